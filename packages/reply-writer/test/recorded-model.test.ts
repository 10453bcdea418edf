import { developmentCredentials, recordings, type Simulator, startSimulator } from '@review-reply/platform-simulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWriter } from '../src/create-writer.ts';
import { inputOf } from './input.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(() => simulator.close());

it.each(recordings())("a good model's reply is sent as it wrote it: $review", async ({ rating, review, draft }) => {
  const writer = await createWriter({
    aiBaseUrl: `${simulator.url}/ai/v1`,
    aiApiKey: developmentCredentials.aiApiKey,
    aiModel: 'demo-model',
  });
  const reply = await writer.write(inputOf({ rating, text: review }), AbortSignal.timeout(60_000));
  const reasons = rating <= 2 && draft.language === 'pl' ? ['language_without_rules'] : [];
  expect(reply).toMatchObject({
    by: 'model',
    needsHuman: reasons.length > 0,
    reasons,
    model: { calls: 3, repairs: 0, faults: [] },
  });
  expect(reply.text.split('\n\n').slice(1)).toEqual([draft.body]);
  expect(reply.language).toBe(draft.language);
});
