import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

// The columns that every service's tables have, as drizzle writes and reads them.

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** An id, a version, a count: whatever 64 bits hold. */
export const id = (name: string) => bigint(name, { mode: 'bigint' });
/** A moment, never a local time. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
