import type { DescService } from '@bufbuild/protobuf';
import { AppError } from '@review-reply/errors';
import { BillingService } from '@review-reply/proto/billing/v1/billing';
import { InvoicesService } from '@review-reply/proto/billing/v1/invoices';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { createRpcServer, forUsers, type ServedService, serve, type UserCaller } from '@review-reply/rpc';
import { createLogger } from '@review-reply/telemetry';

/** The services behind the gateway, which note who calls and then say that they are away. */
export interface Recorder {
  readonly port: number;
  /** Callers so far, by the id of the request they came with. */
  readonly callers: ReadonlyMap<string, UserCaller>;
  close(): Promise<void>;
}

export async function openRecorder(secret: string): Promise<Recorder> {
  const callers = new Map<string, UserCaller>();
  const record = (descriptor: DescService): ServedService => {
    const methods = descriptor.methods.map(({ localName }) => [
      localName,
      forUsers(async (_request, { caller }) => {
        callers.set(caller.requestId, caller);
        throw new AppError('unavailable', 'service_unavailable');
      }),
    ]);
    return serve(descriptor, Object.fromEntries(methods));
  };
  const server = await createRpcServer({
    services: [BillingService, InvoicesService, PlacesService, ReviewsService, WebhooksService].map(record),
    secret,
    logger: createLogger({ service: 'recorder', level: 'silent' }),
    port: 0,
  });
  return { port: server.port, callers, close: () => server.stop() };
}
