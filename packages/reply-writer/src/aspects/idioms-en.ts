import type { Phrases } from './lexicon.ts';

/** Words that name a thing of a place elsewhere, and none here: "point of view", "team colours". */
const otherMeanings: Phrases = [
  [/\b(?:back |last |first |next )in (?:the |a )?line\b/gu, 'in the queue'],
  [/\bwaited on (?=(?:me|us|them|you|our table)\b)/gu, 'served by the waiter '],
  [
    /\bpoints? of view\b|\b(?:bird'?s[\s-]eye|world|in my (?:humble |honest )?) ?view\b|\bwith a view to\b|\b(?:to|can|could|can't|cannot|couldn't|you|please|not|only|even|and) view (?=(?:the|my|your|our|it|them|all|any|this|a|an|more)\b)|\bviews? (?:on|about) (?=(?:this|that|how|what|things|life|customers?)\b)/gu,
    '',
  ],
  [
    /\bteams? (?:numbers?|names?|logos?|colou?rs?|gear|jerseys?|shirts?|apparel|merch\w*|sports?|building)\b|\b(?:favou?rite|football|soccer|baseball|basketball|hockey|rugby|cricket|sports?|opposing|winning|losing|nfl|nba|mlb|nhl|legal|it|wrong) teams?\b/gu,
    '',
  ],
  [
    /\bvalues? (?=(?:feedbacks?|customers?|clients?|guests?|loyalty|opinions?|input|people|students?|members?|patients?|employees?|honesty|quality|integrity|your|their|our|my|us|me|you)\b)|\b(?:sentimental|nutritional|market|resale|trade[\s-]?in|street|face|retail|declared|re[\s-]?sale|entertainment|shock|rateable) value\b|\bvalue of (?:the |my |our |your |their )?(?:car|vehicle|house|home|claim|goods|items?|land|time|customers?)\b/gu,
    '',
  ],
  // Branches of a chain, and not sockets.
  [
    /(?<!\b(?:power|electric|electrical|charging|wall|plug|no|an|usb|working|single|one|any|every|each) )\boutlet\b(?! (?:for|to|at|by|near|next|in|under|beside)\b)/gu,
    'branch',
  ],
  [
    /\b(?:canadian|american|british|uk|us|indian|european|other|all|most|this|that|your|their|every|each|food|retail|factory|fast[\s-]food|nearby|local|new|different|same|mall|city|franchise|main|nearest|near|particular|specific|the) outlets?\b(?! (?:at|by|near|beside|next|under|behind|to|were|was|are|is|did|do|does|in the wall|covers?|strips?)\b)|\boutlets? (?:malls?|stores?|shops?|cent(?:er|re)s?|park)\b/gu,
    'branch',
  ],
  [
    /\bopen spaces?\b|\b(?:in|within) the space of\b|\b(?:web|head|storage|disk|my|face|cyber|air|personal) ?spaces?\b|\bspace (?=(?:bar|heater|mountain|jam|shuttle|station|ship|age|suit|invaders)s?\b)/gu,
    '',
  ],
  [
    /\b(?:quantity|amount|rice|foods?|meals?|curry|gravy|sauce|dish|parcels?|packets?|containers?|products?|goods|lunch(?:es)?|snacks?|plants?|glass(?:es)?|cake)(?: (?:is|are|was|were|being|been|all|also|had|has|have|came|comes|arrived|so|very|really|nicely|of|rice)){0,4} packed\b|\b(?:nicely|neatly|securely|carefully|poorly|badly|properly|tightly|hygienically|beautifully|freshly|safely|perfectly|well) packed\b|\bpacked (?=(?:properly|well|nicely|securely|carefully|neatly|and (?:sent|shipped|delivered|ready))\b)/gu,
    'sent',
  ],
  [
    /\b(?:sun|beach|day|pool|deck)[\s-]?beds?\b|\b(?:hire|rent|hiring|renting) (?:(?:a|the|two|out|some|their) )?(?:\w+ )?beds?\b|\bbeds? (?:for|to) (?:hire|rent)\b|\bbeds? on the (?:beach|sand)\b|\b(?:flower|garden|river|truck) ?beds?\b/gu,
    'sunbed',
  ],
  [
    /\b(?:high|wheel|beach|deck|pool)[\s-]?chairs?\b|\bchair[\s-]?lifts?\b|\b(?:his|her|their) chairs?\b/gu,
    'highchair',
  ],
  [
    /\b(?:(?:wedding|drinks|champagne|evening|cocktail) receptions?|ceremony (?:and|&) (?:the |our )?receptions?|receptions? (?:and|&) (?:the )?ceremony|receptions? (?:venue|hall|dinner|party|dress|guests))\b/gu,
    'event',
  ],
  [/\bcatering (?=(?:business|company|industry|events?)\b)/gu, ''],
  [/\b(?:motorway|petrol|gas|service|filling) stations?\b/gu, 'otherstop'],
  [
    /\b(?:travel(?:l?ing)?|gym|fitness|reading|shopping|acting|stomach|tummy|flu|winter) bugs?\b|\bbitten by the bug\b/gu,
    '',
  ],
  [
    /\bparking (?:\w+ )?(?:in|on|at|outside) (?:my|our) (?:own )?\w+\b|\bpark(?:ing)? (?:my|our|the) (?:car|truck|van)\b/gu,
    '',
  ],
  [
    /\b(?:chicken|fish|meat|salmon|cheese|vegetable|fruit) portions?\b|\bfrozen foods?\b|\bportions? of (?:my|our|the) (?:day|time|trip|visit|stay|bill|money|fees?)\b/gu,
    '',
  ],
  [/\b(?:tree|christmas|festive|street) light(?:ing|s)?\b|\blighting ceremony\b/gu, ''],
  [/\b(?:town|city|village|mess) halls?\b/gu, ''],
  [
    /\b(?:to|can|could|would|will|that|they|who|help|and) guides? (?=(?:the|us|me|you|all|people|them|our|my|him|her|your)\b)/gu,
    '',
  ],
  [/\bmenu (?=(?:suggestions?|recommendations?|advice|knowledge)\b)/gu, ''],
  [/\b(?:sleep|life|air|water) quality\b|\bquality (?:of (?:life|(?:our |my )?sleep|air)|time)\b/gu, ''],
  [/\bquiet (?:rooms?|areas?|zones?|sections?|spaces?)\b/gu, 'quietroom'],
  [/\bopening times?\b/gu, 'openinghours'],
  // Whoever knows the trade is not of this place.
  [
    /\bmy (?:\w+ )?(?:cousin|brother|sister|dad|father|mum|mom|mother|friend|husband|wife|son|uncle|partner|neighbou?r)(?:,? who)?(?: is|'s| was),? (?:also )?an? (?:\w+ )?(?:mechanic|electrician|plumber|builder|doctor|nurse|dentist|teacher|chef|driver|hairdresser|stylist|barber)\b/gu,
    'relative',
  ],
  [/\b(?:my|our|his|her|their|your) own (?:bed|car|pillows?|driveway|house|couch|sofa|phone|computer|laptop)\b/gu, ''],
  [/\b(?:cups?|mugs?|glass) of (?:coffee|tea|wine|beer) in (?:his|her|my|our|their|one) hands?\b/gu, ''],
  // The last time is none that lies back.
  [
    /\b(?:is|was|be|will be|it's) (?:\w+ )?(?:my|our|the) last (?:time|visit|stay|order)\b|\blast (?:time|visit) (?:i|we)(?:'ll|'d| will| am| are) \b/gu,
    'then',
  ],
  [
    /\b(?:on|over|from|through|via|using|to|about) the internet\b|\binternet (?:search(?:es)?|bank\w*|prices?|reviews?|bookings?|sites?|pages?|research|forums?)\b/gu,
    'online',
  ],
  [/\b(?:on|by|in|over) the phone service\b/gu, ''],
  // To call somebody, or somebody something, is no call that a place makes.
  [
    /\b(?:to|i|we|you|they|can|could|will|please|just|and|then|or|must|should|not|n't) calls? (?=(?:\w+sel(?:f|ves)|them|him|her|it|this|back|and|to|the|my|for|in|customer|again|up|us|me|you|a|an)\b)/gu,
    '',
  ],
  [
    /\b(?:car|it|vehicle|truck|suv|van|bike|scooter|jeep) rides? (?=(?:great|well|smooth\w*|nice\w*|like|so|very|good|rough|perfectly)\b)/gu,
    'car drives ',
  ],
  // What others had, and how others were served.
  [/\b(?:one )?other (?:family|couple|table|party|group) (?:was|were|had|got|ordered|there)\b/gu, 'elsewhere'],
  // Reviews that hold an earlier one.
  [/\b(?:past|previous|old|original|earlier|prior) review ?(?:\.{2,}|…|:|;|[-–—])[\s\S]*$/gu, ''],
  // "We checked in late" tells when, and judges nothing.
  [
    /\b(?:(?:when|after|before|until|upon|once|since) (?:\w+ ){0,2}|i |we |they |she |he )check(?:ed|ing)?[\s-]?(?:in|out)(?: (?:late|early))?\b/gu,
    'then',
  ],
  // "The wait, however, was ridiculous."
  [
    /\b(\w+), (?:however|though|unfortunately|sadly|honestly|frankly|to be honest|in my opinion|on the other hand|i must say), (?=(?:is|was|are|were|left|needs?|could|took|did|didn't|isn't|wasn't|had|has)\b)/gu,
    '$1 ',
  ],
  // "Food's great".
  [
    /\b(foods?|coffee|service|staff|team|room|bed|bathroom|breakfast|pizza|beer|menu|bar|atmosphere|location|place|view|wifi|pool|shower|parking|owner|manager|chef|music|price|app|driver|teacher|doctor|hotel|restaurant|shop|decor|tea|bread)'s (?=(?:the|an?|so|very|always|never|not|really|pretty|just|too|absolutely|delicious|great|good|amazing|awful|terrible|excellent|lovely|fantastic|perfect|spotless|filthy|dirty|cold|nice|friendly|rude|slow|tasty|horrible|superb)\b)/gu,
    '$1 is ',
  ],
  // Money that comes back is no exchange of goods, and a money order no order.
  [/\b(?:money|funds|cash|amount|payment|deposit) ((?:\w+(?:'t)? ){0,3})return(?:ed|ing)?\b/gu, 'payment $1refunded'],
  // Money that has not come is no delivery.
  [/\b(money|refund|payment|cashback) ((?:[\w']+ ){0,4})(?:arriv\w+|delivered)\b/gu, '$1 $2'],
  [/\breturn(?:ed|ing)? (?:all )?(?:of )?(?:my|our|the) (?:money|funds|cash|payment|deposit)\b/gu, 'refunded'],
  [/\breturn (?=(?:flights?|tickets?|trips?|journeys?|visits?|customers?|home|calls?|legs?|address)\b)/gu, ''],
  [/\b(?:money|postal|restraining|court|standing) orders?\b|\b(?:in|out of) order (?:to|for|that)\b/gu, ''],
  [/\bupdate ?[-–—]+ ?(?=\w)/gu, ''],
  // What is dear to the place itself is no price of its own.
  [
    /\b(?:excuses?|because of|due to|about|blam(?:e|es|ed|ing)) (?:\w+ ){0,3}(?:electricity|energy|fuel|petrol|oil) prices?\b/gu,
    '',
  ],
  // What is past belief is there all the same.
  [/\b(?:could|can)(?:n't|not| not) (?:even |quite )?believe\b/gu, ''],
];

/** Praise and blame in words that are neither elsewhere. */
const judgements: Phrases = [
  [/\bgood enough\b/gu, 'decent'],
  // Who was not friendly stands before the "not" that they share.
  [
    /\b(?:none|not one|not a single one|few|neither) of (?:the |their |our |your |my |those |these )?(\w+) (?:was|were|is|are|seem(?:s|ed)?|looked|felt|tasted|had been) /gu,
    '$1 not ',
  ],
  [
    /\b(?:no one|nobody|noone|not one person) (?:there |here )?(?:was|were|is|seems?|seemed) (?=(?:\w+ )?(?:friendly|helpful|polite|kind|welcoming|attentive|courteous|professional|nice|knowledgeable|interested|willing)\b)/gu,
    'staff not ',
  ],
  [/\b(is|are|was|were) also\b/gu, '$1'],
  [
    /(?<!\b(?:not|n't|never|no|nothing) )\b(?:very|really|so|extremely|super|absolutely) (?:good|nice)\b(?! (?:at|to|that|if|for (?:the|its|what|a)))/gu,
    'excellent',
  ],
  [
    /\bcan(?:no|')t (?:recommend|praise|thank|rate|compliment)((?: [\w']+){1,5}?) (?:highly |nearly )?enough\b/gu,
    'excellent$1 ',
  ],
  [
    /\bcould(?:n't| not) (?:be|have been|ask for|have asked for|wish for|have wished for) (?:(?:any|a) )?(?:happier|easier|nicer|better|kinder|friendlier|more (?:pleased|helpful|friendly|accommodating|welcoming|attentive|professional|satisfied|perfect|delicious))\b/gu,
    'excellent',
  ],
  [
    /(?<!\b(?:not|nothing|never|n't|hardly|isn't|wasn't) (?:exactly |quite |really )?)\b(?:to (?:absolute |pure )?perfection|spot[\s-]on|on point|to die for|(?:absolutely |totally |really |just )?(?:killed|nailed) it|like a (?:cloud|dream)|melt(?:s|ed)? in (?:your|my|the) mouth|knock(?:s|ed) it out of the park|blew (?:me|us) away|(?:10|ten) out of (?:10|ten)|10\/10|worth (?:the|every) (?:trip|drive|detour|journey|penny|cent|visit)(?: (?:by itself|alone))?)/gu,
    'excellent',
  ],
  [
    /(?<!\b(?:not|never|n't|far from|isn't|wasn't) )\b(?:the )?(?:very )?(?:best|finest|nicest|tastiest|freshest|friendliest|cleanest|loveliest) (\w+ )?(?:on the street|in (?:town|the (?:city|area|neighbou?rhood|county|state|country)|years|ages)|for miles|i've (?:ever )?(?:had|tasted|eaten|seen|stayed)|we've (?:ever )?(?:had|tasted|eaten|seen|stayed))\b/gu,
    'excellent $1',
  ],
  [
    /\b(honest|great|friendly|lovely|nice|helpful|good|amazing|awesome|wonderful|fantastic|brilliant|polite|kind|super) (?:lads|guys|folks|bunch|ladies|fellas|chaps|blokes)\b/gu,
    '$1 staff',
  ],
  [/\b(?:these|those) guys (?=(?:are|were|always|really|have been)\b)/gu, 'staff '],
  [
    /(?<!\b(?:not|never|n't|no one|nobody) (?:\w+ )?)\bexplain(?:ed|s) (?:everything|it all|every (?:single )?(?:step|detail|option|thing)|all (?:the )?(?:steps|options|details))\b/gu,
    'thorough',
  ],
  [
    /(?<!\b(?:never|not|nobody|no one|n't|only|even|to|barely|hardly|rarely|once) (?:\w+ )?)\bcheck(?:ed|ing) (?:in |back |up )?on (?:us|me)\b/gu,
    'attentive',
  ],
  [/\bremember(?:s|ed)? (?:our|my|your) (?:first )?names?\b/gu, 'friendly'],
  [
    /\bparking (?:is|was) (?:(?:very|so|really|super|also) )?(?:easy|free|plentiful|a breeze|no problem)\b|\b(?:easy|ample|plenty of) parking\b/gu,
    'parking excellent',
  ],
  [/\bnot a (?:speck|spot|trace|hint) of (?:dust|dirt)\b/gu, 'cleanliness excellent'],
  [/\b(?:fairly|reasonably|well|keenly|competitively|sensibly) priced\b/gu, 'goodmark price'],
  [
    /\b(?:needs?|needed|requires?|required|calls for) (?!no |not |any )(?:\w+ ){0,3}?(?:improvements?|improving|overhaul(?:ed|ing)?|retraining)\b/gu,
    'badmark',
  ],
  [/\b(?:very|distinctly|decidedly|pretty|just|rather|below) average\b/gu, 'mediocre'],
  [
    /\bnothing (?:else )?(?:\w+ )?(?:was|is|were) (?:that |very |particularly |really )?(?:special|memorable)\b/gu,
    'mediocre',
  ],
  [/\bwatered[\s-]down\b/gu, 'mediocre'],
  [
    /\b(?:smaller|colder|noisier|darker|shabbier|less \w+) than (?:average|most|expected|anticipated|advertised|pictured|promised|(?:(?:in|on) )?(?:the|its) (?:photos?|pictures?|website))\b/gu,
    'badmark',
  ],
  [/\bnot (?:very |so |that |really |particularly |at all |exactly |too )?(?:clean|tidy|hygienic)\b/gu, 'dirty'],
  [
    /\b(?:poorly|badly) (?:maintained|kept|looked after|preserved)\b|\bnot (?:\w+ )?(?:well|properly) (?:maintained|kept|looked after|preserved)\b|\black of (?:maintenance|upkeep)\b|\bantiquated\b/gu,
    'rundown',
  ],
];

/** What went wrong, told without a word of opinion, or without the name of its thing. */
const grievances: Phrases = [
  [/\b(?:incredibly|unbelievably|insanely|ridiculously|exceptionally|outrageously) (?=\w)/gu, ''],
  [/\btoo lazy\b/gu, 'badmark staff'],
  [
    /\b(?:over|double|wrongly|incorrectly|falsely|unfairly)[\s-]?(?:charg(?:ed|ing|es?)|bill(?:ed|ing|s))\b|(?<!\b(?:not|n't|never|without) (?:being |been |even )?)\bcharg(?:ed|es|ing|e) (?:(?:me|us|you|him|her|customers?|people|my (?:card|account)|our (?:card|account)) )?(?:twice|double|again|extra|(?:way |far |much |so )?too much|(?:way |much |even )more|for (?:something|things?|items?|nothing|no reason|what i|cancel\w+|damages?|smoking|leaving|the (?:whole|full|second|next)|an? (?:extra|additional)|\d+ (?:days?|nights?|weeks?|months?)))\b/gu,
    'badmark thebill',
  ],
  [
    /\b(?:took|taken|taking|takes?|deduct(?:ed|ing|s)?|debit(?:ed|ing|s)?|withdrew|withdrawn|withdrawing) (?:[£$€₹]? ?\d[\d.,]*\w*(?: \w+)? |(?:the |my |our |some |all |any |more |extra |\w+ )?(?:money|amount|payment|funds|cash|premium|fees?) )?(?:(?:out )?(?:of|from|off) (?:my|our|his|her) (?:\w+ )?(?:account|card|bank|wallet|balance))\b|\b(?:keeps?|kept|(?<=\bstill )) ?(?:on )?(?:taking (?:the |my |our )?(?:money|payments?)|charging|billing|debiting|being (?:charged|billed)|sending (?:me |us )?(?:\w+ )?bills)\b|\bbilling practices?\b/gu,
    'badmark thebill',
  ],
  [
    /\b(?:have|had|having|made|makes?|forced|asked|told|expected) (?:me |us )?to pay (?:an? |the )?(?:extra|additional|more (?!attention)|twice|again|double|penalt\w+|late fees?)\b|\b(?:wrong|incorrect|inflated|unexplained|huge|higher?) (?:amounts?|bills?|invoices?|total)\b|\bbills? of [£$€₹]? ?\d[\d.,]*\S*/gu,
    'badmark thebill',
  ],
  [/\b(?:service|resort|cleaning|booking|convenience|processing|automatic|mandatory) charges?\b/gu, 'thebill '],
  [
    /\b(?:the|my|our|your|final|total) bill (?=(?:was|is|for|shows?|showed|included|had|has|went|keeps?|increased|doubled|tripled|jumped|wrong)\b)|\b(?:monthly|electric\w*|energy|gas|phone|water) bill\b/gu,
    'thebill ',
  ],
  [/\bgift (?:cards?|vouchers?|certificates?)\b/gu, 'giftcard'],
  [
    /\bno (?:resolution|help|assistance)\b(?! (?:needed|required|necessary|with))|\b(?:don't|do not|doesn't|didn't|never) have (?:the |any )?time for (?:you|me|us|their)\b/gu,
    'no service',
  ],
  [
    /\bignor(?:e|ed|es|ing) (?:\w+ ){0,3}(?:e-?mails?|calls?|messages?|requests?|complaints?)\b|\b(?:e-?mails?|calls?|messages?|requests?|complaints?) (?:(?:go|went|are|were|been|have|being|get|left|all|just|simply) ){1,3}(?:ignored|unanswered)\b/gu,
    'noanswer',
  ],
  [
    /\b(?:1[5-9]|[2-9]\d|an|two|three|forty|thirty|twenty) ?(?:minutes?|mins?|hours?) (?:past|after|later than|behind) (?:my|our|the) (?:\w+ )?(?:time|appointment|slot|booking|reservation)\b/gu,
    'queue',
  ],
  [
    /\b(?:absurd|ridiculous|weird|wrong|incorrect|terrible|inconvenient|strange|odd|misleading) (?:opening |business |store )?hours\b|\bhours (?:\w+ ){0,3}(?:wrong|incorrect|not (?:accurate|correct|right)|misleading|absurd|ridiculous)\b/gu,
    'badmark openinghours',
  ],
  [
    /\b(?:opening|business|store|operating|posted|listed|stated|advertised) hours\b|\bhours of operation\b|\b(?:their|the) hours (?=(?:say|state|are|were|is|listed|posted|online|on)\b)/gu,
    'openinghours',
  ],
  [
    /\b(?:staff|employees|workers|waiters?|waitress(?:es)?|cashiers?|they)(?: \w+){0,3} (?:on|playing(?: with| on)?|using|scrolling|glued to|staring at) (?:their |the )?(?:cell |mobile )?phones?\b/gu,
    'badmark staff',
  ],
  [
    /\b(?:could|can)(?:n't|not| not) (?:even )?(?:eat|dine|sit) (?:inside|indoors|in)\b|\bno (?:inside|indoor|dine[\s-]in) (?:dining|seating|service|eating)\b/gu,
    'badmark seating',
  ],
  // When it was, not what it was like.
  [/\bquiet (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|afternoon|lunchtime|midweek)/gu, ''],
  [
    /\b(?:too|boiling|freezing|unbearably) (?:hot|cold|warm) (?:in (?:here|there)|inside|indoors)\b|\b(?:boiling|freezing|unbearably hot|unbearably cold) (?:in (?:here|there)|inside|indoors)\b/gu,
    'badmark temperature',
  ],
  [
    /(?<!\b(?:only|just|under|within|than|takes?|about) )\b(?:[2-9]\d|twenty|thirty|forty|fifty|sixty|ninety)(?:[ -](?:one|two|three|five))? min(?:ute)?s for (?:an?|one|two|three|four|five|\d|our|my|some|the) (?=\w)/gu,
    'queue , ',
  ],
];

/** Fixed expressions of English reviews, in whatever trade; replaced before the ones that are made of single words. */
export const idiomsEn: Phrases = [...otherMeanings, ...judgements, ...grievances];
