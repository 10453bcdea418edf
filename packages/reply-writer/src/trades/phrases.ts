import type { Phrases } from '../aspects/lexicon.ts';
import { charged } from '../aspects/told-en.ts';
import { phrasesOthers } from './phrases-others.ts';

/** Who answers customers, as those who sell or bring things call them. */
const answering: Phrases = [
  [/\bexecutives?\b(?! (?:chairs?|desks?|class|lounges?|suites?|rooms?))/gu, 'agents'],
  [/\b(?:bad|good|great|poor|wrong|right|close|tough) call\b/gu, ''],
  [
    /\b(worst|bad|poor|terrible|horrible|pathetic|awful|useless|good|great|excellent|best|nice) services\b/gu,
    '$1 service',
  ],
];

/** What was bought and did not come, or not whole; told of shops and of who brings it. */
const sent: Phrases = [
  [
    /\b(?:did(?:n't| not)|never|have(?:n't| not)) order(?:ed)? (?:anything|any of (?:it|this|that)|this|it|that)\b(?! (?:else|more|again|but|because))/gu,
    ', theorder badmark ,',
  ],
  [
    /\b(?:(?:nobody|no one|noone|driver|courier|they|he|she) (?:\w+ )?)?(?:never|didn't|didnt|did not) (?:even |ever |actually |bother to |once )?(?:knock|ring|rang|buzz|try|attempt)(?:ed)?(?: (?:the|my|our) (?:door|bell|doorbell|buzzer))?\b(?! (?:me|us|back))|\b(?:nobody|no one|noone) (?:knocked|rang|buzzed|came|called at)\b|\btried to deliver (?:but|and|when|while)\b|\b(?:missed|sorry we missed you) (?:delivery )?(?:card|slip|note)\b|\b(?:collect|pick (?:it )?up|drive|go|trek|travel) (?:\w+ ){0,6}(?:to|from|at) (?:the|their|a) (?:\w+ )?(?:depot|sorting office|collection point|parcel shop|locker)\b/gu,
    'delivery badmark ,',
  ],
  [
    /\b(?:it|they|which|nothing|item|items|that) (?:(?:has|have|had) )?(?:never|still (?:has|have|had)?(?: not|n't)|(?:has|have|had|did)(?: not|n't)) (?:yet |even |actually )?(?:arrived?|come|came|shown up|showed up|turned up|been (?:delivered|shipped|sent|received))\b|\bnothing (?:has |had )?(?:yet )?(?:arrived|come|came|been (?:delivered|received|sent))\b|(?<!\b(?:money|refunds?|e-?mails?|codes?|reply|response|credit|funds|payments?) )\bstill (?:not|n't|haven't|have not|hasn't) (?:yet )?(?:arrived|received|here|come|got|shipped|been (?:delivered|shipped|sent))\b|\bstill waiting(?: (?:for|on) (?:my|our|the|it|them|delivery)\b(?! (?:\w+ )?(?:refunds?|money|reply|answer|response|call|reimbursement)\b)|(?= *(?:[.!?\n]|$|and\b|since\b)))|\byet to (?:receive|arrive|be (?:delivered|shipped))\b|(?<!\brefund[^.!?\n]{0,60})\b(?:weeks?|days?|months?)(?: later)?,? (?:and |but )?(?:still )?(?:nothing|no (?:parcel|package|order|delivery|sign|kit|item|product)s?)\b|\b(?:never|not|haven't|hasn't|didn't) (?:yet )?(?:received?|got|gotten) (?:it|them|anything|one)\b/gu,
    'delivery badmark',
  ],
  [
    /\b(?:lost in (?:the )?(?:mail|post|transit|shipping|delivery)|(?:came|arrived|delivered|received) (?:\w+ ){0,2}(?:days?|weeks?|months?) (?:after|later than|past|late)|(?:still|shows?|says?|saying|stuck|remains?) (?:(?:it's|it is|as|in|on|at|that|just|only|says?|shows?|["“']) ?){0,4}["“']?(?:processing|pending|awaiting dispatch|preparing|label created|pre[\s-]?shipment)|(?:times?|dates?) (?:is|are|was|were) never (?:respected|met|kept))\b/gu,
    'delivery badmark ',
  ],
  [
    /\b(?:sells?|sold(?: me| us)?|selling|sent(?: me| us)?|cheap|absolute|total|pure|utter|complete|poorly made) (?:\w+ )?(?:garbage|junk|rubbish|trash|tat|crap)\b/gu,
    'product badmark',
  ],
  [/\bno[\s-]shows?\b|\bnever shipped\b|\bnever (?:got|came|turned up|showed up|arrived)\b/gu, 'delivery badmark'],
  // Why it was sent back is not what is complained of.
  [
    /(?<=\b(?:sent|returned|exchanged|sending|returning) [^.!?\n]{0,60})\b(?:was|were|is|are) too (?:small|big|large|tight|loose)\b/gu,
    '',
  ],
  [
    /\b(?:left|dumped|threw|thrown|dropped|tossed|chucked) (?:my |the |our |it|them|her |his )?(?:parcels? |packages? |box(?:es)? |order |delivery |items? )?(?:in the (?:rain|snow|open|street|bin|road|mud)|over the (?:fence|gate|wall)|on the (?:street|pavement|sidewalk|ground|road|lawn)|outside in|by the (?:bins|road)|at the wrong)\b/gu,
    'parcel badmark ',
  ],
  [
    /\b(?:say|says|said|wrote|claim(?:s|ed)?|marked(?: as| it as)?|show(?:s|ed|ing)?|listed as|stated?) (?:(?:that|it|was|had|been|has|my|the|parcel|package|order|as) ){0,5}(?:delivered|nobody (?:was )?(?:at )?(?:home|in)|no one (?:was )?(?:at )?(?:home|in|there)|not (?:at )?home|(?:delivery (?:was )?)?attempted)\b/gu,
    'delivery badmark',
  ],
  [
    /\btracking (?:(?:number|info|information|page|link|status) )?(?:(?:has|is|was|does|did|still|just|only|had)(?: |(?=n't))){0,2}(?:(?:not|n't|never) (?:\w+ )?(?:chang|updat|mov|work|show|available|correct|accurate)\w*|stuck|shows? nothing|useless)/gu,
    'tracking badmark ',
  ],
  [
    /\b(?:arrived|came|delivered|turned up) (?:all |completely |totally )?(?:smashed|crushed|shattered|torn|broken|damaged|dented|cracked|open|opened|squashed|wet|soaked)\b/gu,
    'parcel badmark',
  ],
  ...answering,
  [/\b(?:to|at|from|near) (?:my|the|our|a|wrong|different) (?:\w+ )?locations?\b/gu, ''],
];

/** What was to be bought beside what was wanted. */
const upsold: Phrases = [
  [
    /\b(?:tr(?:y|ied|ies|ying)|attempt\w*|push(?:ed|es|ing)?) (?:to |on |and )?(?:(?:up)?sell(?:ing)?|push(?:ing)?|flog(?:ging)?) (?:(?:me|us|you|customers|my \w+) )?(?:on )?(?:extras?|additional|unnecessary|unneeded|more|(?:things?|stuff|services|products|parts) (?:that )?(?:i|we|you) (?:did(?:n't| not)|do(?:n't| not)) (?:need|want))\b/gu,
    ', upselling badmark ,',
  ],
];

/** A door that is shut when it should be open; not of hotels, where it is a pool's. */
const shut: Phrases = [
  [
    /\b(?:it|they|place|restaurant|store|shop|cafe|location|museum|bar|doors?|office|branch|always|they'?re) (?:(?:was|were|is|are|has|have|had|been|already|always|actually|still|often|permanently|temporarily) ){1,4}(?:closed|shut)\b(?! (?:to|by|off|down|the|my|our|out))|\b(?:found|arrived to find) (?:it|them|the (?:place|doors?|shop|store)) (?:closed|shut|locked)\b/gu,
    'badmark openinghours',
  ],
];

/** Who was to come for somebody, and did not. */
const notComing: Phrases = [
  [
    /\b(drivers?|riders?|couriers?|cabs?|taxis?|uber|ride|man|delivery ?m[ae]n|deliveryman|agents?|partners?)\b([^.!?\n]{0,70}?)\b(?:never|didn't|did not|doesn't|does not) (?:even |actually |ever )?(?:c[ao]me|arrived?|show(?:ed|s)?(?: up)?|turn(?:ed|s)? up|pick(?:ed|s)? (?:me|us|it) up|reached|moved)\b/gu,
    '$1 badmark $2',
  ],
  [
    /\b(drivers?|riders?|couriers?|captains?)\b([^.!?\n]{0,70}?)\b(?:cancels?|cancell?ed|cancell?ing)\b/gu,
    '$1 badmark $2',
  ],
  [
    /\b(?:hard|difficult|impossible|can't|cannot|can not|never|unable|couldn't|could not) (?:to )?(?:get|find) (?:(?:an?|any|the) )?(?:drivers?|rides?|cabs?|taxis?|riders?|(?:someone|anyone) to (?:accept|pick|come|drive|take))\b|\bno (?:drivers?|cabs?|taxis?|riders?)\b|\b(?:without|no) (?:a )?delivery (?:agents?|partners?|m[ae]n)\b|\bno deliveryman\b/gu,
    'badmark driver',
  ],
];

/** What was mended and is broken again, named as the trade's lexicon has it. */
const notHolding = (thing: string): Phrases => [
  [
    /\b(?:lasted|held|worked|ran|was fine|were fine) (?:for )?(?:(?:only|just|about|barely|less|than|a|all|of) ){0,3}(?:an?|one|two|three|four|five|\d+) (?:minutes?|hours?|days?|weeks?|miles)\b|\b(?:leak(?:s|ing|ed)|dripp?(?:s|ing|ed)|rattl(?:es|ing)|squeal(?:s|ing)|squeak(?:s|ing)|broken?|failed|blocked|clogged|flooding|flooded|tripping|stopped working|not working) (?:again|(?:\w+ ){1,2}(?:days?|weeks?|hours?) (?:later|after))\b|\b(?:same|exact same) (?:squeal|squeak|rattle|leak|drip|fault|noise|problem|issue|stain|smell)\b|\bback to (?:square one|how it was|leaking|dripping|the same)\b|\b(?:had to|have to) (?:come back|call (?:them )?(?:back|out)|go back) (?:\w+ )?(?:again|twice|three times|several times|\w+ times)\b/gu,
    `${thing} badmark `,
  ],
];

/** Fixed expressions of a trade, replaced before the general ones: what "room" or "close to" says depends on it. */
const phrasesEn: Readonly<Record<string, Phrases>> = {
  lodging: [
    [
      /\b(?:(?:soles?|bottoms?) of (?:\w+ ){0,3}(?:feet|foot|socks?)|(?:feet|socks))\b (?:\w+ ){0,3}(?:jet[\s-])?(?:black|filthy|dirty)\b/gu,
      ', filthy ,',
    ],
    [
      /\bhot water\b[^.!?\n]{0,25}\b(?:lasted|lasts|ran out|runs out|only for|for only) (?:\w+ ){0,3}(?:minutes?|mins?|seconds)\b/gu,
      ', hotwater badmark ,',
    ],
    [
      /\b(?:misleading|deceptive) (?:\w+ )?(?:ads?|advert\w*|listings?|descriptions?|photos?|pictures?)\b|\bfals(?:e|ely) advert\w+\b/gu,
      ', listing badmark ,',
    ],
    [
      /\b(?:air|ac|a\/c|a\.c\.)[\s-]?(?:con|conditioning|conditioners?|unit|units)\b\.?|\ba\/c\b|\baircons?\b/gu,
      'aircon',
    ],
    [/\b(?:front|reception|check[\s-]?in) (?:desk|counter)\b|\bdesk (?=staff|clerk|agent|person)/gu, 'frontdesk'],
    [/\bcheck(?:ing|ed)?[\s-]?(in|out)\b/gu, 'check$1'],
    [
      /\b(?:plenty of|enough|more|little|no|much|extra) room (?:to|for|in)\b|(?<!\b(?:our|the|my|your|her|his|their|a|this|that|another|one|same|which) )\broom (?:for|to) (?!stay|sleep)/gu,
      'space ',
    ],
    [
      /\b(?:dining|meeting|conference|breakfast|waiting|common|games?|tea|luggage|steam|fitness|work ?out) rooms?\b/gu,
      'area',
    ],
    [/\broom service\b/gu, 'service'],
    // A booking site's app is none of the hotel's.
    [/(?<!\b(?:hotel'?s?|hilton|marriott|key|their|mobile) )\bapps?\b/gu, ''],
    [
      /\brooms? (?:(?:was|were|had|has|have|is) )?(?:not|never|n't|wasn't|weren't|hadn't|isn't) (?:once |even |being |been |properly |fully )*(?:cleaned|made up|serviced|tidied|hoovered|vacuumed|touched)\b|\bask(?:ed|ing)? (?:for|them) (?:to have )?(?:our|the|my) room (?:to be )?(?:cleaned|made up|serviced)\b/gu,
      'badmark housekeeping',
    ],
    [
      /\b(rooms?) (?:was|were|is|are|got|gets|became|felt) (?:(?:(?:too|so|very|quite|really|extremely|boiling|unbearably|far too|way too|rather) )+(?:hot|warm|cold|chilly)|boiling|stifling|baking|roasting|freezing)\b(?! and (?:cosy|cozy|comf\w*|inviting|welcoming))/gu,
      '$1 stuffy',
    ],
    [
      /\b(?:woken|woke|waken|awoken|awakened|kept|keeping|awake)(?: \w+){0,8}? (?:by|due to|because of|from) (?:the |a |an |our |some )?(?:\w+ )?(?:sounds?|noises?|music|traffic|people|guests|part(?:y|ies)|doors?|dogs?|building|alarms?|aircon|construction|lifts?|elevators?|fans?|neighbours?)\b|\bsounds? of (?:the |our )?(?:\w+ )?(?:aircon|traffic|trains?|lifts?|elevators?|pipes|ventilation|fans?|road|street)\b|\bkept (?:us|me|everyone) (?:up|awake)\b|\bmusic (?:\w+ ){0,3}(?:until|till) \d/gu,
      'noise ',
    ],
    [/\bcan do with\b/gu, 'could do with'],
    [
      /\b(complain\w*|told|mention\w*|ask\w*|said|inform\w*|report\w*|rais\w+|spoke|gave|given|offered|know)((?: \w+){0,6}?) (?:at|on|upon|during) (?:check(?:in|out)|breakfast|dinner|lunch)\b/gu,
      '$1$2',
    ],
    [/\bcold (?=(?:toast|eggs|bacon|sausages?|beans)\b)/gu, 'breakfast badmark '],
    [/\bshuttle (?:services?|bus(?:es)?|vans?)\b/gu, 'shuttle'],
    [/\bshower curtains?\b/gu, 'shower'],
    // Sleep that a noise took denies no noise.
    [
      /\b(?:barely|hardly|scarcely|never|could(?: not|n't)|can(?:not|'t)|did(?: not|n't)|unable to|impossible to) (?:(?:get|got|fall|really|even|any|much|to) ){0,3}(?:slept|sleep|asleep|rest)\b/gu,
      'sleepless',
    ],
    [
      /\bdoors? (?:\w+ ){0,2}(?:slam\w*|bang\w*)\b|\b(?:slamming|banging) (?:of )?(?:the )?doors?\b|\b(?:dogs?|people|neighbours|guests|kids|drunks?) (?:\w+ ){0,2}(?:barking|shouting|screaming|yelling|partying|arguing)\b|\b(?:volume|racket|rattle|rattling|hum|humming) (?:of|from) (?=the |an? )/gu,
      'noise ',
    ],
    // A town called after its beach.
    [
      /\b(?:long|palm|virginia|myrtle|miami|newport|huntington|daytona|pompano|laguna|redondo|hermosa|cocoa|delray|pacific|imperial|pismo|rehoboth|vero) beach\b/gu,
      'town',
    ],
    // Where guests were sent, or went, is another place.
    [
      /\b(?:(?:pizza|coffee|sushi|burger|breakfast|thai|chinese|italian|indian|mexican|steak|sandwich) )?(?:places?|restaurants?|pubs?|bars?|pizzerias?|diners?|joints?|cafes?) (?:(?:that|which|who) (?:also )?deliver(?:s|ed)?|(?:that )?(?:was |were )?recommended by|around the corner|down the (?:road|street)|up the (?:road|street)|across the (?:road|street))\b|\brecommend(?:ed|ations?)? (?:us |me )?(?:for |of )?(?:an?|some|the|several) (?:\w+ ){0,2}(?:places?|restaurants?|pubs?|bars?|pizzerias?|diners?|cafes?)\b/gu,
      'otherplace',
    ],
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
      /\b(?:building|construction|renovation|refurbishment) (?:works?|noise|site)\b|\bunder construction\b|\bsurrounded by construction\b|\bconstruction (?:all around|around|next door|next to|outside|in front)\b|\bbeing (?:renovated|refurbished)\b/gu,
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
  restaurant: [
    [/\b(?:wasn't|was not|weren't|isn't|not) (?:really |honestly |all |even )?(?:that|so|too|half) bad\b/gu, 'decent'],
    [/\bbaked (?:goods|treats)\b/gu, 'pastry'],
    ...shut,
    ...notComing,
    [
      /(?<!\b(?:power|electrical|charging|wall|plug|no|enough|few|many|any|usb|working|of) )\boutlets?\b(?! (?:for|to) )/gu,
      'branch',
    ],
    [
      /\b(?:cafe (?:de olla|con leche|au lait|latte|cubano|bombon|mocha)|cold brews?|flat whites?|cortados?|pour[\s-]overs?|iced (?:coffees?|lattes?))\b/gu,
      'coffee',
    ],
    [
      /\btast(?:ed|es|ing) (?:(?:really|so|very|a bit|kind of|just|pretty|super) )?(?:funky|off|funny|weird|strange|odd|wrong|artificial|fishy|burnt|burned|watered down|watery|sour|old)\b|\bafter[\s-]?taste\b/gu,
      'badmark taste',
    ],
    [
      /\btoo (?:salty|oily|greasy|bland|sour|mushy|chewy|tough|fatty)\b|\b(?:served|came|arrived|delivered|brought) (?:out )?(?:\w+ )?(?:stone |ice )?cold\b/gu,
      'tasteless',
    ],
    [
      /\b(?:was|were|is|are) (?:absolutely |just )?unreal\b(?<!\b(?:prices?|waits?|queues?|lines?|noise|service) (?:was|were|is|are) (?:absolutely |just )?unreal)/gu,
      'is excellent',
    ],
    [/\bdrive[\s-]?(?:thru|through|though)s?(?: (?:lines?|lanes?|windows?|times?))?\b/gu, 'drivethru'],
    [
      /\b(?:half[\s-]empty|half[\s-]full|(?:barely|hardly|not even) (?:half )?full) (?=bowls?|plates?|cups?|box(?:es)?|containers?|bags?)/gu,
      'badmark portions ',
    ],
    [
      /\b(?:don't|doesn't|do not|does not|never|won't) (?:ever )?(?:have|keep) (?:the|their) (?:lobby|dining room|doors?|store|inside) open\b|\b(?:lobby|dining room|inside) (?:(?:was|is|were|always|often) ){1,2}(?:closed|locked)\b/gu,
      'openinghours badmark',
    ],
  ],
  transport: [
    [
      /\b(?:misleading|deceptive) (?:\w+ )?(?:ads?|advert\w*|listings?|descriptions?|photos?|pictures?)\b|\bfals(?:e|ely) advert\w+\b/gu,
      ', information badmark ,',
    ],
    [
      /\b(?:allow(?:s|ed)?|let|tr(?:y|ies|ied|ying)|want(?:s|ed)?) (?:(?:the|an?) \w+ )?(?:to )?(?:bill|charge) (?:me|us)\b/gu,
      ', extracharge badmark ,',
    ],
    [
      /\b(?:(?:bike|bicycle|cycle|docking|scooter) (?:stands?|stations?|docks?|racks?|hubs?)|stands?(?= (?:(?:was|were|is|are|always|often|completely) )+(?:full|empty)))\b(?:( (?:\w+ ){0,3}?)(?:full|empty)\b)?/gu,
      'bikestand$1badmark',
    ],
    [/\b(?:electric|e-?|manual|rental|hire) (?:version|model|one)s?(?: of the bikes?)?\b/gu, 'bikes'],
    [/\bweighs? a ton(?:ne)?\b/gu, 'badmark'],
    [
      /\b(?:renters?|customers?|guests?|tenants?|borrowers?) (?:\w+ ){0,3}(?:tore|broke|damaged|scratched|ripped|stained|burn(?:t|ed)|smashed|dented|ruined|destroyed|trashed|wrecked) (?:my|our|the) (?:\w+ ?){1,2}/gu,
      'renterdamage badmark ,',
    ],
    // Who serves on a journey is not the journey.
    [
      /\b(crew|staff|attendants?|stewards?|stewardess(?:es)?|team|drivers?|pilots?) (?:on|aboard|during) (?:the|our|my|this|both|that|all) (?:\w+ ){0,2}?(?:flights?|leg|legs|journeys?|trips?|planes?|bus|train|boat|way)(?= (?:was|were|is|are)\b)/gu,
      '$1',
    ],
    [/\btimed[\s"“]*out\b/gu, ''],
    ...charged,
    ...answering,
    ...notComing,
    [
      /\b(?:booked|ordered|scheduled|due|reserved) (?:\w+ ){0,3}(?:for|at) \d{1,2}(?:[.:]\d\d)? ?(?:am|pm)?[^!?\n]{0,40}?\b(?:turned up|arrived|came|showed up|got here) (?:\w+ )?(?:at )?\d{1,2}[.:]\d\d/gu,
      'delay',
    ],
    [/\b(?:on|upon|after|before|at|our|my|until) (?:the |our |my )?(?:arrival|departure)\b/gu, ''],
    // Weather is nobody's fault.
    [
      /\b(?:delay(?:ed|s)?|late) (?:(?:\w+ ){0,4})?(?:due to|because of|owing to) (?:the |a )?(?:\w+ )?(?:weather|fog|snow\w*|storms?|visibility|winds?|strikes?|atc|air traffic|ice|de-?icing|thunderstorms?|rain)\b/gu,
      '',
    ],
    [
      /(?<!\b(?:i|we|to|i've|we've) )\bcancell?ed (?:(?:my|our|the|his|her|their|both|all|return|connecting|outbound|inbound|second|next|first|alternative|entire) ){1,4}(?:flights?|trains?|bookings?|trips?|rides?|reservations?|buses|bus|ferry|tours?)\b/gu,
      'badmark cancellation',
    ],
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
    [/\b(?:lost|missing|delayed|damaged|misplaced) (?=luggage|baggage|bags?\b|suitcases?\b)/gu, 'badmark '],
    [
      /\b(bag|bags|luggage|baggage|suitcases?) (?:(?:arrived|came|turned up|was|were|showed up|got|only|finally|delivered|returned) ){1,3}(?:\w+ )?(?:days?|weeks?|hours?) (?:later|late|after)\b/gu,
      '$1 badmark',
    ],
    [
      /\b(?:flights?|trains?|bus|buses|departure|connection) (?:(?:was|were|got|been|is|has|have|had|then|repeatedly|again|simply) ){1,3}(?:changed|moved|rescheduled|postponed|diverted|brought forward|pushed back|overbooked|oversold)\b|\b(?:stuck|stranded) (?:in|at|on) (?:the |an? |this )?(?:airport|terminal|runway|tarmac|plane|aircraft|station|traffic|bus|train)\b|\b(?:stuck|stranded) (?:\w+ ){1,4}for (?:\w+ )?(?:\d+|two|three|four|five|six|several|many) (?:hours?|hrs?|days?)\b|\b\d+ ?(?:hours?|hrs?) (?:stuck|stranded)\b|\b(?:sat|waited|waiting|sitting) (?:\w+ )?(?:on|in) the (?:runway|tarmac|plane|aircraft)\b|\b(?:minutes?|mins?|hours?|hrs?|days?) late\b|\b(?:\d+|an?|one|two|three|four|five|six|several) ?(?:hours?|hrs?|h) (?:late|behind)\b/gu,
      'delay',
    ],
    [/\bmissed (?:my|our|the|their|a|his|her) (?:\w+ )?(?:connections?|connecting flights?)\b/gu, 'connection badmark'],
    [/\bmissed (?:my|our|the|their|a|his|her) (flights?|trains?|ferry)\b/gu, '$1 badmark'],
    [/\b(?:bumped|kicked) (?:us|me|him|her) (?:off|from)\b|\boverbook\w*|\bdenied boarding\b/gu, 'boarding badmark'],
    [
      /\b(?:drove|went|sailed|flew) (?:straight |right |simply |just )?(?:past|by) (?:us|me|the stop)\b|\btook (?:us |me )?(?:a |the )?(?:long|longer|longest|wrong) (?:way|route|turn|exit)\b/gu,
      'driver badmark',
    ],
    [/\b(?:smaller|wrong|lesser) (?=car|vehicle|van|suv|model)/gu, 'badmark '],
  ],
  shop: [
    [/\b(?:firmware|software|system|security) updates?\b/gu, 'software'],
    [
      /\b(?:full of|so many|lots of|riddled with|plenty of) (?:\w+ )?(?:bugs|glitches)\b|\bbuggy\b|\bglitch(?:y|es|ing)\b/gu,
      'product badmark',
    ],
    ...shut,
    // What fits but in one place does not fit.
    [/\b(fit|fits|fitted)\b(?=[^.!?\n]{0,30} (?:e\w{0,2}cept|but not|but the)\b)/gu, '$1 sometimes'],
    ...sent,
    [
      /\b(?:way |far |much |a bit |really |so )?too (?:small|tight|loose|baggy)\b|\bbarely an? (?:small|medium|large|xl|x-?large|\d+)\b|\b(?:fit|fits|looks?|more) like an? (?:small|medium|large|xs|xl|child'?s?|kids?|children'?s)\b|\bsiz(?:e|ing) (?:is|was|are|were) (?:\w+ ){0,2}(?:off|wrong|inaccurate|inconsistent|way off|all over)\b/gu,
      'badmark sizes',
    ],
    [/(?<!\b(?:power|electrical|charging|wall|plug|usb) )\boutlets?\b/gu, 'branch'],
    [
      /\bfit (?:only )?for\b|\b(?:i|we) (?:won't|wouldn't|will not|would not|don't|do not|didn't|did not) (?:even )?exchange\b/gu,
      '',
    ],
    [/\b(?:send|sending|sent) (?:\w+ ){1,3}back\b/gu, 'returns'],
    // What becomes of a thing that was bought, whatever it is.
    [
      /\b(?:chipped|chipping|peel(?:ed|ing|s)|leak(?:ed|ing|s)|cracked|cracking|rust(?:ed|ing)|tarnish(?:ed|ing)|frayed|fraying|unravell?(?:ed|ing)|shrank|shrunk|discolou?red|(?:came|coming|comes|fell|falling|falls|broke|breaking|wore|wearing|worn) (?:right )?(?:off|apart|away)|stopped (?:working|charging)|it chips)\b/gu,
      'product badmark',
    ],
    [
      /\b(?:nothing like|not (?:at all )?(?:like|the same as|as)|different (?:from|to|than)|doesn't (?:look like|match)|does not (?:look like|match)|looks nothing like) (?:(?:in|on|it|the|what|was|is|they|its|website|online) ){0,4}(?:pictures?|pictured|photos?|images?|description|described|shown|advertised|ad)\b/gu,
      'product badmark',
    ],
    [
      /\bsee (?:right |straight )?through(?: it| them)?\b|\bsee[\s-]through\b|\b(?:two|both) (?:left|right) (?:shoes|boots|gloves)\b/gu,
      'product badmark',
    ],
    [
      /\b(?:unflattering|itchy|scratchy|boxy|frumpy|shapeless|pilling|pilled|frayed|wilted|wobbly|sagging|saggy|sagged|tarnished)\b/gu,
      'badmark',
    ],
    [
      /\bfits? (?:\w+ )?(?:strange|strangely|weird|weirdly|odd|oddly|awkward|awkwardly|badly|poorly|funny)\b|\b(?:did|does|do|would)(?:n't| not) (?:even )?fit\b|\b(?:odd|strange|weird|awkward|terrible|horrible|bad|poor) (?:cut|fit)\b/gu,
      'fit badmark',
    ],
    [
      /\b(?:only )?(?:one|two|1|2|three|few|couple of) (?:tills?|checkouts?|registers?|cashiers?|lanes?) (?:was |were |is |are )?(?:open|working|staffed|manned)\b/gu,
      'checkout badmark',
    ],
    [
      /\b(?:shelves|aisles) (?:(?:were|are|was|always|half|nearly|mostly) ){0,3}(?:bare|empty)\b|\bnever (?:have|has|had) (?:what|anything|any of)\b|\b(?:never|not|isn't|wasn't|aren't) in stock\b|\b(?:hardly|barely|scarcely) any (?=products?|books|clothes|stock|choice|sizes|shoes|items)/gu,
      'stock badmark ',
    ],
    [
      /\b(?:(?<!\b(?:i|we) )(?:won't|wouldn't|will not|would not|refuse[sd]? to|don't|do not)|can't|cannot|couldn't|not able to|unable to) (?:even )?(?:exchange|replace|return|accept (?:the |my |our |any )?(?:returns?|exchanges?))\b|\bpay(?:ing)? (?:for |extra for )?(?:the )?(?:returns?|return (?:shipping|postage|label))\b/gu,
      'returns badmark',
    ],
    [/\b(?:hostile|difficult|complicated|confusing|terrible) returns?\b/gu, 'returns badmark'],
    [/\btheir (?:chat|phone) (?:line|box|bot)\b/gu, 'communication'],
    [
      /\b(?:free|promotional|promised|surprise|loyalty|welcome) (?:\w+ )?gifts?\b|\breward'?s? (?:systems?|programm?e?s?|schemes?|points)\b|\bgift with purchase\b|\b(?:spin(?:ning)?|lucky|prize) (?:the |a |this |\w+ )?wheels?\b|\bwheel spinning\b/gu,
      'promotion',
    ],
  ],
  delivery: [
    [
      /\b(?:packets?|packs?|pouch|bags?|box(?:es)?|seals?|bottles?|cartons?) (?:(?:was|were|is|are|came|arrived|all|completely|half) )+(?:torn|ripped|leaking|burst|damaged|open(?:ed)?)\b/gu,
      ', parcel badmark ,',
    ],
    ...notComing,
    ...sent,
    [
      /(?<!\b(?:i|we) )\b(?:arrived|came|delivered|turned up) (?:\w+ ){0,3}(?:early|ahead of (?:time|schedule)|before (?:time|schedule|expected)|right on time|exactly on time|on time every time)\b/gu,
      'excellent delivery',
    ],
  ],
  medical: [
    // Spectacles are no room.
    [
      /\b(?:lens(?:es)?|frames?|glasses|spectacles|colou?r)\b[^.!?\n]{0,40}\bdirty\b|\bclean (?:its|the|my|these) (?:frames?|lens(?:es)?|glasses)\b/gu,
      '',
    ],
    [/\bdr\.? (?=[a-z]{3,})/gu, 'doctor '],
    [/\b(?:front|reception) (?:desk|office|counter)\b/gu, 'frontdesk'],
    [/\bwaiting (?:rooms?|areas?)\b/gu, 'waitingroom'],
    ...shut,
  ],
  pharmacy: [[/\bdrive[\s-]?(?:thru|through|up)s?(?: (?:lines?|lanes?|windows?))?\b/gu, 'drivethru'], ...shut],
  finance: [
    // Who says so makes no claim.
    [/\bclaim(?:s|ed|ing)? (?=(?:that|they|he|she|it|i|we|you|to|there|not)\b)/gu, ''],
    [
      /\b(?:(?:can(?:no|')?t|cannot|can not|couldn't|unable to|not able to|almost impossible to|impossible to|hard to|difficult to|(?:won't|will not|wouldn't|would not|refuses? to) let (?:me|you|us)) (?:even )?(?:withdraw|access|transfer|move|get to|take out|get at|use) (?:your|my|our|the|his|her) (?:own )?(?:money|savings|funds|cash|salary|wages)|(?:blocked|froze|frozen|holding|withheld|locked|held up) (?:(?:all|of) )*(?:my|our) (?:own )?(?:money|savings|funds|cash|salary|wages)|(?:my|our) (?:money|savings|funds|cash|salary|wages) (?:(?:is|are|was|were|has been|have been|still|being|remains?) )+(?:blocked|frozen|held|locked|stuck|withheld))\b/gu,
      'service badmark ',
    ],
    [/\b(?:atm|cash)[\s-]?(?:machines?|points?)\b/gu, 'atm'],
    [
      /\bdrive[\s-]?(?:thru|through|up)s?(?: (?:service|tellers?|banking))?(?: (?:lines?|lanes?|windows?))?\b/gu,
      'drivethru',
    ],
    [/\b(?:physical|bank|local|nearest|closest|only) (?:locations?|branch(?:es)?|offices?)\b/gu, 'branch'],
    [/\b(?:mobile|banking|bank|phone|smartphone) (?:bank(?:ing)? )?apps?\b|\bmobile banking\b/gu, 'app'],
    [
      /\b(?:online|internet|web) (?:bank(?:ing)?|services?|experience|access|site|portal|system|platform)\b/gu,
      'website',
    ],
    [/\b(?:fees?|charges?|lines?|phones?|hours|tellers?|branch(?:es)?) for (?:my|our|the) (?:loan|mortgage)\b/gu, ''],
    ...shut,
  ],
  hair: [
    ...upsold,
    // Another cut or colour than was asked for.
    [
      /\b(?:asked for|wanted|requested|said) (?:[\w'-]+ ){0,4}?(blonde?|brown|brunette|auburn|copper|ash|highlights?|balayage|toner|colou?r)\b[^.!?\n]{0,30}?\b(?:gave me|given me|got|came out|walked out|left with|ended up|turned out|went)\b/gu,
      'colour badmark ',
    ],
    [
      /\b(?:asked for|wanted|requested) (?:[\w'-]+ ){0,4}?(?:trim|inch|inches|bob|fringe|fade|layers|bangs)\b[^.!?\n]{0,30}?\b(?:and|but|instead) (?:[\w']+ ){0,2}?(?:gave|given|got|came out|walked out|left with|ended up|turned out|cut|took)\b/gu,
      'haircut badmark ',
    ],
    [
      /\btook (?:off )?(?:way |far )?(?:too much|\w+ (?:more )?inches)(?: off)?\b|\bcut (?:it |my hair |her hair |his hair |my fringe )?(?:way |far |much )?too short\b|\b(?:crooked|choppy|wonky)\b|\bone side (?:is |was )?(?:\w+ )?(?:longer|shorter|higher)\b/gu,
      'haircut badmark',
    ],
    [
      /\b(nails?|gel|polish|acrylics?|lashes|shellac|varnish) (?:(?:had|has|have|all|already|just|started|began|were|was|are|is) ){0,3}(?:to )?(?:lift(?:ed|ing)?|chip(?:ped|ping)?|peel(?:ed|ing)?|came off|come off|coming off|fell off|fall(?:en|ing)? (?:off|out)|popped off|crack(?:ed|ing))\b/gu,
      '$1 badmark',
    ],
    [
      /\b(?:fried|destroyed|wrecked|messed up|screwed up|melted) (my|her|his) (?=hair|nails?|brows?|eyebrows|lashes|cut|colou?r|beard)/gu,
      'ruined $1 ',
    ],
  ],
  garage: [
    ...upsold,
    [/\b(?:fitters?|fitting)(?:'s)? locations?\b/gu, 'garage'],
    [
      /\bonly (?:one|two|three|half|some)(?: (?:of|the|my|our|tyres?|tires?|parts?))* (?:was|were|had been|came|got|had) (?:\w+ )?(?:delivered|sent|arrived|turned up|in stock|there)\b/gu,
      ', delivery badmark ,',
    ],
    [
      /\bcar (?:shops?|persons?|people|guys?|places?|mechanics?|repairs?|service|dealers?|dealerships?|trouble|problems?|issues?|care|expert\w*)\b/gu,
      'garage',
    ],
    [
      /\b(?:same|exact same|original) (?:noise|problem|issue|leak|light|fault|rattle)s? (?:\w+ ){0,2}(?:back|returned|again|still|persists?)\b|\b(?:problem|issue|noise|leak|light|fault) (?:(?:has|had|is|was|came|still|just|immediately) ){0,2}(?:back|came on|returned|persists?|not (?:been )?(?:fixed|solved|resolved)|still there)\b|\bstill (?:makes?|making|leaks?|leaking|has|have) (?:the|that) same\b/gu,
      'repair badmark',
    ],
    ...notHolding('repair'),
    [
      /\b(?:kept|had|held|has|have) (?:my|our|the) (?:car|truck|van|vehicle|bike|motorcycle|rv)(?: there| in)? (?:for )?(?:(?:over|almost|nearly|more|than|about|at|least) ){0,2}(?:an?|one|two|three|four|five|six|\d+|several)(?: \w+)? (?:days?|weeks?|months?)\b/gu,
      'repair badmark',
    ],
  ],
  culture: [
    ...shut,
    [/\b(?:entry|entrance|admission) (?:fees?|prices?|charges?|costs?|tickets?)\b|\btickets? prices?\b/gu, 'price'],
    [
      /\b(?:half|most|many|several|some|lots|much|one|two|a few)(?: of)?(?: the| its)? (rooms|exhibits|exhibitions|galleries|floors|rides|attractions|displays|museum) (?:(?:was|were|is|are) )?(?:\w+ )?(?:closed|shut|out of order|not (?:working|open)|broken|roped off)\b/gu,
      '$1 badmark',
    ],
    [
      /\b(?:could|can)(?:n't|not| not| hardly| barely) (?:even |really )?see (?:the |any of the |much of the )?(?:stage|screen|show|band|animals|exhibits|paintings|anything|a thing|parade)\b/gu,
      'view badmark',
    ],
    [/\b(?:could|can)(?:n't|not| not| hardly| barely) (?:even |really )?hear (?:the |a |any)/gu, 'sound badmark '],
    [/\b(?:hardly|barely|scarcely) any (?=animals|exhibits|rides|paintings|displays|shows)/gu, 'badmark '],
    [/\blitter(?:ed)?\b/gu, 'cleanliness badmark'],
  ],
  school: [
    [/\b(?:online|open|learning|student|web) ?spaces?\b(?: x)?/gu, 'platform'],
    [
      /\b(?:should(?:n't| not)|can(?:no|')t|does(?:n't| not)|did(?:n't| not)|not|never) (?:really |actually |even )?(?:be teaching|teach|teaches|explain|explains)\b(?! (?:for free|on))|\bread(?:s|ing)? (?:straight |right )?(?:from|off) (?:the |his |her )?(?:slides|powerpoints?|book|script)\b|\bnot (?:a )?good (?:at teaching|teacher|professor|instructor)\b/gu,
      'teacher badmark',
    ],
    [
      /\b(?:teachers?|instructors?|tutors?) (?:(?:keep|kept|constantly|always|all) )?(?:chang(?:e|es|ed|ing)|leav(?:e|es|ing)|left)\b/gu,
      'teacher badmark',
    ],
  ],
  services: [
    [
      /\b(?:it|internet|wifi|wi-fi|broadband|connection|signal|line|service) (?:(?:keeps|constantly|always|often|regularly|still|just|frequently) )*(?:(?:drops|dropping|cuts|cutting|goes|going) (?:out|off|down)\b|disconnects\b|disconnecting\b)/gu,
      'internet badmark ',
    ],
    ...shut,
    ...notHolding('work'),
    [
      /\b(?:leg|wheel|drawer|door|corner|handle|shelf|hinge|frame|glass|mirror|panel)s? (?:(?:was|were|is|are|came|got|had) ){0,2}(?:missing|snapped|bent|cracked|chipped|dented|smashed)\b/gu,
      'damage ',
    ],
    [/\b(?:mobile|cell|phone|no|poor|bad|terrible|network) reception\b/gu, 'bad signal'],
    [
      /\b(?:never|not|n't|nobody|no one) (?:even |actually |ever )?(?:showed|shown|show|turned|turn|came)(?: up)?\b|\bno[\s-]shows?\b|\bstood (?:me|us) up\b|\b(?:hours?|hrs?|minutes?|mins) late\b|\b(?:engineers?|technicians?|plumbers?|electricians?|installers?|fitters?|roofers?) (?:\w+ ){0,4}(?:never|didn't|did not|failed to) (?:\w+ )?(?:c[ao]me|arrived?|show|attend|appear)\w*/gu,
      'appointment badmark',
    ],
    [
      /\b(?:still (?:drips|leaks|leaking|dripping|broken|dirty|stained|not working|doesn't work|does not (?:start|work))|same (?:stain|problem|issue|leak|spot)s?\b|left (?:a )?(?:dust|stains?|marks?|mess|holes?|streaks))/gu,
      'work badmark',
    ],
    [
      /\b(?:scratched|dented|broke|chipped|cracked|smashed|ruined|gouged|destroyed|stained|shrunk|shrank) (?:(?:my|our|the|a|an|his|her|two|three|several|some) )(?:\w+ )?(?!news|bank)\w+/gu,
      'damage ',
    ],
    [
      /\b(?:kept|had|held|has|have) (?:my|our|the) (?:laptop|computer|phone|dress|suit|machine|washer|fridge|watch)(?: there| in)? (?:for )?(?:(?:over|almost|nearly|more|than|about) ){0,2}(?:an?|one|two|three|four|five|six|\d+|several)(?: \w+)? (?:days?|weeks?|months?)\b/gu,
      'work badmark',
    ],
  ],
  app: [
    // The games of others, and what is told of them.
    [
      /\b(?:games?|match(?:es)?) (?:replays?|scores?|days?|nights?)\b|\b(?:miss|watch|follow|stream)(?:ed|es|ing)? (?:(?:a|the|my|any|every|live|all|our|team's|football|soccer) ){0,3}(?:games?|match(?:es)?)\b/gu,
      '',
    ],
    [/\b(?:score|goal|news|status|weather|traffic|order|flight|live|real[\s-]?time) updates?\b/gu, 'notifications'],
    [
      /\b(?:takes?|taking|took) (?:(?:it|me|an?|way|too|so|absolutely) )*(?:forever|ages|eternity|long|minutes|years|hours) (?:just |for it )?to (?:load|open|start|refresh|launch)\b|\b(?:slow|slowly) (?:to load|loading)\b|\bloads? (?:so |very |too |extremely |really )?slow(?:ly)?\b/gu,
      'loading badmark ',
    ],
    [/\blog(?:s|ged|ging)? (?:me|us|you) out\b/gu, 'login badmark'],
    [
      /\b(?:(?:can(?:no|')?t|cannot|can not|couldn't|unable to|not able to|impossible to|(?:won't|will not|wouldn't|would not|refuses? to) let (?:me|you|us)) (?:even )?(?:withdraw|transfer|cash out|take out) (?:your |my |our |the |any |his |her )?(?:own )?(?:money|savings|funds|cash|earnings|winnings|balance|anything))\b/gu,
      'payment badmark ',
    ],
    ...notComing,
    [
      /\b(?:accounts?|cards?|wallets?|profile) (?:(?:is|was|has|been|got|gets|still|being|suddenly|already|are|were|have|just|permanently) ){1,4}(?:blocked|frozen|locked|suspended|restricted|banned|disabled|deactivated)\b|\b(?:blocked|froze|locked|suspended|restricted|banned|disabled|deactivated) (?:my|our|his|her) (?:\w+ )?(?:accounts?|cards?|wallets?|profile)\b/gu,
      'badmark account',
    ],
    [/\b(?:is|are|was|were|always|often|keeps?) (?:\w+ )?(?:unavailable|offline|inaccessible)\b/gu, 'badmark'],
    // What is reached after signing in is no fault of it.
    [
      /\b(?:after|once|upon|when) (?:(?:i|you|we|the|am|are) ){0,2}(?:log(?:ged|ging)?|sign(?:ed|ing)?)[\s-]?in\b/gu,
      '',
    ],
    [
      /\b(?:to|you|i|we|they|can|could|please|just|even) message (?=(?:them|him|her|the|us|me|someone|your|my)\b)|\b(?:error|a|the|same|this|following|automated|sms) messages? (?=(?:say\w*|that|telling|stat\w*|pops?|appear\w*|keeps?|from)\b)/gu,
      '',
    ],
    [
      /\bdebit(?:s|ed)? (?:you|me|us|people|customers?)\b|\b(?:don't|not|never|without) credit(?:ed|ing)?(?: (?:you|me|us|it))?\b/gu,
      'badmark payment',
    ],
    // A code that never comes keeps somebody out; it is no late delivery.
    [
      /\b(?:sms|otp|text messages?|(?:activation|verification|confirmation) (?:sms|texts?|codes?|messages?|e?-?mails?)) (?:(?:has|is|was|does|did|have|had|been|still|yet|even) ){0,3}(?:never|not|(?<=\w)n't) (?:(?:been|yet|even) )?(?:deliver|arriv|receiv|c[ao]me|sen[dt])\w*/gu,
      'login badmark',
    ],
    [
      /\b(?:can't|cannot|can not|couldn't|unable to|not able to|impossible to) (?:even )?(?:turn (?:it |this |them )?off|disable|mute|customi[sz]e|export|sort|zoom|rotate|undo|rename|pin|block)\b/gu,
      'features badmark ',
    ],
    // What an app does not let somebody do is its fault, and named by what it was about.
    [
      /\b(?:can(?:no|')?t|can not|could(?:n't| not)|(?:un|not |isn't |is not |wasn't )able to|impossible to|(?:wo|do|does|did|would|is|are|ai)(?:n't| not) (?:let|allow|letting|allowing)(?: (?:me|us|you))?(?: to)?|fails? to|failed to|refuses? to|no (?:way|option|ability) to|won't|will not|does(?:n't| not)) (?:even |actually |seem to |properly )?(?=(?:access|log|login|sign|signin|signup|open|use|update|upgrade|find|see|view|read|send|receive|transfer|add|change|delete|remove|connect|download|install|upload|play|watch|listen|load|get|search|scroll|edit|save|submit|verify|reset|create|activate|register|book|order|buy|check|make|switch|select|scan|print|subscribe|unsubscribe|enter|click|share|sync|track|contact|link|refresh|start|launch|function|turn|pick|skip|choose|hear|seek|control|cancel|unsubscribe|close|join|stop receiving|speak|talk)\b)/gu,
      'badmark ',
    ],
    [
      /\b(?:reset|forgot(?:ten)?|changed?|new|my|the|enter|wrong|invalid) passwords?\b|\bpasswords?\b|\b(?:verification|security|otp|access|one[\s-]time|sms) (?:codes?|pins?|messages?)\b|\b(?:otp|captcha|face id|touch id|fingerprint|biometrics?|two[\s-](?:factor|step)(?: (?:authentication|verification))?)\b|\b(?:sign|log)(?:ed|ged|ging|ing)?[\s-]?(?:up|in|on|into)\b|\bverif(?:y|ies|ied|ying|ication)\b|\blocked (?:me |us )?out(?: of)?\b|\bshut out of\b/gu,
      'login',
    ],
    [
      /\b(?:full of|nothing but|too many|so many|way too many|constant|endless|every|after every|an) (?:\w+ )?(?:ads?|adverts?|advertisements?|commercials|pop[\s-]?ups)\b/gu,
      'ads badmark',
    ],
    [/\b(?:pop[\s-]?ups|commercials|advertising)\b/gu, 'ads'],
    [
      /\b(?:drain(?:s|ed|ing)?|eat(?:s|ing)?(?: up)?|kill(?:s|ing|ed)?) (?:all |up )?(?:of )?(?:my|the|your) (?:\w+ )?(?:battery|phone)\b/gu,
      'battery badmark',
    ],
    [
      /\b(?:keeps? (?:on )?(?:\w+ )?(?:clos(?:ing|es)|crash\w*|freez\w*|stopp\w*|shutting|kicking)|closes? (?:again|itself|by itself|on its own|immediately|automatically|down)|(?:is|gets?|it|app|screen|always|just) (?:stuck|hangs|hanging|hung|frozen|freezing|crush(?:es|ing)?|blank|black screen|white screen))\b|\b(?:black|white|blank) screens?\b|\bforce clos\w+|\b(?:it|app|is|keeps?|constantly|always) (?:\w+ly )?crush(?:es|ing|ed)\b/gu,
      'crashes',
    ],
    [
      /\b(?:took|takes|taking|removed|removing|removes|got rid of|getting rid of|take) (?:away )?(?:the|my|our|all|this|that|a|an)? ?(?=(?:\w+ ){0,2}(?:features?|modes?|options?|functions?|widgets?|buttons?|dark))/gu,
      'badmark ',
    ],
    [/\bpayment (?:information|info|details)\b/gu, 'details'],
    // High is good for who saves and bad for who borrows.
    [/\b(?:(?:high|low)(?:er|est)? )?interests?(?: rates?\b| (?=(?:is|are|was|were)\b))/gu, 'interestrate '],
    [
      /\breturns? on (?:invest\w*|savings?|money|deposits?)\b|\b(?:rates? of|investment|deposit|savings?) returns?\b/gu,
      '',
    ],
    [
      /\boffers? (?=(?:an?|the|you|us|me|very|so|more|many|some|such|lots?|only|seamless|great|good|best|excellent|high\w*|low\w*|interestrate)\b)/gu,
      'gives ',
    ],
    // What is said to those who make it is not said of the app.
    ...answering,
    [/\byou (?:guys|people|lot) (?=(?:are|were) (?:so |very |just )?(?:amazing\b|(?!\w+ing\b)))/gu, 'staff '],
    // What shares or goods cost is no price of the app.
    [
      /\baverage (?:sale|sales|selling) prices?\b|\bresale prices?\b|\b(?:today's|current|live|market|share|stock|maximum|real[\s-]time) (?:(?:high|low) )?prices?\b|\bprices? (?:(?:are|is|not) ){0,2}(?:show\w*|display\w*|updat\w*)/gu,
      '',
    ],
    [/\bdark mode|offline mode\b/gu, 'mode'],
    [
      /\b(?:want|placed?|ordered|create[ds]?|rais(?:e|ed)|request(?:ed)?|asked for|during|after|accepting|return or) (?:an? |the |to )?exchange\b|\bexchange (?:request|pickup|process|order|it\b|item|product)/gu,
      'returns',
    ],
    [
      /\b(?:new|latest|recent|last|this|current) (?:version|update|upgrade|release|look|layout|design|interface|ui)\b/gu,
      'update',
    ],
    [/(?<=^|[\n.!?…])\s*\(?(?:[\d./-]+ )?(?:edit|update)d?(?: \d[\d/.-]*)?:/gu, ''],
    [
      /\b(?:junk|rubbish|useless|trash|garbage|worst|stupid|silly|dumb|childish|boring|horrible|terrible|bad|fake|ugly) (?:\w+ )?(?:app|application|program)\b/gu,
      'app badmark',
    ],
    [
      /\b(?:childish|stupid|dumb|silly|junk|slowest|laggy|lagged|infuriating|unstable|error|errors|glitched)\b/gu,
      'badmark',
    ],
    [
      /\b(?:unable|not able) to pay\b|\bnothing (?:happens?|happened|works|loads|shows|comes up)\b|\bnot (?:functional|functioning|safe|secure|opening|loading|responding|user[\s-]friendly)\b|\bno longer (?:works?|loads?|opens?)\b|\bstop(?:s|ped)? work(?:ing)?\b/gu,
      'badmark',
    ],
    [
      /\bmy (?:phone|device|tablet|internet|wifi|connection) (?:is|was) (?:\w+ ){0,2}(?:slow|old|bad|weak|poor)\b(?: and (?:slow|old|bad|weak|poor)\b)?|\bpoor people\b/gu,
      '',
    ],
    [/\bmy (?:bad )?english\b|\b(?:bad|poor|broken) english\b/gu, ''],
    [
      /(?<=^|[\n.!?…,;]|\b(?:and|but|because))\s*it(?:'?s| is| was| has been| keeps being| runs| works) (?=(?:(?:not|so|very|too|really|extremely|absolutely|just|always|such|an?|the|quite|pretty|super|more|getting|also) ){0,3}\w+)/gu,
      ' app is ',
    ],
  ],
  fitness: [
    [/\bfans? (?:\w+ ){0,2}(?:running|on|blowing|going) (?:at |on )?full\b(?: \w+)?/gu, ', ventilation badmark ,'],
    [
      /\bit (?:was|is|gets|felt) (?:(?:so|too|very|really|far too|way too) )?(?:cold|freezing|stuffy|sweltering|boiling)\b/gu,
      'temperature badmark',
    ],
    [
      /\b(?:can(?:no|')t|unable to|impossible to|won't let (?:me|you)|tried to|trying to|hard to|difficult to) cancel\b/gu,
      'badmark membership',
    ],
    [
      /\b(?:weights|dumbbells|equipment|plates|machines|racks|benches|treadmills|bikes) (?:(?:is|are|were|was|always|all|constantly|often) ){0,2}(?:\w+ )?(?:scattered|everywhere|all over|lying|left out|in use|taken|occupied)\b/gu,
      'equipment badmark',
    ],
    [
      /\b(?:no|little|lack of|poor|bad|hardly any|without) (?:air ?flow|fresh air|air|ventilation|ac|a\/c|air ?con\w*)\b|\b(?:too|so|very|unbearably|boiling|way too|extremely) (?:hot|warm|stuffy|humid)\b/gu,
      'temperature badmark',
    ],
    [/\btoo many (?:people|members|users|kids|in (?:a|the|one) (?:gym|class|room|place))\b/gu, 'crowded'],
    [/\bpersonal train(?:er|ers|ing)\b/gu, 'trainer'],
    [/\bchanging[\s-]rooms?\b|\blocker[\s-]rooms?\b/gu, 'changing'],
    [/\b(?:very|always|too|so|really|extremely|overly|constantly|often) busy\b/gu, 'crowded'],
  ],
  property: [
    ...notHolding('repairs'),
    [/\bproperty (?=manage|manager|agent|company|team)/gu, ''],
    [
      /\b(?:repairs?|maintenance|fix(?:es)?|anything|something|them) (?:\w+ )?(?:take|takes|took|taking) (?:\w+ )?(?:weeks|months|forever|ages|days)\b|\b(?:weeks|months|days) (?:for them )?to (?:get (?:\w+ )?|be )?(?:fix|repair)(?:ed)?\b|\b(?:never|not|n't) (?:been )?(?:fixed|repaired|fix|repair)\b/gu,
      'repairs badmark',
    ],
    [/\b(?:nobody|no one|never|not|n't) (?:even |actually )?(?:showed|show|turned|turn) up\b/gu, 'viewing badmark'],
    [
      /\b(?:never|doesn't|don't|nobody|no one|not) (?:ever )?(?:picks?|picking|answers?) (?:up )?(?:the )?(?:phone|up|calls?)\b|\b(?:never|nobody|no one) (?:picks up|answers)\b/gu,
      'communication badmark',
    ],
    [/\bmaintenance (?:requests?|team|staff|guys?|crew)\b|\bwork orders?\b/gu, 'maintenance'],
    [/\b(?:leasing|lettings?|front) (?:office|desk)\b/gu, 'staff'],
    [/\b(?:paper[\s-]?|wafer[\s-]?|very |so |such )?thin walls\b|\bwalls (?:\w+ ){0,3}(?:thin|paper)\b/gu, 'noise'],
  ],
};

/** Where goods are sent, "la réception" is when they come. */
const received: Phrases = [[/\b(?:a|des|lors de|apres|pour) (?:la |leur )?reception\b/gu, '']];

export function tradePhrases(language: string, trade: string | null): Phrases {
  if (trade === null) return [];
  if (language === 'en') return phrasesEn[trade] ?? [];
  const others = phrasesOthers[language];
  const isOfGoods = trade === 'shop' || trade === 'delivery';
  return [...(language === 'fr' && isOfGoods ? received : []), ...(others?.[isOfGoods ? 'shop' : trade] ?? [])];
}
