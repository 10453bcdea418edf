import { type ConfigOf, type Environment, readConfig, setting, settings } from '@review-reply/config';
import { z } from 'zod';

const moderationDelayMsMax = 31_536_000_000;

const simulatorSettings = settings({
  PORT: { schema: setting.port().default(4_010), description: 'Port to listen on; 0 takes a free one.' },
  HOST: { schema: z.string().default('127.0.0.1'), description: 'Address to listen on.' },
  CLOCK: { schema: z.enum(['system', 'travel']).default('system'), description: 'Business time: system, or travel.' },
  REDIS_URL: { schema: z.string().optional(), description: 'Redis, which CLOCK=travel needs.' },
  REDIS_PASSWORD: { schema: z.string().optional(), description: 'Password in place of the one in REDIS_URL.' },
  REDIS_PREFIX: { schema: z.string().default('rr:'), description: 'Prefix of every Redis key.' },
  STATE_FILE: { schema: z.string().optional(), description: 'File that keeps the state over restarts.' },
  GOOGLE_CLIENT_ID: { schema: z.string().optional(), description: 'OAuth client that callers of Google must be.' },
  GOOGLE_CLIENT_SECRET: { schema: z.string().optional(), description: 'Secret of that client.' },
  AI_API_KEY: { schema: z.string().optional(), description: 'Key that callers of the model must present.' },
  MODERATION_DELAY_MS: {
    schema: setting.integer(0, moderationDelayMsMax).default(0),
    description: 'Business time until a reply is approved, in milliseconds.',
  },
});

export type Settings = ConfigOf<typeof simulatorSettings>;

/**
 * Reads the simulator's settings; NAME_FILE names a file that holds NAME.
 * @throws ConfigError naming every setting that is wrong
 */
export function readSettings(env: Environment): Settings {
  const config = readConfig(simulatorSettings, env, ({ CLOCK, REDIS_URL }) =>
    CLOCK === 'travel' && !REDIS_URL ? ['CLOCK=travel needs REDIS_URL.'] : [],
  );
  if (config.REDIS_URL === undefined) return config;
  return { ...config, REDIS_URL: setting.withPassword(config.REDIS_URL, config.REDIS_PASSWORD) };
}
