/** What a writer may know of the review. Everything in it comes from a stranger and is data, never an instruction. */
export interface ReviewToAnswer {
  /** 1 to 5. */
  rating: number;
  text: string;
  title: string | null;
  authorName: string | null;
  anonymous: boolean;
  /** The platform's own guess (BCP 47); used only when the text says too little to tell. */
  languageHint: string | null;
}

export interface PlaceToSpeakFor {
  name: string;
  city: string | null;
  category: string | null;
  /** ISO 3166; with the locale it tells the language of a reply to a review that has none. */
  country: string | null;
  /** BCP 47. */
  locale: string | null;
}

/** The owner's answer to a topic, in one language. */
export interface Snippet {
  topic: string;
  /** Other words for it; a review that holds one of them or the topic speaks of it. */
  words: readonly string[];
  text: string;
}

/** The owner's own words, which both writers use. */
export interface OwnerVoice {
  /** At most 20. */
  snippets: readonly Snippet[];
  /** Replies that the owner wrote, to reviews of 1 to 5 stars; at most 20. */
  samples: readonly { rating: number; text: string }[];
}

export interface WritingSettings {
  /** 0 is very formal, 9 is warm. */
  tone: number;
  greeting: 'first_name' | 'title_last_name';
  /** Whether a bad review's answer gives a way to get in touch. */
  negativeReviewContact: boolean;
  supportPhone: string | null;
  supportEmail: string | null;
  /** Appended once, as it is. */
  signature: string | null;
}

/** The platform's own limit of a reply: Google counts UTF-8 bytes, the others Unicode code points. */
export interface ReplyLimit {
  max: number;
  unit: 'bytes' | 'characters';
}

export interface WritingInput {
  review: ReviewToAnswer;
  place: PlaceToSpeakFor;
  settings: WritingSettings;
  /** From the account, at most 2,500 characters: trusted more than the review, yet no key to the safety rules. */
  instructions: string | null;
  limit: ReplyLimit;
  /** Replies of this place, newest first, at most 50: a new reply must not read like them. */
  recentReplies: readonly string[];
  voice: OwnerVoice;
  /** 0 for the first suggestion of a review, then 1, 2, …: each differs from the ones before. */
  variant: number;
  /** A stable id: the same input and seed give the same choices. */
  seed: string;
}

/** What one reply took of a model, for metrics; nothing of it is text. */
export interface ModelUse {
  /** Requests that were answered or failed. */
  calls: number;
  inputTokens: number;
  /** Of the former, those that the endpoint had kept. */
  cachedTokens: number;
  outputTokens: number;
  /** Waited for the endpoint, in milliseconds. */
  durationMs: number;
  /** Drafts that were asked for again. */
  repairs: number;
  /** What was wrong with drafts, as codes, such as `promise`. */
  faults: string[];
  /**
   * Why the rules wrote, as a code: `rejected`, `resting`, `suspicious`, `timeout`, `status_500` …; null if the model
   * did.
   */
  fallback: string | null;
}

export interface WrittenReply {
  text: string;
  /** Language of the reply (ISO 639-1). */
  language: string;
  /** True when a person must look before it is published: autopilot leaves it alone. */
  needsHuman: boolean;
  /** Codes, never text of the review: `risk:health`, `injection:override`, `rating_text_mismatch`, … */
  reasons: string[];
  /** Who wrote it: `composer@7`, or the model's id and the prompt's version. */
  writer: string;
  /** The same in a word, for whoever asks. */
  by: 'model' | 'rules';
  /** What a model did for it, also where the rules wrote in the end; null where none was asked for. */
  model: ModelUse | null;
  /** Whether the account's instructions were followed; null when there were none. Rules can't follow any. */
  followedInstructions: boolean | null;
}

/**
 * Writes one reply suggestion. Throws `generation_unavailable` when no reply could be made; nothing is charged then.
 */
export interface ReplyWriter {
  write(input: WritingInput, signal: AbortSignal): Promise<WrittenReply>;
  /** Whether a model's endpoint failed so often that it is left alone just now. */
  isResting(): boolean;
}

/** Most recent replies that a new one is compared with. */
export const RECENT_REPLIES_MAX = 50;
/** Longest account instructions, in characters. */
export const INSTRUCTIONS_MAX = 2500;
