import { testRandomDeaths } from './random-deaths.ts';

testRandomDeaths('processes that die at random under load', 25_000);
