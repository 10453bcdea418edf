const readRedisTime = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]`;

/**
 * An exact sliding log as one Redis script: a list of the times, in microseconds and oldest first, at which takes were
 * allowed. A refused take changes nothing. `KEYS[1]` is the log, `ARGV` the limit and the window in microseconds; the
 * answer is {1 or 0, how many count now, microseconds until the next slot is free}.
 *
 * Redis's clock may be set back. The time then stands still for a log until the clock has caught up, so that no window
 * holds too many; entries further ahead than a window come from a clock that was wrong, and the log starts anew.
 * @param readTime Lua that sets `now`; given by tests alone
 */
export function slidingLogScript(readTime: string = readRedisTime): string {
  return `${readTime}
local limit = tonumber(ARGV[1])
local window = tonumber(ARGV[2])
local newest = tonumber(redis.call('LINDEX', KEYS[1], -1))
if newest and newest > now then
  if newest - now > window then
    redis.call('DEL', KEYS[1])
  else
    now = newest
  end
end
local oldest = tonumber(redis.call('LINDEX', KEYS[1], 0))
while oldest and oldest + window <= now do
  redis.call('LPOP', KEYS[1])
  oldest = tonumber(redis.call('LINDEX', KEYS[1], 0))
end
local count = redis.call('LLEN', KEYS[1])
if count < limit then
  redis.call('RPUSH', KEYS[1], string.format('%.0f', now))
  redis.call('PEXPIRE', KEYS[1], math.ceil(window / 1000))
  return {1, count + 1, (oldest or now) + window - now}
end
-- The limit may have been lowered since: the slot is free when the log is one short of the limit.
local freeing = tonumber(redis.call('LINDEX', KEYS[1], count - limit))
return {0, count, freeing + window - now}`;
}
