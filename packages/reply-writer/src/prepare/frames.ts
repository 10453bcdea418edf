/** What stands around the body of a reply, per language: greeting and the line that says where to get in touch. */
export interface Frame {
  hello(tone: number): string;
  helloTo(name: string, tone: number): string;
  /** A civility as the author wrote it (lower case, no dot), in this language. */
  civility(written: string): string;
  contact(ways: { phone: string | null; email: string | null }): string;
}

type Contact = Frame['contact'];

/** Tone rubric: up to this a reply is formal. */
export const FORMAL_TONE_MAX = 2;
/** Tone rubric: up to this it is friendly, above it warm. */
export const FRIENDLY_TONE_MAX = 6;

const men = new Set(['m', 'mr', 'monsieur', 'mister']);
const doctor = (written: string): boolean => written === 'dr';

function contact(
  both: (phone: string, email: string) => string,
  one: (phone: string) => string,
  mail: (email: string) => string,
): Contact {
  return ({ phone, email }) =>
    phone !== null && email !== null ? both(phone, email) : phone !== null ? one(phone) : mail(email ?? '');
}

function simple(hello: string, titles: [man: string, woman: string, dr: string], line: Contact): Frame {
  return {
    hello: () => `${hello},`,
    helloTo: (name) => `${hello} ${name},`,
    civility: (written) => (doctor(written) ? titles[2] : men.has(written) ? titles[0] : titles[1]),
    contact: line,
  };
}

const en: Frame = {
  hello: (tone) => (tone > FRIENDLY_TONE_MAX ? 'Hi there,' : 'Hello,'),
  helloTo: (name, tone) => `${tone <= FORMAL_TONE_MAX ? 'Dear' : tone > FRIENDLY_TONE_MAX ? 'Hi' : 'Hello'} ${name},`,
  civility: (written) =>
    doctor(written)
      ? 'Dr'
      : men.has(written)
        ? 'Mr'
        : ({ mrs: 'Mrs', miss: 'Miss', mlle: 'Ms', mademoiselle: 'Ms' }[written] ?? 'Ms'),
  contact: contact(
    (phone, email) => `If you would like to tell us more, you can call us on ${phone} or write to ${email}.`,
    (phone) => `If you would like to tell us more, you can call us on ${phone}.`,
    (email) => `If you would like to tell us more, you can write to us at ${email}.`,
  ),
};

const frames: Readonly<Record<string, Frame>> = {
  en,
  fr: simple(
    'Bonjour',
    ['Monsieur', 'Madame', 'Docteur'],
    contact(
      (phone, email) =>
        `Si vous souhaitez nous en dire plus, vous pouvez nous appeler au ${phone} ou nous écrire à ${email}.`,
      (phone) => `Si vous souhaitez nous en dire plus, vous pouvez nous appeler au ${phone}.`,
      (email) => `Si vous souhaitez nous en dire plus, vous pouvez nous écrire à ${email}.`,
    ),
  ),
  es: simple(
    'Hola',
    ['Sr.', 'Sra.', 'Dr.'],
    contact(
      (phone, email) => `Si desea contarnos más, puede llamarnos al ${phone} o escribirnos a ${email}.`,
      (phone) => `Si desea contarnos más, puede llamarnos al ${phone}.`,
      (email) => `Si desea contarnos más, puede escribirnos a ${email}.`,
    ),
  ),
  de: simple(
    'Guten Tag',
    ['Herr', 'Frau', 'Dr.'],
    contact(
      (phone, email) => `Wenn Sie uns mehr dazu sagen möchten, erreichen Sie uns unter ${phone} oder ${email}.`,
      (phone) => `Wenn Sie uns mehr dazu sagen möchten, erreichen Sie uns unter ${phone}.`,
      (email) => `Wenn Sie uns mehr dazu sagen möchten, erreichen Sie uns unter ${email}.`,
    ),
  ),
  it: simple(
    'Buongiorno',
    ['Sig.', 'Sig.ra', 'Dott.'],
    contact(
      (phone, email) => `Se desidera dirci di più, può chiamarci al ${phone} o scriverci a ${email}.`,
      (phone) => `Se desidera dirci di più, può chiamarci al ${phone}.`,
      (email) => `Se desidera dirci di più, può scriverci a ${email}.`,
    ),
  ),
  nl: simple(
    'Hallo',
    ['meneer', 'mevrouw', 'dr.'],
    contact(
      (phone, email) => `Als u ons meer wilt vertellen, kunt u ons bellen op ${phone} of schrijven naar ${email}.`,
      (phone) => `Als u ons meer wilt vertellen, kunt u ons bellen op ${phone}.`,
      (email) => `Als u ons meer wilt vertellen, kunt u ons schrijven naar ${email}.`,
    ),
  ),
  pt: simple(
    'Olá',
    ['Sr.', 'Sra.', 'Dr.'],
    contact(
      (phone, email) => `Se quiser contar-nos mais, pode ligar-nos para ${phone} ou escrever para ${email}.`,
      (phone) => `Se quiser contar-nos mais, pode ligar-nos para ${phone}.`,
      (email) => `Se quiser contar-nos mais, pode escrever para ${email}.`,
    ),
  ),
};

/** Languages that a whole reply, with its frame, can be written in without a model. */
export const framedLanguages: readonly string[] = Object.keys(frames);

/** Without names: how a stranger is addressed by name differs too much to be guessed. */
function nameless(hello: string, line: Contact): Frame {
  return { hello: () => hello, helloTo: () => hello, civility: () => '', contact: line };
}

/** Those that only a model writes. */
const modelFrames: Readonly<Record<string, Frame>> = {
  pl: nameless(
    'Dzień dobry,',
    contact(
      (phone, email) => `Jeśli chcą Państwo powiedzieć nam więcej, prosimy o kontakt: ${phone} lub ${email}.`,
      (phone) => `Jeśli chcą Państwo powiedzieć nam więcej, prosimy o kontakt: ${phone}.`,
      (email) => `Jeśli chcą Państwo powiedzieć nam więcej, prosimy o kontakt: ${email}.`,
    ),
  ),
  sv: nameless(
    'Hej,',
    contact(
      (phone, email) => `Om du vill berätta mer når du oss på ${phone} eller ${email}.`,
      (phone) => `Om du vill berätta mer når du oss på ${phone}.`,
      (email) => `Om du vill berätta mer når du oss på ${email}.`,
    ),
  ),
  da: nameless(
    'Hej,',
    contact(
      (phone, email) => `Hvis du vil fortælle os mere, kan du kontakte os på ${phone} eller ${email}.`,
      (phone) => `Hvis du vil fortælle os mere, kan du kontakte os på ${phone}.`,
      (email) => `Hvis du vil fortælle os mere, kan du kontakte os på ${email}.`,
    ),
  ),
  cs: nameless(
    'Dobrý den,',
    contact(
      (phone, email) => `Pokud nám chcete sdělit více, kontaktujte nás na ${phone} nebo ${email}.`,
      (phone) => `Pokud nám chcete sdělit více, kontaktujte nás na ${phone}.`,
      (email) => `Pokud nám chcete sdělit více, kontaktujte nás na ${email}.`,
    ),
  ),
  ru: nameless(
    'Здравствуйте!',
    contact(
      (phone, email) => `Если хотите рассказать подробнее, свяжитесь с нами: ${phone} или ${email}.`,
      (phone) => `Если хотите рассказать подробнее, свяжитесь с нами: ${phone}.`,
      (email) => `Если хотите рассказать подробнее, свяжитесь с нами: ${email}.`,
    ),
  ),
  ja: nameless(
    'こんにちは。',
    contact(
      (phone, email) => `詳しくお聞かせいただける場合は、${phone} または ${email} までご連絡ください。`,
      (phone) => `詳しくお聞かせいただける場合は、${phone} までご連絡ください。`,
      (email) => `詳しくお聞かせいただける場合は、${email} までご連絡ください。`,
    ),
  ),
};
/** A model may write these beside the framed ones: the gates know them. */
export const modelLanguages: readonly string[] = [...framedLanguages, ...Object.keys(modelFrames)];

export function frameOf(language: string): Frame {
  return frames[language] ?? modelFrames[language] ?? en;
}
