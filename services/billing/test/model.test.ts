import { AppError } from '@review-reply/errors';
import { toTimestamp } from '@review-reply/rpc';
import * as fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BillingModel, type ModelHold } from './billing-model.ts';
import { newId, operator, startBilling, type TestBilling } from './start-billing.ts';

/** Thousands find what these few do not: `MODEL_RUNS=2000 npx vitest run services/billing/test/model.test.ts`. */
const runs = Number(process.env.MODEL_RUNS ?? 40);
const dayMs = 86_400_000;

// Few of everything, so that accounts run dry, plans are used up and reviews are met again.
const planIncludes = 2;
/** What a plan includes that begins anew. */
const essentialIncludes = 100;
const standardAccounts = 2;
const capCents = 30n;

let billing: TestBilling;
beforeAll(async () => {
  // What holds by the calendar holds to the moment; whoever tells of it afterwards has nothing to do with the answers.
  billing = await startBilling({ more: { CALENDAR_EVERY_MS: '3600000', HOLD_TTL_MS: '86400000' } });
});
afterAll(() => billing?.stack.close());

const subject = { account: fc.nat(2), place: fc.nat(1), review: fc.nat(2) };
const which = fc.nat(40);
const anyAccount = fc.nat(standardAccounts);
const standardAccount = fc.nat(standardAccounts - 1);
const milliSuns = fc.constantFrom(1_000n, 1_999n, -500n, -3_000n);
const action = <T extends string, R extends object>(type: T, rest: { [K in keyof R]: fc.Arbitrary<R[K]> }) =>
  fc.record(rest).map((values): R & { type: T } => ({ ...values, type }));
const charging = [
  { weight: 10, arbitrary: action('reserve', subject) },
  { weight: 2, arbitrary: action('reserve again', { which }) },
  { weight: 2, arbitrary: action('reserve otherwise', { which, ...subject }) },
  { weight: 6, arbitrary: action('capture', { which }) },
  { weight: 6, arbitrary: action('void', { which }) },
  { weight: 2, arbitrary: action('grant', { account: standardAccount, milliSuns }) },
] as const;
const overTime = [
  { weight: 3, arbitrary: action('wait', { days: fc.constantFrom(1, 6, 20, 40) }) },
  { weight: 3, arbitrary: action('grant for a time', { account: standardAccount, days: fc.constantFrom(3, 15, 60) }) },
  { weight: 2, arbitrary: action('end plan', { account: anyAccount, atOnce: fc.boolean() }) },
  { weight: 2, arbitrary: action('begin plan', { account: anyAccount }) },
  { weight: 2, arbitrary: action('set cap', { cents: fc.constantFrom(0n, 20n, 50n, null) }) },
] as const;
const length = { minLength: 5, maxLength: 50 };
const atOnce = fc.array(fc.oneof(...charging), length);
const inTurn = fc.array(fc.oneof(...charging, ...overTime), length);
type ActionOf<A> = A extends fc.Arbitrary<Array<infer T>> ? T : never;
type Action = ActionOf<typeof inTurn>;

/** Two standard accounts and a partner's client, each with a place on a small plan and one without. */
interface World {
  readonly accounts: readonly bigint[];
  readonly places: ReadonlyArray<readonly [bigint, bigint]>;
  readonly reviews: readonly bigint[];
  readonly partnerId: bigint;
}

async function createWorld(): Promise<World> {
  const accounts = [newId(), newId(), newId()];
  const places = accounts.map(() => [newId(), newId()] as const);
  const partnerId = newId();
  const { pool } = billing.database;
  for (const [index, [planned]] of places.entries())
    await pool.query(
      `insert into plan_span (account_id, place_ref, plan, included, started_at)
       values ($1, $2, 'essential', $3, '2020-01-01Z')`,
      [accounts[index], planned, planIncludes],
    );
  await pool.query(`insert into partner_contract values ($1, $2, 2000, 'Europe/Paris')`, [partnerId, capCents]);
  await pool.query(`insert into attachment values ($1, $2, 'demo', 'essential', '2020-01-01Z')`, [
    accounts[standardAccounts],
    partnerId,
  ]);
  return { accounts, places, reviews: [newId(), newId(), newId()], partnerId };
}

const codeOf = (error: unknown): string => {
  if (error instanceof AppError && error.kind !== 'internal') return error.code;
  throw error;
};

function reserve(world: World, id: string, at: { account: number; place: number; review: number }) {
  return billing
    .reserve({
      generationId: id,
      accountId: world.accounts[at.account] ?? 0n,
      placeRef: world.places[at.account]?.[at.place === 0 ? 0 : 1] ?? 0n,
      reviewId: world.reviews[at.review] ?? 0n,
    })
    .catch(codeOf);
}

const shown = (hold: ModelHold | string) =>
  typeof hold === 'string'
    ? hold
    : {
        holdId: hold.id,
        source: hold.source,
        charged: hold.costMilliSuns > 0n,
        costMilliSuns: hold.costMilliSuns,
        freeVariantsLeft: hold.leftAnswered,
      };
const answered = (answer: Awaited<ReturnType<typeof reserve>>) => {
  if (typeof answer === 'string') return answer;
  const { $typeName: _name, ...rest } = answer;
  return rest;
};

/** Does one thing in the model and in the service, which must answer alike. */
async function step(model: BillingModel, world: World, todo: Action, index: number): Promise<void> {
  model.now = billing.stack.clock.now().getTime();
  switch (todo.type) {
    case 'reserve': {
      const id = uuidv7();
      const answer = answered(await reserve(world, id, todo));
      expect(answer).toEqual(shown(model.reserve(id, todo.account, todo.place, todo.review)));
      return;
    }
    case 'grant':
      return giveSuns(model, world, { ...todo, key: String(index), expiresAt: null });
    case 'grant for a time': {
      const expiresAt = model.now + todo.days * dayMs;
      return giveSuns(model, world, { ...todo, milliSuns: 1_500n, key: String(index), expiresAt });
    }
    case 'wait':
      return billing.stack.clock.advance(todo.days * dayMs);
    case 'end plan':
    case 'begin plan':
      return changePlan(model, world, todo);
    case 'set cap':
      (model.accounts[standardAccounts] as { capCents: bigint | null }).capCents = todo.cents;
      await billing.database.pool.query(
        'update partner_contract set spending_cap_cents = $2 where partner_account_id = $1',
        [world.partnerId, todo.cents],
      );
      return;
    default:
      return settleOrRepeat(model, world, todo);
  }
}

async function settleOrRepeat(
  model: BillingModel,
  world: World,
  todo: Extract<Action, { which: number }>,
): Promise<void> {
  const hold = model.holds[todo.which % Math.max(1, model.holds.length)];
  if (hold === undefined) return;
  if (todo.type === 'capture' || todo.type === 'void') {
    const refused = await billing[todo.type](hold.id).then(() => null, codeOf);
    expect(refused).toBe(model[todo.type](hold));
    return;
  }
  const at = todo.type === 'reserve again' ? hold : todo;
  const answer = answered(await reserve(world, hold.id, at));
  expect(answer).toEqual(shown(model.reserve(hold.id, at.account, at.place, at.review)));
}

async function giveSuns(
  model: BillingModel,
  world: World,
  { account, milliSuns: amount, key, expiresAt }: GrantedSuns,
): Promise<void> {
  const request = {
    ...{ accountId: world.accounts[account] ?? 0n, amountMilliSuns: amount, reason: 'test', idempotencyKey: key },
    ...(expiresAt === null ? {} : { expiresAt: toTimestamp(new Date(expiresAt)) }),
  };
  const refused = await billing.client.grantSuns(request, operator).then(() => null, codeOf);
  expect(refused).toBe(model.grant(account, amount, expiresAt));
}

interface GrantedSuns {
  readonly account: number;
  readonly milliSuns: bigint;
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number | null;
}

async function changePlan(
  model: BillingModel,
  world: World,
  todo: Extract<Action, { type: 'end plan' | 'begin plan' }>,
): Promise<void> {
  const subject = { accountId: world.accounts[todo.account] ?? 0n, placeRef: world.places[todo.account]?.[0] ?? 0n };
  if (todo.type === 'begin plan') {
    model.beginPlan(todo.account, essentialIncludes);
    await billing.client.setPlan({ ...subject, plan: 'essential' }, operator);
    return;
  }
  model.endPlan(todo.account, todo.atOnce);
  await billing.client.setPlan({ ...subject, plan: '', atOnce: todo.atOnce }, operator);
}

const createModel = () =>
  new BillingModel({ now: billing.stack.clock.now().getTime(), included: planIncludes, capCents });

it('answers every sequence of reserves, captures, voids, grants, plans and caps over months as the rules do', async () => {
  await fc.assert(
    fc.asyncProperty(inTurn, async (sequence) => {
      const world = await createWorld();
      const model = createModel();
      for (const [index, todo] of sequence.entries()) await step(model, world, todo, index);
      model.now = billing.stack.clock.now().getTime();
      for (const index of [0, 1]) {
        const balance = await billing.client.getAccountBalance({ accountId: world.accounts[index] ?? 0n }, operator);
        expect([balance.balanceMilliSuns, balance.heldMilliSuns]).toEqual([
          model.look(index).balance,
          model.look(index).held,
        ]);
      }
    }),
    { numRuns: runs },
  );
  expect(await billing.violations()).toEqual([]);
}, 3_600_000);

it('keeps every invariant when the same is done all at once', async () => {
  await fc.assert(
    fc.asyncProperty(atOnce, async (sequence) => {
      const world = await createWorld();
      const ids = sequence.map(() => uuidv7());
      await Promise.all(
        sequence.map(async (todo, index) => {
          const id = 'which' in todo ? (ids[todo.which % ids.length] ?? '') : (ids[index] ?? '');
          if (todo.type === 'capture' || todo.type === 'void') await billing[todo.type](id).catch(codeOf);
          else if (todo.type === 'grant') {
            const accountId = world.accounts[todo.account] ?? 0n;
            const grant = {
              accountId,
              amountMilliSuns: todo.milliSuns,
              reason: 'test',
              idempotencyKey: String(index),
            };
            await billing.client.grantSuns(grant, operator).catch(codeOf);
          } else if (todo.type !== 'reserve again') await reserve(world, id, todo);
        }),
      );
      expect(await billing.violations()).toEqual([]);
    }),
    { numRuns: Math.ceil(runs / 3) },
  );
}, 3_600_000);
