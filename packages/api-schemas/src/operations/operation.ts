import type * as z from 'zod';
import type { ErrorCode } from '../errors/codes.ts';
import type { Scope } from '../schemas/token.ts';

/** One answer that is not an error. `example` is checked against `schema` by a test. */
export interface Success {
  readonly description: string;
  readonly schema: z.ZodType;
  readonly example: unknown;
}

/** Types of success bodies. Errors are always JSON. */
export type MediaType = 'application/json' | 'application/pdf' | 'application/xml' | 'text/csv';

/** One operation of the public API: what the gateway routes and the OpenAPI document describes. */
export interface Operation {
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** `root`: beside the API base rather than below it, where a standard says so. `api` unless given. */
  readonly base?: 'api' | 'root';
  /** Below the base, parameters in braces: `/reviews/{review_id}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** `bearer`: an access token; `client`: the key's own id and secret; `none`: anybody. */
  readonly auth: 'bearer' | 'client' | 'none';
  /** The scope a token needs; null: any valid token does. */
  readonly scope: Scope | null;
  /** Whether the account must have accepted the terms in force. */
  readonly terms: boolean;
  /** The class a call is counted in; null: not counted per key. */
  readonly limitClass: 'reads' | 'writes' | 'generations' | null;
  /** Seconds that anybody may keep the answer for, which then has an `ETag`; unless given, nobody may keep it. */
  readonly cachedForS?: number;
  readonly idempotency: 'required' | 'accepted' | 'none';
  /** How a body is sent; `none`: a body is not read. */
  readonly bodyType: 'json' | 'form' | 'none';
  /** What the parts of a request must be; `undefined` stands for a missing body. Headers by their lower-case names. */
  readonly request: {
    readonly path: z.ZodType;
    readonly query: z.ZodType;
    readonly headers: z.ZodType;
    readonly body: z.ZodType;
    /** Bodies that a parameter of the path chooses between, each with an example; `body` is then any of them. */
    readonly bodies?: {
      readonly by: string;
      readonly schemas: Readonly<Record<string, z.ZodType>>;
      readonly examples: Readonly<Record<string, unknown>>;
    };
  };
  /** Whether a sentence in its answer is in the caller's language. */
  readonly localised?: boolean;
  /** A request body as an example, where there is one. */
  readonly requestExample?: unknown;
  /**
   * What its successes can be asked for as by `Accept`; the first, to who asks for nothing, is what their schema and
   * example are of, the others are files. JSON alone unless given.
   */
  readonly mediaTypes?: readonly MediaType[];
  readonly successes: Readonly<Record<number, Success>>;
  /** Errors of this operation's own; `errorsOf` adds those that follow from the fields above. */
  readonly errors: readonly ErrorCode[];
}
