import { createServer } from 'node:http';
import { createLogger } from '@review-reply/telemetry';
import { listen } from '@review-reply/testing';
import { afterEach, expect, it } from 'vitest';
import { createLogos } from '../src/connect/logos.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const png = Buffer.from('89504e470d0a1a0a', 'hex');
let closing: Array<() => void> = [];
afterEach(() => {
  for (const close of closing) close();
  closing = [];
});

async function openSite(answer: (path: string) => { status: number; headers: Record<string, string> }) {
  let connections = 0;
  const server = createServer((request, response) => {
    const { status, headers } = answer(request.url ?? '');
    response.writeHead(status, headers).end(png);
  });
  server.on('connection', () => {
    connections += 1;
  });
  const port = await listen(server);
  closing.push(() => server.close());
  return { port, connections: () => connections };
}

const logosOf = (allowLocal: boolean) => {
  const logos = createLogos({ keyFor: (purpose) => Buffer.from(purpose), allowLocal, logger });
  return (url: string) => logos.get(logos.pathOf(url).split('/').at(-1) ?? '');
};

it('a logo is fetched once and kept', async () => {
  const site = await openSite(() => ({ status: 200, headers: { 'content-type': 'image/png' } }));
  const get = logosOf(true);
  const url = `http://127.0.0.1:${site.port}/logo.png`;
  expect(await get(url)).toEqual({ type: 'image/png', bytes: png });
  expect(await get(url)).toEqual({ type: 'image/png', bytes: png });
  expect(site.connections()).toBe(1);
});

it('a redirect is not followed', async () => {
  const site = await openSite((path) =>
    path === '/logo.png'
      ? { status: 302, headers: { location: '/other.png' } }
      : { status: 200, headers: { 'content-type': 'image/png' } },
  );
  expect(await logosOf(true)(`http://127.0.0.1:${site.port}/logo.png`)).toBeUndefined();
});

it.each(['127.0.0.1', 'localhost'])('nothing is connected to for a logo on this machine: %s', async (host) => {
  const site = await openSite(() => ({ status: 200, headers: {} }));
  expect(await logosOf(false)(`https://${host}:${site.port}/logo.png`)).toBeUndefined();
  expect(site.connections()).toBe(0);
});

it.each(['10.0.0.1', '169.254.169.254', '[::ffff:127.0.0.1]'])('no logo is fetched from inside: %s', async (host) => {
  expect(await logosOf(false)(`https://${host}/logo.png`)).toBeUndefined();
});
