import type { Fault } from '../simulator.ts';
import type { FaultKind } from './fault.ts';

/**
 * What is answered after a call took effect has a status of its own, so that the calls that took effect can be told:
 * see `tookEffect`.
 */
const afterEffectStatus = 504;

/** What the reviews' platform does, each to some calls. */
const platformFaults: readonly Fault[] = [
  { target: 'google.reviews.list', status: 500 },
  { target: 'google.reviews.list', status: 503 },
  { target: 'google.reviews.list', status: 429 },
  { target: 'google.reviews.list', drop: true },
  { target: 'google.reviews.list', delay_ms: 2_000 },
  { target: 'google.reviews.list', status: 200, body: {} },
  { target: 'google.reviews.list', status: 200, body: '<html>Try again.</html>' },
  { target: 'google.reviews.list', body: 'repeated' },
  { target: 'google.reviews.list', body: 'skipping' },
  { target: 'google.reviews.list', body: 'reordered' },
  { target: 'google.reviews.reply', status: 500 },
  { target: 'google.reviews.reply', status: 429 },
  { target: 'google.reviews.reply', status: afterEffectStatus, after_effect: true },
  { target: 'google.reviews.reply', drop: true, after_effect: true },
  { target: 'google.reviews.reply', delay_ms: 3_000, after_effect: true },
  { target: 'google.reviews.reply', body: 'forgotten' },
  { target: 'google.reviews.get', status: 500 },
  { target: 'google.reviews.get', status: 404 },
  { target: 'google.token', status: 500 },
  { target: 'google.token', status: 200, body: { access_token: 'not-a-token', expires_in: 3_600 } },
  { target: 'google.locations.get', status: 503 },
  { target: 'google.locations.patch', status: 500, after_effect: true },
  { target: 'google.locations.patch', drop: true, after_effect: true },
];
const modelFaults: readonly Fault[] = [
  ...['truncated_json', 'empty', 'wrong_language', 'too_long', 'injected_url', 'refusal', 'prose'].map((body) => ({
    target: 'ai.chat',
    body,
  })),
  { target: 'ai.chat', status: 500 },
  { target: 'ai.chat', status: 429 },
  { target: 'ai.chat', drop: true },
  { target: 'ai.chat', delay_ms: 4_000 },
];

/** Whether a call changed what the platform shows, whatever it was answered. */
export const tookEffect = ({ status }: { readonly status: number | null }): boolean =>
  status === 200 || status === afterEffectStatus || status === null;

export const faultsOfOthers: readonly FaultKind[] = [
  fromSimulator('platform fails or lies', platformFaults),
  fromSimulator('model fails or lies', modelFaults),
  {
    name: 'receivers fail',
    begin: async ({ receiver }, random) => {
      const state = random.chance(0.5) ? 'fails' : 'is silent';
      receiver.set(state);
      const what = state === 'fails' ? 'Receivers answer 500' : 'Receivers are silent';
      return { what, holdMs: random.between(1_000, 5_000), end: async () => receiver.set('takes') };
    },
  },
];

function fromSimulator(name: string, faults: readonly Fault[]): FaultKind {
  return {
    name,
    begin: async ({ e2e: { simulator } }, random) => {
      const fault = { ...random.pick(faults), times: random.between(1, 6) };
      await simulator.addFault(fault);
      const { target, ...how } = fault;
      const what = `${target}: ${JSON.stringify(how)}`;
      return { what, holdMs: random.between(1_000, 4_000), end: () => simulator.clearFaults() };
    },
  };
}
