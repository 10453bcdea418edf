import { icon, styleSheet } from './style-sheet.ts';
import type { PageHandler } from './visit.ts';

const keptForADay = { 'Cache-Control': 'public, max-age=86400' };
const logoKept = { 'Cache-Control': 'private, max-age=3600' };

export const getStyleSheet: PageHandler = async () => ({
  status: 200,
  type: 'text/css; charset=utf-8',
  bytes: styleSheet,
  headers: keptForADay,
});

export const getIcon: PageHandler = async () => ({
  status: 200,
  type: 'image/svg+xml',
  bytes: icon,
  headers: keptForADay,
});

/** A page without its logo is whole: there is no page for a logo that can't be had. */
export const getLogo: PageHandler = async ({ parts, request }) => {
  const { logo: segment } = request.params;
  const logo = typeof segment === 'string' ? await parts.logos.get(segment) : undefined;
  if (logo === undefined)
    return { status: 404, type: 'text/plain; charset=utf-8', bytes: '', headers: { 'Cache-Control': 'no-store' } };
  return { status: 200, type: logo.type, bytes: logo.bytes, headers: logoKept };
};
