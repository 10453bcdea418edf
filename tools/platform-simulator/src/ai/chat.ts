import { createHash } from 'node:crypto';
import { z } from 'zod';
import { composeReply, type Reply } from './compose-reply.ts';
import { aiRefusal } from './errors.ts';
import { fillSchema } from './fill-schema.ts';
import { isLie, lieNames, lies } from './lies.ts';
import { type Language, languages } from './phrases.ts';
import { type Message, readPrompt } from './read-prompt.ts';
import { recordedAnswer } from './recordings.ts';

/** What a fault's `body` may name for `ai.chat`. */
export const chatBehaviours = [
  'truncated_json',
  'empty',
  'wrong_language',
  'too_long',
  'injected_url',
  'refusal',
  'prose',
  'doubt',
  'thinking',
  ...lieNames,
] as const;
type Behaviour = (typeof chatBehaviours)[number];

/** Longer than any platform takes. */
const tooLongCharacters = 8_000;
const injectedUrl = 'https://offers.example.test/free';

const part = z.object({ type: z.string(), text: z.string().optional() });
const chatRequest = z.object({
  model: z.string().min(1),
  messages: z
    .array(z.object({ role: z.string(), content: z.union([z.string(), z.array(part)]).nullish() }))
    .min(1)
    .max(200),
  stream: z.boolean().nullish(),
  seed: z.number().nullish(),
  temperature: z.number().nullish(),
  response_format: z
    .object({
      type: z.enum(['text', 'json_object', 'json_schema']),
      json_schema: z.object({ name: z.string(), schema: z.record(z.string(), z.unknown()) }).optional(),
    })
    .nullish(),
});
type ChatRequest = z.infer<typeof chatRequest>;

/**
 * Completes a chat: a reply to the review in the prompt, as JSON by the schema asked for; for some real
 * reviews the one that is kept. The same request is always
 * answered the same.
 * @throws Refusal 400 for a request that the OpenAI API would refuse, or that asks for streaming
 */
export function completeChat(body: unknown, behaviourName: string | undefined, nowMs: number) {
  const parsed = chatRequest.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw aiRefusal(400, `Invalid request: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
  }
  const request = parsed.data;
  if (request.stream === true) throw aiRefusal(400, 'Streaming is not supported.', 'unsupported_value');
  const behaviour = chatBehaviours.find((one) => one === behaviourName);
  const messages = request.messages.map(({ role, content }) => ({ role, content: plainText(content) }));
  const seed = createHash('sha256').update(JSON.stringify(request)).digest();
  const recorded = behaviour === undefined ? recordedFor(request, messages) : undefined;
  const content =
    recorded === undefined
      ? contentOf(request, writeReply(messages, seed, request, behaviour), behaviour)
      : JSON.stringify(recorded);
  const promptTokens = tokensOf(messages.map((message) => message.content).join(' '));
  const completionTokens = tokensOf(content ?? '');
  return {
    id: `chatcmpl-${seed.toString('hex').slice(0, 24)}`,
    object: 'chat.completion',
    created: Math.floor(nowMs / 1_000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: behaviour === 'refusal' ? "I can't help with that." : null },
        logprobs: null,
        finish_reason: behaviour === 'truncated_json' ? 'length' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
  };
}

/** The answer that is kept for a request that asks for it by a schema. */
function recordedFor({ response_format }: ChatRequest, messages: readonly Message[]): unknown {
  const { properties } = response_format?.json_schema?.schema ?? {};
  if (typeof properties !== 'object' || properties === null) return undefined;
  return recordedAnswer(messages.map(({ content }) => content).join('\n'), Object.keys(properties));
}

function writeReply(
  messages: readonly Message[],
  seed: Uint8Array,
  request: ChatRequest,
  behaviour: Behaviour | undefined,
): Reply {
  const prompt = readPrompt(messages);
  const asked = languageOfSchema(request) ?? prompt.language ?? 'en';
  if (behaviour === 'wrong_language') {
    const wrong = languages.find((language) => language !== asked) ?? 'en';
    return { ...composeReply(prompt, wrong, seed), language: asked };
  }
  const reply = composeReply(prompt, asked, seed);
  if (behaviour === 'doubt') return { ...reply, doubted: true };
  if (isLie(behaviour)) return { ...reply, body: `${reply.body} ${lies[behaviour][asked]}` };
  if (behaviour === 'injected_url') return { ...reply, body: `${reply.body} ${injectedUrl}` };
  if (behaviour === 'too_long')
    return { ...reply, body: `${reply.body} `.repeat(Math.ceil(tooLongCharacters / reply.body.length)).trim() };
  return reply;
}

function contentOf(request: ChatRequest, reply: Reply, behaviour: Behaviour | undefined): string | null {
  if (behaviour === 'refusal') return null;
  if (behaviour === 'empty') return '';
  const format = request.response_format;
  if (behaviour === 'prose' || format === undefined || format === null || format.type === 'text') return reply.body;
  const value =
    format.json_schema === undefined
      ? { ...keysAsked(request), body: reply.body, language: reply.language, points: reply.points, risks: reply.risks }
      : fillSchema(format.json_schema.schema, reply);
  const json =
    behaviour === 'thinking'
      ? `<think>Hm, {no}.</think>Here you are:\n\`\`\`json\n${JSON.stringify(value)}\n\`\`\``
      : JSON.stringify(value);
  return behaviour === 'truncated_json' ? json.slice(0, Math.ceil(json.length / 2)) : json;
}

/**
 * Without a schema a prompt may name the keys of the object that it wants, or show them; what it asks of them is
 * answered with no.
 */
function keysAsked(request: ChatRequest): Record<string, boolean> {
  const texts = request.messages.map(({ content }) => plainText(content));
  const named = texts
    .map((text) => /with the keys ([\w, ]+)\./u.exec(text)?.[1])
    .findLast((list) => list !== undefined);
  const shown = texts.flatMap((text) => [...text.matchAll(/"(\w+)":false/gu)].map(([, key = '']) => key));
  return Object.fromEntries([...shown, ...(named?.split(', ') ?? [])].map((key) => [key, false]));
}

/** A schema that allows one language only asks for it more clearly than any prompt. */
function languageOfSchema(request: ChatRequest): Language | undefined {
  const properties = request.response_format?.json_schema?.schema.properties;
  if (typeof properties !== 'object' || properties === null || !('language' in properties)) return undefined;
  const { language } = properties;
  if (typeof language !== 'object' || language === null) return undefined;
  const { const: only, enum: several } = language as { const?: unknown; enum?: unknown };
  const asked = only ?? (Array.isArray(several) && several.length === 1 ? several[0] : undefined);
  return languages.find((one) => one === asked);
}

function plainText(content: string | readonly z.infer<typeof part>[] | null | undefined): string {
  if (content === null || content === undefined) return '';
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('\n');
}

const tokensOf = (text: string) => Math.ceil(text.length / 4);
