import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeAuthority, makeServerCertificate } from '@review-reply/infra';
import { peerNames, serviceNames } from '@review-reply/rpc';
import { configMap, secret } from './objects.ts';
import { run } from './shell.ts';

const script = fileURLToPath(new URL('../../../deploy/make-secrets.sh', import.meta.url));
const ours = 'review-reply';
const servers = ['postgres', 'redis', 'kafka'] as const;
/** Hosts that are outside of the cluster. */
export const outsideHosts = ['platforms.example', 'receiver.example'] as const;

export interface ClusterSecrets {
  /** What the platform's manifests refer to, as their README lists it. */
  readonly platform: readonly object[];
  /** What the servers are started with. */
  readonly servers: readonly object[];
  /** Of `admin`, whom operators call as. */
  readonly rpcDir: string;
  readonly googleClientSecret: string;
  readonly kafka: { readonly ca: string; readonly password: string };
  /** Certificates of the hosts outside, by their names. */
  readonly outside: Readonly<Record<string, { readonly certificate: string; readonly key: string }>>;
}

/**
 * Makes every secret of a cluster anew: by the script that operators use, and beside it what brokers and proxies need.
 */
export async function makeSecrets(dir: string): Promise<ClusterSecrets> {
  const made = path.join(dir, 'secrets');
  await run('sh', [script, made]);
  const authority = await makeAuthority();
  const ca = authority.certificate.toString('pem');
  const locks: Record<string, { certificate: string; key: string }> = {};
  for (const name of servers) locks[name] = await makeServerCertificate(authority, `${name}.servers`);
  const outside: Record<string, { certificate: string; key: string }> = {};
  for (const host of outsideHosts) outside[host] = await makeServerCertificate(authority, host);
  const users = Object.fromEntries(
    ['admin', 'topics', 'gateway', ...serviceNames].map((user) => [user, randomBytes(18).toString('hex')]),
  );
  return {
    platform: [...ofServices(made, users), ...ofServers(ca)],
    servers: [
      ...servers.map((name) =>
        secret('servers', `${name}-locks`, {
          'tls.crt': locks[name]?.certificate ?? '',
          'tls.key': locks[name]?.key ?? '',
          'ca.crt': ca,
        }),
      ),
      secret('servers', 'postgres', filesOf(path.join(made, 'postgres'))),
      secret('servers', 'redis', filesOf(path.join(made, 'redis'))),
      secret('servers', 'kafka', users),
    ],
    rpcDir: path.join(made, 'admin/rpc'),
    googleClientSecret: readFileSync(path.join(made, 'simulator/google_client_secret'), 'utf8'),
    kafka: { ca, password: users.admin ?? '' },
    outside,
  };
}

function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

function ofServices(made: string, kafkaUsers: Readonly<Record<string, string>>): object[] {
  const rpc = (name: string) => filesOf(path.join(made, name, 'rpc'));
  const callers = rpc('gateway');
  return [
    ...['gateway', ...serviceNames].map((name) =>
      secret(ours, name, { ...filesOf(path.join(made, name)), kafka_password: kafkaUsers[name] ?? '' }),
    ),
    ...serviceNames.map((name) => secret(ours, `${name}-migrations`, filesOf(path.join(made, `${name}-migrations`)))),
    secret(ours, 'topics', { kafka_password: kafkaUsers.topics ?? '' }),
    secret(ours, 'gateway-caller', { 'caller.key': callers['caller.key'] ?? '' }),
    configMap(ours, 'callers', { 'callers.pem': callers['callers.pem'] ?? '' }),
    // As cert-manager leaves them.
    ...peerNames.map((name) => {
      const files = rpc(name);
      const pair = { 'tls.crt': files[`${name}.crt`] ?? '', 'tls.key': files[`${name}.key`] ?? '' };
      return secret(ours, `${name}-rpc`, { ...pair, 'ca.crt': files['ca.crt'] ?? '' });
    }),
  ];
}

const ofServers = (ca: string) => [
  configMap(ours, 'servers', { 'postgres.crt': ca, 'redis.crt': ca, 'kafka.crt': ca, 'outside.crt': ca }),
];
