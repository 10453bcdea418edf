import { execFile } from 'node:child_process';
import { mkdir, statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const roomyBytes = 2 * 1024 ** 3;

/** What may be left free, for what is written meanwhile. */
const sparesBytes = [0, 0, 4_096, 65_536, 1_048_576];

/** A file system of its own in memory, so that it can be full without taking the machine's disk. */
export interface Disk {
  readonly name: string;
  /** Leaves hardly a byte of it free. */
  fill(): Promise<void>;
  free(): Promise<void>;
  unmount(): Promise<void>;
}

/** Only root may mount one, and not in every container. @returns null where it can't be had */
export async function mountDisk(name: string, dir: string): Promise<Disk | null> {
  await mkdir(dir, { recursive: true });
  const mount = (...options: string[]) => run('mount', [...options, dir]);
  try {
    await mount('-t', 'tmpfs', '-o', `size=${roomyBytes},mode=0755`, 'tmpfs');
  } catch {
    return null;
  }
  /** A tmpfs can't be smaller than what it holds by then, and 0 would be no bound at all. */
  const shrink = async (spareBytes: number) => {
    const { blocks, bfree, bsize } = await statfs(dir);
    const size = Math.max(1, blocks - bfree) * bsize + spareBytes;
    return mount('-o', `remount,size=${size}`).then(
      () => true,
      () => false,
    );
  };
  return {
    name,
    fill: async () => {
      for (const spareBytes of sparesBytes) if (await shrink(spareBytes)) return;
      throw new Error(`${name} is written to faster than its disk could be made smaller.`);
    },
    free: async () => void (await mount('-o', `remount,size=${roomyBytes}`)),
    // Lazily, as what is written to it may still be ending.
    unmount: async () => void (await run('umount', ['-l', dir])),
  };
}
