import path from 'node:path';
import { type Progress, workspaceDir } from '../workspace.ts';
import { findJava, findMaven } from './java.ts';
import { runChecked } from './run-command.ts';

const plugin = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1';
const downloadTimeoutMs = 10 * 60_000;

/**
 * Fills a folder with what a pom of this workspace names.
 * @param goal copy keeps the jars, unpack takes the named files out of them
 */
export async function fetchDependencies(options: {
  readonly pom: string;
  readonly goal: 'copy-dependencies' | 'unpack-dependencies';
  readonly settings?: readonly string[];
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly progress: Progress;
}): Promise<void> {
  const { pom, goal, settings = [], folder, env, progress } = options;
  await findJava({ env, progress });
  const maven = await findMaven({ env, progress });
  const args = ['-B', '-q', '-f', path.join(workspaceDir, 'tools/infra', pom), `${plugin}:${goal}`];
  const where = ['-DincludeScope=runtime', `-DoutputDirectory=${folder}`, `-DmarkersDirectory=${folder}/.markers`];
  await runChecked(maven, [...args, ...where, ...settings], { env, timeoutMs: downloadTimeoutMs });
}
