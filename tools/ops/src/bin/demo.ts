import { readFileSync } from 'node:fs';
import { adminSettings, type DemoAccount, openServices } from '@review-reply/admin';
import { parseConfig } from '@review-reply/config';
import { goDemo } from '../outside/demo.ts';

/** What the demo's way is gone with, from within a network of containers. */
export interface DemoConfig {
  readonly baseUrl: string;
  readonly simulatorUrl: string;
  readonly account: DemoAccount;
  /** As tools/admin is set up. */
  readonly admin: Readonly<Record<string, string>>;
}

const { admin, ...way } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as DemoConfig;
const services = openServices(parseConfig(adminSettings, admin));
try {
  for (const line of await goDemo({ ...way, services })) console.log(line);
} finally {
  services.close();
}
