import { randomBytes, randomInt } from 'node:crypto';

/** A decimal number of that many digits, as Google's account and location ids are. */
export function randomDigits(digits: number): string {
  let id = String(randomInt(1, 10));
  while (id.length < digits) id += String(randomInt(0, 10));
  return id;
}

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

export const newSub = () => randomDigits(21);
export const newAccountId = () => randomDigits(21);
export const newLocationId = () => randomDigits(19);
export const newPlaceId = () => `ChIJ${random(17)}`;
export const newReviewId = () => `AbF${random(48)}`;
export const newRefreshToken = () => `1//0${random(48)}`;
export const newAccessToken = () => `ya29.${random(96)}`;
export const newAuthorizationCode = () => `4/0A${random(60)}`;
