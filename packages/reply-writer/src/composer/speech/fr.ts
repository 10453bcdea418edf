/** French sentences of the composer; sentences.ts says how they are read. "Vous" at every tone. */
export const speechFr = `
# thanks: ten steps, from very formal to very warm, each before what is thanked for
nous vous exprimons toute notre gratitude pour
nous vous sommes très reconnaissants pour
nous vous remercions vivement pour
nous vous remercions pour
merci pour
merci beaucoup pour
un grand merci pour
un très grand merci pour
merci infiniment pour
mille mercis pour

# sorry: ten steps, each before what one is sorry about
nous vous prions de bien vouloir accepter nos excuses pour
nous vous présentons nos excuses pour
nous regrettons vivement
nous regrettons
nous sommes désolés pour
nous sommes vraiment désolés pour
nous sommes sincèrement désolés pour
nous sommes tellement désolés pour
nous sommes profondément désolés pour
toute l'équipe est tellement désolée pour

# positive.named
{T} [vos mots aimables|vos compliments|vos mots|vos lignes|votre message|vos bons mots] sur {np}.
[Nous sommes heureux|Nous sommes contents|Nous sommes ravis] que vous ayez apprécié {np}, et {t} [ces mots|cet avis|votre message].
[Savoir|Lire|Apprendre] que vous avez [aimé|apprécié] {np} nous fait [très plaisir|grand plaisir|chaud au cœur], et {t} [ces mots|votre avis].
[Vos mots|Vos compliments|Vos lignes] sur {np} nous [touchent beaucoup|font grand plaisir|encouragent], et {t} [cet avis|votre message].
[Ce que vous écrivez au sujet|Ce que vous dites] {np:de} [nous touche|nous encourage|nous fait plaisir], et {t} [ces mots|votre avis].
[Quel plaisir|Comme il est agréable] de lire que vous avez aimé {np}, et {t} [ces mots|cet avis].
[Vous avez aimé|Vous avez apprécié] {np} : [cela nous fait plaisir|c'est un beau compliment|nous en sommes heureux], et {t} [ces mots|votre message].

# positive.also
[Votre remarque|Votre mot aimable|Ce que vous dites] sur {np} nous fait tout autant plaisir.
Que vous ayez aussi remarqué {np} [compte beaucoup pour nous|nous encourage|nous touche].
[Nous sommes tout aussi heureux|Nous sommes également contents] que vous [mentionniez|releviez] {np}.
Ce que vous dites {np:de} est tout aussi [encourageant|agréable à lire].

# positive.remark
[Votre remarque|Votre réserve|Votre commentaire] sur {np} nous est [également utile|tout aussi utile|utile aussi].
Nous comprenons [vos réserves|votre réserve] sur {np}.
Nous avons lu avec la même attention ce que vous [dites|écrivez à propos] {np:de}.
[Vous faites bien|Vous avez raison] de nous parler aussi {np:de}.

# positive.topic
{T} [vos mots|vos lignes|votre regard|vos remarques] sur {np}.
[Nous avons lu avec intérêt|Nous avons lu avec attention] ce que vous écrivez sur {np}, et {t} [cet avis|votre message].
[Votre regard|Votre avis] sur {np} nous [intéresse|est utile], et {t} [ces mots|votre message].

# positive.mention
Que vous parliez {np:de} [compte beaucoup|signifie beaucoup] pour nous.
Il est agréable de lire ce que vous [dites|racontez] {np:de}.

# positive.general
{T} [cet avis|vos mots|ce commentaire|vos lignes|votre message|votre avis|votre confiance].
[Vos mots|Vos lignes] [nous encouragent|nous font grand plaisir|nous touchent], et {t} [cet avis|votre confiance].
[Nous sommes heureux|Nous sommes contents|Nous sommes fiers] de vous avoir fait bonne impression, et {t} [ces mots|votre message|votre confiance].
[Votre commentaire|Votre avis|Votre message] [nous fait très plaisir|nous encourage|nous touche], et {t} [ces mots|votre confiance].
[Quel plaisir de vous lire|Voilà qui fait plaisir à lire|Vous lire est un plaisir], et {t} [ces mots|votre confiance].

# positive.rating5
{T} [ces cinq étoiles|vos cinq étoiles|cette très belle note|la meilleure des notes|cette note généreuse|une telle note|votre confiance|cette note parfaite].
[Cinq étoiles|Cinq étoiles de votre part|Vos cinq étoiles] [sont un bel encouragement|nous font grand plaisir|nous touchent|nous rendent fiers], et {t} [cela|votre confiance].
[Une telle note|Une note comme la vôtre|La meilleure des notes] [fait toujours plaisir|nous encourage|nous touche|est un beau compliment], et {t} [cela|votre confiance].
[Nous sommes heureux|Nous sommes fiers|Nous sommes touchés] [de vos cinq étoiles|de cette très belle note|d'une telle note], et {t} [cela|votre confiance|ce geste].
[Quelle belle note|Cinq étoiles|La note parfaite], et {t} [votre confiance|cela|ce geste].

# positive.rating4
{T} [ces quatre étoiles|vos quatre étoiles|cette belle note|cette bonne note|votre appréciation|une si bonne note|votre confiance|votre note].
[Quatre étoiles|Quatre étoiles de votre part|Vos quatre étoiles] [sont un bel encouragement|nous font plaisir|sont bon signe|nous encouragent], et {t} [cela|votre confiance].
[Une bonne note|Une note comme la vôtre|Votre bonne note] [fait toujours plaisir|nous encourage|est bonne à voir|est un bon signe], et {t} [cela|votre confiance].
[Nous sommes heureux|Nous sommes contents|Nous sommes satisfaits] [de vos quatre étoiles|de cette bonne note|d'une telle note], et {t} [cela|votre confiance|ce geste].
[Quelle bonne note|Quatre étoiles|Une bien belle note], et {t} [votre confiance|cela|ce geste].

# positive.close
@::[Nous serons heureux|Nous serons ravis|Ce sera un plaisir pour nous] de vous [accueillir de nouveau|revoir|recevoir à nouveau].
@::[Au plaisir|Dans l'attente du plaisir] de vous [accueillir à nouveau|revoir|recevoir une prochaine fois].
@::[Notre porte|La porte] vous est [toujours|grande] ouverte.
@::Toute l'équipe [espère vous revoir|sera heureuse de vous revoir|vous accueillera avec plaisir].
@::Chacun de nous [espère vous revoir|sera heureux de vous revoir|vous accueillera avec plaisir].
@::[Nous espérons|Nous souhaitons] vous [revoir bientôt|revoir avant longtemps|accueillir à nouveau|recevoir encore].
@::0-3::Ce serait [un honneur|un privilège] de vous [accueillir de nouveau|recevoir encore].
@::5-9::[À très bientôt|À bientôt|À la prochaine], [nous l'espérons|avec grand plaisir].
@::Nous espérons vous [retrouver|revoir] chez {place}.
[Des mots|Des avis|Des lignes] comme les vôtres [nous encouragent|font du bien|donnent de l'élan].
[Toute l'équipe|Chacun ici] [se joint à ces remerciements|vous remercie aussi].

# positive.closeApp
[Nous espérons que l'application continuera|Puisse l'application continuer] [de bien vous servir|de vous être utile].
[C'est bon de savoir|Il est agréable de savoir] que l'application vous [est utile|rend service].
[Nous sommes heureux|Nous sommes contents] de vous compter parmi nos utilisateurs.
[Des mots|Des avis|Des lignes] comme les vôtres [nous encouragent|font du bien|donnent de l'élan].
[Toute l'équipe|Chacun de nous] [se joint à ces remerciements|vous remercie aussi].
[Continuez d'en profiter|Profitez-en bien], [aujourd'hui comme demain|autant que vous le voudrez].

# mixed.named
{T} [vos mots aimables|vos bons mots|votre compliment|ce que vous dites] sur {np}.
[Nous sommes heureux|Nous sommes contents] que vous ayez apprécié {np}, et {t} [ces mots|cet avis].
[Savoir|Lire] que vous avez [aimé|apprécié] {np} est encourageant, et {t} [ces mots|cet avis].
Que vous citiez {np} parmi les points positifs [nous encourage|nous fait plaisir], et {t} [ces mots|cet avis équilibré].

# mixed.fault
[En revanche|Cela dit|Malgré cela], {s} votre déception concernant {np}.
Nous comprenons [vos réserves sur|votre déception concernant] {np}, et {s} [cela|cette expérience].
Nous avons aussi lu [votre remarque sur|ce que vous écrivez sur] {np}, et {s} [votre déception|cela].
{S} votre déception au sujet {np:de}.
Ce que vous [écrivez|dites] sur {np} compte tout autant, et {s} [votre déception|cela].

# mixed.blame
{S} votre [déception|insatisfaction] concernant {np}.
Nous comprenons, à vous lire, que vous attendiez mieux, et {s} votre déception concernant {np}.
Vous décrivez clairement ce qui vous a [déplu|manqué] au sujet {np:de}, et {s} [cela|cette expérience].
[Votre déception|Votre réserve] concernant {np} est [claire|compréhensible], et {s} cela.
Nous avons lu [avec attention|attentivement] ce que vous écrivez sur {np}, et {s} [votre déception|cela].

# mixed.topic
{T} [vos remarques|votre regard|vos commentaires|votre avis] sur {np}.
Nous avons lu [avec attention|attentivement] vos remarques sur {np}, et {t} [cet avis|votre message].
Il nous est utile de savoir ce que vous pensez {np:de}, et {t} [cet avis|votre franchise].

# mixed.general
{T} [cet avis franc|votre commentaire équilibré|votre franchise|cet avis honnête|votre regard nuancé|votre sincérité].
Nous avons lu votre [commentaire|avis|message] [avec attention|attentivement], et {t} [ces mots|votre franchise].
[Votre franchise|Votre sincérité|Votre honnêteté] nous est utile, et {t} [cela|cet avis].
[Un avis franc|Un avis nuancé|Un avis équilibré] comme le vôtre [nous est utile|nous aide], et {t} [cela|ces mots].

# mixed.rating3
{T} [votre note|cette note|vos trois étoiles|ces trois étoiles|cette note honnête|votre franchise|votre évaluation].
[Trois étoiles|Vos trois étoiles|Trois étoiles de votre part] [nous disent|montrent] [qu'il vous a manqué quelque chose|que tout n'a pas su vous plaire|que vous attendiez un peu plus], et {t} votre [franchise|sincérité].
[Votre note|Une telle note|Cette note] [nous dit|nous montre] [où nous en sommes|qu'il vous a manqué quelque chose|que tout ne vous a pas plu], et {t} [cela|votre franchise].
Nous voyons [à votre note|à vos trois étoiles] [qu'il vous a manqué quelque chose|que tout n'a pas su vous plaire], et {t} votre [franchise|sincérité].
[Nous avons bien vu|Nous avons lu] votre note, et {t} [votre franchise|votre sincérité|ce retour].

# mixed.closeRating
[Quelques mots|Quelques lignes|Quelques précisions] sur ce qui vous a manqué [nous intéresseraient|nous aideront à comprendre|nous seront utiles].
[Nous aimerions savoir|Il nous serait utile de savoir] ce qui [vous a manqué le plus|a fait la différence|vous a moins plu].
Si vous souhaitez nous en dire [plus|davantage|un peu plus], nous sommes à votre écoute.
[Nous lirions volontiers|Nous accueillerons avec intérêt] [quelques mots de plus|votre point de vue|un mot de votre part].
[Ce qui aurait fait|Ce qui ferait] une meilleure note [nous intéresse|mérite que nous le sachions].

# mixed.close
@::[Nous serions heureux|Ce serait un plaisir] de vous [accueillir de nouveau|revoir] et de vous laisser un meilleur souvenir.
@::Nous espérons qu'un prochain passage vous [plaira davantage|donnera pleine satisfaction].
@::Nous souhaitons qu'un prochain passage vous [plaise davantage|donne pleine satisfaction].
@::[Nous aimerions avoir|Nous serions heureux d'avoir] l'occasion de vous faire meilleure impression.
@::[Notre porte|La porte] vous reste ouverte.
@::[Ce serait un plaisir|Nous serions contents] de vous [revoir|accueillir encore].
@::Nous espérons vous retrouver chez {place}.
[Un avis|Un commentaire] comme [le vôtre|celui-ci] nous [aide à voir les choses avec vos yeux|montre comment nous sommes perçus|est utile].
Chaque avis de ce genre est lu [avec soin|attentivement].

# mixed.closeApp
Un avis comme le vôtre nous [montre comment l'application est vraiment utilisée|est utile|aide à voir l'application avec vos yeux].
[Quelques mots|Quelques lignes] sur ce qui vous manque le plus nous [seront toujours utiles|aideraient].
[Nous espérons que l'application finira|Puisse l'application finir] par vous convaincre.
[Il nous est utile|Il est bon] de savoir [où l'application vous déçoit|comment vous voyez l'application].
Que vous l'utilisiez [malgré tout|tout de même] nous encourage.

# negative.named
{S} votre [déception|insatisfaction] concernant {np}.
[À vous lire sur|En lisant ce que vous écrivez sur] {np}, nous comprenons votre [déception|agacement], et {s} cette expérience.
[Votre mécontentement|Votre agacement] au sujet {np:de} est [clair|manifeste], et {s} cela.
Ce que vous [décrivez|écrivez|dites] au sujet {np:de} [ne nous laisse pas indifférents|est très clair|n'est pas le souvenir que l'on souhaite laisser], et {s} [cela|votre déception].
%::Vous [attendiez mieux|espériez mieux] {np:de}, et {s} [cette déception|votre déception].
Nous avons lu [attentivement|avec attention|avec soin] ce que vous [dites|écrivez à propos] {np:de}, et {s} [votre déception|cela].

# topic
Nous avons lu [avec attention|attentivement] [ce que vous écrivez|ce que vous dites] sur {np}.
Vos [remarques|mots] sur {np} ne nous ont pas échappé.
Il nous est utile de savoir ce que vous pensez {np:de}.

# negative.general
{S} [votre déception|cette déception|votre insatisfaction|votre mécontentement].
[Votre déception|Votre insatisfaction] est [claire|manifeste|compréhensible], et {s} cela.
Nous comprenons [votre déception|votre agacement|votre insatisfaction], et {s} [cette expérience|l'impression qui vous reste].
[Vous attendiez mieux|Vous espériez autre chose|Vous attendiez autre chose], et {s} cette déception.
[Ce que vous décrivez|Ce que vous écrivez|Ce que vous racontez] [ne nous laisse pas indifférents|nous touche], et {s} [cela|votre déception].

# negative.rating1
{S} [une telle note|votre déception|cette déception|votre insatisfaction|l'impression qui vous reste].
[Une seule étoile|Une étoile|Une note comme celle-ci] [nous dit|montre] [votre déception|que vous attendiez bien mieux|l'ampleur de votre déception], et {s} cela.
[Votre note|La plus basse des notes|Une telle note] [ne nous laisse pas indifférents|est très claire|dit votre déception], et {s} cela.
Nous [voyons|comprenons] à votre note [votre déception|votre insatisfaction|que vous attendiez bien mieux], et {s} cela.
[Votre unique étoile|Cette étoile isolée] [dit tout|parle d'elle-même], et {s} [cela|votre déception].
[Vous attendiez bien mieux|Vous espériez tout autre chose], et {s} [cela|cette déception].

# negative.rating2
{S} [cette note|votre déception|cette déception|votre insatisfaction|l'impression qui vous reste].
[Deux étoiles|Vos deux étoiles|Deux étoiles seulement] [nous disent|montrent] [votre déception|que vous attendiez mieux|qu'il a manqué trop de choses], et {s} cela.
[Votre note|Une telle note|Une note comme la vôtre] [dit votre déception|montre que vous attendiez mieux|est un signe clair], et {s} cela.
Nous [voyons|comprenons] à votre note [votre déception|votre insatisfaction|que vous attendiez mieux], et {s} cela.
[Les deux étoiles que vous laissez|Vos deux étoiles] [sont claires|parlent d'elles-mêmes], et {s} [cela|votre déception].
[Vous attendiez mieux|Vous espériez mieux], et {s} [cela|cette déception].

# negative.closeRating
[Quelques mots|Quelques lignes|Quelques précisions] sur ce qui vous a déplu [nous aideraient à comprendre|nous seraient utiles].
[Nous aimerions savoir|Il nous serait utile de savoir] ce qui [vous a manqué|vous a déplu|explique cette note].
Si vous souhaitez nous en dire [plus|davantage|un peu plus], nous sommes à votre écoute.
[Vos raisons|Vos mots|Vos impressions] nous [intéressent|seraient utiles|aideraient à comprendre].
{T} [ce retour|votre franchise|ce message].

# negative.close
{T} [votre franchise|votre clarté|le temps passé à nous écrire|ce message si clair|ces précisions].
[Un avis comme le vôtre|Votre franchise|Un mot aussi clair] [nous est utile|nous aide à voir les choses avec vos yeux].
[Il est important pour nous|Il compte pour nous] que vous [l'ayez dit|nous l'ayez écrit].
Nous avons lu votre avis [avec soin|avec attention|du premier au dernier mot].
Vos mots ont été lus [avec soin|attentivement|jusqu'au bout].
@::Nous aurions aimé que vous gardiez un meilleur souvenir de votre passage.

# negative.closeApp
{T} [votre franchise|votre clarté|le temps passé à nous écrire|ce message si clair|ces précisions].
[Un avis comme le vôtre|Votre franchise|Un mot aussi clair] [nous est utile|nous aide à voir les choses avec vos yeux].
[Il est important pour nous|Il compte pour nous] que vous [l'ayez dit|nous l'ayez écrit].
Nous avons lu votre avis [avec soin|avec attention|du premier au dernier mot].

# question
[Nous avons bien vu|Nous avons bien lu] votre question, [elle mérite une vraie réponse|et nous préférons y répondre de vive voix|et elle mérite mieux qu'un mot rapide].
[Vous nous posez une question|Votre avis contient une question], et elle [mérite une vraie réponse|a bien été lue].

# neutral.positive.open
{T} [votre commentaire|votre avis|votre note|le temps passé à nous écrire|votre opinion|ces quelques mots].
Nous avons lu votre [commentaire|avis] [avec attention|avec intérêt|avec soin], et {t} [cela|ces mots].
Votre [commentaire|avis] est [apprécié|très apprécié], et {t} cela.

# neutral.positive.kind
{T} [vos mots aimables|ces mots aimables|votre gentil commentaire|ces lignes si aimables].
Vos [mots|lignes] [nous font très plaisir|nous touchent|sont un bel encouragement], et {t} cela.

# neutral.positive.close
Nous vous souhaitons une [excellente|bonne|très bonne] [continuation|journée].
[Chaque avis|Chaque commentaire] compte pour [toute l'équipe|nous tous].
Cela compte [beaucoup pour nous tous|pour toute l'équipe].
[Toute l'équipe|Chacun de nous] se joint à ces remerciements.

# neutral.mixed.open
{T} [votre commentaire|votre avis|votre opinion|votre franchise|le temps passé à nous écrire].
Nous avons lu votre [commentaire|avis] [avec attention|avec soin|attentivement], et {t} [cela|ces mots].
Votre [commentaire|avis|opinion] [nous intéresse|a toute notre attention], et {t} cela.

# neutral.mixed.close
[Chaque opinion|Chaque remarque] est lue, et chacune est utile.
Il est [important|utile] pour nous de savoir comment nous sommes perçus.
[Entendre les deux côtés|Savoir ce que vous pensez] nous est utile.

# neutral.negative.open
{S} votre [mécontentement|insatisfaction].
Nous avons lu votre commentaire avec [beaucoup d'attention|le plus grand soin|toute l'attention qu'il mérite], et {s} votre [mécontentement|insatisfaction].
Ce que vous [écrivez|nous dites] a été lu avec [attention|soin|le plus grand soin], et {s} votre [mécontentement|insatisfaction].

# neutral.negative.close
[Un tel sujet|Ce que vous rapportez] mérite [toute notre attention|d'être lu avec soin].
[Il est important|Il compte pour nous] que vous nous l'ayez [dit|écrit].
[Des mots comme ceux-ci|De tels mots] ne passent pas inaperçus.
[Ce que vous écrivez|Votre message] est lu [avec soin|avec attention].

# neutral.negative.closeContact
[Un tel sujet|Ce que vous rapportez] mérite [une conversation directe plutôt qu'un échange public|un échange de vive voix].
Nous [préférerions|aimerions] [en parler directement avec vous|vous entendre directement à ce sujet] plutôt que publiquement.
[Nous sommes prêts à vous écouter|Nous serions heureux de vous écouter] directement.
[Un échange direct|Une conversation directe] nous semble la bonne manière d'en parler.
`;
