/** The offset in milliseconds, as a decimal string. */
export const offsetKey = (prefix: string) => `${prefix}clock:offset_ms`;
/** Hash of process name → the offset it applies, as of its last report. */
export const appliedKey = (prefix: string) => `${prefix}clock:applied`;
/** Hash of process name → real time (ms) until which it counts as alive. */
export const aliveKey = (prefix: string) => `${prefix}clock:alive`;
/** Channel on which a new offset is announced. */
export const channel = (prefix: string) => `${prefix}clock:advanced`;
/** A process that has not reported for this long is no longer waited for. */
export const aliveForMs = 5_000;

/**
 * Sets the offset to the larger of its value and ARGV[1] and answers it, so that it only ever grows, whoever writes.
 */
export const raiseOffsetScript = `
local current = tonumber(redis.call('GET', KEYS[1]) or '0')
local wanted = tonumber(ARGV[1])
if wanted > current then
  redis.call('SET', KEYS[1], string.format('%.0f', wanted))
  return string.format('%.0f', wanted)
end
return string.format('%.0f', current)`;

/**
 * Adds ARGV[1] to the largest offset known to the store or applied by a process (the store may have been wiped) and
 * answers the sum. One step, so that two callers at once both get their advance.
 */
export const advanceOffsetScript = `
local base = tonumber(redis.call('GET', KEYS[1]) or '0')
for _, applied in ipairs(redis.call('HVALS', KEYS[2])) do
  base = math.max(base, tonumber(applied))
end
local moved = string.format('%.0f', base + tonumber(ARGV[1]))
redis.call('SET', KEYS[1], moved)
return moved`;
