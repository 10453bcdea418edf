import { constants } from 'node:os';
import type { Lifecycle } from './lifecycle.ts';

/**
 * Ends the lifecycle on SIGTERM and SIGINT (the second signal ends the process at once) and on errors that nothing
 * caught, after which the state of the process is unknown.
 */
export function followProcessEvents(life: Lifecycle): void {
  let signals = 0;
  const onSignal = (signal: 'SIGTERM' | 'SIGINT') => {
    signals += 1;
    life.logger.info({ signal, at_once: signals > 1 }, 'Asked to end.');
    if (signals > 1) process.exit(128 + constants.signals[signal]);
    void life.stop();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('uncaughtException', (error) => life.fail(error));
  process.on('unhandledRejection', (reason) => life.fail(reason));
}
