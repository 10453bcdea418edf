import type { Kubectl } from '../kubectl.ts';
import { namespace } from '../platform.ts';

const selectorOf = (name: string) => `--selector=app.kubernetes.io/name=${name}`;

/** Pods with the labels of those that have ended, and one with a label of nobody. */
export const probeNames = ['admin', 'topics', 'identity-migrations', 'billing-migrations', 'stranger'];

/** A program that tries all targets at once, each for a while, and writes the names of those that answered. */
const probe = `
const net = require('net'), { Resolver } = require('dns').promises;
const targets = JSON.parse(process.argv[1]);
const open = ([host, port]) => new Promise((done) => {
  const socket = net.connect({ host, port: Number(port), timeout: 3000 });
  const end = (is) => { socket.destroy(); done(is); };
  socket.on('connect', () => end(true)).on('timeout', () => end(false)).on('error', (e) => end(e.code === 'ECONNREFUSED'));
});
const asks = async ([host]) => {
  const resolver = new Resolver({ timeout: 1000, tries: 2 });
  resolver.setServers([host]);
  return resolver.resolve4('platforms.example').then(() => true, () => false);
};
Promise.all(Object.entries(targets).map(async ([name, target]) => {
  const [address, udp] = target.split(' ').reverse();
  return [name, await (udp ? asks : open)(address.split(':'))];
})).then((found) => console.log(JSON.stringify(found.filter(([, is]) => is).map(([name]) => name))));
`;

export async function startProbes(kubectl: Kubectl, tag: string): Promise<void> {
  await kubectl.apply(probeNames.map((name) => podOf(name, tag)));
  const named = probeNames.map((name) => `pod/probe-${name}`);
  await kubectl('wait', '-n', namespace, '--for=condition=ready', ...named, '--timeout=60s');
}

const podOf = (name: string, tag: string) => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: `probe-${name}`, namespace, labels: { 'app.kubernetes.io/name': name } },
  spec: {
    automountServiceAccountToken: false,
    terminationGracePeriodSeconds: 0,
    securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    containers: [
      {
        name: 'probe',
        image: `review-reply-servers:${tag}`,
        command: ['node', '--eval', 'setInterval(() => {}, 1e9)'],
        securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
        resources: { requests: { cpu: '10m', memory: '48Mi' }, limits: { memory: '128Mi' } },
      },
    ],
  },
});

interface Question {
  readonly namespace: string;
  readonly source: string;
  readonly targets: Readonly<Record<string, string>>;
}

/** Names of the targets that a pod reaches: they accepted a connection, or refused one, and a name server answered. */
export async function findOpen(kubectl: Kubectl, { namespace, source, targets }: Question): Promise<string[]> {
  const { items } = await kubectl.read('get', 'pods', '-n', namespace, selectorOf(source));
  const isProbe = probeNames.includes(source);
  const pod = items.find(
    ({ metadata, status }) => status.phase === 'Running' && metadata.name.startsWith('probe-') === isProbe,
  );
  const run = ['node', '--eval', probe, JSON.stringify(targets)];
  const { stdout } = await kubectl('exec', '-n', namespace, pod?.metadata.name, '--', ...run);
  return JSON.parse(stdout) as string[];
}
