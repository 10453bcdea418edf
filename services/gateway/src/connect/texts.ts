import type { Html } from '@review-reply/html';
import { englishTexts } from './texts-en.ts';
import { frenchTexts } from './texts-fr.ts';

export type Locale = 'en' | 'fr';

/** Pages that tell something and ask nothing. */
export type NoticeName =
  | 'unknown_link'
  | 'used'
  | 'expired'
  | 'canceled'
  | 'not_this_browser'
  | 'sign_in_again'
  | 'no_cookie'
  | 'to_google'
  | 'working'
  | 'completed'
  | 'no_place'
  | 'not_allowed'
  | 'reports_ended'
  | 'unavailable'
  | 'too_many_requests'
  | 'not_found'
  | 'wrong_request'
  | 'failed';

/** A sentence about somebody, whose name is markup already. */
type About = (partner: Html) => Html;

export interface Notice {
  readonly title: string;
  readonly heading: string;
  /** Paragraphs: what happened, then what to do. */
  readonly says: (partner: Html) => readonly Html[];
}

/** Everything that the pages say. Titles of windows hold no foreign names. */
export interface Texts {
  readonly serviceNote: string;
  /** Stands for the partner where it is not known. */
  readonly yourContact: string;
  readonly reference: string;
  readonly consent: {
    readonly title: string;
    readonly heading: About;
    readonly greeting: About;
    readonly introduction: About;
    readonly madeFor: About;
    readonly allowsHeading: string;
    readonly allowsAllPlaces: string;
    readonly allowsChosenPlaces: string;
    readonly allowsReplies: About;
    readonly allowsProfile: About;
    readonly googleHeading: string;
    readonly google: Html;
    readonly yoursHeading: string;
    readonly password: string;
    readonly email: About;
    readonly ending: About;
    readonly agree: string;
    readonly refuse: About;
    readonly validUntil: (time: Html) => Html;
  };
  readonly choice: {
    readonly title: string;
    readonly titleWithFault: string;
    readonly heading: string;
    readonly introduction: About;
    readonly legend: (places: number) => string;
    readonly notVerified: string;
    readonly connect: string;
    readonly connectAll: (places: number) => string;
    readonly none_chosen: string;
    readonly not_offered: string;
  };
  readonly reports: {
    readonly heading: string;
    readonly question: (place: Html) => Html;
    readonly end: string;
  };
  readonly signedIn: {
    readonly as: About;
    readonly other: (invited: Html, partner: Html) => Html;
  };
  readonly actions: {
    readonly back_to_partner: About;
    readonly to_google: About;
    readonly try_again: About;
    readonly look_again: About;
  };
  readonly notices: Readonly<Record<NoticeName, Notice>>;
}

export const texts: Readonly<Record<Locale, Texts>> = { en: englishTexts, fr: frenchTexts };

/** A moment for people whose time zone is not known. */
export function showTime(time: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(time)} UTC`;
}
