import type { DetachedAccount } from '@review-reply/proto/identity/v1/leaving';
import type * as z from 'zod';
import type { detachedAccountSchema } from '../schemas/detached-account.ts';
import { renderId, renderTime } from './values.ts';

/** A client account that its partner detached. */
export function renderDetachedAccount(account: DetachedAccount): z.output<typeof detachedAccountSchema> {
  return {
    account_id: renderId(account.accountId),
    external_ref: account.externalRef ?? null,
    service: account.service === 'pro' ? 'pro' : 'essential',
    status: 'detached',
    attached_at: renderTime(account.attachedAt),
    detached_at: renderTime(account.detachedAt),
    delete_after: renderTime(account.deleteAfter),
  };
}
