import { errors } from '../errors.ts';
import { type Step, tokenOf } from '../http/operation-context.ts';

/** The token must carry the operation's scope. */
export const checkScope: Step = (context) => {
  const { scopes } = tokenOf(context);
  const { scope } = context.operation;
  if (scope !== null && !scopes.includes(scope)) throw errors.insufficientScope({ required_scope: scope });
};
