export { freePort, isPortFree } from './free-port.ts';
export { MissingPartError } from './parts/missing-part-error.ts';
export type { ServerPorts } from './servers/ports.ts';
export type { Server } from './servers/server.ts';
export {
  type KafkaServer,
  type PostgresServer,
  type RedisServer,
  removeServerData,
  type Servers,
  type StartServersOptions,
  startServers,
} from './servers/start-servers.ts';
