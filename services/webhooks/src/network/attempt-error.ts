import type { AttemptError } from '../domain/delivery.ts';

const byCode: ReadonlyArray<readonly [RegExp, AttemptError]> = [
  [/^ADDRESS_REFUSED$/, 'address_not_public'],
  [/^(EDNS_AWAY|EGRESS_PROXY_AWAY)$/, 'egress_failed'],
  [/^(ENOTFOUND|ENODATA|EAI_.*|EDNS.*)$/, 'name_not_resolved'],
  [/^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT|EGRESS_PROXY_TIMEOUT)$/, 'connection_timeout'],
  [/^UND_ERR_ABORTED$/, 'timeout'],
  [/^(CERT_HAS_EXPIRED|CERT_NOT_YET_VALID)$/, 'certificate_expired'],
  [/^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/, 'certificate_of_other_host'],
  [/^(.*SELF_SIGNED.*|UNABLE_TO_GET_ISSUER.*|UNABLE_TO_VERIFY_LEAF.*|CERT_UNTRUSTED)$/, 'certificate_untrusted'],
  [/^(CERT_.*|UNABLE_TO_.*|INVALID_CA|ERR_TLS_CERT_.*)$/, 'certificate_invalid'],
  [/^(ERR_TLS_.*|ERR_SSL_.*|EPROTO)$/, 'tls_failed'],
  [/^(UND_ERR_SOCKET|ECONNRESET|EPIPE|ECONNABORTED)$/, 'connection_closed'],
  [/^(UND_ERR_HEADERS_OVERFLOW|HPE_HEADER_OVERFLOW)$/, 'headers_too_large'],
  [/^(HPE_.*|UND_ERR_RES_.*)$/, 'answer_invalid'],
];

/** What a failed request is shown as. The message itself stays inside: it may name addresses. */
export function attemptErrorOf(thrown: unknown): AttemptError {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    // The only error of undici that may come without a code, and one that shares its code with others.
    if (error.name === 'HTTPParserError' || error.message === 'bad upgrade') return 'answer_invalid';
    const { code } = error as { code?: unknown };
    if (typeof code !== 'string') continue;
    const known = byCode.find(([pattern]) => pattern.test(code));
    if (known !== undefined) return known[1];
  }
  return 'connection_failed';
}
