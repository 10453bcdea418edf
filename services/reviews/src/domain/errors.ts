import { defineErrors } from '@review-reply/errors';

/** Every refusal of this service; what suggesting may show is beside its writers. */
export const errors = defineErrors({
  /** Also for what belongs to another account. */
  notFound: { kind: 'not_found', code: 'not_found' },
  /** The account left its partner. */
  accountNotFound: { kind: 'not_found', code: 'account_not_found' },
  /** details: fields */
  invalid: { kind: 'unprocessable', code: 'validation_failed' },
  alreadyPublished: { kind: 'conflict', code: 'already_published' },
  publicationInProgress: { kind: 'conflict', code: 'publication_in_progress' },
  /** The platform took no such reply, for good. details: source */
  platformRefused: { kind: 'unprocessable', code: 'platform_refused' },
  /** details: retry_after_s */
  importInProgress: { kind: 'conflict', code: 'import_in_progress' },
  /** details: source, reason */
  notPublishable: { kind: 'unprocessable', code: 'platform_not_publishable' },
});
