import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type {} from '@review-reply/testing';
import { eventually } from '@review-reply/testing';
import { createClient } from 'redis';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { advanceClock, openClock, openTravelClock, systemClock, type TravelClock } from '../src/index.ts';

const hourMs = 3_600_000;
let prefix: string;
let closers: Array<() => unknown>;

beforeEach(() => {
  prefix = `clock-${randomUUID()}:`;
  closers = [];
});
afterEach(async () => {
  for (const close of closers.reverse()) await close();
});

async function openNamed(name: string, redisUrl = inject('redisUrl')): Promise<TravelClock> {
  const clock = await openTravelClock({ redisUrl, prefix, process: name });
  closers.push(() => clock.close());
  return clock;
}
const advance = (byMs: number, timeoutMs = 5_000) =>
  advanceClock({ redisUrl: inject('redisUrl'), prefix, byMs, timeoutMs });

async function startProcess(name: string) {
  const file = new URL('fixtures/clock-process.ts', import.meta.url).pathname;
  const args = ['--conditions=@review-reply/source', file, inject('redisUrl'), prefix, name];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  closers.push(() => child.kill('SIGKILL'));
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('ready');
  return {
    child,
    offsetMs: async () => {
      child.stdin?.write('?\n');
      return Number((await lines.next()).value);
    },
  };
}

it('moves business time for every process before the advance returns, and never real time', async () => {
  const here = await openNamed('here');
  const there = await startProcess('there');
  expect(await advance(6 * hourMs)).toEqual({ offsetMs: 6 * hourMs, processes: 2 });
  expect(here.offsetMs).toBe(6 * hourMs);
  expect(await there.offsetMs()).toBeGreaterThanOrEqual(6 * hourMs);
  expect(Math.abs(here.realNow().getTime() - Date.now())).toBeLessThan(1_000);
  // One that comes later begins where the others are.
  expect((await openNamed('later')).offsetMs).toBe(6 * hourMs);
});

it('counts each of several advances at once', async () => {
  const clock = await openNamed('here');
  await Promise.all(Array.from({ length: 10 }, () => advance(hourMs)));
  expect(clock.offsetMs).toBe(10 * hourMs);
  expect(await advance(0)).toMatchObject({ offsetMs: 10 * hourMs });
});

it('never runs backwards when Redis is wiped, and goes on from there', async () => {
  const clock = await openNamed('here');
  await advance(5 * hourMs);
  const redis = createClient({ url: inject('redisUrl') });
  await redis.connect();
  closers.push(() => redis.destroy());
  const wipe = async () => {
    const keys = await redis.keys(`${prefix}*`);
    expect(keys.length).toBeGreaterThan(0);
    await redis.del(keys);
  };
  await wipe();
  expect(clock.offsetMs).toBe(5 * hourMs);
  // An advance right after the wipe, before anybody has put the offset back.
  expect(await advance(hourMs)).toEqual({ offsetMs: 6 * hourMs, processes: 1 });
  expect(clock.offsetMs).toBe(6 * hourMs);
  await wipe();
  await eventually(async () => expect((await openNamed('later')).offsetMs).toBe(6 * hourMs));
});

it('names the live process that does not follow, and does not wait for one that has ended', async () => {
  await openNamed('here');
  const hung = await startProcess('hung');
  const ended = await startProcess('ended');
  ended.child.stdin?.end();
  await once(ended.child, 'exit');
  expect(await advance(hourMs)).toMatchObject({ processes: 2 });
  hung.child.kill('SIGSTOP');
  await expect(advance(hourMs, 300)).rejects.toThrow(/not taken over the new time: hung$/);
  hung.child.kill('SIGCONT');
  await eventually(async () => expect(await hung.offsetMs()).toBeGreaterThanOrEqual(2 * hourMs));
});

it('keeps the last offset while Redis is away, says so once, and follows again after', async () => {
  const redis = new URL(inject('redisUrl'));
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    const upstream = dial(Number(redis.port), redis.hostname);
    for (const side of [socket, upstream]) {
      sockets.add(side);
      side.on('error', () => {});
      side.on('close', () => sockets.delete(side));
    }
    socket.pipe(upstream).pipe(socket);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as { port: number }).port;
  };
  const port = await listen(0);
  const warnings: string[] = [];
  const clock = await openTravelClock({
    redisUrl: `redis://127.0.0.1:${port}`,
    prefix,
    process: 'here',
    onWarn: (message) => warnings.push(message),
  });
  closers.push(
    () => server.close(),
    () => clock.close(),
  );
  await advance(hourMs);
  server.close();
  for (const socket of sockets) socket.destroy();
  await eventually(() => expect(warnings.length).toBeGreaterThan(0));
  // Named as behind while it still counts as alive: the advance is not lost on it.
  await expect(advance(hourMs, 200)).rejects.toThrow('here');
  expect(clock.offsetMs).toBe(hourMs);
  await listen(port);
  await eventually(() => expect(clock.offsetMs).toBe(2 * hourMs));
  expect(warnings).toHaveLength(1);
});

it('refuses to move backwards or by parts of a millisecond', async () => {
  await expect(advance(-1)).rejects.toThrow('forwards only');
  await expect(advance(0.5)).rejects.toThrow('whole number');
});

it('is the system clock, without Redis, where travelling is off', async () => {
  const clock = await openClock({ mode: 'system', redisUrl: 'redis://127.0.0.1:1', prefix, process: 'here' });
  expect(Math.abs(clock.now().getTime() - systemClock.now().getTime())).toBeLessThan(1_000);
  await clock.close();
});
