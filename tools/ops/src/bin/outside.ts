import { readFileSync } from 'node:fs';
import { adminSettings, openServices } from '@review-reply/admin';
import { parseConfig } from '@review-reply/config';
import { startSimulator } from '@review-reply/platform-simulator';
import { serviceAddresses } from '../outside/addresses.ts';
import { openFront } from '../outside/front.ts';
import type { Message, OutsideConfig, Reply } from '../outside/protocol.ts';
import { createTasks } from '../outside/tasks.ts';

/**
 * Everybody outside of the cluster: the platforms, customers, clients of the API. It is told what to do by messages.
 */
const config = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as OutsideConfig;
const { googleClientSecret, certificates, rpcDir } = config;
const simulator = await startSimulator({ host: '127.0.0.1', googleClientSecret });
await openFront({ certificates, simulatorPort: Number(new URL(simulator.url).port) });
const services = openServices(parseConfig(adminSettings, { ...serviceAddresses, RPC_DIR: rpcDir }));
const tasks = createTasks({ services, simulatorUrl: simulator.url });

process.on('message', (message: Message) => {
  const run = tasks[message.task] as (...args: readonly unknown[]) => Promise<unknown>;
  run(...message.args).then(
    (result) => answer({ result: result ?? null }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
answer({ result: 'ready' });

function answer(reply: Reply): void {
  process.send?.(reply);
}
