import { readFileSync } from 'node:fs';

/** The answers to one review, as `data/README.md` says. */
export interface Recording {
  readonly rating: number;
  readonly review: string;
  readonly reading: { readonly points: readonly { readonly quote: string; readonly target: string }[] };
  readonly draft: { readonly body: string; readonly language: string };
  readonly verdict: Readonly<Record<string, boolean>>;
}

const file = new URL('../../data/ai-recordings.jsonl', import.meta.url);
let read: readonly Recording[] | undefined;

/** All answers that are kept; read when first asked for. */
export function recordings(): readonly Recording[] {
  read ??= readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Recording);
  return read;
}

/**
 * The kept answer to a prompt: a reading where it holds a review that is kept, a verdict where it holds the body of
 * one's reply, else the reply where it holds the quotes of one's reading. Undefined where it holds none.
 * @param keys of the object that is asked for: they tell which of the three
 */
export function recordedAnswer(prompt: string, keys: readonly string[]): unknown {
  const said = letters(prompt);
  const holds = (text: string) => said.includes(letters(text));
  if (keys.includes('points')) return recordings().find(({ review }) => holds(review))?.reading;
  if (keys.includes('body'))
    return recordings().find(({ reading: { points } }) =>
      points.every(({ quote, target }) => target !== 'here' || holds(quote)),
    )?.draft;
  return recordings().find(({ draft }) => holds(draft.body))?.verdict;
}

/** Whatever a writer did to marks and white space. */
const letters = (text: string): string => text.toLowerCase().replace(/\\u[0-9a-f]{4}|[^\p{L}\p{N}]+/gu, '');
