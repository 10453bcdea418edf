import { request } from 'undici';
import { z } from 'zod';
import { degrade, type EndpointState } from './endpoint-state.ts';

export interface ChatEndpoint {
  /** Such as `https://api.example.com/v1`, to which `/chat/completions` is added. */
  baseUrl: string;
  apiKey: string;
  model: string;
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ChatRequest {
  messages: readonly ChatMessage[];
  temperature: number;
  schema: { name: string; schema: Record<string, unknown> };
}

/** Why there is no answer. Neither the request nor the key nor what the endpoint said is in it. */
export class ChatFailure extends Error {
  readonly reason: string;
  readonly retryAfterMs: number | null;
  constructor(reason: string, retryAfterMs: number | null = null) {
    super(`ai endpoint: ${reason}`);
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}

/** A completion of a few sentences is far below this; an endpoint that sends more is broken or hostile. */
export const RESPONSE_BYTES_MAX = 64 * 1024;
/** Room for an answer and for what a reasoning model thinks before it, in tokens. */
const COMPLETION_TOKENS_MAX = 4_000;
/** What an endpoint may refuse one after the other: format twice, the name of the token limit, temperature. */
const REFUSALS_MAX = 5;
/** One try again after a passing failure. */
const TRIES_MAX = 2;
const RETRY_DELAY_MS = 250;
/** A wait that the endpoint asks for is kept when it is short enough for a caller who waits too. */
const RETRY_AFTER_MAX_MS = 4_000;
const PASSING = new Set([408, 429, 500, 502, 503, 504, 529]);

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

/**
 * One chat completion: the content as the model wrote it, which may be anything but empty. Learns once what the
 * endpoint can do, and tries once more after a passing failure.
 * @param signal ends the call, whatever it waits for
 * @throws ChatFailure when there is no answer to judge
 */
export async function completeChat(
  endpoint: ChatEndpoint,
  state: EndpointState,
  chat: ChatRequest,
  signal: AbortSignal,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return contentOf(await postAdapting(endpoint, state, chat, signal));
    } catch (error) {
      const failure = toFailure(error, signal);
      if (attempt >= TRIES_MAX || failure.retryAfterMs === null || signal.aborted) throw failure;
      await pause(failure.retryAfterMs, signal);
    }
  }
}

function contentOf(envelope: unknown): string {
  const parsed = completion.safeParse(envelope);
  const choice = parsed.success ? parsed.data.choices[0] : undefined;
  if (choice === undefined) throw new ChatFailure('malformed_completion');
  if (choice.message.refusal || choice.finish_reason === 'content_filter') throw new ChatFailure('refused');
  const content = choice.message.content?.trim() ?? '';
  if (content === '') throw new ChatFailure('empty');
  return content;
}

/** Asks again, with less, what the endpoint refuses to understand; what it taught is kept. */
async function postAdapting(
  endpoint: ChatEndpoint,
  state: EndpointState,
  chat: ChatRequest,
  signal: AbortSignal,
): Promise<unknown> {
  for (let refusals = 0; ; refusals += 1) {
    const { status, retryAfterMs, body } = await post(endpoint, state, chat, signal);
    if (status === 200) return JSON.parse(body);
    if ((status === 400 || status === 422) && refusals < REFUSALS_MAX && degrade(state, body)) continue;
    throw new ChatFailure(`status_${status}`, PASSING.has(status) ? retryAfterMs : null);
  }
}

interface Answer {
  status: number;
  retryAfterMs: number | null;
  body: string;
}

async function post(
  { baseUrl, apiKey, model }: ChatEndpoint,
  { format, tokensName, temperature }: EndpointState,
  chat: ChatRequest,
  signal: AbortSignal,
): Promise<Answer> {
  // undici follows no redirect unless told to: a key goes to the configured address and nowhere else.
  const response = await request(`${baseUrl.replace(/\/+$/u, '')}/chat/completions`, {
    method: 'POST',
    signal,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      messages: chat.messages,
      [tokensName]: COMPLETION_TOKENS_MAX,
      ...(temperature ? { temperature: chat.temperature } : {}),
      ...(format === 'json_schema'
        ? { response_format: { type: 'json_schema', json_schema: { ...chat.schema, strict: true } } }
        : {}),
      ...(format === 'json_object' ? { response_format: { type: 'json_object' } } : {}),
    }),
  });
  const retryAfter = Number(response.headers['retry-after'] ?? Number.NaN) * 1_000;
  return {
    status: response.statusCode,
    retryAfterMs: Number.isNaN(retryAfter) ? RETRY_DELAY_MS : retryAfter <= RETRY_AFTER_MAX_MS ? retryAfter : null,
    body: await readLimited(response.body),
  };
}

async function readLimited(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > RESPONSE_BYTES_MAX) throw new ChatFailure('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Undici's and the JSON parser's errors may quote what was sent or received, so that only their kind is kept. */
function toFailure(error: unknown, signal: AbortSignal): ChatFailure {
  if (signal.aborted) return new ChatFailure('timeout');
  if (error instanceof ChatFailure) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
  return code === null ? new ChatFailure('unreadable') : new ChatFailure(code, RETRY_DELAY_MS);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
  });
}
