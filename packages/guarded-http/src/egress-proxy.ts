import { connect as connectTcp, isIP, isIPv6, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** A proxy that requests leave through, by CONNECT (RFC 9110 §9.3.6). */
export interface EgressProxy {
  readonly hostname: string;
  readonly port: number;
  readonly secure: boolean;
  /** Value of Proxy-Authorization, or null. */
  readonly authorization: string | null;
}

const answerBytesMax = 16 * 1024;

/** AWAY: it could not be reached itself. TIMEOUT: it had no tunnel in time. FAILED: it refused, or could not. */
type ProxyFault = 'EGRESS_PROXY_AWAY' | 'EGRESS_PROXY_TIMEOUT' | 'EGRESS_PROXY_FAILED';

/** The proxy opened no tunnel. */
export class ProxyFailedError extends Error {
  readonly code: ProxyFault;

  constructor(code: ProxyFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ProxyFailedError';
    this.code = code;
  }
}

/** @param url `http:` or `https:`, with credentials if the proxy wants any; null or empty stands for none */
export function parseEgressProxy(url: string | undefined): EgressProxy | null {
  if (url === undefined || url === '') return null;
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'https:';
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 443 : 80) : Number(port),
    secure,
    authorization: credentials === ':' ? null : `Basic ${Buffer.from(credentials).toString('base64')}`,
  };
}

/**
 * Opens a tunnel to the first of the addresses that the proxy reaches.
 * @param addresses vetted ones: the proxy is not told the name, which it would look up for itself
 * @throws ProxyFailedError
 */
export async function openTunnel(
  proxy: EgressProxy,
  addresses: readonly string[],
  port: number,
  timeoutMs: number,
): Promise<Socket> {
  const deadlineMs = performance.now() + timeoutMs;
  let failure: unknown;
  for (const address of addresses.slice(0, 2)) {
    try {
      return await tunnelTo(proxy, isIPv6(address) ? `[${address}]:${port}` : `${address}:${port}`, deadlineMs);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function tunnelTo(proxy: EgressProxy, authority: string, deadlineMs: number): Promise<Socket> {
  const { hostname: host, port, secure, authorization } = proxy;
  return new Promise((resolve, reject) => {
    const socket: Socket = secure
      ? connectTls({ host, port, ...(isIP(host) === 0 && { servername: host }) })
      : connectTcp({ host, port });
    let isConnected = false;
    const fail = (message: string, cause?: unknown, code: ProxyFault = 'EGRESS_PROXY_FAILED') => {
      clearTimeout(timer);
      socket.destroy();
      reject(new ProxyFailedError(code, message, cause));
    };
    const timer = setTimeout(
      () => fail('The proxy did not answer in time.', undefined, 'EGRESS_PROXY_TIMEOUT'),
      Math.max(0, deadlineMs - performance.now()),
    );
    let answer = '';
    const read = (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      const end = answer.indexOf('\r\n\r\n');
      if (end < 0) return answer.length > answerBytesMax ? fail('The proxy answered too much.') : undefined;
      if (!/^HTTP\/1\.[01] 2\d\d[ \r]/.test(answer)) return fail('The proxy refused.');
      clearTimeout(timer);
      socket.off('data', read).pause();
      const rest = answer.slice(end + 4);
      if (rest !== '') socket.unshift(Buffer.from(rest, 'latin1'));
      resolve(socket);
    };
    socket.setNoDelay(true);
    socket.on(secure ? 'secureConnect' : 'connect', () => {
      isConnected = true;
    });
    socket.on('error', (error) =>
      isConnected
        ? fail('The connection to the proxy broke.', error)
        : fail('The proxy could not be reached.', error, 'EGRESS_PROXY_AWAY'),
    );
    socket.on('close', () => fail('The proxy closed the connection.'));
    socket.on('data', read);
    const headers = [`CONNECT ${authority} HTTP/1.1`, `host: ${authority}`];
    if (authorization !== null) headers.push(`proxy-authorization: ${authorization}`);
    socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  });
}
