import { type ServiceName, serviceNames } from '@review-reply/rpc';
import { Argument, type Command } from 'commander';
import { run } from './run.ts';

/** Events that a service could not handle: they wait with their key until an operator decides. */
export function addParkedCommands(program: Command): void {
  const parked = program.command('parked').description('events that could not be handled: list, retry, skip');
  parked
    .command('list')
    .addArgument(serviceArgument())
    .description(`parked events of a service (${serviceNames.join(', ')}), oldest first`)
    .action((service: ServiceName) =>
      run((services) => services.operations(service).listParkedEvents({}, services.operator)),
    );
  parked
    .command('retry')
    .addArgument(serviceArgument())
    .argument('<topic>')
    .argument('<key>')
    .description('handle the parked events of a key again, in their order')
    .action((service: ServiceName, topic: string, key: string) =>
      run((services) => services.operations(service).retryParkedEvents({ topic, key }, services.operator)),
    );
  parked
    .command('skip')
    .addArgument(serviceArgument())
    .argument('<event-id>')
    .description('give one event up')
    .action((service: ServiceName, eventId: string) =>
      run((services) => services.operations(service).skipParkedEvent({ eventId }, services.operator)),
    );
}

const serviceArgument = () => new Argument('<service>').choices(serviceNames);
