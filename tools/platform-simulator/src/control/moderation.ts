import { Router } from 'express';
import { z } from 'zod';
import { type Moderation, type ModerationRule, outcomes } from '../state/moderation.ts';
import { badInput } from './errors.ts';
import { parse, placeId } from './parse.ts';

const delayMsMax = 365 * 24 * 3_600_000;

const ruleInput = z.strictObject({
  source: z.string(),
  place_id: placeId.optional(),
  outcome: z.enum(outcomes),
  policy_violation: z
    .string()
    .regex(/^[A-Z_]{1,60}$/)
    .optional(),
  delay_ms: z.int().min(0).max(delayMsMax).default(0),
});
const clearQuery = z.strictObject({ source: z.string(), place_id: placeId.optional() });

/** How platforms judge later replies; replies already sent keep the verdict they will get. */
export function moderationControl(moderation: Moderation, sources: readonly string[]): Router {
  const routes = Router();
  const check = (source: string) => {
    if (!sources.includes(source)) throw badInput(`Unknown source: ${source}. Known: ${sources.join(', ')}.`);
  };
  routes.post('/moderation', (request, response) => {
    const input = parse(ruleInput, request.body);
    check(input.source);
    const rule: ModerationRule = {
      source: input.source,
      placeId: input.place_id ?? null,
      outcome: input.outcome,
      policyViolation: input.policy_violation ?? null,
      delayMs: input.delay_ms,
    };
    moderation.set(rule);
    response.status(201).json(show(rule));
  });
  routes.get('/moderation', (_request, response) => {
    response.json(moderation.list().map(show));
  });
  routes.delete('/moderation', (request, response) => {
    const query = parse(clearQuery, request.query);
    check(query.source);
    moderation.clear(query.source, query.place_id ?? null);
    response.status(204).end();
  });
  return routes;
}

function show(rule: ModerationRule) {
  return {
    source: rule.source,
    place_id: rule.placeId,
    outcome: rule.outcome,
    policy_violation: rule.policyViolation,
    delay_ms: rule.delayMs,
  };
}
