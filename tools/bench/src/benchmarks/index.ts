import type { Benchmark } from '../benchmark.ts';
import { capacity } from './capacity.ts';
import { events } from './events.ts';
import { footprint } from './footprint.ts';
import { ledger } from './ledger.ts';
import { limiter } from './limiter.ts';
import { listing } from './listing.ts';
import { pages } from './pages.ts';
import { read } from './read.ts';
import { replicas } from './replicas.ts';
import { suggestions } from './suggestions.ts';
import { sync } from './sync.ts';
import { telemetry } from './telemetry.ts';
import { through } from './through.ts';
import { token } from './token.ts';
import { webhooks } from './webhooks.ts';
import { webhooksIsolation } from './webhooks-isolation.ts';

/** In the order in which they run. */
export const benchmarks: ReadonlyMap<string, Benchmark> = new Map([
  ['footprint', footprint],
  ['events', events],
  ['ledger', ledger],
  ['pages', pages],
  ['read', read],
  ['telemetry', telemetry],
  ['sync', sync],
  ['suggestions', suggestions],
  ['listing', listing],
  ['token', token],
  ['limiter', limiter],
  ['through', through],
  ['webhooks', webhooks],
  ['webhooks-isolation', webhooksIsolation],
  ['replicas', replicas],
  ['capacity', capacity],
]);
