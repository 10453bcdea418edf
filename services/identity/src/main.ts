import { runService } from '@review-reply/runtime';
import { buildIdentity } from './app.ts';
import { identitySettings } from './config.ts';

await runService({
  name: 'identity',
  env: process.env,
  settings: identitySettings,
  build: async (config, life) => void (await buildIdentity(config, life)),
});
