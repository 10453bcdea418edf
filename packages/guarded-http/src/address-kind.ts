import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What is known of the addresses behind a host: all public, all loopback, or neither (also when there is none). */
export type HostKind = 'public' | 'loopback' | 'other';

type Subnet4 = [ipaddr.IPv4, number];
type Subnet6 = [ipaddr.IPv6, number];

/** Global unicast space; what lies outside of it is not assigned to anybody (IANA IPv6 address space registry). */
const globalUnicast6 = ipaddr.parseCIDR('2000::/3') as Subnet6;

/**
 * Refused beside what ipaddr.js names as special. From IANA's special-purpose registries: what is not globally
 * reachable, or leads to an IPv4 address inside. The others answer inside of clouds, though their addresses are public.
 */
const refused4 = [
  '192.0.0.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '168.63.129.16/32',
].map((subnet) => ipaddr.parseCIDR(subnet) as Subnet4);
const refused6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'].map(
  (subnet) => ipaddr.parseCIDR(subnet) as Subnet6,
);

/**
 * Whether an address is one of the public internet, this machine's own, or something else: private, link-local (cloud
 * metadata), carrier-grade NAT, multicast, documentation, benchmarks, or IPv4 inside of IPv6 (mapped, compatible,
 * NAT64, 6to4, Teredo), which is refused whatever it leads to. What cannot be read is "other".
 */
export function addressKind(address: string): HostKind {
  if (isIP(address) === 0 || address.includes('%')) return 'other';
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (range === 'loopback') return 'loopback';
  if (range !== 'unicast') return 'other';
  if (parsed instanceof ipaddr.IPv4) return refused4.some((subnet) => parsed.match(subnet)) ? 'other' : 'public';
  if (!parsed.match(globalUnicast6)) return 'other';
  return refused6.some((subnet) => parsed.match(subnet)) ? 'other' : 'public';
}

/** One kind for all addresses of a host: a single one of another kind spoils it. */
export function hostKind(addresses: readonly string[]): HostKind {
  const kinds = new Set(addresses.map(addressKind));
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined ? only : 'other';
}
