import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { acceptedFile, type Document, describedNow, findBreaks, publishedFile } from './find-breaks.ts';

const now = describedNow();
const schemas = (document: Document) => document.components.schemas;
const parameter = (document: Document, name: string) =>
  document.paths['/reviews'].get.parameters.find((one: Document) => one.name === name);

function changed(change: (document: Document) => void): Document {
  const document = structuredClone(now);
  change(document);
  return document;
}

describe('what breaks clients', () => {
  const breaking: Array<[string, (document: Document) => void, RegExp]> = [
    ['an operation that is gone', (d) => delete d.paths['/places'], /GET \/places .*removed/],
    ['a member that answers lack', (d) => delete schemas(d).Review.properties.rating, /rating/],
    ['a member of another type', (d) => (schemas(d).Review.properties.rating = { type: 'string' }), /rating/],
    ['a member that may be null now', (d) => (schemas(d).Review.properties.place_id.type = ['string', 'null']), /null/],
    ['a field that must be sent now', (d) => (schemas(d).CreateReplyRequest.required = ['text']), /`text`.*required/],
    [
      'a field that is no longer taken',
      (d) => delete schemas(d).CreateReplyRequest.properties.suggestion_id,
      /suggestion_id/,
    ],
    ['a word that is no longer taken', (d) => parameter(d, 'source').schema.enum.pop(), /source/],
    ['a limit that is narrower', (d) => (parameter(d, 'limit').schema.maximum = 50), /limit.*50/],
    [
      'a parameter that is no longer taken',
      (d) => {
        const get = d.paths['/reviews'].get;
        get.parameters = get.parameters.filter((one: Document) => one.name !== 'since');
      },
      /since/,
    ],
    ['another scope', (d) => (d.paths['/reviews'].get.security = [{ oauth: ['places:read'] }]), /places:read/],
    ['an answer that is gone', (d) => delete d.paths['/reviews'].get.responses['429'], /429/],
    [
      'a header that is gone',
      (d) => delete d.paths['/reviews'].get.responses['200'].headers['RateLimit-Reset'],
      /Reset/,
    ],
    ['an event that is gone', (d) => delete d.webhooks['review.created'], /review\.created/],
    ['a member that an event lacks', (d) => delete schemas(d).Review.properties.text, /events\/review\.created .*text/],
  ];

  // A comparison takes half a second, so that one finds many; these would hide what others do to the same member.
  const apart = ['a member of another type', 'a member that an event lacks'];
  const findAll = async (changes: typeof breaking) => {
    const lines = await findBreaks(
      now,
      changed((document) => changes.forEach(([_what, change]) => void change(document))),
    );
    const saidOf = new Map(changes.map(([what, _change, said]) => [what, lines.filter((line) => said.test(line))]));
    return (what: string) => {
      const others = new Set([...saidOf].flatMap(([other, said]) => (other === what ? [] : said)));
      return (saidOf.get(what) ?? []).filter((line) => !others.has(line));
    };
  };
  const found = findAll(breaking.filter(([what]) => !apart.includes(what)));
  const foundApart = findAll(breaking.filter(([what]) => apart.includes(what)));

  it.each(breaking)('is found: %s', async (what) => {
    const lines = await (apart.includes(what) ? foundApart : found);
    expect(lines(what)).not.toEqual([]);
  });

  it('is let through when it is declared as it was said, and nothing else is', async () => {
    const [one, ...others] = breaking.map(([_what, change]) => change);
    const declared = await findBreaks(
      now,
      changed((document) => others.forEach((change) => void change(document))),
    );
    const all = changed((document) => [...others, one].forEach((change) => void change?.(document)));
    const left = await findBreaks(now, all, declared.join('\n'));
    expect(left).toEqual([expect.stringMatching(breaking[0]?.[2] ?? /^$/)]);
  });
});

it('lets through what breaks nobody: operations, members and fields more, wider limits, other words', async () => {
  const revision = changed((document) => {
    document.paths['/more'] = document.paths['/places'];
    schemas(document).Review.properties.more = { type: 'string' };
    schemas(document).Review.required.push('more');
    schemas(document).CreateReplyRequest.properties.more = { type: 'string' };
    parameter(document, 'limit').schema.maximum = 500;
    document.paths['/reviews'].get.description = 'Otherwise said.';
  });
  expect(await findBreaks(now, revision)).toEqual([]);
});

it('breaks nothing that was published, but what is declared', async () => {
  const [published, accepted] = [readFileSync(publishedFile, 'utf8'), readFileSync(acceptedFile, 'utf8')];
  expect(await findBreaks(JSON.parse(published), now, accepted)).toEqual([]);
});
