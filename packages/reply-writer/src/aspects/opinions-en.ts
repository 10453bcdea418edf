import { itemsEn } from './items-en.ts';
import type { AspectLexicon } from './lexicon.ts';

export const lexiconEn: AspectLexicon = {
  items: itemsEn,
  positive: `goodmark good great nice excellent lovely wonderful fantastic superb amazing awesome perfect outstanding brilliant
    delicious tasty fresh yummy friendly kind helpful polite attentive courteous professional efficient welcoming pleasant
    clean spotless immaculate tidy comfortable comfy cosy cozy spacious roomy airy relaxing beautiful stunning elegant stylish
    modern bright fast quick speedy ample plenty generous impressive impressed enjoyed enjoyable loved love liked best
    decent superior gracious warm warmly smiling smooth smoothly reliable quiet calm peaceful tranquil varied extensive
    exceptional fabulous terrific top gorgeous charming recommend recommended worth affordable reasonable delightful well
    splendid magnificent fine exquisite luxurious accommodating knowledgeable lots abundant huge wide quality`,
  negative: `badmark bad poor awful terrible horrible disgusting dreadful appalling atrocious worst worse disappointing disappointed
    disappointment dirty filthy unclean messy smelly stained stinking rude unfriendly unhelpful impolite arrogant surly grumpy
    indifferent uninterested disinterested inattentive incompetent slow limited tasteless bland stale inedible mediocre
    uncomfortable worn shabby tired dated outdated broken rundown dingy dark dull drab gloomy depressing cramped crowded
    overcrowded noisy loud packed tiny scarce sparse meagre meager pathetic ridiculous rubbish insufficient inadequate lacking
    lacks lacked lack expensive overpriced pricey unacceptable unprofessional hopeless useless abysmal shocking basic boring
    uninviting unpleasant substandard disgrace disgraceful disaster few poorly horrendous lousy cheap missing dry greasy soggy
    overcooked undercooked frustrating annoying confusing chaotic ignored spartan minimal average nothing failed fails issue
    issues problem problems complaint unappetizing unappetising uninspiring tacky sad miserable weak letdown`,
  negators:
    "not no never isn't wasn't aren't weren't don't doesn't didn't can't cannot couldn't won't hardly barely neither nor without isnt wasnt dont didnt less far",
  lacking: 'no without lacking lacks lacked lack zero',
  breakers: 'but however although though while whereas except yet unfortunately because which unless compared despite',
  phrases: [
    [/\bwi[\s-]?fi\b/gu, 'wifi'],
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
      /\b(?:second to none|first class service|top notch|top quality|state of the art|must visit|high quality)\b/gu,
      'goodmark',
    ],
    [/\bnot only\b/gu, 'also'],
    [
      /\bnothing (?:special|great|much|exciting|to write home about|fancy|impressive|memorable|substantial|to eat)\b/gu,
      'badmark',
    ],
    [
      /\bnot (?:enough|sufficient|adequate|up to (?:standard|scratch|par|much)|working|great|good|available)\b/gu,
      'badmark',
    ],
    [/\b(?:(?:does|did|was|is|do)n't|(?:does|did) not) (?:work|working|impress)\b/gu, 'badmark'],
    [
      /\b(?:could|should|can) (?:be|have been|do|use|do with)(?: a bit| a lot| much)? (?:better|improved|improvement|cleaner|more|wider|nicer|warmer|faster|an? \w+)\b/gu,
      'badmark',
    ],
    [/\b(?:would have been|would be) (?:nice|good|great|better|nicer|appreciated|welcome)\b/gu, 'badmark'],
    [
      /\b(?:needs? (?:an? |some |more |to (?:be )?(?:improv|updat|upgrad|renovat|refurbish|replac|clean|work|step|chang|do|get|refresh|expand))\w*|in need of|due for|(?:i|we) wish|long overdue|needs? (?:updat|improv|upgrad|renovat|refurb)\w*)/gu,
      'badmark',
    ],
    [/\b(?:was|were|is|are|arrived|came|stone|freezing|always|served|ice) cold\b/gu, 'badmark'],
    [
      /\b(?:out of order|out of date|hard to find|difficult to find|hard to come by|at best|at worst|let down|a joke|not worth|so so|so-so|worn out|stay away|non[\s-]existent|hit and miss|go downhill|gone downhill|standing room only|below average|below par|ran out|run out)\b/gu,
      'badmark',
    ],
    [
      /\btoo (?:small|few|little|hot|cold|busy|loud|expensive|salty|far|long|many|slow|hard|dark|bright|warm)\b/gu,
      'badmark',
    ],
    [/\b(?:bit|little) (?:small|slow|busy|tired|dated|limited|cold|far|cramped|old|worn)\b/gu, 'badmark'],
    [/\b(?:good|great|best) (?:for nothing|luck|grief|thing is)\b/gu, ''],
    [/\bwell (?:as|over|before|after|past)\b/gu, ''],
    [/\b(?:as|so) well\b/gu, ''],
    [/\b(?:first|business|economy|club|world) class\b/gu, 'travelclass'],
    [/\b(?:all|at|very|past|of) (?:the )?best\b/gu, 'good'],
    [
      /\b(?:cold|warm|hot) (?:and (?:cold|hot|warm) )?(?:food|drinks?|snacks?|meals?|dishes|items|beers?|cuts?|buffet|beverages?|options?|selections?|water|towels?)\b/gu,
      'food',
    ],
    [/\bhot and cold\b/gu, ''],
    [/\b(?:soft|fresh) (?=drinks)/gu, ''],
    [/\bfresh (?=fruits?|air|juices?|water)/gu, ''],
    [/\bcustomer service\b/gu, 'service'],
    [/\b(?:service|security|boarding|information|help) (?:desk|counter|charge|area)\b/gu, 'counter'],
    [/\bair conditioning\b/gu, 'aircon'],
    [/\b(?:power|electrical) (?:points?|outlets?|sockets?|plugs?)\b/gu, 'sockets'],
  ],
  facetWords: {
    clean:
      'clean cleaner cleanliness spotless immaculate hygienic tidy dirty filthy unclean messy stained smelly smell stinking',
    choice:
      'choice choices selection selections range variety options option assortment limited few plenty lots lack extensive varied wide array abundant sparse enough insufficient',
    quality: 'quality tasty delicious fresh tasteless bland stale inedible excellent poor awful terrible mediocre cold',
    comfort: 'comfortable comfy comfort uncomfortable cosy cozy',
    condition: 'worn tired shabby broken dated outdated rundown old stained maintained torn dingy',
    kind: 'friendly friendliness kind polite courteous warm welcoming smiling rude unfriendly impolite arrogant surly grumpy gracious pleasant charming',
    care: 'helpful attentive professional efficient unhelpful inattentive indifferent uninterested disinterested incompetent accommodating ignored unprofessional',
    speed: 'fast quick speedy slow speed quickly slowly prompt',
    price: 'expensive cheap overpriced',
  },
};
