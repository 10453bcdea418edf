import { on } from '@review-reply/events';
import { AccountErasedSchema } from '@review-reply/proto/identity/events/v1/events';
import { erasingServices } from '../domain/leaving.ts';
import { noteErased } from '../use-cases/leaving/follow-erasures.ts';

/** A service has nothing left of an account: the one by whose topic that came, whichever the message names. */
export const accountErased = on(
  AccountErasedSchema,
  (tx, { accountId }, { publisher: service }) => noteErased(tx, { accountId, service }),
  { publishers: erasingServices },
);
