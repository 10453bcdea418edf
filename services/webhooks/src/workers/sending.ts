import { killPoint } from '@review-reply/runtime';
import { type ClaimedDelivery, isSuccess } from '../domain/delivery.ts';
import type { EventSender } from '../network/event-sender.ts';
import { attemptDelivery, EgressFailedError } from '../use-cases/attempt-delivery.ts';
import type { SendingContext } from '../use-cases/context.ts';
import type { EndedAttempt } from '../use-cases/settle-attempts.ts';
import { EndpointSlots } from './endpoint-slots.ts';
import { FairQueue } from './fair-queue.ts';
import { SlotPools } from './slot-pools.ts';

/** How often attempts that take long give their slots to others. */
const moveEveryMs = 100;
const egressToldEveryMs = 10_000;

export interface SendingOptions {
  readonly context: SendingContext;
  readonly sender: EventSender;
  readonly concurrencyMax: number;
  /**
   * A lease of which less is left is not used: it might end during the attempt, and another replica make the same one,
   * or what was taken with it is no longer true.
   */
  readonly leaseLeftMinMs: number;
  readonly onEnded: (ended: EndedAttempt) => void;
  /** Told of deliveries that were taken and are not sent now. */
  readonly onLeft: (deliveries: readonly ClaimedDelivery[]) => void;
  /** Told whenever there may be room for more. */
  readonly onRoom: () => void;
}

/** Sends what this replica has taken, as slots come free. */
export class Sending {
  readonly slots = new EndpointSlots();
  readonly #options: SendingOptions;
  readonly #queue = new FairQueue<ClaimedDelivery>();
  readonly #pools: SlotPools;
  readonly #mover: NodeJS.Timeout;
  #stopped = false;
  #egressToldMs = Number.NEGATIVE_INFINITY;
  #whenIdle: (() => void) | undefined;

  constructor(options: SendingOptions) {
    this.#options = options;
    this.#pools = new SlotPools(options.concurrencyMax);
    this.#mover = setInterval(() => {
      if (this.#pools.moveSlow(performance.now())) this.#startMore();
    }, moveEveryMs);
  }

  get queued(): number {
    return this.#queue.size;
  }

  get running(): number {
    return this.#pools.used;
  }

  add(deliveries: readonly ClaimedDelivery[]): void {
    for (const delivery of deliveries) {
      this.#queue.add(delivery);
      this.slots.queued(delivery.webhookId, 1);
    }
    if (this.#stopped) this.#leaveAll();
    else this.#startMore();
  }

  /** Begins nothing more, hands back what waits, and resolves once nothing is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#mover);
    this.#leaveAll();
    if (this.#pools.used > 0) {
      await new Promise<void>((resolve) => {
        this.#whenIdle = resolve;
      });
    }
  }

  readonly #canStart = (webhookId: bigint): boolean =>
    this.#pools.hasSlot(this.#poolOf(webhookId)) && this.slots.hasSlot(webhookId);

  #poolOf(webhookId: bigint): 'quick' | 'slow' {
    return this.slots.isSlow(webhookId) ? 'slow' : 'quick';
  }

  /** Whether looking through the queue is worth it. */
  get #hasSlot(): boolean {
    return this.#pools.hasSlot('quick') || (this.slots.anySlow && this.#pools.hasSlot('slow'));
  }

  #startMore(): void {
    while (this.#queue.size > 0 && this.#hasSlot) {
      const delivery = this.#queue.take(this.#canStart);
      if (delivery === null) return;
      this.slots.queued(delivery.webhookId, -1);
      const leaseLeftMs = delivery.leaseUntilMs - this.#options.context.clock.realNow().getTime();
      if (leaseLeftMs < this.#options.leaseLeftMinMs) this.#options.onLeft([delivery]);
      else void this.#send(delivery);
    }
  }

  async #send(delivery: ClaimedDelivery): Promise<void> {
    const { context, sender, onEnded, onRoom } = this.#options;
    const { webhookId } = delivery;
    const slot = this.#pools.enter(this.#poolOf(webhookId), performance.now());
    this.slots.started(webhookId);
    let heldUntilRecorded = false;
    try {
      killPoint('webhooks.after-lease');
      const ended = await attemptDelivery(context, sender, delivery);
      killPoint('webhooks.after-send');
      this.slots.learn(webhookId, ended.result);
      heldUntilRecorded = !isSuccess(ended.result);
      onEnded(ended);
    } catch (error) {
      this.#tellFailure(error, delivery);
    }
    this.#pools.leave(slot);
    if (!heldUntilRecorded) this.slots.left(webhookId);
    this.#startMore();
    onRoom();
    if (this.#pools.used === 0) this.#whenIdle?.();
  }

  /** What keeps everything from being sent is told now and then, not for every delivery. */
  #tellFailure(error: unknown, { webhookId, deliveryId }: ClaimedDelivery): void {
    const nowMs = performance.now();
    if (error instanceof EgressFailedError) {
      if (nowMs < this.#egressToldMs + egressToldEveryMs) return;
      this.#egressToldMs = nowMs;
    }
    const details = { err: error, webhook_id: webhookId, delivery_id: deliveryId };
    this.#options.context.logger.error(details, 'A delivery could not be attempted and will come back.');
  }

  /**
   * Ends the slots of failures, which they hold until they are counted: otherwise an endpoint that fails quickly would
   * be sent much more than its fifty before it is disabled.
   */
  recorded(attempts: readonly EndedAttempt[]): void {
    for (const { delivery, result } of attempts) if (!isSuccess(result)) this.slots.left(delivery.webhookId);
    this.#startMore();
  }

  /** Hands back what waits for an endpoint that is not to be sent to any more. */
  leave({ accountId, webhookId }: { accountId: bigint; webhookId: bigint }): void {
    this.#leave(this.#queue.takeOf(accountId, webhookId));
  }

  #leaveAll(): void {
    this.#leave(this.#queue.takeAll());
  }

  #leave(left: readonly ClaimedDelivery[]): void {
    for (const { webhookId } of left) this.slots.queued(webhookId, -1);
    if (left.length > 0) this.#options.onLeft(left);
  }
}
