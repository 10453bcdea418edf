import { type Context, context, trace } from '@opentelemetry/api';
import { AppError } from '@review-reply/errors';
import {
  type IdentityService,
  type IssueAccessTokenResponse,
  type IssueAccessTokensResponse_Outcome as Outcome,
  IssueAccessTokensResponse_Refusal as Refusal,
} from '@review-reply/proto/identity/v1/identity';
import { type RpcClient, systemCaller } from '@review-reply/rpc';
import { errors } from '../errors.ts';
import type { TokenRequest } from './token-request.ts';

/** Requests of one call at most; identity takes no more. */
const requestsMax = 64;
/** Calls that are not full are this far apart, in milliseconds; it is also what a request waits at most. */
const callEveryMs = 4;

type Identity = Pick<RpcClient<typeof IdentityService>, 'issueAccessTokens'>;

export interface TokenIssuer {
  /** @throws AppError invalid_client, invalid_scope or service_unavailable */
  issue(request: TokenRequest, requestId: string): Promise<IssueAccessTokenResponse>;
}

interface Waiting {
  readonly request: TokenRequest;
  readonly requestId: string;
  readonly context: Context;
  readonly settle: (outcome: Outcome['outcome'] | undefined) => void;
  readonly fail: (thrown: unknown) => void;
}

/**
 * Asks identity for the tokens of a moment by one call, which costs more than a token does. A request after a quiet
 * moment goes at the end of the event loop's turn; those that follow within `callEveryMs` go together after it, or when
 * they are as many as a call takes. No call waits for another, and each request has its own outcome.
 */
export function createTokenIssuer(identity: Identity): TokenIssuer {
  let waiting: Waiting[] = [];
  let sentAtMs = Number.NEGATIVE_INFINITY;

  const send = () => {
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    sentAtMs = performance.now();
    void ask(identity, batch);
  };

  const sendSoon = () => {
    const waitMs = sentAtMs + callEveryMs - performance.now();
    if (waitMs > 0) setTimeout(send, waitMs);
    else setImmediate(send);
  };

  return {
    issue: (request, requestId) =>
      new Promise((resolve, reject) => {
        const settle: Waiting['settle'] = (outcome) => {
          if (outcome?.case === 'issued') resolve(outcome.value);
          else reject(refusalOf(outcome?.value));
        };
        const size = waiting.push({ request, requestId, context: context.active(), settle, fail: reject });
        if (size === requestsMax) send();
        else if (size === 1) sendSoon();
      }),
  };
}

/** Never rejects: what fails is told to those who wait. */
async function ask(identity: Identity, batch: readonly Waiting[]): Promise<void> {
  const items = batch.map(({ request, requestId }) => {
    const { clientId, clientSecret, scopes } = request;
    return { clientId, clientSecret, scopes: [...scopes], requestId };
  });
  const caller = systemCaller('gateway', items[0]?.requestId);
  try {
    const { outcomes } = await inTraceOf(batch, () => identity.issueAccessTokens({ items }, { caller }));
    for (const [index, { settle }] of batch.entries()) settle(outcomes[index]?.outcome);
  } catch (thrown) {
    for (const { fail } of batch) fail(thrown);
  }
}

/** Calls in the trace of a request that is recorded, if one is; the others that are recorded are linked to it. */
function inTraceOf<T>(batch: readonly Waiting[], call: () => T): T {
  const recorded = batch.filter((each) => trace.getSpan(each.context)?.isRecording());
  const [leader = batch[0], ...others] = recorded;
  if (leader === undefined) return call();
  const of = trace.getSpanContext(leader.context);
  if (of !== undefined) for (const other of others) trace.getSpan(other.context)?.addLink({ context: of });
  return context.with(leader.context, call);
}

function refusalOf(refusal: Outcome['outcome']['value'] | undefined): AppError {
  if (refusal === Refusal.INVALID_CLIENT) return errors.invalidClient();
  if (refusal === Refusal.INVALID_SCOPE) return errors.invalidScope();
  return new AppError('internal', 'internal_error');
}
