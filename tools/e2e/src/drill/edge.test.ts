import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { eventually, listen } from '@review-reply/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Edge, openEdge } from './edge.ts';

let edge: Edge;
const undo: (() => unknown)[] = [];
beforeEach(async () => {
  const server = createServer((socket) => socket.on('error', () => {}).pipe(socket));
  const port = await listen(server);
  edge = await openEdge('a to b');
  edge.leadTo(port);
  undo.push(() => server.close());
});
afterEach(async () => {
  await edge.close();
  for (const step of undo.splice(0)) step();
});

function call(): Socket {
  const socket = connect(edge.port, '127.0.0.1').on('error', () => {});
  undo.push(() => socket.destroy());
  return socket;
}
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
const answer = async (socket: Socket) => String((await once(socket, 'data'))[0]);

it('passes on what comes, both ways, and its end', async () => {
  const socket = call();
  socket.end('one');
  expect(await answer(socket)).toBe('one');
  await closed(socket);
});

it('lets everything wait while it is slow, and keeps the order when it no longer is', async () => {
  edge.set({ is: 'slow', byMs: 100 });
  const socket = call();
  const startedAt = performance.now();
  socket.write('one ');
  await once(socket, 'connect');
  edge.set({ is: 'slow', byMs: 50 });
  socket.write('two ');
  let text = '';
  for await (const piece of socket) {
    text += piece;
    if (text.length === 8) break;
  }
  expect(text).toBe('one two ');
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(90);
});

it('ends what is open and refuses what is new while it is cut', async () => {
  const before = call();
  before.write('one');
  await answer(before);
  edge.set({ is: 'cut' });
  await closed(before);
  await closed(call());
  edge.set({ is: 'open' });
  const after = call();
  after.write('two');
  expect(await answer(after)).toBe('two');
});

it('swallows what comes while it is silent, and ends who lost something', async () => {
  const [lost, unhurt] = [call(), call()];
  unhurt.write('one');
  await answer(unhurt);
  edge.set({ is: 'silent' });
  const answers: unknown[] = [];
  lost.on('data', (piece) => answers.push(piece));
  lost.write('two');
  await eventually(() => {
    edge.set({ is: 'silent' });
    expect(lost.closed).toBe(true);
  });
  expect(answers).toEqual([]);
  edge.set({ is: 'open' });
  unhurt.write('three');
  expect(await answer(unhurt)).toBe('three');
});
