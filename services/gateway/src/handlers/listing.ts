import { dataBody, required } from '@review-reply/api-schemas';
import { errors } from '../errors.ts';
import type { Handler } from '../http/answer.ts';
import { callOf } from '../http/operation-context.ts';
import type { Clients } from './clients.ts';
import { inputOf } from './input.ts';

/** Longer than the 8 s that a platform may take to show a listing. */
const readTimeoutMs = 12_000;
/** Longer than a comparison, an edit and the reading back, each of which may take as long. */
const updateTimeoutMs = 45_000;

/** The places service renders listings as JSON; the gateway writes the bytes out unread. */
export function getListing({ places }: Clients): Handler {
  return async (context) => {
    const { path } = inputOf('getListing', context);
    const call = { ...callOf(context), timeoutMs: readTimeoutMs };
    const { listingJson } = await places.getListing({ placeId: path.place_id }, call);
    return { status: 200, body: dataBody(listingJson) };
  };
}

export function updateListingSection({ places }: Clients): Handler {
  return async (context) => {
    const { path, body } = inputOf('updateListingSection', context);
    const { listing, changedMeanwhile } = await places.updateListingSection(
      { placeId: path.place_id, section: path.section, bodyJson: Buffer.from(JSON.stringify(body)) },
      { ...callOf(context), timeoutMs: updateTimeoutMs },
    );
    const { listingJson } = required(listing, 'the listing');
    if (changedMeanwhile) throw errors.listingChanged({ listing: JSON.parse(Buffer.from(listingJson).toString()) });
    return { status: 200, body: dataBody(listingJson) };
  };
}
