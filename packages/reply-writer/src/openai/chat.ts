import { request } from 'undici';
import { z } from 'zod';
import type { ModelUse } from '../writer.ts';
import { type EndpointState, isFiltered, restFor, type Understanding, withLess } from './endpoint-state.ts';

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

interface PassingFailure {
  readonly isPassing?: boolean;
  readonly retryAfterMs?: number | null;
}

/** Why there is no answer. Neither the request nor the key nor what the endpoint said is in it. */
export class ChatFailure extends Error {
  readonly reason: string;
  /** Whether it may go otherwise soon. */
  readonly isPassing: boolean;
  /** How long the endpoint asks to be left alone, if it does. */
  readonly retryAfterMs: number | null;
  constructor(reason: string, { isPassing = false, retryAfterMs = null }: PassingFailure = {}) {
    super(`ai endpoint: ${reason}`);
    this.reason = reason;
    this.isPassing = isPassing;
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
/** A wait is worth it when so much time is left after it for an answer. */
const ANSWER_MIN_MS = 3_000;
const PASSING = new Set([408, 429, 500, 502, 503, 504, 529]);

const count = z.number().nonnegative().catch(0);
const completion = z.object({
  usage: z
    .object({
      prompt_tokens: count,
      completion_tokens: count,
      prompt_tokens_details: z.object({ cached_tokens: count }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
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
 * endpoint can do, and tries once more after a passing failure, when it may and there is time.
 * @throws ChatFailure when there is no answer to judge
 */
export async function completeChat(
  endpoint: ChatEndpoint,
  state: EndpointState,
  chat: ChatRequest,
  { signal, endsAtMs, use }: Waiting,
): Promise<string> {
  const startedMs = performance.now();
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        use.calls += 1;
        return contentOf(await postAdapting(endpoint, state, chat, signal), use);
      } catch (error) {
        const failure = toFailure(error, signal);
        const { isPassing, retryAfterMs } = failure;
        const waitMs = retryAfterMs ?? RETRY_DELAY_MS;
        const isOver = attempt >= TRIES_MAX || performance.now() + waitMs + ANSWER_MIN_MS > endsAtMs;
        if (isOver && retryAfterMs !== null) restFor(state, retryAfterMs);
        if (isOver || !isPassing || signal.aborted) throw failure;
        await pause(waitMs, signal);
      }
    }
  } finally {
    use.durationMs += performance.now() - startedMs;
  }
}

export interface Waiting {
  /** Ends the call, whatever it waits for. */
  signal: AbortSignal;
  /** When it will, in milliseconds of the monotonic clock. */
  endsAtMs: number;
  /** What the call takes is added to it. */
  use: ModelUse;
}

function contentOf(envelope: unknown, use: ModelUse): string {
  const parsed = completion.safeParse(envelope);
  if (parsed.data?.usage) {
    const { prompt_tokens, completion_tokens, prompt_tokens_details } = parsed.data.usage;
    use.inputTokens += prompt_tokens;
    use.outputTokens += completion_tokens;
    use.cachedTokens += prompt_tokens_details?.cached_tokens ?? 0;
  }
  const choice = parsed.success ? parsed.data.choices[0] : undefined;
  if (choice === undefined) throw new ChatFailure('malformed_completion');
  if (choice.message.refusal || choice.finish_reason === 'content_filter') throw new ChatFailure('refused');
  // The half of an answer may be read as a whole one that says less.
  if (choice.finish_reason === 'length') throw new ChatFailure('cut_off');
  const content = choice.message.content?.trim() ?? '';
  if (content === '') throw new ChatFailure('empty');
  return content;
}

/**
 * Asks again, with less, what the endpoint refuses to understand; what it taught is kept for others once it answers, as
 * what was refused may have been this request.
 */
async function postAdapting(
  endpoint: ChatEndpoint,
  state: EndpointState,
  chat: ChatRequest,
  signal: AbortSignal,
): Promise<unknown> {
  let asked = state.understood;
  for (let refusals = 0; ; refusals += 1) {
    const { status, retryAfterMs, body } = await post(endpoint, asked, chat, signal);
    if (status === 200) {
      if (refusals > 0) state.understood = asked;
      return JSON.parse(body);
    }
    const isRefused = status === 400 || status === 422;
    const less = isRefused && refusals < REFUSALS_MAX ? withLess(asked, body) : null;
    if (less === null) {
      if (isRefused && isFiltered(body)) throw new ChatFailure('refused');
      const isPassing = PASSING.has(status);
      throw new ChatFailure(`status_${status}`, { isPassing, retryAfterMs: isPassing ? retryAfterMs : null });
    }
    asked = less;
  }
}

interface Answer {
  status: number;
  retryAfterMs: number | null;
  body: string;
}

async function post(
  { baseUrl, apiKey, model }: ChatEndpoint,
  { format, tokensName, temperature }: Understanding,
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
  return {
    status: response.statusCode,
    retryAfterMs: retryAfterOf(response.headers['retry-after'], response.headers.date),
    body: await readLimited(response.body),
  };
}

/** Seconds, or a date by the endpoint's own clock; null for what is neither. */
function retryAfterOf(value: string | string[] | undefined, date: string | string[] | undefined): number | null {
  if (value === undefined) return null;
  const waitMs = /^\d+$/u.test(String(value))
    ? Number(value) * 1_000
    : Date.parse(String(value)) - Date.parse(String(date));
  return Number.isFinite(waitMs) && waitMs >= 0 ? waitMs : null;
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
  return code === null ? new ChatFailure('unreadable') : new ChatFailure(code, { isPassing: true });
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
