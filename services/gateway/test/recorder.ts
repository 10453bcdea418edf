import type { DescService } from '@bufbuild/protobuf';
import { AppError } from '@review-reply/errors';
import { BillingService } from '@review-reply/proto/billing/v1/billing';
import { InvoicesService } from '@review-reply/proto/billing/v1/invoices';
import { PlacesService } from '@review-reply/proto/places/v1/places';
import { ReviewsService } from '@review-reply/proto/reviews/v1/reviews';
import { WebhooksService } from '@review-reply/proto/webhooks/v1/webhooks';
import { forUsers, type ServedService, serve, type UserCaller } from '@review-reply/rpc';
import type { Stack } from '@review-reply/testing';

/** The services behind the gateway, which note who calls and then say that they are away, but for what they answer. */
export interface Recorder {
  /** Where they are. */
  readonly settings: Record<string, string>;
  /** Callers so far, by the id of the request they came with. */
  readonly callers: ReadonlyMap<string, UserCaller>;
  /** What they were asked so far, by the id of the request it came with. */
  readonly requests: ReadonlyMap<string, unknown>;
}

/** @param answers what some methods answer, by their names */
export async function openRecorder(
  stack: Stack,
  answers: Readonly<Record<string, (request: never) => Record<string, unknown>>> = {},
): Promise<Recorder> {
  const callers = new Map<string, UserCaller>();
  const requests = new Map<string, unknown>();
  const record = (descriptor: DescService): ServedService => {
    const methods = descriptor.methods.map(({ localName }) => [
      localName,
      forUsers(async (request, { caller }) => {
        callers.set(caller.requestId, caller);
        requests.set(caller.requestId, request);
        const answer = answers[localName];
        if (answer !== undefined) return answer(request as never);
        throw new AppError('unavailable', 'service_unavailable');
      }),
    ]);
    return serve(descriptor, Object.fromEntries(methods));
  };
  const settings = await stack.serve(
    [BillingService, InvoicesService, PlacesService, ReviewsService, WebhooksService].map(record),
  );
  return { settings, callers, requests };
}
