import { isIP, isIPv6, type LookupFunction, type Socket } from 'node:net';
import { buildConnector } from 'undici';
import { addressKind } from './address-kind.ts';
import { type EgressProxy, openTunnel } from './egress-proxy.ts';
import type { ResolveHost } from './resolve-host.ts';

/** Thrown instead of opening a connection to an address that must not be called. */
export class AddressRefusedError extends Error {
  readonly code = 'ADDRESS_REFUSED';

  constructor() {
    super('The host has an address that is not public.');
    this.name = 'AddressRefusedError';
  }
}

/** What the opening of a connection took, in milliseconds; filled in as it goes on. */
export interface OpeningSteps {
  lookUpMs: number | null;
  connectionMs: number | null;
  tlsMs: number | null;
  /** The one that is dialled: what was refused is nobody's to know. */
  address: string | null;
}

export const newOpeningSteps = (): OpeningSteps => ({ lookUpMs: null, connectionMs: null, tlsMs: null, address: null });

export interface GuardedConnectorOptions {
  readonly allowLocal: boolean;
  /** For the connection and TLS together, in milliseconds. */
  readonly timeoutMs: number;
  readonly resolveHost: ResolveHost;
  readonly proxy: EgressProxy | null;
}

type Target = Parameters<buildConnector.connector>[0];
type Opened = Parameters<buildConnector.connector>[1];

/**
 * Opens connections to public addresses only. Names are looked up here and nowhere else, for every connection: what was
 * vetted is what is dialled, so a name that changes its answer after the check gains nothing. One bad address among
 * good ones refuses the name. Literal addresses, which are dialled without a look-up, are vetted too, and so is the
 * address that the connection then has. Through a proxy, it is the vetted address that the proxy is asked for, not the
 * name.
 * @returns a connector for one connection, which tells its steps
 */
export function guardedConnector(options: GuardedConnectorOptions): (steps: OpeningSteps) => buildConnector.connector {
  const { allowLocal, timeoutMs, resolveHost, proxy } = options;
  const isAllowed = (address: string) => {
    const kind = addressKind(address);
    return kind === 'public' || (allowLocal && kind === 'loopback');
  };
  /** By name, for the time between vetting and dialling. */
  const vetted = new Map<string, readonly string[]>();
  const connect = buildConnector({ timeout: timeoutMs, allowH2: false, lookup: lookUpVetted(vetted) });

  const vet = async (hostname: string, steps: OpeningSteps): Promise<readonly string[]> => {
    const literal = literalOf(hostname);
    const startedMs = performance.now();
    const addresses = isIP(literal) === 0 ? await resolveHost(hostname) : [literal];
    if (isIP(literal) === 0) steps.lookUpMs = performance.now() - startedMs;
    if (addresses.length === 0 || !addresses.every(isAllowed)) throw new AddressRefusedError();
    steps.address = addresses[0] ?? null;
    return addresses;
  };

  const open = async (target: Target, steps: OpeningSteps, callback: Opened): Promise<void> => {
    const addresses = await vet(target.hostname, steps);
    const startedMs = performance.now();
    const tunnel = proxy === null ? undefined : await openTunnel(proxy, addresses, portOf(target), timeoutMs);
    let connectedMs = performance.now();
    if (tunnel !== undefined) {
      steps.connectionMs = connectedMs - startedMs;
      if (target.protocol !== 'https:') return callback(null, tunnel);
    }
    vetted.set(target.hostname, addresses);
    const named = { ...target, ...(isIP(literalOf(target.hostname)) === 0 && { servername: nameOf(target.hostname) }) };
    const opening = connect({ ...named, ...(tunnel && { httpSocket: tunnel }) }, (error, socket) => {
      // On failure there is no second argument, whatever its type says.
      if (error !== null) return callback(error, null);
      if (socket === null) return callback(new Error('There is no connection.'), null);
      const isSecure = target.protocol === 'https:';
      if (isSecure) steps.tlsMs = performance.now() - connectedMs;
      if (tunnel === undefined) {
        const { remoteAddress } = socket;
        if (remoteAddress === undefined || !isAllowed(remoteAddress)) {
          steps.address = null;
          socket.destroy();
          return callback(new AddressRefusedError(), null);
        }
        steps.address = remoteAddress;
      }
      callback(null, socket);
    }) as unknown as Socket;
    opening.once('connect', () => {
      connectedMs = performance.now();
      steps.connectionMs = connectedMs - startedMs;
    });
    // Dialling has begun, and with it the look-up below, in this very turn.
    if (isIP(target.hostname) === 0) vetted.delete(target.hostname);
  };

  return (steps) => (target, callback) => {
    open(target, steps, callback).catch((error: Error) => callback(error, null));
  };
}

/** Without the brackets around IPv6. */
const literalOf = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** As a handshake names it: without the dot of an absolute name (RFC 6066 §3). */
const nameOf = (hostname: string): string => hostname.replace(/\.$/, '');

const portOf = ({ port, protocol }: Target): number => Number(port) || (protocol === 'https:' ? 443 : 80);

/** Hands on what was vetted just before, and never asks anybody. */
function lookUpVetted(vetted: ReadonlyMap<string, readonly string[]>): LookupFunction {
  return (hostname, options, callback) => {
    const found = (vetted.get(hostname) ?? []).map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    const [first] = found;
    if (first === undefined) callback(new AddressRefusedError(), []);
    else if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  };
}
