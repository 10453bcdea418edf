import type { DemoAccount, Services } from '@review-reply/admin';
import { createApiClient, createStepRunner, runDemo } from '@review-reply/demo';
import { openSimulator } from '@review-reply/e2e/client';

const grantedMilliSuns = 10_000n;

interface DemoWay {
  readonly baseUrl: string;
  readonly simulatorUrl: string;
  readonly services: Services;
  readonly account: DemoAccount;
  /** As in runDemo. */
  readonly publicUrlOf?: (url: string) => string;
}

/** The demo's way. @returns the lines that it printed */
export async function goDemo({ baseUrl, simulatorUrl, services, account, publicUrlOf }: DemoWay): Promise<string[]> {
  const { client_id, client_secret, places } = account;
  const [place] = places;
  if (!client_id || !client_secret || place === undefined) throw new Error('No demo account.');
  const lines: string[] = [];
  await runDemo({
    api: createApiClient(baseUrl),
    simulatorUrl,
    account: { client_id, client_secret, place_id: place.place_id },
    step: createStepRunner((line) => lines.push(line)),
    ...(publicUrlOf === undefined ? {} : { publicUrlOf }),
    grantSuns: async (accountId) => {
      const grant = { accountId: BigInt(accountId), amountMilliSuns: grantedMilliSuns, reason: 'Demo' };
      await services.billing.grantSuns({ ...grant, idempotencyKey: `demo-${crypto.randomUUID()}` }, services.operator);
    },
  });
  return lines;
}

/** Lines of the demo that begin a step; the others tell of it. */
export const countSteps = (lines: readonly string[]) => lines.filter((line) => /^ ?\d+\./.test(line)).length;

/** Has the platform take its time with the next reply. */
export const delayReply = (simulatorUrl: string, byMs: number) =>
  openSimulator(simulatorUrl).addFault({ target: 'google.reviews.reply', delay_ms: byMs, times: 1 });

/** The account that spends Suns. */
export function withoutPlan(accounts: readonly DemoAccount[]): DemoAccount {
  const account = accounts.find(({ name }) => /without a plan/.test(name));
  if (account === undefined) throw new Error('No demo account is without a plan.');
  return account;
}
