import { type ExportedReview, exportedReview } from './read-review.ts';
import type { Row } from './read-rows.ts';

/** Named at most; whoever has more begins with these. */
const faultsMax = 100;

/** What is wrong with a row, by its line; nothing of what it holds. */
export interface RowFault {
  readonly line: number;
  readonly message: string;
}

/** A row as a review, or what is wrong with it. */
export function readRow({ line, fields }: Row): { review: ExportedReview } | { faults: RowFault[] } {
  if (fields === null) return { faults: [{ line, message: 'this is no row' }] };
  const { success, data, error } = exportedReview.safeParse(fields);
  if (success) return { review: data };
  return { faults: error.issues.map(({ path, message }) => ({ line, message: `${path.join('.')}: ${message}` })) };
}

/**
 * Reads a whole export and keeps nothing of it but its ids.
 * @returns how many reviews it has, and the first hundred faults
 */
export async function checkRows(rows: AsyncIterable<Row>): Promise<{ reviews: number; faults: RowFault[] }> {
  const lineOf = new Map<string, number>();
  const faults: RowFault[] = [];
  for await (const row of rows) {
    if (faults.length >= faultsMax) break;
    const read = readRow(row);
    if ('faults' in read) {
      faults.push(...read.faults);
      continue;
    }
    const { review_id: id } = read.review;
    const earlier = lineOf.get(id);
    if (earlier === undefined) lineOf.set(id, row.line);
    else faults.push({ line: row.line, message: `review_id: line ${earlier} has it too` });
  }
  return { reviews: lineOf.size, faults };
}
