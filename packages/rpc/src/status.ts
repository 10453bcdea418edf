import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { anyPack, anyUnpack } from '@bufbuild/protobuf/wkt';
import { Metadata, type ServiceError, type StatusObject, status } from '@grpc/grpc-js';
import { AppError, type Details, type ErrorKind } from '@review-reply/errors';
import { ErrorInfoSchema } from '@review-reply/proto/google/rpc/error_details';
import { StatusSchema } from '@review-reply/proto/google/rpc/status';
import { rpcErrors } from './errors.ts';

const domain = 'review-reply';
const detailsKey = 'grpc-status-details-bin';
/**
 * Details travel in the trailers, which gRPC bounds: of larger ones arrive the faults that fit, else none, so that the
 * error itself does.
 */
const detailsBytesMax = 8 * 1024;

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

/**
 * An error on its way out of a service: the status every gRPC client knows, with our code and details as an ErrorInfo.
 */
export function toStatus(error: AppError): Partial<StatusObject> {
  const code = statusOfKind[error.kind];
  const info = create(ErrorInfoSchema, {
    reason: error.code,
    domain,
    metadata: { kind: error.kind, details: toJson(error.details), ...(error.replayed && { replayed: 'true' }) },
  });
  const rich = create(StatusSchema, { code, message: error.code, details: [anyPack(ErrorInfoSchema, info)] });
  const metadata = new Metadata();
  metadata.set(detailsKey, Buffer.from(toBinary(StatusSchema, rich)));
  return { code, details: error.code, metadata };
}

/** Never throws: an error that can't be told would leave its caller without any answer. */
function toJson(details: Details): string {
  try {
    const text = written(details);
    if (Buffer.byteLength(text) <= detailsBytesMax) return text;
    const { fields } = details;
    return Array.isArray(fields) ? written({ fields: fittingOf(fields) }) : '{}';
  } catch {
    return '{}';
  }
}

const written = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? String(member) : member));

/** The first faults of a list that travel together. */
function fittingOf(faults: readonly unknown[]): unknown[] {
  let left = detailsBytesMax - Buffer.byteLength(written({ fields: [] }));
  return faults.filter((fault) => {
    left -= Buffer.byteLength(`${written(fault)},`);
    return left >= 0;
  });
}

/**
 * An error that came in as an answer. Ours keep their kind, code and details; a service that is away or too slow is
 * `service_unavailable`; anything else is internal.
 */
export function fromStatus(thrown: unknown): AppError {
  const error = thrown as Partial<ServiceError>;
  const ours = readOurs(error, thrown);
  if (ours !== undefined) return ours;
  if (error.code === status.RESOURCE_EXHAUSTED) return rpcErrors.tooLarge({}, thrown);
  const away = [status.UNAVAILABLE, status.DEADLINE_EXCEEDED, status.CANCELLED];
  if (error.code !== undefined && away.includes(error.code)) return rpcErrors.unavailable({}, thrown);
  return new AppError('internal', 'internal_error', {}, thrown);
}

/** The AppError that the other side packed, or nothing when there is none that we could read. */
function readOurs(error: Partial<ServiceError>, cause: unknown): AppError | undefined {
  try {
    const info = errorInfoOf(error);
    if (info === undefined || !Object.hasOwn(statusOfKind, info.metadata.kind ?? '')) return undefined;
    const details = JSON.parse(info.metadata.details ?? '{}') as Details;
    const replayed = info.metadata.replayed === 'true';
    return new AppError(info.metadata.kind as ErrorKind, info.reason, details, cause, replayed);
  } catch {
    return undefined;
  }
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
