/**
 * What the platform does already. Each switch adds its headers, errors and paragraphs to every operation it concerns,
 * so turning one on is one line here, beside the step of the gateway that makes it true.
 */
export const features = {
  /** Calls are counted per key and class; answers carry `RateLimit-*`, refusals are 429 `rate_limited`. */
  rateLimits: true,
  /** Partners act for client accounts with the header `Service-Account`. */
  serviceAccount: true,
} as const satisfies Record<string, boolean>;

export type Features = Readonly<Record<keyof typeof features, boolean>>;
