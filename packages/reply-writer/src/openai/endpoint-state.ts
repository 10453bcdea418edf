/** What an endpoint is asked in. */
export interface Understanding {
  readonly format: 'json_schema' | 'json_object' | 'plain';
  readonly tokensName: 'max_completion_tokens' | 'max_tokens';
  readonly temperature: boolean;
}

/** What one process has learned of its endpoint: what it understands, and whether it is worth asking just now. */
export interface EndpointState {
  /** What it has answered, and so understands. */
  understood: Understanding;
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
    understood: { format: 'json_schema', tokensName: 'max_completion_tokens', temperature: true },
    failures: 0,
    openUntilMs: 0,
  };
}

/** What a filter says, of the prompt or of what it would answer. */
const filtered = /content[ _-]?(?:filter|policy|management)|responsible ?ai|invalid_prompt|usage policy/iu;
/** What is about this request, or about every one: no other form of it would be taken. */
const unmendable = /context[ _](?:length|window)|too (?:long|many tokens)|api.?key|model_not_found/iu;

/** Whether a refusal is a filter's, which says nothing of the endpoint. */
export const isFiltered = (refusal: string): boolean => filtered.test(refusal);

/**
 * Less than was asked: without what a refusal names; where it names nothing, without the most demanding part.
 * @returns null when nothing is left to take away, or less would not help
 */
export function withLess(asked: Understanding, refusal: string): Understanding | null {
  if (isFiltered(refusal) || unmendable.test(refusal)) return null;
  if (/max_completion_tokens/u.test(refusal) && asked.tokensName === 'max_completion_tokens')
    return { ...asked, tokensName: 'max_tokens' };
  if (/temperature/iu.test(refusal) && asked.temperature) return { ...asked, temperature: false };
  if (asked.format === 'plain') return null;
  return { ...asked, format: asked.format === 'json_schema' ? 'json_object' : 'plain' };
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
