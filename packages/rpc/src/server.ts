import type { DescMethod, DescMethodUnary, DescService } from '@bufbuild/protobuf';
import {
  type Metadata,
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type ServiceDefinition,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js';
import { toAppError } from '@review-reply/errors';
import { type Logger, type Span, SpanStatusCode, withTrace } from '@review-reply/telemetry';
import type { Caller } from './caller.ts';
import { createContextVerifier } from './caller-context.ts';
import { decode, encode } from './codec.ts';
import type { Call, Handler, ServiceMethods } from './handler.ts';
import { addHealthService } from './health.ts';
import { withInboundCall } from './inbound-call.ts';
import { toStatus } from './status.ts';
import { readTrace, spansOf } from './tracing.ts';

const messageBytesMax = 4 * 1024 * 1024;
/** What a call may take when its caller set no deadline. */
const deadlineDefaultMs = 30_000;
/** How long a connection lives, so that clients find replicas that were added (ms). */
const connectionAgeMaxMs = 300_000;
const connectionAgeGraceMs = 30_000;

const faults = new Set([status.UNKNOWN, status.INTERNAL, status.UNAVAILABLE]);

export interface ServedService {
  readonly descriptor: DescService;
  readonly methods: Readonly<Record<string, Handler<DescMethodUnary>>>;
}

/** Pairs a service's description with its methods, checked against each other by the compiler. */
export function serve<S extends DescService>(descriptor: S, methods: ServiceMethods<S>): ServedService {
  return { descriptor, methods: methods as unknown as ServedService['methods'] };
}

export interface RpcServerOptions {
  readonly services: readonly ServedService[];
  /** The key all services hold, at least 32 characters. */
  readonly secret: string;
  readonly logger: Logger;
  readonly host?: string;
  /** 0 takes a free one. */
  readonly port: number;
}

export interface RpcServer {
  readonly port: number;
  /** Answers "not serving" to health checks, so that callers go elsewhere before `stop`. */
  drain(): void;
  /** Takes no new call and ends when the running ones have; after `withinMs` those are cut off. */
  stop(withinMs?: number): Promise<void>;
}

/** Starts a gRPC server on which every call must carry a signed caller context, the health check aside. */
export async function createRpcServer(options: RpcServerOptions): Promise<RpcServer> {
  const server = new Server({
    'grpc.max_receive_message_length': messageBytesMax,
    'grpc.max_connection_age_ms': connectionAgeMaxMs,
    'grpc.max_connection_age_grace_ms': connectionAgeGraceMs,
    // Statistics for a debugging service that nobody serves.
    'grpc.enable_channelz': 0,
  });
  const health = addHealthService(server);
  const callerOf = createContextVerifier(options.secret);
  for (const service of options.services) addService(server, service, { callerOf, logger: options.logger });
  const port = await new Promise<number>((resolve, reject) => {
    const address = `${options.host ?? '0.0.0.0'}:${options.port}`;
    server.bindAsync(address, ServerCredentials.createInsecure(), (error, bound) =>
      error === null ? resolve(bound) : reject(error),
    );
  });
  return {
    port,
    drain: () => health.drain(),
    stop: (withinMs = 10_000) =>
      new Promise((resolve) => {
        health.drain();
        const cutOff = setTimeout(() => {
          options.logger.warn({ withinMs }, 'Calls were still running at the end of the shutdown and were cut off.');
          server.forceShutdown();
          resolve();
        }, withinMs);
        server.tryShutdown(() => {
          clearTimeout(cutOff);
          resolve();
        });
      }),
  };
}

interface Answering {
  readonly callerOf: (method: string, metadata: Metadata) => Caller;
  readonly logger: Logger;
}

function addService(server: Server, { descriptor, methods }: ServedService, answering: Answering): void {
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
        answer({ path, method, handler }, call, done, { ...answering, span }),
      );
  }
  server.addService(definition, implementation);
}

interface ServedMethod {
  readonly path: string;
  readonly method: DescMethodUnary;
  readonly handler: Handler<DescMethodUnary>;
}

async function answer(
  { path, method, handler }: ServedMethod,
  call: ServerUnaryCall<unknown, unknown>,
  done: sendUnaryData<unknown>,
  { callerOf, logger, span }: Answering & { readonly span: Span },
): Promise<void> {
  const cancellation = followCancellation(call);
  try {
    const caller = callerOf(path, call.metadata);
    const deadline = deadlineOf(call);
    const inbound: Call = {
      caller,
      get signal() {
        return cancellation.signal();
      },
      deadline,
    };
    const answered = await withInboundCall({ caller, deadline }, () => handler.handle(call.request as never, inbound));
    cancellation.answered();
    done(null, encode(method.output, answered));
  } catch (thrown) {
    cancellation.answered();
    const error = toAppError(thrown);
    if (error.kind === 'internal') logger.error({ err: error, method: path }, 'A call failed unexpectedly.');
    // Not one that a service declared or passes on: nobody else would say what was away.
    else if (error !== thrown) logger.warn({ err: error, method: path }, 'A call failed, as what it needs is away.');
    else if (error.kind === 'unauthenticated') logger.warn({ code: error.code, method: path }, 'A call was refused.');
    const refusal = toStatus(error);
    describeRefusal(span, refusal.code ?? status.UNKNOWN);
    done(refusal);
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
