import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Server } from '@grpc/grpc-js';
import {
  Health,
  HealthCheckRequestSchema,
  HealthCheckResponse_ServingStatus,
  HealthCheckResponseSchema,
} from '@review-reply/proto/grpc/health/v1/health';
import { decode, encode } from './codec.ts';

/**
 * Serves grpc.health.v1, which Kubernetes asks natively. It needs no caller context: it tells nothing but up or
 * draining.
 */
export function addHealthService(server: Server): { drain(): void } {
  let serving: HealthCheckResponse_ServingStatus = HealthCheckResponse_ServingStatus.SERVING;
  const { check } = Health.method;
  server.addService(
    {
      check: {
        path: `/${Health.typeName}/${check.name}`,
        requestStream: false,
        responseStream: false,
        requestSerialize: (message: MessageInitShape<typeof HealthCheckRequestSchema>) =>
          encode(HealthCheckRequestSchema, message),
        requestDeserialize: (bytes: Buffer) => decode(HealthCheckRequestSchema, bytes),
        responseSerialize: (message: MessageInitShape<typeof HealthCheckResponseSchema>) =>
          encode(HealthCheckResponseSchema, message),
        responseDeserialize: (bytes: Buffer) => decode(HealthCheckResponseSchema, bytes),
      },
    },
    { check: (_call: unknown, done: (error: null, answer: unknown) => void) => done(null, { status: serving }) },
  );
  return {
    drain: () => {
      serving = HealthCheckResponse_ServingStatus.NOT_SERVING;
    },
  };
}
