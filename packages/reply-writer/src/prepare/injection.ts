import { fold } from '../aspects/tokens.ts';

export type Suspicion = 'override' | 'role' | 'dictation' | 'machine' | 'markup' | 'encoded' | 'hidden_text';

/** What a text that speaks to a machine looks like, on folded text. A customer has no cause to write any of it. */
const signs: readonly (readonly [Suspicion, readonly RegExp[]])[] = [
  [
    'override',
    [
      /\b(?:ignore|disregard|forget|override|bypass|discard)\b.{0,40}\b(?:instructions?|prompts?|rules?|guidelines?|polic(?:y|ies)|directives?|constraints?|context|everything (?:above|before)|above|previous|prior|what you were told)\b/u,
      /\b(?:skip|drop|cancel)\b(?![\s-]?(?:off|down|in|by|out|of)\b)[^.!?]{0,40}\b(?:instructions?(?! (?:was|were|is|are)\b)|prompts?|(?:your|all|the|these|any) (?:\w+ )?rules(?! (?:say|are|state|do|were|here))|guidelines?|directives?|constraints?|everything (?:above|before)|above|what you were told)\b/u,
      /\b(?:ignorez?|oubliez?|ne (?:tiens|tenez) pas compte|passe[rz]? outre|contourne[rz]?)\b.{0,40}\b(?:instructions?|consignes?|regles?|directives?|precedent\w*|ci-dessus|prompt)\b/u,
      /\b(?:new|updated|real|actual|following|important|nouvelles?|vraies?) (?:system )?(?:instructions?|directives?|consignes?|orders?|task)\s*[:=]/u,
      /\b(?:ignora|olvida|ignoriere|vergiss|dimentica|ignorieren sie)\b.{0,40}\b(?:instruc\w+|anweisung\w*|istruzion\w+|regeln?|reglas?)\b/u,
      /\b(?:ignora|ignore|ignorad|olvida|olvide|esquece|esqueca|ignoriere|ignorieren|vergiss|vergessen|dimentica|dimentichi|ignori|negeer|vergeet)\b.{0,40}\b(?:instruc\w+|anweisung\w*|istruzion\w+|instructie\w*|regeln?|reglas?|regole|regras|regels|vorgaben|anterior\w*|precedent\w*|vorig\w*|eerder\w*|previ[aeo]\w*)\b/u,
      /\b(?:in|within|as part of) your (?:reply|response|answer),? (?:please |kindly |you )?(?:include|mention|say|write|offer|add|state|confirm|must|should)\b/u,
      /\b(?:please|kindly) (?:make sure|ensure)(?: that)? (?:your|the) (?:reply|response|answer)\b|\bwhoever (?:writes|generates|drafts) the (?:reply|response|answer)\b/u,
      /\b(?:antworte[n]? (?:sie )?(?:nur|mit|ausschliesslich|bitte mit)|respond[ae] (?:solo|unicamente|con|so|apenas|com)|rispond[ai] (?:solo|soltanto|con)|antwoord (?:alleen|met|uitsluitend))\b|\b(?:schreibe?|escrib[ae]|scriv[ai]|schrijf|escrev[ae])\b.{0,20}["'«“:]/u,
      /\b(?:jailbreak|dan mode|(?<!\b(?:turn(?:ing|ed)? (?:off|on)|disabl\w+|enabl\w+|off|on) (?:the |my |your )?)developer mode(?! on (?:your|my|the) (?:phone|device))|god mode|sudo|prompt injection|do anything now)\b/u,
      /\b(?:your|tes|vos) (?:instructions?|rules|guidelines|consignes|system prompt)\b.{0,40}\b(?:no longer|are now|changed|void|cancel\w*|annule\w*|ont change|suspend\w*)\b/u,
    ],
  ],
  [
    'role',
    [
      /(?:^|[\n[<{"'`#*|]\s*|[.!?…]\s+)(?:system|assistant|developer|user|systeme)\s*(?:[:\]>}|]|message\b|prompt\b)/u,
      /<\|?(?:im_start|im_end|endoftext|start_header_id|eot_id|system|assistant|user)\|?>/u,
      /\[\/?inst\]|<<\/?sys>>|###\s*(?:instruction|system|response|human)/u,
      /\b(?:you are|you're|act|pretend|behave|role ?play|imagine you are|tu es|vous etes|agis|agissez|comporte[- ]toi) (?:now |desormais |maintenant )?(?:as |like |comme |en tant que )?(?:an? |the |une? |le )?(?:ai|assistant|chatbot|bot|model|language model|llm|hacker|pirate|admin\w*|developer|unrestricted\w*|ia|robot|different)\b/u,
      /\b(?:you are now|tu es (?:maintenant|desormais)|from now on,? you|a partir de maintenant,? (?:tu|vous))\b/u,
    ],
  ],
  [
    'dictation',
    [
      /(?:^|[.!?;:,…"]\s*|\b(?:please|kindly|must|should|just|now|then|and|et|puis|veuillez) )(?:reply|respond|answer|repond[sr]?|repondez)\b[^.!?]{0,15}\b(?:with|only|exactly|in (?:json|base64|html|markdown|pirate|all caps|uppercase|rhyme|\w+ish)|avec|par|uniquement|seulement|exactement|en \w+ais)\b/u,
      /\b(?:write|say|output|print|repeat|return|include|insert|add|append|mention|begin|start|end|ecris|ecrivez|dis|affiche[rz]?|inclu[rts]\w*|ajoute[rz]?|repete[rz]?|termine[rz]?|commence[rz]?)\b[^.!?]{0,25}\b(?:the following|the (?:word|words|phrase|sentence|link|url|code|text above)|this (?:text|link|url|code|phrase|sentence|coupon|promo)|verbatim|(?:only|exactly)\s*[:"'«]|your (?:reply|answer|response)|the (?:reply|answer|response)|a link|a (?:coupon|discount|promo) code|a phone number|le (?:texte suivant|mot|lien|code promo)|ce (?:texte|lien|code)|la phrase|mot pour mot|(?:ta|votre) reponse)\b/u,
      /(?:^|[.!?;:,…]\s*|\b(?:please|kindly|must|should|just|now|then|and|et|puis|veuillez) )(?:write|say|output|print|repeat|return|dis|ecris)\b\s*(?:only|exactly)?\s*[:"'«“]/u,
      /\b(?:your|the|ta|votre|the owner's) (?:reply|response|answer|output|reponse) (?:must|should|shall|has to|will|needs to|doit|devra)\b/u,
      /(?:^|[.!?;:,…]\s*|\b(?:please|kindly|must|should|just|now|then|and|et|puis|veuillez) )(?:(?:offer|promise|grant|issue|propose[rz]?|accorde[rz]?) (?:me|us|moi)|(?:offer|give|promise|grant|issue|propose[rz]?|accorde[rz]?) (?:this customer|the reviewer|every\w*|all \w+|au client))\b.{0,30}\b(?:refund|discount|voucher|coupon|free|%|remboursement|remise|bon|gratuit\w*)/u,
      /\b(?:translate|summari[sz]e|rewrite|traduis|traduisez|resume[rz]?) (?:the|this|your|these|ce|cette|le|la|vos|tes) (?:\w+ )?(?:prompt|instructions?|text above|conversation|rules|consignes)/u,
      /\b(?:reveal|show|print|display|leak|tell me|expose|disclose|repeat|output|give me|montre[rz]?|revele[rz]?|donne[rz]?[- ]moi)\b.{0,30}\b(?:system|prompts?|instructions|api[\s-]?keys?|passwords?|secrets?|credentials?|token|environment variables?|configuration|mots? de passe|cle api|consignes)\b/u,
      /\b(?:call|execute|run|invoke|execute[rz]?|lance[rz]?) (?:the |this |a |la |le )?(?:function|tool|command|script|code|api|shell|fonction|commande|outil)\b/u,
    ],
  ],
  [
    'machine',
    [
      /\b(?:as an ai|system prompt|prompt systeme|to the (?:ai|bot|model|llm|assistant)|note (?:to|for) (?:the )?(?:ai|llm|bot|assistant|model|reply generator)|attention (?:ai|llm|bot|ia)|dear (?:ai|bot|llm|assistant)|cher(?:e)? (?:ia|bot|assistant|robot)|if you are (?:an? )?(?:ai|llm|bot|language|model|automated)|si tu es une? (?:ia|robot|bot)|automated (?:reply|response) (?:system|generator))\b/u,
      /\bend of (?:the )?(?:review|prompt|data|input|user|text)\b|\bfin de (?:l'avis|la revue|l'entree)\b/u,
    ],
  ],
  [
    'markup',
    [
      /<\s*\/?\s*(?:script|img|iframe|a\s|div|svg|style|b>|h1|system|review|instructions?|data|prompt)/u,
      /```|\{\{.{0,200}\}\}|\$\{.{0,200}\}|!\[[^\]]{0,200}\]\(|\]\(https?:|javascript:|\bon(?:error|load)\s*=/u,
      /"(?:body|role|content|needs_human|language)"\s*:/u,
    ],
  ],
  [
    'encoded',
    [
      /\b[a-z0-9+/]{40,}={0,2}(?![a-z0-9])/u,
      /(?:\\u[0-9a-f]{4}){3,}|(?:%[0-9a-f]{2}){6,}|(?:\\x[0-9a-f]{2}){4,}|(?:&#x?[0-9a-f]+;){3,}/u,
      /\b(?:base64|rot13|hex[\s-]?decode|decode this|decodez?)\b/u,
    ],
  ],
];

/** Models by their name or kind: in a review of an app they may be what it is. */
const mentions =
  /\b(?:(?:ai|llm|gpt[\w-]*|chatgpt|openai|claude|gemini|copilot|language) (?:model|assistant|agent|bot|system|writing|reading|generat\w+|repl\w+)|large language model|chatgpt|modele de langage|intelligence artificielle)\b/u;

/** Letters of other scripts, and the Latin ones that they look like, in the same order. */
const disguises = 'аеорсухіѕјԁɡոιοαρντκυıſһԛԝкмтвнг';
const disguised = 'aeopcyxisjdgnioapvtkuishqwkmtbhr';
const lookalikes = new Map([...disguises].map((letter, index) => [letter, disguised.charAt(index)]));

/** The text as it reads to the eye: a Cyrillic "о" in an English word is an "o" to whoever obeys it. */
function undisguised(folded: string): string {
  if (!/[a-z]/u.test(folded)) return folded;
  return folded.replace(/[^ -~]/gu, (letter) => lookalikes.get(letter) ?? letter);
}

/**
 * Whether a text tries to steer whoever writes the reply: the kinds of signs found. A suspicion costs a person's look
 * and makes the reply neutral; safety does not rest on it, since a writer can do nothing but write a checked text.
 * @param hadHidden whether normalising took hidden characters away
 * @param ofApp whether it is the review of an app
 */
export function findSuspicions(text: string, hadHidden: boolean, ofApp = false): Suspicion[] {
  const folded = fold(text.normalize('NFKC'));
  const seen = [folded, undisguised(folded)].filter((form, index, forms) => forms.indexOf(form) === index);
  const found = signs
    .filter(
      ([kind, patterns]) =>
        patterns.some((pattern) => seen.some((form) => pattern.test(form))) ||
        (kind === 'machine' && !ofApp && seen.some((form) => mentions.test(form))),
    )
    .map(([kind]) => kind);
  return hadHidden ? [...found, 'hidden_text'] : found;
}
