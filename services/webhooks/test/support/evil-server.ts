import { createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { listen, type Stack } from '@review-reply/testing';
import { selfSigned } from './self-signed.ts';

const dripEveryMs = 100;
const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024));
const chunk = Buffer.alloc(16 * 1024, 'x');

/** What receivers do that mean harm, or are broken, by the last part of their path. */
export const behaviours: Readonly<Record<string, (socket: Socket) => void>> = {
  silent: () => {},
  'drips-headers': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    drip(socket, 'x: y\r\n');
  },
  'drips-body': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n');
    drip(socket, 'x');
  },
  'endless-body': (socket) => {
    socket.write('HTTP/1.1 500 Error\r\ncontent-length: 100000000000\r\n\r\n');
    const send = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', send);
    send();
  },
  'huge-headers': (socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(1024 * 1024)}\r\n\r\n`),
  'endless-interim': (socket) => drip(socket, 'HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n'.repeat(100)),
  bomb: (socket) => {
    socket.write(`HTTP/1.1 500 Error\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`);
    socket.end(bomb);
  },
  'closes-early': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf'),
  'answers-at-once': (socket) => socket.write('HTTP/1.1 500 Error\r\ncontent-length: 0\r\n\r\n'),
  nonsense: (socket) => socket.end('hello\r\n\r\n'),
  // Of these two nobody gets as far as a request.
  'bad-certificate': () => {},
  'silent-handshake': () => {},
};

function drip(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), dripEveryMs);
  socket.on('close', () => clearInterval(timer));
}

export interface EvilServer {
  /** Of a receiver that behaves so. */
  urlOf(kind: string): string;
  /** Connections open now. */
  readonly open: ReadonlySet<Socket>;
}

export async function openEvilServer(stack: Stack): Promise<EvilServer> {
  const open = new Set<Socket>();
  const note = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
  };
  const plain = createServer((socket) => {
    note(socket);
    socket.once('data', (data: Buffer) => {
      const name = /^POST \S*?\/([a-z-]+) /.exec(data.toString('latin1'))?.[1] ?? '';
      behaviours[name]?.(socket);
    });
  });
  const secure = createTlsServer(selfSigned).on('connection', note);
  const [plainPort, securePort] = [await listen(plain), await listen(secure)];
  stack.onClose(() => {
    for (const socket of open) socket.destroy();
    for (const server of [plain, secure]) server.close();
  });
  const origins: Readonly<Record<string, string>> = {
    'bad-certificate': `https://127.0.0.1:${securePort}`,
    'silent-handshake': `https://127.0.0.1:${plainPort}`,
  };
  return { urlOf: (kind) => `${origins[kind] ?? `http://127.0.0.1:${plainPort}`}/${kind}`, open };
}
