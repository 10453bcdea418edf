import { setTimeout as delay } from 'node:timers/promises';
import { findSilentQueries } from '../dashboards.ts';
import { alertOf, type Cause, type Stage } from './cause.ts';
import { causes } from './causes.ts';
import { type MetricsReceiver, openMetricsReceiver } from './metrics-receiver.ts';
import { type Prometheus, startPrometheus } from './prometheus.ts';
import type { AlertRecord, DrillOptions, Verdict } from './result.ts';

/** With rules twenty times quicker, ten minutes of an alert's wait are half a minute. */
const quicker = 20;
/** A process that is silent for so long is no longer told of: the collector's five minutes. */
const forgetAfterMs = 300_000 / quicker;
const exportEveryMs = 1_000;
const quietMs = 45_000;
const firesWithinMs = 180_000;
const clearsWithinMs = 300_000;
const lookEveryMs = 1_000;
/** Of the dashboards' rates, as Grafana chooses it for metrics that come each second. */
const rateRange = '15s';

/** What looks at the platform's metrics, and tells operators. */
export interface Watch {
  /** For every process. */
  readonly env: Readonly<Record<string, string>>;
  readonly receiver: MetricsReceiver;
  readonly prometheus: Prometheus;
  close(): Promise<void>;
}

export async function openWatch(): Promise<Watch> {
  const receiver = await openMetricsReceiver(forgetAfterMs);
  const prometheus = await startPrometheus(receiver.address, quicker);
  return {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_METRIC_EXPORT_INTERVAL: String(exportEveryMs),
      OTEL_TRACES_EXPORTER: 'none',
    },
    receiver,
    prometheus,
    close: async () => {
      await prometheus.close();
      await receiver.close();
    },
  };
}

/** Keeps a record of what fires; times in milliseconds since `startedAt`. */
function follow(prometheus: Prometheus, startedAt: number) {
  const records = new Map<string, { -readonly [Name in keyof AlertRecord]: AlertRecord[Name] }>();
  const past: AlertRecord[] = [];
  const look = async () => {
    const at = performance.now() - startedAt;
    const firing = new Map((await prometheus.firing()).map((one) => [JSON.stringify(one), one]));
    for (const [key, { alert, labels }] of firing)
      if (!records.has(key)) records.set(key, { alert, labels, firedAt: at, clearedAt: null });
    for (const [key, record] of records)
      if (!firing.has(key)) {
        past.push({ ...record, clearedAt: at });
        records.delete(key);
      }
  };
  const timer = setInterval(() => void look().catch(() => {}), lookEveryMs);
  return {
    /**
     * Names of alerts; an objective's with what it is for. How quick answers are is left to how busy the machine is.
     */
    now: () => new Set([...records.values()].filter(({ labels }) => !labels.slo?.endsWith('_quick')).map(nameOf)),
    all: (): AlertRecord[] => [...past, ...records.values()].sort((a, b) => a.firedAt - b.firedAt),
    stop: () => clearInterval(timer),
  };
}

const nameOf = ({ alert, labels: { slo } }: AlertRecord) => (slo === undefined ? alert : `${alert} of ${slo}`);

/** Gives each alert its cause, and waits until it fires, and until it has cleared after the cause was taken away. */
export async function drillAlerts(
  stage: Stage & { readonly startedAt: number },
  { progress, signal, only }: Pick<DrillOptions, 'progress' | 'signal' | 'only'>,
): Promise<{ readonly verdicts: Verdict[]; readonly alerts: AlertRecord[] }> {
  const followed = follow(stage.watch.prometheus, stage.startedAt);
  const isFiring = (name: string) => followed.now().has(name);
  const verdicts: Verdict[] = [];
  const conclude = (what: string, problem: string | null) => {
    verdicts.push({ what, problem });
    progress(problem === null ? `held: ${what}` : `BROKEN: ${what}: ${problem}`);
  };
  const until = async (is: () => boolean, withinMs: number) => {
    const deadline = performance.now() + withinMs;
    while (!is() && performance.now() < deadline && !signal?.aborted) await delay(lookEveryMs);
    return is();
  };
  progress('alerts: a while in which nothing is wrong');
  await until(() => followed.now().size === 0, clearsWithinMs);
  await until(() => false, quietMs);
  conclude('No alert fires while nothing is wrong', [...followed.now()].join(', ') || null);
  const give = async ({ what, alerts, begin }: Cause) => {
    const end = await begin(stage);
    const wait = alerts.map(async (alert) => ({ alert, fires: await until(() => isFiring(alert), firesWithinMs) }));
    const fired = await Promise.all(wait);
    await end();
    if (signal?.aborted) return;
    for (const { alert, fires } of fired) {
      const clears = fires && (await until(() => !isFiring(alert), clearsWithinMs));
      conclude(
        `${alert} fires when ${what}, and clears`,
        fires ? (clears ? null : 'It does not clear.') : 'It is silent.',
      );
    }
  };
  const isAsked = ({ alerts }: Cause) => only === undefined || alerts.some((name) => only.includes(alertOf(name)));
  for (const row of causes) {
    const together = row.filter(isAsked);
    if (signal?.aborted || together.length === 0) continue;
    await Promise.all(
      together.map((cause) =>
        give(cause).catch((error: unknown) => conclude(`${cause.what}: it could be had`, String(error))),
      ),
    );
    await until(() => followed.now().size === 0, clearsWithinMs);
  }
  followed.stop();
  const silent = await findSilentQueries(stage.watch.prometheus.url, performance.now() - stage.startedAt, rateRange);
  progress(`queries of the dashboards without series: ${silent.map(({ where }) => where).join(', ') || 'none'}`);
  return { verdicts, alerts: followed.all() };
}
