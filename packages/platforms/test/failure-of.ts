import { PlatformError } from '../src/index.ts';

/**
 * The PlatformError that a call ends with. @throws whatever else it ends with, so that a test says what came instead
 */
export async function failureOf(call: Promise<unknown>): Promise<PlatformError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
  throw new Error('The call succeeded.');
}
