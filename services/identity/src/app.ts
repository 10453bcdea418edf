import { parseKeyring } from '@review-reply/crypto';
import { EnrollmentService } from '@review-reply/proto/identity/v1/enrollment';
import { IdentityService } from '@review-reply/proto/identity/v1/identity';
import { LeavingService } from '@review-reply/proto/identity/v1/leaving';
import { SignInService } from '@review-reply/proto/places/v1/sign_in';
import { type RpcServer, serve } from '@review-reply/rpc';
import type { Lifecycle } from '@review-reply/runtime';
import { openFoundation } from '@review-reply/service';
import type { IdentityConfig } from './config.ts';
import { accountErased } from './consumers/account-erased.ts';
import { erasingServices } from './domain/leaving.ts';
import { enrollmentMethods } from './grpc/enrollment-methods.ts';
import { enrollmentPageMethods } from './grpc/enrollment-page-methods.ts';
import { keyMethods } from './grpc/key-methods.ts';
import { leavingMethods } from './grpc/leaving-methods.ts';
import { operatorMethods } from './grpc/operator-methods.ts';
import { tokenMethods } from './grpc/token-methods.ts';
import { keptValues } from './storage/kept-values.ts';
import type { Context } from './use-cases/context.ts';
import type { EnrollmentContext } from './use-cases/enrollment/enrollment-context.ts';
import { comparedRecords } from './use-cases/held-records.ts';
import { rotateSigningKeys } from './use-cases/rotate-signing-keys.ts';
import { createTokenSigner } from './use-cases/sign-token.ts';
import { startAnnouncing } from './workers/announcing.ts';
import { startEnrollmentWorkers } from './workers/enrollments.ts';
import { startErasure } from './workers/erasure.ts';
import { startPruning } from './workers/prune.ts';
import { startRotation } from './workers/rotation.ts';

const migrations = new URL('../migrations', import.meta.url);

/** Puts the service together; what is opened here is closed by the lifecycle, last opened first. */
export async function buildIdentity(config: IdentityConfig, life: Lifecycle): Promise<RpcServer> {
  const foundation = await openFoundation({ service: 'identity', migrations }, config, life);
  const context: Context = {
    database: foundation.database,
    clock: foundation.clock,
    outbox: foundation.outbox,
    logger: life.logger,
    hashKeys: parseKeyring(config.HASH_KEYS, 'identity'),
    dataKeys: foundation.dataKeys,
    issuer: config.PUBLIC_URL,
    rotation: {
      rotateAfterMs: config.SIGNING_KEY_ROTATE_AFTER_H * 3_600_000,
      publishAheadMs: config.SIGNING_KEY_PUBLISH_AHEAD_S * 1_000,
    },
  };
  await rotateSigningKeys(context);
  startRotation(context, life);
  startPruning(context, life);
  startErasure(context, life);
  startAnnouncing(context, life);
  foundation.keep(keptValues(context.dataKeys, context.hashKeys));
  foundation.compare(comparedRecords(context));
  foundation.consume({ from: erasingServices, handlers: [accountErased], inNoHurry: true });
  const methods = {
    ...tokenMethods(context, createTokenSigner(context)),
    ...keyMethods(context),
    ...operatorMethods(context),
  };
  const enrollmentLeaseMs = config.ENROLLMENT_LEASE_MS;
  const enrolling: EnrollmentContext = {
    ...context,
    enrollmentLeaseMs,
    signIns: foundation.client(SignInService, config.PLACES_ADDRESS),
  };
  startEnrollmentWorkers(enrolling, life);
  return foundation.serve([
    serve(IdentityService, methods),
    serve(LeavingService, leavingMethods(context)),
    serve(EnrollmentService, { ...enrollmentMethods(enrolling), ...enrollmentPageMethods(enrolling) }),
  ]);
}
