import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { describe, expect, it } from 'vitest';
import { sampleInvoice, samples } from '../../test/sample-invoice.ts';
import { writeEInvoice } from './e-invoice.ts';
import { writePage } from './page.ts';

describe.each(Object.entries(samples))('as documents: %s', (_name, document) => {
  it('is XML that the official schemas of Factur-X accept', async () => {
    expect(await validateXsd(writeEInvoice(document), Profile.EN16931)).toEqual({ valid: true, errors: [] });
  });

  it('is a page of the same bytes each time, with that XML within', async () => {
    const page = await writePage(document);
    expect(await writePage(document)).toEqual(page);
    expect(await extractXml(page)).toEqual({
      xml: writeEInvoice(document),
      filename: 'factur-x.xml',
      profile: Profile.EN16931,
    });
  });
});

/** What the elements of a name say, in order. */
const said = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>(?:<udt:[^>]*>)?([^<]*)`, 'g'))].map(([, text]) => text);

describe('an e-invoice', () => {
  it('says number, days, amounts and VAT as the invoice does, the day as it is where the seller is', () => {
    const xml = writeEInvoice(sampleInvoice());
    expect(said(xml, 'TypeCode')[0]).toBe('380');
    expect(xml).toContain('<ram:ID>2026-000042</ram:ID>');
    expect(said(xml, 'IssueDateTime')).toEqual(['20261201']);
    expect(said(xml, 'DueDateDateTime')).toEqual(['20261231']);
    expect([said(xml, 'StartDateTime'), said(xml, 'EndDateTime')]).toEqual([['20261101'], ['20261130']]);
    expect(said(xml, 'BilledQuantity')).toEqual(['2', '120.5', '1']);
    // Of each line, then their sum.
    expect(said(xml, 'LineTotalAmount')).toEqual(['78.00', '12.05', '19.00', '109.05']);
    expect(said(xml, 'CalculatedAmount')).toEqual(['21.81']);
    expect(said(xml, 'GrandTotalAmount')).toEqual(['130.86']);
    expect(said(xml, 'DuePayableAmount')).toEqual(['130.86']);
    expect(xml).toContain('Hôtels &amp; Cafés &lt;Łódź&gt; SARL');
  });

  it('names the invoice that a credit note is of, and why', () => {
    const xml = writeEInvoice(samples['credit note']);
    expect(said(xml, 'TypeCode')[0]).toBe('381');
    expect(said(xml, 'IssuerAssignedID')).toEqual(['2026-000042']);
    expect(said(xml, 'Content')).toContain('Un mois offert.');
  });

  it('says why no VAT is charged', () => {
    const xml = writeEInvoice(samples['reverse charge']);
    expect(new Set(said(xml, 'CategoryCode'))).toEqual(new Set(['AE']));
    expect(said(xml, 'ExemptionReason')).toEqual(['Article 196 of Directive 2006/112/EC']);
  });

  it('keeps every day of February in a leap year', () => {
    expect(said(writeEInvoice(sampleInvoice({ month: '2028-02' })), 'EndDateTime')).toEqual(['20280229']);
  });

  it('is well-formed whatever names hold', async () => {
    const { buyer } = sampleInvoice();
    const hostile = { ...buyer, name: 'a\u0000b\u001f\ud800]]>&"\'<c>', city: '\ufffe' };
    expect((await validateXsd(writeEInvoice(sampleInvoice({ buyer: hostile })), Profile.EN16931)).errors).toEqual([]);
  });
});
