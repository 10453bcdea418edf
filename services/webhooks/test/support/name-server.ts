import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import type { Stack } from '@review-reply/testing';

const headerBytes = 12;
const typeA = 1;
const typeAaaa = 28;

export interface NameServer {
  /** As a setting names it. */
  readonly address: string;
  /** What it answers from now on, by name; nothing stands for a name that does not exist. */
  readonly records: Map<string, readonly string[]>;
  /** Names that it leaves without an answer. */
  readonly silent: Set<string>;
  /** Names it was asked for, in their order. */
  readonly asked: string[];
}

/** A name server that is asked by UDP and changes its mind as a test wants it (RFC 1035 §4). */
export async function openNameServer(stack: Stack): Promise<NameServer> {
  const records = new Map<string, readonly string[]>();
  const asked: string[] = [];
  const silent = new Set<string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, type, questionEnd } = readQuestion(query);
    asked.push(name);
    if (silent.has(name)) return;
    const addresses = records.get(name);
    const found = (addresses ?? []).filter((one) => (isIPv6(one) ? typeAaaa : typeA) === type);
    const header = Buffer.from(query.subarray(0, headerBytes));
    // A response, recursion available, and "no such name" where there is none.
    header.writeUInt16BE(addresses === undefined ? 0x8183 : 0x8180, 2);
    header.writeUInt16BE(found.length, 6);
    header.writeUInt32BE(0, 8);
    const answers = found.map((one) => toRecord(one, type));
    socket.send(Buffer.concat([header, query.subarray(headerBytes, questionEnd), ...answers]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  stack.onClose(() => socket.close());
  return { address: `127.0.0.1:${socket.address().port}`, records, silent, asked };
}

function readQuestion(query: Buffer): { name: string; type: number; questionEnd: number } {
  const labels: string[] = [];
  let at = headerBytes;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), questionEnd: at + 5 };
}

/** Points to the question's name, class IN, and may not be remembered. */
function toRecord(address: string, type: number): Buffer {
  const data = type === typeA ? Buffer.from(address.split('.').map(Number)) : toBytes6(address);
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(type, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt32BE(0, 6);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([record, data]);
}

/** @param address eight groups, or fewer around one `::` */
function toBytes6(address: string): Buffer {
  const [before = '', after = ''] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [head, tail] = [groups(before), groups(after)];
  const all = [...head, ...Array(8 - head.length - tail.length).fill(0), ...tail];
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 0xff]));
}
