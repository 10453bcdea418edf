import { randomBytes } from 'node:crypto';
import { BODY_MAX, checkReply } from '../checks/check-reply.ts';
import { sayable } from '../checks/owner-words.ts';
import { bodyOf, sentencesOf } from '../checks/similarity.ts';
import { composeReply } from '../composer/composer.ts';
import { exclamationsMax } from '../composer/render.ts';
import { suggestingErrors } from '../errors.ts';
import { assemble } from '../prepare/assemble.ts';
import { modelLanguages } from '../prepare/frames.ts';
import { maskPersonalDetails } from '../prepare/mask.ts';
import { frameReply, holdReasons, type Prepared, prepareReview } from '../prepare/prepare.ts';
import {
  type ModelUse,
  RECENT_REPLIES_MAX,
  type ReplyWriter,
  type WritingInput,
  type WrittenReply,
} from '../writer.ts';
import { draftSchema, draftShape, readAs, readingSchema, readingShape, verdictSchema, verdictShape } from './answer.ts';
import { bare, calmed } from './body.ts';
import { type ChatEndpoint, ChatFailure, type ChatMessage, completeChat } from './chat.ts';
import { countFailure, countSuccess, type EndpointState, freshState, mayAsk } from './endpoint-state.ts';
import { checkPrompt, PROMPT_VERSION, readPrompt, repairPrompt, SENTENCES_MAX, writePrompt } from './prompt.ts';
import { analysisOf, joined, type VerifiedPoint, verifiedPoints } from './reading.ts';

export interface OpenAiWriterOptions extends ChatEndpoint {
  /** For all calls together, in milliseconds; below the 20 s that a generation has. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 17_000;
/** The first draft and one repair that names what was wrong. */
const DRAFTS_MAX = 2;
/** Random bytes of a delimiter: 128 bits, which nobody guesses in a review. */
const NONCE_BYTES = 16;

/**
 * A writer that asks an OpenAI-compatible chat endpoint to read the review, to write the body from what it verifiably
 * says, and to check that body; all else is done here. A body that fails is repaired once. Then, and whenever the
 * endpoint fails, the composer writes, from the verified points where there are any. A review that seems to address a
 * machine never reaches the model.
 * @throws generation_unavailable (from `write`) when the caller's signal ended
 */
export function createOpenAiWriter(options: OpenAiWriterOptions): ReplyWriter {
  const state = freshState();
  return {
    write: async (given, signal) => {
      if (signal.aborted) throw suggestingErrors.generationUnavailable();
      const input = { ...given, voice: sayable(given.voice) };
      const prepared = prepareReview(input);
      const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const endsAtMs = performance.now() + timeoutMs;
      const use = noUse();
      const writing: Writing = {
        endpoint: options,
        state,
        input,
        prepared,
        points: [],
        signal: deadline,
        endsAtMs,
        use,
      };
      if (prepared.suspicions.length > 0) return composedFor(writing, 'suspicious');
      if (!mayAsk(state)) return fallBack(writing, 'model_unavailable', 'resting');
      try {
        const reply = await readWriteCheck(writing);
        countSuccess(state);
        return reply ?? fallBack(writing, 'model_rejected', 'rejected');
      } catch (error) {
        if (signal.aborted) throw suggestingErrors.generationUnavailable();
        if (!(error instanceof ChatFailure)) throw error;
        // What a filter dislikes says nothing of the endpoint's health.
        if (error.reason !== 'refused') countFailure(state);
        return fallBack(writing, 'model_unavailable', error.reason);
      }
    },
    isResting: () => !mayAsk(state),
  };
}

/** One reply in the making; the reading is kept here, so that whoever writes in the end has it. */
interface Writing {
  endpoint: ChatEndpoint;
  state: EndpointState;
  input: WritingInput;
  prepared: Prepared;
  points: readonly VerifiedPoint[];
  signal: AbortSignal;
  /** When the signal ends the writing, in milliseconds of the monotonic clock. */
  endsAtMs: number;
  use: ModelUse;
}

const noUse = (): ModelUse => ({
  ...{ calls: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0, durationMs: 0, repairs: 0 },
  ...{ faults: [], fallback: null },
});

/** Null when the model answered and no answer passed the checks. */
async function readWriteCheck(writing: Writing): Promise<WrittenReply | null> {
  const { input, endpoint } = writing;
  const nonce = randomBytes(NONCE_BYTES).toString('hex');
  await read(writing, nonce);
  const { prepared, points } = writing;
  // What speaks to a machine, by the rules or by the model, gets the composer's neutral words.
  if (prepared.suspicions.length > 0) return composedFor(writing, 'suspicious');
  // A model writes more languages than the rules do.
  const language = modelLanguages.includes(prepared.reviewLanguage) ? prepared.reviewLanguage : prepared.replyLanguage;
  const inLanguage = { ...writing, prepared: { ...prepared, replyLanguage: language } };
  const frame = frameReply(input, prepared, language);
  const messages: ChatMessage[] = writePrompt({
    input,
    prepared,
    points: prepared.heldBack ? [] : points,
    question: prepared.question,
    language,
    frame,
    nonce,
  });
  for (let attempt = 1; attempt <= DRAFTS_MAX; attempt += 1) {
    const content = await ask(writing, messages, draftSchema(language), temperatureOf(input));
    const draft = await judge(content, inLanguage, language, frame, nonce);
    if ('reply' in draft)
      return { ...draft.reply, writer: `${endpoint.model}/${PROMPT_VERSION}`, by: 'model', model: writing.use };
    writing.use.faults.push(...draft.faults);
    if (attempt < DRAFTS_MAX) writing.use.repairs += 1;
    messages.push({ role: 'assistant', content }, { role: 'user', content: repairPrompt(draft.faults, draft.words) });
  }
  return null;
}

async function read(writing: Writing, nonce: string): Promise<void> {
  const { input, prepared } = writing;
  if (!prepared.hasText) return;
  const content = await ask(writing, readPrompt(prepared, input.review.rating, nonce), readingSchema, 0);
  const reading = readAs(readingShape, content);
  // Without a reading there is nothing to write from.
  if (reading === null) throw new ChatFailure('unreadable_reading');
  const points = verifiedPoints(reading, prepared.text, input.review.rating);
  const read = joined(prepared, reading, points);
  writing.points = points;
  writing.prepared = { ...read, analysis: analysisOf(points, read, input.place), complaint: null };
}

type Draft =
  | { reply: Omit<WrittenReply, 'writer' | 'by' | 'model'> }
  | { faults: readonly string[]; words: readonly string[] };

async function judge(
  content: string,
  writing: Writing,
  language: string,
  frame: ReturnType<typeof frameReply>,
  nonce: string,
): Promise<Draft> {
  const { input, prepared } = writing;
  const answer = readAs(draftShape, content);
  if (answer === null) return { faults: ['format'], words: [] };
  // Putting so many sentences together takes the square of them.
  if (answer.body.length > BODY_MAX) return { faults: ['too_long'], words: [] };
  const answers = input.voice.snippets.map((snippet) => snippet.text);
  const marksMax = exclamationsMax(input.settings.tone, input.review.rating);
  const body = calmed(bare(answer.body, language), marksMax, answers);
  const { text, dropped } = assemble({ ...frame, body: sentencesOf(body) }, input.limit);
  const uncut = [frame.greeting, body, frame.contact, frame.signature].filter(Boolean).join('\n\n');
  const judged = withoutAnswers(body, input);
  const { faults, words } = checkReply({
    body: judged,
    text: dropped.includes('sentence') ? uncut : text,
    language,
    limit: input.limit,
    rating: input.review.rating,
    sentencesMax: SENTENCES_MAX,
    sources: sourcesOf(input, prepared),
    own: [input.place.name, input.place.city, input.instructions].filter(Boolean).join('\n'),
    signature: frame.signature,
    recentBodies: input.recentReplies.slice(0, RECENT_REPLIES_MAX).map((reply) => bodyOf(reply, frame)),
    canaries: [nonce],
  });
  if (faults.length > 0) return { faults, words };
  const doubts = await doubtsOf(judged, writing, language, nonce);
  if (doubts.length > 0) return { faults: doubts, words: [] };
  const lost = dropped.filter((part) => part === 'signature' || part === 'contact').map((part) => `no_room:${part}`);
  const reasons = [...holdReasons(prepared), ...(answer.needs_human ? ['model_flagged'] : []), ...lost];
  const wished = (input.instructions ?? '').trim() !== '';
  return {
    reply: {
      text,
      language,
      needsHuman: reasons.length > 0,
      reasons,
      followedInstructions: wished ? answer.followed_wishes : null,
    },
  };
}

/** What the owner answers is theirs to say; the rest is judged. */
function withoutAnswers(body: string, { voice }: WritingInput): string {
  return voice.snippets
    .reduce((rest, { text }) => rest.replace(text, ' '), body)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** What a second look at the body finds, in any language; an answer that can't be read is a doubt. */
async function doubtsOf(body: string, writing: Writing, language: string, nonce: string): Promise<string[]> {
  const { input, prepared, points } = writing;
  const known = prepared.heldBack ? [] : points;
  const content = await ask(writing, checkPrompt(body, known, language, input.instructions, nonce), verdictSchema, 0);
  const verdict = readAs(verdictShape, content);
  if (verdict === null) return ['unchecked'];
  return Object.entries(verdict).flatMap(([doubt, yes]) => (yes ? [doubt] : []));
}

const ask = (
  { endpoint, state, ...waiting }: Writing,
  messages: readonly ChatMessage[],
  schema: { name: string; schema: Record<string, unknown> },
  temperature: number,
): Promise<string> => completeChat(endpoint, state, { messages, temperature, schema }, waiting);

/** The composer's reply is as safe as any; that it isn't the model's is told by its writer and a reason. */
function fallBack(writing: Writing, reason: 'model_rejected' | 'model_unavailable', why: string): WrittenReply {
  const reply = composedFor(writing, why);
  return { ...reply, reasons: [...reply.reasons, reason] };
}

function composedFor({ input, prepared, use }: Writing, fallback: string): WrittenReply {
  return { ...composeReply(input, prepared), model: { ...use, fallback } };
}

/** Everything that a fact in the reply may come from, as the model saw it. */
function sourcesOf({ review, place, instructions }: WritingInput, prepared: Prepared): string {
  return [maskPersonalDetails(prepared.text, review.rating), place.name, place.city, place.category, instructions]
    .filter((source) => source !== null)
    .join('\n');
}

/** Low, and lower for bad reviews; an alternative needs more freedom to differ. */
function temperatureOf({ review, variant }: WritingInput): number {
  const base = review.rating <= 2 ? 0.15 : 0.25;
  return variant === 0 ? base : base + 0.35;
}
