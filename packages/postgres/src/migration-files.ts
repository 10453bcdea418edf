import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

const fileName = /^(\d{4})-[a-z0-9-]+\.sql$/;
const repeatableName = /^[a-z0-9-]+\.sql$/;
const formerly = /^-- Formerly ([0-9a-f]{64})\b/gm;
const withoutTransaction = '-- no transaction\n';
/** What neither blocks writers nor does harm when it is run again. */
const indexBuilt = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+([a-z0-9_]+)\s+on\s[^;]+$/;
const indexDropped = /^drop\s+index\s+concurrently\s+if\s+exists\s+[a-z0-9_]+$/;
const packagesFile = 'packages.json';
const repeatableFolder = 'repeatable';
/** The owner of what stands in the service's own folder. */
const service = 'service';

export interface SqlFile {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** A statement about an index, which is run by itself. */
export interface IndexStatement {
  readonly sql: string;
  /** The index that it builds; null when it drops one. */
  readonly builds: string | null;
}

export interface Migration extends SqlFile {
  readonly number: number;
  /** Hashes of what the file was before: a database that ran one of those has what it needs. */
  readonly formerly: readonly string[];
  /** What is run one by one; null for a file that is run in one transaction. */
  readonly oneByOne: readonly IndexStatement[] | null;
}

/** What one owner of tables brings to a database: a package, or the service itself. */
export interface Part {
  /** The package's folder, or `service`. */
  readonly owner: string;
  /** Run once each, in order. */
  readonly migrations: readonly Migration[];
  /** Run after the migrations whenever their text changed, in the order of their names. */
  readonly repeatables: readonly SqlFile[];
}

/**
 * Reads a folder of migrations, and before it those of the packages that its packages.json names, by paths from there.
 * @throws Error naming the file that is misnumbered or misnamed
 */
export async function readParts(directory: string): Promise<Part[]> {
  const packages = await readPackages(directory);
  const parts = packages.map((folder) => readPart(basename(dirname(folder)), folder));
  return Promise.all([...parts, readPart(service, directory)]);
}

/** The same for folders that make the same database. */
export async function fingerprintMigrations(directory: string): Promise<string> {
  return sha256Of(JSON.stringify(await readParts(directory)));
}

/** How a file is told of: those of packages with the package's name. */
export function titleOf(part: Part, file: SqlFile): string {
  return part.owner === service ? file.name : `${part.owner}/${file.name}`;
}

async function readPackages(directory: string): Promise<string[]> {
  if (!(await readdir(directory)).includes(packagesFile)) return [];
  const paths: unknown = JSON.parse(await readFile(join(directory, packagesFile), 'utf8'));
  if (!Array.isArray(paths) || !paths.every((path) => typeof path === 'string'))
    throw new Error(`${packagesFile} in ${directory} is not a list of paths.`);
  return paths.map((path) => resolve(directory, path));
}

async function readPart(owner: string, directory: string): Promise<Part> {
  const entries = (await readdir(directory)).sort();
  const migrations: Migration[] = [];
  for (const name of entries.filter((entry) => entry.endsWith('.sql'))) {
    const number = Number(fileName.exec(name)?.[1] ?? Number.NaN);
    if (number !== migrations.length + 1)
      throw new Error(`${name} is not the next of the numbered migrations in ${directory}.`);
    const file = await readSql(directory, name);
    const hashes = [...file.sql.matchAll(formerly)].map(([, hash = '']) => hash);
    migrations.push({ ...file, number, formerly: hashes, oneByOne: readOneByOne(file) });
  }
  const repeatables = entries.includes(repeatableFolder)
    ? await readRepeatables(join(directory, repeatableFolder))
    : [];
  return { owner, migrations, repeatables };
}

function readOneByOne({ name, sql }: SqlFile): IndexStatement[] | null {
  if (!sql.startsWith(withoutTransaction)) return null;
  const statements = sql.replaceAll(/^--.*$/gm, '').split(/;$/m);
  return statements.flatMap((text) => {
    const statement = text.trim();
    if (statement === '') return [];
    const [, builds = null] = indexBuilt.exec(statement) ?? [];
    if (builds === null && !indexDropped.test(statement))
      throw new Error(`${name} has no transaction, and may only build and drop indexes, repeatably: not ${statement}`);
    return [{ sql: statement, builds }];
  });
}

async function readRepeatables(directory: string): Promise<SqlFile[]> {
  const names = (await readdir(directory)).sort();
  const odd = names.find((name) => !repeatableName.test(name));
  if (odd !== undefined) throw new Error(`${odd} in ${directory} is not named like a repeatable file.`);
  const files = await Promise.all(names.map((name) => readSql(directory, name)));
  return files.map((file) => ({ ...file, name: `${repeatableFolder}/${file.name}` }));
}

async function readSql(directory: string, name: string): Promise<SqlFile> {
  // Line ends are the checkout's, not the file's.
  const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
  return { name, sql, sha256: sha256Of(sql) };
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
