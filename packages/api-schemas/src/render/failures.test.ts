import { describe, expect, it } from 'vitest';
import { replyFailureSchema } from '../schemas/reply.ts';
import { failureMessage, keepFailure, localiseFailures } from './failures.ts';

describe('why something failed', () => {
  it.each([
    [{ code: 'canceled', reason: 'review_gone' }, 'gone from its platform', 'disparu'],
    [{ code: 'canceled', reason: 'a later word' }, 'was canceled', 'annulée'],
    [{ code: 'platform_refused', reason: 'INVALID_ARGUMENT' }, 'refused the reply (INVALID_ARGUMENT).', 'a refusé'],
    [{ code: 'platform_refused' }, 'refused the reply.', 'a refusé la réponse.'],
    [{ code: 'OFF_TOPIC', reason: 'rejected' }, 'rejected the reply: OFF_TOPIC.', 'a rejeté la réponse : OFF_TOPIC.'],
    [{ code: 'consent_refused' }, 'did not consent', 'n’a pas donné son accord'],
    [{ code: 'a_later_code' }, 'a_later_code', 'a_later_code'],
    [{ code: 'canceled', message: 'As it was kept.' }, 'As it was kept.', 'As it was kept.'],
  ])('is said of %j in the language of who reads it', (failure, english, french) => {
    expect(failureMessage(failure, 'en')).toContain(english);
    expect(failureMessage(failure, 'fr')).toContain(french);
  });

  it('has a sentence for every code that is documented of replies', () => {
    const codes = [...(replyFailureSchema.description ?? '').matchAll(/`(\w+)`/g)].map(([, code = '']) => code);
    expect(codes).toHaveLength(9);
    for (const code of codes) expect(failureMessage({ code }, 'en')).not.toBe(code);
  });

  it('is put into JSON that was rendered before, and nothing else is changed', () => {
    const reply = (failure: unknown, text = 'très bien 😀') => ({ reply_id: 1, text, failure });
    const evil = '"failure":{"code":"canceled","reason":null}';
    const written = (failures: readonly unknown[]) =>
      JSON.stringify({ text: evil, replies: failures.map((failure) => reply(failure, evil)) });
    const both = [
      { code: 'canceled', reason: 'not_connected' },
      { code: 'platform_unavailable' },
      { code: 'platform_refused', message: 'As it was "kept".' },
    ];
    const read = localiseFailures(Buffer.from(written([...both.map(keepFailure), null])), 'fr');
    const shown = both.map((failure) => ({ code: failure.code, message: failureMessage(failure, 'fr') }));
    expect(String(read)).toBe(written([...shown, null]));
  });

  it('is looked for without a copy of what tells of none', () => {
    const json = Buffer.from(JSON.stringify([{ text: 'Quiet.', failure: null }]));
    expect(localiseFailures(json, 'fr')).toBe(json);
  });
});
