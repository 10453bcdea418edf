import type { DescMethod, DescMethodUnary } from '@bufbuild/protobuf';
import { MethodOptions_IdempotencyLevel } from '@bufbuild/protobuf/wkt';
import { type Server, type ServerUnaryCall, type ServiceDefinition, type sendUnaryData, status } from '@grpc/grpc-js';
import { toAppError } from '@review-reply/errors';
import { type Logger, type Span, SpanStatusCode, withTrace } from '@review-reply/telemetry';
import type { Caller } from './caller.ts';
import type { VerifyCaller } from './caller-verifier.ts';
import { decode, encode } from './codec.ts';
import { rpcErrors } from './errors.ts';
import type { Call, Handler } from './handler.ts';
import { withInboundCall } from './inbound-call.ts';
import { noteOperator } from './note-operator.ts';
import type { PeerName } from './peer-name.ts';
import type { Permission, Permissions } from './permissions.ts';
import type { ServedService } from './server.ts';
import { readCaller, readRequestId, remember } from './signed-caller.ts';
import { toStatus } from './status.ts';
import { measureCall, readTrace, spansOf } from './tracing.ts';

/** What a call may take when its caller set no deadline. */
const deadlineDefaultMs = 30_000;
/** Headers of gRPC's retries: how often a client asked before, and when it may ask again (below 0: not at all). */
const triesBeforeKey = 'grpc-previous-rpc-attempts';
const mayRepeatInKey = 'grpc-retry-pushback-ms';
const faults = new Set([status.UNKNOWN, status.INTERNAL, status.UNAVAILABLE]);

/** How the calls of one peer are answered. */
export interface Serving {
  readonly peer: PeerName;
  readonly permissions: Permissions;
  readonly verifyCaller: VerifyCaller;
  readonly logger: Logger;
  readonly refused: (
    logger: Logger,
    refusal: { reason: 'not_allowed' | 'unsigned_user'; peer: string; method: string },
  ) => void;
}

/**
 * Adds a service to the server of one peer.
 * @throws Error when a method is not served, or in no table of permissions
 */
export function addService(server: Server, { descriptor, methods }: ServedService, serving: Serving): void {
  const definition: Record<string, ServiceDefinition[string]> = {};
  const implementation: Record<
    string,
    (call: ServerUnaryCall<unknown, unknown>, done: sendUnaryData<unknown>) => void
  > = {};
  for (const method of descriptor.methods) {
    const handler = methods[method.localName];
    if (handler === undefined || !isUnary(method))
      throw new Error(`${descriptor.typeName}.${method.name} is not served.`);
    const path = `/${descriptor.typeName}/${method.name}`;
    const permission = serving.permissions[descriptor.typeName]?.[method.localName];
    if (permission === undefined) throw new Error(`Nothing says who may call ${path}.`);
    definition[method.localName] = {
      path,
      originalName: method.localName,
      requestStream: false,
      responseStream: false,
      requestSerialize: (message) => encode(method.input, message),
      requestDeserialize: (bytes) => decode(method.input, bytes),
      // Encoded by `answer` already, where an answer that can't be is logged like any other failure.
      responseSerialize: (bytes: Buffer) => bytes,
      responseDeserialize: (bytes) => decode(method.output, bytes),
    };
    const spans = spansOf(path);
    implementation[method.localName] = (call, done) =>
      void withTrace(readTrace(call.metadata), spans.name, spans.server, (span) =>
        answer({ path, method, handler, permission }, call, done, { ...serving, span }),
      );
  }
  server.addService(definition, implementation);
}

interface ServedMethod {
  readonly path: string;
  readonly method: DescMethodUnary;
  readonly handler: Handler<DescMethodUnary>;
  readonly permission: Permission;
}

async function answer(
  served: ServedMethod,
  call: ServerUnaryCall<unknown, unknown>,
  done: sendUnaryData<unknown>,
  serving: Serving & { readonly span: Span },
): Promise<void> {
  const { path, method, handler } = served;
  const { logger, span } = serving;
  const cancellation = followCancellation(call);
  const startedMs = performance.now();
  try {
    const caller = callerOf(served, call, serving);
    const deadline = deadlineOf(call);
    const inbound: Call = {
      caller,
      get signal() {
        return cancellation.signal();
      },
      deadline,
      isRepeat: call.metadata.get(triesBeforeKey).length > 0,
    };
    const answered = await withInboundCall({ caller, deadline }, () => handler.handle(call.request as never, inbound));
    cancellation.answered();
    done(null, encode(method.output, answered));
    noteOperator(logger, { path, method, caller, request: call.request as object, answer: answered });
    measureCall('rpc.server.call.duration', path, startedMs, status.OK);
  } catch (thrown) {
    cancellation.answered();
    const error = toAppError(thrown);
    if (error.kind === 'internal') logger.error({ err: error, method: path }, 'A call failed unexpectedly.');
    // Not one that a service declared or passes on: nobody else would say what was away.
    else if (error !== thrown) logger.warn({ err: error, method: path }, 'A call failed, as what it needs is away.');
    const refusal = toStatus(error);
    // What was answered to a write stands: only one without an answer is repeated.
    if (method.idempotency !== MethodOptions_IdempotencyLevel.NO_SIDE_EFFECTS)
      refusal.metadata?.set(mayRepeatInKey, '-1');
    const code = refusal.code ?? status.UNKNOWN;
    describeRefusal(span, code);
    done(refusal);
    measureCall('rpc.server.call.duration', path, startedMs, code);
  }
}

/** Who calls, when it may: a peer in its own name, or for a user that the gateway vouched for. */
function callerOf(
  { path, permission }: ServedMethod,
  call: ServerUnaryCall<unknown, unknown>,
  serving: Serving,
): Caller {
  const { peer, logger, verifyCaller, refused } = serving;
  const requestId = readRequestId(call.metadata);
  const signed = readCaller(call.metadata);
  const allowed = signed === undefined ? permission.inOwnName : permission.forUser;
  if (allowed?.includes(peer) !== true) {
    refused(logger, { reason: 'not_allowed', peer, method: path });
    throw rpcErrors.callerNotAllowed();
  }
  if (signed === undefined) return { kind: 'system', service: peer, requestId, locale: 'en' };
  try {
    return remember(verifyCaller(signed, requestId), signed);
  } catch (error) {
    refused(logger, { reason: 'unsigned_user', peer, method: path });
    throw error;
  }
}

/** What is the caller's own fault is no failure of ours. */
function describeRefusal(span: Span, code: status): void {
  span.setAttribute('rpc.grpc.status_code', code);
  if (faults.has(code)) span.setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * Whether the caller has gone, as a signal made only for who asks for it. grpc-js tells of a cancellation at the end of
 * every call, answered ones too; to abort a signal then would make an error nobody sees, at some µs a call.
 */
function followCancellation(call: ServerUnaryCall<unknown, unknown>): { signal(): AbortSignal; answered(): void } {
  let aborter: AbortController | undefined;
  let cancelled = false;
  const onCancelled = () => {
    cancelled = true;
    aborter?.abort();
  };
  call.once('cancelled', onCancelled);
  return {
    signal: () => {
      aborter ??= new AbortController();
      if (cancelled) aborter.abort();
      return aborter.signal;
    },
    answered: () => void call.off('cancelled', onCancelled),
  };
}

function deadlineOf(call: ServerUnaryCall<unknown, unknown>): Date {
  const deadline = call.getDeadline();
  const ms = deadline instanceof Date ? deadline.getTime() : deadline;
  return Number.isFinite(ms) ? new Date(ms) : new Date(Date.now() + deadlineDefaultMs);
}

function isUnary(method: DescMethod): method is DescMethodUnary {
  return method.methodKind === 'unary';
}
