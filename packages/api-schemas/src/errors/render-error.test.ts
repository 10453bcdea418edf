import { describe, expect, it } from 'vitest';
import { faultCodes, type Message } from '../faults/codes.ts';
import { errorBodySchema } from '../openapi/schemas.ts';
import { enrollmentFailures } from '../render/enrollment-failures.ts';
import { errorCatalogue } from './catalogue.ts';
import { errorStatuses } from './codes.ts';
import { fillMessage } from './fill-message.ts';
import { renderError } from './render-error.ts';

const requestId = 'request-1';
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const messages: [string, Message][] = [
  ...Object.entries(errorCatalogue).map(([code, { message }]): [string, Message] => [code, message]),
  ...Object.entries(faultCodes),
  ...Object.entries(enrollmentFailures),
];

describe('messages', () => {
  it.each(messages)('%s says the same in both languages, with the same placeholders', (_, { en, fr }) => {
    expect(en).not.toBe(fr);
    expect(placeholders(fr)).toEqual(placeholders(en));
    expect(fr.match(/\[/g)?.length).toBe(en.match(/\[/g)?.length);
  });

  it('leaves out what it has no value for, and never shows a placeholder or an object', () => {
    const message = errorCatalogue.insufficient_suns.message;
    expect(fillMessage(message, 'en', { available_suns: 0.5 })).toBe(
      'There are not enough Suns for this, 0.5 available.',
    );
    expect(fillMessage(message, 'fr', { required_suns: 1, available_suns: 0.5 })).toContain('0,5 disponibles');
    for (const [, each] of messages) expect(fillMessage(each, 'fr', { limit: {} })).not.toMatch(/[{}[\]]|object/);
  });
});

describe('renderError', () => {
  it.each(Object.entries(errorCatalogue))('%s answers its status, with details as documented', (code, entry) => {
    const rendered = renderError({ code, details: entry.detailsExample, locale: 'en', requestId });
    expect(rendered.status).toBe(entry.status);
    expect(errorBodySchema.parse(rendered.body).error.code).toBe(code);
    entry.details.parse(rendered.body.error.details);
    expect(rendered.headers).toMatchObject({
      'request-id': requestId,
      'content-language': 'en',
      vary: 'Accept-Language',
    });
  });

  it('keeps everything internal out of a server error and repeats the request id', () => {
    for (const [code, status] of Object.entries(errorStatuses).filter(([, status]) => status >= 500)) {
      const details = { reason: 'password authentication failed', retry_after_s: 1.2 };
      const { body, headers, status: given } = renderError({ code, details, locale: 'en', requestId });
      expect(given).toBe(status);
      expect(body.error.details).toEqual({ request_id: requestId });
      expect(JSON.stringify([body, headers])).not.toContain('password');
      expect(headers['retry-after']).toBe('2');
    }
  });

  it('answers a code that is not public as internal_error', () => {
    for (const code of ['caller_forged', 'constructor', '__proto__', '']) {
      expect(renderError({ code, details: { secret: 1 }, locale: 'en', requestId })).toMatchObject({
        status: 500,
        body: { error: { code: 'internal_error', details: { request_id: requestId } } },
      });
    }
  });

  it('gives every fault its sentence in the language asked for', () => {
    const fields = [
      { path: 'body.tone', code: 'out_of_range', params: { minimum: 0, maximum: 9 } },
      { path: 'body.events[0]', code: 'invalid_value', params: { allowed: ['a', 'b'] } },
      { path: 'body.x', code: 'made_up', params: {} },
    ];
    const { body } = renderError({ code: 'validation_failed', details: { fields }, locale: 'fr', requestId });
    expect(body.error.details).toEqual({
      fields: [
        { ...fields[0], message: 'Cette valeur est hors limites ; au moins 0 ; au plus 9.' },
        { ...fields[1], message: 'Cette valeur n’est pas autorisée ; valeurs possibles : a, b.' },
        { ...fields[2], code: 'invalid_value', message: 'Cette valeur n’est pas autorisée.' },
      ],
    });
  });

  it('does not throw over malformed details', () => {
    for (const fields of [[null], [1], ['x'], [{ code: {} }], 'x', {}]) {
      expect(renderError({ code: 'validation_failed', details: { fields }, locale: 'en', requestId }).status).toBe(422);
    }
  });

  it('challenges as the OAuth standards say', () => {
    const challenge = (code: string, details = {}) =>
      renderError({ code, details, locale: 'en', requestId }).headers['www-authenticate'];
    expect(challenge('invalid_client')).toBe('Basic realm="review-reply"');
    expect(challenge('invalid_token', { reason: 'missing' })).toBe('Bearer realm="review-reply"');
    expect(challenge('invalid_token')).toBe('Bearer realm="review-reply", error="invalid_token"');
    expect(challenge('insufficient_scope', { required_scope: 'places:read' })).toBe(
      'Bearer realm="review-reply", error="insufficient_scope", scope="places:read"',
    );
    expect(challenge('not_found')).toBeUndefined();
  });

  it('says when to come back and which methods are allowed', () => {
    const headers = (code: string, details = {}) => renderError({ code, details, locale: 'en', requestId }).headers;
    expect(headers('rate_limited', { retry_after_s: 42 })['retry-after']).toBe('42');
    expect(headers('idempotency_in_progress')['retry-after']).toBe('1');
    expect(headers('service_unavailable')['retry-after']).toBe('2');
    expect(headers('service_unavailable', { retry_after_s: 1 })['retry-after']).toBe('1');
    expect(headers('generation_unavailable')['retry-after']).toBe('2');
    expect(headers('method_not_allowed', { allowed: ['GET', 'POST'] })).toMatchObject({ allow: 'GET, POST' });
  });
});
