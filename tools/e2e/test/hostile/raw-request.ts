import { connect, type Socket } from 'node:net';

const answersWithinMs = 20_000;
const answerBytesMax = 4 * 1024 * 1024;

/** A request as its bytes go over the wire: nothing is encoded, joined, sorted or left out on the way. */
export interface RawRequest {
  readonly method: string;
  /** What stands in the request line, as it is. */
  readonly target: string;
  /** In this order, names repeated as they are; text goes as latin1, a byte a character. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: Buffer;
  /** Sends the body in one chunk, without telling its length first. */
  readonly chunked?: boolean;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** @throws Error when no whole answer has come within 20 s, or the connection broke before it */
export async function sendRaw(baseUrl: string, request: RawRequest): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(baseUrl);
  const socket = connect({ host: hostname, port: Number(port) });
  try {
    return await new Promise<RawAnswer>((resolve, reject) => {
      const chunks: Buffer[] = [];
      const settle = () => {
        const answer = parseAnswer(Buffer.concat(chunks));
        if (answer !== null) resolve(answer);
        return answer !== null;
      };
      const fail = (why: string) => reject(new Error(`${why} after ${Buffer.concat(chunks).length} bytes of answer.`));
      socket.setTimeout(answersWithinMs, () => fail(`No whole answer came within ${answersWithinMs} ms,`));
      socket.on('data', (chunk) => {
        chunks.push(chunk);
        if (!settle() && Buffer.concat(chunks).length > answerBytesMax) fail('The answer has no end,');
      });
      // Written or not, what counts is whether an answer came.
      socket.on('error', (error) => settle() || fail(`The connection broke (${error.message})`));
      socket.on('end', () => settle() || fail('The connection ended'));
      write(socket, request, host);
    });
  } finally {
    socket.destroy();
  }
}

function write(socket: Socket, { method, target, headers, body, chunked = false }: RawRequest, host: string): void {
  const named = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = [`${method} ${target} HTTP/1.1`];
  if (!named.has('host')) lines.push(`Host: ${host}`);
  for (const [name, value] of headers) lines.push(`${name}: ${value}`);
  if (chunked) lines.push('Transfer-Encoding: chunked');
  else if (body !== undefined && !named.has('content-length')) lines.push(`Content-Length: ${body.length}`);
  socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
  if (body === undefined) return;
  if (!chunked) socket.write(body);
  else {
    socket.write(`${body.length.toString(16)}\r\n`);
    socket.write(body);
    socket.write('\r\n0\r\n\r\n');
  }
}

/** Null while it is not whole. Answers tell their length. */
function parseAnswer(bytes: Buffer): RawAnswer | null {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd === -1) return null;
  const [statusLine = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const body = bytes.subarray(headEnd + 4);
  if (body.length < Number(headers.get('content-length') ?? 0)) return null;
  return { status: Number(statusLine.split(' ')[1]), headers, text: body.toString('utf8') };
}
