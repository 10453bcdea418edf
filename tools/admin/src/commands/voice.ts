import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { z } from 'zod';
import { parseId } from '../arguments.ts';
import { run } from './run.ts';

const setHelp = `
The file is JSON, or - for standard input:
{"snippets": [{"topic": "parking", "words": ["car park"], "text": "Guests find the car park behind the house."}],
 "samples": [{"rating": 5, "text": "Thank you, and see you soon."}]}
A snippet is said as it stands where a review of up to three stars, or one that asks, speaks of its topic by that or one
of the words, in the text's language. Samples are replies that the owner wrote. Neither may promise, offer or admit
anything, insult, or send to others: each such fault is named, and nothing is kept. It replaces all that the place had.`;

/** What else is in the file is a fault; lengths and counts the service judges. */
const voiceFile = z.strictObject({
  snippets: z
    .array(z.strictObject({ topic: z.string(), words: z.array(z.string()).default([]), text: z.string() }))
    .default([]),
  samples: z.array(z.strictObject({ rating: z.int(), text: z.string() })).default([]),
});

export function addVoiceCommands(program: Command): void {
  const voice = program.command('voice').description("the owner's own words for a place, which suggestions use");
  const account = ['--account <account>', 'whose place, where several accounts hold it', parseId] as const;
  voice
    .command('show <place>')
    .description('the snippets and samples that a place has')
    .option(...account)
    .action((placeId: string, { account: accountId }: { account?: bigint }) =>
      run(async ({ reviews, operator }) => (await reviews.getVoice(named(placeId, accountId), operator)).voice),
    );
  voice
    .command('set <place> <file>')
    .description("keep these answers to topics and these samples of the owner's replies")
    .option(...account)
    .addHelpText('after', setHelp)
    .action((placeId: string, file: string, { account: accountId }: { account?: bigint }) =>
      run(async ({ reviews, operator }) => {
        const words = await readVoice(file);
        await reviews.setVoice({ ...named(placeId, accountId), voice: words }, operator);
        return { snippets: words.snippets.length, samples: words.samples.length };
      }),
    );
}

const named = (placeId: string, accountId: bigint | undefined) => ({
  placeId,
  ...(accountId === undefined ? {} : { accountId }),
});

/** @throws Error naming every fault of form */
async function readVoice(file: string): Promise<z.output<typeof voiceFile>> {
  const parsed = voiceFile.safeParse(
    parse(file, file === '-' ? await text(process.stdin) : await readFile(file, 'utf8')),
  );
  if (parsed.success) return parsed.data;
  throw new Error(`${file}:\n${z.prettifyError(parsed.error)}`);
}

function parse(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
}
