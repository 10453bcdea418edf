import { randomUUID } from 'node:crypto';
import { events, type Operation, operations } from '@review-reply/api-schemas';
import { startReceiver, type WebhookReceiver } from '@review-reply/demo';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Answer, type E2eAccount, usePlatform } from '../../src/index.ts';
import { newPartner } from '../../src/work/partner.ts';
import { eventuallyByApi, newKey } from '../../src/work/requests.ts';
import { type ClientAccount, enrol, newPerson, type Person, useEverything } from './client-account.ts';

const e2e = usePlatform();

const byToken = Object.values<Operation>(operations)
  .filter(({ auth }) => auth === 'bearer')
  .map((operation) => [operation.operationId, operation] as const);
const forClients = byToken.filter(([, { scope }]) => scope !== 'accounts:manage');

/** What only one partner's side ever made or typed: ids by the names that the API gives them, and texts. */
interface Belongings {
  readonly partner: E2eAccount;
  readonly client: ClientAccount;
  readonly ids: ReadonlyMap<string, ReadonlySet<number>>;
  readonly texts: readonly string[];
  readonly receivers: readonly WebhookReceiver[];
}

/** Of parameters that name nothing of anybody's, or the same for both; every other one needs an id in `ids`. */
const shared: Readonly<Record<string, string>> = { section: 'description', number: '2099-000001' };

let person: Person;
let a: Belongings;
let b: Belongings;

beforeAll(async () => {
  person = await newPerson(e2e());
  a = await settle();
  const left = await a.partner.api.call('DELETE', `/accounts/${a.client.accountId}`);
  expect(left.status).toBe(200);
  b = await settle();
}, 240_000);

/** Has the person join a new partner, which uses everything for it. */
async function settle(): Promise<Belongings> {
  const partner = await newPartner(e2e());
  const own = await subscribe((body) => partner.api.call('POST', '/webhooks', { body }));
  const tag = `side${randomUUID().slice(0, 8)}`;
  const client = await enrol(e2e(), partner, { ...person, tag });
  const clients = await subscribe((body) => client.act('POST', '/webhooks', { body }));
  if (a === undefined) await useEverything(e2e(), client);
  const ids = new Map<string, Set<number>>();
  const note = (value: unknown) => eachId(value, (name, id) => ids.set(name, (ids.get(name) ?? new Set()).add(id)));
  note({ account_id: Number(partner.accountId) });
  note((await partner.api.call('GET', `/enrollments/${client.enrollmentId}`)).body);
  for (const path of ['/webhooks', '/accounts']) note((await partner.api.call('GET', path)).body);
  for (const path of ['/account', '/webhooks', '/reviews?limit=100']) note((await client.act('GET', path)).body);
  const { body } = await client.act('GET', '/webhooks');
  for (const { webhook_id } of body.data) {
    await client.act('POST', `/webhooks/${webhook_id}/test`);
    note((await client.act('GET', `/webhooks/${webhook_id}/deliveries`)).body);
  }
  const [reviewId] = ids.get('review_id') ?? [];
  const suggested = await client.act('POST', `/reviews/${reviewId}/suggestions`, { headers: newKey(), body: {} });
  note(suggested.body);
  await e2e().simulator.write(person.placeId, [{ rating: 5, text: 'Lovely.' }]);
  const fresh = await eventuallyByApi(async () => {
    const { body: listed } = await client.act('GET', '/reviews?unanswered=true&rating=5&limit=100');
    const found = listed.data.find(({ text }: { text: string }) => text === 'Lovely.');
    if (found === undefined) throw new Error('The review was not read yet.');
    return found.review_id as number;
  });
  const reply = { headers: newKey(), body: { text: `Only ${tag} wrote this.` } };
  note((await client.act('POST', `/reviews/${fresh}/replies`, reply)).body);
  const texts = [`${tag}@example.com`, `Demo ${tag}`, `ref-${tag}`, `client=${tag}`, `127.0.0.1:9/${tag}`];
  return {
    partner,
    client,
    ids,
    // Not the signature: it stands in a published reply, on the platform for everybody to read.
    texts: [...texts, own.url, clients.url],
    receivers: [own, clients],
  };
}

async function subscribe(create: (body: object) => Promise<Answer>): Promise<WebhookReceiver> {
  const receiver = await startReceiver();
  const { body } = await create({ url: receiver.url, events: Object.values(events).map(({ type }) => type) });
  receiver.setSecret(body.data.secret);
  return receiver;
}

/** Numbers that are named as ids, at any depth. */
function eachId(value: unknown, see: (name: string, id: number) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name.endsWith('_id') && typeof inner === 'number') see(name, inner);
    eachId(inner, see);
  }
}

/** @param what an answer's or an event's body */
function expectNothingOf({ ids, texts }: Belongings, what: unknown, of: string): void {
  const foreign: string[] = texts.filter((text) => JSON.stringify(what).includes(text));
  eachId(what, (name, id) => {
    if (ids.get(name)?.has(id)) foreign.push(`${name} ${id}`);
  });
  expect(foreign, of).toEqual([]);
}

const parametersOf = ({ path }: Operation) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** Every path of an operation with ids of one side, the person's place being both sides'. */
function pathsOf(operation: Operation, { ids }: Belongings): string[] {
  let paths = [operation.path];
  for (const name of parametersOf(operation)) {
    const known = name === 'place_id' ? [person.placeId] : [shared[name] ?? [...(ids.get(name) ?? [])]].flat();
    if (known.length === 0) throw new Error(`Say in this test which ${name} a partner has.`);
    paths = paths.flatMap((path) => known.slice(0, 3).map((id) => path.replace(`{${name}}`, String(id))));
  }
  return paths;
}

const call = ({ partner }: Belongings, { method, bodyType, requestExample }: Operation, path: string, headers = {}) =>
  partner.api.call(method.toUpperCase(), path, {
    headers: { ...newKey(), ...headers },
    ...(bodyType === 'json' ? { body: requestExample ?? {} } : {}),
  });
const actingFor = ({ client }: Belongings) => ({ 'service-account': String(client.accountId) });
const namesAnything = (operation: Operation) =>
  parametersOf(operation).some((name) => name !== 'place_id' && shared[name] === undefined);

describe('a client that joined another partner', () => {
  it('is another account', () => {
    expect(b.client.accountId).not.toBe(a.client.accountId);
  });

  it.each(byToken.filter(([, { method }]) => method === 'get'))(
    'shows by %s nothing of the one partner to the other',
    async (_, operation) => {
      for (const [who, other] of [
        [b, a],
        [a, b],
      ] as const)
        for (const path of pathsOf(operation, who)) {
          const own = await call(who, operation, path);
          expectNothingOf(other, own.body, path);
          if (operation.scope === 'accounts:manage') continue;
          const acting = await call(who, operation, path, actingFor(who));
          if (who === a) expect([acting.status, acting.body.error.code]).toEqual([404, 'account_not_found']);
          else if (operation.scope !== null && !namesAnything(operation) && operation.path !== '/billing')
            expect([200, 404, 409]).toContain(acting.status);
          expectNothingOf(other, acting.body, path);
        }
    },
  );

  it.each(byToken.filter(([, operation]) => namesAnything(operation)))(
    'lets %s find no id of the other partner',
    async (_, operation) => {
      for (const [who, other] of [
        [b, a],
        [a, b],
      ] as const)
        for (const path of pathsOf(operation, other)) {
          const tries = [{}, ...(operation.scope === 'accounts:manage' || who === a ? [] : [actingFor(who)])];
          for (const headers of tries) {
            const answer = await call(who, operation, path, headers);
            expect([path, answer.status, answer.body.error?.code]).toEqual([path, 404, 'not_found']);
          }
        }
    },
  );

  it.each(forClients)('is for %s nobody whom the former partner may act for', async (_, operation) => {
    const [path = ''] = pathsOf(operation, b);
    for (const named of [a, b]) {
      const answer = await call(a, operation, path, actingFor(named));
      expect([path, answer.status, answer.body.error?.code]).toEqual([path, 404, 'account_not_found']);
    }
  });

  it('is told of to its partner alone, and to the former one no more', async () => {
    onTestFinished(() => void Promise.all([...a.receivers, ...b.receivers].map((receiver) => receiver.close())));
    const text = `Written for ${randomUUID()}.`;
    await e2e().simulator.write(person.placeId, [{ rating: 4, text }]);
    await eventuallyByApi(async () => {
      for (const { events } of b.receivers) expect(JSON.stringify(events)).toContain(text);
    });
    for (const [side, other] of [
      [a, b],
      [b, a],
    ] as const)
      for (const { events } of side.receivers) {
        expect(events.length).toBeGreaterThan(0);
        for (const event of events) expectNothingOf(other, event, event.type);
      }
    for (const { events } of a.receivers) expect(JSON.stringify(events)).not.toContain(text);
  });
});
