import type { Progress } from '../workspace.ts';
import { findJava } from './java.ts';
import { fetchDependencies } from './maven-dependencies.ts';
import { MissingPartError } from './missing-part-error.ts';
import { obtainPart } from './part-cache.ts';

/** The version that kafka/pom.xml names; part of the folder's name, so that an upgrade downloads anew. */
const kafkaVersion = '4.1.1';

/** @throws MissingPartError */
export async function obtainKafka(options: {
  env: NodeJS.ProcessEnv;
  progress: Progress;
  partsDir?: string | undefined;
}): Promise<{ java: string; javaVersion: string; jarsDir: string }> {
  const { env, progress, partsDir } = options;
  try {
    const jarsDir = await obtainPart(`kafka-${kafkaVersion}`, {
      progress,
      size: '43 MB',
      ...(partsDir ? { dir: partsDir } : {}),
      fill: (folder) => fetchDependencies({ pom: 'kafka/pom.xml', goal: 'copy-dependencies', folder, env, progress }),
    });
    const { file: java, version: javaVersion } = await findJava({ env, progress });
    return { java, javaVersion, jarsDir };
  } catch (error) {
    throw new MissingPartError('Kafka', error);
  }
}
