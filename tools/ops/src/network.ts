import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './shell.ts';

/** The node of the cluster; all addresses are of namespaces that nothing else can reach. */
export const nodeAddress = '172.30.0.10';
/** Everybody else: customers, platforms, receivers of webhooks. A public address, as policies tell these apart. */
export const outsideAddress = '203.0.112.1';
const gatewayAddress = '203.0.112.254';
const outside = 'outside';
export const podSubnet = '10.244.0.0/16';
export const serviceSubnet = '10.96.0.0/16';
export const dnsAddress = '10.96.0.10';

const ip = (...args: string[]) => run('ip', args);

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
  const settings = ['net.ipv4.ip_forward=1', 'net.bridge.bridge-nf-call-iptables=1'];
  await run('sysctl', ['-q', '-w', ...settings]);
}

/** How a program is started outside of the cluster. */
export const fromOutside = ['--net=/run/netns/outside'];
