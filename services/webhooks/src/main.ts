import { runService } from '@review-reply/runtime';
import { buildWebhooks } from './app.ts';
import { findWebhooksProblems, webhooksSettings } from './config.ts';

await runService({
  name: 'webhooks',
  env: process.env,
  settings: webhooksSettings,
  findMore: findWebhooksProblems,
  build: async (config, life) => void (await buildWebhooks(config, life)),
});
