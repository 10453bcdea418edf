import { expect, it } from 'vitest';
import { ownCases, readCases } from '../eval/cases.ts';
import { gateGoals, summary } from '../eval/report.ts';
import { type Gate, runEval } from '../eval/run-eval.ts';
import { createComposer } from '../src/composer/composer.ts';

const cases = readCases(ownCases);
/** Those that only a model can break. */
const ofModels: ReadonlySet<Gate> = new Set(['lies_refused', 'failures_survived']);
const result = await runEval(createComposer(), cases);

it('at least 400 cases are written', () => {
  expect(cases.length).toBeGreaterThanOrEqual(400);
});

it.each((Object.keys(gateGoals) as Gate[]).filter((gate) => !ofModels.has(gate)))(
  'the composer passes the gate %s on every written case set',
  (gate) => {
    const { tried, failed } = result.gates.get(gate) ?? { tried: 0, failed: 1 };
    const worst = result.failures.filter((failure) => failure.gate === gate).slice(0, 10);
    expect(
      1 - failed / tried,
      `${summary('composer', result)}\n${JSON.stringify(worst, null, 1)}`,
    ).toBeGreaterThanOrEqual(gateGoals[gate]);
  },
);
