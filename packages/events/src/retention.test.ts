import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rememberedForDays } from './topic.ts';

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const daysKept = 7;

describe('what topics keep is forgotten before what was handled, or who was erased, is', () => {
  it.each([
    ['the broker of a checkout', 'tools/infra/src/servers/kafka-server.ts', /'log\.retention\.hours': (\d+),/, 24],
    ['the broker in containers', 'deploy/docker-compose.yml', /KAFKA_LOG_RETENTION_HOURS: "(\d+)"/, 24],
    ['the topics of every broker', 'packages/events/topics.json', /"retentionHours": (\d+),/, 24],
    ['what this package asks of others', 'packages/events/README.md', /keep events for at most (\d+) days/, 1],
  ])('by %s', (_, file, pattern, ofOneDay) => {
    const [, found] = pattern.exec(read(file)) ?? [];
    expect(Number(found) / ofOneDay).toBe(daysKept);
    expect(daysKept).toBeLessThan(rememberedForDays);
  });
});
