import { z } from 'zod';

/** A review of an export, as the reviews service imports it. */
export type ExportedReview = z.output<typeof exportedReview>;

const textMax = 100_000;
const shortMax = 1_000;

/** A day alone counts as its first moment, in UTC. */
const time = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .transform((text) => new Date(text.includes('T') ? text : `${text}T00:00:00Z`));
const short = z.string().min(1).max(shortMax);
const whole = z.coerce.number().pipe(z.int().min(1).max(5));

/** One row. Columns that are not named here are left out, so that nothing is kept that nobody asked for. */
export const exportedReview = z.object({
  review_id: z.coerce.string().min(1).max(shortMax),
  rating: whole,
  title: short.nullish(),
  text: z.string().max(textMax).nullish(),
  published_date: time,
  language: short.nullish(),
  author: short.nullish(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2_048)
    .nullish(),
  response_text: z.string().min(1).max(textMax).nullish(),
  response_date: time.nullish(),
});
