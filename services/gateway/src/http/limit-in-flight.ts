import { errors } from '../errors.ts';

/** A service that answers at all has room again within moments. */
const retryAfterS = 1;

type Method = (...args: never[]) => Promise<unknown>;

export interface InFlightOptions<C> {
  /** Calls at a time; one more is refused at once. */
  readonly callsMax: number;
  /** Methods that wait for others outside and may be slow: each has this many calls of its own, apart from the rest. */
  readonly apart?: readonly (keyof C)[];
}

/**
 * A client that bounds the calls under way, so that a service that hangs costs those who need it their deadline, and
 * neither memory nor anybody else anything. The call too many is service_unavailable with `Retry-After`.
 */
export function limitInFlight<C extends object>(client: C, { callsMax, apart = [] }: InFlightOptions<C>): C {
  const shared = { calls: 0 };
  const limited = { ...client } as Record<string, unknown>;
  for (const [name, method] of Object.entries(client) as [string, Method][]) {
    if (name === 'close') continue;
    const counter = apart.includes(name as keyof C) ? { calls: 0 } : shared;
    limited[name] = async (...args: never[]) => {
      if (counter.calls >= callsMax) throw errors.serviceUnavailable({ retry_after_s: retryAfterS });
      counter.calls += 1;
      try {
        return await method(...args);
      } finally {
        counter.calls -= 1;
      }
    };
  }
  return limited as C;
}
