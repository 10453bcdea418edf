import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import { parseConfig } from '@review-reply/config';
import { type Authority, makeAuthority, makeServerCertificate } from '@review-reply/infra';
import { createLifecycle } from '@review-reply/runtime';
import { createLogger } from '@review-reply/telemetry';
import express from 'express';
import { afterAll, expect, it, vi } from 'vitest';
import { gatewaySettings } from '../src/config.ts';
import { listen } from '../src/http/http-server.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'https-'));
const life = createLifecycle({ name: 'gateway', logger: createLogger({ service: 'test', level: 'silent' }) });
// Only files are looked at by an interval here: `look` is what the next one does.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
const look = () => vi.advanceTimersByTime(5_000);
afterAll(async () => {
  vi.useRealTimers();
  await life.stop();
  rmSync(dir, { recursive: true });
});

async function putCertificate(): Promise<Authority> {
  const authority = await makeAuthority();
  const { certificate, key } = await makeServerCertificate(authority, 'localhost');
  writeFileSync(path.join(dir, 'tls.crt'), certificate);
  writeFileSync(path.join(dir, 'tls.key'), key);
  return authority;
}

/** What a new connection is answered, by whom believes in one authority alone. */
async function ask(port: number, authority: Authority) {
  const ca = authority.certificate.toString('pem');
  const request = get({ host: 'localhost', port, ca, agent: false, path: '/demo' });
  const [response] = await once(request, 'response');
  response.resume();
  return { status: response.statusCode, protocol: (response.socket as TLSSocket).getProtocol() };
}

it('serves HTTPS by itself, and by a new certificate as soon as that is there whole', async () => {
  const first = await putCertificate();
  const env = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', PUBLIC_URL: 'https://demo.example', TLS_DIR: dir };
  const addresses = ['IDENTITY', 'PLACES', 'REVIEWS', 'BILLING', 'WEBHOOKS'].map((name) => [
    `${name}_ADDRESS`,
    'demo:1',
  ]);
  const rest = { RPC_DIR: dir, REDIS_URL: 'redis://demo', KAFKA_BROKERS: 'demo:1', ...Object.fromEntries(addresses) };
  const { port } = await listen(express(), parseConfig(gatewaySettings, { ...env, ...rest }), life);
  expect(await ask(port, first)).toEqual({ status: 404, protocol: 'TLSv1.3' });
  await expect(fetch(`http://localhost:${port}/demo`)).rejects.toThrow();
  const second = await putCertificate();
  look();
  expect(await ask(port, second)).toMatchObject({ status: 404 });
  await expect(ask(port, first)).rejects.toThrow();
  // A key that is there before its certificate changes nothing.
  writeFileSync(path.join(dir, 'tls.key'), 'half a key');
  look();
  expect(await ask(port, second)).toMatchObject({ status: 404 });
});
