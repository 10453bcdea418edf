import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Stack } from '@review-reply/testing';

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
};

function drip(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), dripEveryMs);
  socket.on('close', () => clearInterval(timer));
}

export interface EvilServer {
  /** Its path's last part says how it behaves. */
  readonly url: string;
  /** Connections open now. */
  readonly open: ReadonlySet<Socket>;
}

export async function openEvilServer(stack: Stack): Promise<EvilServer> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    socket.once('data', (data: Buffer) => {
      const name = /^POST \S*?\/([a-z-]+) /.exec(data.toString('latin1'))?.[1] ?? '';
      behaviours[name]?.(socket);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stack.onClose(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, open };
}
