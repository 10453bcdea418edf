import { runService } from '@review-reply/runtime';
import { buildReviews } from './app.ts';
import { findReviewsProblems, reviewsSettings } from './config.ts';

await runService({
  name: 'reviews',
  env: process.env,
  settings: reviewsSettings,
  findMore: findReviewsProblems,
  build: async (config, life) => void (await buildReviews(config, life)),
});
