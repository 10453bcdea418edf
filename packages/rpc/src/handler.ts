import type { DescMethodUnary, DescService, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import type { Caller, SystemCaller, UserCaller } from './caller.ts';
import { rpcErrors } from './errors.ts';

/** One inbound call beside its message. */
export interface Call<C extends Caller = Caller> {
  readonly caller: C;
  /** Aborted when the caller went away or its deadline passed. */
  readonly signal: AbortSignal;
  /** Real time at which the caller stops waiting. */
  readonly deadline: Date;
  /** Whether the caller asked before and the connection broke: nobody waits for what was begun then. */
  readonly isRepeat: boolean;
}

/** Answers one method; which kinds of caller it accepts is part of it, so that no method is open by oversight. */
export interface Handler<M extends DescMethodUnary> {
  readonly handle: (request: MessageShape<M['input']>, call: Call) => Promise<MessageInitShape<M['output']>>;
}

type Method<M extends DescMethodUnary, C extends Caller> = (
  request: MessageShape<M['input']>,
  call: Call<C>,
) => Promise<MessageInitShape<M['output']>>;

/** A method for holders of API keys. */
export function forUsers<M extends DescMethodUnary>(method: Method<M, UserCaller>): Handler<M> {
  return {
    handle: (request, call) => {
      if (call.caller.kind !== 'user') throw rpcErrors.callerNotAllowed();
      return method(request, call as Call<UserCaller>);
    },
  };
}

/** A method for services and operators; which of them, the table of permissions says. */
export function forSystem<M extends DescMethodUnary>(method: Method<M, SystemCaller>): Handler<M> {
  return {
    handle: (request, call) => {
      if (call.caller.kind !== 'system') throw rpcErrors.callerNotAllowed();
      return method(request, call as Call<SystemCaller>);
    },
  };
}

/** A method for both. */
export function forUsersAndSystem<M extends DescMethodUnary>(method: Method<M, Caller>): Handler<M> {
  return { handle: method };
}

/** One handler for every method of a service; the compiler names what is missing. */
export type ServiceMethods<S extends DescService> = {
  readonly [K in keyof S['method']]: S['method'][K] extends DescMethodUnary ? Handler<S['method'][K]> : never;
};
