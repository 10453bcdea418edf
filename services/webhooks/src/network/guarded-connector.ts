import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { addressKind } from './address-kind.ts';

/** Thrown instead of opening a connection to an address that must not be called. */
export class AddressRefusedError extends Error {
  readonly code = 'ADDRESS_REFUSED';

  constructor() {
    super('The host has an address that is not public.');
    this.name = 'AddressRefusedError';
  }
}

/**
 * Opens connections to public addresses only. Names are looked up here and nowhere else: what was vetted is what is
 * dialled, so a name that changes its answer after the check gains nothing. One bad address among good ones refuses the
 * name. Literal addresses, which are dialled without a look-up, are vetted too.
 * @param timeoutMs for the look-up, the connection and TLS together
 */
export function guardedConnector(options: { allowLocal: boolean; timeoutMs: number }): buildConnector.connector {
  const { allowLocal, timeoutMs } = options;
  const isAllowed = (address: string) => {
    const kind = addressKind(address);
    return kind === 'public' || (allowLocal && kind === 'loopback');
  };
  const connect = buildConnector({ timeout: timeoutMs, allowH2: false, lookup: vettedLookup(isAllowed) });
  return (target, callback) => {
    const literal = target.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !isAllowed(literal)) callback(new AddressRefusedError(), null);
    else connect(target, callback);
  };
}

function vettedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const first = found?.[0];
      if (error !== null) callback(error, []);
      else if (first === undefined || !found.every(({ address }) => isAllowed(address)))
        callback(new AddressRefusedError(), []);
      else if (options.all === true) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}
