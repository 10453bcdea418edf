import type { ServiceName } from '@review-reply/rpc';

/** A record as a service holds it. */
export interface HeldRecord {
  readonly id: string;
  readonly accountId: bigint;
  readonly version: bigint;
  /** JSON object. */
  readonly state: string;
}

/** What the owner of a kind of record is asked in order to mend a fault. */
export interface Mend {
  readonly kind: string;
  readonly record: HeldRecord;
}

/** Something that is not as it should be. */
export interface Fault {
  /** Where it shows. */
  readonly service: ServiceName;
  /** A word or two that name faults of this sort. */
  readonly fault: string;
  /** The record, or the event, that it shows by. */
  readonly id: string;
  readonly text: string;
  /** Left out where a person has to decide. */
  readonly mend?: Mend;
  /** What an operator may do where nothing is mended. */
  readonly command?: string;
}

/** The same of two looks at one platform. */
export const keyOf = ({ service, fault, id }: Fault): string => `${service} ${fault} ${id}`;
