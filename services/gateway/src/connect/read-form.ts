import type { Request } from 'express';
import { errors } from '../errors.ts';
import { readBytes } from '../steps/read-bytes.ts';

/** As many place ids as one account may have places, with room. */
const formBytesMax = 1024 * 1024;

/**
 * Reads a form of our own pages. A form that another site sends comes without the cookie, which is Lax; beyond that
 * browsers say where a request comes from, and whatever is not this origin is refused.
 * @throws AppError invalid_request, payload_too_large
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw errors.invalidRequest({ reason: 'foreign_form' });
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded')
    throw errors.invalidRequest({ reason: 'form_required' });
  const bytes = await readBytes(request, formBytesMax);
  return new URLSearchParams(bytes.toString('utf8'));
}
