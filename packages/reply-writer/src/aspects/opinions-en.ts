import { compoundsEn } from './compounds-en.ts';
import { hearsay } from './hearsay.ts';
import { idiomsEn } from './idioms-en.ts';
import { itemsEn } from './items-en.ts';
import type { AspectLexicon } from './lexicon.ts';

/** A time that is long to wait: a quarter of an hour and more, or said to be too much. */
const long =
  '(?:(?:over|more than|nearly|almost|about|around|at least|another|a good|the best part of|for) ){0,3}(?:(?:1[5-9]|[2-9]\\d|\\d{3}) ?(?:minutes?|mins?)|(?:fifteen|twenty|thirty|forty|fifty|sixty|ninety)(?:[ -]five)? (?:minutes?|mins?)|(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|several|half an|a couple of)(?: and a half)? (?:hours?|days?|weeks?|months?)(?: and a half)?|another (?:five|ten|5|10|1[0-4]) ?(?:minutes?|mins?)|hours|weeks|months|ages|forever|an eternity|(?:far |way |much )?too long)';
const unlessShort = '(?: (?!only|just|less|under|no|not|never|while)\\w+){0,3}';
/** Not of a wait for what is no business of the place: a flight, a train. */
const unlessForTravel =
  '(?! (?:\\w+ ){0,3}(?:flights?|planes?|trains?|connections?|boarding|layover|stopover)| (?:just |simply )?(?:drinking|eating|enjoying|reading|chatting|talking|working|relaxing|watching|sipping|studying)\\b| (?:as|until|till|because)\\b| to (?:finally |actually )?(?:try|visit|come|go|write|discover|post|leave)\\b| for (?:\\w+ ){1,3}to (?:drain|heat|warm|cool|charge|dry|fill|empty|clear|flush|boil|subside|fade)\\b)';

export const lexiconEn: AspectLexicon = {
  items: itemsEn,
  positive: `goodmark good great nice excellent lovely wonderful fantastic superb amazing awesome perfect outstanding brilliant
    delicious tasty fresh yummy friendly kind helpful polite attentive courteous professional efficient welcoming pleasant
    clean spotless immaculate tidy comfortable comfy cosy cozy spacious roomy airy relaxing beautiful stunning elegant stylish
    modern bright fast quick speedy ample plenty generous impressive impressed enjoyed enjoyable loved love liked best
    decent superior gracious warm warmly smiling smooth smoothly reliable quiet calm peaceful tranquil varied extensive
    exceptional fabulous terrific gorgeous charming recommend recommended worth affordable reasonable delightful well
    splendid magnificent fine exquisite luxurious accommodating knowledgeable lots abundant huge wide patient caring skilled
    talented thorough gentle honest thoughtful respectful hygienic flawless favourite favorite incredible phenomenal stellar
    scrumptious divine mouthwatering flavorful flavourful juicy moist authentic enthusiastic personable compassionate considerate
    trustworthy hospitable prompt promptly fascinating interesting informative educational engaging hilarious fun
    perfectly beautifully wonderfully useful handy convenient healthy
    fave delish scrummy spectacular impeccable immaculately refreshing exemplary sensational heavenly delectable thrilled delighted unforgettable
    breathtaking marvelous marvellous tremendous astounding attractive comprehensive unobtrusive seamless effortless calming
    relaxed neat unbeatable sumptuous upbeat passionate spotlessly`,
  negative: `badmark bad poor awful terrible horrible disgusting dreadful appalling atrocious worst worse disappointing disappointed
    disappointment dirty filthy unclean messy smelly stained stinking rude rudest unfriendly unfriendliest unhelpful impolite arrogant surly grumpy
    indifferent uninterested disinterested inattentive incompetent slow limited tasteless bland stale inedible mediocre
    uncomfortable worn torn shabby tired dated outdated broken rundown dingy dark dull drab gloomy depressing cramped crowded
    overcrowded noisy loud packed tiny scarce sparse meagre meager pathetic ridiculous rubbish insufficient inadequate lacking
    lacks lacked lack expensive overpriced pricey unacceptable unprofessional hopeless useless abysmal shocking basic boring
    uninviting unpleasant substandard disgrace disgraceful disaster few poorly horrendous lousy cheap missing dry greasy soggy
    overcooked undercooked frustrating annoying confusing chaotic ignored spartan minimal failed fails issue
    issues problem problems complaint unappetizing unappetising uninspiring tacky sad miserable weak letdown burnt burned sticky jerks idiots morons grump grumps frown frowns frowning scowl scowled scowling impatience impatient overcharged incorrect wrong late
    careless sloppy aggressive condescending dismissive sarcastic patronising patronizing standoffish snappy brusque curt dishonest lazy faulty defective damaged scratched leaking mouldy vile
    sucks sucked suck sucky gross nasty nastiest yuck yucky crap crappy garbage trash mess lame meh downside drawback gripe unimpressed
    unimpressive underwhelming underwhelmed overrated rubbery chewy mushy lukewarm watery flavorless flavourless unseasoned
    overdone underdone subpar horrid horribly terribly atrociously unsanitary unhygienic grimy grubby disorganized
    disorganised unorganized unorganised understaffed clueless unreliable inconsistent obnoxious snobby snooty snotty pushy
    uncaring disrespectful unwelcoming discourteous inconsiderate disgusted laughable butchered botched ruined
    shoddy flimsy mislabeled mislabelled unresponsive unusable unstable clunky irrelevant uneven lopsided patchy brassy squeaky dented rushed upsell
    upselling forgot forgets forgotten refused refuses cluttered unintuitive confrontational hate hated headache hassle nightmare ordeal unfair lengthy revolting sneaky disrespectfull inexperienced untrained
    unhappy disastrous claustrophobic dissatisfied unsatisfied displeased annoyed frustrated appalled disgust skimpy pitiful dismal bitter outrageous infuriating infuriated insulting furious fuming
    ugly clogged hectic impractical stingy lumpy saggy runny gelatinous unbearable intolerable embarrassing stupid idiotic worthless pointless inefficient inept
    forgettable blah unremarkable uninspired
    shambles shambolic fiasco farce inaccurate inconvenient tedious complicated cumbersome hideous misleading deceptive greedy`,
  weak: `useful handy convenient good well fine decent fast quick ample plenty large wide lots modern warm bright quiet fresh huge worth reasonable best like
    generous impressive affordable enjoyed liked love elegant stylish recommend recommended smooth professional efficient superior calm
    few limited cheap dry basic dark weak tired small old missing issue issues problem problems lack lacks lacked
    lacking sparse scarce minimal confusing boring expensive pricey worn dated failed fails sad late wrong cold nice pleasant
    fave fun interesting healthy authentic prompt promptly engaging chewy crap garbage trash mess meh ruined lame inconsistent forgot forgets forgotten refused refuses rushed uneven hate hated annoyed frustrated attractive neat relaxed comprehensive bitter hectic delighted thrilled
    embarrassing stupid unhappy complicated ugly misleading greedy inaccurate inconvenient`,
  worst: `filthy disgusting rude rudest nastiest horrible awful terrible appalling atrocious worst disgrace disgraceful dirty dreadful abysmal vile
    refused inedible unacceptable ignored shocking unprofessional arrogant stale stinking horrendous pathetic broken aggressive
    gross nasty horrid disrespectful butchered botched ruined`,
  ofPeople: `friendly kind polite courteous warm warmly welcoming smiling helpful attentive gracious accommodating patient caring rude
    rudest nastiest unfriendliest unfriendly unhelpful impolite arrogant surly grumpy condescending dismissive sarcastic patronising patronizing standoffish snappy brusque curt inattentive personable compassionate hospitable
    obnoxious snobby snooty snotty pushy uncaring disrespectful unwelcoming discourteous inconsiderate clueless passionate honest`,
  ofThings: `clean spotless immaculate tidy spacious roomy airy bright modern stylish elegant comfortable comfy cosy cozy delicious tasty
    fresh yummy dirty filthy unclean messy stained worn shabby dated outdated rundown dingy dark cramped tiny tasteless bland stale
    inedible uncomfortable flavorful flavourful juicy moist rubbery chewy mushy lukewarm watery flavorless flavourless unseasoned
    scrumptious mouthwatering`,
  negators:
    "not never isn't wasn't aren't weren't don't doesn't didn't can't cannot couldn't won't hardly barely scarcely rarely seldom neither isnt wasnt dont didnt arent werent doesnt couldnt less least far anything any away",
  relief: 'respite relief escape refuge retreat free away haven',
  lacking: 'no without lacking lacks lacked lack zero nor',
  breakers:
    'although altho though tho while whilst nevertheless nonetheless otherwise whereas except unfortunately because which unless despite',
  turns: 'but however yet still now today',
  heres: '',
  joints: 'and or with plus also then',
  ands: 'and',
  articles: 'a an',
  determiners: 'the a an this that these those our their my',
  verbs:
    'love loved like liked enjoyed recommend recommended lack lacks lacked lacking ignored failed fails ruined butchered botched scratched damaged dented forgot refused burnt burned overcharged hate hated',
  foreign:
    'film films movie movies airport airports terminal terminals concourse city town country flight flights plane planes aircraft ticket tickets fare fares airline airlines carrier trip journey holiday weather travelclass',
  partial: 'some several others',
  comparisons: 'than compared unlike versus vs likea',
  hearsay: hearsay.en,
  elsewhere:
    /\b(?:(?:other|another|different|previous|old|former|neighbou?ring|rival|competing|sister|most|many) (?:\w+ )?(?:lounges?|places?|hotels?|restaurants?|shops?|stores?|airports?|terminals?|salons?|branch(?:es)?|garages?|gyms?|clinics?|apps?|companies|visits?|occasions?|locations?|airlines?|barbers?|hairdressers?|stylists?|mechanics?|dealers?|dealerships?|schools?|museums?|cinemas?|cafes?|bakeries|pizzerias?|chains?)|(?:other|another|better|different) (?:\w+ ){0,2}(?:spots?|joints?|places|hotels|restaurants|cafes)|elsewhere|gone are|next door|(?:last|first|previous|earlier|other) (?:time|visit|stay|year|month|occasion)s?|(?:first|previous|earlier|other) weeks?|previously|in the past(?! (?:few|couple|two|three|four|five|six|several|\d|week|month|hour|day|year))|used to|(?:years?|months?) ago|formerly|back then|once upon|i had read|i have read|(?:the )?reviews (?:say|said|are|were)|(?:went|moved|walked|go|move) (?:\w+ )?to the (?:first|business|gold|other|next|travelclass)|from an? (?:nearby )?(?:restaurant|shop|cafe|store|bar)|in the opposite direction|otherplace (?:\w+ )?(?:is|was|are|were|has|had|serves?)|(?:restaurants?|cafes?|shops?|pubs?|diners?) (?:downstairs|upstairs|outside|opposite|nearby)|even (?:the|their) (?:\w+ ){0,4}(?:lounge|place|hotel|restaurant|shop|airport|one))\b/u,
  hedge:
    /\b(?:sadly|not (?:all|every|everyone|everybody)|sometimes|occasionally|at times|not always|used to|supposedly|allegedly|so[- ]called|seem(?:s|ed)?|looks? (?:good|nice|great|ok)|(?:pictures?|photos?|website|online) (?:\w+ )?(?:looks?|looked|shows?|showed|seem(?:s|ed)?|makes?|made)|hit (?:or|and) miss|can be|may be|some (?:of (?:the|their|your|our|my|them|these|those)(?! (?:very |most )?(?:best|most|nicest|\w+est)\b)|staff|employees|servers|waiters|waitresses|workers))\b/u,
  condition:
    /\b(?:if|unless|(?:can|could) you (?:please )?(?:make|add|fix|bring|let|give)|would|(?:can|could) (?:take|tolerate|accept|forgive|live with|put up with|overlook|excuse|understand)|(?:don|didn)'t mind|wouldn't|should(?!n't| not| never)|might|hop(?:e|ed|ing)|wish|(?<!\b(?:they|staff|he|she|waiter|waitress|server) (?:\w+ )?)expect(?:ed|ing|ation|ations)?|supposed|make sure|ensure|looking for|in case|ought|rather have|could have (?!been)|instead of|my (?:own )?(?:fault|mistake)|when(?:ever)? it(?:'s| is))\b/u,
  learned: true,
  phrases: [
    [/\b(is|are|was|were|do|does|did|has|have|had|ca|wo|could|would|should)(?:nt|n t)\b/gu, "$1n't"],
    ...idiomsEn,
    // An idiom, and what is dear elsewhere.
    [
      /\b(?:expensive|pricey) (?=(?:mistakes?|lessons?|errors?|habits?|tastes?|hobby|cit(?:y|ies)|towns?|countr(?:y|ies)|neighbou?rhood|part of|(?:shopping )?(?:streets?|areas?|district)|shops|cars?|clothes)\b)/gu,
      '',
    ],
    [
      /\b(?:in)?to bed\b|\bout of bed\b|\bin bed (?:by|at|before|until|till|all|when|while|and|trying|reading|watching|early|late)\b|\bbefore bed\b|\bbed ?times?\b/gu,
      '',
    ],
    [/\b(?:loads|lots|tons|plenty|heaps) of (?=food\b)/gu, 'ample '],
    [/\b(?:overall|whole|entire|interior) space\b/gu, 'place'],
    [
      /\bspace (?=(?:is|was|itself) (?:(?:so|very|really|just|also|quite|pretty|absolutely|super|is|was) ){0,2}(?:impressive|amazing|great|good|wonderful|fantastic|awesome|gorgeous|bright|modern|elegant|stylish|charming|fun)\b)/gu,
      'place ',
    ],
    [
      /\b(?:no|without|lack of|zero|few|limited|hardly any|not (?:one|a single|any|many|enough)) (?:\w+ )?(?:vegetarian|vegan|veggie|gluten[\s-]free|plant[\s-]based|halal|kosher|dairy[\s-]free)(?: \w+){0,4}? (?:options?|choices?|dish(?:es)?|meals?|mains?|menu|items?|alternatives?)\b/gu,
      'nodietoptions',
    ],
    [
      /\b(?:good|great|excellent|amazing|lots of|plenty of|loads of|many|fantastic|wonderful) (?:\w+ )?(?:vegetarian|vegan|veggie|gluten[\s-]free|plant[\s-]based|halal|kosher|dairy[\s-]free) (?:and \w+ |or \w+ )?(?:options|choices|selection|alternatives)\b/gu,
      'great dietoptions',
    ],
    [
      /\b(is|was|were|are|being) (?:an?|the|my|our) (?:(?:big|main|major|real|only|huge|biggest) )?(?:issue|problem|concern|downside|let ?down|drawback)\b(?! (?:for|with|that|is|was|to|but))/gu,
      '$1 badmark',
    ],
    [
      /\b(?:far less than|much less than|less than|not|far from|barely|hardly) adequate\b|\b(?:(?:far |much )?less than|far from) (?:ideal|perfect|satisfactory|acceptable)\b/gu,
      'badmark',
    ],
    [
      /\b(?:shocked|horrified|stunned|appalled) (?:at|by|with) (?:the|how) (?:prices?|bill|cost|check|expensive)\b/gu,
      'expensive',
    ],
    [
      /\b(?:way|far|much) to (?=(?:small|few|little|hot|cold|busy|loud|salty|long|slow|dark|bright|tight|narrow|expensive)\b)/gu,
      'too ',
    ],
    [/\b(?:because of|due to) the (?=staff (?:behaviou?r|attitude)\b)/gu, 'badmark '],
    [/\b(?:poor|bad|no|terrible|zero|lack of) (?:customer )?manners?\b/gu, 'staff rude'],
    [/\b(?:did not|didn't|never|not even) (?:once |even |ever )?apologi[sz]ed?\b/gu, 'staff badmark'],
    [
      /\blin(?:ing|ed|es?) up (?:in|on|around|outside|out|down) (?:the |onto |of )?(?:street|road|door|block|corner|building)\b|\blong wait in the drivethru\b/gu,
      'queue',
    ],
    [
      /\bnot (?:really |actually )?(?:open )?24[\s/-]?(?:hrs?|hours?|7)\b|\b(?:not|n't|never) open (?:when|at the (?:stated|posted|advertised))\b/gu,
      'openinghours badmark',
    ],
    [/\b(love|like|liked|loved|enjoyed) the (\w+) but not the (?!\w+est\b|most\b|ones?\b)/gu, '$1 the $2 but badmark '],
    [/\btorn (?:between|over|about|whether|if)\b/gu, ''],
    [/\bbeat(?:en)?[\s-]up\b/gu, 'shabby'],
    // What may come is no complaint, and who queues politely none either.
    [
      /\b(?:will|might|may|would|could) (?:probably |surely |likely )?be (?:(?:very|too|so|quite|really|extremely) )?(?:crowded|packed|noisy|loud)\b|\b(?:everyone|everybody|people) queues?\b|\bin need of (?:a )?service\b|\bpacked (?=(?:schedules?|days?|itinerary|weeks?|weekend|programme|suitcases?|bags?|up|our|my|the|their)\b)|\b(?:bags?|suitcases?|luggage|boxes|things|items?|order|everything) (?:(?:is|was|are|were|well|so|all|very|being) ){1,3}packed\b|\bloud (?=thank|and clear|applause|cheer)/gu,
      '',
    ],
    [/\btv's\b/gu, 'tvs'],
    [/\bcheap(?:er|est)? (?=prices?|tickets?|fares?|flights?|drinks?|rents?|rates?|deals?)|\bcheap enough\b/gu, ''],
    [/\bhated? (?=to\b|that\b|when\b|how\b|leaving\b|saying\b|being\b|having\b|it when\b)/gu, ''],
    [/\bwrong (?:locations?|address|place|spot|side|direction|end)\b/gu, ''],
    [/\b(?:leaves?|left|leaving) (?:a lot|much|something|a great deal|plenty|a bit) to be desired\b/gu, 'is badmark'],
    [
      /(?<!\b(?:i|we|you) )\b(?:do|does|did)(?:n't| not) (?:even |actually )?(?:have|provide|offer) (?:an?\b|any\b|the\b)? ?|\bthere (?:is|are|was|were)(?:n't| not) (?:even )?(?:an?\b|any\b) ?/gu,
      'no ',
    ],
    [
      new RegExp(
        `(?<!while (?:\\w+ )?|(?:places?|spots?|somewhere|area|lounge|room|nice|good|comfortable|pleasant|great) to )\\b(?:wait(?:ed|ing)?|queued|queuing|queueing|stood in line)${unlessShort} ${long}\\b${unlessForTravel}`,
        'gu',
      ),
      'queue',
    ],
    [
      new RegExp(
        `\\b(?:took|takes|taking)(?: us| me| them)? ${long} (?:to (?:get (?:our|my|the|an?|any|some|served|seated|in)|be|enter|pay|start|order|come|arrive|bring|serve|check|receive|answer|reply)\\b|for (?:our|my|the|a)\\b|before\\b)${unlessForTravel}`,
        'gu',
      ),
      'queue ',
    ],
    [
      new RegExp(
        `\\b(?:waited and waited|(?:sat|stood|sitting|standing|stuck)(?: there| around| outside| in (?:line|the (?:queue|car|lobby))| at (?:the|our|a) (?:table|bar|counter|window|door))?(?: for)? ${long}|${long} later,? (?:and )?(?:(?:i'm|i am|we're|we are) )?(?:still|no)|(?:should(?:n't| not)|doesn't|does not) take ${long}|(?:food|theorder|orders?|service|meals?|drinks?|appetizers?|starters?|pizzas?|check|they|it|everything) (?:\\w+ ){0,2}(?:took|takes?) (?:\\w+ )?(?:(?:far |way |much )?too long|forever|ages)|(?:food|theorder|orders?|service|meals?|drinks?|appetizers?|starters?|pizzas?|check) (?:\\w+ ){0,2}(?:took|takes) (?:\\w+ )?${long}|(?:it|and) took (?:over |about |almost |nearly |like |at least )?(?:1[5-9]|[2-9]\\d) ?min(?:ute)?s?)\\b${unlessForTravel}`,
        'gu',
      ),
      'queue ',
    ],
    [
      /\b(?=[\dahotfs])(?<!(?:quoted|told|estimated|no|not|without|never|worth|short) (?:us |me |you |a |an |the ){0,2})(?:\d{2,3}|an?|one|two|three|four|half(?: an)?|several|fifteen|twenty|thirty|forty|fifty|sixty)(?: plus)?[ -](?:min(?:ute)?s?|hours?)s?[ -](?:long )?(?:waits?|waiting|queues?|lines?)\b|\b(?:very |extremely |ridiculously |really |incredibly |insanely |super |so )?long (?:lines?|queues?)\b|\b(?:line|queue)s? (?:(?:was|were|is|are|so|just|really|very|too|always) ){1,4}(?:long|big|huge|slow|endless|ridiculous|insane|crazy|out the door)\b|\b(?:wait(?:ing)?(?: times?)?) (?:was|were|is|are) (?:\w+ ){0,2}(?:long|ridiculous|unacceptable|terrible|horrible|awful|insane|crazy|excessive|too much|over an hour)\b|\b(?:terrible|horrible|awful|excessive|ridiculous|endless|insane) wait(?:ing)?(?: times?)?\b/gu,
      'queue',
    ],
    [
      /\b(?:kept|left) (?:us |me |them |everybody |people )?waiting\b|\blong waits?\b(?! (?:in|at) (?:the|this|an?)\b)|\bwait(?:ing time)? (?:was|is) (?:\w+ )?long\b/gu,
      'queue',
    ],
    [
      /\b(?:better|nicer|cleaner|friendlier) than (?:average|most|expected|ever|usual)\b|\babove (?:the )?average\b/gu,
      'goodmark',
    ],
    [/\b(?:worse|dirtier|slower) than (?:average|most|expected|ever|usual)\b/gu, 'badmark'],
    [/\b(?:high|good|great|excellent|top|best|superb|outstanding|highest|first[\s-]class) quality\b/gu, 'great'],
    [/\b(?:low|poor|bad|terrible|average|mediocre|dubious|inferior) quality\b/gu, 'badmark'],
    [/\b(?:quite )?a few\b|\bat least\b|\b(?:very )?few (?=people|passengers|guests|minutes|other)/gu, ''],
    [/\balmost too (?:many|much)\b/gu, 'plenty'],
    [
      /\btast(?:es?|ed|ing) (?:just |more |literally )?like (?:a |an )?(?:(?:hot|dirty|dish|tap|straight|plain|pure|straight[\s-]up|sweet|old|burnt|burned|wet|frozen|microwaved?|stale) ){0,2}(?:water|milk|cardboard|nothing|plastic|rubber|dirt|soap|chemicals?|feet|sweat|ash(?:es)?|metal|medicine|grease|oil|paper|leather|vomit)\b|\b(?:was|were|is|are|tough|hard|just) like (?:a |an )?(?:old |shoe )?(?:rubber|cardboard|leather|rocks?|bricks?|sawdust|concrete|stone)\b/gu,
      'tasteless',
    ],
    [
      /\b(?:like|as if|more like|similar to|reminds? (?:me|us|you|one) of|reminiscent of) (?:an?|being|some)\b/gu,
      'likea',
    ],
    // What a dish or a drink is called is no opinion of it.
    [
      /\bdirty (?=rice|martinis?|chai|fries|soda|dan)|\bburnt (?=ends)|\bbitter (?=lemon)|\bdry (?=rub|aged|cure|martinis?|ice)|\b(?:crispy|free range|fried) (?=chicken|duck|pork)|\bhot (?=dogs?|wings|sauce|chocolate|pot)|\bsweet (?=potato|and sour|tea)/gu,
      '',
    ],
    [/\b(?:crab|fish|rice|potato|salmon|lobster|corn)[\s-]?cakes?\b/gu, 'appetizer'],
    [/\bblow[\s-]?dr(?:y|ies|ied|ying)\b/gu, 'blowdry'],
    [/\bblow[\s-]?outs?\b/gu, 'blowout'],
    [/\bice[\s-]creams?\b/gu, 'icecream'],
    [/\bmain (?:courses?|dish(?:es)?)\b/gu, 'mains'],
    [/\bspark plugs?\b/gu, ''],
    [/\bsearch bars?\b/gu, 'search'],
    [/\boil changes?\b/gu, 'oilchange'],
    [/\b(?:dressing|changing|fitting) rooms?\b/gu, 'changingroom'],
    [/\baudio[\s-]?guides?\b/gu, 'audioguide'],
    [
      /\bdelivery (?:guys?|m[ae]n|drivers?|persons?|people|boys?|lady|wom[ae]n|agents?|partners?|executives?|riders?)\b/gu,
      'deliveryman',
    ],
    [/\b(?:customer (?:care|support)|help ?desk|call cent(?:er|re))\b/gu, 'service'],
    [
      /\b(?:freezing up|screen freezes|keeps? freezing|(?:app|game) (?:\w+ )?(?:freezes|froze|freezing))\b/gu,
      'crashing',
    ],
    [/\bdining (?:area|room|hall|space)s?\b/gu, 'diningroom'],
    // What ought to be hot: "the toast cold", "cold fries", "served us cold food".
    [
      /\b(breakfasts?|foods?|coffee|tea|toast|eggs?|bacon|pizzas?|chips|fries|burgers?|meals?|dinner|lunch|steaks?|pasta|rice|chicken|nuggets|meat|fish|vegetables|potatoes|curry|mains?|dish(?:es)?|theorder|everything) (?:(?:very|stone|freezing|ice|already|almost|half|all|still|so|both|quite|pretty|rather|served|delivered) ){0,2}cold\b(?! (?:cuts|meats?|brew\w*|drinks?|beers?|beverages?|foods?|snacks?|buffet|options?|and|or)\b)/gu,
      '$1 badmark',
    ],
    [
      /\bcold (?:reheated |soggy |stale |hard )?(?=(?:fries|chips|nuggets|burgers?|toast|eggs|steaks?|gravy|pancakes|bacon|hash|curry|potatoes)\b)/gu,
      'badmark ',
    ],
    [
      /\b(serv(?:ed|es|ing)|got|received|delivered|gave|brought|eat|ate)( me| us)? cold (foods?|meals?|coffee|tea|breakfasts?|soup|pizzas?)\b/gu,
      '$1$2 badmark $3',
    ],
    [/\b(?:bar|pub|fast|street|comfort|junk|soul) food\b/gu, 'food'],
    [/\baverage prices?\b|\b(?:i|we|you|husband|wife|friend) (?:\w+ )?(?:forgot|refused)\b/gu, ''],
    // What was done badly, told without an adjective.
    [
      /\b(?:never|didn't|did not) (?:once |even |ever )?(?:c[ao]me (?:back|over|by|around)|returned?|check(?:ed)? (?:back |in |up )?on|show(?:ed)? up|turn(?:ed)? up|acknowledged?|greet(?:ed)?|smiled?|apologi[sz]ed?|listen(?:ed)?)\b|\bnever (?:came|arrived)\b|\bnot honou?red\b|\bnot what (?:i|we) (?:asked for|ordered|wanted|requested)\b|\bwastes? of (?:money|time|space)\b|\bcame out (?:\w+ )?(?:orange|green|yellow|uneven|patchy|brassy|wrong|raw)\b|\bcancell?ed (?:without|at the last|last|on (?:me|us))\b|\b(?:fell (?:apart|off|out)|came (?:apart|off|loose|undone)|stopped working|ripped|shrank|shrunk|chipped|cracked)\b|\bbroke\b(?! (?:the bank|even|out|up|my heart|into))/gu,
      'badmark',
    ],
    [/(?<!\b(?:i|we|i've|we've|had|have) )\bcancell?ed (?=(?:my|our|the) )/gu, 'badmark '],
    [
      /\b(?:she|he|they) (?:all )?(?:had|has|have|gave|gives?) (?:me |us )?(?:an? |a lot of |so much |such an? )?(?:bad |nasty |terrible |horrible |serious |poor |rude )?attitudes?\b/gu,
      'staff rude',
    ],
    [
      /\b(?:had|has|have|with|gave|gives|giving|got|nothing but) (?:me |us )?(?:an? |a lot of |so much |such an? |major )?(?:bad |nasty |terrible |horrible |serious |poor )?attitudes?\b/gu,
      'rude',
    ],
    [
      /\b(?:she|he|they) (?:really |clearly |just |obviously |simply )?(?:don't|do not|doesn't|does not|didn't|did not|never|couldn't) (?:seem to |even |really )?(?:care|listen|bother)\w*\b|\b(?:nobody|no one|not one person) (?:\w+ )?(?:greeted|helped|came|served|acknowledged|attended|cares|cared|checked|apologi[sz]ed|listened|welcomed)\b|\b(?:was|were|been|being|got|felt) (?:\w+ )?ignored\b/gu,
      'staff ignored',
    ],
    [
      /\b(?:don't|do not|doesn't|does not|didn't|did not|couldn't) (?:really |even |seem to )?care\b(?! (?:for|if|much for|what))/gu,
      'uncaring',
    ],
    // Whoever was friendly or rude there is one of the team.
    [
      /\b(?:everyone|everybody|they all|all of them|she|he|they)((?:'s|'re| is| are| was| were)(?:n't)?(?: (?:so|very|always|all|both|extremely|really|super|quite|incredibly|just|also|such|pretty|too|rather|not|never|absolutely|especially)){0,3}) (?=(?:friendly|polite|courteous|welcoming|helpful|attentive|accommodating|professional|knowledgeable|knowlegeable|knowledgable|rude|unfriendly|unhelpful|impolite|arrogant|dismissive|condescending|unprofessional|incompetent|obnoxious|snobby|pushy|clueless)\b)/gu,
      'staff$1 ',
    ],
    [/\bneeded to be (?:\w+ )?(?:clean\w*|improv\w*|updat\w*|replac\w*|fix\w*)/gu, 'badmark'],
    [/\b(?:short|under)[\s-]staffed\b|\bnot enough (?:staff|servers|employees|people working)\b/gu, 'staff badmark'],
    [/\bno (?:toilet paper|soap|paper towels|hand towels)\b/gu, 'toilets badmark'],
    [
      /\bsmell(?:s|ed|ing|t)? (?:(?!not |no |nothing )\w+ ){0,2}(?:of|like) (?!(?:\w+ )?(?:heaven|scams?|fraud|rats?|trouble|money|fresh|flowers?|roses|coffee|bread|baking|vanilla|lavender|lemon|home|cinnamon|cookies|popcorn))/gu,
      'smelly badsmell ',
    ],
    [/\bempty shelves\b|\bshelves (?:were|are|was|is) (?:\w+ )?empty\b/gu, 'stock badmark'],
    [/\brefused to (?:take (?:it|them) back|exchange|accept (?:the |my )?returns?)\b/gu, 'returns badmark'],
    [
      /\b(?:never|not|didn't|did not|couldn't|wasn't|weren't) (?:even |actually |properly )?(?:fix|repair)(?:ed)?\b/gu,
      'repair badmark',
    ],
    [
      /\bkeeps? (?:on )?(?:\w+ )?(?:logging|kicking|signing) (?:me |you |us )?(?:out|off)\b|\b(?:can't|cannot|can not|couldn't|unable to|won't let me|not able to|impossible to) (?:log|sign)[\s-]?in(?:to)?\b/gu,
      'login badmark',
    ],
    [/\bkeeps? (?:on )?(?:crashing|freezing|closing|stopping|buffering|restarting|shutting down)\b/gu, 'crashing'],
    [
      /\b(?:it|app) (?:won't|doesn't|does not|will not|can't|isn't) (?:even )?(?:open|load|update|install|connect|launch|sync)(?:ing)?\b|\b(?:can't|cannot|couldn't|unable to|not able to) (?:upload|download|install|open the app|update the app|access (?:my|the (?:app|account|site|website|content|game)))\b|\bwon't let me (?:update|download|install|open|upload|use|play|access|buy|order|pay|change|delete)\b|\b(?:deletes?|deleted|lost|loses) (?:all )?(?:of )?my (?:data|photos|pictures|progress|files|messages|history)\b/gu,
      'app badmark',
    ],
    [/\bdining (experience|environment|atmosphere)s?\b/gu, '$1'],
    [
      /\b(?:girl|guy|boy|man|woman|gentleman|gal|dude|kid|person|people|lad)s? (?:(?:at|behind|on|working|running|manning) the (?:\w+ )?(?:counter|window|desk|front|register|till|door|drive|reception|checkout|phone|bar|cash)|who (?:served|helped|took|greeted|answered|works?|worked|did|cut|handed|brought|was serving|was working)|(?:(?:is|was) )?(?:still )?working (?:there|here|tonight|today)|taking (?:the |our |my )?(?:money|orders?))\b/gu,
      'staff',
    ],
    [
      /\b(?:full of|plastered with|bombarded (?:with|by)|has|have|had|with|more|constant|endless|non-?stop|annoying) (?!no |zero |fewer |less )(?:\w+ )?(?:ads|adverts|advertisements)\b(?! free)/gu,
      'ads badmark',
    ],
    [/\bno dark mode\b/gu, 'features badmark'],
    [/\bbar (?:people|staff|team|crew)\b/gu, 'staff'],
    // How it is often written.
    [
      /\bquiet (?=(?:slow|good|nice|bad|poor|expensive|small|busy|noisy|rude|friendly|helpful|dirty|clean|long|far|pricey|cheap)\b)/gu,
      'quite ',
    ],
    [/\b(?:drinks?|vending|soda|ice) machines?\b/gu, 'machine'],
    // Who is not named is who served.
    [
      /\b(?:she|he|they) (?=(?:was|is|were|are) (?:(?:so|very|really|extremely|quite|just|also|always|not|super|incredibly) ){0,2}(?:rude|unfriendly|impolite|unhelpful|dismissive|unprofessional|friendly|helpful|polite|welcoming|attentive|courteous)\b)/gu,
      'staff ',
    ],
    [
      /\btak(?:es|ing|e) (?:forever|ages|so long|too long|a long time) (?:for \w+ )?to (?:load|open|start)\b/gu,
      'loading badmark',
    ],
    // A space is the place, unless its size is spoken of.
    [/\bparking (?:spaces?|spots?|lots?|garages?)\b/gu, 'parking'],
    [
      /\b(beautiful|lovely|nice|cute|clean|dirty|cozy|cosy|gorgeous|stunning|pleasant|amazing|wonderful|cool|inviting|relaxing|welcoming|calm) space\b/gu,
      '$1 place',
    ],
    [
      /\bspace (?=(?:(?:itself|just|really|is|was|to) )?(?:feels?|felt|looks?|looked|beautiful|lovely|cute|clean|dirty|cozy|cosy|gorgeous|stunning|pleasant|inviting|relaxing|nice)\b)/gu,
      'place ',
    ],
    [/\bwhat (?:they|it|this place|the \w+) lacks? in\b[^.!?]{0,120}?\bmakes? up\b/gu, 'makes up'],
    [/\bservice (?:tips?|fees?|tax(?:es)?)\b/gu, 'fees'],
    [/\b(?:been to|had|seen|eaten|tasted|stayed (?:in|at)) (?:much |far |way )?better\b/gu, 'badmark'],
    [/\b(?:and |with )?plenty of it\b|\bas (?:wide|large|big|long|high|tall|small|fast|hard) as\b/gu, ''],
    [/\b(?:small|smaller|tiny|little|stingy) (portions?|servings?)\b/gu, 'badmark portions'],
    [
      /\b(?:portions?|servings?)(?: sizes?)? (?:(?:is|are|was|were|being|so|very|too|really|quite|rather|way|pretty|extremely) ){1,3}(?:small|smaller|little)\b/gu,
      'portions badmark',
    ],
    [
      /\b(meat|steaks?|beef|chicken|pork|ribs|lamb|brisket|crust|bagels?|bread|pancakes) (?:(?:was|were|is|are|so|very|too|really|quite|rather|extremely|also) ){1,3}(?:tough|hard)\b/gu,
      '$1 badmark',
    ],
    [/\b(?:lettuce|summer|rice paper) wraps?\b/gu, 'dish'],
    [
      /\bup[\s-]?charg(?:es?|ed|ing)\b|\bprices? (?:\w+ ){0,2}(?:out of (?:control|hand)|through the roof)\b/gu,
      'expensive',
    ],
    [/\bdirty (?:chai|martinis?|fries|rice|sodas?|burgers?)\b/gu, 'food'],
    [/\bwater(?:ed|y)[\s-]down\b/gu, 'watery'],
    [/\b(?:variety|range|difference) (?:in|of) prices?\b|\bprice ranges?\b|\bdark[\s-]?wood(?:en|ed)?\b/gu, ''],
    // Words that are a thing in other company.
    [
      /\b(?:rais(?:e|es|ed|ing)|sets?|setting|lower(?:s|ed)?) the bar\b|\bbar none\b|\b(?:good|great|high) spirits\b|\bin my view\b|\bgrand opening\b|\b(?:piece of|icing on the|takes? the) cake\b|\bof course\b|\bon the internet\b|\bseat covers?\b|\bin search of\b|\bco[\s-]workers?\b|\bladies'? (?:night|room|toilets?|day)\b|\bmy (?:\w+ )?lady\b|\b(?:on|over|by|via) the (?:tele)?phone\b|\bphone (?:calls?|numbers?)\b/gu,
      '',
    ],
    [
      /\b(will|would|won't|wouldn't|not|never|shall|i'll|we'll|to|happily|gladly|definitely|certainly) (?:be )?return(?:ing)?\b(?! (?:it|them|the|my|an?|this|items?|policy|label|fee))/gu,
      '$1 revisit',
    ],
    [/\b(?:small|sharing|shared|tasting|share|huge|big|large|heaping) plates\b/gu, 'food'],
    [/\bsub[\s-]?par\b/gu, 'subpar'],
    [/\bclass act\b/gu, 'goodmark'],
    [/\bcinnamon (?:rolls?|buns?)\b/gu, 'pastry'],
    [/\bthe cook\b/gu, 'the chef'],
    [/\bthe till\b/gu, 'the tills'],
    [/\b(?:the|this|light|magic|live|evening|night|whole) show\b/gu, 'the shows'],
    [/\bout of stock\b/gu, 'stock badmark'],
    [/\b(?<!(?:at|in|of|from|to) )(this|worst|terrible|horrible|awful) location\b/gu, '$1 place'],
    [/\bno (?:live )?music\b|\b(?:pay|paid|paying|draw|drew|call) (?:\w+ )?attention\b/gu, ''],
    [/\btreatment of (?:the |its |their )?(?:customers|guests|clients|people|patrons)\b/gu, 'service'],
    [
      /\bclos(?:e|es|ed|ing) (?:(?:\d+|an?|one|two|half an) (?:minutes?|mins|hours?) )?(?:too |so |very )?(?:early|earlier|before (?:closing|the (?:stated|posted)))\b/gu,
      'openinghours badmark',
    ],
    [
      /\b(?:can't|cannot|can not|couldn't|could not|not allowed to|won't let (?:you|me|us)|wouldn't let (?:you|me|us)) use (?:the |their )?(bathroom|restroom|toilet|washroom)s?\b/gu,
      '$1 badmark',
    ],
    [/\bnot (?:really |even )?worth (?:the|your|my|our|that|its) (?:money|price|cost|expense)\b/gu, 'expensive'],
    [
      /(?<!\b(?:worth|pay|paid|at|for|not|nearly|almost) )\b(?:double|twice|triple|three times) the (?:price|cost) (?:of|as|than|compared|elsewhere|you|it)\b/gu,
      'expensive ',
    ],
    // A short queue is none to complain of.
    [
      /\b(?:short|shorter|small|smaller|minimal|quick|fast|fast[\s-]moving|little|no real) (?:queues?|lines?|waits?|queu(?:e)?ing|wait(?:ing)? times?)\b|\b(?:queues?|lines?|waits?|wait(?:ing)? times?) (?:was|were|is|are|moved|moves|went|goes) (?:\w+ )?(?:short|shorter|small|minimal|quick|quickly|fast|swiftly|ok|fine|reasonable)\b/gu,
      'goodmark',
    ],
    [/\bt[\s-]shirts?\b/gu, 'tshirt'],
    // Full of people is a complaint, and full of flavour none.
    [
      /\bflavou?r[\s-]packed\b|\b(?:packed|loaded|bursting|overflowing) (?:full )?(?:with|of) (?!(?:\w+ )?(?:people|guests|passengers|tourists|customers|families|kids|children|teenagers|students))|\b(?:packed|crowded|busy)\b(?=[^.!?]{0,40} (?:good|great) sign)/gu,
      '',
    ],
    [/\bno (?:hidden |extra |additional |added )?(?:fees|charges|surcharges)\b/gu, 'goodmark'],
    [
      /\b(?:price|prices|charges|fees|rates|costs?|tax|taxes|tuition|rent) (?:(?:has|have|had|are|is|were|was|went|gone|got|keeps?|been|just|way|so|too|very|really) ){0,3}(?:increased|increasing|up|hiked|high|higher|insane|crazy|ridiculous|steep|outrageous|exorbitant|excessive|absurd)\b|\b(?:hiked|increased|high|higher|hidden|inflated|exorbitant|excessive|outrageous|steep|absurd) (?:\w+ )?(?:prices?|charges|fees|rates|costs)\b|\bprice (?:increases?|hikes?)\b|\brip[\s-]?offs?\b(?! artist)/gu,
      'expensive',
    ],
    [
      /\b(?:no|never|without|zero) (?:a |an |any |one |got an? |received an? |get an? |had an? )?(?:repl(?:y|ies)|response|answer)s?\b(?! (?:to|for) (?:that|this))|\b(?:never|not|don't|doesn't|didn't|won't|wouldn't|refuses? to|nobody|no one) (?:even |ever |bothered to |bother to )?(?:repl(?:y|ies|ied|ying)|respond(?:s|ed|ing)?|answer(?:s|ed|ing)?|call(?:s|ed)? (?:me |us )?back|return(?:ed|s)? (?:my|our) (?:calls?|messages?|emails?)|pick(?:s|ed)? up the phone|g[eo]ts? back to (?:me|us))\b|\b(?:impossible|hard|difficult|unable) to (?:reach|contact|get (?:a ?)?hold of|get through|make contact|speak to|talk to) (?:an?|any|the|them|some|customer|with)\w*\b|\b(?:impossible|hard|difficult|unable) to get (?:someone|anyone|somebody|anybody) on the (?:phone|line)\b|\b(?:no|not any) (?:way|number|phone number) (?:to (?:contact|call|talk|speak|reach|get)|for)\b|\bhung up on (?:me|us)\b/gu,
      'noanswer ',
    ],
    // What was bought did not come.
    [
      /\b(?:theorder|orders?|parcels?|packages?|items?|products?|shipments?|delivery|deliveries) (?:(?:has|have|had|was|were|still|is|are|get|got|gets|being) ){0,3}(?:never|not|hasn't|haven't|didn't|wasn't|weren't) (?:(?:yet|been|even) ){0,2}(?:arrived?|come|came|received|delivered|shipped|show(?:n|ed)? up|turn(?:ed)? up)\b|\b(?:never|not|haven't|hasn't|didn't|wasn't) (?:(?:yet|been|even|actually) ){0,2}(?:shipped|delivered?)\b|\b(?:never|haven't|have not|still not|did not|didn't) (?:yet |even )?(?:received?|got|gotten|get) (?:theorder|(?:my|the|our|an?|any) (?:parcels?|packages?|items?|delivery|shipment|products?))\b|(?<!\b(?:forms?|e-?mails?|messages?|applications?|requests?|payments?|documents?|calls?|money) )\b(?:was|were|is|are|been) never (?:received|delivered|shipped)\b|\b(?:late|delayed|missed|failed) (?:deliver(?:y|ies)|shipments?|shipping)\b/gu,
      'delivery badmark',
    ],
    [
      /\b(?:theorder|orders?) (?:(?:was|were|is|got|gets|been|auto|automatically|getting) ){1,3}cancell?ed\b|\bcancell?ed (?:theorder|it) (?:by themselves|themselves|without)/gu,
      'cancellation badmark',
    ],
    [
      /\b(?:deliver(?:ed|s|ing)?|receiv(?:ed|e)|arriv(?:ed|es|e)|sen[dt]|ship(?:ped|s)?) (?:the |my |our |it )?(?:\w+ )?(?:too |so |very |always )?late\b(?! (?:at|in|night|evening))/gu,
      'delivery badmark',
    ],
    [
      /\b(?:theorder|orders?|food|parcels?|packages?|deliver(?:y|ies)) (?:(?:was|were|is|are|get|gets|got|always|being) ){1,2}(?:delayed|(?:so |very |too |always |\w+ (?:minutes|hours|days|mins) )?late)\b/gu,
      'delivery badmark',
    ],
    [
      /\b(?:wrong|incorrect) sizes?\b|\bruns? (?:(?:very|way|so|really|a bit|quite) )?(?:to |too )?(?:small|large|big)\b/gu,
      'sizes badmark',
    ],
    [
      /\b(?:hard|difficult|confusing|impossible|not easy|not intuitive) to (?:use|navigate|understand)\b/gu,
      'interface badmark',
    ],
    [/\b(?:easy|easier|simple|intuitive) to (?:use|navigate)\b/gu, 'interface goodmark'],
    [
      /\b(?:can(?:no|')t|unable to|impossible to|won't let me|trying to|hard to|difficult to|makes? it hard to) cancel\b/gu,
      'cancel badmark',
    ],
    // "Our order was wrong"; "in order to" and "we order" are none.
    [
      /\b(?:my|our|the|their|your|his|her|every|first|second|whole|entire|online|mobile|takeaway|takeout|pickup|drive thru) orders?\b(?! (?:of|in which))/gu,
      'theorder',
    ],
    [
      /\b(?:(?:got|gets?|getting|had|have|having|is|was|messed|messes|mess|messing|screwed|screws|screw|mixed|mixing|mistake|mistook) (?:up )?theorder (?:all |completely |totally |always |still )?(?:wrong|up|incorrect|incorrectly|mixed up)|(?:messed|messes|mess|messing|screwed|screws|screw|mixed|mistakes?|mistook|forgot|forgets?|lost) (?:up )?(?:half (?:of )?|part of )?theorder|(?:wrong|incorrect|incomplete|missing) orders?|(?:instead (?:i|we) (?:received|got)(?! (?:an? )?(?:\w+ )?(?:disappointment|attitude|lecture|nothing|response|reply|email|message))|(?:sent|delivered|gave|brought|got|received|served)(?: me| us| out)? (?:the |an? )?(?:completely |totally )?(?:wrong|incorrect) (?:items?|things?|products?|foods?|meals?|dish(?:es)?|drinks?|colou?rs?|ones?|parts?)))\b/gu,
      'theorder badmark',
    ],
    [
      /\b(?:left|leave|leaves|leaving) (?:out |off )?(?:half (?:of )?|part of )?theorder\b|\b(?:item|items|things?|food|stuff|fries|drinks?|sauces?) (?:(?:was|were|is|are|always) )?missing (?:from|in|off|out of) theorder\b/gu,
      'theorder badmark',
    ],
    [/\b(?:pre|individually|vacuum|shrink)[\s-]{0,2}(?:packed|packaged)\b|\bpacked (?:lunch|food|in)\b/gu, ''],
    [/\bno (?:annoying|loud|noisy|rude|unfriendly|bad|unpleasant|crying|screaming) \w+\b/gu, ''],
    [/\b(?:at|in|of|from|to) (?:this|that|your|their|both|each)(?: \w+)? locations?\b/gu, ''],
    [
      /\bkinds? of\b|\b(?:what|any|some|every|all|no|this|that|which) kinds?\b|\b(?:sticky toffee|dark (?:chocolate|beer|rum)|dry (?:clean\w*|white|red)|lazy (?:morning|afternoon|evening|day)s?|open (?:till |until )?late|late (?:at night|checkout|evening|night))\b/gu,
      '',
    ],
    [
      /\b(?:an?|the) (?:\w+ )?(?:good|great|excellent|wonderful|perfect|best|better) choice\b(?! (?:of|in))/gu,
      'goodmark',
    ],
    [/\bwi[\s-]?fi\b/gu, 'wifi'],
    [/\b(dirty|used|empty|unwashed) dishes\b/gu, '$1 plates'],
    [/\bfine (?=dining|print|line|art)/gu, ''],
    [/\bquiet (?:\w+ )?(?:rooms?|areas?|zones?|spaces?|corners?)\b/gu, 'room'],
    [/\bself\s?-?\s?serv(?:ice|ing|ed?)\b/gu, 'byoneself'],
    // What is taken away is not what lies about.
    [
      /\b(?:dirty|used|empty) (?:plates|glasses|dishes|cups|tables)(?: (?:and|or) \w+)?(?: etc)? (?:(?:is|are|was|were|get|got|being|been) )?(?:\w+ )?(?:cleared|removed|collected|cleaned|taken away)\b|\b(?:clear|remov|collect)(?:s|ed|ing)? (?:of |away |up )?(?:the )?(?:dirty|used|empty) \w+(?: and \w+)?/gu,
      '',
    ],
    [/\b(?:something|anything|nothing|items?) (?:warm|hot|cold)\b/gu, 'something'],
    [/\b(?:internet|wifi|wireless) service\b|\b(?:internet|wifi|wireless|network|data) connections?\b/gu, 'internet'],
    [/\b(slow|fast|bad|poor|weak|good|unstable) connection\b/gu, '$1 internet'],
    [/\bpool (?:tables?|balls?|games?)\b|\b(?:lots|plenty|most|many) of the\b/gu, ''],
    [/\bcharging (?:points?|stations?|ports?|sockets?)\b/gu, 'sockets'],
    [/\b(?:business|biz|economy|coach|premium)(?:[\s-]class)? (?:seats?|service|tickets?|fares?)\b/gu, 'travelclass'],
    [/\bhot ?plates?\b/gu, 'food'],
    [/\b(?:at|from|by|in) (?:the )?reception\b/gu, ''],
    [/\b(?:is|are|was|were)?(?:n't| not) (?:too |so |that )bad\b/gu, 'decent'],
    [/\bcheck[\s-]?in\b/gu, 'checkin'],
    [/\b(?:sign|log)[\s-]?(?:ging )?in\b/gu, 'login'],
    [/\brun[\s-]?down\b/gu, 'rundown'],
    [/\bup to date\b/gu, 'modern'],
    [/\bnot (?:too |so |that )?bad\b/gu, 'goodmark'],
    [
      /\b(?:no|without|not any|zero) (?:real |major |further )?(?:complaints?|complains?|problems?|issues?|fault|worries)\b/gu,
      'goodmark',
    ],
    [
      /\b(?:can|could)(?:no|')t (?:fault|complain|be better|ask for (?:more|better)|be faulted|have been (?:better|nicer|more helpful|kinder|friendlier))\b/gu,
      'goodmark',
    ],
    [/\bno (?:queues?|queuing|wait(?:ing)?|crowds?|noise)\b/gu, 'goodmark'],
    [
      /\b(?:second to none|first class service|top[\s-]notch|top quality|state of the art|must visit|high quality)\b/gu,
      'goodmark',
    ],
    [/\bnot only\b/gu, 'also'],
    [/\b(?:not|no longer|never) (?:be |feel |made )?welcome\b/gu, 'badmark'],
    [/\b(?:baskets?|bins?|rubbish|trash|garbage|ashtrays?)(?: (?:is|are|was|were))? overflowing\b/gu, 'dirty'],
    [/\b(?:apart|aside) from\b|\bother than\b/gu, 'except'],
    [/\bbest (?=\w+ (?:is|are|was|were)\b)/gu, ''],
    [
      /\bnothing (?:special|great|much|exciting|to write home about|fancy|impressive|memorable|substantial|to eat)\b/gu,
      'badmark',
    ],
    [
      /\bnot (?:enough|sufficient|adequate|up to (?:standard|scratch|par|much)|working|great|good|available)\b/gu,
      'badmark',
    ],
    [/\b(?:(?:does|did|was|is|do)n't|(?:does|did) not) (?:work|working|impress)\b/gu, 'badmark'],
    [/\b(?:was|were|is|are) (?:already |all |both |also )?closed\b(?! (?:to|by|off))/gu, 'badmark'],
    [
      /\b(?:could|should|can) (?:be|have been|do|use|do with)(?: a bit| a lot| much)? (?:better|improved|improvement|cleaner|more|wider|nicer|warmer|faster|an? \w+)\b/gu,
      'badmark',
    ],
    [/\b(?:would have been|would be) (?:nice|good|great|better|nicer|appreciated|welcome)\b/gu, 'badmark'],
    [
      /(?<!\b(?:will|won't|not|n't|never|hardly) )\b(?:(?:needs?|needed|needing|in need of|due for|could do with|could use|requires?|wants) (?:\w+ ){0,3}?|long overdue (?:for )?(?:\w+ )?)(?:updat|upgrad|renovat|refurb|remodel|redecorat|moderni[sz]|refresh|facelift|makeover|tlc\b|lick of paint)\w*/gu,
      'outdated',
    ],
    [
      /\b(?:needs? (?:an? |some |more |to (?:be )?(?:improv|updat|upgrad|renovat|refurbish|replac|clean|work|step|chang|do|get|refresh|expand))\w*|in need of|due for|(?:i|we) wish|long overdue|needs? (?:updat|improv|upgrad|renovat|refurb)\w*)/gu,
      'badmark',
    ],
    [/\b(?:was|were|is|are|arrived|came|stone|freezing|always|served|ice) cold\b/gu, 'badmark'],
    [
      /\b(?:out of order|out of date|hard to find|difficult to find|hard to come by|at best|at worst|let down|a joke|not worth|so so|so-so|worn out|stay away|non[\s-]existent|hit and miss|go downhill|gone downhill|hit[\s-](?:or|and|n)[\s-]miss|standing room only|below average|below par|ran out|run out)\b/gu,
      'badmark',
    ],
    [
      /\btoo (?:small|few|little|hot|cold|busy|loud|salty|far|long|many|slow|hard|dark|bright|warm|tight|narrow|thin|short|thick)\b/gu,
      'badmark',
    ],
    [/\b(?:bit|little) (?:small|slow|busy|tired|dated|limited|cold|far|cramped|old|worn)\b/gu, 'badmark'],
    [/\b(?:good|great|best) (?:for nothing|luck|grief|thing is)\b/gu, ''],
    [/\bwell (?:as|over|before|after|past)\b/gu, ''],
    [/\b(?:as|so) well\b/gu, ''],
    [/\b(?:first|business|economy|club|world) class\b/gu, 'travelclass'],
    [/\b(?:all|at|very|past|of) (?:the )?best\b/gu, 'good'],
    [
      /\b(?:cold|warm|hot) (?:and (?:cold|hot|warm) )?(?:food|snacks?|meals?|dishes|items|cuts?|buffet|options?|selections?)\b/gu,
      'food',
    ],
    [/\b(?:cold|warm|hot) (?:and (?:cold|hot|warm) )?(?=drinks?|beers?|beverages?)/gu, ''],
    [
      /\b(?:cold|warm|hot) (?:water|towels?)\b|\b(?:toilet|bathroom|washroom) (?:tissues?|paper|rolls?|amenities)\b|\breception (?:area|hall|room|counter)\b/gu,
      'something',
    ],
    [/\bsalad bars?\b/gu, 'food'],
    [/\bhot and cold\b/gu, ''],
    [/\b(?:soft|fresh) (?=drinks)/gu, ''],
    [/\bfresh (?=fruits?|air|juices?|water)/gu, ''],
    [/\bcustomer service\b/gu, 'service'],
    [/\b(?:service|security|boarding|information|help) (?:desk|counter|charge|area)\b/gu, 'counter'],
    [/\bno longer\b/gu, 'not'],
    [/\bnot (?:quite |really )?up to (?:what|the|par|standards?|expectations?)\b/gu, 'badmark'],
    [/\b(?:power|electrical) (?:points?|outlets?|sockets?|plugs?)\b/gu, 'sockets'],
    ...compoundsEn,
  ],
  facetWords: {
    clean:
      'clean cleaner cleanliness spotless immaculate hygienic tidy dirty filthy unclean messy stained smelly smell stinking',
    choice:
      'choice choices selection selections range variety options option assortment limited few plenty lots extensive varied wide array abundant sparse enough insufficient',
    quality: 'quality tasty delicious fresh tasteless bland stale inedible excellent poor awful terrible mediocre cold',
    comfort: 'comfortable comfy comfort uncomfortable cosy cozy',
    condition: 'worn tired shabby broken dated outdated rundown old stained maintained torn dingy',
    kind: 'friendly friendliness kind polite courteous warm welcoming smiling rude unfriendly impolite arrogant surly grumpy gracious pleasant charming',
    care: 'helpful attentive professional efficient unhelpful inattentive indifferent uninterested disinterested incompetent accommodating ignored unprofessional',
    speed: 'fast quick speedy slow speed quickly slowly prompt',
    price: 'expensive cheap overpriced',
  },
};
