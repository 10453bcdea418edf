import { errors } from '../errors.ts';
import type { Step } from '../exchange.ts';

/** The token must carry the operation's scope. */
export const checkScope: Step = ({ operation, token }) => {
  const { scope } = operation;
  if (scope !== null && token?.scopes.includes(scope) !== true)
    throw errors.insufficientScope({ required_scope: scope });
};
