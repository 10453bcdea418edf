import { Resolver } from 'node:dns/promises';

/** One name server's answer is waited for so long, and asked for again so often: an attempt has ten seconds in all. */
const answerTimeoutMs = 2_500;
const triesMax = 2;
/** A name with more addresses is not a receiver; what is beyond is not dialled, but must be public all the same. */
const addressesMax = 64;

/** No name server knew an address of the host. */
export class LookUpFailedError extends Error {
  readonly code = 'EDNS_LOOK_UP';

  constructor(cause: unknown) {
    super('The host has no address.', { cause });
    this.name = 'LookUpFailedError';
  }
}

/** @throws LookUpFailedError */
export type ResolveHost = (hostname: string) => Promise<string[]>;

/**
 * Looks names up without the system's own look-up, which has four threads for the whole process: four receivers with slow
 * name servers would hold up everybody. It asks for addresses of both kinds, IPv4 first. Names of this machine are never
 * asked for (RFC 6761 §6.3).
 * @param servers name servers as `address` or `address:port`; none stands for the system's
 */
export function createHostResolver(servers: readonly string[]): ResolveHost {
  const resolver = new Resolver({ timeout: answerTimeoutMs, tries: triesMax });
  if (servers.length > 0) resolver.setServers([...servers]);
  return async (hostname) => {
    const name = hostname.toLowerCase().replace(/\.$/, '');
    if (name === 'localhost' || name.endsWith('.localhost')) return ['127.0.0.1', '::1'];
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (found.length === 0) throw new LookUpFailedError(four.status === 'rejected' ? four.reason : undefined);
    // More than can be vetted is not vetted: an empty answer is refused by whoever asks for an address.
    if (found.length > addressesMax) throw new LookUpFailedError(new Error('The host has too many addresses.'));
    return found;
  };
}
