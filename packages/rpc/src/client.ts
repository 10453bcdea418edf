import type { DescMethodUnary, DescService, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import { MethodOptions_IdempotencyLevel } from '@bufbuild/protobuf/wkt';
import { Client, type ClientOptions, Metadata, status } from '@grpc/grpc-js';
import { withSpan } from '@review-reply/telemetry';
import type { Caller } from './caller.ts';
import { decode, encode } from './codec.ts';
import type { RpcCredentials } from './credentials.ts';
import { inboundDeadline } from './inbound-call.ts';
import { serverOf } from './peer-name.ts';
import { rememberedOf, writeCaller, writeRequestId } from './signed-caller.ts';
import { fromStatus } from './status.ts';
import { measureCall, sendTrace, spansOf } from './tracing.ts';

const timeoutDefaultMs = 5_000;
const messageBytesMax = 4 * 1024 * 1024;
const keepaliveEveryMs = 30_000;
const keepaliveTimeoutMs = 10_000;
const reconnectBackoffMaxMs = 2_000;
/** Replicas that were replaced have other addresses; gRPC's default of 30 s between look-ups would be an outage. */
const lookUpAgainAfterMs = 2_000;
/**
 * Bytes that the other side may send ahead, on a call and on the whole connection. HTTP/2's 64 KiB for all calls of a
 * connection together makes pages of reviews wait for each other and costs an update every few frames: a third of a
 * hop.
 */
const windowBytes = 1024 * 1024;

export interface CallOptions {
  readonly caller: Caller;
  /** Upper bound in milliseconds; never beyond the deadline of the call being answered. Default 5,000. */
  readonly timeoutMs?: number;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: CancelSignal;
}

/** What is needed of an AbortSignal: making one costs more than a call that is never cancelled should. */
export type CancelSignal = Pick<AbortSignal, 'aborted'> & {
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
};

/** A service's unary methods as functions; each throws AppError only. */
export type RpcClient<S extends DescService> = {
  readonly [K in keyof S['method']]: S['method'][K] extends DescMethodUnary<infer I, infer O>
    ? (request: MessageInitShape<I>, options: CallOptions) => Promise<MessageShape<O>>
    : never;
} & { close(): void };

export interface RpcClientOptions {
  /** host:port, or any gRPC target such as dns:///reviews:50051. */
  readonly address: string;
  /** Who calls. */
  readonly credentials: RpcCredentials;
  /** Who must answer; unless given, who the contract is of. */
  readonly server?: string;
}

/** A typed client. Connections are opened at the first call and opened again after a failure. */
export function createRpcClient<S extends DescService>(descriptor: S, options: RpcClientOptions): RpcClient<S> {
  const { address, credentials, server = serverOf(descriptor) } = options;
  const client = new Client(address, credentials.channelTo(server), channelOptions(descriptor, server));
  const methods: Record<string, unknown> = { close: () => client.close() };
  for (const method of descriptor.methods) {
    if (method.methodKind !== 'unary') continue;
    const path = `/${descriptor.typeName}/${method.name}`;
    const spans = spansOf(path);
    methods[method.localName] = (request: MessageInitShape<DescMethodUnary['input']>, call: CallOptions) =>
      withSpan(spans.name, spans.client, () =>
        callUnary(client, path, method as DescMethodUnary, request, call, credentials),
      );
  }
  return methods as RpcClient<S>;
}

function callUnary(
  client: Client,
  path: string,
  method: DescMethodUnary,
  request: MessageInitShape<DescMethodUnary['input']>,
  { caller, timeoutMs = timeoutDefaultMs, signal }: CallOptions,
  credentials: RpcCredentials,
): Promise<unknown> {
  const startedMs = performance.now();
  const own = Date.now() + timeoutMs;
  const deadline = Math.min(own, inboundDeadline()?.getTime() ?? own);
  return new Promise((resolve, reject) => {
    const call = client.makeUnaryRequest(
      path,
      (message: MessageInitShape<DescMethodUnary['input']>) => encode(method.input, message),
      (bytes: Buffer) => decode(method.output, bytes),
      request,
      sendTrace(metadataOf(caller, credentials)),
      { deadline },
      (error, answer) => {
        signal?.removeEventListener('abort', cancel);
        measureCall('rpc.client.call.duration', path, startedMs, error?.code ?? status.OK);
        if (error === null) resolve(answer);
        else reject(fromStatus(error));
      },
    );
    const cancel = () => call.cancel();
    if (signal?.aborted) cancel();
    else signal?.addEventListener('abort', cancel);
  });
}

/**
 * In our own name a call needs no caller, for the certificate says who we are. A user is who the gateway said it is.
 */
function metadataOf(caller: Caller, credentials: RpcCredentials): Metadata {
  const metadata = new Metadata();
  if (caller.kind === 'user') writeCaller(metadata, rememberedOf(caller) ?? credentials.signCaller(caller));
  writeRequestId(metadata, caller.requestId);
  return metadata;
}

/**
 * Calls that may be repeated without harm are, by another replica if there is one: when the service could not be
 * reached or its connection broke, and reads also when they were answered UNAVAILABLE.
 */
function channelOptions(descriptor: DescService, server: string): ClientOptions {
  const repeatable = descriptor.methods.filter(
    (method) => method.idempotency !== MethodOptions_IdempotencyLevel.IDEMPOTENCY_UNKNOWN,
  );
  const serviceConfig = {
    loadBalancingConfig: [{ round_robin: {} }],
    methodConfig:
      repeatable.length === 0
        ? []
        : [
            {
              name: repeatable.map((method) => ({ service: descriptor.typeName, method: method.name })),
              retryPolicy: {
                maxAttempts: 3,
                initialBackoff: '0.05s',
                maxBackoff: '0.5s',
                backoffMultiplier: 2,
                retryableStatusCodes: ['UNAVAILABLE'],
              },
            },
          ],
  };
  return {
    // Addresses are numbers here and names there; who answers is proven by a name of ours.
    'grpc.ssl_target_name_override': server,
    'grpc.service_config': JSON.stringify(serviceConfig),
    'grpc.max_receive_message_length': messageBytesMax,
    'grpc.keepalive_time_ms': keepaliveEveryMs,
    'grpc.keepalive_timeout_ms': keepaliveTimeoutMs,
    'grpc.max_reconnect_backoff_ms': reconnectBackoffMaxMs,
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc-node.flow_control_window': windowBytes,
    // Statistics for a debugging service that nobody serves.
    'grpc.enable_channelz': 0,
    // What the environment names is for the web; services reach each other directly.
    'grpc.enable_http_proxy': 0,
    'grpc.dns_min_time_between_resolutions_ms': lookUpAgainAfterMs,
  };
}
