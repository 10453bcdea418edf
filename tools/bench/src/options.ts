import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Names of what to run; all when none is given. */
  readonly names: readonly string[];
  readonly rounds: number;
  /** Length of what is measured by time, a side and round. */
  readonly seconds: number;
  /** Rows of the long list. */
  readonly reviews: number;
  /** Deliveries drained by the service a round. */
  readonly deliveries: number;
  /** Whether each process of the platform writes a profile of its processor time. */
  readonly profile: boolean;
  readonly help: boolean;
}

const roundsByDefault = 5;
const secondsByDefault = 4;
const reviewsByDefault = 1_000_000;
const deliveriesByDefault = 20_000;

export const usage = (benchmarks: ReadonlyMap<string, { readonly about: string }>) => `\
Usage: npm run bench -- [name …] [options]

${[...benchmarks].map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`).join('\n')}

  --rounds <n>      rounds of two sides in turn (${roundsByDefault})
  --seconds <n>     length of what is measured by time, for each side and round (${secondsByDefault})
  --reviews <n>     length of the list in "pages" (${reviewsByDefault.toLocaleString('en')})
  --deliveries <n>  deliveries drained a round in "webhooks" (${deliveriesByDefault.toLocaleString('en')})
  --profile         keep a CPU profile of each service in .local/bench/profiles (it slows them down)
  --help            show this

Without a name, all of them. Each starts what it needs in a temporary folder. Nothing fails because it is slow.
POSTGRES_URL, REDIS_URL and KAFKA_BROKERS name servers to use instead, whose processor time is then not known.`;

/** @throws Error that says what is wrong with the arguments */
export function parseBenchOptions(args: readonly string[], known: ReadonlySet<string>): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: String(roundsByDefault) },
      seconds: { type: 'string', default: String(secondsByDefault) },
      reviews: { type: 'string', default: String(reviewsByDefault) },
      deliveries: { type: 'string', default: String(deliveriesByDefault) },
      profile: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const unknown = positionals.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`There is no benchmark "${unknown}", only ${[...known].join(', ')}.`);
  return {
    names: positionals.length > 0 ? positionals : [...known],
    rounds: wholeNumber('--rounds', values.rounds, 1, 100),
    seconds: wholeNumber('--seconds', values.seconds, 1, 3_600),
    reviews: wholeNumber('--reviews', values.reviews, 1_000, 100_000_000),
    deliveries: wholeNumber('--deliveries', values.deliveries, 100, 10_000_000),
    profile: values.profile,
    help: values.help,
  };
}

function wholeNumber(option: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(`${option} needs a whole number from ${min} to ${max}, not "${text}".`);
  return value;
}
