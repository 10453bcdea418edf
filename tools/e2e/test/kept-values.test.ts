import { readFileSync } from 'node:fs';
import { serviceNames } from '@review-reply/rpc';
import { expect, it } from 'vitest';
import { keptValues as keptByIdentity } from '../../../services/identity/src/storage/kept-values.ts';
import { keptValues as keptByPlaces } from '../../../services/places/src/storage/kept-values.ts';
import { keptValues as keptByWebhooks } from '../../../services/webhooks/src/storage/kept-values.ts';

const ring = { currentId: 'k1', keys: new Map<string, Buffer>(), service: 'demo' };
const kept: Readonly<
  Record<string, readonly { readonly table: string; readonly column: string; readonly anew?: object }[]>
> = {
  identity: keptByIdentity(ring, ring),
  places: keptByPlaces(ring),
  webhooks: keptByWebhooks(ring),
};

/** Columns of a service that hold what was sealed: their names say so. */
function sealedColumns(service: string): string[] {
  const schema = readFileSync(new URL(`../../../services/${service}/schema.sql`, import.meta.url), 'utf8');
  return [...schema.matchAll(/^create table (\w+) \(([^;]*)\);/gms)].flatMap(([, table, body = '']) =>
    [...body.matchAll(/^ +(\w+_sealed) bytea/gm)].map(([, column]) => `${table}.${column}`),
  );
}

it.each(serviceNames)('seals every sealed value of %s anew after a rotation', (service) => {
  const anew = (kept[service] ?? []).filter((values) => values.anew !== undefined);
  expect(anew.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(sealedColumns(service).toSorted());
});
