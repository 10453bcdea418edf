/**
 * What a good review says of others, of the past and of what did not happen, by language: it tells of no risk here.
 * Folded text.
 */
const apart: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    // Denied: "never got sick", "I don't feel that I am treated like …", "it isn't racist".
    /\b(?:never|not|n't|nt|nobody|no one|none of us|without|zero|(?:do|did|does|is|was|are|were|have|has|had)n't) (?:\w+ ){0,2}?(?:feel|felt|feeling|fearing|gotten|got|getting|get|had|have|having|experienced?|experiencing|seen|saw|see|seeing|been|be|being|worry|worried|worrying|encountered?|fear|scared|afraid|once)\b[^.!?…;]*/gu,
    /\b(?:isn't|wasn't|aren't|weren't|is not|was not|are not|were not|nothing|far from|without (?:an?|any|the)) [^.!?…;,]*/gu,
    /\bno (?!(?:one|where|longer|idea|wonder|doubt|smoke|fire|emergency|escape|first|guards?|supervision|lifeguards?|seat ?belts?|exits?|stairs|alarms?|handrails?|safety|lights?|more|matter)\b)(?:\w+ ){1,3}(?:in|on|at|around|anywhere)?[^.!?…;,]*/gu,
    // Of others: "other mechanics have robbed me", "unlike the last place".
    /\b(?:unlike|other (?!(?:guests?|customers?|people|residents?|patients?|kids|passengers?|members?|staffs?|tenants?|things?|times|days|visits)\b)(?:auto |car |hair |dental |local )?\w+s|elsewhere|(?:my|our) (?:last|previous|old|former|ex|first)|(?:the|a) (?:previous|former|last|different|competing) (?:\w+ )?(?:place|company|owners?|management|managers?|landlord|tenants?|dentist|doctor|vet|mechanic|salon|shop|hotel|garage|gym))\b[^.!?…]*/gu,
    // Past or supposed.
    /\b(?:used to|years ago|back in the day|in case(?! of)|if (?:you|i|we|they|someone|anyone)|i was (?:afraid|worried|scared|nervous)|as (?:if|though))\b[^.!?…,;]*/gu,
  ],
};

/** What a good review says where all has turned out well; what it told before is over. Folded text. */
const overcome: Readonly<Record<string, RegExp>> = {
  en: /\b(?:turn(?:ed|ing|s)? (?:it |things |this place |the place )?around|(?:has|have|had) (?:\w+ )?(?:improved|changed for the better|been (?:fixed|resolved|sorted))|under new (?:management|ownership)|(?:new|current) (?:manager|management|owners?|team) (?:\w+ ){0,3}(?:start\w*|fix\w*|chang\w*|clean\w*|has|have|is|are|did)|never (?:\w+ )?(?:saw|seen|see|had|heard) (?:another|one|any|it|them)(?: (?:again|since))?|(?:mou?ld|rats?|mice|roach(?:es)?|bugs|smell|damp|pests?|ants|pain|infection|rash|fleas) (?:\w+ ){0,4}(?:is|are|was|were|has|have) (?:\w+ )?(?:gone|disappeared|vanished|healed|cleared)|not (?:a single )?one since|not any ?more|no longer (?:an? )?(?:problems?|issues?)|(?:all|everything) (?:is|was|has been|got) (?:\w+ )?(?:fixed|resolved|sorted|taken care of))\b/u,
};

/** A good review without what it says of others, of what was before all turned well, and of what did not happen. */
export function withoutApart(folded: string, language: string, taken: string): string {
  const turn = overcome[language]?.exec(folded)?.index ?? 0;
  return (apart[language] ?? []).reduce((kept, pattern) => kept.replace(pattern, taken), folded.slice(turn));
}
