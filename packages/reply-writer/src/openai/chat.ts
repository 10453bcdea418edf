import { AppError } from '@review-reply/errors';
import { request } from 'undici';
import { z } from 'zod';
import { suggestingErrors } from '../errors.ts';

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

/** A completion of a few sentences is far below this; an endpoint that sends more is broken or hostile. */
export const RESPONSE_BYTES_MAX = 64 * 1024;
/** Room for the JSON of a reply, in tokens. */
const COMPLETION_TOKENS_MAX = 1200;

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
 * One chat completion: the content as the model wrote it, which may be anything but empty.
 * @param signal ends the call, whatever it waits for
 * @throws generation_unavailable when there is no answer to judge: network failure, timeout, any status but 200, an
 *   envelope that isn't a completion or is too large, a refusal, nothing said. Neither the request nor the key nor
 *   what the endpoint said is in the error.
 */
export async function completeChat(endpoint: ChatEndpoint, chat: ChatRequest, signal: AbortSignal): Promise<string> {
  const envelope = await post(endpoint, chat, signal);
  const parsed = completion.safeParse(envelope);
  const choice = parsed.success ? parsed.data.choices[0] : undefined;
  if (choice === undefined) throw unavailable('malformed_completion');
  if (choice.message.refusal || choice.finish_reason === 'content_filter') throw unavailable('refused');
  const content = choice.message.content?.trim() ?? '';
  if (content === '') throw unavailable('empty');
  return content;
}

async function post(
  { baseUrl, apiKey, model }: ChatEndpoint,
  chat: ChatRequest,
  signal: AbortSignal,
): Promise<unknown> {
  try {
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
        temperature: chat.temperature,
        max_tokens: COMPLETION_TOKENS_MAX,
        response_format: { type: 'json_schema', json_schema: { ...chat.schema, strict: true } },
      }),
    });
    if (response.statusCode !== 200) {
      response.body.on('error', () => undefined).destroy();
      throw unavailable(`status_${response.statusCode}`);
    }
    return JSON.parse(await readLimited(response.body));
  } catch (error) {
    if (signal.aborted) throw unavailable('timeout');
    // Undici's and the JSON parser's errors may quote what was sent or received, so that only their kind is kept.
    throw error instanceof AppError ? error : unavailable(codeOf(error));
  }
}

async function readLimited(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > RESPONSE_BYTES_MAX) throw unavailable('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The reason is for the log, as the cause: callers learn nothing but that there was no generation. */
function unavailable(reason: string): AppError {
  return suggestingErrors.generationUnavailable({}, new Error(`ai endpoint: ${reason}`));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unreadable';
}
