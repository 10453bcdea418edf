export { type AccountOptions, createAccounts, type E2eAccount } from './accounts.ts';
export { type Answer, type Api, openApi, UnexpectedAnswer } from './api.ts';
export { accessibilityFaults, openBrowser } from './browser.ts';
export { createOracle, type Documented, loadOracle, type Oracle } from './oracle.ts';
export { type OtlpReceiver, openOtlpReceiver, type ReceivedSpan } from './otlp-receiver.ts';
export { type E2ePlatform, openPlatform, type PlatformOptions, usePlatform } from './platform.ts';
export { SecretsUsed } from './secrets-used.ts';
export { openSimulator, type SimulatedReply, type Simulator, type SimulatorCall } from './simulator.ts';
export { openTopic, type Topic, type TopicMessage } from './topic.ts';
