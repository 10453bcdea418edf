import type { EvalResult, Gate } from './run-eval.ts';

/** What each gate asks at least, as a share of what was tried. */
export const gateGoals: Readonly<Record<Gate, number>> = {
  polarity: 1,
  main_point: 0.85,
  held: 0.9,
  false_hold: 0.98,
  language: 0.98,
  textless_language: 1,
  repeated: 1,
  failed: 1,
  lies_refused: 1,
  failures_survived: 1,
};

/** Latency of the composer, in milliseconds: of all but one call in a hundred, and of the first. */
export const P99_MAX_MS = 5;
export const FIRST_MAX_MS = 50;

const share = (failed: number, tried: number): number => (tried === 0 ? 1 : 1 - failed / tried);
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** One line a gate. */
export function summary(title: string, result: EvalResult): string {
  const { gates } = result;
  const lines = [...gates].map(([gate, { tried, failed, asideTried, asideFailed }]) => {
    const passed = share(failed, tried);
    const aside = asideTried === 0 ? '' : `, kept aside ${percent(share(asideFailed, asideTried))} of ${asideTried}`;
    const verdict = passed >= gateGoals[gate] ? 'ok  ' : 'FAIL';
    return `${verdict} ${gate.padEnd(18)} ${percent(passed).padStart(8)} of ${tried} (at least ${percent(gateGoals[gate])})${aside}`;
  });
  return [`${title}:`, ...lines, ...timing(result), ...usage(result)].join('\n');
}

/** Of the composer a gate; with a model most of the time is the endpoint's. */
function timing({ times, firstMs, use }: EvalResult): string[] {
  if (times.length === 0) return [];
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  const missed = latencyMissed({ times, firstMs, use });
  const verdict = use.calls > 0 ? '    ' : missed ? 'FAIL' : 'ok  ';
  const asked = use.calls > 0 ? '' : ` (at most p99 ${P99_MAX_MS} ms, first ${FIRST_MAX_MS} ms)`;
  return [
    `${verdict} latency            p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, first ${firstMs.toFixed(1)} ms${asked}`,
  ];
}

/** Whether the composer took too long. */
export function latencyMissed({ times, firstMs, use }: Pick<EvalResult, 'times' | 'firstMs' | 'use'>): boolean {
  if (times.length === 0 || use.calls > 0) return false;
  return (times[Math.floor(times.length * 0.99)] ?? 0) > P99_MAX_MS || firstMs > FIRST_MAX_MS;
}

function usage({ use, fallbacks, byModel, times }: EvalResult): string[] {
  if (use.calls === 0) return [];
  const each = (total: number) => (total / Math.max(1, times.length)).toFixed(0);
  const counted = (names: readonly (readonly [string, number])[]) =>
    names.map(([name, count]) => `${name} ${count}`).join(', ') || 'none';
  const faults = [...Map.groupBy(use.faults, (fault) => fault)].map(([fault, list]) => [fault, list.length] as const);
  return [
    `     model              ${byModel} of ${times.length} written by it; a reply: ${(use.calls / times.length).toFixed(1)} calls, ${each(use.inputTokens)} tokens in (${each(use.cachedTokens)} cached), ${each(use.outputTokens)} out, ${each(use.durationMs)} ms`,
    `     repairs            ${use.repairs}; faults: ${counted(faults)}; fallbacks: ${counted([...fallbacks])}`,
  ];
}

/** Every failing case, as a page that opens anywhere. */
export function htmlReport(results: readonly (readonly [title: string, result: EvalResult])[]): string {
  const sections = results.map(([title, result]) => {
    const rows = result.failures.map(
      ({ gate, kind, rating, text, reply, reasons, aside }) =>
        `<tr><td>${escaped(gate)}</td><td>${escaped(kind)}${aside ? ' (aside)' : ''}</td><td>${rating}</td><td>${escaped(text)}</td><td>${escaped(reply)}</td><td>${escaped(reasons.join(', '))}</td></tr>`,
    );
    return `<h2>${escaped(title)}</h2><pre>${escaped(summary(title, result))}</pre><table><tr><th>gate</th><th>kind</th><th>stars</th><th>review</th><th>reply</th><th>reasons</th></tr>${rows.join('\n')}</table>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Replies, judged</title><style>body{font:14px sans-serif}td{vertical-align:top;border-top:1px solid #ccc;padding:4px}</style><h1>Replies, judged</h1>${sections.join('\n')}\n`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
