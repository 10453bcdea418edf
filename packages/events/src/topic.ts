/**
 * How long what was handled, and who was erased, is remembered (days). Topics must keep events for less: an event that
 * comes again later would have its effect twice, and write down anew what was erased.
 */
export const rememberedForDays = 8;

const ending = '.events.v1';

/** Topic of what a service publishes, such as reviews.events.v1; the prefix keeps platforms on one broker apart. */
export function topicName(prefix: string, service: string): string {
  return `${prefix}${service}${ending}`;
}

/** The service that publishes by a topic of `topicName`. */
export function publisherOf(prefix: string, topic: string): string {
  return topic.slice(prefix.length, -ending.length);
}
