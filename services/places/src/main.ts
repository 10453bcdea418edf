import { runService } from '@review-reply/runtime';
import { buildPlaces } from './app.ts';
import { findPlacesProblems, placesSettings } from './config.ts';

await runService({
  name: 'places',
  env: process.env,
  settings: placesSettings,
  findMore: findPlacesProblems,
  build: async (config, life) => void (await buildPlaces(config, life)),
});
