import { verifyWebhook, WebhookVerificationError } from '@review-reply/webhook-verify';
import express, { type Express } from 'express';

/** A receiver: verifies, handles each event once, and answers within ten seconds, the sooner the better. */
export function createReceiver(secret: string, handle: (type: string, data: unknown) => void): Express {
  // In a real receiver this is a table with a unique key, written in the transaction that handles the event.
  const handled = new Set<string>();
  const app = express();
  // `raw`, not `json`: what is signed are the bytes.
  app.post('/webhooks', express.raw({ type: 'application/json', limit: '1mb' }), (request, response) => {
    try {
      const event = verifyWebhook({ body: request.body, signature: request.get('Service-Signature'), secret });
      if (!handled.has(event.id)) handle(event.type, event.data);
      handled.add(event.id);
      response.sendStatus(204);
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      response.status(400).send(error.fault);
    }
  });
  return app;
}
