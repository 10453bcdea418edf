import { type ConfigOf, type Environment, setting, settings } from '@review-reply/config';
import { z } from 'zod';
import { killPointPattern } from './kill-point.ts';

const drainMsMax = 60_000;
/** Between "not ready" and the first clean-up. */
export const drainMsInProduction = 5_000;

/** The settings of every process. */
export const commonSettings = settings({
  NODE_ENV: {
    schema: z.enum(['development', 'test', 'production']).default('production'),
    description: 'Where the process runs: development, test or production (the default, as the strictest).',
  },
  LOG_LEVEL: {
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    description: 'Least severity that is logged: trace, debug, info, warn, error, fatal or silent.',
  },
  CLOCK: {
    schema: z.enum(['system', 'travel']).default('system'),
    description: 'Business time: system, or travel (shared and movable; development and test only).',
  },
  REDIS_URL: {
    schema: z.url({ protocol: /^rediss?$/ }),
    description: 'Redis, as redis://user:password@host:port, or rediss:// with TLS.',
    inProduction: setting.rediss,
  },
  REDIS_CA: {
    schema: setting.pem().optional(),
    description: 'Certificates that Redis is known by, as PEM; those of the system unless set.',
  },
  REDIS_PASSWORD: { schema: z.string().optional(), description: 'Password in place of the one in REDIS_URL.' },
  REDIS_PREFIX: {
    schema: z.string().max(64).default('rr:'),
    description: 'Prefix of every Redis key, so that several platforms share one Redis.',
  },
  KILL_POINT: {
    schema: z.string().regex(killPointPattern, 'must be name or name:passage').optional(),
    description: 'Border at which the process dies by SIGKILL (development and test only).',
  },
  KILL_POINT_FILE: {
    schema: z.string().min(1).optional(),
    description: 'File that names the border to die at, read at each SIGUSR2 (development and test only).',
  },
  SHUTDOWN_DRAIN_MS: {
    schema: setting.integer(0, drainMsMax).optional(),
    description: `Milliseconds between "not ready" and the first clean-up; ${drainMsInProduction} in production, else 0.`,
  },
  HEALTH_PORT: {
    schema: setting.port().default(0),
    description: 'Port of /healthz and /readyz; 0 lets the system choose.',
  },
  HEALTH_HOST: {
    schema: z.string().default('::'),
    description: 'Address that /healthz and /readyz are served on; every one unless set.',
  },
});

export type CommonSettings = typeof commonSettings;

/** What connects to Redis as it is configured. */
export interface RedisServer {
  readonly url: string;
  /** PEM. */
  readonly ca?: string | undefined;
}

export function redisServer(
  config: Pick<ConfigOf<CommonSettings>, 'REDIS_URL' | 'REDIS_CA' | 'REDIS_PASSWORD'>,
): RedisServer {
  return { url: setting.withPassword(config.REDIS_URL, config.REDIS_PASSWORD), ca: config.REDIS_CA };
}

/** Faults that show only when settings are seen together: what serves tests alone is refused elsewhere. */
export function findCommonProblems(env: Environment): string[] {
  if (env.NODE_ENV === 'development' || env.NODE_ENV === 'test') return [];
  const problems: string[] = [];
  const where = 'is refused unless NODE_ENV is development or test';
  if (env.CLOCK === 'travel') problems.push(`CLOCK=travel ${where}: business time must not be movable.`);
  for (const name of ['KILL_POINT', 'KILL_POINT_FILE'])
    if (env[name]) problems.push(`${name} ${where}: it makes the process die.`);
  return problems;
}

/** The drain delay in force, in milliseconds. */
export function resolveDrainMs(config: {
  readonly NODE_ENV: string;
  readonly SHUTDOWN_DRAIN_MS?: number | undefined;
}): number {
  return config.SHUTDOWN_DRAIN_MS ?? (config.NODE_ENV === 'production' ? drainMsInProduction : 0);
}
