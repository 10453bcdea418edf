import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Stack } from '@review-reply/testing';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** What was taken, as it came. */
  readonly taken: ReadonlyArray<{ readonly to: readonly string[]; readonly raw: string }>;
  /** What it does with the next mail instead of taking it; a number is the code it refuses with. */
  next: 'hang up' | number | null;
}

/** A real mail server that keeps what it takes. */
export async function openMailServer(stack: Stack): Promise<MailServer> {
  const taken: Array<{ to: string[]; raw: string }> = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, callback) => {
      void text(stream).then((raw) => {
        const { next } = mails;
        mails.next = null;
        if (next === 'hang up') {
          taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
          for (const socket of sockets) socket.destroy();
        } else if (next === null) {
          taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
          callback();
        } else callback(Object.assign(new Error('Not now'), { responseCode: next }));
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  stack.onClose(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const mails: MailServer = { url: `smtp://127.0.0.1:${port}`, taken, next: null };
  return mails;
}
