// Asked for by @peculiar/x509, before it.
import 'reflect-metadata';
import { generateKeyPairSync, webcrypto, X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as x509 from '@peculiar/x509';
import { peerNames, uriOf } from '@review-reply/rpc';

const dayMs = 86_400_000;
const validForMs = 365 * dayMs;
/** What ends sooner is made anew. */
const leftMinMs = 30 * dayMs;
/** Clocks differ. */
const validBeforeMs = dayMs;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/**
 * Keeps the files that the processes of one platform know each other by, in the folder that RPC_DIR names: a
 * certificate authority of the platform's own, a certificate and key for each name, and the gateway's key for callers
 * with its public half. They are made at first use, for development and tests; production's come from elsewhere.
 * @param names beside the platform's own, such as those of a test's services
 * @param authority who signs what is made; one that nobody has afterwards unless given
 */
export async function keepRpcFiles(dir: string, names: readonly string[] = [], authority?: Authority): Promise<void> {
  const wanted = [...new Set([...peerNames, ...names])];
  const isWhole = wanted.every((name) => existsSync(path.join(dir, `${name}.crt`)));
  if (isWhole && (await isFresh(path.join(dir, 'ca.crt')))) return;
  const isThere = existsSync(dir);
  await mkdir(path.dirname(dir), { recursive: true });
  const unfinished = await mkdtemp(`${dir}.`);
  await makeFiles(unfinished, wanted, authority ?? (await makeAuthority()));
  try {
    // What was made by another process meanwhile stays: others may have read it already.
    if (isThere) await rm(dir, { recursive: true });
    await rename(unfinished, dir);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

async function makeFiles(dir: string, names: readonly string[], authority: Authority): Promise<void> {
  const keep = (name: string, content: string | Buffer) => writeFile(path.join(dir, name), content, { mode: 0o600 });
  for (const name of names) {
    const { certificate, key } = await makeCertificate(authority, name);
    await keep(`${name}.key`, key);
    await keep(`${name}.crt`, certificate);
  }
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  await keep('callers.pem', publicKey.export({ type: 'spki', format: 'pem' }));
  await keep('caller.key', privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await keep('ca.crt', authority.certificate.toString('pem'));
}

async function isFresh(file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  return Date.parse(new X509Certificate(await readFile(file)).validTo) - Date.now() > leftMinMs;
}

/** Which is valid from yesterday on. */
const validUntil = (notAfter: Date) => ({ notBefore: new Date(Date.now() - validBeforeMs), notAfter });

export interface Authority {
  readonly certificate: x509.X509Certificate;
  readonly keys: webcrypto.CryptoKeyPair;
}

const makeKeys = () => webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

export async function makeAuthority(): Promise<Authority> {
  const keys = await makeKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=review-reply development',
      ...validUntil(new Date(Date.now() + validForMs)),
      keys,
      signingAlgorithm: algorithm,
      extensions: [
        new x509.BasicConstraintsExtension(true, 0, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      ],
    },
    webcrypto as never,
  );
  return { certificate, keys };
}

export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** A certificate for one name (tests make others) and its key, as PEM, for both ends of a connection. */
export function makeCertificate(authority: Authority, ...names: readonly string[]): Promise<Certificate> {
  return issue(
    authority,
    names[0] ?? 'nobody',
    names.map((name) => ({ type: 'url', value: uriOf(name) })),
  );
}

/** A certificate for one name that ends sooner than others, or has ended. */
export function makeEndingCertificate(authority: Authority, name: string, endsAt: Date): Promise<Certificate> {
  return issue(authority, name, [{ type: 'url', value: uriOf(name) }], validUntil(endsAt));
}

/** A certificate of a server that clients call by a host name. */
export function makeServerCertificate(authority: Authority, host: string): Promise<Certificate> {
  return issue(authority, host, [{ type: 'dns', value: host }]);
}

async function issue(
  authority: Authority,
  subject: string,
  names: x509.JsonGeneralNames,
  // No certificate outlives who signed it.
  valid = validUntil(authority.certificate.notAfter),
): Promise<Certificate> {
  const keys = await makeKeys();
  const certificate = await x509.X509CertificateGenerator.create(
    {
      subject: `CN=${subject}`,
      issuer: authority.certificate.subject,
      ...valid,
      publicKey: keys.publicKey,
      signingKey: authority.keys.privateKey,
      signingAlgorithm: algorithm,
      extensions: [
        new x509.BasicConstraintsExtension(false, undefined, true),
        new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth, x509.ExtendedKeyUsage.clientAuth]),
        new x509.SubjectAlternativeNameExtension(names),
      ],
    },
    webcrypto as never,
  );
  const pkcs8 = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey));
  const key = `-----BEGIN PRIVATE KEY-----\n${pkcs8.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END PRIVATE KEY-----\n`;
  return { certificate: certificate.toString('pem'), key };
}
