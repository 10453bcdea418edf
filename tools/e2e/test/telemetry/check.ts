import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Declaration, declaredMetrics, prometheusName } from '@review-reply/telemetry';
import { parse } from 'yaml';
import { findSilentQueries, readDashboards, toPromQl } from '../../src/dashboards.ts';
import { alertOf } from '../../src/drill/cause.ts';
import { causes } from '../../src/drill/causes.ts';
import { findFaults, readNamed } from '../../src/pages.ts';

/**
 * `npm run telemetry:check`: Prometheus and its Alertmanager read what deploy/telemetry gives them, every alert is
 * tried both ways and has its page and a cause in a drill, and nothing asks for what is not there. promtool and amtool
 * come from PATH. `npm run telemetry:check -- http://127.0.0.1:9090` asks that Prometheus too, and lists the queries
 * that find nothing.
 */
const root = path.resolve(import.meta.dirname, '../../../..');
const telemetry = path.join(root, 'deploy/telemetry');
const hourMs = 3_600_000;
const problems: string[] = [];

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly labels?: Readonly<Record<string, string>>;
}
interface RuleFile {
  readonly groups: ReadonlyArray<{ readonly rules: readonly Rule[] }>;
}
interface TestFile {
  readonly tests: ReadonlyArray<{
    readonly alert_rule_test: ReadonlyArray<{ readonly alertname: string; readonly exp_alerts?: readonly unknown[] }>;
  }>;
}

function run(command: string, ...args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: telemetry, encoding: 'utf8' });
  if (status !== 0) problems.push(`${command} ${args.join(' ')}:\n${error ?? `${stdout}${stderr}`}`);
}

const read = (file: string) => readFileSync(path.join(telemetry, file), 'utf8');
const files = (pattern: string) => globSync(pattern, { cwd: telemetry }).sort();
const testFiles = files('rules/*.test.yml');
const ruleFiles = files('rules/*.yml').filter((file) => !testFiles.includes(file));
const rules = ruleFiles.flatMap((file) => (parse(read(file)) as RuleFile).groups).flatMap((group) => group.rules);
const alerts = rules.flatMap(({ alert, labels }) =>
  alert === undefined ? [] : [{ alert, severity: labels?.severity }],
);

run('promtool', 'check', 'rules', ...ruleFiles);
run('promtool', 'test', 'rules', ...testFiles);
run('promtool', 'check', 'config', 'prometheus.yml');
run('amtool', 'check-config', 'alertmanager.yml');
for (const { alert, severity } of alerts) {
  const receiver = severity === 'page' ? 'pages' : 'tickets';
  if (severity !== 'page' && severity !== 'ticket') problems.push(`${alert} is neither a page nor a ticket.`);
  // One that stands for all of a severity, and the one whose silence hides others.
  if (!['LedgerViolated', 'EventsParked', 'ServiceSilent'].includes(alert)) continue;
  const labels = [`alertname=${alert}`, `severity=${severity}`, 'job=billing'];
  run(
    'amtool',
    'config',
    'routes',
    'test',
    '--config.file=alertmanager.yml',
    `--verify.receivers=${receiver}`,
    ...labels,
  );
}

/** Each alert fires in a test, and stays silent in another. */
const tried = testFiles
  .flatMap((file) => (parse(read(file)) as TestFile).tests)
  .flatMap((test) => test.alert_rule_test);
for (const { alert } of alerts)
  for (const fires of [true, false])
    if (!tried.some(({ alertname, exp_alerts: expected = [] }) => alertname === alert && expected.length > 0 === fires))
      problems.push(`No test in which ${alert} ${fires ? 'fires' : 'stays silent'}.`);

/** Each alert has its page, and each page its alert; what they tell to run is there. */
const pages = globSync('docs/runbooks/*.md', { cwd: root });
const names = pages.map((page) => path.basename(page, '.md'));
for (const { alert } of alerts) if (!names.includes(alert)) problems.push(`${alert} has no page in docs/runbooks.`);
for (const name of names) if (!alerts.some(({ alert }) => alert === name)) problems.push(`No alert is called ${name}.`);
const named = readNamed(root);
for (const page of [...pages, 'docs/upgrade.md', ...globSync('deploy/**/*.md', { cwd: root })])
  for (const fault of findFaults(readFileSync(path.join(root, page), 'utf8'), named))
    problems.push(`${page}: ${fault}`);

/** A drill gives each alert its cause. */
const caused = causes.flat().flatMap((cause) => cause.alerts.map(alertOf));
for (const { alert } of alerts) if (!caused.includes(alert)) problems.push(`${alert} has no cause in a drill.`);
for (const name of caused)
  if (!alerts.some(({ alert }) => alert === name)) problems.push(`A drill waits for ${name}, which is no alert.`);

/** Whatever asks for a metric asks for one that is declared, and all that is declared is on a dashboard. */
const series = new Set(['ALERTS', ...rules.flatMap(({ record }) => record ?? [])]);
const metrics = new Map<string, readonly string[]>();
for (const [name, declaration] of Object.entries(declaredMetrics as Readonly<Record<string, Declaration>>)) {
  const base = prometheusName(name, declaration);
  const all = declaration.kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => base + end) : [base];
  metrics.set(base, all);
  for (const one of all) series.add(one);
}
const shown = readDashboards();
const asked = [...rules.map(({ alert, record, expr }) => ({ where: alert ?? record ?? '', expr })), ...shown];
/** Names of metrics are the words that stand before a selector, a range or an end, and are no function. */
const namesIn = (expr: string) =>
  [
    ...expr
      .replaceAll(/"[^"]*"|\{[^}]*\}|\b(by|on|without|group_left)\s*\([^)]*\)/g, ' ')
      .matchAll(/[a-zA-Z_:][\w:]*(?!\w*\s*\()/g),
  ]
    .map(([name]) => name)
    .filter((name) => name.includes('_') || name.includes(':') || name === 'ALERTS')
    .filter((name) => !/^(avg|max|min|sum|histogram)_/.test(name) && name !== '__rate_interval');
for (const { where, expr } of asked)
  for (const name of namesIn(expr))
    if (!series.has(name)) problems.push(`${where} asks for ${name}, which is not declared.`);
const onDashboards = new Set(shown.flatMap(({ expr }) => namesIn(expr)));
for (const [base, all] of metrics)
  if (!all.some((one) => onDashboards.has(one))) problems.push(`${base} is on no dashboard.`);

/** What the containers mount is there. */
const compose = parse(readFileSync(path.join(root, 'deploy/docker-compose.telemetry.yml'), 'utf8'), {
  merge: true,
}) as {
  readonly services: Readonly<Record<string, { readonly volumes?: readonly string[] }>>;
};
for (const [name, { volumes = [] }] of Object.entries(compose.services))
  for (const [source = ''] of volumes.map((volume) => volume.split(':')))
    if (source.startsWith('.') && !existsSync(path.join(root, 'deploy', source)))
      problems.push(`${name} mounts ${source}, which is not there.`);

/** promtool reads expressions in rules alone. */
const folder = mkdtempSync(path.join(tmpdir(), 'dashboards-'));
const asRules = shown.map((query, at) => ({ record: `query:${at}`, expr: toPromQl(query) }));
writeFileSync(path.join(folder, 'rules.yml'), JSON.stringify({ groups: [{ name: 'dashboards', rules: asRules }] }));
run('promtool', 'check', 'rules', path.join(folder, 'rules.yml'));
rmSync(folder, { recursive: true });

/** With a Prometheus that has seen a load, its address is the argument: which queries find something there? */
const [prometheus] = process.argv.slice(2);
if (prometheus !== undefined) {
  const silent = await findSilentQueries(prometheus, hourMs);
  console.log(`${shown.length - silent.length} of ${shown.length} queries had series in the last hour. Without any:`);
  for (const { where } of silent) console.log(`- ${where}`);
}

for (const problem of problems) console.error(problem);
console.log(
  `${alerts.length} alerts, ${shown.length} queries of ${new Set(shown.map(({ file }) => file)).size} dashboards: ${problems.length} problems.`,
);
process.exitCode = problems.length > 0 || alerts.length === 0 || shown.length === 0 ? 1 : 0;
