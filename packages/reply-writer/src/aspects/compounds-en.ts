import type { Phrases } from './lexicon.ts';

/**
 * Things of two words, of which neither alone tells the thing: each as the one word that its list has. Then, where
 * nothing else has been made of them, what verbs alone tell, hours, spans of time and sums.
 */
export const compoundsEn: Phrases = [
  [/\bof course\b/gu, ''],
  [
    /\bcar[\s-]parks?\b|\bparking (?:lots?|spots?|spaces?|garages?|structures?|places?)\b|\bpark(?:ed|ing)? (?:the|my|our) (?:car|van)\b/gu,
    'parking',
  ],
  [/\bfront[\s-]desks?\b|\breception desks?\b/gu, 'reception'],
  [/\bair[\s-]?con(?:s|ditioners?|ditioning)?\b|\ba\/c\b/gu, 'aircon'],
  [/\bcustomer (?:services?|care|support)\b/gu, 'service'],
  [
    /\b(?:card|credit card|chip and pin) (?:machines?|readers?|terminals?)\b|\b(?:credit|debit|bank|foreign|american) cards?\b|\bcard payments?\b|\b(?:tap|pay) (?:by|with|in) (?:card|cash|phone)\b/gu,
    'paymentmeans',
  ],
  [/\b(?:vending|ticket|coffee|ice|washing|slot|rowing|cash|pay) machines?\b/gu, 'machine'],
  [/\bcash ?points?\b|\bcash machines?\b/gu, 'atm'],
  [/\bdress[\s-]codes?\b/gu, 'dresscode'],
  [
    /\b(?:closing|opening|shutting|office|visiting) (?:times?|hours?)\b|\bbusiness hours\b|\b(?:last|latest) (?:orders?|admissions?|entry)\b/gu,
    'openinghours',
  ],
  [/\b(?:box|ticket) offices?\b/gu, 'ticket'],
  [/\b(?:hand|left|carry[\s-]on|checked|hold|cabin) (?:luggage|baggage|bags?)\b/gu, 'luggage'],
  [/\b(?:customer|lost|no) (?:reply|replies|answers?|response)\b/gu, 'noanswer'],
  [/\b(?:discretionary|optional) (?=(?:\d|service|charge|tip|gratuity))/gu, 'gratuity '],
  [/\b(?:sat[\s-]?nav|google maps|postcode)\b/gu, 'satnav'],
  [
    /\b(?:industrial|trading|business|retail) (?:estates?|parks?)\b|\b(?:bus|tram|metro|train|underground|tube) (?:stops?|stations?) (?:is|was|away|nearby)\b|\b(?:minutes?'?|mins?|metres?|meters?|yards?|miles?|km|kilomet(?:re|er)s) (?:walk|away|from the|drive|up a|uphill)\b/gu,
    'location',
  ],
  [
    /\b(?:hard|soft) sell\b|\bsales (?:pitch|patter|talk|pressure|person|people|rep|reps|team|staff)\b|\bsign(?:ed)? (?:me|us|you) up\b|\badd[\s-]ons?\b|\bup[\s-]?sell\w*\b|\bsell(?:ing)? (?:me|us|you) (?:an?|the|more|extra|something|some|their)\b|\bstore cards?\b/gu,
    'upsell',
  ],
  [
    /\b(?:not|n't|never|isn't|aren't|wasn't|weren't) (?:be )?(?:allowed|permitted|let in|accepted)\b|\bno (?:entry|dogs|prams|buggies|pushchairs|strollers|laptops|photos|photography|cameras|bags|trainers|shorts|children|kids|outside food|exceptions)\b|\bminimum (?:spend|stay|order|age|height|charge)\b|\b(?:terms and conditions|small[\s-]print|fine print)\b/gu,
    'rule',
  ],
  [/\b(?:mobile|phone) (?:signal|reception)\b/gu, 'wifi'],
  [/\b(?:hot|jacuzzi) tubs?\b/gu, 'jacuzzi'],
  [/\b(?:direct debits?|standing orders?)\b/gu, 'debit'],
  [/\b(?:loo|toilet) (?:rolls?|paper|seats?|brush(?:es)?|block|cleaner)\b/gu, 'toilet'],
  [/\b(?:bus|coach|train|tube|tram) drivers?\b/gu, 'driver'],
  [/\b(?:fitting|changing|dressing) rooms?\b/gu, 'changing'],
  [/\b(?:log|sign|signed|logged|logging|signing)[\s-](?:in|on|out)(?:s)?\b/gu, 'login'],
  // What was done to customers, said by verbs alone.
  [
    /\b(?:would|will|do|did|does|could|can|was|were|is|are|am|not|n't|never|only|refus\w+ to)(?:n't| not)? (?:even |just |simply )?(?:let|allow|permit|admit) (?:me|us|you|him|her|them|anyone|people|kids|children|my \w+|our \w+)\b|\b(?:turned|sent) (?:us|me|people|them|my \w+) away\b|\brefused (?:us |me )?(?:entry|admission|boarding)\b|\bagainst (?:the |their |our |company |hotel |school |club )?(?:rules?|polic(?:y|ies))\b|\b(?:members|adults|residents|guests|cash|couples) only\b|\b(?:age|size|weight|height|time|luggage|baggage) (?:limits?|restrictions?)\b/gu,
    ' rule ',
  ],
  [
    /\b(?:nobody|no one|no-one|none of (?:the |them|your |their )?(?:\w+)?|not one(?: of them| person)?|staff|they|he|she) (?:could|can|knew|knows?|seems? to know|seemed to know|had (?:any |a |no )?(?:idea|clue)|was able to|were able to|bothered to) (?:not |n't )?(?:tell|say|explain|answer|help|how|what|where|why|when|which|who|whether|if|anything|advise|show)\b|\b(?:gave|given|giving|got) (?:us |me |the |out )?(?:wrong|false|conflicting|different|contradictory|incorrect|bad|no|misleading) (?:info\w*|advice|answers?|directions|instructions|times?|details|explanations?)\b|\b(?:nobody|no one|no-one|never) (?:\w+ )?(?:told|warned|informed|mentioned|explained|said)\b|\b(?:assured|informed|advised|misled) (?:me|us|my \w+)\b/gu,
    ' advised ',
  ],
  [
    /\b(?:advertised|described|sold|marketed|listed|billed|promoted|presented) (?:to (?:me|us) )?as\b|\b(?:in|on) (?:the|their|your|its) (?:photos?|pictures?|ads?|adverts?|brochure|listing|flyer|leaflet|poster|video)\b|\b(?:not|nothing|n't) (?:at all )?(?:as|like|what was) (?:shown|described|pictured|advertised|promised|the (?:photos?|pictures?))\b|\b(?:calls?|called|calling) (?:itself|themselves)\b|\b(?:website|site|ad|advert|listing|brochure|flyer|leaflet|poster|page) (?:says?|said|shows?|showed|promise[sd]?|claims?|claimed|states?|stated)\b/gu,
    ' advertised ',
  ],
  [
    /\b(?:new|old|latest|last|previous|recent|current) (?:versions?|updates?|look|layout|design|interface|release)\b|\bsince (?:the |they )(?:\w+ )?(?:update[ds]?|upgrade[ds]?|redesign(?:ed)?|changed|revamp\w*|relaunch\w*)\b/gu,
    ' update ',
  ],
  [
    /\b(?:on|via|through|use|from) (?:the|their|your) (?:web)?site\b|\bweb ?pages?\b|\bpage not found\b|\bonline (?:forms?|bookings?|shop|store|portal|checkout|calendar|system)\b|\bbooking (?:page|system|engine|form|site|tool)\b/gu,
    ' website ',
  ],
  [
    /\b(?:verification|security|reset|confirmation|one[\s-]time|activation|access) (?:codes?|links?|emails?|texts?|mails?)\b|\b(?:reset|resetting|forgot|forgotten|changed?) (?:my|the|your) (?:password|pin|passcode)\b|\block(?:ed|s|ing)? (?:me |us |you )?out\b|\b(?:two|2)[\s-](?:factor|step)\b|\bface ?id\b/gu,
    ' login ',
  ],
  [
    /\b(?:nobody|no one|no-one|not one(?: of them)?|none of them|waiters?|waitress(?:es)?) (?:even |ever |actually |bothered to |once )?(?:came|looked|served|asked|took|noticed|acknowledged|greeted|offered|checked|showed up|showed us|apologised|apologized|cared|helped|got up|moved)\b|\bhad to (?:ask|flag|chase|fetch|go and|hunt|wave|get up|find|remind|beg)\b|\b(?:ignored|forgot(?:ten)?|overlooked) (?:us|me|about us|about me|our table)\b|\bwalked (?:right |straight )?(?:past|by) (?:us|me|our)\b|\basked (?:twice|again|three times|several times)\b|\b(?:take|took|taking|taken) (?:our|my|the) orders?\b|\beye contact\b/gu,
    ' service ',
  ],
  [
    /\b(?:ran|run|running|runs|sold|were|was|are|is|always|all) out of (?!(?:the|here|there|order|control|date|place|my|our|his|her|their|hand|town|office|bed|breath|pocket|it|this|that|a|an|way|curiosity|season|bounds|question)\b)(?=\w)|\b(?:sold|ran|run) out\b|\b(?:none|nothing|hardly any|only (?:one|two|three|four|five|\d)) left\b|\ball gone\b/gu,
    ' unavailable ',
  ],
  [
    /\b(?:only|just) (?:one|two|three|four|five|six|a few|a couple of|\d) (?:\w+ )?(?:kinds?|types?|sorts?|flavou?rs?|shades?|options?|choices?|colou?rs?|varieties|styles?)\b/gu,
    ' selection ',
  ],
  [
    /\b(?:cancel(?:l?ed|s)|called off|calls off|rescheduled|postponed|moved|put back|pushed back|put off|changed) (?:on (?:me|us)|the (?:day|morning|night|evening) (?:before|of)|(?:at )?(?:the )?last[\s-]minute|by text|(?:an|one|two|half an) hours? before|twice|thrice|again|three times|four times|five times|my (?:appointment|slot|treatment|session|fitting|lesson|class))\b|\bno (?:slots?|appointments?|availability) (?:for|until|till|left|before)\b/gu,
    ' appointment ',
  ],
  [
    /\b(?:was|were|is|are) due (?=at|by|on|in|between|to|for)|\b(?:supposed|meant) to (?:come|arrive|be (?:here|delivered|there|ready|finished))\b|\b(?:never|didn't|hasn't|haven't|hadn't|still not|not yet|nobody|no one) (?:yet )?(?:come|came|arrived?|turn(?:ed)? up|show(?:ed|n)? up|appeared)\b|\bturned up (?=at|an|two|three|four|five|six|\d|late|the next|days|hours|weeks)|\bpromised (?=for|by|within|on)\b/gu,
    ' duetime ',
  ],
  [
    /\b(?:cards?|payments?|amex|visa|phone) (?:was |were |is |are |got |keeps? being )?(?:refused|declined|rejected)\b|\b(?:don't|didn't|doesn't|won't|wouldn't|can't|couldn't|do not|did not|would not|not|only) (?:take|takes|accept|accepts|accepted|taking|accepting|pay|paying) (?:any |a |my |our |by |in |with |foreign |american )?(?:cards?|cash|amex|visa|cheques?|notes|coins|contactless|phone)\b|\b(?:cash|card) (?:or nothing|payments? only)\b/gu,
    ' paymentmeans ',
  ],
  [
    /\b(?:middle of nowhere|back of beyond|(?:hard|difficult|impossible|tricky|not easy|a pain) to find|(?:couldn't|can't|could not|never) find (?:it|the (?:place|entrance|door|building|house|office|shop|way))|out of the way|off the beaten|no signs?(?: from| at| on| anywhere| up)|far from (?:the|everything|anything))\b/gu,
    ' location ',
  ],
  [
    /\b(?:elbow to elbow|cheek by jowl|on top of (?:each other|one another)|(?:no|little|hardly any|not enough) (?:room|space) (?:to|for)|(?:couldn't|can't|could not|barely) (?:move|turn round|turn around|swing a cat|get past|squeeze))\b/gu,
    ' squeezed ',
  ],
  [
    /\b(?:kept|keep|wore|had|put) (?:my|our|their|his|her) (?:coats?|jackets?|hats?|gloves|scar(?:f|ves)) on\b|\bsee (?:my|your|our) breath\b/gu,
    ' heating ',
  ],
  [
    /\b(?:tried|trying|tries|kept|keep|keeps|wanted|wants?) (?:to )?(?:sell|selling|push|pushing|flog|flogging|upgrade|upgrading|talk(?:ing)? (?:me|us) into)\b|\b(?:talked|pressured|pushed|steered|pestered|nagged|bullied) (?:me|us|my \w+) (?:into|to|towards?|for)\b|\b(?:premium|deluxe|extended|optional) (?:packages?|upgrades?|warrant(?:y|ies)|cover|insurance|versions?)\b/gu,
    ' upsell ',
  ],
  [
    /\b(?:shouted|shouting|yelled|yelling|screamed|screaming|swore|swearing|snapped|barked|hissed) at (?:me|us|my|our|the|people|customers|a)\b|\b(?:rolled|rolling|rolls) (?:his|her|their) eyes\b|\btold (?:me|us) off\b|\btalk(?:ed|s|ing)? (?:down )?to (?:me |us )?like (?:i|we|a|an)\b|\b(?:laughed|laughing|sneered|tutted|smirked) at (?:me|us|my|our)\b/gu,
    ' staff ',
  ],
  // Doors and cases close too: it is hours where a time or a place stands beside it.
  [
    /\b(?:opens?|opened|closes?|closed|shuts?|closing|opening|serv(?:es?|ing) (?:food )?) ?(?:up )?(?:only )?(?:(?:from|at|by|until|till|til|before|after|around) (?=\d|noon|midnight|half|quarter|ten|nine|eight|seven|six|five|four|three|two|one|lunch)|(?:on|every|all|half) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekends?|day|week|bank|the)|early\b|for (?=lunch|the (?:day|winter|season|summer|holidays?)|an hour|renovation|refurb|maintenance|training|private|christmas|easter))|\b(?:already|was|were|is|are|it's|they're|we're|be|been|all|half|now|found (?:it|them)|still|currently|everything|permanently|temporarily|doors?|gates?|office|shop|store|kitchen|bar|cafe|restaurant|desk|counter|reception|branch|pool|museum|gym|place|club|window|windows|hatch) (?:closed|shut|locked|padlocked|shuttered)\b(?! (?:my|the|his|her|our|in|with|by|his|account))|\b(?:kitchen|bar|shop|office|reception|pool|desk|place|they|it|doors?|gates?) (?:only )?(?:closes|shuts|opens)\b(?! (?:the|a|my|up|onto|into|by)\b)/gu,
    'openinghours ',
  ],
  // So long is waited, where nothing else is said of it.
  [
    /(?<!\b(?:only|just|under|within|than|merely|mere|every|first|last|for only) )(?:(?<!\bthe )\b(?:1[5-9]|[2-9]\d|1\d\d|fifteen|twenty|thirty|forty|fifty|sixty|ninety)(?:[\s-]five)? ?(?:minutes?|mins?)\b(?!'| (?:walk|away|drive|from|before|early|on foot|by|of|session|lesson|class|massage|treatment|film|show|each|per|a day)\b)|\b(?:half an hour|an hour and a half|three quarters of an hour|a good hour|over an hour|nearly an hour|almost an hour|(?:an|one|two|three|four|five|six|\d) (?:and a half )?(?:hours?|hrs?)(?: (?:and a half|\d\d?))?)\b(?!'| (?:walk|away|drive|from|before|early|on foot|by|of|each|per|a day)\b))/gu,
    ' longspan ',
  ],
  // A sum without its sign, and a time of the clock.
  [
    /\b\d{1,4}\.(?:[6-9]\d|49)\b(?! ?(?:am|pm|km|miles?|metres?|m|kg|%))|\b\d+(?:\.\d\d)? (?:a|per|each) (?:night|head|person|month|week|pint|glass|bottle|day|kilo|cup|piece|slice|go|ride|ticket|session|lesson|hour|adult|child|year|go|car|bag|plate|portion|time)\b/gu,
    ' pounds ',
  ],
  [/\b(?:[01]?\d|2[0-3])[.:][0-5]\d\b(?! ?(?:km|miles?|metres?|m|kg|%|euros?|pounds?|dollars?))/gu, ' clocktime '],
  // A sum of money, by its sign.
  [/[£$€] ?(?=\d)|(?<=\d) ?[£$€]/gu, ' pounds '],
];
