import type { DescService } from '@bufbuild/protobuf';

/** The services behind the gateway: each has a database, a topic of its events, and the operators' contract. */
export const serviceNames = ['identity', 'places', 'reviews', 'billing', 'webhooks'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Who is who on the wire: the services, and the operator's tool. */
export const peerNames = ['gateway', ...serviceNames, 'admin'] as const;
export type PeerName = (typeof peerNames)[number];

const uriPrefix = 'spiffe://review-reply/';
const entryPrefix = `URI:${uriPrefix}`;

/** The name that certificates carry as their subject's alternative name, of type URI. */
export function uriOf(name: string): string {
  return `${uriPrefix}${name}`;
}

/**
 * Who a certificate is for: the one URI of ours in it.
 * @param alternativeNames as Node tells them, `URI:…, DNS:…`; values that could pass for a list are quoted by it
 * @returns undefined when there is none, or more than one
 */
export function nameIn(alternativeNames: string | undefined): string | undefined {
  const names = (alternativeNames ?? '').split(', ').filter((entry) => entry.startsWith(entryPrefix));
  return names.length === 1 ? names[0]?.slice(entryPrefix.length) : undefined;
}

/** Who serves a contract: reviewreply.identity.v1.EnrollmentService is served by identity. */
export function serverOf({ typeName }: DescService): string {
  return typeName.split('.')[1] ?? '';
}
