import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Simulation } from '../simulation.ts';
import { googleIssuer, signJwt } from './signing-key.ts';
import type { GoogleState } from './state.ts';

const tokenLifeS = 3_600;
/** Messages that come together are sent together, so that their order is none. */
const gatheredForMs = 20;
const attemptsMax = 5;
const repeatAfterMs = 200;

/** Where a topic's messages are pushed, as a Pub/Sub push subscription says it. */
export interface PushSubscription {
  readonly topic: string;
  readonly endpoint: string;
  readonly audience: string;
  /** The service account that its tokens are for. */
  readonly sender: string;
}

interface Message {
  readonly subscription: PushSubscription;
  readonly data: Readonly<Record<string, string>>;
  readonly messageId: string;
  readonly publishTime: string;
  /** What the endpoint answered, push by push; 0 where it could not be reached. */
  readonly statuses: number[];
}

/** What happens at a location, in Google's words. */
export interface Notification {
  readonly type: 'NEW_REVIEW' | 'UPDATED_REVIEW' | 'GOOGLE_UPDATE' | 'DUPLICATE_LOCATION' | 'VOICE_OF_MERCHANT_UPDATED';
  readonly locationId: string;
  readonly reviewId?: string;
}

/**
 * Google's notifications by Cloud Pub/Sub (https://cloud.google.com/pubsub/docs/push): each message twice and in no
 * order, in the spellings that were seen, until the endpoint answers 2xx.
 */
export class Pushes {
  readonly #simulation: Simulation;
  readonly #state: GoogleState;
  readonly #subscriptions = new Map<string, PushSubscription>();
  readonly #messages: Message[] = [];
  #waiting: Message[] = [];

  constructor(simulation: Simulation, state: GoogleState) {
    this.#simulation = simulation;
    this.#state = state;
  }

  subscribe(subscription: PushSubscription): void {
    this.#subscriptions.set(subscription.topic, subscription);
  }

  list(): ReadonlyArray<Pick<Message, 'data' | 'messageId' | 'statuses'>> {
    return this.#messages.map(({ data, messageId, statuses }) => ({ data, messageId, statuses }));
  }

  /** Tells every account that manages the location, as far as it wants to be told. */
  tell(notification: Notification): void {
    if (this.#subscriptions.size === 0) return;
    for (const { id } of this.#state.accountsWith(notification.locationId)) {
      const { pubsubTopic, notificationTypes = [] } = this.#state.notificationSettings.get(id) ?? {};
      const subscription = this.#subscriptions.get(pubsubTopic ?? '');
      if (subscription === undefined || !notificationTypes.includes(notification.type)) continue;
      const message = {
        subscription,
        data: this.#spell(notification, `accounts/${id}/locations/${notification.locationId}`),
        messageId: randomUUID(),
        publishTime: this.#simulation.clock.now().toISOString(),
        statuses: [],
      };
      this.#messages.push(message);
      this.#waiting.push(message);
      if (this.#waiting.length === 1) void this.#sendSoon().catch(() => {});
    }
  }

  /** A token as Pub/Sub signs it (https://cloud.google.com/pubsub/docs/authenticate-push-subscriptions). */
  token(claims: Readonly<Record<string, unknown>>): string {
    const iat = Math.floor(this.#simulation.clock.now().getTime() / 1_000);
    return signJwt({ iss: googleIssuer, iat, exp: iat + tokenLifeS, email_verified: true, ...claims });
  }

  #spell({ type, reviewId }: Notification, location: string): Record<string, string> {
    const review = reviewId === undefined ? null : `${location}/reviews/${reviewId}`;
    const spellings = [
      { type, locationName: location, ...(review && { reviewName: review }) },
      { type, location, ...(review && { review }) },
      { notificationType: type, location_name: location, ...(review && { review_name: review }) },
    ];
    return spellings[this.#messages.length % spellings.length] ?? {};
  }

  async #sendSoon(): Promise<void> {
    await delay(gatheredForMs, undefined, { signal: this.#simulation.signal });
    const together = this.#waiting.reverse();
    this.#waiting = [];
    await Promise.all([...together, ...together].map((message) => this.#send(message)));
  }

  async #send(message: Message): Promise<void> {
    const { subscription, data, messageId, publishTime, statuses } = message;
    const { endpoint, audience: aud, sender: email, topic } = subscription;
    const encoded = Buffer.from(JSON.stringify(data)).toString('base64');
    const body = JSON.stringify({
      message: { data: encoded, messageId, message_id: messageId, publishTime, publish_time: publishTime },
      subscription: topic.replace('/topics/', '/subscriptions/'),
    });
    for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.token({ aud, email })}` };
      const { signal } = this.#simulation;
      const answer = await fetch(endpoint, { method: 'POST', headers, body, signal }).catch(() => null);
      statuses.push(answer?.status ?? 0);
      if (answer?.ok) return;
      await delay(repeatAfterMs * attempt, undefined, { signal });
    }
  }
}
