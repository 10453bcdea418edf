import { writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { parseArgs } from 'node:util';
import { createWriter } from '../src/create-writer.ts';
import { type EvalCase, ownCases, readCases, realReviews } from './cases.ts';
import { gateGoals, htmlReport, summary } from './report.ts';
import { type EvalResult, runEval } from './run-eval.ts';

/**
 * `npm run eval`: the composer, and with `--model` the model of AI_BASE_URL, AI_API_KEY and AI_MODEL (the simulated one
 * without them), over the written cases and the real reviews; `--file` judges a file of JSON lines instead.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      file: { type: 'string' },
      model: { type: 'boolean', default: false },
      report: { type: 'string', default: 'eval-report.html' },
    },
  });
  const sets: [string, EvalCase[]][] =
    values.file === undefined
      ? [
          ['written cases', readCases(ownCases)],
          [
            'real reviews',
            readCases(realReviews).map((review) => ({
              ...review,
              category: 'Airport lounge',
              language: 'en',
              hold: false,
            })),
          ],
        ]
      : [[values.file, readCases(values.file)]];
  const results: [string, EvalResult][] = [];
  for (const byModel of values.model ? [false, true] : [false]) {
    const { settings, close } = byModel ? await modelSettings() : { settings: noModel, close: async () => undefined };
    for (const [name, cases] of sets) {
      const title = `${byModel ? 'model' : 'composer'}, ${name}`;
      const result = await runEval(await createWriter(settings), cases);
      results.push([title, result]);
      process.stdout.write(`${summary(title, result)}\n\n`);
    }
    await close();
  }
  writeFileSync(values.report, htmlReport(results));
  process.stdout.write(`Every failing case: ${values.report}\n`);
  const missed = results.some(([, { gates }]) =>
    [...gates].some(([gate, { tried, failed }]) => 1 - failed / tried < gateGoals[gate]),
  );
  if (missed) process.exitCode = 1;
}

const noModel = { aiBaseUrl: '', aiApiKey: '', aiModel: '' };

async function modelSettings() {
  const { AI_BASE_URL = '', AI_API_KEY = '', AI_MODEL = '' } = env;
  if (AI_BASE_URL !== '')
    return {
      settings: { aiBaseUrl: AI_BASE_URL, aiApiKey: AI_API_KEY, aiModel: AI_MODEL },
      close: async () => undefined,
    };
  const { developmentCredentials, startSimulator } = await import('@review-reply/platform-simulator');
  const simulator = await startSimulator();
  const settings = {
    aiBaseUrl: `${simulator.url}/ai/v1`,
    aiApiKey: developmentCredentials.aiApiKey,
    aiModel: 'simulated-model',
  };
  return { settings, close: async () => simulator.close() };
}

await main();
