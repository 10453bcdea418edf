export type { HostKind } from './address-kind.ts';
export { parseEgressProxy } from './egress-proxy.ts';
export {
  type GuardedConnectorOptions,
  guardedConnector,
  newOpeningSteps,
  type OpeningSteps,
} from './guarded-connector.ts';
export { type GuardedFetch, openGuardedFetch } from './guarded-fetch.ts';
export { lookUpHostKind } from './look-up-host.ts';
export { createHostResolver, NameServersAwayError, type ResolveHost } from './resolve-host.ts';
