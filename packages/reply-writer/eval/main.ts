import { writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { parseArgs } from 'node:util';
import { developmentCredentials, startSimulator } from '@review-reply/platform-simulator';
import { createWriter } from '../src/create-writer.ts';
import { runBrokenModel } from './broken-model.ts';
import { asideCases, type EvalCase, ownCases, readCases, realReviews } from './cases.ts';
import { gateGoals, htmlReport, latencyMissed, summary } from './report.ts';
import { type EvalResult, runEval } from './run-eval.ts';
import { labelledSummary } from './run-labelled.ts';

/**
 * `npm run eval`: the composer, and with `--model` the model of AI_BASE_URL, AI_API_KEY and AI_MODEL (the simulated one
 * without them), over the written cases and the real reviews; `--file` judges a file of JSON lines instead. Labelled
 * reviews are read too, and what comes of them is told without being a gate. With
 * `--model` a simulated model also lies and fails in every way.
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
          ['cases kept aside', readCases(asideCases)],
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
  const told = (title: string, result: EvalResult) => {
    results.push([title, result]);
    process.stdout.write(`${summary(title, result)}\n\n`);
  };
  for (const [name, cases] of sets) told(`composer, ${name}`, await runEval(await createWriter(noModel), cases));
  if (values.file === undefined) process.stdout.write(`${labelledSummary()}\n\n`);
  if (values.model) await evalModel(sets, told);
  writeFileSync(values.report, htmlReport(results));
  process.stdout.write(`Every failing case: ${values.report}\n`);
  const missed = results.some(
    ([, result]) =>
      latencyMissed(result) ||
      [...result.gates].some(([gate, { tried, failed }]) => 1 - failed / tried < gateGoals[gate]),
  );
  if (missed) process.exitCode = 1;
}

const noModel = { aiBaseUrl: '', aiApiKey: '', aiModel: '' };

/** The simulated model reads no more than topics: what it makes of them, and what it flags, is not judged. */
const unread = ({ names, says, never, hold, ...one }: EvalCase): EvalCase => (hold === true ? { ...one, hold } : one);

type Told = (title: string, result: EvalResult) => void;

async function evalModel(sets: readonly [string, EvalCase[]][], told: Told): Promise<void> {
  const simulator = await startSimulator();
  const simulated = {
    aiBaseUrl: `${simulator.url}/ai/v1`,
    aiApiKey: developmentCredentials.aiApiKey,
    aiModel: 'simulated-model',
  };
  const { AI_BASE_URL = '', AI_API_KEY = '', AI_MODEL = '' } = env;
  const named = { aiBaseUrl: AI_BASE_URL, aiApiKey: AI_API_KEY, aiModel: AI_MODEL };
  const settings = AI_BASE_URL === '' ? simulated : named;
  for (const [name, cases] of sets) {
    const judged = AI_BASE_URL === '' ? cases.map(unread) : cases;
    told(`model, ${name}`, await runEval(await createWriter(settings), judged));
  }
  told('a model that lies and fails', await runBrokenModel(simulator, () => createWriter(simulated)));
  await simulator.close();
}

await main();
