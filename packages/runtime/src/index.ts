export type { Check, CheckResult } from './checks.ts';
export {
  type CommonSettings,
  commonSettings,
  drainMsInProduction,
  type RedisServer,
  redisServer,
} from './common-settings.ts';
export { armKillPoint, killPoint } from './kill-point.ts';
export { createLifecycle, type Health, type Lifecycle, type LifecycleOptions } from './lifecycle.ts';
export { runService, type ServiceOptions } from './run-service.ts';
