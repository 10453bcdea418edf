import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openApiDocument } from '../src/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document is walked as the JSON that clients read.
export type Document = any;

const published = new URL('../published/', import.meta.url);
export const publishedFile = new URL('openapi.json', published);
export const acceptedFile = new URL('accepted-breaks.txt', published);
const severityFile = new URL('severity-levels.txt', published);
const command = fileURLToPath(new URL('../../../node_modules/.bin/oasdiff', import.meta.url));

const compareWithinMs = 60_000;
const outputBytesMax = 16 * 1024 * 1024;

/** What the code describes now, under an address that stands for any. */
export function describedNow(): Document {
  return JSON.parse(JSON.stringify(openApiDocument({ publicUrl: 'https://api.example.com', version: '1.0.0' })));
}

/**
 * What breaks clients of `base` in `revision`, as oasdiff says it: `<operation> <text> [<id>]`, one a line.
 * @param accepted those that are declared, one a line
 * @throws Error when oasdiff cannot compare them
 */
export async function findBreaks(base: Document, revision: Document, accepted = ''): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'openapi-'));
  try {
    const [from, to] = [join(directory, 'base.json'), join(directory, 'revision.json')];
    await writeFile(from, JSON.stringify(eventsAsAnswers(base)));
    await writeFile(to, JSON.stringify(eventsAsAnswers(revision)));
    const declared = join(directory, 'accepted.txt');
    await writeFile(declared, accepted);
    const args = ['breaking', from, to, '--format', 'json', '--severity-levels', fileURLToPath(severityFile)];
    args.push('--err-ignore', declared);
    const { stdout } = await promisify(execFile)(command, args, {
      // It would tell its makers of every run.
      env: { ...process.env, OASDIFF_NO_TELEMETRY: '1' },
      timeout: compareWithinMs,
      maxBuffer: outputBytesMax,
    });
    const found = JSON.parse(stdout || '[]') as Found[];
    return found.filter(({ level }) => level === errorLevel).map(lineOf);
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** oasdiff's number for what breaks clients. */
const errorLevel = 3;

interface Found {
  readonly id: string;
  readonly text: string;
  readonly level: number;
  readonly operation?: string;
  readonly path?: string;
}

/** In the form that a file of declared breaks wants. */
function lineOf({ id, text, operation, path }: Found): string {
  return operation === undefined ? `components ${text} [${id}]` : `${operation} ${path} ${text} [${id}]`;
}

/**
 * The document with its events as answers. Clients receive them, while to oasdiff a webhook's body is a request: a new
 * member of an event would seem to break, and one taken away not to.
 */
function eventsAsAnswers({ webhooks = {}, paths, ...rest }: Document): Document {
  const events = Object.entries<Document>(webhooks).map(([name, { post }]) => {
    const answer = { description: 'The event.', content: post.requestBody.content };
    return [`/events/${name}`, { get: { responses: { 200: answer } } }];
  });
  return { ...rest, paths: { ...paths, ...Object.fromEntries(events) } };
}
