import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { obtainPart } from '../src/parts/part-cache.ts';
import { newDir, noProgress, until } from './support.ts';

const size = '1 kB';

it('downloads a part once for all who want it at the same moment, and never again', async () => {
  const dir = await newDir();
  let fills = 0;
  const fill = async (folder: string) => {
    fills += 1;
    await writeFile(path.join(folder, 'file'), 'complete');
  };
  const obtain = () => obtainPart('thing-1', { dir, size, progress: noProgress, fill });
  const folders = await Promise.all([obtain(), obtain(), obtain()]);
  expect(await obtain()).toBe(folders[0]);
  expect(fills).toBe(1);
  expect(await readFile(path.join(dir, 'thing-1/file'), 'utf8')).toBe('complete');
  await rm(dir, { recursive: true });
});

it('shows a part only when it is complete, and tries anew after a failure', async () => {
  const dir = await newDir();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const failing = obtainPart('thing-1', {
    dir,
    size,
    progress: noProgress,
    fill: async (folder) => {
      await writeFile(path.join(folder, 'file'), 'half');
      await held;
      throw new Error('the connection was lost');
    },
  });
  await until('the download has begun', async () => (await readdir(dir)).some((name) => name.startsWith('.thing-1-')));
  expect(await readdir(dir)).not.toContain('thing-1');
  release();
  await expect(failing).rejects.toThrow('the connection was lost');
  expect(await readdir(dir)).toEqual([]);
  const fill = (folder: string) => writeFile(path.join(folder, 'file'), 'complete');
  await obtainPart('thing-1', { dir, size, progress: noProgress, fill });
  expect(await readFile(path.join(dir, 'thing-1/file'), 'utf8')).toBe('complete');
  await rm(dir, { recursive: true });
});

it('takes over from a download whose process is gone', async () => {
  const dir = await newDir();
  await writeFile(path.join(dir, 'download.lock'), JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
  const fill = (folder: string) => writeFile(path.join(folder, 'file'), 'complete');
  expect(await obtainPart('thing-1', { dir, size, progress: noProgress, fill })).toBe(path.join(dir, 'thing-1'));
  await rm(dir, { recursive: true });
});
