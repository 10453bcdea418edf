/**
 * Whether months can be counted in it: a name of the IANA time zone database, as this process knows it. Offsets such as
 * `+01:00` are none: they know no summer time.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
