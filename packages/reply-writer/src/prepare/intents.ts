import { fold } from '../aspects/tokens.ts';

/** What a review asks, announces or mistakes, in the seven languages that are written. Folded text. */
const question =
  /(?:^|[.!?…]\s*)[^.!?…]{0,200}\b(?:do you|can you (?!believe|imagine|take the time)|could you|are you|is there|is it possible|when (?:do|are|will|is)|where (?:can|do|is)|how (?:(?:do|can) (?:i|we|you)|much|long)|what (?:time|are (?!they)|is (?!wrong|going on|this\b|the (?:point|matter|purpose|use)))|who do|which (?:one|of|\w+ (?:do|does|should|can|is|are|has|have|will))|will you|may i|can i|can we|est[- ]ce que|avez[- ]vous|pouvez[- ]vous|pourriez[- ]vous|est[- ]il possible|peut[- ]on|quand|comment (?:faire|puis|peut)|combien|quels?|quelles?|acceptez[- ]vous|ou (?:puis|peut)|hay|tienen|pueden|puedo|cuando|donde|cuanto|como puedo|aceptan|haben sie|kann man|konnen sie|gibt es|wann|wo kann|wie (?:viel|lange|kann (?:ich|man (?!nur|so|bloss|denn)|wir))|bieten sie|avete|potete|posso|quando|dove|quanto|come posso|accettate|heeft u|hebben jullie|kunt u|kan ik|wanneer|waar kan|hoeveel|is er|tem|podem|posso|quando|onde|quanto custa|aceitam|como (?:faco|faz|hago)|come faccio|ha)\b[^.!?…]{0,200}\?/u;

/** A sentence that begins like a question to somebody: an inversion, or the verb that a polite question begins with. */
const asked =
  /(?:^|[.!?…:]\s*)¿?(?:\w+ ){0,2}(?:\w{2,}[- ]vous\b|\w{2,}(?:en|n) sie\b|\w{2,}t ihr\b|\w{2,}en jullie\b|\w{2,}t u\b|(?:do|does|did|can|could|would|will|is|are) (?:you|the|there|it)\b(?! (?:point|purpose|matter|too much|so (?:hard|difficult)|kill)\b))[^.!?…]{0,200}\?|(?:^|[.!?…:]\s*)(?:¿[^?]{3,200}|\w{2,}(?:ate|ete|ite|am|em|eis|ais) [^.!?…]{3,200})\?/u;

const farewell =
  /\b(?:never (?:again|coming back|going back|return\w*|set foot|book\w*|us(?:e|ing))|(?:won't|will not|wont|wouldn't|would not|not) (?:be )?(?:back|return\w*|com(?:e|ing) back|go(?:ing)? back|recommend)|avoid|stay away|steer clear|do not (?:go|come|book|use|buy)|don't (?:go|come|book|use|buy|bother)|last time (?:i|we)(?:'ll| will| go| come)|a fuir|fuyez|fuir|plus jamais|jamais plus|a eviter|evitez|n'y (?:allez|retourn\w*)|(?:je|on|nous) ne (?:reviendr\w+|retourner\w+)|derniere fois|nunca mas|no (?:volvere\w*|vuelvo|volveria|recomiendo)|huyan|huid|eviten|evitad|nie wieder|nicht (?:mehr wieder|wieder|zu empfehlen|weiterzuempfehlen)|finger weg|meiden|mai piu|non (?:tornero|torneremo|ci torno|consiglio)|evitate|da evitare|statene alla larga|nooit meer|kom (?:hier |er )?niet (?:meer )?terug|niet (?:aan te raden|meer)|vermijd\w*|nunca mais|nao (?:volto|voltarei|voltaremos|recomendo)|evitem|fujam)\b/u;

const another =
  /\b(?:wrong (?:business|company|review|listing)|(?:post\w*|wrote|written|review\w*|rat(?:ed|ing)|left (?:this|it|my)|this is|it's|i have|have got|got|sorry|oops|meant)(?:[ ,]+\w+){0,5}[ ,]+wrong (?:place|hotel|restaurant|shop|location|branch|store)|(?:never|not|haven't|hadn't) (?:actually |even )?(?:been|visited|stayed|eaten|set foot|bought|used)(?: \w+){0,2} (?:(?:here|there)(?= (?:yet|but|and|so|myself|personally)\b| ?(?:[^\w\s']|$))|at this|in this|this (?:place|hotel|shop|business))|(?:haven't|have not|not) been yet|(?:this|my) review (?:is|was) meant for (?!(?:you|the|this|our|my|last|everyone|anyone|those|people)\b)|(?:meant|intended) (?:this |it )?for (?:another|a different|the other)|mistaken (?:you|this) for|erreur d'etablissement|pas le bon (?:etablissement|magasin|restaurant|hotel|endroit)|mauvais (?:etablissement|magasin|restaurant)|me suis tromp\w+ (?:d'|de )(?:etablissement|magasin|restaurant|hotel|adresse|page)|avis (?:destine a|pour) un autre|jamais (?:mis les pieds|venue?s?|allee?s?)(?: \w+){0,2} (?:ici|la-bas|chez (?:vous|eux)|dans (?:ce|cet|cette|votre) \w+(?! (?:aussi|si)\b))|sitio equivocado|negocio equivocado|lugar equivocado|me he equivocado de|nunca he estado (?:aqui|alli|ahi|en (?:este|esta|ese|esa|vuestr[oa]) \w+)(?! (?:tan|mas|asi|peor)\b)|falsche\w* (?:ort|laden|geschaft|firma|hotel|restaurant|bewertung)|nie (?:dort|hier) gewesen|war (?:noch )?nie (?:dort|hier|da)|posto sbagliato|attivita sbagliata|locale sbagliato|mai stat[oaie] (?:qui|li|in questo)|verkeerde (?:plaats|zaak|winkel|hotel|restaurant|bedrijf)|nooit (?:hier )?geweest|lugar errado|sitio errado|loja errada|nunca (?:estive|fui) (?:ai|la|aqui|ali|n?esse|n?este|n?essa|n?esta|a esse|a esta?)\b)\b/u;

/** What somebody said, word for word: asked of others, if it asks. */
const quoted = /["“«][^"“”«»?]{0,200}\?[^"“”«»]{0,80}["”»]/gu;

/** What is asked in anger waits for no answer, unless it asks how to do something or for something. English. */
const askedInEarnest =
  /\b(?:(?:how|where|when|what|which|can|may|could|should|must) (?:(?:\w+ )?(?:do|can|could|may|should|must|will) )?(?:i|we) (?!possibly\b)|(?:do|does|will|would|can|could) (?:you|they) (?:have|do|offer|sell|accept|take(?! the)|allow|open|please|tell|help|explain|fix|contact|send|give|refund|add)|please)\b[^.!?…]*\?/u;
/** Up to so many stars questions are mostly asked in anger. */
const ANGRY_RATING_MAX = 3;

/** What nobody answers. Folded text. */
const rhetorical =
  /\b(?:what (?:else |more )?(?:do|did|can|could|would|should) (?:you|i|we|one) (?:really )?(?:expect|want|need|say)|a quoi (?:peut on|peut-on|pouvait-on) s'attendre|que (?:mas )?(?:se puede|quieres|esperabas|esperas)|was (?:will|erwartet) man(?: mehr)?|cosa (?:vuoi|volete|si puo volere) di piu|wat wil je (?:nog )?meer|o que (?:mais )?se pode (?:querer|esperar))\b[^.!?]*\?/gu;

/** Whether a question waits for an answer; one of rhetoric ("Great food? No!") does not begin like one. */
export function asksQuestion(text: string, language: string, rating: number): boolean {
  if (!text.includes('?')) return false;
  const folded = fold(text.replace(quoted, ' ')).slice(0, TEXT_MAX).replace(rhetorical, ' ');
  if (language === 'en' && rating <= ANGRY_RATING_MAX && !askedInEarnest.test(folded)) return false;
  return question.test(folded) || asked.test(folded);
}

/** What good reviews complain with, be it mildly. Folded text. */
const gripe =
  /\b(?:i wish|wish (?:they|it|there|the)|complain(?:ed|t|ts|ing)|(?:do|did)n't like|ridiculous|(?:only|one|single) (?:\w+ )?(?:thing|issue|problem|complaint|downside|negative|minus|gripe)|unfortunately|sadly|(?:hard|difficult|impossible) to (?:contact|reach|get|find|use|book|park|understand|hear)|needs? (?:to be |fixing|work|improv\w+)|(?:could|should) (?:be|have been|do with|use) |would (?:be|have been) (?:nice|better|good)|prices are (?:\w+ )?higher|didn't (?:answer|arrive\w*|work|come|show)|not answer\w*|unable to|dommage|bemol|malheureusement|(?:aurait|auraient|pourrait|pourraient) (?:pu )?(?:etre|mieux)|lastima|lo unico|(?:una|la) pega|por desgracia|desgraciadamente|podria\w* (?:ser|mejorar)|leider|schade|einzig\w*|konnte\w* (?:besser|mehr)|schmeckt nach nichts|peccato|purtroppo|unic[ao] (?:cosa|pecca|neo|nota)|potrebbe\w* (?:essere|migliorare)|jammer|helaas|enige (?:minpunt|nadeel|dat)|smaakt nergens|(?:kan|kon|mag) beter|infelizmente|e pena|(?:o|a) unic[oa]|poderia\w* (?:ser|melhorar))(?!\w)/u;

/** Whether a good review complains of something all the same, so that nobody knows what of. */
export const speaksIll = (text: string): boolean => gripe.test(fold(text));

/** Whether the author says that they will not come again, or that nobody should. */
export const bidsFarewell = (text: string): boolean => farewell.test(fold(text));

/** Whether the author means another business, or says that they were never here. */
export const isAboutAnother = (text: string): boolean => another.test(fold(text));

const TEXT_MAX = 4_000;
