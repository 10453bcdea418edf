import { tellLanguage } from '../src/language/detect.ts';
import type { ModelUse, ReplyWriter, WritingInput, WrittenReply } from '../src/writer.ts';
import { type EvalCase, isAside } from './cases.ts';

export type Gate =
  | 'polarity'
  | 'main_point'
  | 'held'
  | 'false_hold'
  | 'language'
  | 'textless_language'
  | 'repeated'
  | 'failed'
  | 'lies_refused'
  | 'failures_survived';

export interface Failure {
  gate: Gate;
  kind: string;
  rating: number;
  text: string;
  reply: string;
  reasons: readonly string[];
  aside: boolean;
}

export interface Tally {
  tried: number;
  failed: number;
  /** Of those kept aside. */
  asideTried: number;
  asideFailed: number;
}

export interface EvalResult {
  gates: Map<Gate, Tally>;
  failures: Failure[];
  /** Sorted, in milliseconds; of the composer the least of five runs, since others run beside it. */
  times: number[];
  firstMs: number;
  byModel: number;
  use: ModelUse;
  /** Replies that rules wrote for a model, by why. */
  fallbacks: Map<string, number>;
}

export const emptyResult = (): EvalResult => ({
  ...{ gates: new Map(), failures: [], times: [], firstMs: 0, byModel: 0, fallbacks: new Map() },
  use: {
    calls: 0,
    inputTokens: 0,
    cachedTokens: 0,
    outputTokens: 0,
    durationMs: 0,
    repairs: 0,
    faults: [],
    fallback: null,
  },
});

/** Replies whose sentences a new one may not repeat. */
const REMEMBERED = 20;

/**
 * Answers every case in turn, as one place that remembers what it said, and holds each reply against its case.
 * @param runs of the composer for each case; the least of their times counts
 */
export async function runEval(writer: ReplyWriter, cases: readonly EvalCase[], runs = 5): Promise<EvalResult> {
  const result = emptyResult();
  const recent = new Map<string, string[]>();
  for (const [index, one] of cases.entries()) {
    const place = one.category ?? '';
    const said = recent.get(place) ?? [];
    const input = inputOf(one, index, said);
    const started = performance.now();
    const reply = await writer.write(input, AbortSignal.timeout(60_000)).catch(() => null);
    const took = performance.now() - started;
    if (index === 0) result.firstMs = took;
    note(result, one, index, 'failed', reply !== null, reply);
    if (reply === null) continue;
    if (reply.by === 'model') result.byModel += 1;
    if (reply.model !== null) addUse(result, reply.model);
    result.times.push(reply.model === null ? Math.min(took, ...(await timesAgain(writer, input, runs))) : took);
    judge(result, one, index, reply, said);
    recent.set(place, [reply.text, ...said].slice(0, REMEMBERED));
  }
  result.times.sort((a, b) => a - b);
  return result;
}

/** The composer writes the same again, in milliseconds each. */
async function timesAgain(writer: ReplyWriter, input: WritingInput, runs: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 1; run < runs; run += 1) {
    const started = performance.now();
    await writer.write(input, AbortSignal.timeout(60_000));
    times.push(performance.now() - started);
  }
  return times;
}

function addUse({ use, fallbacks }: EvalResult, { faults, fallback, ...counts }: ModelUse): void {
  for (const [name, count] of Object.entries(counts) as [keyof typeof counts, number][]) use[name] += count;
  use.faults.push(...faults);
  if (fallback !== null) fallbacks.set(fallback, (fallbacks.get(fallback) ?? 0) + 1);
}

function judge(result: EvalResult, one: EvalCase, index: number, reply: WrittenReply, said: readonly string[]): void {
  const body = bodyOf(reply.text);
  const matches = (source: string) => new RegExp(source, 'iu').test(body);
  const check = (gate: Gate, passed: boolean) => note(result, one, index, gate, passed, reply);
  if (one.hold === true) check('held', reply.needsHuman);
  if (one.hold === false) check('false_hold', !reply.needsHuman);
  if (one.names !== undefined && !reply.needsHuman) check('main_point', matches(one.names));
  if (one.says !== undefined && !reply.needsHuman) check('polarity', matches(one.says));
  if (one.never !== undefined) check('polarity', !matches(one.never));
  if (one.language !== undefined) {
    const written = tellLanguage(body, one.language) ?? one.language;
    check(
      one.text === '' ? 'textless_language' : 'language',
      reply.language === one.language && written === one.language,
    );
  }
  const before = new Set(said.flatMap((text) => sentencesOf(bodyOf(text))));
  check('repeated', !sentencesOf(body).some((sentence) => before.has(sentence)));
}

export function note(
  { gates, failures }: EvalResult,
  { kind, rating, text }: EvalCase,
  index: number,
  gate: Gate,
  passed: boolean,
  reply: WrittenReply | null,
): void {
  const tally = gates.get(gate) ?? { tried: 0, failed: 0, asideTried: 0, asideFailed: 0 };
  gates.set(gate, tally);
  tally.tried += 1;
  if (isAside(index)) tally.asideTried += 1;
  if (passed) return;
  tally.failed += 1;
  if (isAside(index)) tally.asideFailed += 1;
  failures.push({
    gate,
    kind,
    rating,
    text,
    reply: reply?.text ?? '',
    reasons: reply?.reasons ?? [],
    aside: isAside(index),
  });
}

export function inputOf(one: EvalCase, index: number, recentReplies: readonly string[]): WritingInput {
  return {
    review: { rating: one.rating, text: one.text, title: null, authorName: null, anonymous: false, languageHint: null },
    place: {
      name: one.place ?? 'Demo House',
      city: null,
      category: one.category ?? null,
      country: one.country ?? null,
      locale: null,
    },
    settings: {
      tone: index % 10,
      greeting: 'first_name',
      negativeReviewContact: false,
      supportPhone: null,
      supportEmail: null,
      signature: null,
    },
    instructions: null,
    limit: { max: 4_096, unit: 'bytes' },
    recentReplies,
    voice: { snippets: [], samples: [] },
    variant: 0,
    seed: `case-${index}`,
  };
}

const bodyOf = (text: string): string => text.slice(text.indexOf('\n\n') + 2);
const sentencesOf = (body: string): string[] => body.split(/(?<=[.!?])\s+/u);
