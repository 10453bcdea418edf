import type { Cluster, ClusterParts } from '../cluster.ts';
import { buildPlatform, namespace, programs, waitReady } from '../platform.ts';
import { type Progress, secondsSince } from '../shell.ts';
import { apiUrl } from './cluster.ts';
import type { Report } from './report.ts';

/** The last commit's images everywhere. */
export const startOfSkew = (parts: ClusterParts) => () => previousOf(parts);

function previousOf({ previous }: ClusterParts): string {
  if (previous === null) throw new Error('There are no images of the last commit.');
  return previous.tag;
}

/**
 * Today's migrations on a database that the last commit filled, and then each program alone in today's version among
 * the last commit's, and alone in the last commit's among today's: each time the demo's way is gone to its end.
 */
export async function trySkew(cluster: Cluster, progress: Progress): Promise<Report> {
  const { kubectl, outside, parts } = cluster;
  const [last, today] = [previousOf(parts), parts.images.tag];
  const problems: string[] = [];
  let ways = 0;
  const go = async (what: string) => {
    const startedMs = performance.now();
    ways += 1;
    await outside.demo(apiUrl).catch((error: Error) => problems.push(`${what}: ${error.message}`));
    progress(`${what}: ${secondsSince(startedMs)} s`);
  };
  await outside.seed();
  await go('everything of the last commit');
  await migrate(cluster);
  await go("today's migrations, programs of the last commit");
  for (const program of programs) {
    await use(kubectl, program, today);
    await go(`${program} of today, the others of the last commit`);
    await use(kubectl, program, last);
  }
  for (const program of programs) await use(kubectl, program, today);
  await go('everything of today');
  for (const program of programs) {
    await use(kubectl, program, last);
    await go(`${program} of the last commit, the others of today`);
    await use(kubectl, program, today);
  }
  const same = last === today ? ['the last commit has the same images: nothing was compared'] : [];
  return { lines: [`${ways} mixtures, images ${last} and ${today}, ${problems.length} failed`, ...same], problems };
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
