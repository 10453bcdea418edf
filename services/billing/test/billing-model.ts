import { Source } from '@review-reply/proto/billing/v1/billing';

export interface ModelHold {
  readonly id: string;
  readonly account: number;
  readonly place: number;
  readonly review: number;
  readonly source: Source;
  readonly costMilliSuns: bigint;
  /** In which it was reserved, where the payer is. */
  readonly month: string;
  readonly leftAnswered: number;
  readonly parent: ModelHold | null;
  state: 'reserved' | 'captured' | 'voided';
  left: number;
}

/** Suns granted together; what was kept of them when they expired is gone. */
interface Lot {
  kept: bigint;
  readonly expiresAt: number | null;
}

/** What an account has to pay with: Suns of its own, or its partner's cap (null: it has none). */
export interface ModelAccount {
  readonly lots: Lot[];
  balance: bigint;
  held: bigint;
  readonly isClient: boolean;
  capCents: bigint | null;
}

/** What a place's plan includes, until when (null: for good). */
export interface ModelPlan {
  included: number;
  endsAt: number | null;
}

const dayMs = 86_400_000;
/** Months in which a place is in Paris an hour further ahead, from their first day to their last but a few. */
const summer = { from: 4, to: 10 };

/** The month in Paris and its end, worked out without a library: no change of the hour is on a month's first day. */
function monthAt(time: number): { month: string; endsAt: number } {
  const begins = (year: number, index: number) => {
    const number = (index % 12) + 1;
    return Date.UTC(year, index, 1) - (number >= summer.from && number <= summer.to ? 2 : 1) * 3_600_000;
  };
  const near = new Date(time + dayMs);
  const [year, index] = [near.getUTCFullYear(), near.getUTCMonth()];
  const at = time >= begins(year, index) ? index : index - 1;
  const first = new Date(Date.UTC(year, at, 1));
  return { month: first.toISOString().slice(0, 7), endsAt: begins(first.getUTCFullYear(), first.getUTCMonth() + 1) };
}

/** The rules of billing in the plainest form there is: no concurrency, everything recomputed from a list. */
export class BillingModel {
  readonly holds: ModelHold[] = [];
  readonly accounts: readonly ModelAccount[];
  /** Of the first place of each account; the second has none. */
  readonly plans: readonly ModelPlan[];
  /** The most that a place's plans included in a month, by account and month. */
  readonly #included = new Map<string, number>();
  now: number;

  constructor({ now, included, capCents }: { now: number; included: number; capCents: bigint }) {
    const standard = (): ModelAccount => ({ lots: [], balance: 0n, held: 0n, isClient: false, capCents: null });
    this.now = now;
    this.accounts = [standard(), standard(), { ...standard(), isClient: true, capCents }];
    this.plans = this.accounts.map(() => ({ included, endsAt: null }));
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
      ...{ id, account, place, review, source: paid, parent, state: 'reserved', month: monthAt(this.now).month },
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
    if (hold.parent !== null && hold.parent.state !== 'voided') hold.parent.left += 1;
    return null;
  }

  /** @returns the code of the refusal, or null */
  grant(index: number, milliSuns: bigint, expiresAt: number | null): string | null {
    const account = this.look(index);
    if (account.balance + milliSuns - account.held < 0n) return 'insufficient_suns';
    account.balance += milliSuns;
    if (milliSuns > 0n) account.lots.push({ kept: milliSuns, expiresAt });
    return null;
  }

  /**
   * The account once what has expired is gone: what was spent, taken back or is held counts against the oldest lots.
   */
  look(index: number): ModelAccount {
    const account = this.#account(index);
    const kept = account.lots.map((lot) => lot.kept);
    let against = kept.reduce((sum, each) => sum + each, 0n) - account.balance + account.held;
    for (const [place, lot] of account.lots.entries()) {
      let counted = lot.kept;
      if (against < counted) counted = against;
      against -= counted;
      if (lot.expiresAt === null || lot.expiresAt > this.now) continue;
      const expired = (kept[place] ?? 0n) - counted;
      lot.kept -= expired;
      account.balance -= expired;
    }
    return account;
  }

  /** Ends the plan of an account's first place, or has it end with the month. */
  endPlan(index: number, atOnce: boolean): void {
    const plan = this.#plan(index);
    if (!this.#isServed(plan)) return;
    plan.endsAt = atOnce ? this.now : monthAt(this.now).endsAt;
  }

  /** Begins a plan where there is none; one that is to end goes on. */
  beginPlan(index: number, included: number): void {
    const plan = this.#plan(index);
    if (!this.#isServed(plan)) plan.included = included;
    plan.endsAt = null;
    this.#raise(index, plan.included);
  }

  #isServed({ endsAt }: ModelPlan): boolean {
    return endsAt === null || endsAt > this.now;
  }

  #raise(index: number, included: number): number {
    const key = `${index} ${monthAt(this.now).month}`;
    const most = Math.max(included, this.#included.get(key) ?? 0);
    this.#included.set(key, most);
    return most;
  }

  #pay(index: number, place: number, own: readonly ModelHold[]): Source | string {
    const { month } = monthAt(this.now);
    const paid = own.filter((hold) => hold.month === month && hold.state !== 'voided');
    const plan = this.#plan(index);
    if (place === 0 && this.#isServed(plan)) {
      const byPlan = paid.filter((hold) => hold.place === place && hold.source === Source.QUOTA);
      if (byPlan.length < this.#raise(index, plan.included)) return Source.QUOTA;
    }
    const account = this.look(index);
    if (!account.isClient) {
      if (account.balance - account.held < 1_000n) return 'insufficient_suns';
      account.held += 1_000n;
      return Source.SUNS;
    }
    const used = 10n * BigInt(paid.filter((hold) => hold.source === Source.OVERAGE).length);
    return account.capCents !== null && used + 10n > account.capCents ? 'spending_cap_reached' : Source.OVERAGE;
  }

  #plan(index: number): ModelPlan {
    const plan = this.plans[index];
    if (plan === undefined) throw new Error('no such place');
    return plan;
  }

  #account(index: number): ModelAccount {
    const account = this.accounts[index];
    if (account === undefined) throw new Error('no such account');
    return account;
  }
}
