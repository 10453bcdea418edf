/**
 * How long what was handled, and who was erased, is remembered (days). Topics must keep events for less: an event that
 * comes again later would have its effect twice, and write down anew what was erased.
 */
export const rememberedForDays = 8;

/** Topic of what a service publishes, such as reviews.events.v1; the prefix keeps platforms on one broker apart. */
export function topicName(prefix: string, service: string): string {
  return `${prefix}${service}.events.v1`;
}
