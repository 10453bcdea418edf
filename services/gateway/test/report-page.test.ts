import { parseConfig } from '@review-reply/config';
import { AppError } from '@review-reply/errors';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { forSystem, forUsers, serve } from '@review-reply/rpc';
import { openStack, type Stack } from '@review-reply/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildGateway } from '../src/app.ts';
import { gatewaySettings } from '../src/config.ts';

const nobody = '127.0.0.1:1';

let stack: Stack;
let url: string;
const ended: string[] = [];
const notFound = () => new AppError('not_found', 'not_found');

beforeAll(async () => {
  stack = await openStack();
  const others = PlacesService.methods.map(({ localName }) => [
    localName,
    forUsers(async () => Promise.reject(notFound())),
  ]);
  const link = () => ({ placeName: '<b>Demo</b>\u202e Café', sent: ended.length === 0 });
  const check = (token: string) => {
    if (token !== 'ours') throw notFound();
  };
  const addresses = await stack.serve([
    serve(PlacesService, {
      ...Object.fromEntries(others),
      getReportLink: forSystem(async ({ token }) => {
        check(token);
        return link();
      }),
      endReports: forSystem(async ({ token }) => {
        check(token);
        ended.push(token);
        return link();
      }),
    } as Parameters<typeof serve<typeof PlacesService>>[1]),
  ]);
  const away = ['REVIEWS', 'BILLING', 'WEBHOOKS'].map((name) => [`${name}_ADDRESS`, nobody]);
  const more = { ...Object.fromEntries(away), ...addresses, KAFKA_BROKERS: nobody, HOST: '127.0.0.1', PORT: '0' };
  const env = await stack.env({ more });
  url = `http://127.0.0.1:${(await buildGateway(parseConfig(gatewaySettings, env), stack.lifecycle('gateway'))).port}`;
});
afterAll(() => stack.close());

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`${url}${path}`, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

it('asks before reports end, in the browser’s language, and ends nothing by being opened', async () => {
  const shown = await ask('/connect/reports/ours', { headers: { 'accept-language': 'fr' } });
  expect(shown).toMatchObject({ status: 200, text: expect.stringContaining('Mettre fin aux rapports') });
  expect(shown.text).toContain('<bdi>&lt;b&gt;Demo&lt;/b&gt; Café</bdi>');
  expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
  expect(ended).toEqual([]);
});

it('knows no other links', async () => {
  for (const method of ['GET', 'POST'])
    for (const token of ['other', '%FF', 'x'.repeat(600)])
      expect((await ask(`/connect/reports/${token}`, { method })).status).toBe(404);
  expect(ended).toEqual([]);
});

it('ends reports for a mail program, whichever form it sends and without a login (RFC 8058, 3.2)', async () => {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  for (const body of [form, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })])
    expect(await ask('/connect/reports/ours', { method: 'POST', body })).toMatchObject({
      status: 200,
      text: expect.stringContaining('No more reports are sent'),
    });
  expect(ended).toEqual(['ours', 'ours']);
  expect((await ask('/connect/reports/ours')).text).toContain('No more reports are sent');
});
