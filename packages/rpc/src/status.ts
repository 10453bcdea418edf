import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { anyPack, anyUnpack } from '@bufbuild/protobuf/wkt';
import { Metadata, type ServiceError, type StatusObject, status } from '@grpc/grpc-js';
import { AppError, type Details, type ErrorKind } from '@review-reply/errors';
import { ErrorInfoSchema } from '@review-reply/proto/google/rpc/error_details';
import { StatusSchema } from '@review-reply/proto/google/rpc/status';
import { rpcErrors } from './errors.ts';

const domain = 'review-reply';
const detailsKey = 'grpc-status-details-bin';

const statusOfKind: Record<ErrorKind, status> = {
  invalid: status.INVALID_ARGUMENT,
  unauthenticated: status.UNAUTHENTICATED,
  forbidden: status.PERMISSION_DENIED,
  not_found: status.NOT_FOUND,
  conflict: status.ABORTED,
  payment_required: status.FAILED_PRECONDITION,
  unprocessable: status.FAILED_PRECONDITION,
  rate_limited: status.RESOURCE_EXHAUSTED,
  unavailable: status.UNAVAILABLE,
  bad_gateway: status.UNAVAILABLE,
  internal: status.INTERNAL,
};

/** An error on its way out of a service: the status every gRPC client knows, with our code and details as an ErrorInfo. */
export function toStatus(error: AppError): Partial<StatusObject> {
  const code = statusOfKind[error.kind];
  const info = create(ErrorInfoSchema, {
    reason: error.code,
    domain,
    metadata: { kind: error.kind, details: JSON.stringify(error.details) },
  });
  const rich = create(StatusSchema, { code, message: error.code, details: [anyPack(ErrorInfoSchema, info)] });
  const metadata = new Metadata();
  metadata.set(detailsKey, Buffer.from(toBinary(StatusSchema, rich)));
  return { code, details: error.code, metadata };
}

/**
 * An error that came in as an answer. Ours keep their kind, code and details; a service that is away or too slow is
 * `service_unavailable`; anything else is internal.
 */
export function fromStatus(thrown: unknown): AppError {
  const error = thrown as Partial<ServiceError>;
  const info = errorInfoOf(error);
  if (info !== undefined) {
    const details = JSON.parse(info.metadata.details ?? '{}') as Details;
    return new AppError(info.metadata.kind as ErrorKind, info.reason, details, thrown);
  }
  const away = [status.UNAVAILABLE, status.DEADLINE_EXCEEDED, status.CANCELLED, status.RESOURCE_EXHAUSTED];
  if (error.code !== undefined && away.includes(error.code)) return rpcErrors.unavailable({}, thrown);
  return new AppError('internal', 'internal_error', {}, thrown);
}

function errorInfoOf(error: Partial<ServiceError>) {
  const packed = error.metadata?.get(detailsKey)[0];
  if (!Buffer.isBuffer(packed)) return undefined;
  for (const any of fromBinary(StatusSchema, packed).details) {
    const info = anyUnpack(any, ErrorInfoSchema);
    if (info?.domain === domain) return info;
  }
  return undefined;
}
