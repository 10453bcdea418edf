import { AccountKind } from '@review-reply/proto/identity/v1/identity';

export interface DemoLocation {
  readonly placeId: string;
  readonly title: string;
  readonly city: string;
  /** How many reviews its customers wrote before the platform was set up. */
  readonly reviews: number;
  readonly plan: 'essential' | 'pro' | null;
}

export interface DemoAccountPlan {
  readonly name: string;
  readonly kind: AccountKind;
  readonly locale: 'en' | 'fr';
  /** Suns granted at the start, in thousandths. */
  readonly milliSuns: bigint;
  readonly locations: readonly DemoLocation[];
  /** Name of the partner that it is attached to. */
  readonly partner?: string;
  /** Of a partner: hosts that its clients may return to, as its contract declares. */
  readonly domains?: readonly string[];
}

const category = 'Airport lounge';
export const demoCategory = category;

/** Everything in it is plainly made up for a demonstration. */
export const demoPlan: readonly DemoAccountPlan[] = [
  {
    name: 'Demo account on a plan',
    kind: AccountKind.STANDARD,
    locale: 'en',
    milliSuns: 50_000n,
    locations: [
      { placeId: 'demo-place-paris', title: 'Demo Lounge Paris', city: 'Paris', reviews: 30, plan: 'essential' },
      { placeId: 'demo-place-lyon', title: 'Demo Lounge Lyon', city: 'Lyon', reviews: 10, plan: 'pro' },
    ],
  },
  {
    name: 'Demo account without a plan',
    kind: AccountKind.STANDARD,
    locale: 'en',
    milliSuns: 20_000n,
    locations: [{ placeId: 'demo-place-london', title: 'Demo Lounge London', city: 'London', reviews: 20, plan: null }],
  },
  {
    name: 'Demo partner',
    kind: AccountKind.PARTNER,
    locale: 'fr',
    milliSuns: 0n,
    locations: [],
    domains: ['example.com'],
  },
  {
    name: 'Demo client of the partner',
    kind: AccountKind.CLIENT,
    locale: 'fr',
    milliSuns: 0n,
    partner: 'Demo partner',
    locations: [{ placeId: 'demo-place-nice', title: 'Demo Lounge Nice', city: 'Nice', reviews: 10, plan: null }],
  },
];

/** Somebody with places at the simulated Google whom the demo partner can invite: nobody's client yet. */
export const demoGuest = {
  name: 'Guest',
  email: 'demo-guest@example.com',
  locations: [
    { placeId: 'demo-place-lille', title: 'Demo Lounge Lille', city: 'Lille', reviews: 5 },
    { placeId: 'demo-place-nantes', title: 'Demo Lounge Nantes', city: 'Nantes', reviews: 5 },
  ],
  returnUrl: 'https://example.com/',
} as const;

export const demoTermsVersion = '2026-01';

export const scopesOf = (kind: AccountKind): readonly string[] => {
  if (kind === AccountKind.CLIENT) return [];
  const everybody = ['places:read', 'places:write', 'reviews:read', 'reviews:write', 'webhooks:manage'];
  return kind === AccountKind.PARTNER ? [...everybody, 'accounts:manage'] : everybody;
};
