import { readFileSync, rmSync, writeSync } from 'node:fs';

/** What `KILL_POINT` may hold: a point's name, and after a colon which passage of it dies (the first when absent). */
export const killPointPattern = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:[1-9]\d{0,5})?$/;

/** Only reached when the system is slow to deliver the signal; the thread must not run on meanwhile. */
const deathWaitMs = 5_000;

let armed: { readonly name: string; passagesLeft: number } | undefined;

/**
 * Arms one kill point of this process, in place of any that was armed before.
 * @param point `reviews.after-generate`, or `reviews.after-generate:3` to die at the third passage
 * @throws Error when the text has another form
 */
export function armKillPoint(point: string): void {
  if (!killPointPattern.test(point)) throw new Error(`This is not a kill point: ${point}`);
  const [name = '', passage = '1'] = point.split(':');
  armed = { name, passagesLeft: Number(passage) };
}

/**
 * Lets a test arm a process that lives: at each SIGUSR2 it takes the point that the file names, or none when the file
 * is empty, and removes the file, by which the test sees that it did.
 */
export function armOnSignal(file: string): void {
  process.on('SIGUSR2', () => {
    const point = readFileSync(file, 'utf8');
    if (point === '') armed = undefined;
    else armKillPoint(point);
    rmSync(file);
  });
}

/**
 * Marks a border between commit, publish, remote call and acknowledgement. When armed for this name the process dies
 * here by SIGKILL, with no clean-up, as in a power cut; otherwise it costs one comparison.
 */
export function killPoint(name: string): void {
  if (armed === undefined || armed.name !== name) return;
  armed.passagesLeft -= 1;
  if (armed.passagesLeft > 0) return;
  writeSync(2, `kill point ${name}: the process dies now\n`);
  process.kill(process.pid, 'SIGKILL');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, deathWaitMs);
}
