import type { Command } from 'commander';
import { run } from './run.ts';

export function addReviewCommands(program: Command): void {
  program
    .command('reviews')
    .description('reviews and how they are read')
    .command('status')
    .description('reads that are under way with how far they have come, those that never ended, and those that fail')
    .action(() => run(({ reviews, operator }) => reviews.listReads({}, operator)));
}
