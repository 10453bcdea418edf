import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';

/** The file is written anew once it holds this many lines more than twice the records that are alive. */
const staleLinesMax = 10_000;
const fileMode = 0o600;

interface Line {
  readonly c: string;
  readonly k: string;
  /** Absent when the record was deleted. */
  readonly v?: unknown;
}

export interface Collection<T> {
  get(key: string): T | undefined;
  values(): IterableIterator<T>;
  put(key: string, value: T): void;
  delete(key: string): void;
}

/**
 * The simulator's memory, kept in a journal: one JSON line per change, appended before the change is visible or
 * answered, so that killing the process loses nothing that was answered (the operating system has it). Only a power
 * cut can lose the last moments: nothing is synced to the disk before `close`. Without a file all is in memory only.
 */
export class Store {
  readonly #collections = new Map<string, Map<string, unknown>>();
  readonly #file: string | undefined;
  #descriptor: number | undefined;
  #lines = 0;

  /** @throws Error when the file holds anything unreadable but a line cut short at its end */
  constructor(file?: string) {
    this.#file = file;
    if (file === undefined) return;
    if (existsSync(file)) this.#load(file);
    this.#compact(file);
  }

  /** A named set of records. Records are never changed in place: put a new one. */
  collection<T>(name: string): Collection<T> {
    const records = this.#records(name);
    return {
      get: (key) => records.get(key) as T | undefined,
      values: () => records.values() as IterableIterator<T>,
      put: (key, value) => {
        this.#append({ c: name, k: key, v: value });
        records.set(key, value);
      },
      delete: (key) => {
        if (!records.has(key)) return;
        this.#append({ c: name, k: key });
        records.delete(key);
      },
    };
  }

  close(): void {
    if (this.#descriptor === undefined) return;
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #records(name: string): Map<string, unknown> {
    const known = this.#collections.get(name);
    if (known !== undefined) return known;
    const created = new Map<string, unknown>();
    this.#collections.set(name, created);
    return created;
  }

  #append(line: Line): void {
    if (this.#file === undefined) return;
    if (this.#descriptor === undefined) throw new Error('The state file is closed.');
    if (this.#lines > 2 * this.#live() + staleLinesMax) this.#compact(this.#file);
    appendFileSync(this.#descriptor, `${JSON.stringify(line)}\n`);
    this.#lines += 1;
  }

  #live(): number {
    let live = 0;
    for (const records of this.#collections.values()) live += records.size;
    return live;
  }

  #load(file: string): void {
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const [index, text] of lines.entries()) {
      if (text === '') continue;
      const line = parseLine(text);
      if (line === undefined) {
        // A process killed while it wrote leaves half a line, which nobody was answered about.
        if (index === lines.length - 1) return;
        throw new Error(`Line ${index + 1} of the state file ${file} is unreadable.`);
      }
      if ('v' in line) this.#records(line.c).set(line.k, line.v);
      else this.#records(line.c).delete(line.k);
    }
  }

  /** Writes what is alive to a new file and puts it in the old one's place, which is atomic. */
  #compact(file: string): void {
    const lines: string[] = [];
    for (const [c, records] of this.#collections)
      for (const [k, v] of records) lines.push(`${JSON.stringify({ c, k, v } satisfies Line)}\n`);
    const fresh = `${file}.new`;
    writeFileSync(fresh, lines.join(''), { mode: fileMode, flush: true });
    renameSync(fresh, file);
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = openSync(file, 'a', fileMode);
    this.#lines = lines.length;
  }
}

function parseLine(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}
