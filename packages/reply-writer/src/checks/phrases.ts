/** Phrases that make a reply worthless or unwise, by fault; matched on folded text, whatever the reply's language. */
export const bannedPhrases: readonly RegExp[] = [
  /\b(?:thank you|thanks) for (?:your|the) feedback\b/u,
  /\b(?:we|i) (?:always )?strive\b|\bvalued (?:customer|guest|client)s?\b|\b(?:delighted|thrilled|overjoyed|ecstatic)\b/u,
  /\brest assured\b|\bat your earliest convenience\b|\b(?:we|i) (?:apologi[sz]e|are sorry) for any inconvenience\b|\bhesitate to\b/u,
  /\btake (?:this|your (?:comments?|feedback|concerns?)|all feedback) (?:very )?seriously\b|\byour (?:feedback|satisfaction) is (?:very )?important\b/u,
  /\bwe value your (?:feedback|opinion|business)\b|\bgo(?:es)? above and beyond\b|\bexceed(?:s|ed|ing)? (?:your |all )?expectations\b/u,
  /\bnous (?:prenons|avons (?:bien )?pris) (?:bonne )?note\b|\bn'hesitez pas\b|\bsoyez assure|\bnous mettons tout en oeuvre\b|\bvotre satisfaction est\b/u,
  /\bclients? (?:precieux|estimes?)\b|\bravis? de lire\b|\bpour (?:la|toute) gene occasionnee\b|\bvos retours sont (?:precieux|importants)\b/u,
];

/** Promises, investigations and changes that nobody has decided. */
export const promises: readonly RegExp[] = [
  /\bwe(?:'ll| will| are going to| shall)\b.{0,30}\b(?:improv|fix|ensure|make sure|investigat|look into|address|review|change|train|correct|resolve|solve|work on|pass|share|speak|talk|contact|reach out|replac|upgrad|renovat)\w*/u,
  /\b(?:we|i) (?:have|'ve) (?:already )?(?:investigated|fixed|spoken (?:to|with)|addressed|taken (?:steps|action|measures)|passed|shared (?:this|your)|informed|retrained|resolved)\b/u,
  /\b(?:it|this) will (?:not|never) happen again\b|\bwon't happen again\b|\bwe (?:are|'re) (?:currently )?(?:investigating|looking into|working (?:on|to)|taking (?:steps|action))\b|\bwe promise\b|\bwe guarantee\b/u,
  /\bnous (?:allons|veillerons|ferons en sorte|nous engageons|promettons|garantissons)\b|\b(?:ne se (?:reproduira|produira) (?:pas|plus))\b/u,
  /\bnous avons (?:deja )?(?:corrige|resolu|transmis|ouvert une enquete|pris (?:des|les) mesures|informe|sensibilise)\b|\bnous (?:enquetons|menons une enquete|transmettons|travaillons (?:a|sur|pour))\b/u,
];

/** Anything given or owed. */
export const offers: readonly RegExp[] = [
  /\b(?:discounts?|vouchers?|coupons?|refund(?:ed|s)?|compensat\w+|reimburs\w+|complimentary|gift cards?|promo(?:tion)? codes?|free (?:of charge|night|meal|drink|dessert|visit|entry|pass)|on the house|special offers?|money back|make it up to you|goodwill gesture)\b/u,
  /\b(?:remises?|rembours\w+|dedommag\w+|indemnis\w+|bons? (?:d'achat|cadeau|de reduction)|codes? promo|cartes? cadeau|geste commercial|gratuit(?:e|ement|s|es)?|offert(?:e|s|es)?|reduction|avoir de)\b/u,
];

/** Owning up in a lawyer's sense, blaming the reader, and excuses. */
export const liability: readonly RegExp[] = [
  /\b(?:our (?:fault|mistake|negligence|error)|we (?:are|were) (?:liable|responsible|negligent|at fault|to blame)|we admit|we accept (?:full )?(?:responsibility|liability)|we take (?:full )?responsibility|we (?:failed|messed up|made a mistake))\b/u,
  /\b(?:notre (?:faute|erreur|negligence)|nous (?:sommes|etions) (?:responsables|en tort|fautifs)|nous (?:admettons|reconnaissons (?:notre|nos))|nous assumons)\b/u,
  /\b(?:you should have|you (?:must|probably) (?:have )?misunderst\w+|it is your|because you (?:did not|didn't)|you are (?:wrong|mistaken|lying)|that is (?:not true|false)|due to (?:staff|supply|covid|high demand|circumstances)|beyond our control)\b/u,
  /\b(?:vous auriez du|vous (?:mentez|vous trompez)|c'est faux|par manque de personnel|independant de notre volonte)\b/u,
];

export const machineTalk: readonly RegExp[] = [
  /\b(?:as an ai|i am an ai|i'm an ai|(?:ai|language) (?:model|assistant)|chatgpt|openai|gpt-?\d\w*|claude|gemini|system prompt|my instructions|the instructions|prompt|as instructed|i cannot (?:comply|help|assist)|i can't (?:comply|help|assist)|here is (?:a|the|your) (?:reply|response|draft))\b/u,
  /\b(?:en tant qu'ia|(?:modele|assistant) (?:de langage|ia|virtuel)|mes instructions|les consignes|voici (?:la|une|votre) reponse)\b/u,
  /\[(?:email|link|phone|number|account|reference|name|nom|insert\w*|your name)[^\]]*\]/u,
];

export const profanity: readonly RegExp[] = [
  /\b(?:fuck\w*|shit\w*|bitch\w*|bastard\w*|asshole\w*|arsehole\w*|cunt\w*|dickhead\w*|idiots?|stupid|morons?|damn|crap|piss(?:ed)?|whore\w*|retard\w*)\b/u,
  /\b(?:merde\w*|putain\w*|connards?|connasses?|salauds?|salopes?|encule\w*|bordel|abrutis?|cretins?|pd)\b/u,
];
