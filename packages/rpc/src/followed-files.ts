import { readFileSync } from 'node:fs';
import type { Logger } from '@review-reply/telemetry';

/** Files are read again this often: mounted secrets are replaced by links, of which the system tells nothing. */
const lookEveryMs = 5_000;

export interface Followed<T> {
  readonly current: T;
  /** Calls back after each change that could be read. */
  onChange(listener: (current: T) => void): void;
  close(): void;
}

export interface FollowOptions {
  readonly logger: Logger;
  /** Milliseconds between two looks; 5,000 unless given. */
  readonly lookEveryMs?: number;
}

/**
 * Reads files, and again whenever they have changed. What can't be read then (a key that is there before its
 * certificate) is logged and leaves what was read before.
 * @throws what reading or `parse` throws at the first time
 */
export function followFiles<T>(
  files: readonly string[],
  parse: (contents: readonly Buffer[]) => T,
  options: FollowOptions,
): Followed<T> {
  const read = () => files.map((file) => readFileSync(file));
  const listeners: Array<(current: T) => void> = [];
  let contents = read();
  let current = parse(contents);
  const look = () => {
    try {
      const found = read();
      if (found.every((content, at) => contents[at]?.equals(content))) return;
      current = parse(found);
      contents = found;
      options.logger.info({ files }, 'Changed files were read.');
      for (const listener of listeners) listener(current);
    } catch (error) {
      options.logger.error({ err: error, files }, 'Changed files could not be read; what they held before goes on.');
    }
  };
  const timer = setInterval(look, options.lookEveryMs ?? lookEveryMs).unref();
  return {
    get current() {
      return current;
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
    close: () => clearInterval(timer),
  };
}
