export type { Answer, ApiClient } from './api-client.ts';
export { type DemoAccountKey, type DemoOptions, runDemo } from './run-demo.ts';
export { type ReceivedEvent, startReceiver, type WebhookReceiver } from './webhook-receiver.ts';
