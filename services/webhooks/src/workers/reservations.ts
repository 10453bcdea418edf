import type { Transaction } from '@review-reply/postgres';

/** What each transaction has asked for and not yet handed over: slots that are still free, and spoken for. */
export class Reservations {
  readonly #byTransaction = new WeakMap<Transaction, Map<bigint, number>>();

  /** @returns whether one of an endpoint's free slots is this transaction's now */
  reserve(tx: Transaction, webhookId: bigint, free: number): boolean {
    const reserved = this.#byTransaction.get(tx) ?? new Map<bigint, number>();
    this.#byTransaction.set(tx, reserved);
    const own = reserved.get(webhookId) ?? 0;
    if (free <= own) return false;
    reserved.set(webhookId, own + 1);
    return true;
  }
}
