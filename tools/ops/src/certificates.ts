import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeAddress } from './network.ts';
import { run } from './shell.ts';

const users = {
  admin: ['admin', '"system:masters"'],
  controllers: ['system:kube-controller-manager'],
  scheduler: ['system:kube-scheduler'],
  node1: ['system:node:node1', '"system:nodes"'],
  node2: ['system:node:node2', '"system:nodes"'],
  proxy: ['system:kube-proxy'],
} as const;

export type User = keyof typeof users;

export interface ControlPlaneFiles {
  readonly ca: string;
  readonly certificate: string;
  readonly key: string;
  readonly tokens: string;
  readonly signingKey: string;
  readonly publicKey: string;
  kubeconfig(user: User): string;
}

/** What the programs of a control plane know each other by: one authority, and a token for each. */
export async function makeControlPlaneFiles(dir: string): Promise<ControlPlaneFiles> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = (name: string) => path.join(dir, name);
  const openssl = (...args: string[]) => run('openssl', args, { cwd: dir });
  const usage = ['-addext', 'basicConstraints=critical,CA:TRUE', '-addext', 'keyUsage=keyCertSign,cRLSign'];
  const key = ['-newkey', 'rsa:2048', '-nodes'];
  const authority = ['-x509', ...key, '-days', '2', '-subj', '/CN=ops', '-keyout', 'ca.key', '-out', 'ca.crt'];
  await openssl('req', ...authority, ...usage);
  await openssl('req', ...key, '-subj', '/CN=kube-apiserver', '-keyout', 'api.key', '-out', 'api.request');
  const names = [`IP:${nodeAddress}`, 'IP:127.0.0.1', 'IP:10.96.0.1', 'DNS:kubernetes.default.svc'];
  writeFileSync(file('names'), `subjectAltName=${names.join(',')}\n`);
  const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names'];
  await openssl('x509', '-req', '-in', 'api.request', ...signed, '-out', 'api.crt');
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(file('signing.key'), privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  writeFileSync(file('signing.pub'), publicKey.export({ type: 'spki', format: 'pem' }));
  const lines = Object.entries(users).map(([user, [name, groups]], at) =>
    [`${user}-token`, name, at + 1, ...(groups === undefined ? [] : [groups])].join(','),
  );
  writeFileSync(file('tokens.csv'), `${lines.join('\n')}\n`, { mode: 0o600 });
  for (const user of Object.keys(users)) writeFileSync(file(`${user}.conf`), kubeconfig(user, file('ca.crt')));
  return {
    ca: file('ca.crt'),
    certificate: file('api.crt'),
    key: file('api.key'),
    tokens: file('tokens.csv'),
    signingKey: file('signing.key'),
    publicKey: file('signing.pub'),
    kubeconfig: (user) => file(`${user}.conf`),
  };
}

const kubeconfig = (user: string, ca: string) =>
  JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'ops', cluster: { server: `https://${nodeAddress}:6443`, 'certificate-authority': ca } }],
    users: [{ name: user, user: { token: `${user}-token` } }],
    contexts: [{ name: 'ops', context: { cluster: 'ops', user } }],
    'current-context': 'ops',
  });
