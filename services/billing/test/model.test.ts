import { AppError } from '@review-reply/errors';
import * as fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BillingModel, type ModelHold } from './billing-model.ts';
import { newId, operator, startBilling, type TestBilling } from './start-billing.ts';

// Few of everything, so that accounts run dry, plans are used up and reviews are met again.
const planIncludes = 2;
const standardAccounts = 2;
const capCents = 30n;

let billing: TestBilling;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing?.stack.close());

const subject = { account: fc.nat(2), place: fc.nat(1), review: fc.nat(2) };
const which = fc.nat(40);
const actions = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ type: fc.constant('reserve' as const), ...subject }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('reserve again' as const), which }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('reserve otherwise' as const), which, ...subject }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('capture' as const), which }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('void' as const), which }) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('grant' as const),
        account: fc.nat(standardAccounts - 1),
        milliSuns: fc.constantFrom(1_000n, 1_999n, -500n, -3_000n),
      }),
    },
  ),
  { minLength: 5, maxLength: 50 },
);
type Action = (typeof actions extends fc.Arbitrary<infer T> ? T : never)[number];

/** Two standard accounts and a partner's client, each with a place on a small plan and one without. */
interface World {
  readonly accounts: readonly bigint[];
  readonly places: ReadonlyArray<readonly [bigint, bigint]>;
  readonly reviews: readonly bigint[];
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
  return { accounts, places, reviews: [newId(), newId(), newId()] };
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
async function step(model: BillingModel, world: World, action: Action, index: number): Promise<void> {
  if (action.type === 'grant') {
    const request = {
      accountId: world.accounts[action.account] ?? 0n,
      amountMilliSuns: action.milliSuns,
      reason: 'test',
      idempotencyKey: String(index),
    };
    const refused = await billing.client.grantSuns(request, operator).then(() => null, codeOf);
    expect(refused).toBe(model.grant(action.account, action.milliSuns));
    return;
  }
  if (action.type === 'reserve') {
    const id = uuidv7();
    const answer = answered(await reserve(world, id, action));
    expect(answer).toEqual(shown(model.reserve(id, action.account, action.place, action.review)));
    return;
  }
  const hold = model.holds[action.which % Math.max(1, model.holds.length)];
  if (hold === undefined) return;
  if (action.type === 'capture' || action.type === 'void') {
    const refused = await billing[action.type](hold.id).then(() => null, codeOf);
    expect(refused).toBe(model[action.type](hold));
    return;
  }
  const at = action.type === 'reserve again' ? hold : action;
  const answer = answered(await reserve(world, hold.id, at));
  expect(answer).toEqual(shown(model.reserve(hold.id, at.account, at.place, at.review)));
}

const startingAccount = (cap: bigint | null) => ({ balance: 0n, held: 0n, capCents: cap, usedCents: 0n });
const createModel = () =>
  new BillingModel([startingAccount(null), startingAccount(null), startingAccount(capCents)], planIncludes);

it('answers every sequence of reserves, captures, voids and grants as the rules do', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (sequence) => {
      const world = await createWorld();
      const model = createModel();
      for (const [index, action] of sequence.entries()) await step(model, world, action, index);
      for (const index of [0, 1]) {
        const balance = await billing.client.getAccountBalance({ accountId: world.accounts[index] ?? 0n }, operator);
        expect([balance.balanceMilliSuns, balance.heldMilliSuns]).toEqual([
          model.accounts[index]?.balance,
          model.accounts[index]?.held,
        ]);
      }
    }),
    { numRuns: 60 },
  );
  expect(await billing.violations()).toEqual([]);
}, 120_000);

it('keeps every invariant when the same is done all at once', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (sequence) => {
      const world = await createWorld();
      const ids = sequence.map(() => uuidv7());
      await Promise.all(
        sequence.map(async (action, index) => {
          const id = 'which' in action ? (ids[action.which % ids.length] ?? '') : (ids[index] ?? '');
          if (action.type === 'capture' || action.type === 'void') await billing[action.type](id).catch(codeOf);
          else if (action.type === 'grant') {
            const accountId = world.accounts[action.account] ?? 0n;
            const grant = {
              accountId,
              amountMilliSuns: action.milliSuns,
              reason: 'test',
              idempotencyKey: String(index),
            };
            await billing.client.grantSuns(grant, operator).catch(codeOf);
          } else if (action.type !== 'reserve again') await reserve(world, id, action);
        }),
      );
      expect(await billing.violations()).toEqual([]);
    }),
    { numRuns: 25 },
  );
}, 120_000);
