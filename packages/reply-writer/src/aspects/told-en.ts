import type { Phrases } from './lexicon.ts';

const kindOfFee =
  '(?:late|cleaning|no[\\s-]show|cancell?ation|smoking|damage|early (?:return|drop[\\s-]?off|termination)|late return|restocking|re[\\s-]stocking|activation|termination|reconnection|call[\\s-]?out|pet|toll|refuel\\w*|mandatory|surprise|unexpected|added|additional|extra|standing)';
const fee = '(?:fees?|charges?|fines?|penalt(?:y|ies))';
const sum = '(?:[$£€]\\s?\\d[\\d.,]*\\+?|\\d[\\d.,]*\\+? ?(?:dollars|pounds|euros|bucks|quid)?)';

/** What is charged afterwards, for what nobody was told of. */
export const charged: Phrases = [
  // What was waived, or would have been, is none.
  [
    new RegExp(
      `(?<!\\b(?:not|n't|never|refus\\w+ to) (?:\\w+ )?)\\bwaiv(?:ed|es|ing) (?:\\w+ ){0,2}?${kindOfFee} ${fee}\\b`,
      'gu',
    ),
    '',
  ],
  [
    new RegExp(
      `\\b(?:(?:an?|the|my|our|their) )?(?:${sum} )?(?:(?:\\d[\\d.]* ?(?:hours?|days?|minutes?)|huge|ridiculous|steep|massive|hefty) )?${kindOfFee} ${fee}\\b`,
      'gu',
    ),
    'extracharge badmark ',
  ],
  [
    new RegExp(
      `\\bcharg(?:ed?|ing|es) (?:(?:me|us|you|him|her|my \\w+) )?(?:an? )?(?:extra |additional )?${sum} (?:\\w+ ){0,3}?(?:to|for) (?:being )?(?:cancel\\w*|chang\\w*|clean\\w*|late|early|smok\\w*|damages?|dropp?\\w*|return\\w*|nothing|scratch\\w*|dents?|stains?|towels?|fuel|tolls?|insurance|an? (?:bag|scratch|dent|stain|towel|seat|mug|key|card|mark)|(?:the |my |our |a )?(?:luggage|baggage|bags?|carry|seats?))\\b`,
      'gu',
    ),
    'extracharge badmark ',
  ],
  [
    new RegExp(
      `\\b(?:assessed|assigned|issued|imposed|slapped|hit|charged|given|gave|got|received) (?:(?:me|us|with|on) ){0,2}(?:an? |the )?(?:${sum} )?fines?\\b|\\bfined (?=me\\b|us\\b|you\\b|for\\b|[$£€\\d])`,
      'gu',
    ),
    'extracharge badmark ',
  ],
  [
    /\bcharg(?:ed?|ing|es) (?:(?:their|the|all|its|every|me|us|you|my|our|for) )*(?:(?:guests?|customers?|people|everyone|card|account) )?(?:\w+ ){0,2}?(?:for|per|each) (?:(?:an?|the|each|every|any|our|my|using|storing|keeping|bringing) )*(?:(?:other|another|extra|additional|full|whole|second) (?:\w+ )?(?:days?|nights?|hours?|months?|weeks?)|luggage|baggage|bags?|storage|towels?|tap water|hot water|ketchup|sauces?|blankets?|slippers|changes?|cancel\w*)\b|\beach time,? (?:i|we) (?:was|were|got) charged\b|\b(?:was|were|got|been|being) charged (?:twice|double|again|another)\b|\b(?:hit|charged|billed) (?:my|our) (?:card|account) (?:with |for )?(?:\w+ )?[$£€]\s?\d[\d.,]* for\b|\b(?:foreign (?:currency|transaction|exchange)|currency conversion|booking|convenience|handling|platform|small order|resort) (?:fees?|charges?) (?:is|are|isn't|aren't|was|were)? ?(?:(?:not|so|too|very|really) )?(?:unfair|high|ridiculous|a joke|a rip[\s-]?off)|\bbecause of (?:the |your |their )?(?:foreign (?:currency|transaction|exchange)|currency conversion|booking|convenience|handling|platform|resort) (?:fees?|charges?)\b/gu,
    'extracharge badmark ',
  ],
  [/\badd(?:ed|ing|s)? (?:on )?(?:an? |the )?(?=(?:insurance|fees?|charges?|gratuity)\b)/gu, 'badmark '],
];

/**
 * What is told without a word of opinion, and complained of whatever it is told of. Replaced before all other
 * expressions but a trade's.
 */
export const toldEn: Phrases = [
  ...charged,
  [
    /\b(?:nothing (?:has been|is|was|gets|ever gets) (?:\w+ )?(?:maintained|repaired|looked after)|(?:not|never|n't) (?:been |being |be )?(?:well |properly )?(?:maintained|kept up)|buildings? (?:\w+ ){0,3}(?:falling (?:apart|down)|crumbling))\b/gu,
    'rundown ,',
  ],
  // What is looked at in an app or a list is no view.
  [
    /\b(?:real[\s-]?time|live|list|map|desktop|calendar|detailed|tree|street) views?\b|\bviews? of (?:the |my |our |your |all )?(?:availability|balance|account|schedule|calendar|menu|orders?)\b/gu,
    '',
  ],
  [/\bfood delivery (?=services?\b|apps?\b|platforms?\b|compan)/gu, ''],
  [
    /\bcalm (?=(?:and|&|,)? ?(?:\w+ )?(?:staff|team|stylists?|therapists?|nurses?|dentists?|doctors?|people)\b)/gu,
    'kind ',
  ],
  // What something stands beside is not what is spoken of.
  [
    /\b(?:surrounding|next to|beside|opposite|across from) (?:the|our|my|your) (?:(?:king|queen|size|main|hotel|swimming|front|dining) )*[a-z]+\b/gu,
    '',
  ],
  // A drink is bland, too, and is no food.
  [
    /(?<=\b(?:beers?|ales?|lagers?|coffees?|lattes?|teas?|wines?|cocktails?|drinks?)\b[^!?\n]{0,60})\b((?:it|they|which)(?:'s| was| were| is| are| tastes?| tasted)?) (?:\w+ )?(?:bland|tasteless|watery|flavou?rless)\b/gu,
    '$1 badmark',
  ],
  [/\bafter ?taste\b/gu, 'finish'],
  [/\bbusiness associates\b/gu, 'friends'],
  [
    /\bcs(?= (?:reps?|agents?|team|staff|person|people|who|that|is|was)\b)|(?<=\b(?:with|to|called|contacted|their|an?|the) )cs\b/gu,
    'customer service',
  ],
  // Called back by nobody, who had said so.
  [
    /\b(?:promised|said (?:he|she|they)(?:'d| would)|was (?:going|supposed) to|would) (?:to )?(?:call|ring|phone|get) (?:me |us )?back\b[.,;!]* (?:(?:but|and) )?(?:(?:he|she|they|it|nobody|no one|of course) )*(?:did(?:n't| not)|never did|never happened|no call|nothing)\b/gu,
    'noanswer ,',
  ],
  [
    /\b(?:asked|wanted|requested|told \w+)(?: \w+){0,4} (?:just )?(?:a trim|the (?:ends|tips)|an inch|half an inch|a (?:little|bit))\b[^.!?\n]{0,60}\b(?:inches|cm|centimet\w+|half (?:of )?my hair|all of it)\b/gu,
    'haircut badmark ,',
  ],
  [/\b(?:(?:is|was|be)n't|not|are|very) fare\b/gu, 'unfair'],
  [/\bweather(?:[\s-]related)? delays?\b/gu, ''],
  [/\b(?:daylight|highway) robbery\b/gu, 'overpriced '],
  // Put into a bag or box, and no crowd.
  [
    /\bpacked (?=(?:only |just )?(?:\d+ (?:items?|bags?|boxes)|(?:my|our|your|his|her|it|them)\b|(?:well|nicely|securely|carefully|properly|poorly|badly)\b))|\b(?:well|nicely|securely|carefully|properly|poorly|badly|individually|vacuum)[\s-]packed\b/gu,
    '',
  ],
  [
    /\b(?:(?:hack|steal|stole|stolen|lost|unlock|drop|broke)\w* (?:your|my|our|a|the) phones?|phones? (?:was|were|got|been|is) (?:hacked|stolen|lost|broken))\b/gu,
    '',
  ],
  [
    /\b(?:mugs?|cups?|glass(?:es)?|plates?|bowls?) with (?:an? )?(?:chips?|cracks?) (?:in|on) (?:it|them)|\b(?:chipped|cracked) (?:mugs?|cups?|glass(?:es)?|plates?|bowls?)\b/gu,
    'tableware badmark ',
  ],
  // Others who came later and were served before.
  [
    /\b(?:the )?(?:(?:next|other|another) )?(?:tables?|people|couples?|part(?:y|ies)|famil(?:y|ies)|groups?|others) (?:(?:next to|beside|near|behind|around|across from) us |(?:that|who) )?(?:\w+ ){0,3}(?:arrived|came|sat down|seated|ordered|walked) (?:\w+ ){0,3}after (?:us|me|we)\b[^.!?\n]*/gu,
    'queue badmark ',
  ],
  [
    /\b(?:booked|booking|reservation|appointment|reserved)(?: was)? (?:for|at) [\d.:]+ ?(?:[ap]\.?m)?,? (?:and |but |we |i |were |was |only |finally |eventually )*(?:sat down|seated|taken|seen|called in|served) (?:at|until|by)\b/gu,
    'queue badmark ',
  ],
  [/\bwhy (?:(?:does|is) )?it(?:'s| is)? (?:takes?|taking) (?:so|this|that) (?:long|much time)\b/gu, 'queue badmark'],
  // What was booked and taken away again.
  [
    /\b(?:my|our) (reservations?|bookings?) (?:(?:was|were|got|had been|has been|have been|is|just|then|suddenly|simply) )+cancell?ed\b(?! (?:by (?:me|us)|due|because))/gu,
    '$1 badmark ',
  ],
  [
    /\b(?:forced|pressured|pushed|bullied|made) (?:(?:me|us) )?(?:in)?to (?:open(?:ing)?|sign(?:ing)? up|join(?:ing)?|register(?:ing)?|creat(?:e|ing)|download(?:ing)?|buy(?:ing)?|tak(?:e|ing)|get(?:ting)?)\b/gu,
    'service badmark ',
  ],
  [
    /\b(?:said|wanted|asked(?: for)?|charg\w+|paid|paying|cost|is|was) [£$€] ?\d[\d.]* for (?:a|one) (?:tiny |small |single )?(?:slice|piece|scoop|cup|glass|bottle|bit) of \w+/gu,
    'overpriced ',
  ],
  // How somebody was treated.
  [/\bdisrespectfull+y?\b/gu, 'disrespectful'],
  [
    /\b(?:rude|disrespectful|unfriendly|impolite|nasty|arrogant|condescending),? (?:e?specially|particularly|mainly) (?:the|that|this|one) (?:girl|lady|woman|guy|man|boy|one)\b/gu,
    'staff rude ',
  ],
  [
    /\b(?:never|not|didn't|wasn't|weren't) (?:once |ever |being |made (?:me|us) |(?:feel|felt) )*(?:feel |felt )?(?:like (?:just )?(?:an?|another) (?:number|burden|nuisance|inconvenience)|judged|unwelcome|rushed|pressured)\b/gu,
    '',
  ],
  [
    /\b(?:hung|hang(?:s|ing)?) up on (?:me|us|my|him|her|customers?|people)\b|(?<!\b(?:i|we|then|to) (?:\w+ )?)\b(?:hung up|hangs up|hanging up|slammed the phone|put the phone down)\b(?! (?:my|our|a|pictures?|coats?|clothes|for|when i)\b)|\b(?:yell(?:ed|ing|s)|shout(?:ed|ing|s)|scream(?:ed|ing|s)|swore|swearing|snapp(?:ed|ing)|barked|snarl(?:ed|ing)) at (?:me|us|my|our|customers?|guests|people|everyone)\b|\broll(?:ed|s|ing) (?:his|her|their) eyes\b|\b(?:laugh(?:ed|ing)|smirk(?:ed|ing)|sneer(?:ed|ing)|glar(?:ed|ing)) at (?:me|us)\b|\b(?:talk(?:ed|s|ing)?|spoken?|look(?:ed|s|ing)?) down (?:to|on|at) (?:me|us)\b|\bcall(?:ed|ing) (?:me |us )?["'“]?(?:darling|sweetheart|honey|babe|sweetie|hun)\b|\bbrush(?:ed|ing)? (?:me|us) (?:off|aside)\b|\b(?:huff(?:ed|ing)|tutt(?:ed|ing)|sigh(?:ed|ing)) (?:and|at|when)\b/gu,
    'staff rude ',
  ],
  [
    /\b(drivers?|waiters?|waitress(?:es)?|staff|servers?|managers?|owners?|cashiers?|clerks?|receptionists?|barmaid|barman|bartenders?) (?:(?:then|suddenly|just|even|immediately) )?(?:became|got|turned|went) (?:(?:very|so|really|quite|extremely|visibly) )?(?:angry|mad|irate|agitated|annoyed|nasty|aggressive|ballistic)\b/gu,
    '$1 rude',
  ],
  [
    /\btreat(?:s|ed|ing)? (?:\w+ ){0,2}?(?:like|as) (?:(?:an?|we|i|just|complete|total|absolute) ){0,3}(?:nuisances?|dirt|criminals?|idiots?|garbage|trash|rubbish|inconveniences?|burdens?|crap|nothing|child(?:ren)?|fools?|thie(?:f|ves)|numbers?|second[\s-]class \w+|cattle|intruders?|strangers?)\b|\b(?:made|makes|making) (?:me|us|you|customers|people) feel (?:(?:so|very|really|quite|totally) )?(?:unwelcome|small|stupid|dumb|like (?:an?|i|we|you)|(?:like|as if) it was my (?:own )?fault)\b|\b(?:felt|feel|feeling) (?:(?:so|very|really|quite|totally|a bit) )?(?:unwelcome|unwanted|judged|like (?:just )?(?:an?|another|being an?) (?:number|burden|nuisance|inconvenience|criminal|intruder|bother))\b/gu,
    'staff uncaring ',
  ],
  // Who was to call, and did not.
  [
    /\bstill waiting (?:for|on) (?:an?|the|this|that|their|your|my) (?:\w+ )?(?:calls?|call ?back|reply|response|answer|e-?mail)\b|(?<!\b(?:i|we|i've|we've|you|have|had) )\bnever (?:(?:even|once|actually|ever) )?(?:called|rang|phoned|contacted|e-?mailed)\b|\b(?:said|promised|told) (?:\w+ ){0,5}(?:call|ring|phone|e-?mail|get back to) (?:me|us|you)(?: back)?,? (?:and|but)(?: \w+){0,3} (?:never|didn't|did not|nothing|no one|nobody)\b/gu,
    'noanswer ',
  ],
  [
    /\b(?:guy|man|lady|woman|girl|gentleman|chap|bloke|lad)s? in (?:the|their) (?!(?:next|other|adjacent|opposite)\b)(?:\w+ ){0,2}(?:hall|gallery|office|kitchen|booth|kiosk|lobby|gift shop|cafe|shop|showroom)\b/gu,
    'staff',
  ],
  // Machines that answer for people.
  [
    /\b(?:auto(?:mated|matic)?[\s-]?(?:repl(?:y|ies)|responses?|e-?mails?|answers?)|(?:canned|generic|template|scripted|copy[\s-](?:and[\s-])?paste|boiler ?plate) (?:repl(?:y|ies)|responses?|e-?mails?|answers?)|(?:no|never|impossible to (?:reach|get)|can't (?:reach|get|speak to|talk to)|cannot (?:reach|get|speak to|talk to)) (?:an? )?(?:actual |real |live )?(?:human|human being|real person|live person)s?)\b/gu,
    'noanswer ,',
  ],
  [/\bchat[\s-]?bots?\b|\bvirtual assistants?\b/gu, 'service'],
  [
    /\b(?:round (?:and round )?in circles|from pillar to post|pass(?:ed|ing) (?:me |us )?(?:around|from (?:one )?(?:person|department|pillar)\w*|on to)|transferr(?:ed|ing) (?:me|us) (?:(?:\w+ ){0,2}times|from|between|to (?:three|four|five|several)))\b/gu,
    'service badmark ',
  ],
  [
    /\b(?:(?:put|left|kept) (?:me|us)|(?:was|were|been|waiting|waited|sat|sitting|minutes|mins|hours?|ages|stuck|am|are)(?: put| left| kept)?) on hold\b/gu,
    'queue ',
  ],
  // What was promised for one day and took more.
  [
    /\b(?:told|quoted|promised|estimated|advised) (?:(?:it|that|would|will|be|take|me|us|about|around|only|the|wait|was) ){0,5}(?:(?:five|ten|fifteen|[5-9]|1\d)(?: (?:to|or) \w+)? (?:minutes?|mins?)\b[^.!?\n]{0,40}?\b(?:took|turned into|ended up|became|waited|was|were) (?:(?:more|like|over|about|nearly|almost|being|at|least|than|closer|to) ){0,4}(?:[2-9]\d|1\d\d|twenty|thirty|forty|fifty|sixty|ninety|an hour|two hours)|(?:an?|one|two) (?:hours?|days?|weeks?)\b[^.!?\n]{0,40}?\b(?:took|turned into|ended up|became|waited|was|were) (?:(?:more|like|over|about|nearly|almost|being|at|least|than|closer|to) ){0,4}(?:three|four|five|six|seven|eight|nine|ten|twelve|several|[3-9]|\d\d)) ?/gu,
    'queue , ',
  ],
  // No room for anybody, and nowhere to sit.
  [
    /\b(?:every|each|all)(?: of)?(?: the)? (?:seats?|chairs?|tables?|spots?|loungers?) (?:was|were|is|are) (?:\w+ )?(?:occupied|taken|full|reserved)\b|\b(?:(?:nowhere|no place|not anywhere|hard to find (?:anywhere|a (?:place|seat|spot))) to sit|(?:impossible|difficult|hard|struggled|unable|couldn't|could not) (?:to )?(?:find|get) (?:an? |any )?(?:seats?|tables?|chairs?|place to sit|spot to sit|somewhere to sit))\b|\bover[\s-]?crow(?:d)?ed\b|\bcircling (?:\w+ ){0,4}(?:for|looking for) (?:a )?(?:seats?|tables?)\b/gu,
    'crowded',
  ],
  // Children and others who are loud.
  [
    /(?<!\bno )\b(?:scream(?:ing)?|crying|shouting|yelling|noisy|unruly|wailing|rowdy|loud|barking|howling) (?:\w+ )?(?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|teenagers?|people|guests|neighbours?|neighbors?|dogs?|groups?|customers)\b|\b(?:generator|party|partying|disco|karaoke|shouting|barking|guests|dogs?|neighbours?|band) (?:\w+ ){0,5}(?:until|till|past|all night)(?: (?:about|nearly|after|gone))?(?: \d| midnight| dawn| the (?:early|small)|(?= *[.,!]))|\b(?:lorries|trucks|traffic|bin ?men|church bells|roosters?|cockerels?|seagulls|bin lorr(?:y|ies)|deliveries) (?:\w+ ){0,2}(?:from (?:\d|half|about|around|five|six|four|dawn)|all night|at (?:\d|half|five|six|four|dawn)|outside (?:the|our|my))/gu,
    'noise ',
  ],
  // What it is like in there.
  [
    /\b(place|restaurant|cinema|theat(?:re|er)|gym|hall|museum|lounge|lobby|cafe|pub|bar|bus|train|plane|cabin|carriage|classroom|office|salon|shop|store|building|studio|auditorium|dining room|waiting room) (?:was|is|were|felt|feels|gets|got|itself|always) (?:(?:(?:too|so|very|really|extremely|unbearably|far too|way too|quite|rather) )+(?:hot|cold|warm|chilly|stuffy)|boiling|sweltering|roasting|stifling|baking|freezing|an? (?:oven|fridge|freezer|sauna|icebox|furnace)|like an? (?:oven|fridge|freezer|sauna|icebox|furnace))(?! (?:and|but) (?:cosy|cozy|inviting|welcoming)| (?:welcome|beer|food|chocolate))/gu,
    '$1 temperature badmark',
  ],
  [
    /\b(?:shiver(?:ed|ing)|kept (?:our|my) (?:coats?|jackets?) on|(?:in|wearing) (?:our|my) (?:coats?|jackets?) (?:inside|indoors|throughout|all|the whole))\b/gu,
    'temperature badmark',
  ],
  // How payment is taken.
  [
    /\b(?:no|not|don't|doesn't|didn't|won't|wouldn't|refuse[sd]? to|no longer|never) (?:accept|take|taking|accepting) (?:any )?(?:cash|cards?|credit cards?|debit cards?|notes|coins|apple pay|contactless|amex|american express|vouchers?)\b|\b(?:cash|card)[\s-]only\b|\bcashless\b|\bcard (?:machine|reader|terminal)s? (?:(?:is|was|were|are|always|often) ){0,2}(?:down|broken|not working|out of order|didn't work|wasn't working)\b/gu,
    'paymentmeans badmark',
  ],
  // Who may not eat all things.
  [
    /\bdietary (?:requirements?|needs?|restrictions?|preferences?|options?)\b|\b(?:lactose|gluten)[\s-]intoleran(?:t|ce)\b|\bfood intolerances?\b|\bcoeliacs?\b|\bceliacs?\b/gu,
    'dietoptions',
  ],
  [
    /\bportion(?:s|ing)?(?: sizes?)? (?:(?:has|have|had|are|is|were|was|been|seriously|really|definitely|just|got|gotten|getting) ){0,4}(?:declined|shrunk|shrunken|shrinking|gone down|went down|halved|reduced|dropped)\b|\bshrinkflation\b|\b(?:amount|quantity) of (?:food|meat|filling|toppings|chicken|fries|chips|rice) (?:\w+ ){0,4}(?:less|down|off|smaller|declined|dropped|halved|small|tiny|ridiculous)\b/gu,
    'portions badmark',
  ],
  [/\btoo much (?:salt|sugar|oil|grease|garlic|pepper|vinegar|mayo|mayonnaise|dressing|spice)\b/gu, 'tasteless'],
  // What was asked for and what came.
  [
    /\bordered an? (?:(?!and\b)\w+ ){1,4}(?:but|and) (?:(?:i|we) )?(?:got|received|(?:was|were) (?:given|served|handed)|they (?:gave|sent|brought|handed)(?: me| us)?) an?\b/gu,
    'theorder badmark',
  ],
  [
    /\bno (?:\w+ ){1,4}should (?:ever |really )?take (?:over |more than )?(?:\d+|an?|fifteen|twenty|thirty|forty|fifty|sixty) (?:minutes?|mins?|hours?)\b/gu,
    'queue ',
  ],
  // Who is elsewhere with their mind.
  [
    /\b(?:she|he|they|stylist|barber|hairdresser|waiter|waitress|server|cashier|clerk|teacher|instructor|trainer|receptionist)(?: \w+){0,4} (?:to (?:answer|take|check)|answering|taking|checking|scrolling|texting) (?:on )?(?:the|her|his|their) (?:personal )?(?:phone|calls?|texts?|mobile)\b/gu,
    'staff badmark ',
  ],
  [/\bcharged (?:my|our|his|her) (?:\w+ )?(?:card|account)\b/gu, 'thebill '],
  [/\bover[\s-]pric(?:ed|ing)\b/gu, 'overpriced'],
  [
    /\b(?:hadn't|had not|wasn't|was not|weren't|were not|isn't|is not|aren't|are not|never|never been|never being) (?:(?:been|being|even|properly|actually) )*(?:cleaned|vacuumed|hoovered|wiped|swept|dusted|mopped|emptied)\b|\bnothing (?:is|was|gets) (?:ever )?cleaned\b/gu,
    'cleanliness badmark',
  ],
  [
    /\b(?:isn't|aren't|wasn't|weren't|not|never) (?:(?:being|been) )?maintained\b|\b(?:constantly|always|keeps?|kept|often|forever|regularly) (?:break(?:s|ing)?|broke|going wrong|out of use)(?: down)?\b/gu,
    'badmark',
  ],
  [/\bold[\s-]fashioned (?=(?:\w+ )?(?:hotel|rooms?|decor|furniture|bathrooms?|interior)\b)/gu, 'dated '],
  [
    /\b(?:(?:first|second|third|top|upper|ground|whole|entire|other|half the|half of the) )(?:floors?|levels?|sections?|wings?|upstairs) (?:(?:was|were|is|are|has been|all) ){1,2}(?:closed|shut|roped off|off limits)\b|\b(?:upstairs|downstairs) (?:was|is) (?:closed|shut)\b/gu,
    'openinghours badmark',
  ],
  // What does not do what it is there for.
  [/\bout of (?:order|service|action)\b(?! (?:to|for)\b)/gu, 'badmark'],
  [
    /\b(is|are|was|were)(?:n't| not| still not| never| hardly)(?: \w+ly)? working\b(?! (?:out|for (?:me|us|them|you)|with|hard|there|here|in|at|today|tonight)\b)/gu,
    '$1 badmark',
  ],
  [
    /\b(?:doesn't|didn't|don't|does not|did not|do not|never|won't|wouldn't) (?:(?:even|actually|properly|really|always) )?work(?:s|ed)?\b(?! (?:out|for|with|hard|there|here|in|at|on|together|as|like|weekends|tomorrow|today|that)\b)/gu,
    'badmark',
  ],
  [
    /\b(?:like|(?:hot|cold|warm) as|turn(?:s|ed)? into|becomes?|became) an? (?:\w+ )?(?:sauna|oven|furnace|greenhouse|steam room|freezer|icebox|igloo|ice box)(?: (?:in|inside) (?:there|here))?\b|\bsauna theme\b/gu,
    'temperature badmark',
  ],
  [
    /\b(?:is|was|looks?|looked|were|are|kitchen's|room's|place's)(?: \w+)? (?:like )?an? (?:(?:absolute|complete|total|real|proper|bit of an?) )?(?:war zone|pig ?sty|bomb ?site|death ?trap|hell ?hole|dumpster fire|train ?wreck)\b/gu,
    'filthy',
  ],
  [
    /\b(?:is|was|'s|were|are) an? (?:(?:absolute|complete|total|real|right|bit of an?) )?(?:curse|pain|mare|lottery)\b/gu,
    ' is badmark',
  ],
  [
    /\b(place|lounge|restaurant|cafe|gym|museum|park|zoo|pub|bar|lobby|shop|store|hotel) (?:is|was) (?:(?:way|far|much|just|so|very|really|extremely|incredibly) ){1,3}(?:too )?small\b/gu,
    '$1 cramped',
  ],
  [
    /\bcharg(?:ed?|es|ing) (?:(?:me|us|you|him|her|almost|nearly|over|more than) ){0,3}(?:doubled?|twice|triple)\b|\bstill charg(?:ed?|es|ing)\b/gu,
    'thebill badmark',
  ],
  [
    /\b(?:to find|found|find|find out|know|realised|realized|notice)(?: (?:out|that|it|they|they're|there|it's|you|guys|the|place|shop|store|was|is|are|were|had)){1,6} (?:closed|shut)\b(?! (?:down|off|in|the)\b)/gu,
    'openinghours badmark',
  ],
  [
    /\b(?:never|not|nor) (?:heard|hear) (?:another|a|one) (?:single )?word\b|\bheard nothing (?:back|since|more|further|from)\b/gu,
    'noanswer badmark',
  ],
];
