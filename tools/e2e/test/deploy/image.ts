/** One line of a Dockerfile. */
interface Instruction {
  readonly verb: string;
  readonly rest: string;
}

interface Stage {
  readonly name: string;
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/** Stages whose results may be copied into an image, and what of them. */
const copied: Readonly<Record<string, readonly RegExp[]>> = {
  root: [/^\/root-fs$/],
  probe: [/^\/probe$/],
  production: [/^\/app\/(node_modules|package\.json|proto|packages)$/, /^\/app\/\$\{WORKSPACE\}$/],
  context: [/^deploy\/docker\/seed-demo\.js$/],
};
/** On an empty base nothing can be run: there is no shell. */
const verbs = [
  'COPY',
  'ENV',
  'USER',
  'ARG',
  'WORKDIR',
  'LABEL',
  'EXPOSE',
  'HEALTHCHECK',
  'CMD',
  'ENTRYPOINT',
  'VOLUME',
];
const targets = ['service', 'gateway', 'simulator', 'admin'];
/** Those that are started while others on their node have to answer. */
const bundled = ['service', 'gateway'];

function readStages(dockerfile: string): Stage[] {
  const lines = dockerfile
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n');
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  for (const line of lines) {
    const [, verb = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    const [, base = '', name = ''] = verb === 'FROM' ? (/^(\S+)(?:\s+AS\s+(\w+))?$/.exec(rest) ?? []) : [];
    if (verb === 'FROM') stages.push({ name, base, instructions: [] });
    else if (verb !== '') stages.at(-1)?.instructions.push({ verb, rest });
  }
  return stages;
}

/**
 * What could bring a shell, a package manager, a setuid file or another user's rights into an image: an image begins
 * with nothing, copies what is named here, runs nothing, and belongs to a user without rights.
 */
export function findForeignContents(dockerfile: string): string[] {
  const stages = readStages(dockerfile);
  const problems: string[] = [];
  for (const target of targets) {
    const chain: Stage[] = [];
    for (let name = target; name !== 'scratch'; name = chain.at(-1)?.base ?? 'scratch') {
      const stage = stages.find((one) => one.name === name);
      if (stage === undefined) {
        problems.push(`Image ${target} begins with ${name}, not with nothing.`);
        break;
      }
      chain.push(stage);
    }
    const all = chain.toReversed().flatMap(({ instructions }) => instructions);
    problems.push(...all.flatMap((instruction) => judge(instruction).map((what) => `Image ${target} ${what}.`)));
    const users = all.filter(({ verb }) => verb === 'USER').map(({ rest }) => rest);
    const start = all.findLast(({ verb }) => verb === 'CMD')?.rest ?? '';
    if (bundled.includes(target) && !start.includes('"bundle/main.js"'))
      problems.push(`Image ${target} starts by loading every module: ${start}`);
    if (users.at(-1) !== '1000:1000') problems.push(`Image ${target} runs as ${users.at(-1) ?? 'root'}.`);
  }
  return problems;
}

function judge({ verb, rest }: Instruction): string[] {
  if (!verbs.includes(verb)) return [`has ${verb}`];
  if (['CMD', 'ENTRYPOINT'].includes(verb) && !rest.startsWith('[')) return [`starts by a shell: ${rest}`];
  if (verb !== 'COPY') return [];
  const words = rest.split(/\s+/);
  const flags = words.filter((word) => word.startsWith('--'));
  const sources = words.filter((word) => !word.startsWith('--')).slice(0, -1);
  const from = flags.find((flag) => flag.startsWith('--from='))?.slice('--from='.length) ?? 'context';
  const allowed = copied[from] ?? [];
  const odd = flags.filter((flag) => !flag.startsWith('--from='));
  const foreign = sources.filter((source) => !allowed.some((pattern) => pattern.test(source.replace(/(.)\/$/, '$1'))));
  return [...odd.map((flag) => `copies with ${flag}`), ...foreign.map((source) => `copies ${source} of ${from}`)];
}

/** Changes each of which has to be found. */
export const imageMutants: readonly ((dockerfile: string) => string)[] = [
  (text) => text.replace('FROM scratch AS runtime', 'FROM base AS runtime'),
  (text) => text.replace('USER 1000:1000', 'USER 0'),
  (text) => text.replaceAll('"bundle/main.js"', '"dist/main.js"'),
  (text) => text.replace('COPY --from=probe /probe /probe', 'COPY --from=base /bin/sh /bin/sh'),
  (text) => text.replace('COPY --from=probe /probe /probe', 'COPY --from=probe --chmod=4755 /probe /probe'),
  (text) => text.replace('FROM program AS gateway', 'FROM program AS gateway\nRUN npm --version'),
];
