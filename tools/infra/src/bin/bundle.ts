import path from 'node:path';
import { argv } from 'node:process';
import { makeBundle } from '../platform/make-bundle.ts';

/** `node bundle.ts <folder>…` makes the bundle of each service, for images: what traces it is loaded first. */
for (const folder of argv.slice(2))
  await makeBundle({ dir: path.resolve(folder), preload: ['@review-reply/telemetry/register'] });
