import { parseArgs } from 'node:util';

export interface StartOptions {
  readonly fresh: boolean;
  readonly verbose: boolean;
  readonly help: boolean;
  readonly port: number | undefined;
  readonly simulatorPort: number | undefined;
}

export const startUsage = `Usage: npm start -- [options]

Runs the whole platform on this machine until Ctrl-C. Its data is kept below .local/ from run to run.

  --fresh                  begin without the data of earlier runs
  --verbose                show what the services log (it is always in .local/logs)
  --port <number>          port of the API (8080)
  --simulator-port <number> port of the platform simulator (8090)
  --help                   show this

POSTGRES_URL, REDIS_URL and KAFKA_BROKERS name servers to use instead of the ones that it would start.`;

/** @throws Error that says what is wrong with the arguments */
export function parseStartOptions(args: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      fresh: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      port: { type: 'string' },
      'simulator-port': { type: 'string' },
    },
  });
  return {
    fresh: values.fresh,
    verbose: values.verbose,
    help: values.help,
    port: portOf('--port', values.port),
    simulatorPort: portOf('--simulator-port', values['simulator-port']),
  };
}

function portOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} needs a port from 1 to 65535.`);
  return port;
}
