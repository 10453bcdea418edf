import { runService } from '@review-reply/runtime';
import { buildBilling } from './app.ts';
import { billingSettings } from './config.ts';

await runService({
  name: 'billing',
  env: process.env,
  settings: billingSettings,
  build: async (config, life) => void (await buildBilling(config, life)),
});
