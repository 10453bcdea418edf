import type { ReplyWriter, WrittenReply } from '@review-reply/reply-writer';
import { count, observe, record } from '@review-reply/telemetry';

/** What a million tokens cost, in whatever currency; 0 where nobody says. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
}

const perMillion = 1_000_000;

/** Counts what writing takes: nothing of it is text, and nothing is told by account. */
export function countWriting(writer: ReplyWriter, prices: TokenPrices): (reply: WrittenReply) => void {
  observe(['reviews.suggestions.model_resting'], (tell) =>
    tell('reviews.suggestions.model_resting', writer.isResting() ? 1 : 0),
  );
  return ({ by, model }) => {
    count('reviews.suggestions.written', 1, { writer: by, ...(model?.fallback && { fallback: model.fallback }) });
    if (model === null || model.calls === 0) return;
    count('reviews.suggestions.model_tokens', model.inputTokens, { kind: 'input' });
    count('reviews.suggestions.model_tokens', model.cachedTokens, { kind: 'cached' });
    count('reviews.suggestions.model_tokens', model.outputTokens, { kind: 'output' });
    const cost = (model.inputTokens * prices.input + model.outputTokens * prices.output) / perMillion;
    count('reviews.suggestions.model_cost', cost);
    count('reviews.suggestions.model_repairs', model.repairs);
    for (const fault of model.faults) count('reviews.suggestions.model_faults', 1, { fault });
    record('reviews.suggestions.model_duration', model.durationMs / 1_000);
  };
}
