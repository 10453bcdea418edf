import { describe, expect, it } from 'vitest';
import { asideCases, ownCases, readCases } from '../eval/cases.ts';
import { gateGoals, summary } from '../eval/report.ts';
import { type Gate, runEval } from '../eval/run-eval.ts';
import { createComposer } from '../src/composer/composer.ts';

/** Those that only a model can break. */
const ofModels: ReadonlySet<Gate> = new Set(['lies_refused', 'failures_survived']);

it('at least 400 cases are written', () => {
  expect(readCases(ownCases).length).toBeGreaterThanOrEqual(400);
});

describe.each([
  ['written cases', ownCases],
  ['cases kept aside', asideCases],
])('the composer, on the %s,', async (title, file) => {
  const result = await runEval(createComposer(), readCases(file), 1);
  const asked = (Object.keys(gateGoals) as Gate[]).filter((gate) => !ofModels.has(gate) && result.gates.has(gate));

  it.each(asked)('passes the gate %s', (gate) => {
    const { tried, failed } = result.gates.get(gate) ?? { tried: 0, failed: 1 };
    const worst = result.failures.filter((failure) => failure.gate === gate).slice(0, 10);
    expect(1 - failed / tried, `${summary(title, result)}\n${JSON.stringify(worst, null, 1)}`).toBeGreaterThanOrEqual(
      gateGoals[gate],
    );
  });

  it('is asked about every gate but those of reviews without text', () => {
    expect(asked.length).toBeGreaterThanOrEqual(7);
  });
});
