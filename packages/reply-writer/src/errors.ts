import { defineErrors } from '@review-reply/errors';

/** The only failure a writer may show: the caller voids the reserved Suns and answers 503. */
export const suggestingErrors = defineErrors({
  generationUnavailable: { kind: 'unavailable', code: 'generation_unavailable' },
});
