import { developmentCredentials, openControl, type Simulator, startSimulator } from '@review-reply/platform-simulator';
import { createWriter, type WritingInput } from '@review-reply/reply-writer';
import { type CollectedMetrics, collectMetrics } from '@review-reply/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { countWriting } from '../src/use-cases/suggesting/count-writing.ts';

let simulator: Simulator;
let metrics: CollectedMetrics;
beforeAll(async () => {
  simulator = await startSimulator();
});
beforeEach(() => {
  metrics = collectMetrics();
});
afterEach(async () => {
  await metrics.close();
  await openControl(simulator.url)('DELETE', '/faults');
});
afterAll(() => simulator.close());

const input: WritingInput = {
  review: {
    ...{ rating: 5, text: 'The staff were friendly and the food was great.', title: null },
    ...{ authorName: null, anonymous: true, languageHint: null },
  },
  place: { name: 'Demo House', city: null, category: null, country: null, locale: null },
  settings: {
    ...{ tone: 5, greeting: 'first_name', negativeReviewContact: false },
    ...{ supportPhone: null, supportEmail: null, signature: null },
  },
  ...{ instructions: null, limit: { max: 4_096, unit: 'bytes' }, recentReplies: [], variant: 0, seed: 'review-1' },
  voice: { snippets: [], samples: [] },
};

/** Writes and counts so many suggestions, the model misbehaving as told. */
async function written(times: number, fault?: Record<string, unknown>) {
  const writer = await createWriter({
    ...{ aiBaseUrl: `${simulator.url}/ai/v1`, aiApiKey: developmentCredentials.aiApiKey, aiModel: 'demo-model' },
  });
  const count = countWriting(writer, { input: 2, output: 8 });
  if (fault) await openControl(simulator.url)('POST', '/faults', { target: 'ai.chat', times: 100, ...fault });
  const replies = [];
  for (let time = 0; time < times; time += 1) {
    const reply = await writer.write(input, AbortSignal.timeout(60_000));
    count(reply);
    replies.push(reply);
  }
  return replies;
}

it("tells a model's tokens, what they cost, and how long it was waited for", async () => {
  const [reply] = await written(1);
  const { inputTokens = 0, outputTokens = 0, durationMs = 0 } = reply?.model ?? {};
  expect(inputTokens).toBeGreaterThan(0);
  expect(await metrics.by('reviews.suggestions.model_tokens', 'kind')).toEqual({
    ...{ input: inputTokens, cached: 0, output: outputTokens },
  });
  expect(await metrics.value('reviews.suggestions.model_cost')).toBeCloseTo(
    (inputTokens * 2 + outputTokens * 8) / 1_000_000,
    9,
  );
  expect(await metrics.read('reviews.suggestions.model_duration')).toMatchObject([
    { value: 1, sum: durationMs / 1_000 },
  ]);
  expect(await metrics.by('reviews.suggestions.written', 'writer')).toEqual({ model: 1 });
  expect(await metrics.value('reviews.suggestions.model_repairs')).toBe(0);
});

it('tells repairs and faults by name, and that rules wrote in the end', async () => {
  await written(1, { contains: 'You write the owner', body: 'lie_offer' });
  expect(await metrics.value('reviews.suggestions.model_repairs')).toBe(1);
  expect(await metrics.by('reviews.suggestions.model_faults', 'fault')).toMatchObject({ offer: 2 });
  expect(await metrics.read('reviews.suggestions.written')).toMatchObject([
    { labels: { writer: 'rules', fallback: 'rejected' }, value: 1 },
  ]);
});

it('tells by why rules wrote for a model that fails, and that it is left alone in the end', async () => {
  await written(6, { status: 401 });
  expect(await metrics.by('reviews.suggestions.written', 'fallback')).toEqual({ status_401: 5, resting: 1 });
  expect(await metrics.value('reviews.suggestions.model_resting')).toBe(1);
});
