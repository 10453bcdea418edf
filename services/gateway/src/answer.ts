import type { Exchange } from './exchange.ts';

/** What a handler answers; bytes are written out as they are, anything else as JSON. */
export interface Answer {
  readonly status: number;
  readonly body: Buffer | object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers one operation, after every step has let it through. */
export type Handler = (exchange: Exchange) => Promise<Answer>;

export function sendAnswer({ response, requestId, operation, locale }: Exchange, answer: Answer): void {
  response.status(answer.status);
  response.setHeader('Request-Id', requestId);
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (operation.localised) {
    response.setHeader('Content-Language', locale);
    response.vary('Accept-Language');
  }
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
  response.end(Buffer.isBuffer(answer.body) ? answer.body : JSON.stringify(answer.body));
}
