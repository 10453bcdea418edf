import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@review-reply/clock';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSimulator } from '../src/index.ts';
import { killProcesses, startProcess } from './process.ts';
import { harness } from './support.ts';

let folder: string;
let stateFile: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-simulator-'));
  stateFile = join(folder, 'state.jsonl');
});
afterEach(async () => {
  killProcesses();
  await rm(folder, { recursive: true });
});

test('a process killed outright loses nothing that it answered', async () => {
  const first = await startProcess({ STATE_FILE: stateFile });
  const { reviews, token, placeId } = await first.sim.place();
  const id = await first.sim.review(placeId, { text: 'Written just before' });
  await first.sim.control('POST', '/moderation', { source: 'google', place_id: placeId, outcome: 'REJECTED' });
  await first.sim.request('PUT', `${reviews}/${id}/reply`, { token, body: { comment: 'Answered just before' } });
  const killed = once(first.child, 'exit');
  first.child.kill('SIGKILL');
  await killed;

  const { sim } = await startProcess({ STATE_FILE: stateFile });
  const { body } = await sim.request('GET', `${reviews}/${id}`, { token });
  expect(body).toMatchObject({
    comment: 'Written just before',
    reviewReply: { comment: 'Answered just before', reviewReplyState: 'REJECTED' },
  });
});

test('SIGTERM ends the process cleanly, also while a call is held by a fault', async () => {
  const { child, sim } = await startProcess({ STATE_FILE: stateFile });
  const { reviews, token, placeId } = await sim.place();
  await sim.control('POST', '/faults', { target: 'google.reviews.list', delay_ms: 600_000, place_id: placeId });
  const held = sim.request('GET', reviews, { token }).catch(() => 'cut');
  await expect
    .poll(async () => (await sim.control('GET', `/calls?target=google.reviews.list&place_id=${placeId}`)).body.length)
    .toBe(1);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await held).toBe('cut');
});

test('a line cut short at the end is dropped, an unreadable one before it refused', async () => {
  const first = await startSimulator({ stateFile });
  const { placeId } = await harness(() => first.url, systemClock).place();
  await first.close();
  await appendFile(stateFile, '{"c":"google.users","k":"ha');
  const second = await startSimulator({ stateFile });
  const path = `/reviews?source=google&place_id=${placeId}`;
  expect((await harness(() => second.url, systemClock).control('GET', path)).status).toBe(200);
  await second.close();
  await writeFile(stateFile, `nonsense\n${await readFile(stateFile, 'utf8')}`);
  await expect(startSimulator({ stateFile })).rejects.toThrow('Line 1');
});

test('the file is for its owner only and does not grow with changes to the same record', async () => {
  const simulator = await startSimulator({ stateFile });
  const sim = harness(() => simulator.url, systemClock);
  const { placeId } = await sim.place();
  const id = await sim.review(placeId);
  for (let rating = 1; rating <= 5; rating += 1) await sim.control('PATCH', `/reviews/${id}?source=google`, { rating });
  await simulator.close();
  const before = (await stat(stateFile)).size;
  await (await startSimulator({ stateFile })).close();
  const after = await stat(stateFile);
  expect(after.size).toBeLessThan(before);
  expect(after.mode & 0o777).toBe(0o600);
});

test('the clock of a process without a shared clock cannot be moved', async () => {
  const simulator = await startSimulator({});
  const { status } = await harness(() => simulator.url, systemClock).control('POST', '/clock', { advance_seconds: 1 });
  await simulator.close();
  expect(status).toBe(409);
});
