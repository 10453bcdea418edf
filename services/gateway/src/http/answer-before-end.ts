import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is read of a refused body, at most, so that its answer arrives. */
const drainedBytesMax = 32 * 1024 * 1024;
const drainedWithinMs = 5_000;

/**
 * Answers a request whose body was not read to its end, and ends the connection, since the rest can't be told from the
 * next request. The rest is read and thrown away first, within limits: closed with bytes unread, TCP would reset the
 * connection, and the client lose the answer that is on its way (RFC 9112, 9.6).
 */
export function answerBeforeEnd(request: IncomingMessage, response: ServerResponse, body: string): void {
  response.setHeader('Connection', 'close');
  response.setHeader('Content-Length', Buffer.byteLength(body));
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
