import { describe, expect, it } from 'vitest';
import { copied, judgeCopy } from './copies.ts';
import type { HeldRecord } from './fault.ts';
import { isCompared, judgeSuggestion } from './losses.ts';
import { compareIds, pair } from './records.ts';

const record = (version: bigint, state: object = {}, id = '7'): HeldRecord => ({
  ...{ id, accountId: 3n, version },
  state: JSON.stringify(state),
});
const kindOf = (name: string) => {
  const found = copied.find(({ kind }) => kind === name);
  if (found === undefined) throw new Error(`There is no kind ${name}.`);
  return found;
};
const judge = (kind: string, own?: HeldRecord, copy?: HeldRecord, isKnown = true) =>
  judgeCopy(kindOf(kind), 'billing', [own, copy], () => isKnown);

describe('a copy of a place', () => {
  it('is right when it says the same of all that it says something of', () => {
    const own = record(2n, { name: 'Demo', active: true, sources: [] });
    expect(judge('places', own, record(2n, { active: true, name: 'Demo' }))).toBeNull();
  });

  it.each([
    ['is missing', 'places missing', record(2n), undefined],
    ['is older', 'places behind', record(3n), record(2n)],
    ['says something else', 'places behind', record(2n, { name: 'a' }), record(2n, { name: 'b' })],
    ['is newer than its owner', 'places ahead', record(2n), record(5n)],
    ['is all that is left', 'places forgotten', undefined, record(5n)],
  ])('is mended when it %s, above the newest version', (_what, fault, own, copy) => {
    const version = [own, copy].reduce(
      (most, one) => (one !== undefined && one.version > most ? one.version : most),
      0n,
    );
    expect(judge('places', own, copy)).toMatchObject({ fault, id: '7', mend: { kind: 'places', record: { version } } });
  });

  it('is left to a person where identity does not know its account, and to nobody where that was erased', () => {
    expect(judge('places', undefined, record(5n), false)).not.toHaveProperty('mend');
    expect(judge('places', undefined, { ...record(5n), accountId: -4n })).toBeNull();
  });
});

it('leaves an account that identity forgot to a person', () => {
  expect(judge('accounts', undefined, record(0n))).not.toHaveProperty('mend');
});

it('charges nobody for a suggestion, and says how to give back what was taken for a lost one', () => {
  const state = { at: '2026-01-01T00:00:00Z', hold: 'captured', source: 'suns', milli_suns: 1_500 };
  const hold = record(0n, state, 'a-1');
  expect(judgeSuggestion(hold, hold)).toBeNull();
  expect(judgeSuggestion(hold, undefined)).toMatchObject({ service: 'billing', fault: 'charge lost' });
  expect(judgeSuggestion(undefined, hold)).toMatchObject({
    fault: 'suggestion lost',
    command: expect.stringContaining('suns grant 3 1.5 '),
  });
  expect(judgeSuggestion(undefined, record(0n, { ...state, hold: 'reserved' }))).toBeNull();
});

it('pairs two lists by ids, in the order of numbers and of texts', async () => {
  const list = async function* (...ids: string[]) {
    for (const id of ids) yield record(0n, {}, id);
  };
  const paired: unknown[] = [];
  for await (const both of pair(list('2', '10', '11'), list('9', '10', '100'))) paired.push(both.map((one) => one?.id));
  expect(paired).toEqual([
    ['2', undefined],
    [undefined, '9'],
    ['10', '10'],
    ['11', undefined],
    [undefined, '100'],
  ]);
  expect(['b', 'a-2', 'a-1'].toSorted(compareIds)).toEqual(['a-1', 'a-2', 'b']);
});

it('compares no suggestions that one of both services may have let go, though none was made for weeks', () => {
  const dayMs = 86_400_000;
  const nowMs = Date.parse('2030-03-31T00:00:00Z');
  const newestMs = nowMs - 20 * dayMs;
  expect(isCompared(newestMs, { newestMs, nowMs })).toBe(true);
  expect(isCompared(nowMs - 32 * dayMs, { newestMs, nowMs })).toBe(false);
  const movedOn = { newestMs: nowMs + 90 * dayMs, nowMs };
  expect(isCompared(nowMs + 80 * dayMs, movedOn)).toBe(true);
  expect(isCompared(nowMs + 59 * dayMs, movedOn)).toBe(false);
});
