export type Risk =
  | 'health'
  | 'injury'
  | 'discrimination'
  | 'legal'
  | 'misconduct'
  | 'refund'
  | 'minors'
  | 'privacy'
  | 'threat';

/**
 * What makes a review a matter for a person, by subject: folded text, so no accents. Written for recall: a false alarm
 * costs one look, a miss may publish a cheerful reply to an allegation.
 */
export const riskTerms: Readonly<Record<Risk, readonly RegExp[]>> = {
  health: [
    /\bfood[\s-]?poison\w*/u,
    /\bpoison(?:ed|ing)\b/u,
    /\b(?:got|fell|been|was|were|felt|feeling|made (?:me|us|him|her|my \w+)|being|became) (?:\w+ )?(?:sick|ill|nauseous|unwell)\b/u,
    /\b(?:vomit\w*|diarrh\w*|salmonell\w*|e\.? ?coli|listeria|stomach (?:bug|cramps?|ache|flu)|threw up|throwing up|gastro\w*)\b/u,
    /\b(?:allerg\w+|anaphyla\w+|epipen|coeliac|celiac|asthma attack)\b/u,
    /\b(?:hospitali[sz]ed|emergency room|ambulance|ended up in (?:the )?hospital|paramedics?|heart attack|seizure)\b/u,
    /\b(?:cockroach\w*|roach(?:es)?|rats?|mice|mouse droppings|maggots?|bed ?bugs?|mou?ld(?:y)?|rodents?|vermin|infest\w+|fleas|lice)\b/u,
    /\b(?:raw (?:chicken|meat|pork)|expired food|(?:hair|glass|plastic|metal|insect|bug|worm|fly) in (?:my|our|the|his|her) (?:food|meal|soup|drink|salad|plate|dish))\b/u,
    /\b(?:intoxication\w*|intoxique\w*|empoisonn\w*|vomi\w*|diarrhee\w*|salmonelle\w*|malade\w*|nausee\w*|indigestion|maux de ventre|mal au ventre)\b/u,
    /\b(?:cafards?|blattes?|souris|punaises? de lit|asticots?|moisi\w*|moisissures?|insectes?|nuisibles?|puces)\b/u,
    /\b(?:choc anaphylactique|urgences|hopital|samu|pompiers|perimee?s?|avarie\w*)\b/u,
    /\b(?:intoxicacion|vomit\w+|cucarachas?|enferm[oe]\w*|lebensmittelvergiftung|kakerlaken?|erbrochen|intossicazione|scarafagg\w+|alergia|allergie\w*)\b/u,
  ],
  injury: [
    /\b(?:injur(?:y|ies|ed)|broke(?:n)? (?:my|his|her|a|an) (?:arm|leg|wrist|ankle|tooth|teeth|hip|nose|finger)|slipped and|tripped (?:and|over)|fell (?:down|over|on|off)|concussion|stitches|bleed(?:ing)?|bled|scald\w*|electrocut\w*|got burn\w*|burn(?:t|ed) (?:my|his|her)|unsafe|dangerous|hazard\w*|fire exit|gas leak|chok(?:ed|ing))\b/u,
    /\b(?:bless(?:e|ee|es|ure|ures|er)|fracture\w*|tombee? (?:dans|sur|a cause)|glisse (?:sur|dans|et|a cause)|brul(?:e|ee|ure|ures)|accident\w*|dangereu\w*|saign\w*|commotion|points de suture|chute dans|electrocut\w*|etouff\w*|fuite de gaz)\b/u,
    /\b(?:verletzt\w*|gefahrlich|herido|herida|peligros\w+|ferit[oa])\b/u,
  ],
  discrimination: [
    /\b(?:racis\w*|racial\w*|discriminat\w*|sexis\w*|homophob\w*|transphob\w*|xenophob\w*|islamophob\w*|antisemit\w*|anti-semit\w*|misogyn\w*|prejudic\w*|bigot\w*|ableis\w*|profil(?:ed|ing))\b/u,
    /\b(?:because (?:of (?:my|our|his|her) (?:skin|race|colou?r|religion|accent|nationality|headscarf|hijab|disability|origin|gender|age|ethnicity|wheelchair)|(?:i am|i'm|we are|we're|he is|she is) (?:black|asian|arab|muslim|jewish|gay|indian|african|disabled|foreign\w*))|not allowed (?:my|a) guide dog|refused .{0,30}wheelchair)\b/u,
    /\b(?:racist\w*|discrimin\w*|raciaux|homophobe\w*|couleur de (?:ma|notre|sa|leur|la) peau|a cause de (?:mon|ma|notre|son|sa) (?:origine|religion|voile|accent|handicap|couleur|age|nom)|xenophobe\w*|antisemite\w*|misogyne\w*|sexiste\w*|transphobe\w*|islamophobe\w*)\b/u,
    /\b(?:rassis\w*|diskriminier\w*|razzis\w*)\b/u,
  ],
  legal: [
    /\b(?:lawyers?|attorneys?|solicitors?|lawsuit|law suit|sue (?:you|them|this|the)|suing|legal action|(?<!food )court|police|prosecut\w*|trading standards|ombudsman|illegal\w*|unlawful|fraud\w*|scam\w*|health (?:inspector|department|inspection)|press charges|consumer protection|small claims|criminal\w*|con artists?|rip-?off merchants?)\b/u,
    /\b(?:avocats?|tribunal|justice|porter plainte|plainte|depose plainte|proces|gendarm\w*|illegal\w*|arnaque\w*|escro\w*|fraud\w*|dgccrf|repression des fraudes|mise en demeure|huissier|poursui\w+ (?:en justice|judiciaires?)|mediateur|inspection (?:du travail|sanitaire)|services d'hygiene|signal ?conso)\b/u,
    /\b(?:abogad\w+|denuncia\w*|estafa\w*|anwalt|polizei|betrug\w*|anzeige|avvocat\w+|truffa\w*|policia|polizia)\b/u,
  ],
  misconduct: [
    /\b(?:stole|stolen|steal(?:s|ing)?|theft|thief|thieves|robbed|robbery|pickpocket\w*|missing from (?:my|our)|harass\w*|assault\w*|molest\w*|groped?|groping|touched me|inappropriate(?:ly)?|(?:drunk|intoxicated|stoned) (?:staff|waiter|waitress|driver|employee|manager|barman|bartender)|threaten\w*|pushed me|hit me|grabbed (?:me|my)|punched|slapped|spat|spit (?:at|on|in)|overcharg\w*|charged (?:me |us )?twice|double[\s-]charged|bribe\w*|blackmail\w*|abus(?:ed|ive|e)|violen(?:t|ce)|stalk\w*|rape\w*|fake reviews?|drugs?)\b/u,
    /\b(?:vol[ée]e?s?|vole|voles|voleurs?|voleuses?|harcel\w*|agress\w*|attouchement\w*|menac\w*|frapp\w*|bouscul\w*|insult\w*|viol|violen\w*|gifl\w*|deplacee?s?|ivre|surfactur\w*|debitee? deux fois|chantage|drogue\w*|faux avis|pot[\s-]de[\s-]vin|saoul\w*)\b/u,
    /\b(?:robaron|robado|ladron\w*|acoso|acosad\w*|gestohlen|diebstahl|belastig\w*|rubat\w+|ladr[io]|molestie)\b/u,
  ],
  refund: [
    /\b(?:refund\w*|charge ?back\w*|money back|compensat\w*|reimburs\w*|dispute the (?:charge|payment)|disputed|billing error|want my money|(?:charged|billed) (?:for nothing|for something|without))\b/u,
    /\b(?:rembours\w*|dedommag\w*|indemni\w*|rendre (?:mon|notre|l') ?argent|geste commercial|avoir ete preleve|preleve\w*|litige|opposition (?:bancaire|a la carte|aupres))\b/u,
    /\b(?:reembolso|devolucion|devolver .{0,20}dinero|ruckerstattung|geld zuruck|ruckzahlung|rimbors\w*)\b/u,
  ],
  minors: [
    /\b(?:(?:served|sold|gave|serving|selling) (?:\w+ )?(?:alcohol|beer|wine|drinks|cigarettes|vodka) to (?:a |my |some )?(?:minors?|kids?|children|child|teenagers?|underage|\d+[\s-]year)|underage|child (?:labou?r|abuse|left|locked|went missing)|(?:my|our|a|the) (?:child|kid|son|daughter|baby|toddler|little (?:girl|boy)) (?:was|were|got|has been|had been|went|nearly|almost) (?:\w+ )?(?:hurt|left|touched|lost|missing|locked|yelled|shouted|hit|scared|injured|choking|choked|screamed|frightened|crying|bitten)|minors? (?:drinking|unattended|alone)|paedophil\w*|pedophil\w*)\b/u,
    /\b(?:mineurs?|(?:mon|ma|notre|un|son|leur) (?:enfant|fils|fille|bebe) (?:a ete|s'est|est reste\w*|a failli|a eu peur|est tombe\w*|a disparu)|alcool a (?:un|des) (?:mineur|enfant|ado)\w*|enfant (?:seul|battu|enferme|maltraite)|maltraitance|pedophil\w*)\b/u,
  ],
  privacy: [
    /\b(?:gdpr|personal data|data (?:protection|breach|leak)|my (?:data|passport|id card|card details|medical (?:record|file|history)s?|phone number|home address) (?:\w+ ){0,4}(?:shared|leaked|copied|published|sold|given|disclosed|exposed|kept|photographed)|(?:shared|leaked|disclosed|gave away|gave out|exposed|sold|published|posted|kept) my (?:personal |private |medical |phone |home |email )?(?:data|details|information|number|address|photos?|pictures?|name|file|diagnosis|passport|card)|(?:(?:breach|invasion|violation|lack of respect) (?:of|for) (?:my |our |guests' |patient )?privacy|(?:violated|invaded|breached) (?:my|our) privacy|privacy (?:breach|violation|policy|law))|(?:filmed|recorded|photographed) (?:me|us|without)|hidden camera\w*|camera in the (?:toilet|bathroom|changing|shower)\w*|confidential\w*)\b/u,
    /\b(?:rgpd|cnil|donnees (?:personnelles|bancaires|medicales|privees)|vie privee|filme(?:e|s|r)? (?:sans|a (?:mon|notre)|dans)|camera\w* cachee?s?|secret (?:medical|professionnel)|(?:divulgu|diffus|publi)\w* (?:mes|ma|mon|nos) \w+|photographie\w* sans|confidential\w*|usurpation)\b/u,
    /\b(?:dsgvo|datenschutz|proteccion de datos)\b/u,
  ],
  threat: [
    /\b(?:kill (?:you|myself|him|her|them|someone)|burn (?:it|this|the place) down|bomb|suicid\w*|self[\s-]harm|(?:i will|i'll|gonna|going to) (?:find you|hurt|destroy|make you pay)|death threat\w*|died|dead (?:body|on)|passed away|terroris\w*)\b/u,
    /\b(?:tuer|suicid\w*|mettre le feu|bombe|je vais vous (?:retrouver|detruire|faire payer)|menaces? de mort|deced\w*|mort(?:e)? (?:dans|a cause|suite)|terroris\w*)\b/u,
  ],
};
