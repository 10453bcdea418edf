import type { Timestamp } from '@bufbuild/protobuf/wkt';

/** Beyond this many thousandths a JSON number is no longer exact to the third decimal. */
const thousandthsMax = 10n ** 15n;

/**
 * An id as a JSON number.
 *
 * @throws RangeError when JSON numbers cannot hold it exactly: a programmer error, since ids start at 1 and grow by 1.
 */
export function renderId(id: bigint): number {
  if (id < 1n || id > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('An id is outside what JSON numbers hold.');
  return Number(id);
}

/**
 * Thousandths of a Sun as Suns.
 *
 * @throws RangeError beyond 10^15 thousandths.
 */
export function renderSuns(milliSuns: bigint): number {
  return renderThousandths(milliSuns);
}

/**
 * Thousandths as a number. Both operands are exact and IEEE division rounds correctly, so the result is the number
 * nearest to the true amount, which JSON writes with at most three decimals.
 *
 * @throws RangeError beyond 10^15 thousandths.
 */
export function renderThousandths(thousandths: bigint): number {
  if (thousandths > thousandthsMax || thousandths < -thousandthsMax) throw new RangeError('An amount is out of range.');
  return Number(thousandths) / 1000;
}

/** Cents as a decimal string of euros, such as `12.40`. */
export function renderEuros(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * RFC 3339, UTC, milliseconds.
 *
 * @throws RangeError when a message lacks the time, which is a defect of the service that sent it.
 */
export function renderTime(time: Date | Timestamp | undefined): string {
  const known = required(time, 'a time');
  if (known instanceof Date) return known.toISOString();
  return new Date(Number(known.seconds) * 1000 + Math.trunc(known.nanos / 1_000_000)).toISOString();
}

export function renderTimeOrNull(time: Timestamp | undefined): string | null {
  return time === undefined ? null : renderTime(time);
}

/**
 * A member that protobuf lets be missing and our services never leave out.
 *
 * @throws RangeError when it is missing: a programmer error, answered as 500 rather than with a value made up.
 */
export function required<T>(member: T | undefined, name: string): T {
  if (member === undefined) throw new RangeError(`A message lacks ${name}.`);
  return member;
}

/** A count, which protobuf may carry as int64. */
export function renderCount(count: bigint | number): number {
  return Number(count);
}

/**
 * A word of a closed list.
 *
 * @throws RangeError when a service sends a word that the public API does not know: a programmer error.
 */
export function renderWord<const W extends string | number>(words: readonly W[], word: string | number): W {
  const known = words.find((candidate) => candidate === word);
  if (known === undefined) throw new RangeError(`"${word}" is not one of ${words.join(', ')}.`);
  return known;
}
