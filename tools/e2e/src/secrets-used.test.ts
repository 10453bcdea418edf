import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { SecretsUsed } from './secrets-used.ts';

const secret = `rrs_${randomBytes(32).toString('base64')}`;
const secrets = new SecretsUsed();
secrets.add('client secret', secret);

it.each([
  ['as it is', secret],
  ['in a query', new URLSearchParams({ secret }).toString()],
  ['in JSON within JSON', JSON.stringify(JSON.stringify({ secret }))],
  ['in Basic credentials', Buffer.from(`rrk_0123456789abcdef:${secret}`).toString('base64')],
  ['in credentials of another length', Buffer.from(`rrk_0123456789abcde:${secret}:more`).toString('base64')],
  ['in credentials of a third length', Buffer.from(`rrk_0123456789abcd:${secret}x`).toString('base64')],
])('finds a secret %s', (_, text) => {
  expect(secrets.findIn(`before ${text} after`)).toEqual(['client secret']);
});

it('finds nothing where there is nothing, nor an example of the same shape', () => {
  expect(secrets.findIn(`before rrs_${randomBytes(32).toString('base64')} after`)).toEqual([]);
});
