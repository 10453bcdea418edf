const passingNodeCodes = [
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
];
const causesMax = 10;

type Judge = (error: Error) => boolean;

const isUnavailable: Judge = (error) => (error as { kind?: unknown }).kind === 'unavailable';
const isOfNetwork: Judge = (error) => passingNodeCodes.includes(String((error as { code?: unknown }).code));

const judges: Judge[] = [isUnavailable, isOfNetwork];

/** For a package that wraps a driver: says which of the driver's errors pass. Called once, as the package is loaded. */
export function judgePassing(judge: (error: Error) => boolean): void {
  judges.push(judge);
}

/**
 * Whether what failed may succeed later as it is, because something that it needs is away or busy: another service, a
 * server, the network. Looks through the causes.
 */
export function isPassing(thrown: unknown): boolean {
  let error = thrown;
  for (let depth = 0; depth < causesMax && error instanceof Error; depth++) {
    const one = error;
    if (judges.some((judge) => judge(one))) return true;
    error = one.cause;
  }
  return false;
}
