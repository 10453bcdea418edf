import { z } from 'zod';

/** What a model answers with. Only `body` is ever shown; the rest is a second opinion. */
export const answerShape = z.object({
  body: z.string(),
  language: z.string(),
  addressed_points: z.array(z.string()),
  needs_human: z.boolean(),
  reasons: z.array(z.string()),
});

export type Answer = z.infer<typeof answerShape>;

/** The same as JSON schema in the subset that strict structured output takes; only one language may be answered. */
export function answerSchema(language: string): { name: string; schema: Record<string, unknown> } {
  const strings = { type: 'array', items: { type: 'string' } };
  return {
    name: 'review_reply',
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['body', 'language', 'addressed_points', 'needs_human', 'reasons'],
      properties: {
        body: { type: 'string' },
        language: { type: 'string', enum: [language] },
        addressed_points: strings,
        needs_human: { type: 'boolean' },
        reasons: strings,
      },
    },
  };
}

/** Reads a model's content; null when it isn't the JSON asked for. Some endpoints fence JSON in Markdown regardless. */
export function readAnswer(content: string): Answer | null {
  const json = content.replace(/^```(?:json)?\s*|\s*```$/gu, '');
  try {
    const parsed = answerShape.safeParse(JSON.parse(json));
    return parsed.success ? { ...parsed.data, body: parsed.data.body.trim() } : null;
  } catch {
    return null;
  }
}
