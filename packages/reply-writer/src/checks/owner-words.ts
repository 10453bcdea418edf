import { tellLanguage } from '../language/detect.ts';
import type { OwnerVoice } from '../writer.ts';
import { checkReply, type Fault, type Findings } from './check-reply.ts';
import { bodyOf } from './similarity.ts';

/**
 * What no reply may hold, whoever wrote it. Facts are the owner's to tell, and their phrases too: those are not judged.
 */
const inAnswers: ReadonlySet<Fault> = new Set<Fault>([
  'promise',
  'offer',
  'liability',
  'referral',
  'machine_talk',
  'profanity',
  'greeting',
  'signature',
  'too_many_sentences',
  'link',
  'email',
  'phone',
  'markup',
  'hidden_characters',
  'emphasis',
]);
/** A sample is a whole reply: it has a greeting and a signature, and may tell where to get in touch. */
const inSamples: ReadonlySet<Fault> = new Set<Fault>([
  'promise',
  'offer',
  'liability',
  'referral',
  'machine_talk',
  'profanity',
  'markup',
  'hidden_characters',
]);

/** What is wrong with an owner's answer, which is said as it stands, or with a sample of their replies. */
export function ownerFaults(text: string, use: 'answer' | 'sample'): Findings {
  const language = tellLanguage(text) ?? 'en';
  const plain = text.replace(/\r\n?|\t/gu, (mark) => (mark === '\t' ? ' ' : '\n'));
  const body = use === 'answer' ? plain : bodyOf(plain, { signature: null, contact: null });
  const alone = {
    sources: '',
    signature: null,
    recentBodies: [],
    limit: { max: text.length, unit: 'characters' },
  } as const;
  return checkReply({ body, text: plain, language, ...alone }, use === 'answer' ? inAnswers : inSamples);
}

/** The owner's words without those that may not be said: what is kept was judged by the rules of its day. */
export function sayable({ snippets, samples }: OwnerVoice): OwnerVoice {
  return {
    snippets: snippets.filter(({ text }) => ownerFaults(text, 'answer').faults.length === 0),
    samples: samples.filter(({ text }) => ownerFaults(text, 'sample').faults.length === 0),
  };
}
