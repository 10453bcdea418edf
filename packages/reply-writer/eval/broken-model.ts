import { openControl, type Simulator } from '@review-reply/platform-simulator';
import type { ReplyWriter } from '../src/writer.ts';
import type { EvalCase } from './cases.ts';
import { type EvalResult, emptyResult, inputOf, note } from './run-eval.ts';

/** A praise and a complaint in each language that is written. */
const reviews: readonly EvalCase[] = [
  ['en', 'The staff were friendly and the food was great.', 'The staff were rude and the food was cold.'],
  ['fr', 'Le personnel était aimable et la cuisine très bonne.', 'Le personnel était désagréable et le repas froid.'],
  ['es', 'El personal fue muy amable y la comida muy rica.', 'El personal fue antipático y la comida estaba fría.'],
  ['de', 'Das Personal war freundlich und das Essen sehr gut.', 'Das Personal war unfreundlich und das Essen kalt.'],
  ['it', 'Il personale è stato gentile e il cibo ottimo.', 'Il personale è stato scortese e il cibo era freddo.'],
  ['nl', 'Het personeel was vriendelijk en het eten heerlijk.', 'Het personeel was onvriendelijk en het eten koud.'],
  ['pt', 'O pessoal foi simpático e a comida muito boa.', 'O pessoal foi antipático e a comida estava fria.'],
].flatMap(([language = '', praise = '', blame = '']) => [
  { kind: 'praise', rating: 5, text: praise, language },
  { kind: 'complaint', rating: 1, text: blame, language },
]);

/** What a draft may hold that must never be shown; the simulated model writes it when it is told to. */
const lies = [
  ...['lie_promise', 'lie_offer', 'lie_admission', 'lie_invention', 'lie_machine', 'lie_insult', 'lie_referral'],
  ...['wrong_language', 'too_long', 'injected_url', 'truncated_json', 'prose'],
];
/** How an endpoint may fail. */
const failures: readonly Record<string, unknown>[] = [
  ...[400, 401, 403, 404, 408, 422, 429, 500, 502, 503, 504].map((status) => ({ status })),
  { drop: true },
  { body: 'empty' },
  { body: 'refusal' },
  { status: 200, body: 'Sure.' },
  { status: 200, body: { choices: [] } },
];
/** Words of the prompts that ask to read, to write and to check. */
const steps = { reads: 'You read one customer review', writes: 'You write the owner', checks: 'You check one reply' };
/** More often than a writer asks for one reply. */
const times = 12;

/**
 * Has the model lie in every way and language, and the endpoint fail in every way and at every step: a lie is never
 * shown, also not by the composer that then writes, and a failure always ends in a suggestion.
 * @param newWriter one that knows nothing of failures before
 */
export async function runBrokenModel(simulator: Simulator, newWriter: () => Promise<ReplyWriter>): Promise<EvalResult> {
  const result = emptyResult();
  const control = openControl(simulator.url);
  const write = async (one: EvalCase, index: number) =>
    (await newWriter()).write(inputOf(one, index, []), AbortSignal.timeout(60_000)).catch(() => null);
  for (const [index, one] of reviews.entries()) {
    for (const lie of lies) {
      await control('POST', '/faults', { target: 'ai.chat', contains: steps.writes, body: lie, times });
      const reply = await write(one, index);
      await control('DELETE', '/faults');
      note(result, { ...one, kind: lie }, index, 'lies_refused', reply?.by === 'rules', reply);
    }
    for (const contains of Object.values(steps))
      for (const failure of failures) {
        await control('POST', '/faults', { target: 'ai.chat', contains, times, ...failure });
        const reply = await write(one, index);
        await control('DELETE', '/faults');
        const kind = `${contains}: ${JSON.stringify(failure)}`;
        note(result, { ...one, kind }, index, 'failures_survived', reply !== null && reply.text !== '', reply);
      }
  }
  return result;
}
