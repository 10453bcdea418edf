import { z } from 'zod';

/** An empty variable counts as absent, as shells and compose files leave them. */
const setting = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema);
const optional = setting(z.string().optional());
const wholeNumber = (byDefault: number, max: number) =>
  setting(z.coerce.number().int().min(0).max(max).default(byDefault));

const settings = z
  .object({
    PORT: wholeNumber(4_010, 65_535),
    HOST: setting(z.string().default('127.0.0.1')),
    CLOCK: setting(z.enum(['system', 'travel']).default('system')),
    REDIS_URL: optional,
    REDIS_PREFIX: setting(z.string().default('rr:')),
    STATE_FILE: optional,
    GOOGLE_CLIENT_ID: optional,
    GOOGLE_CLIENT_SECRET: optional,
    AI_API_KEY: optional,
    MODERATION_DELAY_MS: wholeNumber(0, 31_536_000_000),
  })
  .refine(({ CLOCK, REDIS_URL }) => CLOCK !== 'travel' || REDIS_URL !== undefined, 'CLOCK=travel needs REDIS_URL');

export type Settings = z.infer<typeof settings>;

/** @throws Error naming every setting that is wrong */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const result = settings.safeParse(env);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}
