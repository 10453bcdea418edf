/** A request that had no answer, or one that it should not have. */
export interface Failure {
  /** What was being done to the platform. */
  readonly phase: string;
  /** Seconds from the beginning of the phase to the end of the request. */
  readonly atS: number;
  /** What was asked for, and the status or the code of an error that it came to. */
  readonly what: string;
}

const kindsMax = 8;
const refused = /: ECONNREFUSED$/;
const cutOff = /: (ECONNRESET|EPIPE|UND_ERR_SOCKET|socket hang up)$/;

/** Failures by what they came to, the most frequent first, with when the first and the last one were: a few lines. */
export function describeFailures(failures: readonly Failure[]): string[] {
  const kinds = Map.groupBy(failures, ({ phase, what }) => `${phase}: ${what}`);
  const lines = [...kinds]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([kind, of]) => {
      const { fromS, toS } = windowOf(of);
      return `${of.length} × ${kind}, from ${fromS.toFixed(1)} to ${toS.toFixed(1)} s`;
    });
  const left = lines.splice(kindsMax);
  return left.length === 0 ? lines : [...lines, `… and ${left.length} other kinds`];
}

/** Seconds between which a phase's failures were. */
export function windowOf(failures: readonly Failure[]): { readonly fromS: number; readonly toS: number } {
  const all = failures.map(({ atS }) => atS);
  return { fromS: Math.min(...all), toS: Math.max(...all) };
}

/** Whether nobody was there: the request was not begun. */
export const isRefused = ({ what }: Failure) => refused.test(what);

/** Whether the connection broke under a request. */
export const isCutOff = ({ what }: Failure) => cutOff.test(what);
