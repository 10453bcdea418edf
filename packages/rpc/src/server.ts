import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import type { DescMethodUnary, DescService } from '@bufbuild/protobuf';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { count, type Logger } from '@review-reply/telemetry';
import type { RpcCredentials } from './credentials.ts';
import type { Handler, ServiceMethods } from './handler.ts';
import { addHealthService } from './health.ts';
import { nameIn, type PeerName, peerNames } from './peer-name.ts';
import { permissions as ofThePlatform, type Permissions } from './permissions.ts';
import { addService } from './serve-method.ts';

const messageBytesMax = 4 * 1024 * 1024;
/** How long a connection lives, so that clients find replicas that were added, and changed certificates count (ms). */
const connectionAgeMaxMs = 300_000;
const connectionAgeGraceMs = 30_000;
const handshakeTimeoutMs = 10_000;

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
  readonly credentials: RpcCredentials;
  readonly logger: Logger;
  readonly host?: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Who may call what; the platform's table unless given. */
  readonly permissions?: Permissions;
}

export interface RpcServer {
  readonly port: number;
  /** Answers "not serving" to health checks, so that callers go elsewhere before `stop`. */
  drain(): void;
  /** Takes no new call and ends when the running ones have; after `withinMs` those are cut off. */
  stop(withinMs?: number): Promise<void>;
}

/** What serves the connections of one peer: who calls is known once a connection, not asked at every call. */
interface PeerServer {
  readonly server: Server;
  readonly drain: () => void;
  readonly take: (socket: TLSSocket) => void;
}

/**
 * Starts a gRPC server by mutual TLS (1.3): a connection's certificate names who calls, and the table of permissions
 * says what that may call.
 * @throws Error when a method is in no table, or the port is taken
 */
export async function createRpcServer(options: RpcServerOptions): Promise<RpcServer> {
  const { credentials, logger } = options;
  const peers = new Map(peerNames.map((name) => [name as string, openPeer(name, options)] as const));
  const { certificates } = credentials;
  const listener = createServer({
    ...certificates.current,
    requestCert: true,
    rejectUnauthorized: true,
    minVersion: 'TLSv1.3',
    ALPNProtocols: ['h2'],
    handshakeTimeout: handshakeTimeoutMs,
    noDelay: true,
  });
  const open = new Set<TLSSocket>();
  certificates.onChange((current) => listener.setSecureContext({ ...current, minVersion: 'TLSv1.3' }));
  listener.on('secureConnection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', (error) => logger.debug({ err: error }, 'A connection of gRPC broke.'));
    const name = nameIn(socket.getPeerX509Certificate()?.subjectAltName);
    const peer = name === undefined ? undefined : peers.get(name);
    if (peer !== undefined) return peer.take(socket);
    refuse(logger, { peer: name ?? '', reason: 'unknown_peer' });
    socket.destroy();
  });
  listener.on('tlsClientError', (error) => refuse(logger, { reason: 'handshake', err: error }));
  listener.listen(options.port, options.host ?? '0.0.0.0');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    drain: () => {
      for (const peer of peers.values()) peer.drain();
    },
    stop: (withinMs = 10_000) => {
      // Calls that run keep their connections open. grpc-js itself waits for connections that it listened for only, and
      // ends no others.
      const closed = new Promise<void>((resolve) => listener.close(() => resolve()));
      const cutOff = () => {
        for (const socket of open) socket.destroy();
      };
      return stopAll([...peers.values()], { closed, withinMs, cutOff }, logger);
    },
  };
}

function openPeer(peer: PeerName, options: RpcServerOptions): PeerServer {
  const { services, credentials, logger, permissions = ofThePlatform } = options;
  const server = new Server({
    'grpc.max_receive_message_length': messageBytesMax,
    'grpc.max_connection_age_ms': connectionAgeMaxMs,
    'grpc.max_connection_age_grace_ms': connectionAgeGraceMs,
    // Statistics for a debugging service that nobody serves.
    'grpc.enable_channelz': 0,
  });
  const health = addHealthService(server);
  const serving = { peer, permissions, logger, verifyCaller: credentials.verifyCaller, refused: refuse };
  for (const service of services) addService(server, service, serving);
  // TLS ends in the listener above, so that the peer is known here.
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return { server, drain: health.drain, take: (socket) => injector.injectConnection(socket) };
}

async function stopAll(
  peers: readonly PeerServer[],
  { closed, withinMs, cutOff }: { closed: Promise<void>; withinMs: number; cutOff: () => void },
  logger: Logger,
): Promise<void> {
  const ended = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    logger.warn({ withinMs }, 'Calls were still running at the end of the shutdown and were cut off.');
    for (const { server } of peers) server.forceShutdown();
    cutOff();
    ended.resolve();
  }, withinMs);
  for (const { drain } of peers) drain();
  const stopped = peers.map(({ server }) => new Promise<void>((resolve) => server.tryShutdown(() => resolve())));
  await Promise.race([Promise.all([closed, ...stopped]), ended.promise]);
  clearTimeout(timer);
}

interface Refusal {
  readonly reason: 'handshake' | 'unknown_peer' | 'not_allowed' | 'unsigned_user';
  readonly peer?: string;
  readonly method?: string;
  readonly err?: unknown;
}

/** Counted and logged: none of it happens between services that are set up well. */
function refuse(logger: Logger, refusal: Refusal): void {
  const { reason, peer = '', method = '' } = refusal;
  const known = (peerNames as readonly string[]).includes(peer) ? peer : 'unknown';
  count('rpc.server.refusals', 1, { reason, peer: known, ...(method && { method }) });
  logger.warn(refusal, 'A connection or a call was refused for who made it.');
}
