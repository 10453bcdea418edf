/** What a sequence of attempts means for its endpoint's count of failures in a row. */
export interface EndpointRuns {
  readonly webhookId: bigint;
  readonly hadSuccess: boolean;
  /** Failures before the first success: they follow on the count so far. */
  readonly failuresAtStart: number;
  /** Failures after the last success: the count from now on. All of them when there was none. */
  readonly failuresAtEnd: number;
  readonly failuresLongest: number;
  readonly isGone: boolean;
}

export interface EndedAttempt {
  readonly webhookId: bigint;
  readonly succeeded: boolean;
  readonly isGone: boolean;
}

/** Sums up attempts, given in the order in which they ended, by endpoint. */
export function sumUpRuns(attempts: readonly EndedAttempt[]): EndpointRuns[] {
  return [...Map.groupBy(attempts, (attempt) => attempt.webhookId)].map(([webhookId, ofEndpoint]) => {
    const lengths = [0];
    for (const { succeeded } of ofEndpoint) {
      if (succeeded) lengths.push(0);
      else lengths.push((lengths.pop() ?? 0) + 1);
    }
    return {
      webhookId,
      hadSuccess: lengths.length > 1,
      failuresAtStart: lengths.at(0) ?? 0,
      failuresAtEnd: lengths.at(-1) ?? 0,
      failuresLongest: Math.max(...lengths),
      isGone: ofEndpoint.some((attempt) => attempt.isGone),
    };
  });
}
