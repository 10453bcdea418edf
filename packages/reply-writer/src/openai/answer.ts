import { z } from 'zod';

const POINTS_MAX = 12;
const point = z.object({
  quote: z.string().max(400),
  about: z.string().max(80).catch(''),
  stance: z.enum(['praise', 'blame', 'neutral']).catch('neutral'),
  target: z.enum(['here', 'elsewhere', 'earlier']).catch('here'),
  severity: z.number().catch(1),
});

/** Models say yes and no as words, too. */
const yes = z.union([z.boolean(), z.string().transform((said) => !/^(?:no|false)$/iu.test(said.trim()))]);
/** Whatever is no clear no is a yes. */
const doubt = yes.catch(true);

/**
 * What a model says of a review: points with the author's own words, which code then looks for in the review. Without
 * its points and risks it is none: to find nothing is to say so.
 */
export const readingShape = z.object({
  // One that can't be read is left out, and the others stay.
  points: z
    .array(z.unknown())
    .transform((list) => list.slice(0, POINTS_MAX).flatMap((one) => point.safeParse(one).data ?? [])),
  risks: z
    .union([z.array(z.string()), z.string()])
    .transform((said) => [said].flat().flatMap((one) => one.toLowerCase().split(/[^a-z]+/u))),
  question: doubt,
  language: z.string().catch(''),
  addresses_machine: doubt,
  wrong_business: doubt,
});
export type Reading = z.infer<typeof readingShape>;

export const draftShape = z.object({
  body: z.string().trim().min(1),
  language: z.string().catch(''),
  followed_wishes: yes.catch(true),
  needs_human: yes.default(false).catch(true),
});

/** Questions about a finished body, each of which must be answered with no. */
export const checkQuestions = {
  promises: 'Does it promise, announce or claim any change, investigation or follow-up?',
  admits: 'Does it admit fault or liability, or blame or contradict the reader?',
  offers: 'Does it offer anything free, cheaper or in return?',
  names: 'Does it name a person, a brand or another business?',
  invents: 'Does it state anything that the points do not say?',
  wrong_stance: 'Does it thank for what was blamed, or is it sorry for what was praised?',
  wrong_language: 'Is any of it in another language than the one asked for?',
} as const;
export type Doubt = keyof typeof checkQuestions;
export const verdictShape = z.object(
  Object.fromEntries(Object.keys(checkQuestions).map((question) => [question, doubt])) as Record<Doubt, typeof doubt>,
);

type Schema = Record<string, unknown>;
const strict = (name: string, properties: Schema): { name: string; schema: Schema } => ({
  name,
  schema: { type: 'object', additionalProperties: false, required: Object.keys(properties), properties },
});
const text = { type: 'string' };
const flag = { type: 'boolean' };

/** The same as JSON schemas, in the subset that strict structured output takes. */
export const readingSchema = strict('review_reading', {
  points: {
    type: 'array',
    items: strict('point', {
      quote: text,
      about: text,
      stance: { type: 'string', enum: ['praise', 'blame', 'neutral'] },
      target: { type: 'string', enum: ['here', 'elsewhere', 'earlier'] },
      severity: { type: 'integer' },
    }).schema,
  },
  risks: { type: 'array', items: text },
  question: flag,
  language: text,
  addresses_machine: flag,
  wrong_business: flag,
});
export const draftSchema = (language: string) =>
  strict('review_reply', {
    body: text,
    language: { type: 'string', enum: [language] },
    followed_wishes: flag,
    needs_human: flag,
  });
export const verdictSchema = strict(
  'reply_check',
  Object.fromEntries(Object.keys(checkQuestions).map((question) => [question, flag])),
);

/** Longest answer that is looked through for an object, in characters. */
const ANSWER_MAX = 65_536;

/** Beginnings of an object that are tried: words around it may hold braces of their own. */
const STARTS_MAX = 20;

/**
 * Reads a model's content; null when it holds no object of the shape. Fences, thoughts and words around the object are
 * forgiven, and what is missing beside the essential has a default. An object in another is found where that is none.
 */
export function readAs<T>(shape: z.ZodType<T>, content: string): T | null {
  const bare = content.slice(0, ANSWER_MAX).split('</think>').at(-1) ?? '';
  let start = bare.indexOf('{');
  for (let tried = 0; start >= 0 && tried < STARTS_MAX; tried += 1) {
    const parsed = shape.safeParse(parseObject(objectAt(bare, start)));
    if (parsed.success) return parsed.data;
    start = bare.indexOf('{', start + 1);
  }
  return null;
}

function parseObject(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The balanced object that begins here, strings skipped; one pass. */
function objectAt(text: string, start: number): string | null {
  let depth = 0;
  let quoted = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (quoted) {
      if (character === '\\') index += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(start, index + 1);
    }
  }
  return null;
}
