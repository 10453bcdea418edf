import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { listen } from '@review-reply/testing';
import { partnerHost } from '../../src/work/partner.ts';

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><circle cx="40" cy="40" r="26" fill="#c0552f"/><text x="78" y="50" font-family="sans-serif" font-size="30" fill="#333">Lounges</text></svg>`;

export interface PartnerVisit {
  readonly url: URL;
  readonly referer: string | undefined;
}

/** The partner's own site, to which clients come back; it knows who came, and from where as far as browsers say. */
export interface PartnerSite {
  /** address:port, for the browser's look-up of names. */
  readonly address: string;
  readonly visits: readonly PartnerVisit[];
  /** By plain HTTP, since nobody but the test's browser trusts the site's certificate. */
  readonly logoUrl: string;
  close(): Promise<void>;
}

export async function openPartnerSite(): Promise<PartnerSite> {
  const visits: PartnerVisit[] = [];
  const site = createHttpsServer(await createCertificate(), (request, response) => {
    const url = new URL(request.url ?? '/', `https://${partnerHost}`);
    if (url.pathname === '/favicon.ico') return response.writeHead(404).end();
    visits.push({ url, referer: request.headers.referer });
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return response.end('<!doctype html><title>Demo partner</title><h1>Welcome back</h1>');
  });
  const logos = createHttpServer((_request, response) => response.setHeader('content-type', 'image/svg+xml').end(logo));
  const servers = [site, logos] as const;
  const ports = await Promise.all(servers.map(listen));
  return {
    address: `127.0.0.1:${ports[0]}`,
    visits,
    logoUrl: `http://127.0.0.1:${ports[1]}/logo.svg`,
    close: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

/** Signed by itself: the browser of the test is told not to mind. */
async function createCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'review-reply-partner-'));
  const [key, cert] = [path.join(dir, 'key.pem'), path.join(dir, 'cert.pem')] as const;
  const subject = ['-subj', `/CN=${partnerHost}`, '-days', '2'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  try {
    await promisify(execFile)('openssl', ['req', ...kind, '-keyout', key, '-out', cert, ...subject]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
