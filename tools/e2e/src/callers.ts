import { type PeerName, permissions } from '@review-reply/rpc';

/** Who calls a service, by the table that the services themselves refuse calls by. */
export function callersOf(service: string): string[] {
  const callers = new Set<PeerName>();
  for (const [contract, methods] of Object.entries(permissions)) {
    // Operations are served by every service.
    if (!contract.startsWith(`reviewreply.${service}.`) && !contract.startsWith('reviewreply.operations.')) continue;
    for (const { forUser = [], inOwnName = [] } of Object.values(methods))
      for (const caller of [...forUser, ...inOwnName]) callers.add(caller);
  }
  return [...callers].filter((caller) => caller !== service).toSorted();
}
