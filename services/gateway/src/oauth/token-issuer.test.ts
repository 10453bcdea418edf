import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, context, type Link, ROOT_CONTEXT, type Span, TraceFlags, trace } from '@opentelemetry/api';
import { IssueAccessTokensResponse_Refusal as Refusal } from '@review-reply/proto/identity/v1/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenIssuer } from './token-issuer.ts';

type Identity = Parameters<typeof createTokenIssuer>[0];

/** An identity service whose calls are answered when the test says so. */
function heldIdentity() {
  const calls: { clientIds: string[]; trace: string | undefined; answer(): void; fail(): void }[] = [];
  const issueAccessTokens = ({ items }: { items: { clientId: string }[] }) =>
    new Promise((resolve, reject) => {
      const clientIds = items.map(({ clientId }) => clientId);
      const outcomes = clientIds.map((clientId) => ({
        outcome: clientId.startsWith('wrong')
          ? { case: 'refusal', value: Refusal.INVALID_CLIENT }
          : { case: 'issued', value: { accessToken: `token of ${clientId}` } },
      }));
      calls.push({
        clientIds,
        trace: trace.getSpanContext(context.active())?.traceId,
        answer: () => resolve({ outcomes }),
        fail: () => reject(new Error('away')),
      });
    });
  const issuer = createTokenIssuer({ issueAccessTokens } as unknown as Identity);
  const ask = async (clientId: string) =>
    (await issuer.issue({ clientId, clientSecret: 'secret', scopes: [] }, 'request')).accessToken;
  const called = (count: number) => expect.poll(() => calls.length, { interval: 1 }).toBe(count);
  return { calls, ask, called };
}

const refused = { code: 'invalid_client' };

describe('tokens that are asked for at once', () => {
  it('cost one call, of which each asker gets its own', async () => {
    const { calls, ask, called } = heldIdentity();
    const asking = Promise.allSettled([ask('a'), ask('wrong'), ask('b')]);
    await called(1);
    calls[0]?.answer();
    expect(await asking).toMatchObject([
      { value: 'token of a' },
      { status: 'rejected', reason: refused },
      { value: 'token of b' },
    ]);
  });

  it('are no more than 64 a call, the rest goes in the next', async () => {
    const { calls, ask, called } = heldIdentity();
    const asking = Promise.all(Array.from({ length: 130 }, (_, n) => ask(`client ${n}`)));
    await called(3);
    for (const call of calls) call.answer();
    expect(await asking).toEqual(Array.from({ length: 130 }, (_, n) => `token of client ${n}`));
    expect(calls.map(({ clientIds }) => clientIds.length)).toEqual([64, 64, 2]);
  });
});

describe('a call that hangs or fails', () => {
  it('keeps nobody waiting but those who are in it', async () => {
    const { calls, ask, called } = heldIdentity();
    const first = ask('a');
    await called(1);
    const second = ask('b');
    await called(2);
    calls[1]?.answer();
    expect(await second).toBe('token of b');
    calls[0]?.fail();
    await expect(first).rejects.toThrow('away');
  });
});

describe('a trace that is recorded', () => {
  const storage = new AsyncLocalStorage<Context>();
  beforeAll(() => {
    context.setGlobalContextManager({
      active: () => storage.getStore() ?? ROOT_CONTEXT,
      with: (of, run, self, ...args) => storage.run(of, () => run.apply(self as never, args)),
      bind: (_of, target) => target,
      enable: () => storage as never,
      disable: () => storage as never,
    });
  });
  afterAll(() => context.disable());

  /** A request in a trace of its own. */
  function inTrace<T>(traceId: string, isRecording: boolean, run: () => T): { result: T; links: Link[] } {
    const links: Link[] = [];
    const spanContext = { traceId, spanId: '1'.repeat(16), traceFlags: TraceFlags.NONE };
    const span = {
      spanContext: () => spanContext,
      isRecording: () => isRecording,
      addLink: (link: Link) => links.push(link),
    };
    return { result: context.with(trace.setSpan(ROOT_CONTEXT, span as unknown as Span), run), links };
  }

  it('has the call in it, whoever came first, and others that are recorded are linked to it', async () => {
    const { calls, ask, called } = heldIdentity();
    const [unrecorded, recorded, other] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];
    const requests = [
      inTrace(unrecorded, false, () => ask('a')),
      inTrace(recorded, true, () => ask('b')),
      inTrace(other, true, () => ask('c')),
    ];
    await called(1);
    expect(calls[0]?.trace).toBe(recorded);
    calls[0]?.answer();
    await Promise.all(requests.map(({ result }) => result));
    expect(requests.map(({ links }) => links.map(({ context: of }) => of.traceId))).toEqual([[], [], [recorded]]);
  });
});
