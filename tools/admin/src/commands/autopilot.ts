import type { Command } from 'commander';
import { run } from './run.ts';

export function addAutopilotCommands(program: Command): void {
  program
    .command('autopilot')
    .description('replies that are published without their holder: what it would do')
    .command('preview <place>')
    .description('what autopilot would do within a day at a place, for each account that has it; nothing is written')
    .action((placeId: string) => run(({ reviews, operator }) => reviews.previewAutopilot({ placeId }, operator)));
}
