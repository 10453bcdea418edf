import type { KubernetesObject } from './objects.ts';

export interface PodPlace {
  readonly namespace: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly address: string;
}

export interface NamespaceLabels {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
}

interface Requirement {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[];
}

interface Selector {
  readonly matchLabels?: Readonly<Record<string, string>>;
  readonly matchExpressions?: readonly Requirement[];
}

interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}

interface Rule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: ReadonlyArray<{ readonly port?: number; readonly protocol?: string }>;
}

interface World {
  readonly pods: readonly PodPlace[];
  readonly namespaces: readonly NamespaceLabels[];
}

export const policyChain = 'POLICIES';

/**
 * What NetworkPolicies of the API `networking.k8s.io/v1` mean for the pods that there are, as `iptables-restore` reads
 * it: one chain for each pod that a policy selects, and direction. A connection needs a yes of both its ends.
 */
export function filterRules(policies: readonly KubernetesObject[], world: World): string {
  const lines = ['*filter', `:${policyChain} - [0:0]`];
  const rules = [`-A ${policyChain} -m conntrack --ctstate RELATED,ESTABLISHED -j RETURN`];
  for (const direction of ['Egress', 'Ingress'] as const)
    for (const pod of world.pods) {
      const concerned = policies.filter((policy) => typesOf(policy).includes(direction) && selects(policy, pod));
      if (concerned.length === 0) continue;
      const chain = `${direction.toUpperCase()}-${pod.address}`;
      lines.push(`:${chain} - [0:0]`);
      rules.push(`-A ${policyChain} ${direction === 'Egress' ? '-s' : '-d'} ${pod.address}/32 -j ${chain}`);
      for (const policy of concerned)
        rules.push(...allowed(policy, direction, world).map((match) => `-A ${chain} ${match} -j RETURN`));
      rules.push(`-A ${chain} -j DROP`);
    }
  return [...lines, ...rules, 'COMMIT', ''].join('\n');
}

function typesOf({ spec }: KubernetesObject): readonly string[] {
  return spec.policyTypes ?? ['Ingress', ...(spec.egress === undefined ? [] : ['Egress'])];
}

const selects = ({ metadata, spec }: KubernetesObject, { namespace, labels }: PodPlace) =>
  metadata.namespace === namespace && matches(spec.podSelector, labels);

/** Matches of iptables for what a policy lets through in one direction. */
function allowed({ metadata, spec }: KubernetesObject, direction: 'Ingress' | 'Egress', world: World): string[] {
  const rules: readonly Rule[] = (direction === 'Ingress' ? spec.ingress : spec.egress) ?? [];
  const flag = direction === 'Ingress' ? '-s' : '-d';
  return rules.flatMap(({ from, to, ports }) => {
    const peers = from ?? to;
    const addresses =
      peers === undefined ? ['0.0.0.0/0'] : peers.flatMap((peer) => addressesOf(peer, metadata.namespace, world));
    return addresses.flatMap((address) => portsOf(ports).map((port) => `${flag} ${address}${port}`));
  });
}

function portsOf(ports: Rule['ports']): string[] {
  if (ports === undefined) return [''];
  return ports.map(({ port, protocol = 'TCP' }) => {
    if (port !== undefined && typeof port !== 'number') throw new Error(`Ports by name are not understood: ${port}.`);
    return ` -p ${protocol.toLowerCase()}${port === undefined ? '' : ` --dport ${port}`}`;
  });
}

function addressesOf({ podSelector, namespaceSelector, ipBlock }: Peer, own: string, world: World): string[] {
  if (ipBlock !== undefined) return without(ipBlock.cidr, ipBlock.except ?? []);
  const names = world.namespaces
    .filter(({ name, labels }) => (namespaceSelector === undefined ? name === own : matches(namespaceSelector, labels)))
    .map(({ name }) => name);
  return world.pods
    .filter(({ namespace, labels }) => names.includes(namespace) && matches(podSelector ?? {}, labels))
    .map(({ address }) => `${address}/32`);
}

export function matches(
  { matchLabels = {}, matchExpressions = [] }: Selector,
  labels: Readonly<Record<string, string>>,
) {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every((requirement) => meets(requirement, labels[requirement.key]))
  );
}

function meets({ operator, values = [] }: Requirement, value: string | undefined): boolean {
  switch (operator) {
    case 'In':
      return value !== undefined && values.includes(value);
    case 'NotIn':
      return value === undefined || !values.includes(value);
    case 'Exists':
      return value !== undefined;
    case 'DoesNotExist':
      return value === undefined;
    default:
      throw new Error(`No selector has the operator ${operator}.`);
  }
}

interface Block {
  readonly base: number;
  readonly bits: number;
}

const sizeOf = ({ bits }: Block) => 2 ** (32 - bits);
const holds = (outer: Block, inner: Block) =>
  inner.bits >= outer.bits && inner.base >= outer.base && inner.base < outer.base + sizeOf(outer);

function blockOf(cidr: string): Block {
  const [address = '', bits = '32'] = cidr.split('/');
  return { base: address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0), bits: Number(bits) };
}

const cidrOf = ({ base, bits }: Block) =>
  `${[24, 16, 8, 0].map((shift) => Math.floor(base / 2 ** shift) % 256).join('.')}/${bits}`;

/** The blocks that are left of one when others are taken out of it. */
export function without(cidr: string, except: readonly string[]): string[] {
  return except
    .map(blockOf)
    .reduce((blocks, taken) => blocks.flatMap((block) => take(block, taken)), [blockOf(cidr)])
    .map(cidrOf);
}

function take(block: Block, taken: Block): Block[] {
  if (holds(taken, block)) return [];
  if (!holds(block, taken)) return [block];
  const bits = block.bits + 1;
  const halves = [
    { base: block.base, bits },
    { base: block.base + 2 ** (32 - bits), bits },
  ];
  return halves.flatMap((half) => take(half, taken));
}
