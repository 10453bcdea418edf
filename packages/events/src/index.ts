export { type ConsumerOptions, startConsumer } from './consumer.ts';
export { createErasedAccounts, type ErasedAccounts, onUnlessErased } from './erased-accounts.ts';
export { type EventHandler, type EventMeta, on } from './handler.ts';
export { type HintSubscription, subscribeToHints } from './hints.ts';
export { type EventBus, openKafka } from './kafka.ts';
export { operationsService } from './operations.ts';
export { createOutbox, type Outbox, type OutgoingEvent } from './outbox.ts';
export { startRelay } from './relay.ts';
export { topicName } from './topic.ts';
