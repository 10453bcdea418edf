import type { AlertRecord, DrillResult, FaultRecord } from './result.ts';

const width = 1_600;
const left = 210;
const rowHeight = 16;
const chartHeight = 70;
const bucketMs = 1_000;

/** A drill as one page: what held, what was recovered from how soon, and the timeline. */
export function toHtml(result: DrillResult): string {
  const { seed, faults, tookMs, verdicts, alerts, figures } = result;
  const broken = verdicts.filter(({ problem }) => problem !== null);
  const outcome = broken.length === 0 ? 'everything held' : `${broken.length} of ${verdicts.length} did not hold`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Drill ${seed}</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem; color: #222 }
table { border-collapse: collapse; margin: 0 0 2rem }
td, th { border-bottom: 1px solid #ddd; padding: 2px 12px 2px 0; text-align: left; vertical-align: top; white-space: nowrap }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
pre { white-space: pre-wrap; overflow-wrap: anywhere; max-width: 70rem; margin: 0 }
svg { display: block; margin: 0 0 2rem; font-size: 11px }
.no { color: #b00020 }
</style>
<h1>Drill with seed ${seed}: ${outcome}</h1>
<p>${faults.length} faults in ${minutes(tookMs)}.</p>
<h2>What held</h2>
${table(
  ['', 'what', ''],
  verdicts.map(({ what, problem }) => [
    problem === null ? 'yes' : '<b class="no">no</b>',
    asText(what),
    problem === null ? '' : `<pre>${asText(problem)}</pre>`,
  ]),
)}
<h2>Timeline</h2>
<p>A bar is a fault, its pale end the time until every process was ready and every service had answered again. Below:
probes a second that were answered (grey) and not (red), their slowest twentieth in seconds, and webhooks received.</p>
${timeline(result)}
${alerts.length === 0 ? '' : `<h2>Alerts</h2>${alertTable(alerts)}`}
<h2>Recovery</h2>
${table(
  ['fault', 'times', 'alone', 'median', 'longest', 'not within a minute'],
  result.kinds.map((kind) => recoveryRow(kind, faults)),
  1,
)}
<h2>Figures</h2>
${table(
  ['', ''],
  Object.entries(figures).map(([name, value]) => [asText(name), String(value)]),
  1,
)}
<h2>Faults</h2>
${table(
  ['at', 'fault', 'lasted', 'recovery', 'what'],
  faults.map(({ kind, what, beganAt, endedAt, recoveryMs, overlapped }) => [
    minutes(beganAt),
    asText(kind),
    seconds(endedAt - beganAt),
    `${recoveryMs === null ? '<b class="no">none</b>' : seconds(recoveryMs)}${overlapped ? ' (with another)' : ''}`,
    asText(what),
  ]),
)}
</html>
`;
}

function alertTable(alerts: readonly AlertRecord[]): string {
  const rows = alerts.map(({ alert, labels, firedAt, clearedAt }) => {
    const { severity = '', ...rest } = labels;
    const shown = Object.entries(rest).map(([name, value]) => `${name}=${value}`);
    return [minutes(firedAt), clearedAt === null ? 'at the end' : minutes(clearedAt), alert, severity, shown.join(' ')];
  });
  const cells = rows.map((row) => row.map(asText));
  return table(['fired', 'cleared', 'alert', 'severity', 'of'], cells);
}

/** Faults that had another beside them say little of their own recovery. */
export function recoveryRow(kind: string, faults: readonly FaultRecord[]): string[] {
  const all = faults.filter((fault) => fault.kind === kind);
  const alone = all.flatMap(({ overlapped, recoveryMs }) => (overlapped || recoveryMs === null ? [] : [recoveryMs]));
  const sorted = alone.sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)];
  const shown = (ms: number | undefined) => (ms === undefined ? '–' : seconds(ms));
  const lasting = all.filter(({ recoveryMs }) => recoveryMs === null).length;
  return [kind, String(all.length), String(alone.length), shown(at(0.5)), shown(at(1)), String(lasting)];
}

function timeline({ kinds, faults, probes, webhooks, tookMs }: DrillResult): string {
  const x = (ms: number) => (left + (Math.max(0, ms) / tookMs) * (width - left - 10)).toFixed(1);
  const length = (ms: number) => Math.max(1.5, (ms / tookMs) * (width - left - 10)).toFixed(1);
  const rows = kinds.map((kind, row) => {
    const y = row * rowHeight;
    const bars = faults
      .filter((fault) => fault.kind === kind)
      .map(({ beganAt, endedAt, recoveryMs, what }) => {
        const lasted = endedAt - beganAt;
        const title = `<title>${asText(`${minutes(beganAt)} ${what}, ${seconds(lasted)}; well again after ${recoveryMs === null ? 'more than a minute' : seconds(recoveryMs)}`)}</title>`;
        return `<g>${title}${rect(x(endedAt), y + 3, length(recoveryMs ?? 60_000), recoveryMs === null ? '#b00020' : '#f3c08b')}${rect(x(beganAt), y + 3, length(lasted), '#c25b12')}</g>`;
      });
    return `<text x="0" y="${y + 12}">${asText(kind)}</text>${bars.join('')}`;
  });
  const buckets = Array.from({ length: Math.ceil(tookMs / bucketMs) }, (_, at) =>
    probes.filter(({ sentAt }) => Math.floor(sentAt / bucketMs) === at),
  );
  const answered = buckets.map((made) => made.filter(({ outcome }) => outcome === 'answered').length);
  const others = buckets.map((made, at) => made.length - (answered[at] ?? 0));
  const slow = buckets.map((made) => slowest(made.map(({ tookMs: ms }) => ms)) / 1_000);
  const hooks = buckets.map((_, at) => {
    const countAt = (second: number) => webhooks.findLast(({ at: ms }) => ms <= second * bucketMs)?.count ?? 0;
    return countAt(at + 1) - countAt(at);
  });
  const top = kinds.length * rowHeight + 10;
  const charts = [
    chart('probes a second', top, [answered, '#9aa5b1'], [others, '#d64545']),
    chart('slowest twentieth, s', top + chartHeight + 14, [slow, '#3d7ea6']),
    chart('webhooks a second', top + 2 * (chartHeight + 14), [hooks, '#4a8f4a']),
  ];
  const height = top + 3 * (chartHeight + 14) + 20;
  const marks = Array.from({ length: 11 }, (_, at) => {
    const ms = (tookMs / 10) * at;
    return `<line x1="${x(ms)}" x2="${x(ms)}" y1="0" y2="${height - 18}" stroke="#eee"/><text x="${x(ms)}" y="${height - 4}">${minutes(ms)}</text>`;
  });
  return `<svg width="${width}" height="${height}">${marks.join('')}${rows.join('')}${charts.join('')}</svg>`;

  function chart(title: string, y: number, ...series: Array<[values: readonly number[], colour: string]>): string {
    const max = Math.max(1, ...series.flatMap(([values]) => values));
    const lines = series.map(([values, colour]) => {
      const points = values.map(
        (value, at) => `${x(at * bucketMs)},${(y + chartHeight * (1 - value / max)).toFixed(1)}`,
      );
      return `<polyline fill="none" stroke="${colour}" points="${points.join(' ')}"/>`;
    });
    return `<text x="0" y="${y + 12}">${title}</text><text x="0" y="${y + 26}">up to ${Number(max.toFixed(1))}</text>${lines.join('')}`;
  }
}

function slowest(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * 0.95)] ?? 0;
}

const rect = (x: string, y: number, length: string, colour: string) =>
  `<rect x="${x}" y="${y}" width="${length}" height="${rowHeight - 6}" fill="${colour}"/>`;

function table(heads: readonly string[], rows: ReadonlyArray<readonly string[]>, numbersFrom = heads.length): string {
  const row = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell, at) => `<${tag}${at >= numbersFrom ? ' class="n"' : ''}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table>${row('th', heads)}${rows.map((cells) => row('td', cells)).join('\n')}</table>`;
}

/** Such as `1.5 s`. */
export const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Such as `2:05`. */
export function minutes(ms: number): string {
  const whole = Math.round(ms / 1_000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asText = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
