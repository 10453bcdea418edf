import type { IncomingMessage } from 'node:http';
import { errors } from '../errors.ts';

/**
 * Reads a request's body up to a limit.
 * @throws AppError payload_too_large as soon as the limit is known to be passed; the rest is not read
 */
export async function readBytes(request: IncomingMessage, bytesMax: number): Promise<Buffer> {
  const tooLarge = () => errors.payloadTooLarge({ limit_bytes: bytesMax });
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      request.off('data', onData).off('end', onEnd).off('error', onError).off('aborted', onAborted);
      act();
    };
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= bytesMax) chunks.push(chunk);
      else settle(() => reject(tooLarge()));
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)));
    const onError = (error: Error) => settle(() => reject(errors.invalidRequest({}, error)));
    const onAborted = () => settle(() => reject(errors.invalidRequest({ reason: 'aborted' })));
    request.on('data', onData).on('end', onEnd).on('error', onError).on('aborted', onAborted);
  });
}
