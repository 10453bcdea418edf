import { randomBytes } from 'node:crypto';
import { AppError } from '@review-reply/errors';
import { checkReply, type Fault } from '../checks/check-reply.ts';
import { bodyOf } from '../checks/similarity.ts';
import { composeReply } from '../composer/composer.ts';
import { suggestingErrors } from '../errors.ts';
import { assemble } from '../prepare/assemble.ts';
import { maskPersonalDetails } from '../prepare/mask.ts';
import { frameReply, holdReasons, type Prepared, prepareReview } from '../prepare/prepare.ts';
import { RECENT_REPLIES_MAX, type ReplyWriter, type WritingInput, type WrittenReply } from '../writer.ts';
import { answerSchema, readAnswer } from './answer.ts';
import { type ChatEndpoint, type ChatMessage, completeChat } from './chat.ts';
import { PROMPT_VERSION, writePrompt, writeRepair } from './prompt.ts';

export interface OpenAiWriterOptions extends ChatEndpoint {
  /** For both attempts together, in milliseconds; below the 20 s that a generation has. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 17_000;
/** The first answer and one repair that names what was wrong. */
const ATTEMPTS_MAX = 2;
/** Random bytes of a delimiter: 128 bits, which nobody guesses in a review. */
const NONCE_BYTES = 16;

/**
 * A writer that asks an OpenAI-compatible chat endpoint for the body and does all else itself. An answer that fails
 * the checks is repaired once; what fails again, and all that the endpoint fails to answer, is written by the composer. A
 * review that seems to address a machine never reaches the model.
 * @throws generation_unavailable (from `write`) when the caller's signal ended
 */
export function createOpenAiWriter(options: OpenAiWriterOptions): ReplyWriter {
  return {
    write: async (input, signal) => {
      if (signal.aborted) throw suggestingErrors.generationUnavailable();
      const prepared = prepareReview(input);
      if (prepared.suspicions.length > 0) return composeReply(input, prepared);
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)]);
      try {
        return (await askModel(options, input, prepared, deadline)) ?? fallBack(input, prepared, 'model_rejected');
      } catch (error) {
        // Whatever the endpoint did or left undone, the composer can still write; unless nobody waits any more.
        if (signal.aborted || !(error instanceof AppError)) throw error;
        return fallBack(input, prepared, 'model_unavailable');
      }
    },
  };
}

/** Null when the model answered and no answer passed the checks. */
async function askModel(
  endpoint: ChatEndpoint,
  input: WritingInput,
  prepared: Prepared,
  signal: AbortSignal,
): Promise<WrittenReply | null> {
  const language = prepared.replyLanguage;
  const frame = frameReply(input, prepared, language);
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  const messages: ChatMessage[] = writePrompt({ input, prepared, language, nonce, frame });
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const content = await completeChat(
      endpoint,
      { messages, temperature: temperatureOf(input), schema: answerSchema(language) },
      signal,
    );
    const draft = judge(content, { input, prepared, language, frame, nonce });
    if ('reply' in draft) return { ...draft.reply, writer: `${endpoint.model}/${PROMPT_VERSION}` };
    messages.push({ role: 'assistant', content }, { role: 'user', content: writeRepair(draft.faults) });
  }
  return null;
}

interface Judging {
  input: WritingInput;
  prepared: Prepared;
  language: string;
  frame: ReturnType<typeof frameReply>;
  nonce: string;
}

type Draft = { reply: Omit<WrittenReply, 'writer'> } | { faults: (Fault | 'format')[] };

function judge(content: string, { input, prepared, language, frame, nonce }: Judging): Draft {
  const answer = readAnswer(content);
  if (answer === null) return { faults: ['format'] };
  // Two separate votes: what the model says it wrote, and what the text is.
  if (answer.language !== language) return { faults: ['language'] };
  const uncut = [frame.greeting, answer.body, frame.contact, frame.signature].filter(Boolean).join('\n\n');
  const { text, dropped } = assemble({ ...frame, body: sentencesOf(answer.body) }, input.limit);
  const faults = checkReply({
    body: answer.body,
    text: dropped.includes('sentence') ? uncut : text,
    language,
    limit: input.limit,
    sources: sourcesOf(input, prepared),
    signature: frame.signature,
    recentBodies: input.recentReplies.slice(0, RECENT_REPLIES_MAX).map((reply) => bodyOf(reply, frame)),
    canaries: [nonce],
  });
  if (faults.length > 0) return { faults };
  const lost = dropped.filter((part) => part === 'signature' || part === 'contact').map((part) => `no_room:${part}`);
  const reasons = [...holdReasons(prepared), ...(answer.needs_human ? ['model_flagged'] : []), ...lost];
  return { reply: { text, language, needsHuman: reasons.length > 0, reasons } };
}

/** The composer's reply is as safe as any; that it isn't the model's is told by its writer and a reason. */
function fallBack(
  input: WritingInput,
  prepared: Prepared,
  reason: 'model_rejected' | 'model_unavailable',
): WrittenReply {
  const reply = composeReply(input, prepared);
  return { ...reply, reasons: [...reply.reasons, reason] };
}

/** Everything that a fact in the reply may come from, as the model saw it. */
function sourcesOf({ place, instructions }: WritingInput, prepared: Prepared): string {
  return [maskPersonalDetails(prepared.text), place.name, place.city, place.category, instructions]
    .filter((source) => source !== null)
    .join('\n');
}

function sentencesOf(body: string): string[] {
  return body.split(/(?<=[.!?…。！？])\s+/u).filter((sentence) => sentence !== '');
}

/** Low, and lower for bad reviews; an alternative needs more freedom to differ. */
function temperatureOf({ review, variant }: WritingInput): number {
  const base = review.rating <= 2 ? 0.15 : 0.25;
  return variant === 0 ? base : base + 0.35;
}
