import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cacheDir, hashOf, keepFolder } from '@review-reply/infra';

const sources = ['go.mod', 'go.sum', 'main.go'].map((file) => path.join(import.meta.dirname, file));

/** As production has it. */
export const configuration = path.resolve(import.meta.dirname, '../../../../deploy/telemetry/collector.yaml');

/** Arguments by which it has one configuration and a few lines besides, and hands on traces in plain JSON. */
export const configsOf = (file: string, others: readonly string[] = []): string[] =>
  [
    file,
    ...[
      ...others,
      'exporters::otlphttp/traces::encoding: json',
      'exporters::otlphttp/traces::compression: none',
      // Its own metrics, which nobody fetches here, would take a fixed port.
      'service::telemetry::metrics::level: none',
    ].map((line) => `yaml:${line}`),
  ].flatMap((config) => ['--config', config]);

/**
 * The collector's program, out of a folder of the user's that keeps it; compiled there by Go, for some minutes, when it
 * is not there yet.
 */
export async function obtainCollector(): Promise<string> {
  const hash = hashOf(...sources.map((file) => readFileSync(file)));
  const folder = await keepFolder(path.join(cacheDir, 'collector', hash), async (unfinished) => {
    execFileSync('go', ['build', '-trimpath', '-ldflags=-s -w', '-o', path.join(unfinished, 'collector'), '.'], {
      cwd: import.meta.dirname,
      env: { ...process.env, CGO_ENABLED: '0' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  });
  return path.join(folder, 'collector');
}
