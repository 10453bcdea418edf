import { type Operation, operations } from '@review-reply/api-schemas';
import { describe, expect, it } from 'vitest';
import type { OperationContext } from '../http/operation-context.ts';
import { type PipelineParts, pipelineSteps } from '../pipeline.ts';

const nobody = () => {
  throw new Error('Nobody is asked about a caller who is not known.');
};

/** Whoever is asked about a caller says so loudly; terms are in force. */
const parts = {
  edge: { termsVersion: '2026-01' },
  accesses: { get: nobody },
  verifyToken: nobody,
  limiter: { take: nobody, refusal: nobody },
  classRules: { reads: { limit: 1, windowMs: 1 } },
} as unknown as PipelineParts;

const operation: Operation = operations.listReviews;
const needToken = ['limit rate', 'check scope', 'choose acting account', 'check terms'];

describe('a step that judges the caller, put before the one that finds out who calls,', () => {
  it.each(pipelineSteps(parts).filter(({ name }) => needToken.includes(name)))('refuses: $name', async ({ step }) => {
    const context = { operation, request: { headers: {} }, requestId: 'request' } as unknown as OperationContext;
    await expect((async () => step(context))()).rejects.toMatchObject({ code: 'invalid_token' });
  });

  it('is each of those that the table has for a token', () => {
    const names = pipelineSteps(parts)
      .filter(({ when }) => when(operation))
      .map(({ name }) => name);
    expect(names).toEqual(['authenticate', ...needToken, 'validate input']);
  });
});
