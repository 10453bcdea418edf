import type { z } from 'zod';
import type { Access } from '../access.ts';
import { buildUrl, type Query } from '../http/build-url.ts';
import type { HttpCall, HttpClient } from '../http/http-client.ts';
import { readApiRefusal } from './read-refusal.ts';

export interface ApiCall<T> {
  readonly operation: string;
  readonly method?: HttpCall<T>['method'];
  readonly baseUrl: string;
  /** Undefined when the caller's name of a resource does not have the platform's form. */
  readonly path: readonly string[] | undefined;
  /** What is done with the resource, by a verb behind it (https://google.aip.dev/136). */
  readonly verb?: string;
  readonly query?: Query;
  readonly json?: unknown;
  readonly access: Access;
  readonly signal: AbortSignal;
  readonly schema: z.ZodType<T>;
}

/** One call to a Business Profile API. @throws PlatformError, or the signal's reason when the caller gave up */
export function callApi<T>(http: HttpClient, call: ApiCall<T>): Promise<T> {
  const { operation, method = 'GET', baseUrl, path, verb, query, json, access, signal, schema } = call;
  const url = path === undefined ? undefined : buildUrl(baseUrl, path, query);
  if (url !== undefined && verb !== undefined) url.pathname += `:${verb}`;
  return http.call({
    source: 'google',
    operation,
    method,
    url,
    headers: {
      authorization: `Bearer ${access}`,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    signal,
    schema,
    readRefusal: readApiRefusal,
  });
}
