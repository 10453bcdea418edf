import { expect, it, onTestFinished } from 'vitest';
import { startCollector } from '../../../../packages/telemetry/test/collector.ts';
import { runFixture } from '../../../../packages/telemetry/test/run-fixture.ts';

it('tells credentials of platforms, and the access had by them, in no span, log line or error', async () => {
  const collector = await startCollector();
  onTestFinished(() => collector.close());
  const run = await runFixture(new URL('traced-platforms.ts', import.meta.url).href, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  expect(run.code, run.stderr).toBe(0);
  const secrets: Readonly<Record<string, readonly string[]>> = JSON.parse(run.stdout);
  const spans = collector.spans();
  for (const [source, ofSource] of Object.entries(secrets)) {
    // Each that failed, and what was asked of the platform below each.
    for (const call of ['login', 'list']) {
      const attempts = spans.filter(({ name }) => name === `${source} ${call}`);
      expect(attempts.filter(({ attributes }) => attributes.some(({ key }) => key === 'error.type'))).not.toEqual([]);
      const below = spans.filter(({ parentSpanId }) => attempts.some(({ spanId }) => spanId === parentSpanId));
      expect(
        below.some(({ scope }) => scope.endsWith('undici')),
        `${source} ${call}`,
      ).toBe(true);
    }
    for (const secret of ofSource) {
      expect(secret).toMatch(/.{8}/);
      for (const told of [...collector.bodies, run.stderr]) expect(told).not.toContain(secret);
    }
  }
});
