import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ServerAddresses } from '@review-reply/infra';
import type {} from '@review-reply/testing/global-setup';
import { afterAll, afterEach, beforeAll, inject, vi } from 'vitest';
import { type E2ePlatform, openPlatform, type PlatformOptions } from './open-platform.ts';

/** Eight processes start, on a machine that may do much else. */
const startWithinMs = 240_000;
const testTimeoutMs = 120_000;
const logTailCharacters = 4_000;

export interface OwnPlatformOptions extends PlatformOptions {
  /** Servers to run on; the run's, which other files use too, unless given. */
  readonly servers?: ServerAddresses;
}

async function openOfRun({ servers = serversOfRun(), ...options }: OwnPlatformOptions = {}): Promise<E2ePlatform> {
  const stateDir = await mkdtemp(path.join(inject('runDir'), 'platform-'));
  const removeDir = () => rm(stateDir, { recursive: true, force: true });
  const opened = await openPlatform({ servers, stateDir }, options).catch(async (error: unknown) => {
    await removeDir();
    throw error;
  });
  const close = async () => {
    await opened.close();
    await removeDir();
  };
  return { ...opened, close };
}

function serversOfRun(): ServerAddresses {
  return {
    postgres: { adminUrl: inject('postgresUrl'), external: false },
    redis: { url: inject('redisUrl') },
    kafka: { brokers: inject('kafkaBrokers') },
  };
}

/** Files share a worker's modules or not, as vitest is told: what they share in any case is kept beside the modules. */
const ofWorker = globalThis as { platformOfWorker?: Promise<E2ePlatform> | undefined; platformUsers?: number };
/** The next file of a worker begins much sooner; a platform that reads its places takes processor time from others. */
const unusedMaxMs = 5_000;

/** The platform with the default settings, started once for all files that run in this process one after another. */
function takePlatformOfWorker(): Promise<E2ePlatform> {
  ofWorker.platformUsers = (ofWorker.platformUsers ?? 0) + 1;
  ofWorker.platformOfWorker ??= openOfRun().catch((error: unknown) => {
    ofWorker.platformOfWorker = undefined;
    throw error;
  });
  return ofWorker.platformOfWorker;
}

/**
 * Ends it when no file of this process has asked for it again. What is left when the process ends goes with the run.
 */
function leavePlatformOfWorker(): void {
  ofWorker.platformUsers = (ofWorker.platformUsers ?? 1) - 1;
  setTimeout(() => {
    if (ofWorker.platformUsers !== 0) return;
    const unused = ofWorker.platformOfWorker;
    ofWorker.platformOfWorker = undefined;
    // The files that used it are over: nobody could be told.
    void unused?.then((platform) => platform.close()).catch(() => {});
  }, unusedMaxMs).unref();
}

/**
 * One platform for all tests of a file; a test that fails shows the end of each process's log. Without options files
 * share it, so that a test may move its time on but leaves its processes as they were; with options it is the file's
 * own, started before the first test and removed after the last.
 */
export function usePlatform(options?: () => OwnPlatformOptions): () => E2ePlatform {
  let opened: E2ePlatform | undefined;
  vi.setConfig({ testTimeout: testTimeoutMs, hookTimeout: testTimeoutMs });
  const get = () => {
    if (opened === undefined) throw new Error('The platform has not started.');
    return opened;
  };
  beforeAll(async () => {
    opened = await (options === undefined ? takePlatformOfWorker() : openOfRun(options()));
  }, startWithinMs);
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    for (const [name, log] of await get().logs()) console.error(`--- ${name}\n${log.slice(-logTailCharacters)}`);
    console.error(`--- launcher\n${get().progress.join('\n')}`);
  });
  afterAll(async () => {
    if (options === undefined) leavePlatformOfWorker();
    else await opened?.close();
  });
  return get;
}
