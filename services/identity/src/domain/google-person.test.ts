import { describe, expect, it } from 'vitest';
import { chooseAccount, type KnownAccount } from './google-person.ts';

const here = 1n;
const elsewhere = 2n;
const account = (changes: Partial<KnownAccount> = {}): KnownAccount => ({
  ...{ accountId: 10n, kind: 'client', partnerAccountId: here, detached: false },
  ...changes,
});
const choose = (...known: KnownAccount[]) => chooseAccount(here, { own: [], known });

describe('who signs in for a partner', () => {
  it('gets a new account when nobody knows them', () => {
    expect(choose()).toEqual({ kind: 'new' });
  });

  it('is the client that the partner has, or had', () => {
    for (const detached of [false, true])
      expect(choose(account({ detached }))).toEqual({ kind: 'known', accountId: 10n });
  });

  it('is the account that is still with the partner rather than one that left', () => {
    expect(choose(account({ detached: true }), account({ accountId: 11n }))).toEqual({ kind: 'known', accountId: 11n });
  });

  it('gets a new account after leaving another partner, whose account stays its own', () => {
    expect(choose(account({ partnerAccountId: elsewhere, detached: true }))).toEqual({ kind: 'new' });
  });

  it('is refused while another partner has them, even if this one had them before', () => {
    const left = account({ detached: true });
    const theirs = account({ accountId: 11n, partnerAccountId: elsewhere });
    expect(choose(theirs)).toEqual({ kind: 'taken' });
    expect(choose(left, theirs)).toEqual({ kind: 'taken' });
  });

  it('is refused with an account of their own', () => {
    for (const kind of ['standard', 'partner'] as const)
      expect(choose(account({ kind, partnerAccountId: null }))).toEqual({ kind: 'taken' });
  });

  it('is given a client account that was never with any partner', () => {
    expect(choose(account({ partnerAccountId: null }))).toEqual({ kind: 'known', accountId: 10n });
  });

  it('is decided by the accounts that enrolments made, where there are any', () => {
    const known = [account(), account({ accountId: 11n, kind: 'standard', partnerAccountId: null })];
    expect(chooseAccount(here, { own: [10n], known })).toEqual({ kind: 'known', accountId: 10n });
  });
});
