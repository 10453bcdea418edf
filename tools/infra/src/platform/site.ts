import path from 'node:path';
import { freePort } from '../free-port.ts';
import type { Servers } from '../servers/start-servers.ts';
import { databasePassword, type Secrets } from './secrets.ts';

export const host = '127.0.0.1';

/** What one platform needs of the servers, so that several can share them. */
export type ServerAddresses = {
  readonly postgres: Pick<Servers['postgres'], 'adminUrl' | 'external'>;
  readonly redis: Pick<Servers['redis'], 'url'>;
  readonly kafka: Pick<Servers['kafka'], 'brokers'>;
};

/** Names that keep platforms on the same servers apart. */
export interface InstanceNames {
  /** Before the name of each database and role; lower-case letters, digits and underscores. */
  readonly databasePrefix: string;
  /** Before topic names and group ids. */
  readonly kafkaPrefix: string;
  /** Before every Redis key. */
  readonly redisPrefix: string;
}

export const defaultNames: InstanceNames = { databasePrefix: '', kafkaPrefix: '', redisPrefix: 'rr:' };

/** Where everything of one platform is: settled before the first process starts. */
export interface Site {
  readonly servers: ServerAddresses;
  readonly names: InstanceNames;
  readonly secrets: Secrets;
  /** Logs, the simulator's state and caches. */
  readonly stateDir: string;
  /** What its processes know each other by. */
  readonly rpcDir: string;
  readonly nodeEnv: string;
  readonly publicUrl: string;
  readonly simulatorUrl: string;
  /** Ports by program and use, such as `identity.grpc`. */
  port(program: string, use: 'grpc' | 'health' | 'public'): number;
  /** Of the role that owns a program's database and migrates it. */
  databaseUrl(program: string): string;
  /** Of the role that its processes work under, which may change rows alone. */
  processUrl(program: string): string;
  roleName(program: string): string;
}

/** The role that processes work under beside the one that owns their database. */
export const processRoleOf = (owner: string): string => `${owner}_process`;

export interface SiteOptions {
  readonly servers: ServerAddresses;
  readonly names: InstanceNames;
  readonly secrets: Secrets;
  readonly stateDir: string;
  readonly nodeEnv: string;
  readonly programs: readonly string[];
  /** Ports of 127.0.0.1 for the gateway and the simulator; free ones by default. */
  readonly ports: { readonly gateway?: number | undefined; readonly simulator?: number | undefined };
}

export async function planSite(options: SiteOptions): Promise<Site> {
  const { servers, names, secrets, stateDir, nodeEnv, programs } = options;
  const ports = new Map<string, number>();
  const wanted: Record<string, number | undefined> = options.ports;
  for (const program of programs) {
    for (const use of ['grpc', 'health', 'public'] as const) {
      let port = use === 'public' ? wanted[program] : undefined;
      while (port === undefined || [...ports.values()].includes(port)) port = await freePort();
      ports.set(`${program}.${use}`, port);
    }
  }
  const port: Site['port'] = (program, use) => {
    const found = ports.get(`${program}.${use}`);
    if (found === undefined) throw new Error(`No port is planned for ${program}.${use}.`);
    return found;
  };
  const roleName = (program: string) => `${names.databasePrefix}${program}`;
  const databaseUrl = (program: string, role: string) => {
    const url = new URL(servers.postgres.adminUrl);
    url.username = role;
    url.password = databasePassword(secrets, role);
    url.pathname = `/${roleName(program)}`;
    return url.href;
  };
  const urlOf = (program: string) => (programs.includes(program) ? `http://${host}:${port(program, 'public')}` : '');
  return {
    servers,
    names,
    secrets,
    stateDir,
    rpcDir: path.join(stateDir, 'rpc'),
    nodeEnv,
    publicUrl: urlOf('gateway'),
    simulatorUrl: urlOf('simulator'),
    port,
    roleName,
    databaseUrl: (program) => databaseUrl(program, roleName(program)),
    processUrl: (program) => databaseUrl(program, processRoleOf(roleName(program))),
  };
}
