import type { Message } from '../faults/codes.ts';
import type { Locale } from '../schemas/account.ts';

/** Writes a sentence: `{name}` becomes its value, a part in `[…]` goes when one of its values is missing. */
export function fillMessage(message: Message, locale: Locale, values: Readonly<Record<string, unknown>>): string {
  return message[locale]
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (namesOf(part).every((name) => isShown(values[name])) ? part : ''))
    .replace(/\{(\w+)\}/g, (_, name: string) => show(values[name], locale));
}

function namesOf(part: string): string[] {
  return [...part.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

function isShown(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isShown) : ['string', 'number', 'boolean'].includes(typeof value);
}

function show(value: unknown, locale: Locale): string {
  if (Array.isArray(value)) return value.map((item) => show(item, locale)).join(', ');
  if (typeof value === 'number' && !Number.isInteger(value) && locale === 'fr') return String(value).replace('.', ',');
  return isShown(value) ? String(value) : '?';
}
