import { PlatformError } from './platform-error.ts';

/** What a call answers, or null when the platform does not have what it names. @throws PlatformError */
export async function nullWhenNotFound<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof PlatformError && error.failure === 'not_found') return null;
    throw error;
  }
}
