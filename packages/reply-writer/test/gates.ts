/**
 * The gates of a reply once more, written without the code under test: cruder, and wrong in other ways than it.
 */
export interface Frame {
  greeting: string;
  contact: string | null;
  signature: string | null;
}

/** Takes a reply apart by the frame that its settings call for; throws when a part is missing or out of place. */
export function bodyWithin(text: string, { greeting, contact, signature }: Frame): string {
  const parts = text.split('\n\n');
  if (parts.shift() !== greeting) throw new Error(`greeting is not ${greeting}: ${text}`);
  if (signature !== null && parts.pop() !== signature) throw new Error(`signature is missing: ${text}`);
  if (contact !== null && parts.pop() !== contact) throw new Error(`contact line is missing: ${text}`);
  if (parts.length !== 1) throw new Error(`unexpected parts: ${text}`);
  return parts[0] ?? '';
}

const english = /\b(?:the|you|your|we|that|and|is|are|to|of|for|our|us)\b/giu;
const french = /\b(?:vous|nous|votre|vos|le|la|les|et|de|du|des|est|pour|que|sur|notre|merci|cette|une)\b/giu;

export function looksLike(language: string, body: string): boolean {
  const en = body.match(english)?.length ?? 0;
  const fr = body.match(french)?.length ?? 0;
  return language === 'fr' ? fr > en : en > fr;
}

const banned =
  /feedback|valued|delighted|thrilled|strive|rest assured|hesitate|inconvenience|seriously|prenons note|hésitez|soyez assuré|gêne occasionnée|refund|discount|voucher|compensat|free of charge|rembours|geste commercial|gratuit|investigat|enquête|our fault|our mistake|responsible|notre faute|we will|we'll|nous allons|nous ferons|promise|guarantee|as an ai|language model|\bundefined\b|\bnull\b|\bnan\b|\{|\}|\[|\]|<|>|\*|#|_/iu;
const numbers = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|hundred|deux|trois|quatre|cinq|dix|cent)\b/iu;
const days =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/iu;

/** What is wrong with a body that may name nothing but the place; empty when nothing is. */
export function faultsOf(body: string, placeName: string): string[] {
  const faults: string[] = [];
  const bare = body.replaceAll(placeName, 'place');
  if (banned.test(body)) faults.push(`banned: ${banned.exec(body)?.[0]}`);
  if (numbers.test(bare)) faults.push('number');
  if (days.test(bare)) faults.push('date');
  if (/https?:|www\.|@|\.\w{2,3}\b(?=\/|\s*$)/iu.test(bare)) faults.push('link or e-mail');
  const capitals = bare.match(/(?<![.!?]\s|^)(?<=\s|')\p{Lu}\p{L}+/gu) ?? [];
  if (capitals.length > 0) faults.push(`name: ${capitals.join(' ')}`);
  if (/ {2}| [.,;!?]|[.,;!?]{2}|\bthe the\b|\bde les?\b(?! dire)|\bà le[s]?\b|[a-z][.!?][A-Z]/u.test(body))
    faults.push('typing');
  if (!/^\p{Lu}/u.test(body) || !/[.!?]$/u.test(body)) faults.push('not a sentence');
  if ((body.match(/[.!?](?:\s|$)/gu) ?? []).length > 4) faults.push('too long');
  return faults;
}

/** Three words at a time. */
export function gramsOf(text: string): ReadonlySet<string> {
  const list = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);
  return new Set(list.slice(2).map((word, index) => [list[index], list[index + 1], word].join('|')));
}

/** Jaccard of two texts' grams, once more; 0 where both have none. */
export function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let both = 0;
  for (const gram of left) if (right.has(gram)) both += 1;
  const all = left.size + right.size - both;
  return all === 0 ? 0 : both / all;
}
