import type { Access } from '../access.ts';
import { buildUrl, type Query } from './build-url.ts';
import type { HttpCall, HttpClient } from './http-client.ts';

/** A call to an API that takes a bearer token and speaks JSON. */
export interface ApiCall<T> extends Pick<HttpCall<T>, 'source' | 'operation' | 'signal' | 'schema' | 'readRefusal'> {
  /** GET unless there is a body, then POST. */
  readonly method?: HttpCall<T>['method'];
  readonly baseUrl: string;
  /** Undefined when the caller's name of a resource does not have the platform's form. */
  readonly path: readonly string[] | undefined;
  /** What is done with the resource, by a verb behind it (https://google.aip.dev/136). */
  readonly verb?: string;
  readonly query?: Query;
  readonly json?: unknown;
  readonly access: Access;
}

/** @throws PlatformError, or the signal's reason when the caller gave up */
export function callApi<T>(http: HttpClient, call: ApiCall<T>): Promise<T> {
  const { baseUrl, path, verb, query, json, access, method = json === undefined ? 'GET' : 'POST', ...rest } = call;
  const url = path === undefined ? undefined : buildUrl(baseUrl, path, query);
  // Not a part of the segment: its colon is not to be encoded as those of ids are.
  if (url !== undefined && verb !== undefined) url.pathname += `:${verb}`;
  return http.call({
    ...rest,
    method,
    url,
    headers: {
      authorization: `Bearer ${access}`,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
}
