import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { observe } from './record.ts';

const nsPerS = 1e9;
const resolutionMs = 10;

/** Measures this process for as long as it lives, with what Node has for it. */
export function measureProcess(): void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let before = performance.eventLoopUtilization();
  observe(['nodejs.eventloop.delay.p99', 'nodejs.eventloop.utilization', 'process.memory.usage'], (tell) => {
    const now = performance.eventLoopUtilization();
    // The timer's own wait is none of the loop's.
    tell('nodejs.eventloop.delay.p99', Math.max(0, delay.percentile(99) / nsPerS - resolutionMs / 1_000));
    tell('nodejs.eventloop.utilization', performance.eventLoopUtilization(now, before).utilization);
    tell('process.memory.usage', process.memoryUsage.rss());
    delay.reset();
    before = now;
  });
}
