import { writeSync } from 'node:fs';
import { ConfigError, type ConfigOf, type Environment, readConfig, type Settings } from '@review-reply/config';
import { createLogger } from '@review-reply/telemetry';
import { type CommonSettings, findCommonProblems, resolveDrainMs } from './common-settings.ts';
import { startHealthServer } from './health-server.ts';
import { armKillPoint, armOnSignal } from './kill-point.ts';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';
import { followProcessEvents } from './process-events.ts';

/** EX_CONFIG of sysexits.h: starting again without a change of settings is in vain. */
const exitCodeBadConfig = 78;

export interface ServiceOptions<S extends Settings & CommonSettings> {
  /** Name of the service in logs. */
  readonly name: string;
  /** The process's environment. */
  readonly env: Environment;
  /** The service's settings: `commonSettings` and its own. */
  readonly settings: S;
  /** Faults that show only when settings are seen together, each a sentence that names them. */
  readonly findMore?: (env: Environment) => readonly string[];
  /** Opens everything and registers its clean-up; when it returns the service is started. */
  readonly build: (config: ConfigOf<S>, life: Lifecycle) => Promise<void>;
}

/**
 * Runs a service as this process: settings, logger, health server, `build`, and an ordered end on signals and failures.
 * Never throws. The process ends with 0 after an ordered stop, 1 after a failure, 78 when its settings are wrong (each
 * problem on a line of standard error), 128 + n at a second signal n.
 */
export async function runService<S extends Settings & CommonSettings>(options: ServiceOptions<S>): Promise<void> {
  const { name, build } = options;
  const config = readOrExit(options);
  const common = config as ConfigOf<CommonSettings>;
  const logger = createLogger({ service: name, level: common.LOG_LEVEL });
  const life = createLifecycle({
    name,
    logger,
    drainMs: resolveDrainMs(common),
    starting: true,
    exit: (code) => process.exit(code),
  });
  followProcessEvents(life);
  if (common.KILL_POINT !== undefined) armKillPoint(common.KILL_POINT);
  if (common.KILL_POINT_FILE !== undefined) armOnSignal(common.KILL_POINT_FILE);
  try {
    const healthPort = await startHealthServer({ life, port: common.HEALTH_PORT, host: common.HEALTH_HOST });
    logger.info({ health_port: healthPort, node: process.version }, 'Starting.');
    await build(config, life);
  } catch (error) {
    if (!life.signal.aborted) life.fail(error);
    else logger.info({ err: error }, 'The start was given up.');
    return;
  }
  life.started();
  logger.info({ started_in_ms: Math.round(performance.now()) }, 'Started.');
}

function readOrExit<S extends Settings & CommonSettings>(options: ServiceOptions<S>): ConfigOf<S> {
  const { name, env, settings, findMore = () => [] } = options;
  try {
    return readConfig(settings, env, (filled) => [...findCommonProblems(filled), ...findMore(filled)]);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    writeSync(2, `${name} cannot start. ${error.message}\n`);
    return process.exit(exitCodeBadConfig);
  }
}
