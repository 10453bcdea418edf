export { freePort, keepRpcFiles, makeAuthority, makeCertificate } from '@review-reply/infra';
export { createTestDatabase, type TestDatabase } from './database.ts';
export { collectEvents, type Events, openEventPublisher, type PublishEvent } from './events.ts';
export { eventually } from './eventually.ts';
export { type OlderDatabase, openOlderDatabase } from './older-database.ts';
export { openPeers, type Peers } from './peers.ts';
export { testCaller, testSecrets } from './secrets.ts';
export { openStack, type Stack, type StackOptions } from './stack.ts';
export { type ServiceProcess, startProcess, withoutKafka } from './start-process.ts';
