import path from 'node:path';
import { localDir } from '@review-reply/infra';
import type { Bench } from '../benchmark.ts';

const profilesDir = path.join(localDir, 'bench/profiles');

/** Flags by which a process of Node keeps a profile of its processor time, when the run is asked for profiles. */
export function profileFlags({ options }: Bench): readonly string[] {
  return options.profile ? ['--cpu-prof', `--cpu-prof-dir=${profilesDir}`] : [];
}
