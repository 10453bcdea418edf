import { errors } from '../errors.ts';
import type { Handler } from '../http/answer.ts';
import { answerKept, makeKept } from '../kept-answer.ts';
import { authorizationServer } from '../oauth/metadata.ts';
import type { HandlerParts } from './handlers.ts';

/** GET /.well-known/oauth-authorization-server: made once, for it depends on nothing but the configuration. */
export function getAuthorizationServer({ publicUrl }: Pick<HandlerParts, 'publicUrl'>): Handler {
  const metadata = makeKept(authorizationServer(publicUrl));
  return async (context) => answerKept(context, metadata);
}

/** GET /.well-known/jwks.json: the keys of the edge state. */
export function getSigningKeys({ edge }: Pick<HandlerParts, 'edge'>): Handler {
  return async (context) => {
    const keys = edge.publicJwks();
    // An empty list would be believed for minutes.
    if (keys.length === 0) throw errors.serviceUnavailable();
    return answerKept(context, makeKept({ keys }));
  };
}
