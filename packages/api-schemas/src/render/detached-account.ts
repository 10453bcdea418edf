import type * as z from 'zod';
import type { detachedAccountSchema } from '../schemas/detached-account.ts';
import { renderId, renderTime } from './values.ts';

export interface DetachedAccountToRender {
  readonly accountId: bigint;
  readonly externalRef: string | null;
  readonly service: string;
  readonly attachedAt: Date;
  readonly detachedAt: Date;
  readonly deleteAfter: Date;
}

/** A client account that its partner detached. */
export function renderDetachedAccount(account: DetachedAccountToRender): z.output<typeof detachedAccountSchema> {
  return {
    account_id: renderId(account.accountId),
    external_ref: account.externalRef,
    service: account.service === 'pro' ? 'pro' : 'essential',
    status: 'detached',
    attached_at: renderTime(account.attachedAt),
    detached_at: renderTime(account.detachedAt),
    delete_after: renderTime(account.deleteAfter),
  };
}
