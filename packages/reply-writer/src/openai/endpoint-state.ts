/** What one process has learned of its endpoint: what it understands, and whether it is worth asking just now. */
export interface EndpointState {
  format: 'json_schema' | 'json_object' | 'plain';
  tokensName: 'max_completion_tokens' | 'max_tokens';
  temperature: boolean;
  failures: number;
  /** Until then nobody asks, in milliseconds of the monotonic clock. */
  openUntilMs: number;
}

/** Failures in a row after which the endpoint is left alone for a while; the composer writes meanwhile. */
const FAILURES_MAX = 5;
const OPEN_MS = 30_000;
const REST_MAX_MS = 300_000;

export function freshState(): EndpointState {
  return {
    format: 'json_schema',
    tokensName: 'max_completion_tokens',
    temperature: true,
    failures: 0,
    openUntilMs: 0,
  };
}

/**
 * Takes away what a refusal names; where it names nothing, the most demanding part first.
 * @returns false when nothing is left to take away
 */
export function degrade(state: EndpointState, refusal: string): boolean {
  if (/max_completion_tokens/u.test(refusal) && state.tokensName === 'max_completion_tokens') {
    state.tokensName = 'max_tokens';
    return true;
  }
  if (/temperature/iu.test(refusal) && state.temperature) {
    state.temperature = false;
    return true;
  }
  if (/content_?(?:filter|policy)|context_length|api.?key|model_not_found/iu.test(refusal)) return false;
  if (state.format === 'plain') return false;
  state.format = state.format === 'json_schema' ? 'json_object' : 'plain';
  return true;
}

/** Whether the endpoint may be asked: not while it rests. */
export const mayAsk = (state: EndpointState): boolean => performance.now() >= state.openUntilMs;

export function countSuccess(state: EndpointState): void {
  state.failures = 0;
}

export function countFailure(state: EndpointState): void {
  state.failures += 1;
  if (state.failures < FAILURES_MAX) return;
  state.failures = 0;
  restFor(state, OPEN_MS);
}

/** Leaves the endpoint alone for so long, as it asked or as it failed; not for longer than five minutes. */
export function restFor(state: EndpointState, milliseconds: number): void {
  state.openUntilMs = Math.max(state.openUntilMs, performance.now() + Math.min(milliseconds, REST_MAX_MS));
}
