/** Topic of what a service publishes, such as reviews.events.v1; the prefix keeps platforms on one broker apart. */
export function topicName(prefix: string, service: string): string {
  return `${prefix}${service}.events.v1`;
}
