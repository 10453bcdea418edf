import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Cluster } from './cluster.ts';
import { configMap, type KubernetesObject } from './objects.ts';
import { namespace } from './platform.ts';

const doneWithin = '--timeout=120s';

/**
 * What a next release may bring, as docs/upgrade.md says: more, and nothing else. It takes the locks that such changes
 * take, on tables that every request of the load writes to.
 */
const sqlOf = (table: string) => `
alter table outbox add column next_release text;
alter table ${table} add column next_release text, add column next_default integer not null default 1;
create index ${table}_next_release on ${table} (next_release);
create table next_release (id bigint generated always as identity primary key, note text not null);
`;

/** A table of each service that is read and written all the time. */
const busy: Readonly<Record<string, string>> = {
  identity: 'api_key',
  places: 'place',
  reviews: 'review',
  billing: 'hold',
  webhooks: 'delivery',
};

/** The migrations Job of a release that does not exist yet, which brings one file more than today's. */
export async function migrateToNext({ kubectl, platform }: Cluster, service: string): Promise<void> {
  const folder = fileURLToPath(new URL(`../../../services/${service}/migrations`, import.meta.url));
  const last = Math.max(...readdirSync(folder).map((name) => Number(/^(\d{4})-.*\.sql$/.exec(name)?.[1] ?? 0)));
  const file = `${String(last + 1).padStart(4, '0')}-next-release.sql`;
  const name = `${service}-next`;
  const today = platform.find(({ kind, metadata }) => kind === 'Job' && metadata.name === `${service}-migrations`);
  if (today === undefined) throw new Error(`There is no Job for the migrations of ${service}.`);
  await kubectl.apply([
    configMap(namespace, name, { [file]: sqlOf(busy[service] ?? '') }),
    withFile(today, { name, file, path: `/app/services/${service}/migrations/${file}` }),
  ]);
  await kubectl('wait', '-n', namespace, `job/${name}`, '--for=condition=complete', doneWithin).catch(async () => {
    const { stdout } = await kubectl('logs', '-n', namespace, `job/${name}`, '--tail=3');
    throw new Error(`The next schema of ${service} is not there: ${stdout}`);
  });
}

interface AddedFile {
  /** Of the ConfigMap that holds it, and of the Job. */
  readonly name: string;
  readonly file: string;
  readonly path: string;
}

function withFile(job: KubernetesObject, { name, file, path: mountPath }: AddedFile): KubernetesObject {
  const changed = structuredClone(job);
  changed.metadata.name = name;
  const pod = changed.spec.template.spec;
  pod.volumes.push({ name: 'next', configMap: { name } });
  for (const container of pod.containers)
    container.volumeMounts.push({ name: 'next', mountPath, subPath: file, readOnly: true });
  return changed;
}
