import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The deadline of the call being answered, so that calls made on its behalf never outlive it. Work that must go on
 * after the answer runs outside of it by `withoutInboundDeadline`.
 */
const inbound = new AsyncLocalStorage<Date | undefined>();

export const inboundDeadline = (): Date | undefined => inbound.getStore();

export const withInboundDeadline = <T>(deadline: Date, run: () => T): T => inbound.run(deadline, run);

/** For work begun in a call that goes on after its answer: calls made by it have their own time again. */
export const withoutInboundDeadline = <T>(run: () => T): T => inbound.run(undefined, run);
