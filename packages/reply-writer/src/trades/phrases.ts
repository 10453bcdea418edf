import type { AspectLexicon } from '../aspects/lexicon.ts';

type Phrases = AspectLexicon['phrases'];

/** Fixed expressions of a trade, replaced before the general ones: what "room" or "close to" says depends on it. */
const phrasesEn: Readonly<Record<string, Phrases>> = {
  lodging: [
    [
      /\b(?:air|ac|a\/c|a\.c\.)[\s-]?(?:con|conditioning|conditioners?|unit|units)\b\.?|\ba\/c\b|\baircons?\b/gu,
      'aircon',
    ],
    [/\b(?:front|reception|check[\s-]?in) (?:desk|counter)\b|\bdesk (?=staff|clerk|agent|person)/gu, 'frontdesk'],
    [/\bcheck(?:ing|ed)?[\s-]?(in|out)\b/gu, 'check$1'],
    [
      /\b(?:plenty of|enough|more|little|no|much|extra) room (?:to|for|in)\b|\broom (?:for|to) (?!stay|sleep)/gu,
      'space ',
    ],
    [
      /\b(?:dining|meeting|conference|breakfast|waiting|common|games?|tea|luggage|steam|fitness|work ?out) rooms?\b/gu,
      'area',
    ],
    [/\broom service\b/gu, 'service'],
    [/\broom (?:rates?|prices?|charges?|cost)\b/gu, 'price'],
    [/\broom (?:keys?|cards?|numbers?|mates?)\b|\b(?:key|room) ?cards?\b|\bin[\s-]room\b/gu, 'key'],
    [/\b(?:shower|wet|bath|powder) rooms?\b/gu, 'bathroom'],
    [
      /\b(?:rooms?|people|guests|neighbours?|neighbors?|party|flat) (?:next door|above|upstairs|below|downstairs)\b|\b(?:other|adjoining|adjacent|neighbou?ring) (?:rooms?|guests)\b/gu,
      'neighbours',
    ],
    // Size, which lies as near to a room as its price.
    [
      /\b(rooms?|bathrooms?|showers?|beds?) (is|are|was|were) ((?!not |never |n't )\w+ ){0,2}?(?:small|smallish|little|narrow|on the small side)\b/gu,
      '$1 $2 limited',
    ],
    [
      /\b(?:very|really|extremely|so|quite|rather|pretty|incredibly|super|ridiculously) small (?=(?:rooms?|bathrooms?|showers?|beds?)\b)/gu,
      'limited ',
    ],
    [
      /\b(rooms?|bathrooms?|beds?|suites?|apartment) (is|are|was|were) ((?:\w+ )?)(?:large|big|huge|massive|good[\s-]sized?)\b/gu,
      '$1 $2 $3spacious',
    ],
    [
      /\b(?:large|big|good[\s-]sized?|massive|enormous)(?=,? (?:\w+,? (?:and )?){0,2}(?:rooms?|bathrooms?|suites?|apartment)\b)/gu,
      'spacious',
    ],
    [
      /\b(?:no|without|never any|hardly any|lack of|not enough|not any|wasn'?t any|little|ran out of) hot (?:running )?water\b/gu,
      'badmark hotwater',
    ],
    [/\bhot (?:running )?water\b/gu, 'hotwater'],
    [/\b(?:low|weak|poor|no|bad|terrible|little) water pressure\b/gu, 'badmark shower'],
    [/\bwater pressure (is|was) (?:\w+ )?(?:low|weak|poor|bad|terrible|non[\s-]existent)\b/gu, 'shower $1 badmark'],
    [/\bwater pressure\b/gu, 'shower'],
    [
      /\b(?:paper[\s-]?|wafer[\s-]?|very |so |such )?thin walls\b|\bwalls (?:\w+ ){0,3}(?:thin|paper)\b|\b(?:could|can) (?:actually |clearly |literally )?hear (?:everything|every|people|our|other|the (?:people|neighbours?|neighbors?|traffic|road|street|tv|lift|elevator|trains?)|traffic|neighbours?|neighbors?|everyone|all the)\b|\b(?:not|badly|poorly|no) sound[\s-]?proof\w*\b|\black of sound[\s-]?proofing\b/gu,
      'noise',
    ],
    [
      /\b(?:building|construction|renovation|refurbishment) (?:works?|noise|site)\b|\bunder construction\b|\bbeing (?:renovated|refurbished)\b/gu,
      'buildingwork',
    ],
    [
      /\b(?:(?:ideally|perfectly|conveniently|well|superbly|excellently|centrally|wonderfully|beautifully) (?:located|situated|placed|positioned)|(?:in )?walking distance (?:of|to|from)|(?:very|really|so|super|extremely) (?:central|well connected)|(?:right )?in the (?:heart|middle) of (?:the )?(?:city|town|everything|action)|(?:very |so |really )?close to (?:everything|all|the (?:beach|centre|center|station|metro|city|sea|airport)))/gu,
      'great location',
    ],
    [
      /\b(?:too|so|very|quite|rather|a bit|really) far (?:from|away|out)\b|\bmiles from (?:anywhere|anything)\b|\bmiddle of nowhere\b|\bout of the way\b/gu,
      'badmark location',
    ],
    [
      /\b(?:smell(?:s|ed|t)?|reek(?:s|ed)?|stinks?|stank) (?:\w+ )?(?:of|like|bad|awful|horrible|terrible|damp|funny)\b|\b(?:bad|awful|horrible|terrible|strong|foul|funny|disgusting|unpleasant|weird|strange) smells?\b/gu,
      'stench',
    ],
    [
      /\bnot (?:as|like) (?:\w+ )?(?:pictured|advertised|described|shown|photographed)\b|\bnothing like (?:the|its) (?=photos|pictures|description|listing)/gu,
      'badmark listing',
    ],
    [/\bhidden (?:fees?|charges?|costs?|extras?)\b/gu, 'badmark fees'],
    [/\b(views?) (?:from|of|out of) (?:our|the|my|your) (?:\w+ )?(?:rooms?|balcony|suite|window)\b/gu, '$1'],
    // What lies around is not the place's own.
    [
      /\b(?:lots of|plenty of|many|numerous|several|some|great|good|nice|local|nearby|variety of|loads of) (?:\w+ ){0,2}(?:restaurants|bars|shops|cafes|pubs)(?: and (?:restaurants|bars|shops|cafes|pubs))?\b/gu,
      'neighbourhood',
    ],
  ],
  transport: [
    [/\bpick(?:ed|ing|s)?(?: \w+)?[\s-]?up\b/gu, 'pickup'],
    [/\bdrop(?:ped|ping|s)?[\s-]?off\b/gu, 'dropoff'],
    [/\bcabin crew\b|\bflight attendants?\b|\bground (?:staff|crew)\b|\bair ?hostess(?:es)?\b/gu, 'crew'],
    [
      /\b(?:lost|losing|loses|misplaced|damaged|waiting for) (?:my|our|the|his|her|their) (?:\w+ )?(?=luggage|baggage|bags?\b|suitcases?\b)/gu,
      'badmark ',
    ],
    [
      /\b(luggage|baggage|bags?|suitcases?) (?:(?:is|are|was|were|got|arrived|still|has|have|been) ){1,3}(?:lost|missing|late|delayed|damaged|left behind|days? after)\b/gu,
      '$1 badmark',
    ],
    [/\bleg[\s-]room\b/gu, 'legroom'],
    [
      /\b(?:flights?|trains?|bus|buses|ferry|rides?|trips?|bookings?|drivers?|taxis?) (?:(?:was|were|got|been|is|are|has|have|had|just|then|suddenly) ){0,3}cancell?ed\b|\bcancell?ed (?:on (?:me|us)|last minute|at the last|without)/gu,
      'badmark cancellation',
    ],
    [/\b(?:never|not|n't|didnt) (?:\w+ )?(?:showed|shown|show|turned|turn) up\b/gu, 'badmark pickup'],
  ],
  fitness: [
    [/\bpersonal train(?:er|ers|ing)\b/gu, 'trainer'],
    [/\bchanging[\s-]rooms?\b|\blocker[\s-]rooms?\b/gu, 'changing'],
    [/\b(?:very|always|too|so|really|extremely|overly|constantly|often) busy\b/gu, 'crowded'],
  ],
  property: [
    [/\bproperty (?=manage|manager|agent|company|team)/gu, ''],
    [/\bmaintenance (?:requests?|team|staff|guys?|crew)\b|\bwork orders?\b/gu, 'maintenance'],
    [/\b(?:leasing|lettings?|front) (?:office|desk)\b/gu, 'staff'],
    [/\b(?:paper[\s-]?|wafer[\s-]?|very |so |such )?thin walls\b|\bwalls (?:\w+ ){0,3}(?:thin|paper)\b/gu, 'noise'],
  ],
};

export function tradePhrases(language: string, trade: string | null): Phrases {
  return language === 'en' && trade !== null ? (phrasesEn[trade] ?? []) : [];
}
