import { runService } from '@review-reply/runtime';
import { buildPlaces } from './app.ts';
import { placesSettings } from './config.ts';

await runService({
  name: 'places',
  env: process.env,
  settings: placesSettings,
  build: async (config, life) => void (await buildPlaces(config, life)),
});
