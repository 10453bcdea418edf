import type { AccountStatus, Attachment } from './account.ts';

/** A partner's client, detached ones too. */
export interface ClientAccount {
  readonly accountId: bigint;
  readonly externalRef: string | null;
  readonly name: string;
  readonly email: string;
  readonly service: Attachment['service'];
  readonly accountStatus: AccountStatus;
  readonly attachedAt: Date;
  readonly detachedAt: Date | null;
  readonly deleteAfter: Date | null;
}
