import { slowMs } from '../domain/pace.ts';

/** An attempt's slot. */
export interface Slot {
  readonly startedMs: number;
  pool: 'quick' | 'slow';
}

/**
 * Slots of the slow pool to one of the quick. A slow attempt waits; it costs a connection and hardly anything else.
 */
const slowSlotsFactor = 3;

/**
 * The slots of a replica. Every attempt begins in the quick pool, unless its endpoint is known to be slow, and leaves
 * it for the slow one when it takes long. So however many receivers hold on to their connections, the slots of those
 * that answer come free within half a second.
 */
export class SlotPools {
  readonly #quickMax: number;
  readonly #slowMax: number;
  /** By their start, the oldest first. */
  readonly #quick = new Set<Slot>();
  #slow = 0;

  /** @param quickMax slots of the quick pool */
  constructor(quickMax: number) {
    this.#quickMax = quickMax;
    this.#slowMax = quickMax * slowSlotsFactor;
  }

  get used(): number {
    return this.#quick.size + this.#slow;
  }

  hasSlot(pool: Slot['pool']): boolean {
    return pool === 'quick' ? this.#quick.size < this.#quickMax : this.#slow < this.#slowMax;
  }

  /** @param startedMs on the clock of `performance.now()` */
  enter(pool: Slot['pool'], startedMs: number): Slot {
    const slot: Slot = { pool, startedMs };
    if (pool === 'quick') this.#quick.add(slot);
    else this.#slow += 1;
    return slot;
  }

  leave(slot: Slot): void {
    if (slot.pool === 'slow') this.#slow -= 1;
    else this.#quick.delete(slot);
  }

  /**
   * Moves what takes long to the slow pool, as far as that has slots.
   * @returns whether any moved
   */
  moveSlow(nowMs: number): boolean {
    let moved = false;
    for (const slot of this.#quick) {
      if (nowMs - slot.startedMs < slowMs || this.#slow >= this.#slowMax) break;
      this.#quick.delete(slot);
      slot.pool = 'slow';
      this.#slow += 1;
      moved = true;
    }
    return moved;
  }
}
