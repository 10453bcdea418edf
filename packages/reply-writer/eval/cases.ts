import { readFileSync } from 'node:fs';

/** A review and what anybody would expect of its reply. Expressions are matched on the reply, whatever its case. */
export interface EvalCase {
  kind: string;
  rating: number;
  text: string;
  category?: string;
  /** ISO 3166, of the place. */
  country?: string;
  place?: string;
  /** Of the reply. */
  language?: string;
  /** Whether a person must see it first. */
  hold?: boolean;
  /** The reply names one of these: the main praise or complaint. */
  names?: string;
  /** The reply says one of these, and none of those. */
  says?: string;
  never?: string;
}

/** Reads JSON lines; a line that is no case is named. */
export function readCases(file: URL | string): EvalCase[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      try {
        const parsed = JSON.parse(line) as EvalCase & { expectations?: Partial<EvalCase> };
        return [{ ...parsed, kind: parsed.kind ?? 'file', ...parsed.expectations }];
      } catch (error) {
        throw new Error(`line ${index + 1} is no JSON`, { cause: error });
      }
    });
}

/** Every fifth case is kept aside: no word list is written from it, and it is reported apart. */
export const isAside = (index: number): boolean => index % 5 === 4;

export const ownCases = new URL('cases.jsonl', import.meta.url);
/** All of them are kept aside. */
export const asideCases = new URL('cases-aside.jsonl', import.meta.url);
export const realReviews = new URL('../../../tools/platform-simulator/data/lounge-reviews.jsonl', import.meta.url);
