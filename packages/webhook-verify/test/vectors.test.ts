import { verifyWebhook, WebhookVerificationError } from '@review-reply/webhook-verify';
import { describe, expect, it } from 'vitest';
import { readVectors, type Vector } from './support/vectors.ts';

const vectors = await readVectors();

function faultOf({ body, header, secret, now }: Vector, secrets: string | string[] = secret): string | null {
  try {
    verifyWebhook({
      body: body === undefined ? body : Buffer.from(body),
      signature: header,
      secret: secrets,
      now: new Date(now * 1_000),
    });
    return null;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.fault;
    throw error;
  }
}

const good = vectors[0] as Vector;

describe('a delivery', () => {
  it.each(vectors.map((vector) => [vector.name, vector] as const))(
    'with %s is judged as the vectors say',
    (_, vector) => {
      expect(faultOf(vector) === null).toBe(vector.valid);
    },
  );

  it('is told why it is refused', () => {
    const wrong = (change: Partial<Vector>) => faultOf({ ...good, ...change });
    expect(wrong({ now: good.now + 400 })).toBe('time_out_of_range');
    expect(wrong({ body: `${good.body} ` })).toBe('wrong_signature');
    expect(faultOf({ ...good, body: undefined as never })).toBe('malformed_body');
    expect(wrong({ header: '' })).toBe('missing_header');
    expect(wrong({ header: `${good.header},t=1` })).toBe('malformed_header');
    expect(wrong({ header: `${good.header},${'x'.repeat(2_000)}` })).toBe('malformed_header');
  });

  it('is believed with any of several secrets, as long as one is being changed', () => {
    expect(faultOf(good, ['whsec_new', good.secret])).toBeNull();
    expect(faultOf(good, ['whsec_new'])).toBe('wrong_signature');
    expect(faultOf(good, [])).toBe('wrong_signature');
  });

  it('is returned as the event that it carries', () => {
    const { body, header, secret, now } = good;
    const event = verifyWebhook({ body: Buffer.from(body), signature: header, secret, now: new Date(now * 1_000) });
    expect(event).toEqual(JSON.parse(body));
  });
});
