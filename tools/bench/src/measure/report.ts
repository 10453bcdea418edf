import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { localDir } from '@review-reply/infra';
import type { Figure, Goal } from './figures.ts';
import { cpuUnknownReason } from './processor-time.ts';

export interface Report {
  readonly benchmark: string;
  /** What the figures are about, a line each: sizes, settings, what was left out. */
  readonly conditions: readonly string[];
  readonly figures: readonly Figure[];
}

/** Prints the table and a line of JSON a figure, and keeps all of it in `.local/bench/<name>.json`. */
export function publishReport(report: Report, settings: Readonly<Record<string, unknown>>): void {
  const { benchmark, conditions, figures } = report;
  console.log(`\n${benchmark}\n${conditions.map((line) => `  ${line}`).join('\n')}\n`);
  console.log(table(figures));
  if (figures.some(({ value }) => value === null)) console.log(`\n— ${cpuUnknownReason}`);
  console.log('');
  for (const figure of figures) console.log(JSON.stringify({ benchmark, ...figure, ...spreadOf(figure) }));
  const file = path.join(localDir, 'bench', `${benchmark}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  const machine = { cpus: cpus().length, model: cpus()[0]?.model, memoryBytes: totalmem(), node: process.version };
  writeFileSync(file, `${JSON.stringify({ benchmark, conditions, settings, machine, figures }, null, 2)}\n`);
  console.log(`\nkept in ${path.relative(process.cwd(), file)}`);
}

function table(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'median', 'spread', 'unit', 'goal'],
    ...figures.map((figure) => {
      const { min, max } = spreadOf(figure);
      const spread = min === undefined ? '' : `${shown(min)} – ${shown(max ?? min)}`;
      return [figure.figure, shown(figure.value), spread, figure.unit, goalOf(figure)];
    }),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function spreadOf({ rounds }: Figure): { min?: number; max?: number } {
  return rounds === undefined || rounds.length < 2 ? {} : { min: Math.min(...rounds), max: Math.max(...rounds) };
}

function goalOf({ value, goal }: Figure): string {
  if (goal === undefined) return '';
  const met = value === null ? 'not measured' : isMet(value, goal) ? 'met' : 'missed';
  return `${goal.is === 'at least' ? '≥' : '≤'} ${shown(goal.value)} ${met}`;
}

const isMet = (value: number, goal: Goal) => (goal.is === 'at least' ? value >= goal.value : value <= goal.value);

/** Three figures, which is more than most of them are good for. */
function shown(value: number | null): string {
  if (value === null) return '—';
  if (Math.abs(value) >= 1_000) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}
