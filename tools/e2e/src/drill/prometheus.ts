import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@review-reply/infra';
import { eventually } from '@review-reply/testing';
import { parse } from 'yaml';

const rulesDir = new URL('../../../../deploy/telemetry/rules/', import.meta.url);
const ruleFiles = ['objectives.yml', 'platform.yml'];
const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };
const rangeMaxSeconds = 3_600;
const waitMaxSeconds = 600;

/** An alert that fires. */
export interface Firing {
  readonly alert: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** A Prometheus with the platform's rules, in which all that takes time takes a part of it. */
export interface Prometheus {
  readonly url: string;
  firing(): Promise<Firing[]>;
  close(): Promise<void>;
}

interface Rule {
  readonly expr: string;
  readonly for?: string;
}
interface RuleFile {
  readonly groups: ReadonlyArray<{ readonly rules: readonly Rule[] }>;
}

export const hasPrometheus = (): boolean => spawnSync('prometheus', ['--version']).status === 0;

/** However this process ends, its pipe does, too. */
const untilEndOfInput = 'prometheus "$@" & read -r _; kill $!; wait';

/** @param quicker how many times quicker rules are than in production */
export async function startPrometheus(target: string, quicker: number): Promise<Prometheus> {
  const dir = await mkdtemp(path.join(tmpdir(), 'review-reply-prometheus-'));
  await mkdir(path.join(dir, 'rules'));
  for (const file of ruleFiles) {
    const rules = parse(await readFile(new URL(file, rulesDir), 'utf8')) as RuleFile;
    await writeFile(path.join(dir, 'rules', file), JSON.stringify(hasten(rules, quicker)));
  }
  const config = {
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    rule_files: ['rules/*.yml'],
    scrape_configs: [{ job_name: 'drill', honor_labels: true, static_configs: [{ targets: [target] }] }],
  };
  await writeFile(path.join(dir, 'prometheus.yml'), JSON.stringify(config));
  const address = `127.0.0.1:${await freePort()}`;
  const url = `http://${address}`;
  const args = [
    `--config.file=${path.join(dir, 'prometheus.yml')}`,
    `--storage.tsdb.path=${path.join(dir, 'data')}`,
    `--web.listen-address=${address}`,
    `--query.lookback-delta=${Math.ceil(300 / quicker)}s`,
  ];
  const child = spawn('/bin/sh', ['-c', untilEndOfInput, 'sh', ...args], { stdio: ['pipe', 'ignore', 'ignore'] });
  const close = async () => {
    await end(child);
    await rm(dir, { recursive: true, force: true });
  };
  const firing = async (): Promise<Firing[]> => {
    const response = await fetch(`${url}/api/v1/alerts`);
    const { data } = (await response.json()) as {
      data: { alerts: Array<{ state: string; labels: Record<string, string> }> };
    };
    return data.alerts
      .filter(({ state }) => state === 'firing')
      .map(({ labels: { alertname = '', ...labels } }) => ({ alert: alertname, labels }));
  };
  try {
    await eventually(firing);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, firing, close };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.stdin?.end();
  await once(child, 'exit');
}

/**
 * Ranges, waits and ages are divided; what is counted a second or is a share stays as it is. Ranges of more than an
 * hour and waits of more than ten minutes count as those: how long they are is for promtool's tests.
 */
export function hasten(file: RuleFile, quicker: number): RuleFile {
  const part = (amount: string, unit: string, maxSeconds: number) =>
    `${Math.ceil(Math.min(Number(amount) * (unitSeconds[unit] ?? 1), maxSeconds) / quicker)}s`;
  const hastenRule = ({ expr, for: wait, ...rule }: Rule): Rule => ({
    ...rule,
    expr: expr
      .replaceAll(
        /(\[|offset )(\d+)([smhd])/g,
        (_, before, amount, unit) => before + part(amount, unit, rangeMaxSeconds),
      )
      .replaceAll(
        /(_(?:age|overdue|lag)_seconds\)?) > (\d+)(?: \* (\d+))?/g,
        (_, name, amount, times = '1') => `${name} > ${(Number(amount) * Number(times)) / quicker}`,
      ),
    ...(wait !== undefined && {
      for: wait.replaceAll(/(\d+)([smhd])/g, (_, amount, unit) => part(amount, unit, waitMaxSeconds)),
    }),
  });
  return { ...file, groups: file.groups.map((group) => ({ ...group, rules: group.rules.map(hastenRule) })) };
}
