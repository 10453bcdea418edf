import { type Language, languages } from './phrases.ts';

const names: Readonly<Record<string, Language>> = {
  english: 'en',
  anglais: 'en',
  french: 'fr',
  français: 'fr',
  german: 'de',
  deutsch: 'de',
  spanish: 'es',
  español: 'es',
  italian: 'it',
  italiano: 'it',
  dutch: 'nl',
  nederlands: 'nl',
  portuguese: 'pt',
  português: 'pt',
};

export interface Message {
  readonly role: string;
  readonly content: string;
}

/** What the simulated model understands of a prompt. */
export interface Prompt {
  readonly review: string;
  /** 1 to 5, or null where the prompt does not say. */
  readonly rating: number | null;
  /** The language asked for, or null where the prompt does not say or asks for one it does not write. */
  readonly language: Language | null;
}

/**
 * Reads a prompt as a model would, by the usual ways to write one: the review in a `<review…>` element or as `text` in
 * JSON (else the whole last user message), `rating: 4`, `4/5` or `4 stars`, and `language: fr` or `in French`.
 * The customer's words are looked at for topics only, never for what to do.
 */
export function readPrompt(messages: readonly Message[]): Prompt {
  const said = messages.filter((message) => message.role === 'user').map(({ content }) => content);
  // A request to repair an earlier answer comes last and has no review.
  const data = said.map(dataIn).findLast((found) => found !== undefined) ?? said.at(-1) ?? '';
  const rest = messages.map(({ content }) => content.replaceAll(data, ' ')).filter((text) => text.trim() !== '');
  const instructions = rest.length === 0 ? data : rest.join('\n');
  return { review: textIn(data) ?? data, rating: ratingIn(instructions), language: languageIn(instructions) };
}

/** The part of a message that holds the review. */
function dataIn(text: string): string | undefined {
  const element = /<((?:review|points)-[0-9a-f]{32}|[\w-]*review[\w-]*)\b[^>]*>([\s\S]*?)<\/\1>/i.exec(text)?.[2];
  return element ?? (textIn(text) === undefined ? undefined : text);
}

function textIn(json: string): string | undefined {
  try {
    return textOf(JSON.parse(json), 4);
  } catch {
    return undefined;
  }
}

function textOf(value: unknown, depthMax: number): string | undefined {
  if (typeof value !== 'object' || value === null || depthMax === 0) return undefined;
  const { text, comment } = value as { text?: unknown; comment?: unknown };
  if (typeof text === 'string') return text;
  if (typeof comment === 'string') return comment;
  for (const part of Object.values(value)) {
    const found = textOf(part, depthMax - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function ratingIn(text: string): number | null {
  const found =
    /\b(?:star_?\s?)?rating\b["']?\s*[:=]?\s*["']?([1-5])\b/i.exec(text) ??
    /\b([1-5])\s*(?:\/\s*5|(?:out )?of 5|-?\s?stars?\b)/i.exec(text);
  return found?.[1] === undefined ? null : Number(found[1]);
}

function languageIn(text: string): Language | null {
  const code = /\b(?:language|lang|langue)\b["'`]?(?:\s+code)?\s*(?:[:=]|is|must be)\s*["'`]?([a-z]{2})\b/i.exec(
    text,
  )?.[1];
  if (code !== undefined) return languages.find((language) => language === code.toLowerCase()) ?? null;
  const name =
    /\b(?:in|en|auf|language:?)\s+(english|anglais|french|français|german|deutsch|spanish|español|italian|italiano|dutch|nederlands|portuguese|português)(?![\p{L}])/iu.exec(
      text,
    )?.[1];
  return name === undefined ? null : (names[name.toLowerCase()] ?? null);
}
