import { Source } from '@review-reply/proto/billing/v1/billing';

export interface ModelHold {
  readonly id: string;
  readonly account: number;
  readonly place: number;
  readonly review: number;
  readonly source: Source;
  readonly costMilliSuns: bigint;
  readonly leftAnswered: number;
  readonly parent: ModelHold | null;
  state: 'reserved' | 'captured' | 'voided';
  left: number;
}

/** What an account has to pay with: Suns of its own, or its partner's cap. */
export interface ModelAccount {
  balance: bigint;
  held: bigint;
  capCents: bigint | null;
  usedCents: bigint;
}

/** The rules of billing in the plainest form there is: one month, no concurrency, everything recomputed from a list. */
export class BillingModel {
  readonly holds: ModelHold[] = [];
  readonly accounts: readonly ModelAccount[];
  /** Suggestions that the plan of each place of each account pays for. */
  readonly included: number;

  constructor(accounts: readonly ModelAccount[], included: number) {
    this.accounts = accounts;
    this.included = included;
  }

  /** @returns the hold, or the code of the refusal */
  reserve(id: string, account: number, place: number, review: number): ModelHold | string {
    const known = this.holds.find((hold) => hold.id === id);
    if (known !== undefined) {
      if (known.account !== account || known.place !== place || known.review !== review) return 'generation_mismatch';
      return known.state === 'voided' ? 'generation_ended' : known;
    }
    const own = this.holds.filter((hold) => hold.account === account);
    const parent = own.find((hold) => hold.review === review && hold.left > 0) ?? null;
    const paid = parent === null ? this.#pay(account, place, own) : Source.FREE_VARIANT;
    if (typeof paid === 'string') return paid;
    if (parent !== null) parent.left -= 1;
    const left = own.filter((hold) => hold.review === review).reduce((sum, hold) => sum + hold.left, 0);
    const charged = paid === Source.SUNS || paid === Source.OVERAGE;
    const hold: ModelHold = {
      ...{ id, account, place, review, source: paid, parent, state: 'reserved' },
      costMilliSuns: charged ? 1_000n : 0n,
      left: parent === null ? 2 : 0,
      leftAnswered: parent === null ? 2 : left,
    };
    this.holds.push(hold);
    return hold;
  }

  /** @returns the code of the refusal, or null */
  capture(hold: ModelHold): string | null {
    if (hold.state === 'voided') return 'hold_voided';
    if (hold.state === 'captured') return null;
    hold.state = 'captured';
    const account = this.#account(hold.account);
    if (hold.source === Source.SUNS) {
      account.balance -= 1_000n;
      account.held -= 1_000n;
    }
    return null;
  }

  /** @returns the code of the refusal, or null */
  void(hold: ModelHold): string | null {
    if (hold.state === 'captured') return 'hold_captured';
    if (hold.state === 'voided') return null;
    hold.state = 'voided';
    hold.left = 0;
    const account = this.#account(hold.account);
    if (hold.source === Source.SUNS) account.held -= 1_000n;
    if (hold.source === Source.OVERAGE) account.usedCents -= 10n;
    if (hold.parent !== null && hold.parent.state !== 'voided') hold.parent.left += 1;
    return null;
  }

  /** @returns the code of the refusal, or null */
  grant(accountIndex: number, milliSuns: bigint): string | null {
    const account = this.#account(accountIndex);
    if (account.balance + milliSuns - account.held < 0n) return 'insufficient_suns';
    account.balance += milliSuns;
    return null;
  }

  #pay(accountIndex: number, place: number, own: readonly ModelHold[]): Source | string {
    const byPlan = own.filter(
      (hold) => hold.place === place && hold.source === Source.QUOTA && hold.state !== 'voided',
    );
    if (byPlan.length < this.included && place === 0) return Source.QUOTA;
    const account = this.#account(accountIndex);
    if (account.capCents === null) {
      if (account.balance - account.held < 1_000n) return 'insufficient_suns';
      account.held += 1_000n;
      return Source.SUNS;
    }
    if (account.usedCents + 10n > account.capCents) return 'spending_cap_reached';
    account.usedCents += 10n;
    return Source.OVERAGE;
  }

  #account(index: number): ModelAccount {
    const account = this.accounts[index];
    if (account === undefined) throw new Error('no such account');
    return account;
  }
}
