import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { IssuedInvoice, Party } from '../domain/invoice.ts';
import { daysOf, paymentDays } from './dates.ts';
import { writeEInvoice } from './e-invoice.ts';
import { facturXFile, facturXMetadata } from './factur-x-metadata.ts';
import { fill, texts } from './texts.ts';

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
/** Embedded, as PDF/A wants it: every European script, the euro sign and the narrow spaces of French numbers. */
const fonts = { plain: fontFile('DejaVuSansCondensed'), bold: fontFile('DejaVuSansCondensed-Bold') };

/** Points; A4 is 595 by 842. */
const margin = 56;
const width = 595 - 2 * margin;
const half = width / 2;
const [tiny, small, body, large] = [7.5, 8.5, 9.5, 22];
const grey = '#555555';
const rule = '#bbbbbb';
const lineWidths = ['*', 58, 102, 92] as const;
const totalsFrom = margin + half;
const footerFrom = 842 - margin;

type Page = PDFKit.PDFDocument;

/**
 * A document as a page to read, with the same as XML within (Factur-X; PDF/A-3): the same bytes each time, for its
 * dates are those of the issue.
 */
export async function writePage(document: IssuedInvoice): Promise<Buffer> {
  const { number, language, issuedAt } = document;
  const page: Page = new PDFDocument({
    ...{ size: 'A4', margin, font: fonts.plain, lang: language, bufferPages: true, displayTitle: true },
    ...{ pdfVersion: '1.7', subset: 'PDF/A-3b' },
    info: { Title: `${titleOf(document)} ${number}`, CreationDate: issuedAt, ModDate: issuedAt },
  });
  page.registerFont('bold', fonts.bold).registerFont('plain', fonts.plain);
  const written = buffer(page);
  page.file(Buffer.from(writeEInvoice(document)), {
    ...{ name: facturXFile, type: 'application/xml', description: 'Factur-X', relationship: 'Alternative' },
    ...{ creationDate: issuedAt, modifiedDate: issuedAt },
  });
  page.appendXML(facturXMetadata);
  writeHead(page, document);
  writeLines(page, document);
  writeTotals(page, document);
  writeNotes(page, document);
  writeFooters(page, document);
  page.end();
  return written;
}

const titleOf = ({ kind, language }: IssuedInvoice) =>
  kind === 'invoice' ? texts[language].invoice : texts[language].creditNote;

/** Seller, title and dates, and to whom. */
function writeHead(page: Page, document: IssuedInvoice): void {
  const { seller, buyer, language, number } = document;
  const sentences = texts[language];
  const { issued, due, periodFrom, periodTo } = daysOf(document);
  const day = dayFormat(language);
  writeParty(page, seller, document, { x: margin, y: margin });
  const underSeller = page.y;
  page.font('bold').fontSize(large).text(titleOf(document), totalsFrom, margin, { width: half, align: 'right' });
  const facts = [
    [sentences.number, number],
    [sentences.issued, day(issued)],
    ...(due === null ? [] : [[sentences.due, day(due)]]),
    [sentences.period, `${day(periodFrom)} – ${day(periodTo)}`],
  ] as const;
  page.moveDown(0.3).fontSize(body);
  for (const [name = '', value = ''] of facts) writePair(page, name, value);
  const y = Math.max(underSeller, page.y) + 28;
  page.font('plain').fontSize(small).fillColor(grey).text(sentences.to, margin, y).fillColor('black');
  writeParty(page, buyer, document, { x: margin, y: page.y + 2 });
  page.moveDown(2);
}

function writeParty(page: Page, party: Party, { language }: IssuedInvoice, { x, y }: { x: number; y: number }): void {
  const { name, addressLines, postalCode, city, country, vatId, registration } = party;
  const { vatId: vatName, registration: registrationName } = texts[language];
  const place = [postalCode, city].filter((part) => part !== '').join(' ');
  const lines = [
    ...addressLines,
    [place, country === '' ? '' : countryName(country, language)].filter((part) => part !== '').join(', '),
    registration === '' ? '' : `${country === 'FR' ? registrationName : texts.en.registration} ${registration}`,
    vatId === '' ? '' : `${vatName} ${vatId}`,
  ];
  page
    .font('bold')
    .fontSize(body + 1.5)
    .text(plain(name), x, y, { width: half - 12 });
  page.font('plain').fontSize(body);
  for (const line of lines) if (line !== '') page.text(plain(line), { width: half - 12 });
}

function writeLines(page: Page, { lines, language, currency }: IssuedInvoice): void {
  const sentences = texts[language];
  const amount = amountFormat(language, currency);
  const count = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const numbers = { align: { x: 'right', y: 'center' } } as const;
  const head = [sentences.description, sentences.quantity, sentences.unitPrice, sentences.amount];
  page.x = margin;
  page.font('plain').fontSize(body);
  page.table({
    columnStyles: lineWidths.map((columnWidth, column) => ({
      ...{ width: columnWidth, border: { top: 0, right: 0, bottom: 0.5, left: 0 }, borderColor: rule, padding: [5, 2] },
      ...(column === 0 ? { align: { x: 'left', y: 'center' } } : numbers),
    })),
    data: [
      head.map((text) => ({
        text,
        font: { src: 'bold', size: small },
        border: { top: 0, right: 0, bottom: 1, left: 0 },
        borderColor: 'black',
      })),
      ...lines.map(({ kind, month, quantityMilli, unitPriceCents, amountCents }) => [
        fill(sentences.lines[kind], { month: monthName(month, language) }),
        count.format(Number(quantityMilli) / 1_000),
        amount(unitPriceCents),
        amount(amountCents),
      ]),
    ],
  });
  page.moveDown(1.5);
}

function writeTotals(page: Page, document: IssuedInvoice): void {
  const { language, currency, netCents, vatCents, grossCents, vatRateBp, vatTreatment, vatReason } = document;
  const sentences = texts[language];
  const amount = amountFormat(language, currency);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const rate = percent.format(vatRateBp / 10_000);
  page.font('plain').fontSize(body);
  writePair(page, sentences.totalExclVat, amount(netCents));
  writePair(page, fill(sentences.vatAt, { rate, net: amount(netCents) }), amount(vatCents));
  const y = page.y + 3;
  page
    .moveTo(totalsFrom, y)
    .lineTo(totalsFrom + half, y)
    .lineWidth(0.5)
    .strokeColor(rule)
    .stroke();
  page.y = y + 5;
  page.font('bold').fontSize(body + 1.5);
  writePair(page, sentences.totalInclVat, amount(grossCents), 'bold');
  page.moveDown(2);
  if (vatReason === null) return;
  const sentence = vatTreatment === 'reverse_charge' ? sentences.reverseCharge : sentences.noVat;
  writeParagraphs(page, [fill(sentence, { reason: vatReason })]);
}

/** What a credit note is of, how an invoice is paid, and what the law wants said. */
function writeNotes(page: Page, { language, kind, credits, reason, annex, seller }: IssuedInvoice): void {
  const sentences = texts[language];
  const isFrench = seller.country === 'FR';
  writeParagraphs(page, [
    ...(credits === null ? [] : [fill(sentences.credits, { number: credits })]),
    ...(reason === null ? [] : [fill(sentences.reason, { reason })]),
    kind === 'invoice' ? fill(sentences.terms, { days: paymentDays }) : sentences.setOff,
    ...(kind === 'invoice' && isFrench ? Object.values(sentences.frenchNotes) : []),
    sentences.nature,
    ...(annex.length === 0 ? [] : [fill(sentences.annex, { rows: annex.length })]),
  ]);
}

/** On every page, below where text may stand. */
function writeFooters(page: Page, { language, seller, number }: IssuedInvoice): void {
  const { start, count } = page.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    page.switchToPage(index);
    page.page.margins.bottom = 0;
    const which = fill(texts[language].page, { page: index - start + 1, pages: count });
    page.font('plain').fontSize(tiny).fillColor(grey);
    page.text(`${plain(seller.name)} · ${number}`, margin, footerFrom, { width: half, lineBreak: false });
    page.text(which, totalsFrom, footerFrom, { width: half, align: 'right', lineBreak: false });
  }
}

/** A name and a value at the right half's two edges. */
function writePair(page: Page, name: string, value: string, font = 'plain'): void {
  const { y } = page;
  page.font(font).text(name, totalsFrom, y, { width: half });
  page.text(value, totalsFrom, y, { width: half, align: 'right' });
}

function writeParagraphs(page: Page, sentences: readonly string[]): void {
  page.font('plain').fontSize(small);
  for (const sentence of sentences) page.text(plain(sentence), margin, page.y, { width }).moveDown(0.2);
  page.moveDown(0.6);
}

/** No control characters, which fonts have no glyphs for. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');

const amountFormat = (language: string, currency: string) => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return (cents: bigint) => format.format(Number(cents) / 100);
};

const dayFormat = (language: string) => {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (day: string) => format.format(new Date(day));
};

const monthName = (month: string, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

const countryName = (country: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
