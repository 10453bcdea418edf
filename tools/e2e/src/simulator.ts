import { developmentCredentials, openControl } from '@review-reply/platform-simulator';

/** A call that a simulated platform received. */
export interface SimulatorCall {
  readonly id: number;
  readonly target: string;
  readonly method: string;
  readonly path: string;
  readonly place_ids: readonly string[];
  readonly body: unknown;
  readonly status: number | null;
}

export interface SimulatedReply {
  readonly platform_review_id: string;
  readonly text: string;
  readonly state: string;
}

/** What the platform has of a review. */
export interface SimulatedReview {
  readonly platform_review_id: string;
  readonly text: string;
  readonly removed: boolean;
}

export interface NewReview {
  readonly rating: number;
  readonly text: string;
  readonly author?: string;
}

/** What goes wrong with the next calls; the simulator's README says what each part does. */
export interface Fault {
  readonly target: string;
  /** Named by tests that share a simulator, unless the call concerns no place. */
  readonly place_id?: string;
  readonly status?: number;
  readonly body?: unknown;
  readonly delay_ms?: number;
  readonly times?: number;
  readonly after_effect?: boolean;
  readonly drop?: boolean;
  readonly contains?: string;
}

/** The control interface of the simulated Google: what customers and owners do there, and what goes wrong. */
export interface Simulator {
  openLogin(sub: string, locations: readonly object[]): Promise<{ sub: string; refreshToken: string }>;
  /** The person signs in on the page of this address and agrees; answers where the browser is sent back to. */
  signIn(sub: string, authorizationUrl: string): Promise<string>;
  /** The owner ends our access. */
  revoke(sub: string): Promise<void>;
  /** Customers write; answers the platform's ids. */
  write(placeId: string, reviews: readonly NewReview[]): Promise<string[]>;
  /** Calls of a target after one of that id, oldest first. */
  callsAfter(target: string, id: number): Promise<SimulatorCall[]>;
  /** Takes back what was to go wrong with later calls. */
  clearFaults(target?: string): Promise<void>;
  /** The owner answers on the platform itself. */
  replyAsOwner(platformReviewId: string, text: string): Promise<void>;
  reviews(placeId: string): Promise<SimulatedReview[]>;
  replies(placeId: string): Promise<SimulatedReply[]>;
  calls(target: string, placeId: string): Promise<SimulatorCall[]>;
  addFault(fault: Fault): Promise<void>;
}

/** Of reviews, for suggestions to be written by the simulated model. */
export const simulatedModel = (simulatorUrl: string) => ({
  AI_BASE_URL: `${simulatorUrl}/ai/v1`,
  AI_API_KEY: developmentCredentials.aiApiKey,
  AI_MODEL: 'demo',
});

export function openSimulator(url: string): Simulator {
  const control = openControl(url);
  return {
    openLogin: async (sub, locations) => {
      const opened = await control<{ refresh_token: string }>('POST', '/google/accounts', { sub, locations });
      return { sub, refreshToken: opened.refresh_token };
    },
    signIn: async (sub, authorization_url) => {
      const path = `/google/accounts/${sub}/sign-in`;
      return (await control<{ redirect_url: string }>('POST', path, { authorization_url })).redirect_url;
    },
    revoke: (sub) => control('POST', `/google/accounts/${sub}/revoke`),
    write: async (placeId, reviews) => {
      const inputs = reviews.map((review) => ({ source: 'google', place_id: placeId, ...review }));
      const written = await control<Array<{ platform_review_id: string }>>('POST', '/reviews', inputs);
      return written.map(({ platform_review_id }) => platform_review_id);
    },
    replyAsOwner: async (id, text) =>
      void (await control('PUT', `/reviews/${encodeURIComponent(id)}/reply?source=google`, { text })),
    reviews: (placeId) => control('GET', `/reviews?source=google&place_id=${placeId}`),
    replies: (placeId) => control('GET', `/replies?source=google&place_id=${placeId}`),
    calls: (target, placeId) => control('GET', `/calls?target=${target}&place_id=${placeId}`),
    callsAfter: (target, id) => control('GET', `/calls?target=${target}&since=${id}`),
    clearFaults: async (target) =>
      void (await control('DELETE', `/faults${target === undefined ? '' : `?target=${target}`}`)),
    addFault: async (fault) => void (await control('POST', '/faults', fault)),
  };
}
