import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type CsvError, parse } from 'csv-parse';

/** A row of an export, with the line on which it begins. */
export interface Row {
  readonly line: number;
  /** Null for one that can't be read at all. */
  readonly fields: Readonly<Record<string, unknown>> | null;
}

/** A bound on nonsense, in characters. */
const rowLengthMax = 200_000;

/**
 * The rows of an export, one at a time, however long the file is. `.json` and `.jsonl` hold an object a line, with or
 * without the brackets and commas of an array; everything else is CSV (RFC 4180) whose first row names the columns.
 * CSV that can't be read further ends with a row that says so.
 */
export function readRows(file: string): AsyncIterable<Row> {
  return /\.jsonl?$/i.test(file) ? readJson(file) : readCsv(file);
}

async function* readJson(file: string): AsyncGenerator<Row> {
  const input = createReadStream(file, 'utf8');
  let line = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    const bare = text.replace(/^\uFEFF?\s*\[?\s*/, '').replace(/[\s\],]+$/, '');
    if (bare !== '') yield { line, fields: parseObject(bare) };
  }
}

function parseObject(text: string): Row['fields'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

interface CsvRow {
  readonly record: Readonly<Record<string, string>>;
  readonly raw: string;
  readonly info: { readonly lines: number; readonly error?: CsvError };
}

async function* readCsv(file: string): AsyncGenerator<Row> {
  const options = { bom: true, columns: true, info: true, raw: true, skip_empty_lines: true } as const;
  const parser = parse({ ...options, relax_column_count: true, max_record_size: rowLengthMax });
  const input = createReadStream(file);
  input.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    for await (const { record, raw, info } of parser as AsyncIterable<CsvRow>) {
      const line = info.lines - (raw.trim().match(/\n/g)?.length ?? 0);
      // Empty cells are absent: CSV knows no null.
      const fields = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
      yield { line, fields: info.error === undefined ? fields : null };
    }
  } catch (error) {
    const { lines } = error as { lines?: number };
    if (lines === undefined) throw error;
    yield { line: lines, fields: null };
  } finally {
    input.destroy();
  }
}
