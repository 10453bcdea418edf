const excerptBytesMax = 1024;

/** Gathers the beginning of an answer's body. */
export class Excerpt {
  #parts: Buffer[] = [];
  #bytes = 0;

  add(chunk: Buffer): void {
    if (this.#bytes >= excerptBytesMax) return;
    // A copy: what is kept must not keep the whole chunk.
    const part = Buffer.from(chunk.subarray(0, excerptBytesMax - this.#bytes));
    this.#parts.push(part);
    this.#bytes += part.length;
  }

  /** The first KiB as text that Postgres can hold, or null when there is none. */
  text(): string | null {
    if (this.#bytes === 0) return null;
    // A character that is cut by the limit is left out rather than shown as a replacement.
    const text = new TextDecoder().decode(Buffer.concat(this.#parts), { stream: true });
    return text.replaceAll('\0', '\uFFFD');
  }
}
