import type { Phrases } from './lexicon.ts';

/** What is only told of in English, of the customer's own day or of things elsewhere: nobody praises or blames it. */
export const asidesEn: Phrases = [
  // What somebody did wrong themselves.
  [
    /\b(?:i|we) (?:\w+ )?(?:accidentally|mistakenly|stupidly|foolishly|inadvertently|unknowingly)(?: (?!(?:and|but|so|because|when|which|then)\b)[\w']+){1,8}/gu,
    '',
  ],
  [
    /\b(?:asked|called|phoned|rang|wrote|contacted|requested|wanted|told)\b[^.!?\n]{0,60}\bto cancel\b[^.!?\n]{0,40}[.,;] ?(?:and |so )?(?:they|he|she) cancell?ed\b[^.,!?\n]*/gu,
    '',
  ],
  [/\bcancell?(?:ed|ing) my (?:listing|account)\b|\b(?:listing|account) cancell?ation\b/gu, ''],
  [
    /\b(?:improper|illegal|wrong) parking\b|\b(?:in|at|from|outside|near|across) (?:an?|some) (?:\w+ ){0,2}(?:parking lot|car park)\b/gu,
    '',
  ],
  // The customer's own day.
  [/\b(?:lunch|dinner|tea|coffee|smoke|cigarette|bathroom|toilet|breakfast)[\s-](?:breaks?|hours?)\b/gu, ''],
  [
    /\b(?:days?|time|morning|afternoon|week|hours?) off(?: of| from)? work\b|\b(?:back|late|get|getting|go|going|got|home|way|return\w*|rush\w*) (?:back )?(?:to|for|from) work\b/gu,
    '',
  ],
  // Places of a kind, and none of them this one.
  [
    /\b(?:coffee|tea|ice cream|sandwich|burger|pizza|cake|do(?:ugh)?nut) (?:shops|places|chains|houses|joints|bars)\b/gu,
    '',
  ],
  [/\bgarden (?=(?:dinner|lunch|party|wedding|centers?|centres?|salads?|views?|room|hose|shed|tools?|waste)\b)/gu, ''],
  [/\b(?:a|an|the|whole) (?:whole )?hosts? of\b/gu, 'many'],
  // A guess at why.
  [
    /\b(?:new|different|change of|changed) (?:owners?|ownership|management|chefs?|hands)(?: (?:maybe|perhaps|or (?:what|something)|now))? ?\?|\b(?:maybe|perhaps|probably|must be|wonder if|guess) (?:\w+ ){0,3}(?:new|different) (?:owners?|chefs?|management)\b/gu,
    '',
  ],
  [
    /(?<!\b(?:nobody|no one|not|never|only) (?:\w+ )?)\b(?:helped|helping) (?:\w+ ){0,2}with (?:(?:the|my|our|her|his|their|all) ){0,2}(?:bags?|luggage|suitcases?|cases|baggage)\b/gu,
    'helpful ,',
  ],
  // What stays on the table is not brought away; whether it is clean, is not said.
  [
    /\b(?:didn't|don't|doesn't|did not|do not|does not|never|not|nobody|no one|wouldn't|won't) (?:\w+ ){0,3}(?:pick(?:ed|s)?(?: \w+)? up|collect(?:ed|s)?|clear(?:ed|s)?(?: away| up)?|t(?:ake|ook|akes) away|remov(?:e|ed|es)) (?:(?:the|our|my|any|all|those|these|of|dirty|empty|used|old) )*(?:dishes|plates|glasses|cups|trays)\b/gu,
    ', service badmark ,',
  ],
  [
    /(?<!\b(?:would|'d) )\brather (?=(?:expensive|pricey|overpriced|slow|small|cold|rude|noisy|dirty|dated|bland|disappointing|poor|dry|tired|cramped|nice|good|pleasant|tasty|lovely)\b)/gu,
    'quite ',
  ],
];
