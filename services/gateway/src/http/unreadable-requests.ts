import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorCode, renderError } from '@review-reply/api-schemas';
import type { Logger } from '@review-reply/telemetry';
import { drainedWithinMs, isAnsweredEarly } from './end-answer.ts';

/** What Node's parser gives up for; everything else is no HTTP. */
const codeOf: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/**
 * Answers what is no HTTP (or too long, or too slow) in the one shape of errors, in English: its headers were not read.
 * Node would close the connection with a status alone. A request whose body is at fault after it was answered gets no
 * second answer, which a client would take for the next one's. A client that goes on sending is cut off a little later.
 */
export function answerUnreadableRequests(
  server: Server,
  logger: Logger,
  ofEveryAnswer: ReadonlyMap<string, string>,
): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const timer = setTimeout(() => socket.destroy(), drainedWithinMs);
    socket.once('close', () => clearTimeout(timer));
    if (isAnsweredEarly(socket)) {
      socket.end();
      return;
    }
    const reason = (error.code ?? 'unknown').replace(/^(HPE|ERR_HTTP)_/, '').toLowerCase();
    const { status, headers, body } = renderRefusal(codeOf[error.code ?? ''] ?? 'malformed_request', reason, logger);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...[...ofEveryAnswer, ...Object.entries(headers)].map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

/** More than any client sends of its own. */
const headersMax = 100;

/**
 * Refuses a request with more than a hundred headers, or more than one Host (RFC 9112, 3.2), which Node lets pass: a
 * proxy before us may have gone by another one than we would.
 * @returns whether it was refused
 */
export function refuseUnreadable(request: IncomingMessage, response: ServerResponse, logger: Logger): boolean {
  const refusal = refusalOf(request.rawHeaders);
  if (refusal === undefined) return false;
  const { status, headers, body } = renderRefusal(...refusal, logger);
  response.writeHead(status, headers).end(body);
  return true;
}

/** @param rawHeaders names and values in turn */
function refusalOf(rawHeaders: readonly string[]): [ErrorCode, string] | undefined {
  if (rawHeaders.length > headersMax * 2) return ['headers_too_large', 'too_many_headers'];
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host');
  return hosts.length > 1 ? ['malformed_request', 'repeated_host'] : undefined;
}

function renderRefusal(code: ErrorCode, reason: string, logger: Logger) {
  const requestId = randomUUID();
  const rendered = renderError({ code, details: { reason }, locale: 'en', requestId });
  const { status } = rendered;
  const body = JSON.stringify(rendered.body);
  const headers = {
    ...rendered.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  logger.info({ request_id: requestId, status, reason }, 'A request could not be read.');
  return { status, headers, body };
}
