import { runService } from '@review-reply/runtime';
import { buildGateway } from './app.ts';
import { findGatewayProblems, gatewaySettings } from './config.ts';

await runService({
  name: 'gateway',
  env: process.env,
  settings: gatewaySettings,
  findMore: findGatewayProblems,
  build: async (config, life) => void (await buildGateway(config, life)),
});
