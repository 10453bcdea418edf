import type { Phrases } from './lexicon.ts';
import { times } from './times.ts';

const { fr, es, de, it, nl, pt } = times;

/** What is bad by being there was short, faint or worth it: nothing is said of it. */
const eased = (things: string, ways: string): Phrases[number] => [
  new RegExp(`\\b(?:${things})\\b[^.!?\\n]{0,50}?\\b(?<!\\b(?:non?|nao|niet|nicht|pas) )(?:${ways})(?![\\p{L}])`, 'gu'),
  '',
];

/** What tells by a verb or an idiom, without "long" or "dear", how much of a thing there was. Folded text. */
export const measures: Readonly<Record<string, Phrases>> = {
  fr: [
    eased(
      "(?:files?|queues?|(?:temps d')?attentes?|bruits?|affluence|retards?)",
      'avance\\w* (?:\\w+ )?(?:vite|rapidement|bien)|va (?:\\w+ )?vite|passe\\w* (?:\\w+ )?vite|va(?:ut|lait)(?: \\w+)? (?:la peine|le coup)|(?:est|etait|reste\\w*) (?:\\w+ )?(?:courte?|raisonnable|supportable|minime|acceptable|faible|nulle?)|(?:gene|gener|derange|deranger|genes|derangee?s?) (?:pas|plus|personne)|pas (?:\\w+ )?(?:gene\\w*|derange\\w*|genante?|derangeante?)|rien de (?:bien )?(?:mechant|grave|dramatique)|quasi(?:ment)? (?:inexistante?|nulle?)',
    ),
    [
      fr.of(
        "(?:(?:les )?prix|tarifs|addition) (?:[\\w']+ ){0,3}(?:piquent|pique|costauds?|corse\\w*|montent vite|fait mal|font mal)|cout(?:e|ent|ait|er) (?:\\w+ )?(?:un bras|la peau des fesses|les yeux de la tete|une fortune|un rein|bonbon)",
      ),
      'prix badmark',
    ],
    [
      /\b(?:c'est |ce n'est |c'etait |n'est |n'etait )?pas (?:vraiment |franchement |tres )?donnee?s?\b/gu,
      'prix badmark',
    ],
  ],
  es: [
    eased(
      '(?:colas?|filas?|esperas?|ruidos?|afluencia|retrasos?)',
      '(?:va|van|avanza|avanzan|avanzaba|pasa|iba|fluye|fluia) (?:\\w+ )?(?:rapid\\w+|deprisa|aprisa|bien|volando|agil\\w*)|(?:merec\\w+|val\\w+) la pena|se (?:hizo|hace|paso) (?:\\w+ )?cort\\w+|(?:es|fue|era) (?:\\w+ )?(?:corta|breve|minim[ao]|razonable|soportable|llevadera|tolerable)|no (?:\\w+ )?(?:molest|se nota|se oye|se escucha|importa)\\w*|ni se (?:nota|oye|escucha)\\w*|apenas se (?:nota|oye|escucha)\\w*|nada (?:grave|del otro mundo|exagerado)',
    ),
    [
      es.of(
        '(?:precios? |son |es |esta |estan )?(?:\\w+ ){0,3}por las nubes|(?:cuesta|cuestan|cobran|vale|valen|sale|salen|costo|costaba)(?: \\w+)? un (?:ojo(?: de la cara)?|rinon|huevo|pico|dineral|paston|potosi)|(?:te|nos|me) (?:clavan|clavaron|han clavado|sablean|sablearon)|precios? (?:\\w+ ){0,2}(?:subidos?|subiditos?|inflados?|hinchados?|prohibitivos?|picantes|desorbitad\\w+)',
      ),
      'precios badmark',
    ],
    [/\b(?:nada|no (?:es|son|era|fue)(?: \w+)?|no muy|poco) (?:barat[oa]s?|economic[oa]s?)\b/gu, 'precios badmark'],
  ],
  de: [
    eased(
      '(?:warteschlangen?|schlangen?|wartezeit\\w*|warten|larm|andrang|verspatung\\w*|strassenlarm|gerausche?|gerauschpegel)',
      '(?:ging|geht|gingen|lief) (?:\\w+ )?(?:schnell|zugig|flott|rasch|fix)|(?:halt|hielt|hielten|halten|haelt) sich (?:\\w+ )?in grenzen|(?:lohnt|lohnte|gelohnt) (?:sich|hat)?(?: \\w+)?|sich (?:\\w+ )?(?:gelohnt|lohnt)|(?:kaum|nicht) (?:\\w+ )?(?:zu horen|gestort|storend|gehort|wahrnehmbar)|hort (?:man )?(?:\\w+ )?(?:kaum|nicht|nichts)|stort\\w* (?:\\w+ )?(?:nicht|kaum|wenig)|war es wert|ist es wert',
    ),
    [
      /\b(auswahl|freundlichkeit|hilfsbereitschaft|qualitat|service|geschmack|sauberkeit|motivation) (?:halt|hielt) sich (?:\w+ )?in grenzen\b/gu,
      '$1 badmark',
    ],
    [
      de.of(
        'preislich (?:\\w+ ){0,3}(?:sportlich|ambitioniert|gehoben\\w*|happig|gesalzen|stolz|heftig|grenzwertig|deftig|gepfeffert|im oberen \\w+|hoch\\w*)|(?:stolze|sportliche|gesalzene|saftige|heftige|happige|satte|deftige|knackige|gepfefferte|ambitionierte)[nrs]? preise?|preise? (?:\\w+ ){0,3}(?:es in sich|jenseits|sportlich|stolz|heftig|deftig|gepfeffert|ambitioniert|knackig)|kostet(?:e|en)? (?:\\w+ )?ein vermogen|tief in die tasche (?:greifen|gegriffen)|geht (?:\\w+ )?ins geld',
      ),
      'preise badmark',
    ],
    [
      /\b(?:preis(?:e|lich)? (?:\w+ ){0,2})?nicht (?:ganz |gerade |unbedingt |eben |wirklich )?(?:ohne(?=\s*[.!,;]|$)|billig|gunstig|preiswert)\b/gu,
      'preise badmark',
    ],
  ],
  it: [
    eased(
      '(?:fil[ae]|cod[ae]|attes[ae]|rumor[ei]|ritard[oi])',
      "(?:scorr\\w+|va|andava|procede\\w*|avanza\\w*)(?: \\w+)?(?: (?:veloce\\w*|rapid\\w+|bene|spedit\\w+))?|(?:val\\w+|merit\\w+) (?:\\w+ )?(?:la pena|l'attesa|tutta)|ripagat\\w|(?:is|era|stata|stato) (?:\\w+ )?(?:breve|minim[ao]|ragionevole|accettabile|sopportabile|cort[ao])|non (?:\\w+ )?(?:da|dava|danno|davano|ha dato|hanno dato) (?:\\w+ )?fastidio|non (?:\\w+ )?(?:disturb|infastid)\\w+|non si (?:sent|avvert|not|percep)\\w+|niente di (?:grave|che|drammatico)",
    ),
    [
      it.of(
        '(?:prezz[oi] |sono |is )?(?:\\w+ ){0,2}alle stelle|cost(?:a|ano|ato|ava) (?:\\w+ )?un (?:occhio|patrimonio|botto)(?: della testa)?|prezz[oi] (?:\\w+ ){0,3}(?:altin[oi]|gonfiat[oi]|pompat[oi]|salat[oi]|salatissim[oi]|proibitiv[oi]|esorbitant[ei]|fuori mercato)|(?:un|vero) salasso|spennat[oi]',
      ),
      'prezzi badmark',
    ],
    [
      /\b(?:per niente|non (?:is |sono |era )?(?:proprio |certo |molto |affatto |esattamente )?)(?:economic[oaie]|econimich\w|a buon mercato)\b/gu,
      'prezzi badmark',
    ],
  ],
  nl: [
    eased(
      '(?:wachtrij\\w*|rij|rijen|wachttijd\\w*|wachten|drukte|lawaai|herrie|vertraging\\w*|geluid\\w*|geluidsoverlast|prijs|prijzen)',
      '(?:viel|vielen|valt|vallen) (?:\\w+ ){0,3}mee|meegevallen|(?:ging|gaat|gingen|loopt|liep) (?:\\w+ )?(?:snel|vlot|rap|hard|door)|(?:het )?(?:wachten )?waard|(?:merk|merkte|hoor|hoorde)\\w* (?:\\w+ ){0,3}(?:niets|niks|weinig|nauwelijks|amper)|stoor\\w* (?:\\w+ ){0,2}niet|geen last',
    ),
    [
      nl.of(
        '(?:prijs|prijzen) (?:\\w+ ){0,3}(?:fors|pittig|stevig|gepeperd|aan de (?:hoge|prijzige) kant|de pan uit)|(?:stevige|forse|pittige|gepeperde|fikse|flinke|stevig) (?:prijs|prijzen|rekening)|kost(?:te|en|ten)? (?:\\w+ )?een (?:vermogen|fortuin|rib uit \\w+ lijf|godsvermogen)',
      ),
      'prijzen badmark',
    ],
    [/\b(?:(?:prijs|prijzen) )?(?:liegt|liegen|loog|logen) er niet om\b/gu, 'prijzen badmark'],
    [/\bniet (?:bepaald |echt |heel |erg |zo |direct )?goedkoop\b/gu, 'prijzen badmark'],
  ],
  pt: [
    eased(
      '(?:filas?|esperas?|barulhos?|ruidos?|atrasos?|demora)',
      '(?:anda|andou|andava|vai|foi|ia|avanca|avancava|flui|fluia|passa|passou) (?:\\w+ )?(?:depressa|rapid\\w+|bem|ligeir\\w+|rapidinho)|sempre a andar|(?:vale\\w*|valeu|compensa\\w*|merece\\w*)(?: (?:bem |muito )?a pena)?|(?:e|is|foi|era) (?:\\w+ )?(?:curt[ao]|breve|minim[ao]|razoavel|suportavel|toleravel|pouc[ao])|nao (?:\\w+ )?(?:incomod|perturb|atrapalh)\\w+|(?:nao|mal|quase nao|pouco) se (?:ouv|not|escut)\\w+|nada de (?:grave|mais|especial)',
    ),
    [
      pt.of(
        '(?:precos? |sao |is |esta |estao )?(?:\\w+ ){0,2}(?:pela hora da morte|nas alturas)|custa\\w* (?:\\w+ )?(?:os olhos da cara|uma fortuna|uma nota|um balurdio|um rim)|precos? (?:\\w+ ){0,3}(?:puxad\\w+|salgad\\w+|altinhos|inflacionados|inflados|exorbitantes|proibitivos)|(?:is|um pouco|bem|meio|bastante) puxad(?:o|inho)',
      ),
      'precos badmark',
    ],
    [/\b(?:nada|nao (?:is |sao |era |foi )?(?:\w+ )?|pouco) (?:barat[oa]s?|economic[oa]s?)\b/gu, 'precos badmark'],
  ],
};
