import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openParentWatch } from '../src/parent-watch.ts';
import { newDir, until } from './support.ts';

const writer = path.join(import.meta.dirname, 'fixtures/write-for-a-while.ts');

it('removes a temporary folder also when somebody still adds files to it', async () => {
  const dir = await newDir();
  const folders = Array.from({ length: 3 }, (_, at) => path.join(dir, `part-${at}`));
  const writers = folders.map(async (folder) => {
    await mkdir(folder);
    const child = spawn(process.execPath, [writer, folder, '1500'], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
  });
  await Promise.all(writers);
  openParentWatch({ temporaryDirs: [dir] }).close();
  await until('the folder is gone', () => !existsSync(dir));
  expect(existsSync(dir)).toBe(false);
});
