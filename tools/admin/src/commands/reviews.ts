import { toTimestamp } from '@review-reply/rpc';
import type { Command } from 'commander';
import { parseId } from '../arguments.ts';
import { checkRows, readRow } from '../reviews-export/check-rows.ts';
import type { ExportedReview } from '../reviews-export/read-review.ts';
import { readRows } from '../reviews-export/read-rows.ts';
import type { Services } from '../services.ts';
import { run } from './run.ts';

/** As many as the service takes at once. */
const batchMax = 200;

const importHelp = `
The file is CSV with a row of names, or JSON with an object a line. Names: review_id, rating (1 to 5), published_date
(2026-01-31 or with a time and zone), and where there are any title, text, language, author, url, response_text and
response_date; others are left out. A file with a bad row changes nothing. Importing it again changes nothing either.`;

export function addReviewCommands(program: Command): void {
  const reviews = program.command('reviews').description('reviews: how they are read, a customer’s own export');
  reviews
    .command('status')
    .description('reads that are under way with how far they have come, those that never ended, and those that fail')
    .action(() => run(({ reviews, operator }) => reviews.listReads({}, operator)));
  reviews
    .command('import <place> <file>')
    .description('keep the reviews of a Tripadvisor export')
    .option('--account <account>', 'whose place, where several accounts hold it', parseId)
    .addHelpText('after', importHelp)
    .action((placeId: string, file: string, { account }: { account?: bigint }) =>
      run((services) =>
        importExport(services, { placeId, file, ...(account === undefined ? {} : { accountId: account }) }),
      ),
    );
}

/**
 * Checks the whole file first, so that a bad row changes nothing; then it is read again, a batch at a time.
 * @throws Error naming every bad row by its line
 */
export async function importExport(
  { reviews, operator }: Pick<Services, 'reviews' | 'operator'>,
  { file, ...place }: { placeId: string; accountId?: bigint; file: string },
): Promise<{ reviews: number; created: number; known: number }> {
  const { reviews: total, faults } = await checkRows(readRows(file));
  if (faults.length > 0)
    throw new Error(
      `Nothing was imported.\n${faults.map(({ line, message }) => `line ${line}: ${message}`).join('\n')}`,
    );
  const told = { reviews: total, created: 0, known: 0 };
  let batch: ExportedReview[] = [];
  const send = async (last: boolean) => {
    const request = { ...place, source: 'tripadvisor', reviews: batch.map(toMessage), last };
    const { created, known } = await reviews.importReviews(request, operator);
    told.created += created;
    told.known += known;
    batch = [];
  };
  for await (const row of readRows(file)) {
    if (batch.length === batchMax) await send(false);
    const read = readRow(row);
    if ('faults' in read) throw new Error(`The file changed while it was read: line ${row.line}. Import it again.`);
    batch.push(read.review);
  }
  await send(true);
  return told;
}

function toMessage(review: ExportedReview) {
  const { review_id, rating, title, text, published_date, language, author, url, response_text, response_date } =
    review;
  return {
    platformReviewId: review_id,
    rating,
    text: text ?? '',
    createdAt: toTimestamp(published_date),
    ...(title ? { title } : {}),
    ...(language ? { language } : {}),
    ...(author ? { author } : {}),
    ...(url ? { url } : {}),
    ...(response_text ? { replyText: response_text } : {}),
    ...(response_date ? { repliedAt: toTimestamp(response_date) } : {}),
  };
}
