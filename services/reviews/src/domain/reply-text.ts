/** Whether two texts are the same reply: platforms normalise Unicode and white space on their way. */
export function isSameText(a: string, b: string): boolean {
  return canonical(a) === canonical(b);
}

function canonical(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
