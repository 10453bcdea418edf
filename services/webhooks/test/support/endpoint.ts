import { asAccount, type Platform } from './platform.ts';
import { openReceiver, type Receiver } from './receiver.ts';

/** An account's endpoint for new reviews, and who listens there; 204 is answered unless given. */
export async function openEndpoint(platform: Platform, answer?: Receiver['answer']) {
  const account = platform.newAccount();
  const receiver = await openReceiver(platform.stack);
  if (answer !== undefined) receiver.answer = answer;
  const endpoint = await platform.subscribe(account, receiver.url, 'review.created');
  return { account, receiver, endpoint, webhookId: endpoint.webhookId, as: asAccount(account) };
}
