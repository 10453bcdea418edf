import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { createSecureContext } from 'node:tls';

interface FrontOptions {
  readonly certificates: Readonly<Record<string, { readonly certificate: string; readonly key: string }>>;
  readonly simulatorPort: number;
}

/**
 * What the platform finds at port 443 outside: the simulated platforms, and receivers of webhooks, of which
 * `https://receiver.example/<port>/…` is the one that listens to that port of this machine.
 */
export async function openFront({ certificates, simulatorPort }: FrontOptions): Promise<void> {
  const contexts = new Map(
    Object.entries(certificates).map(([host, { certificate: cert, key }]) => [
      host,
      createSecureContext({ cert, key }),
    ]),
  );
  const server = createServer({ SNICallback: (host, done) => done(null, contexts.get(host)) }, (asked, answer) => {
    const target = targetOf(asked, simulatorPort);
    if (target === null) return void answer.writeHead(404).end();
    pass(asked, answer, target);
  });
  server.listen(443, '0.0.0.0');
  await once(server, 'listening');
}

interface Target {
  readonly port: number;
  readonly path: string;
}

export function targetOf({ headers: { host }, url = '/' }: IncomingMessage, simulatorPort: number): Target | null {
  if (host === 'platforms.example') return { port: simulatorPort, path: url };
  const [, port = '', path = ''] = /^\/(\d+)(\/.*)$/.exec(url) ?? [];
  return host === 'receiver.example' && port !== '' ? { port: Number(port), path } : null;
}

function pass(asked: IncomingMessage, answer: ServerResponse, { port, path }: Target): void {
  const { method, headers } = asked;
  const passed: ClientRequest = request({ host: '127.0.0.1', port, path, method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

/** The URL that a receiver on this machine has for the platform. */
export function publicUrlOf(url: string): string {
  const { port, pathname } = new URL(url);
  return `https://receiver.example/${port}${pathname}`;
}
