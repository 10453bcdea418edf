/** Google's hosts. They come from settings, so that a simulator differs from production by configuration alone. */
export interface GoogleUrls {
  /** Tokens: refresh and revocation. */
  readonly oauth: string;
  /** The consent page that a browser is sent to; nothing is called there. */
  readonly authorize: string;
  readonly accounts: string;
  readonly information: string;
  readonly reviews: string;
}

/** Production's, by the names that Google's documentation gives them. */
export const googleUrls: GoogleUrls = {
  oauth: 'https://oauth2.googleapis.com',
  authorize: 'https://accounts.google.com',
  accounts: 'https://mybusinessaccountmanagement.googleapis.com',
  information: 'https://mybusinessbusinessinformation.googleapis.com',
  reviews: 'https://mybusiness.googleapis.com',
};
