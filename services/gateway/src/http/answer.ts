import type { Response } from 'express';
import { endAnswer } from './end-answer.ts';
import type { OperationContext } from './operation-context.ts';

/** What a handler answers; bytes are written out as they are, in parts where they come so, anything else as JSON. */
export interface Answer {
  readonly status: number;
  readonly body: Buffer | readonly Uint8Array[] | object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers one operation, after every step has let it through. */
export type Handler = (context: OperationContext) => Promise<Answer>;

export function sendAnswer(context: OperationContext, { status, body, headers = {} }: Answer): void {
  const { request, response, requestId, operation, locale } = context;
  response.status(status);
  response.setHeader('Request-Id', requestId);
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (operation.localised) {
    response.setHeader('Content-Language', locale);
    response.vary('Accept-Language');
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (!Array.isArray(body)) endAnswer(request, response, Buffer.isBuffer(body) ? body : JSON.stringify(body));
  else if (request.complete) sendParts(response, body);
  else endAnswer(request, response, Buffer.concat(body));
}

/** In one write to the socket, without a copy. */
function sendParts(response: Response, parts: readonly Uint8Array[]): void {
  response.setHeader(
    'Content-Length',
    parts.reduce((sum, { length }) => sum + length, 0),
  );
  response.cork();
  for (const part of parts) response.write(part);
  response.end();
}
