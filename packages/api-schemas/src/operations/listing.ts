import type { ListingSection } from '@review-reply/platforms/listing';
import { listingBodies, listingPathSchema, updateListingBodySchema } from '../requests/listing.ts';
import { placePathSchema } from '../requests/places.ts';
import { listingBodySchema, listingExample } from '../schemas/listing.ts';
import { bearerRead, bearerWrite } from './defaults.ts';
import type { Operation } from './operation.ts';

const tag = 'Places';
const success = (description: string) => ({
  200: { description, schema: listingBodySchema, example: { data: listingExample } },
});

export const getListing = {
  ...bearerRead,
  operationId: 'getListing',
  path: '/places/{place_id}/listing',
  tag,
  summary: 'Read the live listing',
  description:
    "The listing as Google has it at this moment, all of it: a part that cannot be read fails the whole with `listing_unavailable`, which names what failed. A section that the place may not have, or has not set, is `null`; `metadata.unavailable` says why. When many accounts read at once, one that has read 30 listings within a minute waits, a partner's clients counting as the partner (`rate_limited` with `scope: listing_reads`).",
  scope: 'places:read',
  request: { ...bearerRead.request, path: placePathSchema },
  successes: success('The listing.'),
  errors: ['not_found', 'place_not_connected', 'listing_unavailable'],
} as const satisfies Operation;

const named = (displayName: string) => [{ displayName }];
const espresso = { labels: named('Espresso'), attributes: { price: { currencyCode: 'EUR', units: '3' } } };

const sectionExamples = {
  identity: { title: 'Demo Lounge Paris' },
  description: { description: 'A quiet lounge near gate 12.' },
  contact: { primary_phone: '+33 1 99 00 12 34', website: 'https://lounge.example.com/' },
  hours: { days: { MONDAY: { mode: 'slots', slots: [{ open: '08:00', close: '20:00' }] } } },
  special_hours: { special: [{ date: '2026-12-25', closed: true }] },
  status: { status: 'CLOSED_TEMPORARILY' },
  attributes: { attributes: [{ name: 'attributes/has_restroom', values: [true] }] },
  lodging: { parking: { parkingAvailable: true, freeParking: true } },
  services: {
    services: [
      {
        name: 'Shower',
        category: 'categories/gcid:airport_lounge',
        price: { currency: 'EUR', amount: '12.00' },
      },
    ],
  },
  menu: { menus: [{ labels: named('Bar'), sections: [{ labels: named('Coffee'), items: [espresso] }] }] },
} as const satisfies { readonly [S in ListingSection]: unknown };

export const updateListingSection = {
  ...bearerWrite,
  operationId: 'updateListingSection',
  method: 'patch',
  path: '/places/{place_id}/listing/{section}',
  tag,
  summary: 'Change a section of the live listing',
  description:
    'Makes a section as it is sent: what is absent stays, of `attributes` those that are not named, of `hours` days that are not named, of `lodging` all leaves that are not named; the lists of `special_hours`, `services` and `menu` are replaced. Only what differs from what Google has is sent to it, nothing when nothing differs. A profile takes ten edits a minute (`rate_limited` with `scope: listing_edits`). Of two changes of a section at once the second gets `listing_changed` with the listing as it is now, and nothing of the first is lost. When Google stops answering, `details.applied` of `listing_unavailable` says whether the change was made: `yes`, `no` or `unknown`. Answers the listing as it was read back; what Google holds for review is in `metadata.pending`.',
  scope: 'places:write',
  request: {
    ...bearerRead.request,
    path: listingPathSchema,
    body: updateListingBodySchema,
    bodies: { by: 'section', schemas: listingBodies, examples: sectionExamples },
  },
  requestExample: sectionExamples.hours,
  successes: success('The listing as it is now.'),
  errors: [
    'not_found',
    'place_not_connected',
    'listing_changed',
    'platform_refused',
    'rate_limited',
    'listing_unavailable',
  ],
} as const satisfies Operation;
