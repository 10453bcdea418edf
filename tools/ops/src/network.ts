import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './shell.ts';

/** The first node, with the control plane; all addresses are of namespaces that nothing else can reach. */
export const nodeAddress = '172.30.0.10';
/** Both ends of the line to the second. */
const toSecond = { near: '172.30.1.1', far: '172.30.1.2' };
/** Everybody else: customers, platforms, receivers of webhooks. A public address, as policies tell these apart. */
export const outsideAddress = '203.0.112.1';
const gatewayAddress = '203.0.112.254';
const outside = 'outside';
export const podSubnet = '10.244.0.0/16';
export const serviceSubnet = '10.96.0.0/16';
export const dnsAddress = '10.96.0.10';

const ip = (...args: string[]) => run('ip', args);
const settings = ['net.ipv4.ip_forward=1', 'net.bridge.bridge-nf-call-iptables=1'];

/** A node, as the others know it. */
export interface NodePlace {
  readonly name: 'node1' | 'node2';
  readonly address: string;
  /** Its pods' addresses. */
  readonly pods: string;
  /** How a program is started in its network. */
  readonly enter: readonly string[];
}

export const firstNode: NodePlace = { name: 'node1', address: nodeAddress, pods: '10.244.0.0/24', enter: [] };
export const secondNode: NodePlace = {
  name: 'node2',
  address: toSecond.far,
  pods: '10.244.1.0/24',
  enter: ['nsenter', '--net=/run/netns/node2', '--'],
};

/** Sockets, names of networks and logs are nobody else's: this is a namespace of mounts of its own. */
export async function makeOwnFolders(): Promise<void> {
  for (const folder of ['/run', '/var/log']) await run('mount', ['-t', 'tmpfs', 'tmpfs', folder]);
}

/** Makes the node's network of the namespace that this process is in, and beside it one for the outside. */
export async function makeNetworks(dir: string): Promise<void> {
  await makeOwnFolders();
  await run('mount', ['--make-rshared', '/']);
  const resolv = path.join(dir, 'resolv.conf');
  writeFileSync(resolv, `nameserver ${dnsAddress}\nsearch svc.cluster.local\noptions ndots:5\n`);
  await run('mount', ['--bind', resolv, '/etc/resolv.conf']);
  await ip('link', 'set', 'lo', 'up');
  await ip('address', 'add', `${nodeAddress}/32`, 'dev', 'lo');
  await ip('netns', 'add', outside);
  await ip('link', 'add', 'out0', 'type', 'veth', 'peer', 'name', 'eth0', 'netns', outside);
  await ip('address', 'add', `${gatewayAddress}/24`, 'dev', 'out0');
  await ip('link', 'set', 'out0', 'up');
  await ip('route', 'add', 'default', 'via', outsideAddress);
  await ip('-n', outside, 'link', 'set', 'lo', 'up');
  await ip('-n', outside, 'address', 'add', `${outsideAddress}/24`, 'dev', 'eth0');
  await ip('-n', outside, 'link', 'set', 'eth0', 'up');
  await ip('-n', outside, 'route', 'add', 'default', 'via', gatewayAddress);
  await run('sysctl', ['-q', '-w', ...settings]);
}

/** Makes a network for a second node, with a line to the first and by it to everywhere. */
export async function makeSecondNetwork(): Promise<void> {
  const { name, pods, enter } = secondNode;
  const inside = (...args: string[]) => run(enter[0] ?? '', [...enter.slice(1), ...args]);
  await ip('netns', 'add', name);
  await ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  await ip('address', 'add', `${toSecond.near}/30`, 'dev', name);
  await ip('link', 'set', name, 'up');
  await inside('ip', 'link', 'set', 'lo', 'up');
  await inside('ip', 'address', 'add', `${toSecond.far}/30`, 'dev', 'eth0');
  await inside('ip', 'link', 'set', 'eth0', 'up');
  await inside('ip', 'route', 'add', 'default', 'via', toSecond.near);
  await ip('route', 'add', pods, 'via', toSecond.far);
  await inside('sysctl', '-q', '-w', ...settings);
}

/** How a program is started outside of the cluster. */
export const fromOutside = ['--net=/run/netns/outside'];
