import { readFileSync } from 'node:fs';
import type { PlaceToSpeakFor, ReviewToAnswer, WritingInput, WritingSettings } from '../src/writer.ts';

export const plainSettings: WritingSettings = {
  tone: 5,
  greeting: 'first_name',
  negativeReviewContact: false,
  supportPhone: null,
  supportEmail: null,
  signature: null,
};

type More = Partial<Omit<WritingInput, 'review' | 'settings' | 'place'>> & {
  settings?: Partial<WritingSettings>;
  place?: Partial<PlaceToSpeakFor>;
};

const demoPlace: PlaceToSpeakFor = {
  ...{ name: 'Demo Lounge Paris', city: 'Paris', category: 'Airport lounge' },
  ...{ country: null, locale: null },
};

/** An input with everything but what a test is about. */
export function inputOf(review: Partial<ReviewToAnswer>, more: More = {}): WritingInput {
  return {
    instructions: null,
    limit: { max: 4096, unit: 'bytes' },
    recentReplies: [],
    voice: { snippets: [], samples: [] },
    variant: 0,
    seed: 'review-1',
    ...more,
    place: { ...demoPlace, ...more.place },
    review: { rating: 5, text: '', title: null, authorName: null, anonymous: false, languageHint: null, ...review },
    settings: { ...plainSettings, ...more.settings },
  };
}

/** What a model's reading says beside its points when it finds nothing. */
export const quiet = { risks: [], question: false, addresses_machine: false, wrong_business: false };

export interface LoungeReview {
  author: string;
  rating: number;
  text: string;
}

const data = new URL('../../../tools/platform-simulator/data/lounge-reviews.jsonl', import.meta.url);

/** The 1,500 real reviews that the platform simulator serves. */
export function readLoungeReviews(): LoungeReview[] {
  return readFileSync(data, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LoungeReview);
}
