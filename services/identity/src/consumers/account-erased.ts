import { on } from '@review-reply/events';
import { AccountErasedSchema } from '@review-reply/proto/identity/events/v1/events';
import { noteErased } from '../use-cases/leaving/follow-erasures.ts';

/** A service has nothing left of an account. */
export const accountErased = on(AccountErasedSchema, (tx, message) => noteErased(tx, message));
