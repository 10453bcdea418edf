import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from './caller.ts';

/** The call being answered, as what is done on its behalf knows it. */
interface InboundCall {
  readonly caller: Caller;
  /** Calls made on its behalf never outlive it. */
  readonly deadline: Date;
}

const inbound = new AsyncLocalStorage<InboundCall>();

export const inboundDeadline = (): Date | undefined => inbound.getStore()?.deadline;

/** Who asked for what is being done now; undefined in work that nobody called for. For records, not for decisions. */
export const inboundCaller = (): Caller | undefined => inbound.getStore()?.caller;

export const withInboundCall = <T>(call: InboundCall, run: () => T): T => inbound.run(call, run);
