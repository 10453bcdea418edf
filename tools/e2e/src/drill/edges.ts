import type { Settings, Site } from '@review-reply/infra';
import { simulatedHosts } from '@review-reply/platforms';
import { type ServiceName, serviceNames } from '@review-reply/rpc';
import { simulatedModel } from '../simulator.ts';
import { type Edge, openEdge } from './edge.ts';

export const processes = ['gateway', ...serviceNames] as const;
export type ProcessName = (typeof processes)[number];
const host = '127.0.0.1';

/** What a process calls over an edge of its own. */
type Called = ServiceName | 'Postgres' | 'Redis' | 'platforms' | 'model' | 'receivers';

/** Every way that the processes of a platform take. */
export interface Edges {
  readonly all: readonly Edge[];
  /** All of them take it: Kafka has one address for everybody who comes by the same listener. */
  readonly toKafka: Edge;
  from(caller: ProcessName, called: Called): Edge;
  /** What each process is told in place of the real addresses. */
  settings(site: Site): Record<string, Settings>;
  close(): Promise<void>;
}

function calledBy(caller: ProcessName): Called[] {
  const others = serviceNames.filter((name) => name !== caller);
  const own: Partial<Record<ProcessName, Called[]>> = {
    gateway: ['Redis'],
    places: ['Postgres', 'Redis', 'platforms'],
    reviews: ['Postgres', 'Redis', 'platforms', 'model'],
    webhooks: ['Postgres', 'Redis', 'receivers'],
  };
  return [...others, ...(own[caller] ?? ['Postgres', 'Redis'])];
}

export async function openEdges(): Promise<Edges> {
  const edges = new Map<string, Edge>();
  const nameOf = (caller: string, called: string) => `${caller} to ${called}`;
  for (const caller of processes)
    for (const called of calledBy(caller)) {
      const name = nameOf(caller, called);
      edges.set(name, await openEdge(name));
    }
  const toKafka = await openEdge('all to Kafka');
  const find = (caller: string, called: string) => edges.get(nameOf(caller, called));
  const from: Edges['from'] = (caller, called) => {
    const edge = find(caller, called);
    if (edge === undefined) throw new Error(`${caller} does not call ${called}.`);
    return edge;
  };
  /** The address behind an edge, replaced by the edge's own. */
  const instead = (caller: ProcessName, called: Called, url: string) => {
    const replaced = new URL(url);
    const edge = from(caller, called);
    edge.leadTo(Number(replaced.port));
    replaced.port = String(edge.port);
    return replaced.href.replace(/\/$/, '');
  };
  const settingsOf = (site: Site, caller: ProcessName): Settings => {
    const called = calledBy(caller);
    return {
      KAFKA_BROKERS: `${host}:${toKafka.port}`,
      ...Object.fromEntries(
        serviceNames
          .filter((name) => name !== caller)
          .map((name) => {
            const edge = from(caller, name);
            edge.leadTo(site.port(name, 'grpc'));
            return [`${name.toUpperCase()}_ADDRESS`, `${host}:${edge.port}`];
          }),
      ),
      ...(called.includes('Postgres') && { POSTGRES_URL: instead(caller, 'Postgres', site.processUrl(caller)) }),
      ...(called.includes('Redis') && { REDIS_URL: instead(caller, 'Redis', site.servers.redis.url) }),
      ...(called.includes('platforms') && simulatedHosts(instead(caller, 'platforms', site.simulatorUrl))),
      ...(called.includes('model') && simulatedModel(instead(caller, 'model', site.simulatorUrl))),
    };
  };
  return {
    all: [...edges.values(), toKafka],
    toKafka,
    from,
    settings: (site) => Object.fromEntries(processes.map((caller) => [caller, settingsOf(site, caller)])),
    close: async () => {
      await Promise.all([...edges.values(), toKafka].map((edge) => edge.close()));
    },
  };
}
