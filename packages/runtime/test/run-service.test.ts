import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@review-reply/testing';
import { describe, expect, it } from 'vitest';
import { closed, type RunningService, startService } from './start-service.ts';

async function probe(service: RunningService, path: string) {
  const { health_port } = await service.logged('Starting.');
  const response = await fetch(`http://127.0.0.1:${health_port}${path}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('ending a service', () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    it(`closes everything in reverse order of its opening on ${signal} and ends with 0`, async () => {
      const service = startService('ordered');
      await service.logged('Started.');
      service.kill(signal);
      expect(await service.ended).toEqual({ code: 0, signal: null });
      expect(closed(service)).toEqual(['server', 'consumer', 'pool']);
    });
  }

  it('names a clean-up that overruns or fails and closes the rest all the same', async () => {
    const service = startService('overrun');
    await service.logged('Started.');
    service.kill('SIGTERM');
    expect(await service.ended).toEqual({ code: 0, signal: null });
    expect(service.lines).toContainEqual(
      expect.objectContaining({ level: 'warn', step: 'stuck consumer', timeout_ms: 100 }),
    );
    expect(service.lines).toContainEqual(expect.objectContaining({ level: 'warn', step: 'broken server' }));
    expect(closed(service)).toEqual(['pool']);
  });

  it('ends at once on a second signal', async () => {
    const service = startService('stuck');
    await service.logged('Started.');
    service.kill('SIGTERM');
    await service.logged('Stopping.');
    service.kill('SIGTERM');
    expect(await service.ended).toEqual({ code: 143, signal: null });
  });

  it('is not ready first, then lets the request in flight end', async () => {
    const service = startService('slow request', { SHUTDOWN_DRAIN_MS: '2000' });
    const { port } = await service.logged('listening');
    await service.logged('Started.');
    expect(await probe(service, '/readyz')).toMatchObject({ status: 200, body: { ready: true, draining: false } });
    const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
    await service.logged('request');
    service.kill('SIGTERM');
    await service.logged('Stopping.');
    expect(await probe(service, '/readyz')).toMatchObject({ status: 503, body: { ready: false, draining: true } });
    expect(await probe(service, '/healthz')).toMatchObject({ status: 200, body: { live: true } });
    // Balancers notice late: during the drain delay new requests are still served.
    const late = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
    expect(await answer).toBe('whole answer');
    expect(await late).toBe('whole answer');
    expect(await service.ended).toEqual({ code: 0, signal: null });
  });

  it('during its start closes what is open already and what is opened meanwhile', async () => {
    const service = startService('slow start');
    await service.logged('Starting.');
    expect(await probe(service, '/readyz')).toMatchObject({ status: 503, body: { ready: false, draining: false } });
    service.kill('SIGTERM');
    expect(await service.ended).toEqual({ code: 0, signal: null });
    expect(closed(service).toSorted()).toEqual(['late', 'pool']);
    expect(service.lines.filter((line) => line.level === 'fatal')).toEqual([]);
  });
});

describe('a failing service', () => {
  it('that cannot be built says why with its causes, closes what it opened and ends with 1', async () => {
    const service = startService('crash in build');
    expect(await service.ended).toEqual({ code: 1, signal: null });
    expect(service.lines).toContainEqual(
      expect.objectContaining({
        level: 'fatal',
        err: expect.objectContaining({
          message: 'no database',
          cause: expect.objectContaining({ message: 'refused' }),
        }),
      }),
    );
    expect(closed(service)).toEqual(['pool']);
  });

  it('with an exception that nobody caught is logged, closed and ended with 1', async () => {
    const service = startService('uncaught');
    expect(await service.ended).toEqual({ code: 1, signal: null });
    expect(JSON.stringify(service.lines)).toContain('nobody caught this');
    expect(closed(service)).toEqual(['pool']);
  });

  it('with a rejection that nobody handled ends with 1', async () => {
    const service = startService('unhandled');
    expect(await service.ended).toEqual({ code: 1, signal: null });
    expect(JSON.stringify(service.lines)).toContain('nobody handled this');
  });

  it('with wrong settings lists every problem on standard error and ends with 78', async () => {
    const service = startService('ordered', {
      NODE_ENV: 'production',
      REDIS_URL: 'http://not-redis',
      LIMIT: '11',
      CLOCK: 'travel',
      KILL_POINT: 'demo.point',
      KILL_POINT_FILE: '/tmp/demo-point',
      HEALTH_PORT: 'x',
    });
    expect(await service.ended).toEqual({ code: 78, signal: null });
    const problems = service
      .stderr()
      .split('\n')
      .filter((line) => line.startsWith('  - '));
    for (const name of ['REDIS_URL', 'LIMIT', 'CLOCK=travel', 'KILL_POINT', 'KILL_POINT_FILE', 'HEALTH_PORT']) {
      expect(problems.filter((line) => line.startsWith(`  - ${name} `))).toHaveLength(1);
    }
    expect(problems).toHaveLength(6);
    expect(service.lines).toEqual([]);
  });
});

describe('probes', () => {
  it('tell each check with its details, count a silent one as failed after a second, and leave liveness alone', async () => {
    const service = startService('checks');
    await service.logged('Started.');
    const from = performance.now();
    const [ready, again] = await Promise.all([probe(service, '/readyz'), probe(service, '/readyz')]);
    expect(performance.now() - from).toBeLessThan(3_000);
    expect(ready).toMatchObject({
      status: 503,
      body: {
        ready: false,
        checks: {
          database: { ok: true, connections: 3 },
          schema: { ok: false, error: 'older than this service' },
          broker: { ok: false, error: expect.stringContaining('broker did not answer') },
        },
      },
    });
    expect(again).toEqual(ready);
    expect(await probe(service, '/healthz')).toEqual({ status: 200, body: { live: true } });
    expect((await probe(service, '/elsewhere')).status).toBe(404);
  });
});

describe('a kill point', () => {
  it('kills the process by SIGKILL at the passage asked for, having said so', async () => {
    const service = startService('kill point', { KILL_POINT: 'demo.after-commit:3' });
    expect(await service.ended).toEqual({ code: null, signal: 'SIGKILL' });
    expect(service.stderr()).toContain('kill point demo.after-commit');
    expect(service.lines.filter((line) => line.msg === 'passed').map((line) => line.passage)).toEqual([1, 2]);
  });

  it('is armed in a process that lives, and disarmed again, by a file and a signal', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kill-point-'));
    const file = join(folder, 'point');
    const service = startService('slow request', { KILL_POINT_FILE: file });
    const { port } = await service.logged('listening');
    await service.logged('Started.');
    const arm = async (point: string) => {
      await writeFile(file, point);
      service.kill('SIGUSR2');
      await eventually(() => expect(existsSync(file)).toBe(false));
    };
    const ask = () => fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
    await arm('demo.after-answer');
    await arm('');
    expect(await ask()).toBe('whole answer');
    await arm('demo.after-answer');
    await ask().catch(() => {});
    expect(await service.ended).toEqual({ code: null, signal: 'SIGKILL' });
    expect(service.stderr()).toBe('kill point demo.after-answer: the process dies now\n');
    await rm(folder, { recursive: true });
  });

  it('does nothing unless asked for', async () => {
    const service = startService('kill point', { KILL_POINT: 'demo.elsewhere' });
    await service.logged('Started.');
    expect(service.lines.filter((line) => line.msg === 'passed')).toHaveLength(5);
  });
});
