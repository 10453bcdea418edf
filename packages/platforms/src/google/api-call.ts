import { type ApiCall as Call, callApi as call } from '../http/call-api.ts';
import type { HttpClient } from '../http/http-client.ts';
import { readApiRefusal } from './read-refusal.ts';

export type ApiCall<T> = Omit<Call<T>, 'source' | 'readRefusal'>;

/** One call to a Business Profile API. @throws PlatformError, or the signal's reason when the caller gave up */
export function callApi<T>(http: HttpClient, rest: ApiCall<T>): Promise<T> {
  return call(http, { ...rest, source: 'google', readRefusal: readApiRefusal });
}
