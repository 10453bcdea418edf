import { testRandomDeaths } from './random-deaths.ts';

testRandomDeaths('processes that die at random under load for ten minutes', 600_000);
