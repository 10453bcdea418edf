import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** What is read of a body that nobody wants, at most, so that its answer arrives. */
const drainedBytesMax = 32 * 1024 * 1024;
export const drainedWithinMs = 5_000;

/** Connections that end with a request that was answered before its end. */
const answeredEarly = new WeakSet<Duplex>();

export const isAnsweredEarly = (connection: Duplex): boolean => answeredEarly.has(connection);

/**
 * Ends an answer with its body. While the request's own was not read to its end, by whoever answers it or because none
 * belongs to it, the connection ends too, since the rest can't be told from the next request. The rest is read and
 * thrown away first, within limits: closed with bytes unread, TCP would reset the connection, and the client lose the
 * answer that is on its way (RFC 9112, 9.6).
 */
export function endAnswer(request: IncomingMessage, response: ServerResponse, body: string | Buffer): void {
  if (request.complete) {
    response.end(body);
    return;
  }
  answeredEarly.add(request.socket);
  response.setHeader('Connection', 'close');
  if (response.statusCode !== 304) response.setHeader('Content-Length', Buffer.byteLength(body));
  response.flushHeaders();
  response.write(body);
  let drainedBytes = 0;
  const end = () => {
    clearTimeout(timer);
    request.off('data', count).off('end', end).off('close', end).off('error', end);
    response.end();
  };
  const count = (chunk: Buffer) => {
    drainedBytes += chunk.length;
    if (drainedBytes > drainedBytesMax) end();
  };
  const timer = setTimeout(end, drainedWithinMs);
  request.on('data', count).on('end', end).on('close', end).on('error', end).resume();
}
