import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { obtainKafka } from '../parts/kafka-part.ts';
import { hashOf } from '../parts/keep-folder.ts';
import { obtainPart } from '../parts/part-cache.ts';
import type { Progress } from '../workspace.ts';
import { type KafkaPart, startKafka } from './kafka-server.ts';

/**
 * Kafka's jars, and its classes as Java has them once they are loaded (application class-data sharing): a broker starts
 * in half the processor time. One that starts and stops writes them down, once for every version of Java; a Java that
 * does without writes none.
 * @throws MissingPartError
 */
export async function obtainKafkaWithClasses(options: {
  env: NodeJS.ProcessEnv;
  progress: Progress;
  partsDir?: string | undefined;
}): Promise<KafkaPart> {
  const { env, progress, partsDir } = options;
  const part = await obtainKafka(options);
  const folder = await obtainPart(`kafka-classes-${hashOf(part.jarsDir, part.javaVersion)}`, {
    progress,
    size: '50 MB',
    how: 'writing down',
    ...(partsDir ? { dir: partsDir } : {}),
    fill: async (unfinished) => {
      await writeClasses(part, classesIn(unfinished), env);
      if (!existsSync(classesIn(unfinished))) progress('Java wrote no classes down; Kafka starts without them');
    },
  });
  const classes = classesIn(folder);
  return existsSync(classes) ? { ...part, classes } : part;
}

const classesIn = (folder: string): string => path.join(folder, 'kafka.jsa');

async function writeClasses(part: KafkaPart, file: string, env: NodeJS.ProcessEnv): Promise<void> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'review-reply-'));
  const ignore = () => () => {};
  try {
    const broker = await startKafka({
      part,
      writeClasses: file,
      ports: { broker: await freePort(), controller: await freePort() },
      place: {
        ...{ dir, logFile: path.join(dir, 'kafka.log'), durable: false },
        ...{ env: { PATH: env.PATH, LC_ALL: 'C' }, onSpawn: ignore, onExit: () => {}, onRestart: undefined },
      },
    });
    await broker.stop();
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
