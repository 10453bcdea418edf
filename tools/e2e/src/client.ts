export { createAccounts, type E2eAccount } from './accounts.ts';
export type { Answer } from './api.ts';
export { callersOf } from './callers.ts';
export { configsOf, configuration, obtainCollector } from './collector/program.ts';
export { loadOracle } from './oracle.ts';
export { type ReceivedSpan, readSpans } from './otlp-receiver.ts';
export { SecretsUsed } from './secrets-used.ts';
export { openSimulator, type Simulator } from './simulator.ts';
export { missingOfReply } from './whole-reply.ts';
