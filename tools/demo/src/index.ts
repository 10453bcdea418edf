export { type Answer, type ApiClient, createApiClient } from './api-client.ts';
export { type DemoAccountKey, type DemoOptions, runDemo } from './run-demo.ts';
export { createStepRunner } from './step.ts';
export { type ReceivedEvent, startReceiver, type WebhookReceiver } from './webhook-receiver.ts';
