import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Vector {
  readonly name: string;
  readonly valid: boolean;
  readonly secret: string;
  /** Seconds since 1970. */
  readonly now: number;
  readonly header: string;
  readonly body: string;
}

export const vectorsFile = path.resolve(import.meta.dirname, '../../test-vectors.json');

export async function readVectors(): Promise<Vector[]> {
  return (JSON.parse(await readFile(vectorsFile, 'utf8')) as { vectors: Vector[] }).vectors;
}
