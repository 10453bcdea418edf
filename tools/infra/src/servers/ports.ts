import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, isPortFree } from '../free-port.ts';
import type { Progress } from '../workspace.ts';

export interface ServerPorts {
  readonly postgres: number;
  readonly redis: number;
  readonly kafka: number;
  readonly kafkaController: number;
}

const names = ['postgres', 'redis', 'kafka', 'kafkaController'] as const;

/**
 * Picks the ports of the embedded servers: those asked for, else those of the last run in this folder, else free ones.
 * @param remember folder that keeps them from run to run; undefined picks anew
 */
export async function choosePorts(options: {
  wanted: Partial<ServerPorts>;
  remember: string | undefined;
  progress: Progress;
}): Promise<ServerPorts> {
  const { wanted, remember, progress } = options;
  const file = remember === undefined ? undefined : path.join(remember, 'ports.json');
  const last = file === undefined ? {} : await readPorts(file);
  const chosen: Record<string, number> = {};
  for (const name of names) {
    const preferred = wanted[name] ?? last[name];
    if (preferred !== undefined && (name in wanted || (await isPortFree(preferred)))) {
      chosen[name] = preferred;
      continue;
    }
    let port = await freePort();
    while (Object.values(chosen).includes(port)) port = await freePort();
    if (preferred !== undefined) progress(`port ${preferred} (${name}) is taken by now; using ${port}`);
    chosen[name] = port;
  }
  if (file !== undefined) await writeFile(file, JSON.stringify(chosen));
  return chosen as unknown as ServerPorts;
}

async function readPorts(file: string): Promise<Partial<ServerPorts>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Partial<ServerPorts>;
  } catch {
    return {};
  }
}
