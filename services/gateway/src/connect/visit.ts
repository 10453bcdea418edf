import type { EnrollmentService } from '@review-reply/proto/identity/v1/enrollment';
import type { PlacesService } from '@review-reply/proto/places/v1/places';
import type { RpcClient, SystemCaller } from '@review-reply/rpc';
import type { Request, Response } from 'express';
import type { Locale } from './texts.ts';

/** What the pages need. */
export interface ConnectParts {
  readonly enrollments: RpcClient<typeof EnrollmentService>;
  readonly places: Pick<RpcClient<typeof PlacesService>, 'getReportLink' | 'endReports'>;
  /** Under which everything is reached from outside. */
  readonly publicUrl: string;
  readonly logos: Logos;
}

export interface Logos {
  /** Path under which we serve what is at a URL. */
  pathOf(logoUrl: string): string;
  /** What is at the URL that a path's last segment stands for; undefined when there is nothing to serve. */
  get(segment: string): Promise<Logo | undefined>;
}

export interface Logo {
  readonly type: string;
  readonly bytes: Buffer;
}

/** One request for a page. */
export interface Visit {
  readonly parts: ConnectParts;
  readonly request: Request;
  readonly response: Response;
  readonly caller: SystemCaller;
  /** The browser's, for pages of no enrolment and of those that name none. */
  readonly locale: Locale;
}

export type PageHandler = (visit: Visit) => Promise<Reply>;

/** What a visit is answered. */
export type Reply =
  | { readonly status: number; readonly page: string; readonly locale: Locale; readonly headers?: ReplyHeaders }
  | { readonly seeOther: string }
  | {
      readonly status: number;
      readonly type: string;
      readonly bytes: Buffer | string;
      readonly headers?: ReplyHeaders;
    };

export type ReplyHeaders = Readonly<Record<string, string>>;
