export { freePort, isPortFree } from './free-port.ts';
export { obtainKafka } from './parts/kafka-part.ts';
export { cacheDir, hashOf, keepFolder } from './parts/keep-folder.ts';
export { obtainMustang } from './parts/mustang-part.ts';
export { locatePostgres } from './parts/postgres-part.ts';
export { type BundledProgram, bundledArgs, bundlePrograms } from './platform/bundle.ts';
export { limitless } from './platform/limitless.ts';
export type { ProgramProcess } from './platform/program-process.ts';
export { type Program, type ProgramName, platformPrograms, type Settings } from './platform/programs.ts';
export {
  type Authority,
  keepRpcFiles,
  makeAuthority,
  makeCertificate,
  makeEndingCertificate,
  makeServerCertificate,
} from './platform/rpc-files.ts';
export { generateSecrets, type Secrets } from './platform/secrets.ts';
export { seed } from './platform/seed.ts';
export type { InstanceNames, ServerAddresses, Site } from './platform/site.ts';
export { type Platform, type StartPlatformOptions, startPlatform } from './platform/start-platform.ts';
export { makeTopics } from './platform/topics.ts';
export { type ResidentMemory, readResidentMemory } from './resident-memory.ts';
export { type Locks, makeLocks } from './servers/locks.ts';
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
export type { Account, Seed } from './start/account.ts';
export { type PlatformFile, readPlatformFile, readRunningSettings } from './start/platform-file.ts';
export { type RunningStart, runStart } from './start/run-start.ts';
export { localDir, secondsSince } from './workspace.ts';
