import type { Voice } from '@review-reply/proto/reviews/v1/reviews';
import { type OwnerVoice, ownerFaults } from '@review-reply/reply-writer';
import { errors } from '../domain/errors.ts';

const snippetsMax = 20;
const samplesMax = 20;
const wordsMax = 10;
const wordLengthMax = 60;
const snippetLengthMax = 500;
const sampleLengthMax = 4_000;

/** @throws AppError validation_failed naming every fault */
export function readVoice(voice: Voice | undefined): OwnerVoice {
  const faults: Array<{ path: string; code: string; params: Readonly<Record<string, unknown>> }> = [];
  const checkText = (path: string, text: string, maximum: number) => {
    const actual = [...text].length;
    if (text.trim() === '') faults.push({ path, code: 'blank', params: {} });
    if (actual > maximum) faults.push({ path, code: 'too_long', params: { maximum, actual } });
  };
  const checkWords = (path: string, text: string, use: 'answer' | 'sample') => {
    const { faults: found, words } = ownerFaults(text, use);
    for (const fault of found) faults.push({ path, code: 'not_sayable', params: { fault, words } });
  };
  const checkCount = (path: string, count: number, maximum: number) => {
    if (count > maximum) faults.push({ path, code: 'too_many', params: { maximum } });
  };
  const { snippets = [], samples = [] } = voice ?? {};
  checkCount('snippets', snippets.length, snippetsMax);
  checkCount('samples', samples.length, samplesMax);
  for (const [index, { topic, words, text }] of snippets.entries()) {
    const path = `snippets[${index}]`;
    checkText(`${path}.topic`, topic, wordLengthMax);
    checkCount(`${path}.words`, words.length, wordsMax);
    for (const [at, word] of words.entries()) checkText(`${path}.words[${at}]`, word, wordLengthMax);
    checkText(`${path}.text`, text, snippetLengthMax);
    checkWords(`${path}.text`, text, 'answer');
  }
  for (const [index, { rating, text }] of samples.entries()) {
    const path = `samples[${index}]`;
    if (rating < 1 || rating > 5)
      faults.push({ path: `${path}.rating`, code: 'out_of_range', params: { minimum: 1, maximum: 5 } });
    checkText(`${path}.text`, text, sampleLengthMax);
    checkWords(`${path}.text`, text, 'sample');
  }
  if (faults.length > 0) throw errors.invalid({ fields: faults });
  return {
    snippets: snippets.map(({ topic, words, text }) => ({
      topic: storable(topic),
      words: words.map(storable),
      text: storable(text),
    })),
    samples: samples.map(({ rating, text }) => ({ rating, text: storable(text) })),
  };
}

/** No database keeps NUL. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed().trim();
