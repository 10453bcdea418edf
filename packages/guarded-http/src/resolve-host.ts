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

/** No name server could be reached. */
export class NameServersAwayError extends Error {
  readonly code = 'EDNS_AWAY';

  constructor(cause: unknown) {
    super('No name server could be reached.', { cause });
    this.name = 'NameServersAwayError';
  }
}

/** @throws LookUpFailedError; NameServersAwayError */
export type ResolveHost = (hostname: string) => Promise<string[]>;

/**
 * Looks names up without the system's own look-up, which has four threads for the whole process: four receivers with
 * slow name servers would hold up everybody. It asks for addresses of both kinds, IPv4 first. Names of this machine are
 * never asked for (RFC 6761 §6.3).
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
    if (found.length === 0) throw failureOf([four, six]);
    // More than can be vetted is not vetted: an empty answer is refused by whoever asks for an address.
    if (found.length > addressesMax) throw new LookUpFailedError(new Error('The host has too many addresses.'));
    return found;
  };
}

function failureOf(answers: readonly PromiseSettledResult<string[]>[]): Error {
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  const areAway = reasons.length > 0 && reasons.every(({ code }) => code === 'ECONNREFUSED');
  return areAway ? new NameServersAwayError(reasons[0]) : new LookUpFailedError(reasons[0]);
}
