/**
 * Has every platform give access, be read, fail and refuse, its calls traced as in a service; run under the preload.
 * What nobody may be told goes to standard output, by platform, as JSON; logs and errors to standard error.
 */
import { inspect } from 'node:util';
import { createLogger, shutdownTelemetry, withoutTrace, withSpan } from '@review-reply/telemetry';
import type { platforms } from '../../../../packages/platforms/src/registry.ts';
import { openAppStore } from '../../../../packages/platforms/test/appstore/under-test.ts';
import type { PlatformUnderTest } from '../../../../packages/platforms/test/contract/platform-under-test.ts';
import { openGoogle } from '../../../../packages/platforms/test/google/under-test.ts';
import { openGooglePlay } from '../../../../packages/platforms/test/googleplay/under-test.ts';
import { openTripadvisor } from '../../../../packages/platforms/test/tripadvisor/under-test.ts';
import { openTrustpilot } from '../../../../packages/platforms/test/trustpilot/under-test.ts';
import { developmentCredentials } from '../../../platform-simulator/src/index.ts';

type Registered = (typeof platforms)[number]['source'];

const keyLine = (credentials: string) => [JSON.parse(credentials).private_key.split('\n')[1]];
const basic = (text: string) => [text.split(':')[1], Buffer.from(text).toString('base64')];

/** Each platform, and what of its credentials is secret. One that is missing here does not compile. */
const opening: Readonly<
  Record<Registered, readonly [() => Promise<PlatformUnderTest>, (credentials: string) => Array<string | undefined>]>
> = {
  google: [openGoogle, (token) => [token, developmentCredentials.googleClientSecret]],
  tripadvisor: [openTripadvisor, (key) => [key]],
  trustpilot: [openTrustpilot, basic],
  appstore: [openAppStore, keyLine],
  googleplay: [openGooglePlay, keyLine],
};

const logger = createLogger({ service: 'platforms', level: 'trace', fd: 2 });
const faults = [{ status: 500 }, { status: 403, body: { error: 'refused' } }, { drop: true }];
const secrets: Record<string, Array<string | undefined>> = {};

for (const [source, [open, secretsOf]] of Object.entries(opening)) {
  const platform = await open();
  const { credentials, access, fail, revokeGrant } = await platform.openLocation();
  const attempt = (call: string, work: () => Promise<unknown>) =>
    withSpan(`${source} ${call}`, {}, work).catch((err: unknown) => {
      logger.error({ err }, 'A call failed.');
      process.stderr.write(inspect(err, { depth: 8, showHidden: true }));
    });
  const calls = {
    login: () => platform.login.obtainAccess({ credentials, signal: access.signal }),
    list: () => platform.connector.listReviews(access),
  };
  for (const call of ['login', 'list'] as const) {
    await attempt(call, calls[call]);
    for (const fault of faults) {
      await fail({ call, ...fault });
      await attempt(call, calls[call]);
    }
  }
  // Asked of the simulator, which names some by their key.
  await withoutTrace(revokeGrant);
  await attempt('login', calls.login);
  await platform.close();
  secrets[source] = [...secretsOf(credentials), access.access];
}
process.stdout.write(JSON.stringify(secrets));
await shutdownTelemetry();
process.exit(0);
