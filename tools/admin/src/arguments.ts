import { Argument, InvalidArgumentError } from 'commander';

/** A positive whole number, such as an account id. */
export function parseId(text: string): bigint {
  if (!/^[1-9]\d{0,18}$/.test(text)) throw new InvalidArgumentError('It must be a positive whole number.');
  return BigInt(text);
}

/** A required argument that is such a number; who gives another is told its name. */
export const idArgument = (name: string) => new Argument(`<${name}>`).argParser(parseId);

/** Suns with up to three decimals, as thousandths: `12.5` is 12500. Negative amounts take back. */
export function parseSuns(text: string): bigint {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,3}))?$/.exec(text);
  if (match === null) throw new InvalidArgumentError('It must be a number with at most three decimals.');
  const [, sign, whole = '', decimals = ''] = match;
  const milli = BigInt(whole) * 1000n + BigInt(decimals.padEnd(3, '0'));
  return sign === '-' ? -milli : milli;
}

/** Euros with up to two decimals, as cents. */
export function parseEuros(text: string): bigint {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) throw new InvalidArgumentError('It must be an amount in euros with at most two decimals.');
  const [, whole = '', decimals = ''] = match;
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'));
}

/** A rate in hundredths of a percent: 2000 is 20 %. */
export function parseBasisPoints(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number, such as 2000 for 20 %.');
  return Number(text);
}

/** A moment with its zone, such as 2027-01-01T00:00:00Z. */
export function parseTime(text: string): Date {
  const time = new Date(text);
  if (!/(Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(time.getTime()))
    throw new InvalidArgumentError('It must be a time with its zone, such as 2027-01-01T00:00:00Z.');
  return time;
}

/** Collects an option that may be given several times. */
export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
