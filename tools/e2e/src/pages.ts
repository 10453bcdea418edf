import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createProgram } from '@review-reply/admin';
import { parse, parseAllDocuments } from 'yaml';

/** What an operator's page may name, beside the commands of `npm run admin`. */
export interface Named {
  readonly tables: ReadonlySet<string>;
  /** Types of the events that are sent to subscribers. */
  readonly events: ReadonlySet<string>;
  /** Objects in Kubernetes, as `deployment/billing-server`. */
  readonly objects: ReadonlySet<string>;
}

const kinds: Readonly<Record<string, string>> = {
  Deployment: 'deployment',
  HorizontalPodAutoscaler: 'hpa',
  Certificate: 'certificate',
  Job: 'job',
};

/** What the repository at `root` has of each. */
export function readNamed(root: string): Named {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const found = (pattern: string, what: RegExp) =>
    new Set(
      globSync(pattern, { cwd: root }).flatMap((file) => [...read(file).matchAll(what)].map(([, one = '']) => one)),
    );
  return {
    tables: found('services/*/schema.sql', /^create table (\w+)/gm),
    events: found('packages/api-schemas/src/events/*.ts', /^ {2}type: '([a-z_.]+)'/gm),
    objects: new Set(globSync('deploy/kubernetes/services/*/kustomization.yaml', { cwd: root }).flatMap(objectsOf)),
  };

  /** Those of a service's own folder and of the one that it shares, under the names that its kustomization gives. */
  function objectsOf(file: string): string[] {
    const { namePrefix = '', resources } = parse(read(file)) as { namePrefix?: string; resources: readonly string[] };
    const folder = path.dirname(file);
    const shared = path.join(folder, '../service');
    return (resources.includes('../service') ? [folder, shared] : [folder])
      .flatMap((one) => globSync(`${one}/*.yaml`, { cwd: root }))
      .flatMap((one) => parseAllDocuments(read(one)).map((document) => document.toJS()))
      .filter(({ kind }) => kind in kinds)
      .map(({ kind, metadata }) => `${kinds[kind]}/${namePrefix}${metadata.name}`);
  }
}

/** What a page of operators names or tells to run that is not there, or would be refused. */
export function findFaults(text: string, { tables, events, objects }: Named): string[] {
  const faults: string[] = [];
  const commands = [...text.matchAll(/`([^`]+)`|^(?:kubectl|npm run admin) .*$/gm)].map(([line, code]) =>
    (code ?? line).replaceAll(/\s+/g, ' '),
  );
  for (const command of commands) {
    const [, admin] = /^npm run admin -- ([^|#]+)/.exec(command) ?? [];
    if (admin !== undefined) faults.push(...faultsOfAdmin(admin.trim()));
    if (command.startsWith('kubectl ')) faults.push(...faultsOfKubectl(command, objects));
    const [, table] = /^select .*? from (\w+)/.exec(command) ?? [];
    if (table !== undefined && !tables.has(table) && !table.startsWith('pg_')) faults.push(`no table ${table}.`);
  }
  for (const [, event = ''] of text.matchAll(/events? `([a-z_]+\.[a-z_.]+)`/g))
    if (!events.has(event)) faults.push(`no event ${event}.`);
  return faults;
}

/** A command that is only named needs no options; with any argument or option, it has to have all that it asks for. */
function faultsOfAdmin(line: string): string[] {
  const [words = ''] = /^[a-z-]+(?: [a-z-]+)*/.exec(line) ?? [];
  let command = createProgram();
  for (const word of words.split(' ')) {
    if (command.commands.length === 0) break;
    const next = command.commands.find((one) => one.name() === word);
    if (next === undefined) return [`no command "admin -- ${words}".`];
    command = next;
  }
  const given = [...line.matchAll(/(?<= )--[a-z-]+/g)].map(([option]) => option);
  const unknown = given.filter((option) => !command.options.some(({ long }) => long === option));
  const missing =
    line === words ? [] : command.options.filter(({ mandatory, long }) => mandatory && !given.includes(`${long}`));
  return [
    ...unknown.map((option) => `"admin -- ${words}" has no option ${option}.`),
    ...missing.map(({ long }) => `"admin -- ${words}" is refused without ${long}.`),
  ];
}

/** `<service>` stands for any of them, as billing. */
function faultsOfKubectl(command: string, objects: ReadonlySet<string>): string[] {
  const words = command.replaceAll('<service>', 'billing').split(' ').slice(1);
  const named = words.flatMap((word, at) => {
    if (/^deployment\//.test(word)) return word;
    if (!['hpa', 'certificate', 'job'].includes(word)) return [];
    const after = words.slice(at + 1);
    const end = after.findIndex((one) => one.startsWith('-'));
    return after.slice(0, end < 0 ? undefined : end).map((name) => `${word}/${name}`);
  });
  const faults = named
    .filter((name) => !objects.has(name) && name !== 'job/topics')
    .map((name) => `Kubernetes is given no ${name}.`);
  if (words.length > 2 && !words.includes('-n') && !words.includes('-k'))
    faults.push(`"${command}" names no namespace.`);
  if (words[0] === 'scale' && !words.includes('--replicas=0'))
    faults.push(`"${command}": the autoscaler takes it back; give it another minReplicas.`);
  return faults;
}
