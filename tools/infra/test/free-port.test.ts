import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../src/index.ts';

/** So many that two processes that knew nothing of each other would choose some twice: about 30 of them. */
const portsEach = 600;
const module = new URL('../src/free-port.ts', import.meta.url).href;
const script = `
  const { freePort } = await import(${JSON.stringify(module)});
  const ports = [];
  for (let n = 0; n < ${portsEach}; n += 1) ports.push(await freePort());
  process.stdout.write(JSON.stringify(ports) + '\\n');
  process.stdin.resume().once('end', () => process.exit());
`;

async function startChooser() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.endsWith('\n')) break;
  }
  return { child, ports: JSON.parse(output) as number[] };
}

it('gives no port to two processes, nor twice to one, while nothing listens there yet', async () => {
  const [{ ports: theirs }, ours] = await Promise.all([startChooser(), chooseHere()]);
  expect(new Set([...theirs, ...ours]).size).toBe(2 * portsEach);
});

it('frees the ports of a process that has ended', async () => {
  const { child, ports } = await startChooser();
  const fileOf = (port: number) => path.join(os.tmpdir(), `review-reply-ports-${os.userInfo().uid}`, String(port));
  expect(ports.map(fileOf).every(existsSync)).toBe(true);
  child.stdin.end();
  await once(child, 'exit');
  expect(ports.map(fileOf).some(existsSync)).toBe(false);
});

async function chooseHere(): Promise<number[]> {
  const ports: number[] = [];
  for (let n = 0; n < portsEach; n += 1) ports.push(await freePort());
  return ports;
}
