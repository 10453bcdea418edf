import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';

/** A bound on nonsense: a service account's key file is the longest. */
const lengthMax = 8_192;

/**
 * A secret out of a file, or out of standard input for `-`: never from an argument or the environment, where shell
 * histories and lists of processes show it.
 * @throws Error that holds nothing of it
 */
export async function readSecret(file: string): Promise<string> {
  const read = (file === '-' ? await text(process.stdin) : await readFile(file, 'utf8')).trim();
  if (read === '') throw new Error('There are no credentials in it.');
  if (read.length > lengthMax) throw new Error(`Credentials have at most ${lengthMax} characters.`);
  return read;
}
