import type { VerifyToken } from '../edge/verify-token.ts';
import { errors } from '../errors.ts';
import type { Step } from '../exchange.ts';

/** Takes the Bearer token and finds out whose it is (RFC 6750; the scheme's case does not matter). */
export function authenticate(verifyToken: VerifyToken): Step {
  return async (exchange) => {
    const header = exchange.request.headers.authorization;
    if (header === undefined) throw errors.invalidToken({ reason: 'missing' });
    const token = /^Bearer +([A-Za-z0-9._~+/=-]+)$/i.exec(header)?.[1];
    if (token === undefined) throw errors.invalidToken({ reason: 'malformed' });
    exchange.token = await verifyToken(token);
  };
}
