import type { Phrases } from './lexicon.ts';

const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const some = '(?:\\d+|an?|two|three|four|five|six|ten|fifteen|twenty|thirty|forty|several|a few|many)';
const humming =
  '(?:boilers?|lifts?|elevators?|pumps?|fans?|generators?|machines?|fridges?|pipes?|aircon|units?|engines?|compressors?|ventilation|extractors?|bass|alarms?|fire alarm|washing machines?)';

/**
 * What is told in English without a word of opinion and complained of in any trade, as `incidents` has it of other
 * languages. Each stands in a clause of its own, so that it is taken for what it says.
 */
export const incidentsEn: Phrases = [
  // The one thing that is blamed is announced: "the only downside is the parking".
  [
    /\b(?:(?:the|my|our|its|their) )?(?:only|one|single|sole|biggest|main|major|real|other) (?:(?:real|small|minor|little|tiny|slight|major|big) )?(?:minus|downside|drawback|negative|con|complaint|gripe|grumble|issue|problem|criticism|letdown|disappointment|annoyance|fault)s? (?:(?:i|we|that|which|about|with|here|for|me|us|this|the|place|have|had|found|would|say) ){0,4}(?:is|was|are|were|being|would be)(?: that)? (?:(?:the|an?|its|their|our) )?(?!(?:no|not|none|nothing|fixed|resolved|solved|sorted)\b)/gu,
    ', but badmark ',
  ],
  [
    /(?<!\b(?:they|he|she|it|who|staff|people|you|owners?|managers?|management|kids|children|that|which) (?:\w+ly )?)\b(?:did(?:n't| not)|do(?:n't| not)) (?:really |particularly |quite |at all |much |exactly )?(?:like|care for|enjoy|appreciate|love) (?:(?:the (?:fact|way|idea) (?:that )?|that |how |about )(?=\w)|(?=(?:the|their|our|my|your|being|having)\b))/gu,
    'badmark ',
  ],
  // What somebody is disappointed with stands right behind.
  [
    /\b(disappointed|unhappy|dissatisfied|annoyed|frustrated|fed up|unimpressed|displeased|appalled|disgusted) (with|by|at|in|about) (?:(?:the|their|its|this|that|our|my) )?(?:(?:introduction|level|state|standard|lack|addition|removal) of )?(?:(?:the|their|our|my) )?/gu,
    '$1 $2 ',
  ],
  // Who is not blamed, and words that are no opinion where they stand.
  [/\b(?:feel|felt|feeling) (?:so |really |very |quite |a bit )?(?:bad|sorry|terrible) for\b/gu, 'pitied'],
  [
    /\b(?:the|this|that|our|one|a) poor (?:girl|guy|lady|lad|kid|woman|man|boy|waiter|waitress|server|barista|cashier|driver|chap|soul|thing|chef|receptionist)s?\b/gu,
    'pitied',
  ],
  [/\b(?:leav|quit|clos|gone|left)\w* (?:\w+ )?for good\b/gu, 'left'],
  [/\b(?:take|took|taking|learn|learnt|learned|learning) (?:a |some )?lessons? (?:from|in)\b/gu, 'learn from'],
  [
    /\b(?:say|said|says|saying|pronounc\w+|mispronounc\w+|called|calling|asking for|asked for) (?:the |a )?wrong (?:(?!(?:and|but|because|when)\b)\w+ ){0,2}\w+/gu,
    '',
  ],
  // Bad at something: it is somebody who does it badly.
  [
    /\b(terrible|horrible|awful|bad|poor|useless|hopeless|atrocious|rubbish|great|excellent|brilliant|amazing|wonderful|good) at (?:\w+ly )?\w+ing (?:(?:the|his|her|their|your|my|our|any) )?(?:(?!(?:and|but|or|the|was|is|to|so|very)\b)\w+\b ?)?/gu,
    '$1 ',
  ],
  // A town or a country, and no place of business.
  [
    /\b(?:terrible|awful|bad|horrible|worst|dangerous|great|good|nice|perfect|lovely|best|beautiful) (?:place|city|town) to (?:ride|cycle|bike|drive|walk|live|park|grow up|raise)\b/gu,
    '',
  ],
  [/\bno (?:bicycle|bike|cycle) (?:roads?|lanes?|paths?|tracks?)\b/gu, ''],
  // Full of faults.
  [
    /\b(?:full of|riddled with|so many|too many|lots of|plenty of|nothing but|constant|a lot of|loads of|tons of) (?:\w+ )?(?:bugs|glitches)\b(?! (?:fixed|bunny|fix|on|in (?:my|our|the) (?:bed|room|food)))/gu,
    ', bugs ,',
  ],
  // How long it took until somebody came, or something.
  [
    /\btook (?:(?:us|me|them|at|least|around|about|over|nearly|almost|another|more|than|well|some|like|up|to|roughly|literally|the) ){0,4}(?:1[5-9]|[2-9]\d|\d{3}|fifteen|twenty|thirty|forty|fifty|sixty|an hour|half an hour|two hours|hours)(?: ?(?:minutes?|mins?|hours?))? (?:more )?(?:for (?:the|our|a|my|any|some|someone|somebody|anyone|them|him|her)|to (?:get|be|bring|come|take|even|serve|seat|acknowledge|find))\b/gu,
    ', queue , ',
  ],
  [
    /\b(?:came|come|arrived|served|brought|appeared)(?: out| over)? (?:\w+ ){0,2}(?:\d+|ten|fifteen|twenty|thirty) ?(?:minutes?|mins?) (?:after|later than|behind) (?:everything|everyone|everybody|the (?:rest|others?|mains?|food|meals?)|my|our|all)\b[^.,!?\n]*/gu,
    ', queue , ',
  ],
  [
    /\b(?:our|my|the) (?:order|food|meals?|mains?|starters?|appeti[sz]ers?|dinner|lunch|breakfast) (?:(?:was|were|got|is|also) ){1,2}(?:badly |severely |very |so )?(?:delayed|(?:so |very )?late)\b/gu,
    ', queue , ',
  ],
  // Nobody there to ask.
  [
    /\bwhere(?:'s| is| was| are| were) (?:all )?(?:the |your |their )?(?:staff|waiters?|servers?|employees|workers|people who work|help|everybody|everyone|managers?|security)\b|\b(?:no|not a single|not one|zero|hardly any|barely any) (?:staff|employees?|workers?|servers?|waiters?|waitress(?:es)?|assistants?|attendants?) (?:\w+ ){0,3}(?:around|in sight|to be (?:seen|found)|anywhere|available|about|on (?:the )?(?:floor|site|duty))\b|\b(?:couldn't|could not|can't|impossible to|hard to|struggled to|trying to|tried to|had to|only after we could) (?:get|catch|find) (?:(?:the |her |his |their |our |a |any )(?:\w+'s )?)?(?:attention|(?:staff|waiter|waitress|server|assistant|sales \w+)'?s?(?: attention)?|anyone'?s? attention|somebody to (?:serve|help)|(?:anyone|anybody|someone) to (?:serve|help|take))\b/gu,
    ', service badmark ,',
  ],
  [
    /\bwhen (?:we|i) (?:finally|eventually|at last) (?:saw|found|got|caught|spotted) (?:her|him|them|someone|one)\b/gu,
    '',
  ],
  [
    /\b(?:told|tells?|telling) (?:(?:me|us|him|her|people|customers?|my \w+) )?(?:to |we should |i should )(?:go|try|look|shop|eat|take (?:my|our) \w+) (?:elsewhere|somewhere else|away|across the (?:street|road)|to (?:another|a different|some other|the other) \w+|to \w+ (?:instead|then))\b/gu,
    ', staff rude ,',
  ],
  [
    /\b(?:get|gets|got|getting|was|been|being|be) transferred (?:\w+ ){0,3}(?:times|around|about|back and forth|from|between|to (?:\w+ )?(?:different|another|someone|somebody|three|four|five|several|other|\d+))\b/gu,
    ', service badmark ,',
  ],
  // What was said and was not so.
  [
    /\b(?:lied|lying|lies|misleading|misled|mislead|false|incorrect|inaccurate|wrong|dishonest|not honest)(?: (?:about|on|regarding|to (?:me|us) about))? (?:(?:their|the|its|his|her|your|online|posted|google|holiday|christmas|easter|thanksgiving|weekend|sunday|opening|closing|store|business|winter|summer|new|year's?) ){1,4}(?:hours|times)\b/gu,
    ', badmark openinghours ,',
  ],
  [
    /\b(?:(?:clos(?:ed|es|ing)|shut|shuts) (?:\w+ ){0,3}(?:early|earlier|before (?:closing|the (?:posted|stated))|at \d+ (?:on|in|even))|(?:stop(?:ped|s)|finish(?:ed|es)|end(?:ed|s)) (?:running|serving|taking orders|operating) (?:\w+ )?(?:at|before|by|after) \d+)\b/gu,
    'badmark',
  ],
  // What costs more than the deal said.
  [
    /\b(?:have to|had to|has to|must|you|then|made (?:me|us)|make (?:you|us)|asked to|ended up) (?:pay|paying) (?:extra|more|again|an extra|a surcharge|on top|double)\b(?! (?:attention|for (?:something|quality|better)))/gu,
    'extracharge badmark ',
  ],
  [
    /\b(?:isn't|not|hardly|no longer|wasn't) (?:such |exactly |really )?an? (?:great|good|fair) deal\b(?! of)/gu,
    'overpriced',
  ],
  // What is broken, and heat that it leaves.
  [
    /\b(?:no|broken|without(?: any)?|lack of|busted|faulty) (?:working )?(?:ac|a\/c|air ?con\w*|heating|heater)\b(?! (?:needed|required|necessary))|\b(?:ac|a\/c|air ?con(?:ditioning|ditioner)?|heating|heater)(?: (?:unit|system))?s? (?:(?:was|is|has|had|were|been|be|being|still|also|both|always|went|completely) )*(?:broken|broke|down|out of order|not (?:work|on|function)\w*|wasn't|isn't|didn't work|doesn't work|never work\w*|leak\w*|dripp?\w*|failing|failed|barely|hardly)\b/gu,
    ', temperature badmark ,',
  ],
  // Sleep that a sound took.
  [
    new RegExp(
      `\\b${humming}\\b[^.!?\\n]{0,45}\\b(?:going|running|humming|rattling|banging|whirring|buzzing|droning|gurgling|kicking in|starting up|clanking|clunking|beeping|thumping)\\b[^.!?\\n]{0,12}\\b(?:(?:all|through(?:out)? the|half the|the whole|most of the) (?:night|time)|every (?:few |${some} )?(?:minutes|mins|hour)|until \\d|till \\d|from \\d)`,
      'gu',
    ),
    ', noise ,',
  ],
  // Bought in one month, and not there in another.
  [
    new RegExp(
      `\\b(?:ordered|bought|paid|purchased|order placed|placed (?:an|the|my|our) order)\\b[^.!?\\n]{0,50}\\b${months}\\b[^!?\\n]{0,60}\\b(?:it'?s|it is|now|today is|we are|we're) (?:now |already |nearly |almost |the end of |in |currently )*${months}\\b`,
      'gu',
    ),
    ', delivery badmark ,',
  ],
  [
    new RegExp(
      `\\b(?:told|quoted|promised|said|estimated) (?:it (?:would|will) (?:be|take) |delivery (?:in|within) |in |within )?\\d+(?: ?(?:-|to|or) ?\\d+)? (?:days|weeks|months)\\b[^!?\\n]{0,60}\\b(?:still (?:nothing|waiting|no|not|haven't)|(?:it's|its|it is|been|that was) (?:now |already |been |over |nearly )*${some} (?:weeks|months)|every time (?:i|we) (?:ring|call|phone|ask))`,
      'gu',
    ),
    ', delivery badmark ,',
  ],
  [
    /\b(?:a |every time (?:\w+ ){1,4})?different (?:person|answer|story|excuse|date|reason)(?:s)?(?: (?:and|or) (?:a )?different \w+)? (?:every|each) (?:single )?time\b|\b(?:every|each) time (?:i|we) (?:ring|call|phone|ask|go|e-?mail)\b[^.!?\n]{0,30}\bdifferent (?:person|answer|story|excuse|date|reason)\b/gu,
    ', service badmark ,',
  ],
  [
    /\b(?:act(?:s|ed|ing)?|behav(?:e|ed|ing)|look(?:s|ed)? at (?:me|us)) (?:as if|as though|like) (?:i|we) (?:was|were|am|are|had) (?:(?:just|only|some|an?|the|being|a total|complete) ){0,2}(?:nuisances?|burdens?|bother|inconveniences?|criminals?|idiots?|invisible|interrupting|not there|in (?:the|their|his|her) way|wasting|dirt)\b/gu,
    ', staff uncaring ,',
  ],
  [
    /\b(beers?|pints?|lagers?|cola|coke|sodas?|prosecco|champagne|ciders?|ales?|tonic) (was|were|is|are|came|tasted) (?:(?:so|very|completely|a bit|totally|rather) )?flat\b/gu,
    '$1 $2 badmark',
  ],
  [
    /\b(?:as )?(?:tough|hard|dry|chewy|stale) as (?:an? |old )*(?:boots?|leather|rocks?|bricks?|cardboard|shoes?|soles?|rubber|dust|stones?|wood|sawdust)\b/gu,
    'tasteless',
  ],
  [/\bkill(?:ed|s|ing)? the (?:vibe|mood|atmosphere)\b/gu, 'atmosphere badmark'],
  // How those are kept who cannot say so.
  [
    /\b(?:the (?:way|conditions?) (?:that )?)?(?:the |their |these |those )?(?:pupp(?:y|ies)|dogs?|kittens?|cats?|animals?|horses|birds|rabbits|reptiles|fish) (?:\w+ ){0,3}(?:housed|kept|caged|crammed|living)\b/gu,
    'animalcare ',
  ],
  // The worst of it is announced, too.
  [
    /\bthe wors(?:t|e)(?:,? by far,?| (?:part|thing|bit|aspect|of all)(?:,? by far,?)?) (?:is|was|are|were)(?: by far)? (?:the|their|its) (?!(?:fact|way)\b)/gu,
    ', but badmark ',
  ],
  [
    /\b(?:how (?:hard|difficult) is it|refus(?:e|es|ed|ing)|won't|wouldn't|will not|never|impossible|hard|difficult|unable|can't|cannot|couldn't|didn't|trying|waiting for (?:them|you)) (?:too? )?(?:give|pay|send|release|transfer|get|receive|access|withdraw) (?:me )?my (?:own )?(?:money|payouts?|earnings|commission|funds|winnings)\b/gu,
    ', refund badmark ,',
  ],
  [
    /\b(?:tr(?:y|ied|ies|ying)|attempt\w*|push(?:ed|es|ing)?|kept|keeps?) (?:to |on |and )?(?:(?:up)?sell(?:ing)?|push(?:ing)?|flog(?:ging)?) (?:(?:me|us|you|customers|my \w+) )?(?:on )?(?:extras?|additional|unnecessary|unneeded|more (?:than|stuff|things|services|products)|(?:things?|stuff|services|products|parts) (?:that )?(?:i|we|you) (?:did(?:n't| not)|do(?:n't| not)) (?:need|want))\b/gu,
    ', staff pushy ,',
  ],
  [
    /(?<!\bwas )\b(?:just |simply |then )?clos(?:ed|es|ing) (?:the|my|our) (?:complaint|ticket|case|chat|query|request)s?\b/gu,
    ', service badmark ,',
  ],
  [
    /(?<!\b(?:no|without|any) (?:\w+ )?)\b(?:fees?|rates?|prices?|commission|premiums?|subscription) (?:increases?|hikes?|rises?)\b|\b(?:increases?|hikes?|rise) in (?:the |your |their )?(?:fees?|rates?|prices?|commission|premiums?)\b/gu,
    ', overpriced ,',
  ],
];
