import { secondsSince } from '@review-reply/infra';
import type { Cluster, ClusterParts } from '../cluster.ts';
import { buildPlatform, findRestarts, namespace, programs, waitReady } from '../platform.ts';
import type { Progress } from '../shell.ts';
import { apiUrl } from './cluster.ts';
import type { Report } from './report.ts';

/** The images of before everywhere. */
export const startOfSkew = (parts: ClusterParts) => () => previousOf(parts);

function previousOf({ previous }: ClusterParts): string {
  if (previous === null) throw new Error('There are no images of before.');
  return previous.tag;
}

/**
 * Today's migrations on a database that the version before filled, and then each program alone in today's version among
 * those of before, and alone in that of before among today's: each time the demo's way is gone to its end.
 */
export async function trySkew(cluster: Cluster, progress: Progress): Promise<Report> {
  const { kubectl, outside, parts } = cluster;
  const [before, today] = [previousOf(parts), parts.images.tag];
  const problems: string[] = [];
  let ways = 0;
  const go = async (what: string) => {
    const startedMs = performance.now();
    ways += 1;
    await outside.demo(apiUrl).catch((error: Error) => problems.push(`${what}: ${error.message}`));
    progress(`${what}: ${secondsSince(startedMs)} s`);
  };
  await outside.seed();
  await go('everything of before');
  await migrate(cluster);
  await go("today's migrations, programs of before");
  for (const program of programs) {
    await use(kubectl, program, today);
    await go(`${program} of today, the others of before`);
    await use(kubectl, program, before);
  }
  for (const program of programs) await use(kubectl, program, today);
  await go('everything of today');
  for (const program of programs) {
    await use(kubectl, program, before);
    await go(`${program} of before, the others of today`);
    await use(kubectl, program, today);
  }
  const restarts = await findRestarts(kubectl);
  return {
    lines: [`${ways} mixtures of images ${before}, of ${parts.before}, and ${today}: ${problems.length} failed`],
    problems: [...problems, ...restarts.map((restart) => `Started again: ${restart}`)],
  };
}

/** As docs/upgrade.md says: a Job can't be changed, so that the old one is deleted first. */
async function migrate({ kubectl, parts }: Cluster): Promise<void> {
  const jobs = (await buildPlatform(kubectl, { tagOf: () => parts.images.tag, replicas: parts.replicas })).filter(
    ({ kind }) => kind === 'Job',
  );
  for (const { metadata } of jobs) await kubectl('delete', 'job', '-n', namespace, metadata.name);
  await kubectl.apply(jobs);
  await waitReady(kubectl);
}

async function use(kubectl: Cluster['kubectl'], program: string, tag: string): Promise<void> {
  const deployment = `deployment/${program}-server`;
  await kubectl('set', 'image', '-n', namespace, deployment, `program=review-reply-${program}:${tag}`);
  await kubectl('rollout', 'status', '-n', namespace, deployment, '--timeout=240s');
}
