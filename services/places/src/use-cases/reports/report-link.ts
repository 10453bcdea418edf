import { open, openCursor, randomBase62, seal, sha256 } from '@review-reply/crypto';
import { errors } from '../../domain/errors.ts';
import type { Place } from '../../domain/place.ts';
import { reportLinkSealContext } from '../../domain/report.ts';
import { findPlaceByRef } from '../../storage/places.ts';
import { findPlaceOfLink, keepReportLink } from '../../storage/reports.ts';
import { changePlace } from '../change-place.ts';
import type { Context } from '../context.ts';

/** 190 bits of chance. */
const tokenLength = 32;

/**
 * The page of the gateway on which whoever has a report's mail ends the place's reports. It stays the same for as long
 * as there is the place, whatever keys are taken out of use.
 */
export async function reportUrl(
  { database, dataKeys, publicUrl }: Pick<Context, 'database' | 'dataKeys'> & { publicUrl: string },
  placeRef: bigint,
): Promise<string> {
  const sealContext = reportLinkSealContext(placeRef);
  const fresh = randomBase62(tokenLength);
  const link = { placeRef, tokenSealed: seal(dataKeys, sealContext, fresh), tokenHash: sha256(fresh) };
  const token = open(dataKeys, sealContext, await keepReportLink(database.sql, link)).toString();
  return `${publicUrl}/connect/reports/${token}`;
}

/** @throws AppError not_found for a token that is not ours and for a place that is gone */
export async function findReportLink({ database, dataKeys }: Context, token: string): Promise<Place> {
  // Mails of earlier versions hold the place itself, sealed: they work for as long as its key is there.
  const sealed = openCursor(dataKeys, 'report link', token);
  const placeRef = sealed === null ? await findPlaceOfLink(database.sql, sha256(token)) : BigInt(sealed);
  const place = placeRef === null ? null : await findPlaceByRef(database.sql, placeRef);
  if (place === null) throw errors.placeNotFound();
  return place;
}

/** Ends the reports of a place; repeated, it changes nothing. @throws AppError as findReportLink */
export async function endReports(context: Context, token: string): Promise<Place> {
  const place = await findReportLink(context, token);
  return changePlace(context, place, { settings: { reportFrequencyDays: 0 } });
}
