import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = new URL('../../../deploy/telemetry/', import.meta.url).pathname;
const points = 200;

/** What a panel asks of Prometheus. */
export interface DashboardQuery {
  readonly file: string;
  /** File and panel. */
  readonly where: string;
  readonly expr: string;
}

interface Dashboard {
  readonly panels: ReadonlyArray<{
    readonly title: string;
    readonly targets: ReadonlyArray<{ readonly expr: string }>;
  }>;
}

/** The queries of the dashboards in deploy/telemetry, one file after another. */
export function readDashboards(): DashboardQuery[] {
  const files = globSync('dashboards/*.json', { cwd: folder }).sort();
  return files.flatMap((file) => {
    const { panels } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Dashboard;
    return panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }) => ({ file, where: `${file}: ${title}`, expr })),
    );
  });
}

/** As Prometheus is asked it. @param range of rates, such as `5m` */
export const toPromQl = ({ expr }: DashboardQuery, range = '5m'): string => expr.replaceAll('$__rate_interval', range);

/**
 * The queries of the dashboards that found nothing in a Prometheus.
 * @param lastMs for how long before now they look
 * @param range of rates
 * @throws Error when it refuses one
 */
export async function findSilentQueries(prometheus: string, lastMs: number, range?: string): Promise<DashboardQuery[]> {
  const silent: DashboardQuery[] = [];
  const end = Date.now() / 1_000;
  for (const query of readDashboards()) {
    const body = new URLSearchParams({
      query: toPromQl(query, range),
      start: String(end - lastMs / 1_000),
      end: String(end),
      step: String(Math.ceil(lastMs / 1_000 / points)),
    });
    const response = await fetch(new URL('/api/v1/query_range', prometheus), { method: 'POST', body });
    const { error, data } = (await response.json()) as { error?: string; data?: { result: readonly unknown[] } };
    if (data === undefined)
      throw new Error(`${query.where}: ${prometheus} refuses ${toPromQl(query, range)}: ${error}`);
    if (data.result.length === 0) silent.push(query);
  }
  return silent;
}
