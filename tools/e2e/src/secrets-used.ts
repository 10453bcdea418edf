/** Shorter texts occur by chance. */
const lengthMin = 12;

/** Every secret that a test came to know, so that what the platform wrote can be searched for them. */
export class SecretsUsed {
  readonly #secrets = new Map<string, string>();

  /** @param what names the secret in a failure, without showing it */
  add(what: string, secret: string): void {
    if (secret.length < lengthMin) throw new Error(`The ${what} is too short to be searched for.`);
    this.#secrets.set(secret, what);
  }

  get kinds(): ReadonlySet<string> {
    return new Set(this.#secrets.values());
  }

  /** What `text` holds, as it is, percent-encoded, or in base64: names alone, so that a failure shows no secret. */
  findIn(text: string): string[] {
    return [...this.#secrets]
      .filter(([secret]) => formsOf(secret).some((form) => text.includes(form)))
      .map(([, what]) => what);
  }
}

function formsOf(secret: string): string[] {
  // At each of the three places where base64 may begin within a longer text, only its middle is certain.
  const inBase64 = [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]).toString('base64');
    return encoded.slice(before === 0 ? 0 : before + 1, -4);
  });
  return [...new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), ...inBase64])];
}
