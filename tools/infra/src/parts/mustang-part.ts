import type { Progress } from '../workspace.ts';
import { findJava } from './java.ts';
import { fetchDependencies } from './maven-dependencies.ts';
import { obtainPart } from './part-cache.ts';

/** The version that mustang/pom.xml names. */
const mustangVersion = '2.16.2';

/**
 * Mustang's validator of e-invoices: the official schemas and rules of EN 16931 and Factur-X, and veraPDF's of PDF/A.
 * @returns the java program, and the folder of its jars
 */
export async function obtainMustang(options: {
  env: NodeJS.ProcessEnv;
  progress: Progress;
}): Promise<{ java: string; jarsDir: string }> {
  const { env, progress } = options;
  const jarsDir = await obtainPart(`mustang-${mustangVersion}`, {
    progress,
    size: '60 MB',
    fill: (folder) => fetchDependencies({ pom: 'mustang/pom.xml', goal: 'copy-dependencies', folder, env, progress }),
  });
  return { java: (await findJava({ env, progress })).file, jarsDir };
}
