import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { renderError } from '@review-reply/api-schemas';
import type { Logger } from '@review-reply/telemetry';

/** What Node's parser gives up for; everything else is 400. */
const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what is no HTTP (or too long, or too slow) in the one shape of errors, in English: its headers were not read.
 * Node would close the connection with a status alone.
 */
export function answerUnreadableRequests(server: Server, logger: Logger): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const requestId = randomUUID();
    const reason = (error.code ?? 'unknown').replace(/^(HPE|ERR_HTTP)_/, '').toLowerCase();
    const status = statusOf[error.code ?? ''] ?? 400;
    const rendered = renderError({ code: 'invalid_request', details: { reason }, locale: 'en', requestId });
    const body = JSON.stringify(rendered.body);
    const headers = {
      ...rendered.headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    logger.info({ request_id: requestId, status, reason }, 'A request could not be read.');
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}
