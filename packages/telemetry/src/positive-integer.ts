/**
 * A variable of OpenTelemetry's as a number; the default when it is absent or, as its specification asks, not valid.
 */
export function positiveInteger(text: string | undefined, byDefault: number): number {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : byDefault;
}
