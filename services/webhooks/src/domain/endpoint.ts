export type EndpointStatus = 'enabled' | 'disabled';
export type DisabledReason = 'consecutive_failures' | 'gone' | 'operator';

export interface Endpoint {
  readonly webhookId: bigint;
  readonly accountId: bigint;
  readonly url: string;
  readonly events: readonly string[];
  readonly status: EndpointStatus;
  readonly disabledReason: DisabledReason | null;
  readonly consecutiveFailures: number;
  readonly createdAt: Date;
}

/** Endpoints an account may have. */
export const endpointsMax = 20;
/** Failures in a row, over all of an endpoint's attempts, after which it is disabled. */
export const consecutiveFailuresMax = 50;

const dayMs = 86_400_000;
/** Events of so long a time after an endpoint was disabled still get their deliveries; older ones are canceled. */
export const keptWhileDisabledMs = 7 * dayMs;
/** A deleted endpoint's canceled deliveries stay so long, for operators; then all of it is gone. */
export const keptAfterDeletionMs = 7 * dayMs;
/** A repeated creation shows the secret for so long. */
export const secretShownForMs = dayMs;

export const secretPrefix = 'whsec_';
export const secretBytes = 32;
