import { randomUUID } from 'node:crypto';
import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import { parseConfig } from '@review-reply/config';
import type { Database } from '@review-reply/postgres';
import { BillingService, type ReserveResponse } from '@review-reply/proto/billing/v1/billing';
import { InvoicesService } from '@review-reply/proto/billing/v1/invoices';
import {
  AccountAttachedSchema,
  AccountChangedSchema,
  PartnerContractChangedSchema,
} from '@review-reply/proto/identity/events/v1/events';
import { type RpcClient, systemCaller } from '@review-reply/rpc';
import {
  collectEvents,
  type Events,
  openErasures,
  openEventPublisher,
  openStack,
  type Stack,
} from '@review-reply/testing';
import { buildBilling } from '../src/app.ts';
import { billingSettings } from '../src/config.ts';

export const operator = { caller: systemCaller('admin') };
export const fromReviews = { caller: systemCaller('reviews') };
export const asUser = (accountId: bigint) => ({
  caller: {
    ...{
      kind: 'user' as const,
      accountId,
      actingAccountId: accountId,
      clientId: 'test',
      locale: 'en',
      requestId: 'test',
    },
    scopes: ['accounts:manage'],
  },
});

/** Travels to the tenth of the next month: at the end of one, zones differ on which it is. */
export async function travelToMidMonth({ clock }: Stack): Promise<void> {
  const now = clock.now();
  await clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 10) - now.getTime());
}

let lastId = BigInt(Math.floor(Math.random() * 1_000_000)) * 1_000n + 1_000n;
/** An id nobody else has; what belongs to no account yet. */
export const newId = (): bigint => ++lastId;

export interface TestBilling {
  readonly stack: Stack;
  readonly client: RpcClient<typeof BillingService>;
  readonly invoices: RpcClient<typeof InvoicesService>;
  /** Another replica, on the same database. */
  replica(more: Record<string, string>): Promise<RpcClient<typeof BillingService>>;
  /** The service's own database, to look into. */
  readonly database: Database;
  /** Accounts of which identity says that no erasure is due. */
  readonly notDue: Set<bigint>;
  /** A new standard account with Suns. */
  accountWith(suns: bigint): Promise<bigint>;
  /** A new client account of a new partner. */
  clientOfPartner(contract?: {
    capCents?: bigint;
    timezone?: string;
  }): Promise<{ accountId: bigint; partnerId: bigint }>;
  reserve(subject: {
    accountId: bigint;
    reviewId?: bigint;
    placeRef?: bigint;
    generationId?: string;
  }): Promise<ReserveResponse>;
  capture(holdId: string): Promise<unknown>;
  void(holdId: string): Promise<unknown>;
  /** Sends an event as another service would, and waits until billing has handled or parked it. */
  publish<D extends DescMessage>(
    from: 'identity' | 'places',
    schema: D,
    message: MessageInitShape<D>,
    options?: { key?: bigint; eventId?: string; at?: Date },
  ): Promise<void>;
  /** Events of one type that billing has published so far. */
  published: Events;
  violations(): Promise<string[]>;
}

/** The real service on servers of the run, with its own database, topics and clock. */
export async function startBilling({ more = {} }: { more?: Record<string, string> } = {}): Promise<TestBilling> {
  const stack = await openStack({ publishers: ['identity', 'places', 'billing'] });
  const { notDue, served } = openErasures();
  const settings = {
    ...(await stack.serve([served])),
    REVIEWS_ADDRESS: '127.0.0.1:1',
    POSTGRES_CONNECTIONS_MAX: '20',
    CALENDAR_EVERY_MS: '100',
    ...more,
  };
  const env = await stack.env({ migrations: new URL('../migrations', import.meta.url), more: settings });
  const database = stack.openDatabase(env);
  const start = (more: Record<string, string> = {}) =>
    buildBilling(parseConfig(billingSettings, { ...env, ...more }), stack.lifecycle('billing'));
  const server = await start();
  const client = stack.client(BillingService, server.port);
  const invoices = stack.client(InvoicesService, server.port);
  const publishEvent = await openEventPublisher(stack, database);
  const publish: TestBilling['publish'] = (from, schema, message, { key = 1n, ...options } = {}) =>
    publishEvent(schema, message, { from, key, ...options });
  const published = await collectEvents(stack, 'billing');

  const billing: TestBilling = {
    stack,
    client,
    invoices,
    replica: async (more) => stack.client(BillingService, (await start(more)).port),
    database,
    notDue,
    publish,
    published,
    accountWith: async (suns) => {
      const accountId = newId();
      const grant = { accountId, amountMilliSuns: suns * 1_000n, reason: 'test', idempotencyKey: 'first' };
      if (suns > 0n) await client.grantSuns(grant, operator);
      return accountId;
    },
    clientOfPartner: async ({ capCents = 50_000n, timezone = 'Europe/Paris' } = {}) => {
      const [accountId, partnerId] = [newId(), newId()];
      const contract = { partnerAccountId: partnerId, spendingCapCents: capCents, vatRateBp: 2_000, timezone };
      const account = { accountId, kind: 'client', name: 'Demo client', locale: 'fr', status: 'active' };
      const attachment = { accountId, partnerAccountId: partnerId, externalRef: 'demo-1', service: 'essential' };
      await publish('identity', PartnerContractChangedSchema, contract, { key: partnerId });
      await publish('identity', AccountChangedSchema, account, { key: accountId });
      await publish('identity', AccountAttachedSchema, attachment, { key: accountId });
      return { accountId, partnerId };
    },
    reserve: ({ accountId, reviewId = newId(), placeRef = 1n, generationId = randomUUID() }) =>
      client.reserve({ generationId, accountId, placeRef, reviewId }, fromReviews),
    capture: (holdId) => client.capture({ holdId }, fromReviews),
    void: (holdId) => client.void({ holdId }, fromReviews),
    violations: async () => (await client.verifyLedger({}, { ...operator, timeoutMs: 30_000 })).violations,
  };
  return billing;
}
