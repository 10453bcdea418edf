import type { Documented } from './document.ts';
import type { RawRequest } from './raw-request.ts';

/** A request that is wrong in one way. */
export interface Attack {
  readonly what: string;
  readonly request: RawRequest;
  /** Any one of these is a fair answer. */
  readonly codes: readonly string[];
  /** Where the fault lies, when `validation_failed` is answered: the path of one of its fields begins so. */
  readonly faultAt?: string;
  /** Nothing of it can be read, so neither can the language that is wanted: English answers. */
  readonly unreadable?: true;
}

/** The request of an operation in which everything is right, and what is taken away or put in its place. */
export interface Base {
  readonly operation: Documented;
  readonly basePath: string;
  readonly token: string;
  /** Values of path parameters that exist. */
  readonly ids: Readonly<Record<string, string>>;
}

export interface Changes {
  /** In place of the real ids; put into the path as they are. */
  readonly ids?: Readonly<Record<string, string>>;
  /** After the question mark, as it is. */
  readonly query?: string;
  /** In place of those of the same name, which may then be several or none. */
  readonly headers?: readonly (readonly [string, string])[];
  readonly without?: readonly string[];
  readonly body?: Buffer | string;
  readonly chunked?: boolean;
}

export function requestOf({ operation, basePath, token, ids }: Base, changes: Changes = {}): RawRequest {
  const values = { ...ids, ...changes.ids };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Say in this test which ${name} there is.`);
    return value;
  });
  const given: [string, string][] = [];
  if (operation.byToken) given.push(['Authorization', `Bearer ${token}`]);
  if (operation.parameters.some(({ name }) => name === 'Idempotency-Key'))
    given.push(['Idempotency-Key', crypto.randomUUID()]);
  if (operation.body !== null) given.push(['Content-Type', operation.body.type]);
  const replaced = [...(changes.headers ?? []).map(([name]) => name), ...(changes.without ?? [])];
  const kept = given.filter(([name]) => !replaced.some((other) => other.toLowerCase() === name.toLowerCase()));
  const body = changes.body ?? rightBody(operation);
  return {
    method: operation.method,
    target: `${basePath}${path}${changes.query === undefined ? '' : `?${changes.query}`}`,
    headers: [...kept, ...(changes.headers ?? [])],
    ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? body : Buffer.from(body) }),
    ...(changes.chunked === undefined ? {} : { chunked: changes.chunked }),
  };
}

/** The document's own example. */
function rightBody({ body }: Documented): string | undefined {
  if (body === null) return undefined;
  return body.type === 'application/json' ? JSON.stringify(body.example) : String(new URLSearchParams(body.example));
}
