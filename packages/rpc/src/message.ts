import { create } from '@bufbuild/protobuf';
import { type Timestamp, TimestampSchema } from '@bufbuild/protobuf/wkt';

/** Milliseconds are the platform's precision; absent stays absent. */
export function toTimestamp(date: Date): Timestamp;
export function toTimestamp(date: Date | null): Timestamp | undefined;
export function toTimestamp(date: Date | null): Timestamp | undefined {
  if (date === null) return undefined;
  const ms = date.getTime();
  const seconds = Math.floor(ms / 1000);
  return create(TimestampSchema, { seconds: BigInt(seconds), nanos: (ms - seconds * 1000) * 1_000_000 });
}

export function fromTimestamp(timestamp: Timestamp): Date;
export function fromTimestamp(timestamp: Timestamp | undefined): Date | null;
export function fromTimestamp(timestamp: Timestamp | undefined): Date | null {
  if (timestamp === undefined) return null;
  return new Date(Number(timestamp.seconds) * 1000 + Math.trunc(timestamp.nanos / 1_000_000));
}

/** @throws Error for a time that a message must have and lacks: a defect of whoever made it */
export function requireTimestamp(timestamp: Timestamp | undefined): Date {
  if (timestamp === undefined) throw new Error('A message lacks a time.');
  return fromTimestamp(timestamp);
}

/**
 * `{ [name]: value }`, or nothing for null: an optional field of a message must be left out rather than be null, as the
 * compiler holds us to with exactOptionalPropertyTypes.
 */
export function optional<K extends string, T>(name: K, value: T | null | undefined): { readonly [P in K]?: T } {
  return (value === null || value === undefined ? {} : { [name]: value }) as { readonly [P in K]?: T };
}
