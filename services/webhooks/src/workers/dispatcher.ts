import { setTimeout as delay } from 'node:timers/promises';
import { type DueWorker, startDueWorker } from '@review-reply/jobs';
import { killPoint, type Lifecycle } from '@review-reply/runtime';
import type { ClaimedDelivery } from '../domain/delivery.ts';
import type { EventSender } from '../network/event-sender.ts';
import { claimDeliveries } from '../storage/claim-deliveries.ts';
import { attemptDelivery } from '../use-cases/attempt-delivery.ts';
import type { Context } from '../use-cases/context.ts';
import { type EndedAttempt, settleAttempts } from '../use-cases/settle-attempts.ts';
import { createResultWriter, type ResultWriter } from './result-writer.ts';

/** Attempts to one endpoint at once, so that a slow one leaves places to the others. */
const perEndpointMax = 10;
/** How often an idle dispatcher looks: for retries that fall due and what other replicas wrote. */
const pollEveryMs = 200;
const groupItemsMax = 500;
const writeTriesMax = 30;
const writeAgainAfterMs = 500;

export interface DispatcherOptions {
  readonly context: Context;
  readonly sender: EventSender;
  readonly life: Lifecycle;
  readonly concurrencyMax: number;
  readonly leaseMs: number;
}

/**
 * Sends what is due. The lease is written before the attempt and ends with its result, so a replica that dies leaves its
 * deliveries to the others, who send them again under the same event id once the lease has passed.
 */
export function startDispatcher({ context, sender, life, concurrencyMax, leaseMs }: DispatcherOptions): DueWorker {
  const running = new Map<bigint, number>();
  const results = createResultWriter<EndedAttempt>((group) => settleAttempts(context, group), groupItemsMax);

  const handle = async (delivery: ClaimedDelivery): Promise<void> => {
    const { webhookId } = delivery;
    running.set(webhookId, (running.get(webhookId) ?? 0) + 1);
    try {
      killPoint('webhooks.after-lease');
      const ended = await attemptDelivery(context, sender, delivery);
      killPoint('webhooks.after-send');
      await writeResult(results, ended);
    } finally {
      const left = (running.get(webhookId) ?? 1) - 1;
      if (left > 0) running.set(webhookId, left);
      else running.delete(webhookId);
    }
  };

  return startDueWorker({
    name: 'dispatcher',
    database: context.database,
    clock: context.clock,
    life,
    concurrencyMax,
    leaseMs,
    pollEveryMs,
    lease: (tx, request) => claimDeliveries(tx, { ...request, running, perEndpointMax }),
    handle,
  });
}

/** What the receiver has got is worth remembering: while the database is away the result waits, and with it its place. */
async function writeResult(results: ResultWriter<EndedAttempt>, ended: EndedAttempt): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await results.write(ended);
    } catch (error) {
      if (tries === writeTriesMax) throw error;
      await delay(writeAgainAfterMs);
    }
  }
}
