import { type Declaration, prometheusName } from '../src/index.ts';
import { ofProcesses } from '../src/metrics/of-processes.ts';
import { ofServices } from '../src/metrics/of-services.ts';

const begin = `# What the platform measures

Each process sends its metrics by OTLP once a minute, or every \`OTEL_METRIC_EXPORT_INTERVAL\` milliseconds, when
\`OTEL_EXPORTER_OTLP_ENDPOINT\` (or \`…_METRICS_ENDPOINT\`) names a collector; without one nothing is measured. Below is every
metric there is, by the name in the code and the name that Prometheus gives it after OTLP. A histogram's series end in
\`_bucket\`, \`_sum\` and \`_count\`. \`job\` and \`instance\` come from \`OTEL_SERVICE_NAME\` and the process.

Labels never hold an id, an address or a text, and each metric has a bound on its series: what comes beyond the values
declared is one series more, \`otel_metric_overflow="true"\`. Gauges that are read from a database are read by every
replica at each export, and all tell the same: take their \`max\`, not their sum.

This page is written from the declarations (\`packages/telemetry/src/metrics\`), and a test holds it to them:
\`npx vitest run packages/telemetry/test/metrics.test.ts --update\` writes it anew.
`;

/** docs/metrics.md, as the declarations make it. */
export function metricsPage(): string {
  const sections = [section('Every process', ofProcesses), section('The services', ofServices)];
  return `${[begin, ...sections].join('\n')}`;
}

function section(title: string, declared: Readonly<Record<string, Declaration>>): string {
  return `## ${title}\n\n${Object.entries(declared).map(paragraph).join('\n')}`;
}

function paragraph([name, declaration]: [string, Declaration]): string {
  const { kind, unit, description, why, labels = {}, cost, recordedBy } = declaration;
  const lines = [
    `\`${prometheusName(name, declaration)}\`: ${kind}${unit === '' ? '' : `, in ${unit}`}. ${description} ${why}`,
    ...Object.entries(labels).map(([label, values]) => `- \`${label}\`: ${valuesOf(values)}`),
    ...(cost === undefined ? [] : [`- Cost of a read: ${cost}`]),
    ...(recordedBy === undefined ? [] : [`- Recorded by \`${recordedBy}\`.`]),
  ];
  return `### \`${name}\`\n\n${lines.map((line, at) => (at === 1 ? `\n${line}` : line)).join('\n')}\n`;
}

function valuesOf(values: NonNullable<Declaration['labels']>[string]): string {
  if (!('most' in values)) return values.map((value) => `\`${value}\``).join(', ');
  return `${values.are}, ${values.most} at most${values.optional ? '; may be left out' : ''}`;
}
