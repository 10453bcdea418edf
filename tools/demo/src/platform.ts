import { adminSettings, openServices } from '@review-reply/admin';
import { parseConfig } from '@review-reply/config';
import {
  localDir,
  type PlatformFile,
  readPlatformFile,
  readRunningSettings,
  runStart,
  seed,
} from '@review-reply/infra';
import type { DemoAccountKey } from './run-demo.ts';

const grantedMilliSuns = 10_000n;

export interface DemoPlatform {
  readonly baseUrl: string;
  readonly simulatorUrl: string;
  readonly account: DemoAccountKey;
  grantSuns(accountId: number): Promise<void>;
  /** Ends what was started for the demo; a platform that ran before goes on. */
  stop(): Promise<void>;
}

/** The platform that runs here already, or one started for the demo. */
export async function findOrStartPlatform(print: (line: string) => void): Promise<DemoPlatform> {
  const running = await findRunning();
  if (running !== undefined) {
    print(`Using the platform at ${running.base_url}.`);
    return describe(running, async () => {});
  }
  const options = { help: false, fresh: false, verbose: false, port: undefined, simulatorPort: undefined };
  const started = await runStart({ options, dir: localDir, env: process.env, seed, print, quiet: true });
  const file = await readPlatformFile(localDir);
  if (file === undefined) throw new Error('The platform started without writing .local/platform.json.');
  return describe(file, () => started.stop());
}

async function findRunning(): Promise<PlatformFile | undefined> {
  const file = await readPlatformFile(localDir);
  if (file === undefined) return undefined;
  const answer = await fetch(new URL('/healthz', file.base_url)).catch(() => undefined);
  return answer?.ok ? file : undefined;
}

function describe(file: PlatformFile, stop: () => Promise<void>): DemoPlatform {
  // The one without a plan: its suggestions are paid with Suns.
  const account = file.accounts.find(({ name, kind }) => kind === 'standard' && /without a plan/.test(name));
  const [place] = account?.places ?? [];
  if (!account?.client_id || !account.client_secret || place === undefined) {
    throw new Error(
      '.local/platform.json names no standard account without a plan. Start anew with: npm start -- --fresh',
    );
  }
  return {
    baseUrl: file.base_url,
    simulatorUrl: file.simulator_url,
    account: { client_id: account.client_id, client_secret: account.client_secret, place_id: place.place_id },
    grantSuns: async (accountId) => {
      const services = openServices(parseConfig(adminSettings, (await readRunningSettings(localDir)) ?? {}));
      try {
        const grant = { accountId: BigInt(accountId), amountMilliSuns: grantedMilliSuns, reason: 'Demo' };
        await services.billing.grantSuns(
          { ...grant, idempotencyKey: `demo-${crypto.randomUUID()}` },
          services.operator,
        );
      } finally {
        services.close();
      }
    },
    stop,
  };
}
