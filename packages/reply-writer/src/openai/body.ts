import { fold } from '../aspects/tokens.ts';
import { phrasesOf } from '../checks/phrases.ts';
import { sentencesOf } from '../checks/similarity.ts';

/** Longest line that is taken for a greeting or a signature, in characters. */
const FRAME_LENGTH_MAX = 60;

/**
 * A greeting or a signature of the model's own is taken off, on its line or beside the rest: both are added in code.
 */
export function bare(body: string, language: string): string {
  const { greeting, signature } = phrasesOf(language);
  const isFrame = (part: string, frame: RegExp) => part.length <= FRAME_LENGTH_MAX && frame.test(fold(part));
  const lines = body.split('\n').map((line) => line.trim());
  while (lines.length > 1 && (lines[0] === '' || isFrame(lines[0] ?? '', greeting))) lines.shift();
  const end = lines.findIndex((line, index) => index > 0 && isFrame(line, signature));
  const said = lines.slice(0, end < 0 ? lines.length : end).filter(Boolean);
  const [, opening = '', rest = ''] = /^([^,.!?]*,)\s*(.+)$/su.exec(said.join(' ')) ?? [];
  const greeted = opening !== '' && isFrame(opening, greeting);
  const sentences = sentencesOf(greeted ? rest.charAt(0).toUpperCase() + rest.slice(1) : said.join(' '));
  while (sentences.length > 1 && isFrame(sentences.at(-1) ?? '', signature)) sentences.pop();
  return sentences.join(' ');
}

/**
 * Exclamation marks beyond the first `max` become full stops: no call is worth that. What the owner said is left alone.
 */
export function calmed(body: string, max: number, own: readonly string[]): string {
  let left = max;
  return sentencesOf(body.replace(/!+/gu, '!'))
    .map((sentence) => {
      if (!sentence.includes('!') || own.some((text) => text.includes(sentence))) return sentence;
      left -= 1;
      return left >= 0 ? sentence : sentence.replaceAll('¡', '').replace(/[ \u00A0\u202F]?!/gu, '.');
    })
    .join(' ');
}
