export type { AccountOptions, E2eAccount } from './accounts.ts';
export type { Answer, Api } from './api.ts';
export { accessibilityFaults, chromiumPath, openBrowser } from './browser.ts';
export type { Documented, Oracle } from './oracle.ts';
export { type OtlpReceiver, openOtlpReceiver, type ReceivedSpan } from './otlp-receiver.ts';
export { type E2ePlatform, type PlatformOptions, usePlatform } from './platform.ts';
export { SecretsUsed } from './secrets-used.ts';
export type { SimulatedReply, Simulator, SimulatorCall } from './simulator.ts';
export { openTopic, type Topic, type TopicMessage } from './topic.ts';
