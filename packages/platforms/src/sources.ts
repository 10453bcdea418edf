/** The platforms that customers write reviews on, by their public names and in the specification's order. */
export const sources = ['google', 'tripadvisor', 'trustpilot', 'appstore', 'googleplay'] as const;
export type Source = (typeof sources)[number];

export const isSource = (value: string): value is Source => (sources as readonly string[]).includes(value);
