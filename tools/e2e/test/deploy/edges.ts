import { serviceNames } from '@review-reply/rpc';
import { callersOf } from '../../src/callers.ts';
import { kind, type Manifest, type Policy } from './manifests.ts';

const programs = ['gateway', ...serviceNames];

const policyOf = (all: readonly Manifest[], program: string) =>
  kind(all, 'NetworkPolicy').find(({ metadata }) => metadata.name === `${program}-server`);
const peersOf = (rules: { from?: unknown; to?: unknown; ports: { port: number }[] }[], port: number): string[] =>
  rules
    .filter(({ ports }) => ports[0]?.port === port)
    .flatMap(
      ({ from, to }) =>
        JSON.stringify(from ?? to)
          .match(/"values":\[([^\]]*)\]/)?.[1]
          ?.match(/[a-z]+/g) ?? [],
    )
    .toSorted();

export const edges: Policy = {
  rule: 'policies open exactly the edges of the table of calls, at both ends, and a database to its service alone',
  find: (all) => [
    ...serviceNames.filter(
      (name) => `${peersOf(policyOf(all, name)?.spec.ingress ?? [], 50_051)}` !== `${callersOf(name)}`,
    ),
    ...programs.filter((name) => {
      const called = serviceNames.filter((service) => callersOf(service).includes(name)).toSorted();
      return `${peersOf(policyOf(all, name)?.spec.egress ?? [], 50_051)}` !== `${called}`;
    }),
    ...programs.filter((name) => {
      const hasDatabase = peersOf(policyOf(all, name)?.spec.egress ?? [], 5_432).length > 0;
      return hasDatabase !== (serviceNames as readonly string[]).includes(name);
    }),
  ],
  breakIt: (all) => {
    policyOf(all, 'webhooks')?.spec.ingress[0].from[0].podSelector.matchExpressions[0].values.push('places');
  },
};

export const denied: Policy = {
  rule: 'a policy of the namespace denies what no other allows',
  find: (all) => {
    const rest = kind(all, 'NetworkPolicy').find(({ spec }) => Object.keys(spec.podSelector).length === 0)?.spec;
    const good = rest?.ingress === undefined && `${rest?.policyTypes}` === 'Ingress,Egress' && rest.egress.length === 1;
    return good ? [] : ['the namespace'];
  },
  breakIt: (all) => {
    for (const { spec } of kind(all, 'NetworkPolicy'))
      if (Object.keys(spec.podSelector).length === 0) spec.ingress = [{}];
  },
};
