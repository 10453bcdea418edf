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
};

/** Latency of the composer, in milliseconds: of all but one call in a hundred, and of the first. */
export const P99_MAX_MS = 5;
export const FIRST_MAX_MS = 50;

const share = (failed: number, tried: number): number => (tried === 0 ? 1 : 1 - failed / tried);
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** One line a gate. */
export function summary(title: string, { gates, times, firstMs, byModel }: EvalResult): string {
  const lines = [...gates].map(([gate, { tried, failed, asideTried, asideFailed }]) => {
    const passed = share(failed, tried);
    const aside = asideTried === 0 ? '' : `, kept aside ${percent(share(asideFailed, asideTried))} of ${asideTried}`;
    const verdict = passed >= gateGoals[gate] ? 'ok  ' : 'FAIL';
    return `${verdict} ${gate.padEnd(18)} ${percent(passed).padStart(8)} of ${tried} (at least ${percent(gateGoals[gate])})${aside}`;
  });
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  const latency = `     latency            p50 ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, first ${firstMs.toFixed(1)} ms; ${byModel} by the model`;
  return [`${title}:`, ...lines, latency].join('\n');
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
