import type { Timestamp } from '@bufbuild/protobuf/wkt';
import { isSource, type Source, sources } from '@review-reply/platforms/sources';
import { fromTimestamp } from '@review-reply/rpc';
import { errors } from '../domain/errors.ts';

// The gateway has checked all of this already; here it keeps a faulty caller from storing what nobody can read.

const limitMax = 100;
const ratingMax = 5;
const toneMax = 9;
const instructionsLengthMax = 2_500;
const nanosPerMicro = 1_000;

function refuse(path: string, code: string, params: Readonly<Record<string, unknown>> = {}): never {
  throw errors.invalid({ fields: [{ path, code, params }] });
}

/** RFC 3339 with microseconds, the precision of what is compared: nothing before the bound is let in by rounding. */
export function readSince(timestamp: Timestamp | undefined): string | null {
  return timestamp === undefined ? null : toMicroseconds(timestamp, Math.ceil);
}

/** Nothing after the bound is let in by rounding. */
export function readUntil(timestamp: Timestamp | undefined): string | null {
  return timestamp === undefined ? null : toMicroseconds(timestamp, Math.floor);
}

/** @throws AppError validation_failed naming each bound that is missing */
export function readPeriod(since: Timestamp | undefined, until: Timestamp | undefined): { since: Date; until: Date } {
  if (since !== undefined && until !== undefined) return { since: fromTimestamp(since), until: fromTimestamp(until) };
  const missing = Object.entries({ since, until }).filter(([, bound]) => bound === undefined);
  throw errors.invalid({ fields: missing.map(([path]) => ({ path, code: 'required', params: {} })) });
}

function toMicroseconds({ seconds, nanos }: Timestamp, round: (micros: number) => number): string {
  const micros = round(nanos / nanosPerMicro);
  const second = Number(seconds) + Math.floor(micros / 1_000_000);
  const whole = new Date(second * 1_000).toISOString().slice(0, -'.000Z'.length);
  return `${whole}.${String(micros % 1_000_000).padStart(6, '0')}Z`;
}

export function readRating(rating: number | undefined): number | null {
  if (rating === undefined) return null;
  if (rating < 1 || rating > ratingMax) refuse('query.rating', 'out_of_range', { minimum: 1, maximum: ratingMax });
  return rating;
}

export function readSource(source: string | undefined): Source | null {
  if (source === undefined) return null;
  return isSource(source) ? source : refuse('query.source', 'invalid_value', { allowed: sources });
}

export function readLimit(limit: number): number {
  if (limit < 1 || limit > limitMax) refuse('query.limit', 'out_of_range', { minimum: 1, maximum: limitMax });
  return limit;
}

export function readTone(tone: number | undefined): number | null {
  if (tone === undefined) return null;
  if (tone < 0 || tone > toneMax) refuse('body.tone', 'out_of_range', { minimum: 0, maximum: toneMax });
  return tone;
}

export function readInstructions(instructions: string | undefined): string | null {
  if (instructions === undefined) return null;
  const actual = [...instructions].length;
  if (actual > instructionsLengthMax)
    refuse('body.instructions', 'too_long', { maximum: instructionsLengthMax, actual });
  return instructions;
}
