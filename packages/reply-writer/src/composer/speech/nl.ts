/** Dutch sentences of the composer; sentences.ts says how they are read. */
export const speechNl = `
# thanks
wij zijn u zeer erkentelijk voor
wij zijn u zeer dankbaar voor
wij danken u hartelijk voor
wij danken u voor
dank u wel voor
hartelijk dank voor
heel hartelijk dank voor
enorm bedankt voor
duizendmaal dank voor
uit de grond van ons hart dank voor

# sorry
wij bieden u onze oprechte excuses aan voor
wij bieden u onze excuses aan voor
wij betreuren … ten zeerste
wij betreuren
wij betreuren … zeer
wij betreuren … oprecht
wij betreuren … heel erg
wij betreuren … echt heel erg
wij betreuren … allemaal heel erg
het hele team betreurt … heel erg

# positive.named
{T} [uw vriendelijke woorden|uw woorden|uw reactie|uw mooie woorden|uw lovende woorden] over {np}.
{T} [uw compliment|uw lof|uw waardering] voor {np}.
Uw woorden over {np} [doen ons veel plezier|zijn een mooie aanmoediging|doen ons goed], en {t} [uw beoordeling|uw vertrouwen].
Wat u over {np} [schrijft|zegt|vertelt], [doet ons veel plezier|is een aanmoediging|lezen wij graag], en {t} [uw woorden|uw beoordeling].
[Fijn om te lezen|Goed om te lezen|Mooi om te lezen] wat u over {np} [schrijft|zegt], en {t} [uw woorden|uw beoordeling].
Uw [compliment|waardering] voor {np} [doet ons veel plezier|is een mooie aanmoediging], en {t} [uw woorden|uw vertrouwen].

# positive.remark
[Uw opmerking|Uw reactie|Uw mening] over {np} is voor ons [even nuttig|ook nuttig|net zo nuttig].
Wij begrijpen ook uw [bedenkingen bij|opmerking over] {np}.

# positive.topic
{T} [uw woorden|uw opmerkingen] over {np}.
[Aandachtig|Met belangstelling] hebben wij gelezen wat u over {np} schrijft, en {t} [uw beoordeling|uw woorden].

# positive.mention
Dat u over {np} schrijft, [betekent veel voor ons|doet ons plezier].
Het is fijn om te lezen wat u over {np} [zegt|vertelt].

# positive.general
{T} [deze beoordeling|uw woorden|uw reactie|uw vertrouwen|uw tijd|uw bericht].
[Uw woorden|Deze woorden] [doen ons veel plezier|zijn een mooie aanmoediging|doen ons goed], en {t} [uw vertrouwen|uw tijd].
[Het is fijn|Het is mooi|Het doet ons goed] [van u te lezen|uw woorden te lezen|een goede indruk te hebben gemaakt], en {t} [uw vertrouwen|uw tijd].
[Dat lezen wij graag|Daar zijn wij blij mee|Dat is fijn om te lezen], en {t} [uw vertrouwen|uw tijd|uw reactie].

# positive.rating5
{T} [deze vijf sterren|uw vijf sterren|de beste beoordeling|zo'n mooie beoordeling|deze geweldige beoordeling|uw vertrouwen|de hoogste score|uw beoordeling].
[Vijf sterren|Uw vijf sterren|Vijf sterren van u] [zijn een mooie aanmoediging|doen ons veel plezier|maken ons trots|doen ons goed], en {t} [uw vertrouwen|dit gebaar].
[Zo'n beoordeling|Een beoordeling als de uwe|De hoogste score] [doet altijd plezier|moedigt ons aan|is een mooi compliment|doet ons goed], en {t} [uw vertrouwen|dit gebaar].
[Wij zijn blij met|Wij zijn trots op] [uw vijf sterren|deze vijf sterren|zo'n beoordeling], en {t} [uw vertrouwen|dit gebaar].
[Wat een beoordeling|De hoogste score|Vijf sterren], en {t} [uw vertrouwen|dit gebaar].

# positive.rating4
{T} [deze vier sterren|uw vier sterren|een goede beoordeling|zo'n goede beoordeling|deze mooie beoordeling|uw vertrouwen|uw waardering|uw beoordeling].
[Vier sterren|Uw vier sterren|Vier sterren van u] [zijn een mooie aanmoediging|doen ons plezier|zijn een goed teken|moedigen ons aan], en {t} [uw vertrouwen|dit gebaar].
[Een goede beoordeling|Een beoordeling als de uwe|Zo'n goede beoordeling] [doet altijd plezier|moedigt ons aan|is een goed teken|doet ons goed], en {t} [uw vertrouwen|dit gebaar].
[Wij zijn blij|Wij zijn tevreden] [met uw vier sterren|met deze vier sterren|met zo'n goede beoordeling], en {t} [uw vertrouwen|dit gebaar].
[Een goede score|Vier sterren|Een goed teken], en {t} [uw vertrouwen|dit gebaar].

# positive.close
@::Wij kijken uit naar [uw volgende bezoek|een weerzien].
@::Wij verheugen ons op [uw volgende bezoek|een weerzien].
@::[Het zou ons|Het zal ons] een genoegen zijn u [weer te verwelkomen|terug te zien|opnieuw te ontvangen].
@::[U bent|U blijft] bij ons [altijd|steeds|van harte] welkom.
@::[Het hele team|Ieder van ons] [hoopt u terug te zien|verwelkomt u graag weer].
@::5-9::[Tot gauw|Tot de volgende keer|Tot ziens], [hopen wij|hopelijk].
@::Wij hopen u bij {place} terug te zien.
[Woorden|Reacties|Beoordelingen] als deze [moedigen ons aan|doen ons goed|zijn de beste stimulans].
[Het hele team|Ieder van ons] [sluit zich daarbij aan|dankt u daarvoor].
@::Wij hopen u [snel|binnenkort|gauw] [weer|opnieuw] te mogen verwelkomen.

# mixed.named
{T} [uw vriendelijke woorden|uw woorden] over {np}.
{T} uw [compliment|waardering] voor {np}.
Wat u over {np} [schrijft|zegt], [doet ons plezier|is bemoedigend], en {t} [uw woorden|uw beoordeling].
[Fijn om te lezen|Goed om te lezen] wat u over {np} zegt, en {t} [uw woorden|uw beoordeling].

# mixed.fault
[Tegelijk|Anderzijds|Toch] lezen wij ook wat u over {np} schrijft, en {s} uw teleurstelling.
Wij begrijpen ook uw [ergernis|teleurstelling] over {np}, en {s} [deze ervaring|deze indruk].
[Even aandachtig|Net zo aandachtig] lezen wij uw woorden over {np}, en {s} [deze|uw] teleurstelling.

# mixed.blame
{S} uw [teleurstelling|ergernis] over {np}.
Wij begrijpen uw [teleurstelling|ergernis] over {np}, en {s} [deze ervaring|deze indruk].
[Aandachtig|Zorgvuldig] hebben wij gelezen wat u over {np} schrijft, en {s} uw teleurstelling.
U beschrijft [duidelijk|helder] wat u van {np} vindt, en {s} uw teleurstelling.

# mixed.topic
{T} [uw opmerkingen|uw woorden|uw mening|uw reactie] over {np}.
[Aandachtig|Met belangstelling] hebben wij gelezen wat u over {np} schrijft, en {t} [uw beoordeling|uw openheid].

# mixed.general
{T} [deze eerlijke beoordeling|uw evenwichtige reactie|uw openheid|uw eerlijkheid|deze oprechte beoordeling|uw open woorden].
Wij hebben uw reactie [aandachtig|zorgvuldig|met belangstelling] gelezen, en {t} [uw openheid|uw tijd].
[Een eerlijke|Een evenwichtige|Een open] beoordeling als de uwe [helpt ons|is nuttig], en {t} [uw openheid|uw tijd].
[Uw openheid|Uw eerlijkheid] helpt ons, en {t} [uw woorden|uw tijd].

# mixed.rating3
{T} [uw beoordeling|deze beoordeling|uw drie sterren|deze drie sterren|uw openheid|een eerlijke beoordeling|uw tijd].
[Drie sterren|Uw drie sterren|Drie sterren van u] [zeggen ons|laten zien] [dat er iets ontbrak|dat niet alles overtuigde|dat u iets meer had verwacht], en {t} uw [openheid|eerlijkheid].
[Uw beoordeling|Zo'n beoordeling|Deze beoordeling] [zegt ons|laat zien] [waar wij staan|dat er iets ontbrak|dat niet alles beviel], en {t} uw [openheid|eerlijkheid].
Wij [zien|begrijpen] aan uw beoordeling [dat er iets ontbrak|dat u meer had verwacht], en {t} uw [openheid|eerlijkheid].
Wij hebben [uw beoordeling|uw drie sterren] gezien, en {t} uw [openheid|eerlijkheid|tijd].

# mixed.closeRating
[Een paar woorden|Een regel|Een kort woord] over wat er ontbrak [is welkom|zou ons helpen].
[Wij zouden graag weten|Het zou ons helpen te weten] wat [u miste|het verschil maakte|u minder beviel].
Als u ons meer wilt [vertellen|schrijven|zeggen], [luisteren wij graag|lezen wij het graag].
[Uw mening|Uw ervaring] in een paar woorden [interesseert ons|is welkom].

# mixed.close
@::[Wij zouden u graag|Graag zouden wij u] [weer verwelkomen|terugzien] en een betere indruk achterlaten.
@::Wij hopen dat [een volgend bezoek|uw volgende bezoek|een nieuw bezoek] u [beter bevalt|meer plezier geeft].
@::U bent [altijd|nog steeds] welkom.
@::Graag krijgen wij nog een kans om u te overtuigen.
[Opmerkingen|Woorden] als deze [helpen ons|zijn nuttig|laten zien hoe wij gezien worden].
[Elke opmerking|Elke reactie] als deze [wordt aandachtig gelezen|telt voor ons].

# negative.named
{S} uw [teleurstelling|ontevredenheid|ergernis] over {np}.
[Aandachtig|Zorgvuldig|Nauwkeurig] hebben wij gelezen wat u over {np} [schrijft|zegt], en {s} [uw teleurstelling|deze ervaring].
Wat u over {np} [schrijft|vertelt|zegt], [laat ons niet koud|is duidelijk|begrijpen wij goed], en {s} [uw teleurstelling|deze ervaring].
Wij begrijpen uw [ergernis|teleurstelling] over {np}, en {s} [deze ervaring|deze indruk].
Uw woorden over {np} [laten zien|maken duidelijk] hoe teleurgesteld u bent, en {s} [deze ervaring|deze indruk].

# topic
[Aandachtig|Met aandacht] hebben wij gelezen wat u over {np} [schrijft|zegt].
Uw [opmerkingen|woorden] over {np} [zijn overgekomen|hebben wij aandachtig gelezen].
Het is [nuttig|goed] om te weten [wat u van {np} vindt|hoe u over {np} denkt].

# negative.general
{S} [uw teleurstelling|deze teleurstelling|uw ontevredenheid|deze ervaring|deze slechte indruk].
Wij begrijpen uw [teleurstelling|ontevredenheid|ergernis], en {s} [deze ervaring|deze indruk].
[Uw teleurstelling|Uw ergernis|Uw ontevredenheid] is [duidelijk|begrijpelijk|helder], en {s} [deze ervaring|deze indruk].
[U had beter verwacht|U had meer verwacht|U had iets anders verwacht], en {s} [uw teleurstelling|deze teleurstelling].
Wat u [schrijft|beschrijft|vertelt|meldt], laat ons niet koud, en {s} [uw teleurstelling|deze ervaring].

# negative.rating1
{S} [zo'n beoordeling|uw teleurstelling|deze teleurstelling|uw ontevredenheid|de indruk die u overhoudt].
[Eén enkele ster|Eén ster|Zo'n beoordeling] [zegt ons|laat zien] [hoe teleurgesteld u bent|dat u veel meer had verwacht|dat u ontevreden bent], en {s} [deze ervaring|deze indruk].
[Uw beoordeling|De laagste beoordeling|Zo'n beoordeling] [is duidelijk|toont uw teleurstelling|laat ons niet koud], en {s} [deze ervaring|deze indruk].
Wij [zien|begrijpen] aan uw beoordeling [hoe teleurgesteld u bent|dat u veel meer had verwacht], en {s} [deze ervaring|deze indruk].
[U had veel meer verwacht|U had iets anders verwacht], en {s} [uw teleurstelling|deze teleurstelling].

# negative.rating2
{S} [deze beoordeling|uw teleurstelling|deze teleurstelling|uw ontevredenheid|de indruk die u overhoudt].
[Twee sterren|Uw twee sterren|Slechts twee sterren] [zeggen ons|laten zien] [hoe teleurgesteld u bent|dat u meer had verwacht|dat er te veel ontbrak], en {s} [deze ervaring|deze indruk].
[Uw beoordeling|Zo'n beoordeling|Een beoordeling als de uwe] [is duidelijk|toont uw teleurstelling|laat zien dat u meer had verwacht], en {s} [deze ervaring|deze indruk].
Wij [zien|begrijpen] aan uw beoordeling [hoe teleurgesteld u bent|dat u meer had verwacht], en {s} [deze ervaring|deze indruk].
[U had meer verwacht|U had beter verwacht], en {s} [uw teleurstelling|deze teleurstelling].

# negative.closeRating
[Een paar woorden|Een regel|Een kort woord] over wat u teleurstelde [zou ons helpen|is welkom].
[Wij zouden graag weten|Het zou ons helpen te weten] wat [u miste|erachter zit|u teleurstelde].
Als u ons meer wilt [vertellen|schrijven|zeggen], [luisteren wij|lezen wij het aandachtig].
[Uw redenen|De redenen] [interesseren ons|horen wij graag].
{T} [uw openheid|dit signaal|uw eerlijkheid].

# negative.close
{T} [uw openheid|uw duidelijke woorden|de moeite om dit te schrijven|deze heldere beschrijving|uw tijd].
[Zo'n heldere beschrijving|Uw openheid|Zo'n open woord] [helpt ons|laat zien hoe u het hebt ervaren].
[Het is belangrijk|Het is voor ons belangrijk] dat u het hebt [gezegd|geschreven].
Wij hebben uw beoordeling [aandachtig|zorgvuldig|van begin tot eind] gelezen.
Uw woorden zijn [zorgvuldig|aandachtig|nauwkeurig] gelezen.

# question
[Wij hebben uw vraag gezien|Wij hebben uw vraag gelezen], en die [verdient een goed antwoord|wordt niet over het hoofd gezien].
In uw beoordeling staat een vraag, en die [verdient een goed antwoord|is gelezen].

# neutral.positive.open
{T} [uw reactie|uw mening|uw beoordeling|uw tijd|deze reactie].
Wij hebben uw reactie [aandachtig|met belangstelling|zorgvuldig] gelezen, en {t} uw tijd.

# neutral.positive.kind
{T} [uw vriendelijke woorden|deze vriendelijke woorden|uw vriendelijke reactie|deze aardige regels].
Uw [vriendelijke|aardige] woorden [doen ons goed|doen ons veel plezier|betekenen veel voor ons], en {t} uw tijd.

# neutral.positive.close
Wij wensen u [het allerbeste|een fijne dag].
[Elke mening|Elke reactie] telt voor [het hele team|ons allemaal].
[Het hele team|Ieder van ons] [sluit zich daarbij aan|dankt u daarvoor].

# neutral.mixed.open
{T} [uw reactie|uw mening|uw openheid|uw tijd|uw open reactie].
Wij hebben uw reactie [aandachtig|zorgvuldig] gelezen, en {t} uw openheid.

# neutral.mixed.close
[Elke mening|Elke reactie] wordt gelezen, en [elke stem telt|elk woord telt].
Het is voor ons belangrijk te weten hoe wij gezien worden.
Wij wensen u het allerbeste.

# neutral.negative.open
{S} uw [ontevredenheid|onvrede].
Wij hebben uw reactie met [veel aandacht|de grootste zorg|de nodige aandacht] gelezen, en {s} uw [ontevredenheid|onvrede].
Wat u [schrijft|ons zegt], is [aandachtig|zorgvuldig] gelezen, en {s} uw [ontevredenheid|onvrede].

# neutral.negative.close
[Zoiets|Wat u aankaart] verdient [volle aandacht|zorgvuldige lezing].
Het is belangrijk dat u het ons hebt [gezegd|geschreven].
[Zulke woorden|Zulke berichten] lezen wij met zorg.

# neutral.negative.closeContact
[Zoiets|Wat u aankaart] verdient [een direct gesprek|een persoonlijk gesprek].
Wij zouden er liever [rechtstreeks|persoonlijk|direct] met u over spreken dan in het openbaar.
`;
