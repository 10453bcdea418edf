import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { advanceClock, openClock } from '@review-reply/clock';
import { readSettings } from './settings.ts';
import { startSimulator } from './start-simulator.ts';

const settings = readSettings(process.env);
const { CLOCK: mode, REDIS_URL: redisUrl, REDIS_PREFIX: prefix } = settings;
const clock = await openClock({
  mode,
  redisUrl: redisUrl ?? '',
  prefix,
  process: `platform-simulator-${randomUUID()}`,
  onWarn: (message, error) => console.warn(message, error),
});
const simulator = await startSimulator({
  port: settings.PORT,
  host: settings.HOST,
  clock,
  moderationDelayMs: settings.MODERATION_DELAY_MS,
  ...(mode === 'travel' && redisUrl !== undefined
    ? { advanceClock: (byMs: number) => advanceClock({ redisUrl, prefix, byMs }) }
    : {}),
  ...(settings.STATE_FILE === undefined ? {} : { stateFile: settings.STATE_FILE }),
  ...(settings.GOOGLE_CLIENT_ID === undefined ? {} : { googleClientId: settings.GOOGLE_CLIENT_ID }),
  ...(settings.GOOGLE_CLIENT_SECRET === undefined ? {} : { googleClientSecret: settings.GOOGLE_CLIENT_SECRET }),
  ...(settings.AI_API_KEY === undefined ? {} : { aiApiKey: settings.AI_API_KEY }),
});
console.log(`platform simulator listening on ${simulator.url}`);

await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
await simulator.close();
await clock.close();
