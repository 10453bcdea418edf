import { chown, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SystemUser } from '../parts/server-user.ts';
import { makeAuthority, makeServerCertificate } from '../platform/rpc-files.ts';

/** The only name that certificates of servers on this machine are for. */
export const lockedHost = 'localhost';

/** What servers that speak TLS alone are opened by. Only tests have such: on one machine there is nobody on the way. */
export interface Locks {
  /** The certificate authority of the servers, as PEM. */
  readonly ca: string;
  readonly certificate: string;
  readonly key: string;
  /** Passwords of Kafka's users by their names; `admin` may do anything. */
  readonly kafkaUsers: Readonly<Record<string, string>>;
}

export async function makeLocks(kafkaUsers: Locks['kafkaUsers']): Promise<Locks> {
  const authority = await makeAuthority();
  const { certificate, key } = await makeServerCertificate(authority, lockedHost);
  return { ca: authority.certificate.toString('pem'), certificate, key, kafkaUsers };
}

export interface LockFiles {
  readonly ca: string;
  readonly certificate: string;
  readonly key: string;
  /** Key and certificate in one. */
  readonly both: string;
}

/** Writes them down for a server, for nobody else to read. */
export async function writeLocks(locks: Locks, dir: string, user?: SystemUser): Promise<LockFiles> {
  const files = {
    ca: path.join(dir, 'ca.crt'),
    certificate: path.join(dir, 'server.crt'),
    key: path.join(dir, 'server.key'),
    both: path.join(dir, 'server.pem'),
  };
  const { ca, certificate, key } = locks;
  const contents = { ca, certificate, key, both: `${key}${certificate}` };
  await mkdir(dir, { recursive: true });
  for (const [name, file] of Object.entries(files)) {
    await writeFile(file, contents[name as keyof LockFiles], { mode: 0o600 });
    if (user !== undefined) await chown(file, user.uid, user.gid);
  }
  return files;
}
