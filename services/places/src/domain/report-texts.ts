import type { Report } from './report.ts';

type Counts = Pick<Report, 'newReviews' | 'unansweredCount'>;
type Period = Pick<Report, 'since' | 'until'>;

/** What a report says in one language. Names come in cleaned. */
export interface ReportTexts {
  readonly title: string;
  readonly subject: (place: string, counts: Counts) => string;
  readonly heading: (place: string, period: Period) => string;
  readonly newReviews: (count: number, average: number | null) => string;
  readonly replies: (count: number) => string;
  readonly waiting: (count: number) => string;
  readonly rating: (rating: number, count: number) => string;
  readonly more: (count: number) => string;
  readonly anonymous: string;
  readonly answered: string;
  readonly waits: string;
  readonly why: string;
  /** Before the address, in a mail without markup. */
  readonly unsubscribe: string;
  readonly unsubscribeLink: string;
  readonly day: (at: Date) => string;
}

const dayIn = (language: string) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (at: Date) => format.format(at);
};
const oneDecimalIn = (language: string) => {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (value: number) => format.format(value);
};

/** @returns the number with the word that fits it; French counts none as one */
const counted = (one: string, other: string, isOne: (count: number) => boolean) => (count: number) =>
  `${count} ${isOne(count) ? one : other}`;
const english = (one: string, other: string) => counted(one, other, (count) => count === 1);
const french = (one: string, other: string) => counted(one, other, (count) => count < 2);

const dayEn = dayIn('en-GB');
const decimalEn = oneDecimalIn('en-GB');
const newEn = english('new review', 'new reviews');
const waitingEn = english('review waits for a reply', 'reviews wait for a reply');
const allEn = english('review', 'reviews');

const en: ReportTexts = {
  title: 'Your reviews',
  subject: (place, { newReviews, unansweredCount }) =>
    `${place}: ${newEn(newReviews)}, ${unansweredCount} waiting for a reply`,
  heading: (place, { since, until }) => `${place}: your reviews from ${dayEn(since)} to ${dayEn(until)}`,
  newReviews: (count, average) =>
    average === null ? newEn(count) : `${newEn(count)}, ${decimalEn(average)} of 5 on average`,
  replies: english('reply published', 'replies published'),
  waiting: waitingEn,
  rating: (rating, count) => `${decimalEn(rating)} of 5 over all, from ${allEn(count)}`,
  more: (count) => `And ${english('more new review', 'more new reviews')(count)}.`,
  anonymous: 'Anonymous',
  answered: 'answered',
  waits: 'waits for a reply',
  why: 'You receive this report because it is switched on in the settings of the place.',
  unsubscribe: 'To receive no more of them:',
  unsubscribeLink: 'Receive no more of them',
  day: dayEn,
};

const dayFr = dayIn('fr-FR');
const decimalFr = oneDecimalIn('fr-FR');
const newFr = french('nouvel avis', 'nouveaux avis');
const waitingFr = french('avis attend une réponse', 'avis attendent une réponse');

const fr: ReportTexts = {
  title: 'Vos avis',
  subject: (place, { newReviews, unansweredCount }) =>
    `${place}\u00a0: ${newFr(newReviews)}, ${unansweredCount} en attente de réponse`,
  heading: (place, { since, until }) => `${place}\u00a0: vos avis du ${dayFr(since)} au ${dayFr(until)}`,
  newReviews: (count, average) =>
    average === null ? newFr(count) : `${newFr(count)}, ${decimalFr(average)} sur 5 en moyenne`,
  replies: french('réponse publiée', 'réponses publiées'),
  waiting: waitingFr,
  rating: (rating, count) => `${decimalFr(rating)} sur 5 en tout, pour ${count} avis`,
  more: (count) => `Et ${french('autre nouvel avis', 'autres nouveaux avis')(count)}.`,
  anonymous: 'Anonyme',
  answered: 'avec réponse',
  waits: 'attend une réponse',
  why: 'Vous recevez ce rapport parce qu’il est activé dans les réglages de l’établissement.',
  unsubscribe: 'Pour ne plus en recevoir\u00a0:',
  unsubscribeLink: 'Ne plus en recevoir',
  day: dayFr,
};

export const reportTexts: Readonly<Record<'en' | 'fr', ReportTexts>> = { en, fr };
