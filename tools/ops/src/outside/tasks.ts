import { type DemoAccount, type Services, seedDemo } from '@review-reply/admin';
import { delayReply, goDemo, withoutPlan } from './demo.ts';
import { publicUrlOf } from './front.ts';
import { type RunningLoad, startLoad } from './load.ts';
import type { Tasks } from './protocol.ts';

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
    demo: async (baseUrl) => goDemo({ baseUrl, simulatorUrl, services, account: withoutPlan(accounts), publicUrlOf }),
    delayReply: (byMs) => delayReply(simulatorUrl, byMs),
    startLoad: async (baseUrl) => {
      load = await startLoad({ baseUrl, services, simulatorUrl });
    },
    mark: async (phase) => running().mark(phase),
    endLoad: () => running().end(),
  };
}
