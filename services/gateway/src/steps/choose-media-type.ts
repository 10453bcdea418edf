import Negotiator from 'negotiator';
import { errors } from '../errors.ts';
import type { Step } from '../http/operation-context.ts';

/** By `Accept` (RFC 9110, 12.5.1), what the answer is given as; the operation's first to who does not say. */
export const chooseMediaType: Step = (context) => {
  const { request, response, operation } = context;
  const available = operation.mediaTypes ?? [];
  response.vary('Accept');
  const chosen = new Negotiator(request).mediaType([...available]);
  const type = available.find((one) => one === chosen);
  if (type === undefined) throw errors.notAcceptable({ available });
  context.mediaType = type;
};
