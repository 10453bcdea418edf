export { createAccounts, type E2eAccount } from './accounts.ts';
export type { Answer } from './api.ts';
export { callersOf } from './callers.ts';
export { loadOracle } from './oracle.ts';
export { SecretsUsed } from './secrets-used.ts';
export { openSimulator, type Simulator } from './simulator.ts';
