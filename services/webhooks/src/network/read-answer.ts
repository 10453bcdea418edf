import type { Readable } from 'node:stream';

const readBytesMax = 64 * 1024;
const excerptBytesMax = 1024;

/**
 * Reads an answer's body to its end, or to 64 KiB, at which its connection is closed.
 * @returns the first KiB as text that Postgres can hold, or null when the body is empty
 * @throws when the body breaks off or its signal aborts
 */
export async function readAnswer(body: Readable): Promise<string | null> {
  const kept: Buffer[] = [];
  let keptBytes = 0;
  let readBytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    if (keptBytes < excerptBytesMax) {
      const part = chunk.subarray(0, excerptBytesMax - keptBytes);
      kept.push(part);
      keptBytes += part.length;
    }
    readBytes += chunk.length;
    // Leaving the loop destroys the stream and with it the connection.
    if (readBytes >= readBytesMax) break;
  }
  if (keptBytes === 0) return null;
  // A character that is cut by the limit is left out rather than shown as a replacement.
  const text = new TextDecoder().decode(Buffer.concat(kept), { stream: true });
  return text.replaceAll('\0', '\uFFFD');
}
