import { type ServiceName, serviceNames } from '@review-reply/rpc';
import { type Command, InvalidArgumentError } from 'commander';

import { run } from './run.ts';

/** Events that a service could not handle: they wait with their key until an operator decides. */
export function addParkedCommands(program: Command): void {
  const parked = program.command('parked').description('events that could not be handled: list, retry, skip');
  parked
    .command('list <service>')
    .description(`parked events of a service (${serviceNames.join(', ')}), oldest first`)
    .action((service: string) =>
      run((services) => services.operations(parseService(service)).listParkedEvents({}, services.operator)),
    );
  parked
    .command('retry <service> <topic> <key>')
    .description('handle the parked events of a key again, in their order')
    .action((service: string, topic: string, key: string) =>
      run((services) =>
        services.operations(parseService(service)).retryParkedEvents({ topic, key }, services.operator),
      ),
    );
  parked
    .command('skip <service> <event-id>')
    .description('give one event up')
    .action((service: string, eventId: string) =>
      run((services) => services.operations(parseService(service)).skipParkedEvent({ eventId }, services.operator)),
    );
}

function parseService(text: string): ServiceName {
  const service = serviceNames.find((name) => name === text);
  if (service === undefined) throw new InvalidArgumentError(`It must be one of ${serviceNames.join(', ')}.`);
  return service;
}
