import { type DemoAccount, type Services, seedDemo } from '@review-reply/admin';
import { createApiClient, createStepRunner, runDemo } from '@review-reply/demo';
import { publicUrlOf } from './front.ts';
import { type RunningLoad, startLoad } from './load.ts';
import type { Tasks } from './protocol.ts';

const grantedMilliSuns = 10_000n;

interface Outside {
  readonly services: Services;
  readonly simulatorUrl: string;
}

export function createTasks({ services, simulatorUrl }: Outside): Tasks {
  let accounts: readonly DemoAccount[] = [];
  let load: RunningLoad | undefined;
  const running = () => {
    if (load === undefined) throw new Error('No load was started.');
    return load;
  };
  return {
    seed: async () => {
      accounts = await seedDemo(services, simulatorUrl);
    },
    demo: async (baseUrl) => {
      const account = accounts.find(({ name }) => /without a plan/.test(name));
      const [place] = account?.places ?? [];
      if (!account?.client_id || !account.client_secret || place === undefined) throw new Error('No demo account.');
      const lines: string[] = [];
      await runDemo({
        api: createApiClient(baseUrl),
        simulatorUrl,
        account: { client_id: account.client_id, client_secret: account.client_secret, place_id: place.place_id },
        step: createStepRunner((line) => lines.push(line)),
        publicUrlOf,
        grantSuns: async (accountId) => {
          const grant = { accountId: BigInt(accountId), amountMilliSuns: grantedMilliSuns, reason: 'Demo' };
          await services.billing.grantSuns(
            { ...grant, idempotencyKey: `demo-${crypto.randomUUID()}` },
            services.operator,
          );
        },
      });
      return lines;
    },
    startLoad: async (baseUrl) => {
      load = await startLoad({ baseUrl, services, simulatorUrl });
    },
    mark: async (phase) => running().mark(phase),
    endLoad: () => running().end(),
  };
}
