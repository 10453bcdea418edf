import { openCursor, sealCursor } from '@review-reply/crypto';
import { errors } from '../../domain/errors.ts';
import type { Place } from '../../domain/place.ts';
import { findPlaceByRef } from '../../storage/places.ts';
import { changePlace } from '../change-place.ts';
import type { Context } from '../context.ts';

const scope = 'report link';

/** The page of the gateway on which whoever has a report's mail ends the place's reports. */
export function reportUrl(
  { dataKeys, publicUrl }: Pick<Context, 'dataKeys'> & { publicUrl: string },
  placeRef: bigint,
) {
  return `${publicUrl}/connect/reports/${sealCursor(dataKeys, scope, String(placeRef))}`;
}

/** @throws AppError not_found for a token that is not ours and for a place that is gone */
export async function findReportLink({ database, dataKeys }: Context, token: string): Promise<Place> {
  const opened = openCursor(dataKeys, scope, token);
  const place = opened === null ? null : await findPlaceByRef(database.sql, BigInt(opened));
  if (place === null) throw errors.placeNotFound();
  return place;
}

/** Ends the reports of a place; repeated, it changes nothing. @throws AppError as findReportLink */
export async function endReports(context: Context, token: string): Promise<Place> {
  const place = await findReportLink(context, token);
  return changePlace(context, place, { settings: { reportFrequencyDays: 0 } });
}
