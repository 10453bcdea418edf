import { errors } from '../errors.ts';
import { type Step, tokenOf } from '../exchange.ts';

/** The token must carry the operation's scope. */
export const checkScope: Step = (exchange) => {
  const { scopes } = tokenOf(exchange);
  const { scope } = exchange.operation;
  if (scope !== null && !scopes.includes(scope)) throw errors.insufficientScope({ required_scope: scope });
};
