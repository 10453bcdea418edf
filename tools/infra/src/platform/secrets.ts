import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a platform's processes share and nobody else may know. */
export interface Secrets {
  /** `id:base64,…`, the current key first. */
  readonly dataKeys: string;
  readonly hashKeys: string;
  /** The services' database passwords are derived from it. */
  readonly databaseSecret: string;
  readonly googleClientSecret: string;
}

export function generateSecrets(): Secrets {
  const key = () => `k1:${randomBytes(32).toString('base64')}`;
  const secret = () => randomBytes(32).toString('base64url');
  return {
    dataKeys: key(),
    hashKeys: key(),
    databaseSecret: secret(),
    googleClientSecret: secret(),
  };
}

/** Reads the secrets of this checkout, and makes them at first use; the file is for its owner alone. */
export async function keepSecrets(file: string): Promise<Secrets> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new Error(`${file} can't be read. Data that was encrypted with its keys is lost without it.`, {
        cause: error,
      });
  }
  const secrets = generateSecrets();
  await writePrivate(file, secrets);
  return secrets;
}

/** Password of a service's role; the same as long as the secret is, so that it needs no place of its own. */
export function databasePassword(secrets: Secrets, role: string): string {
  return createHmac('sha256', secrets.databaseSecret).update(role).digest('base64url');
}

/** Writes JSON that only the owner may read; a reader sees the old content or the new, never a part. */
export async function writePrivate(file: string, content: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(unfinished, file);
}
