import type { ReplyWriter, WrittenReply } from '@review-reply/reply-writer';
import { meter } from '@review-reply/telemetry';

/** What a million tokens cost, in whatever currency; 0 where nobody says. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
}

const perMillion = 1_000_000;

/** Counts what writing takes: nothing of it is text, and nothing is told by account. */
export function countWriting(writer: ReplyWriter, prices: TokenPrices): (reply: WrittenReply) => void {
  const counter = (name: string, description: string, unit = '1') =>
    meter().createCounter(`reviews.suggestions.${name}`, { description, unit });
  const written = counter('written', 'Suggestions, by who wrote them and, where a model was to, why it did not.');
  const tokens = counter('model_tokens', 'Tokens that a model read, had kept, or wrote, by kind.', '{token}');
  const cost = counter('model_cost', 'What those tokens cost, by the prices in the settings.');
  const repairs = counter('model_repairs', 'Drafts that a model was asked to write again.');
  const faults = counter('model_faults', 'What was wrong with drafts of a model, by fault.');
  const duration = meter().createHistogram('reviews.suggestions.model_duration', {
    description: 'Waited for a model, all calls for one suggestion together.',
    unit: 's',
  });
  meter()
    .createObservableGauge('reviews.suggestions.model_resting', {
      description: '1 while a model that failed too often is left alone and rules write instead.',
    })
    .addCallback((result) => result.observe(writer.isResting() ? 1 : 0));
  return ({ by, model }) => {
    written.add(1, { writer: by, ...(model?.fallback ? { fallback: model.fallback } : {}) });
    if (model === null || model.calls === 0) return;
    tokens.add(model.inputTokens, { kind: 'input' });
    tokens.add(model.cachedTokens, { kind: 'cached' });
    tokens.add(model.outputTokens, { kind: 'output' });
    cost.add((model.inputTokens * prices.input + model.outputTokens * prices.output) / perMillion);
    repairs.add(model.repairs);
    for (const fault of model.faults) faults.add(1, { fault });
    duration.record(model.durationMs / 1_000);
  };
}
