export type EndpointStatus = 'enabled' | 'disabled';
export type DisabledReason = 'consecutive_failures' | 'gone' | 'operator' | 'requested';
export type EndpointWarning = 'failing' | 'disabled_soon';

/** Who asks for an endpoint, or made it. */
export interface EndpointOwner {
  readonly accountId: bigint;
  /** The partner that acts for the account; null when the account does so itself. */
  readonly partnerAccountId: bigint | null;
}

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

/** Failures in a row from which an endpoint is shown to be failing, and from which it is about to be disabled. */
const failingFrom = 25;
const disabledSoonFrom = 40;

/** What its owner and operators are warned of before an endpoint is disabled. */
export function warningOf(consecutiveFailures: number): EndpointWarning | null {
  if (consecutiveFailures >= disabledSoonFrom) return 'disabled_soon';
  return consecutiveFailures >= failingFrom ? 'failing' : null;
}

const dayMs = 86_400_000;
/** Events of so long a time after an endpoint was disabled still get their deliveries; older ones are canceled. */
const keptWhileDisabledMs = 7 * dayMs;
/** Endpoints disabled later than this still get their deliveries; those made before it wait for them no more. */
export const waitingSince = (now: Date): Date => new Date(now.getTime() - keptWhileDisabledMs);
/** A deleted endpoint's canceled deliveries stay so long, for operators; then all of it is gone. */
export const keptAfterDeletionMs = 7 * dayMs;
/** Deliveries a second that an endpoint gets of what waited for it while it was disabled. */
export const resumedPerSecond = 20;
/** The secret before a rotation signs beside the new one for so long. */
export const previousSecretSignsForMs = dayMs;
/** A repeated creation shows the secret for so long. */
export const secretShownForMs = dayMs;

export const secretPrefix = 'whsec_';
export const secretBytes = 32;
