import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '@review-reply/config';
import { type Control, openControl, platformSettings, startSimulator } from '@review-reply/platform-simulator';
import type { Database } from '@review-reply/postgres';
import { EnrollmentService, EnrollmentStage } from '@review-reply/proto/identity/v1/enrollment';
import { AccountKind, IdentityService } from '@review-reply/proto/identity/v1/identity';
import { LeavingService } from '@review-reply/proto/identity/v1/leaving';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { SignInService } from '@review-reply/proto/places/v1/sign_in';
import { type RpcClient, serviceNames, systemCaller } from '@review-reply/rpc';
import { createLifecycle, type Lifecycle } from '@review-reply/runtime';
import { createLogger } from '@review-reply/telemetry';
import { collectEvents, type Events, eventually, openStack, type Stack, testCaller } from '@review-reply/testing';
import { expect } from 'vitest';
import { buildPlaces } from '../../places/src/app.ts';
import { placesSettings } from '../../places/src/config.ts';
import { buildIdentity } from '../src/app.ts';
import { identitySettings } from '../src/config.ts';

export const operator = { caller: systemCaller('admin'), timeoutMs: 20_000 };
export const gateway = { caller: systemCaller('gateway'), timeoutMs: 30_000 };
export const redirectUri = 'http://127.0.0.1:8080/connect/google/callback';
export const domain = 'app.example.test';

export interface Login {
  readonly sub: string;
  readonly refresh_token: string;
  readonly locations: ReadonlyArray<{ name: string; place_id: string; title: string }>;
}

type Enrollments = RpcClient<typeof EnrollmentService>;

export interface EnrollmentStack {
  readonly stack: Stack;
  readonly enrollments: Enrollments;
  readonly identity: RpcClient<typeof IdentityService>;
  readonly leaving: RpcClient<typeof LeavingService>;
  readonly places: RpcClient<typeof PlacesService>;
  readonly signIns: RpcClient<typeof SignInService>;
  /** Identity's own. */
  readonly database: Database;
  /** The processes' environments, to start others with. */
  readonly env: Readonly<Record<string, string>>;
  readonly placesEnv: Readonly<Record<string, string>>;
  readonly control: Control;
  login(...locations: Array<{ title: string; place_id?: string }>): Promise<Login>;
  /** A partner whose clients return to `domain`. */
  partner(domains?: string[]): Promise<Partner>;
  /** What identity published. */
  readonly events: Events;
  /** All that identity and places have logged, at the finest level. */
  log(): string;
  stopPlaces(): Promise<void>;
  startPlaces(): Promise<void>;
}

export interface Partner {
  readonly partnerAccountId: bigint;
  readonly call: { caller: ReturnType<typeof testCaller>; timeoutMs: number };
}

/** A browser's cookie, as the pages hash it. */
export const newBrowser = () => createHash('sha256').update(randomBytes(32)).digest();

/** Identity and places on real servers, with the simulated Google. */
export async function openEnrollments(settings: Record<string, string> = {}): Promise<EnrollmentStack> {
  const stack = await openStack({ publishers: serviceNames });
  const simulator = await startSimulator({ clock: stack.clock });
  stack.onClose(() => simulator.close());
  const logged = await openLog(stack);
  const placesEnv = await stack.env({
    migrations: new URL('../../places/migrations', import.meta.url),
    more: {
      ...platformSettings(simulator.url),
      BILLING_ADDRESS: '127.0.0.1:1',
    },
  });
  let placesLife = logged.life('places');
  const { port: placesPort } = await buildPlaces(parseConfig(placesSettings, placesEnv), placesLife);
  const env = await stack.env({
    migrations: new URL('../migrations', import.meta.url),
    more: { PLACES_ADDRESS: `127.0.0.1:${placesPort}`, ...settings },
  });
  const { port } = await buildIdentity(parseConfig(identitySettings, env), logged.life('identity'));
  const database = stack.openDatabase(env);
  const identity = stack.client(IdentityService, port);
  const control = openControl(simulator.url);
  return {
    stack,
    identity,
    database,
    env,
    placesEnv: { ...placesEnv, GRPC_PORT: String(placesPort) },
    control,
    enrollments: stack.client(EnrollmentService, port),
    leaving: stack.client(LeavingService, port),
    places: stack.client(PlacesService, placesPort),
    signIns: stack.client(SignInService, placesPort),
    login: (...locations) => control('POST', '/google/accounts', { locations }),
    partner: async (domains = [domain]) => {
      const fields = { name: 'Demo partner', email: 'partner@example.test', locale: 'fr', kind: AccountKind.PARTNER };
      const { accountId: partnerAccountId } = await identity.createAccount(fields, operator);
      await identity.setPartnerContract({ contract: { partnerAccountId, domains } }, operator);
      return { partnerAccountId, call: { caller: testCaller(partnerAccountId), timeoutMs: 20_000 } };
    },
    events: await collectEvents(stack, 'identity'),
    log: logged.read,
    stopPlaces: () => placesLife.stop(),
    startPlaces: async () => {
      placesLife = logged.life('places');
      const config = parseConfig(placesSettings, { ...placesEnv, GRPC_PORT: String(placesPort) });
      await buildPlaces(config, placesLife);
    },
  };
}

export interface NewEnrollment {
  readonly enrollmentId: bigint;
  readonly token: string;
}

export interface EnrollmentFields {
  readonly places?: string;
  readonly service?: string;
  readonly externalRef?: string;
  readonly name?: string;
  readonly returnUrl?: string;
}

export function creation({ places, ...fields }: EnrollmentFields = {}) {
  return {
    email: 'client@example.test',
    returnUrl: `https://${domain}/back?kept=1`,
    idempotency: {
      key: randomUUID(),
      fingerprint: createHash('sha256').update(JSON.stringify(fields)).digest(),
    },
    ...fields,
    ...(places === undefined ? {} : { placesChoice: places }),
  };
}

export async function enroll(
  { enrollments }: EnrollmentStack,
  partner: Partner,
  fields: EnrollmentFields = {},
): Promise<NewEnrollment> {
  const { enrollment, connectUrl } = await enrollments.createEnrollment(creation(fields), partner.call);
  return { enrollmentId: enrollment?.enrollmentId ?? 0n, token: connectUrl?.split('/').at(-1) ?? '' };
}

/** Consents and goes through Google's page; answers what the browser brings back. */
export async function goThroughGoogle(
  { enrollments, control }: EnrollmentStack,
  { token, login, browserHash, ...decision }: GoogleVisit,
): Promise<{ state: string; code: string }> {
  const begun = await enrollments.beginGoogleSignIn({ token, browserHash, redirectUri }, gateway);
  const input = { authorization_url: begun.authorizationUrl, ...decision };
  const back = await control<{ redirect_url: string }>('POST', `/google/accounts/${login.sub}/sign-in`, input);
  const { searchParams } = new URL(back.redirect_url);
  return { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' };
}

export interface GoogleVisit {
  readonly token: string;
  readonly login: Login;
  readonly browserHash: Buffer;
  readonly decision?: string;
  readonly scope?: string;
}

/**
 * Signs in at Google, and waits where a busy machine leaves the rest to a worker. Google ends all grants of a person
 * with one: whose old grant ends just now may lose the new one, is asked to sign in again, and does.
 */
export async function signIn(test: EnrollmentStack, visit: GoogleVisit) {
  const answer = await signInOnce(test, visit);
  return answer.stage === EnrollmentStage.CONSENT && visit.decision === undefined ? signInOnce(test, visit) : answer;
}

async function signInOnce(test: EnrollmentStack, visit: GoogleVisit) {
  const { token, browserHash } = visit;
  const back = await goThroughGoogle(test, visit);
  const answer = await test.enrollments.finishGoogleSignIn({ ...back, browserHash }, gateway);
  if (answer.stage !== EnrollmentStage.WORKING) return answer;
  return eventually(async () => {
    const now = await test.enrollments.openEnrollmentLink({ token, browserHash }, gateway);
    expect(now.stage).not.toBe(EnrollmentStage.WORKING);
    return now;
  });
}

async function openLog(stack: Stack) {
  const dir = await mkdtemp(join(tmpdir(), 'enrollment-log-'));
  const file = join(dir, 'log');
  stack.onClose(() => rm(dir, { recursive: true }));
  const life = (service: string): Lifecycle => {
    const logger = createLogger({ service, level: 'trace', fd: openSync(file, 'a') });
    const made = createLifecycle({ name: service, logger });
    stack.onClose(() => made.stop());
    return made;
  };
  return { life, read: () => readFileSync(file, 'utf8') };
}
