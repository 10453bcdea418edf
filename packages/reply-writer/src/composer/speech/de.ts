/** German sentences of the composer; sentences.ts says how they are read. What is named stands in the accusative. */
export const speechDe = `
# thanks
wir sind Ihnen sehr verbunden für
wir sind Ihnen sehr dankbar für
wir danken Ihnen herzlich für
wir danken Ihnen für
vielen Dank für
danke für
herzlichen Dank für
ganz herzlichen Dank für
tausend Dank für
von ganzem Herzen tausend Dank für

# sorry
wir bitten Sie in aller Form um Entschuldigung für
wir bitten Sie um Entschuldigung für
wir bedauern … aufrichtig
wir bedauern
wir bedauern … sehr
wir bedauern … wirklich sehr
wir bedauern … von Herzen
wir alle bedauern … sehr
wir alle bedauern … von Herzen
das ganze Team bedauert … von ganzem Herzen

# positive.named
{T} [Ihre freundlichen Worte|Ihre Worte|Ihre Zeilen|Ihre netten Worte] über {np}.
Ihre Worte über {np} [freuen uns sehr|sind eine schöne Ermutigung|tun uns gut], und {t} [die Bewertung|Ihr Vertrauen].
Was Sie über {np} [schreiben|sagen|berichten], [freut uns sehr|ist eine Ermutigung|lesen wir gern], und {t} [Ihre Worte|Ihre Bewertung].
[Schön zu lesen|Gut zu lesen|Es freut uns zu lesen], was Sie über {np} [schreiben|sagen], und {t} [Ihre Worte|Ihre Bewertung].
Ihr Lob für {np} [freut uns sehr|ist eine schöne Ermutigung], und {t} [Ihre Worte|Ihr Vertrauen].

# positive.remark
Ihre [Bemerkung|Meinung] über {np} ist für uns [ebenso hilfreich|auch hilfreich|ebenfalls nützlich].
[Ebenso aufmerksam|Genauso aufmerksam] haben wir gelesen, was Sie über {np} [schreiben|sagen].

# positive.topic
{T} [Ihre Worte|Ihre Zeilen|Ihre Meinung] über {np}.
{T} [Ihre Sicht|Ihren Blick] auf {np}.
[Aufmerksam|Mit Interesse] haben wir gelesen, was Sie über {np} schreiben, und {t} [Ihre Bewertung|Ihre Worte].

# positive.mention
Dass Sie über {np} schreiben, [bedeutet uns viel|freut uns sehr].
Es ist schön zu lesen, was Sie über {np} [sagen|erzählen].

# positive.general
{T} [diese Bewertung|Ihre Worte|Ihre Zeilen|Ihren Kommentar|Ihr Vertrauen|Ihre Zeit|Ihre Rückmeldung].
[Ihre Worte|Ihre Zeilen] [freuen uns sehr|sind eine schöne Ermutigung|tun uns gut], und {t} [Ihr Vertrauen|Ihre Zeit].
[Es freut uns|Wir freuen uns|Es ist schön], [von Ihnen zu lesen|Ihre Worte zu lesen|einen guten Eindruck gemacht zu haben], und {t} [Ihr Vertrauen|Ihre Zeit].
[Wir freuen uns, von Ihnen zu lesen|Wir haben das gern gelesen|Das freut uns], und {t} [Ihr Vertrauen|Ihre Zeit|Ihre Worte].

# positive.rating5
{T} [diese fünf Sterne|Ihre fünf Sterne|die beste aller Bewertungen|eine so gute Bewertung|diese großartige Bewertung|Ihr Vertrauen|die volle Sternezahl|Ihre Bewertung].
[Fünf Sterne|Ihre fünf Sterne|Fünf Sterne von Ihnen] [sind eine schöne Ermutigung|freuen uns sehr|machen uns stolz|tun uns gut], und {t} [Ihr Vertrauen|diese Geste].
[Eine solche Bewertung|Eine Bewertung wie Ihre|Die beste Bewertung] [freut uns immer|ermutigt uns|ist ein schönes Lob|tut gut], und {t} [Ihr Vertrauen|diese Geste].
[Wir freuen uns über|Wir sind stolz auf] [Ihre fünf Sterne|diese fünf Sterne|eine solche Bewertung], und {t} [Ihr Vertrauen|diese Geste].
[Was für eine Bewertung|Volle Sternezahl|Fünf Sterne], und {t} [Ihr Vertrauen|diese Geste].

# positive.rating4
{T} [diese vier Sterne|Ihre vier Sterne|eine gute Bewertung|eine so gute Bewertung|diese schöne Bewertung|Ihr Vertrauen|Ihre Anerkennung|Ihre Bewertung].
[Vier Sterne|Ihre vier Sterne|Vier Sterne von Ihnen] [sind eine schöne Ermutigung|freuen uns|sind ein gutes Zeichen|ermutigen uns], und {t} [Ihr Vertrauen|diese Geste].
[Eine gute Bewertung|Eine Bewertung wie Ihre|So eine gute Bewertung] [freut uns immer|ermutigt uns|ist ein gutes Zeichen|tut gut], und {t} [Ihr Vertrauen|diese Geste].
Wir freuen uns über [Ihre vier Sterne|diese vier Sterne|eine so gute Bewertung|diese Anerkennung], und {t} [Ihr Vertrauen|diese Geste].
[Eine gute Bewertung|Vier Sterne|Ein gutes Zeichen], und {t} [Ihr Vertrauen|diese Geste].

# positive.close
@::[Wir freuen uns|Wir freuen uns schon] [auf Ihren nächsten Besuch|auf ein Wiedersehen|darauf, Sie wieder begrüßen zu dürfen].
@::[Es wäre uns|Uns wäre es] eine Freude, Sie [wieder begrüßen zu dürfen|wiederzusehen|erneut zu empfangen].
@::[Sie sind|Sie bleiben] bei uns [jederzeit|immer|stets] willkommen.
@::[Das ganze Team|Jeder von uns] [freut sich auf ein Wiedersehen|begrüßt Sie gern wieder].
@::5-9::[Bis bald|Bis zum nächsten Mal|Auf bald], [hoffentlich|hoffen wir].
@::Wir hoffen, Sie bei {place} wiederzusehen.
[Worte|Zeilen|Bewertungen] wie diese [ermutigen uns|tun gut|sind der beste Ansporn].
[Das ganze Team|Jeder von uns] [schließt sich dem Dank an|sagt ebenfalls Danke].

# mixed.named
{T} [Ihre freundlichen Worte|Ihre Worte] über {np}.
Ihr Lob für {np} [freut uns|ermutigt uns], und {t} [Ihre Worte|Ihre Zeit].
Was Sie über {np} [schreiben|sagen], [freut uns|ist ermutigend], und {t} [Ihre Worte|Ihre Bewertung].
[Schön zu lesen|Gut zu lesen], was Sie über {np} sagen, und {t} [Ihre Worte|Ihre Bewertung].

# mixed.fault
[Zugleich|Andererseits|Dennoch] haben wir gelesen, was Sie über {np} schreiben, und {s} Ihre Enttäuschung.
Wir verstehen [auch|ebenso] Ihren [Unmut|Ärger] über {np}, und {s} [diese Erfahrung|diesen Eindruck].
[Ebenso aufmerksam|Genauso aufmerksam] lesen wir Ihre Worte über {np}, und {s} [diese|Ihre] Enttäuschung.

# mixed.blame
Wir verstehen Ihren [Unmut|Ärger] über {np}, und {s} [diese Erfahrung|diesen Eindruck].
[Aufmerksam|Mit Sorgfalt] haben wir gelesen, was Sie über {np} schreiben, und {s} Ihre Enttäuschung.
{S} Ihre [Enttäuschung|Verärgerung] über {np}.
Sie beschreiben [klar|deutlich], was Sie über {np} denken, und {s} Ihre Enttäuschung.

# mixed.topic
{T} [Ihre Bemerkungen|Ihre Worte|Ihre Meinung] über {np}.
{T} [Ihre Sicht|Ihren Blick] auf {np}.
[Aufmerksam|Mit Interesse] haben wir gelesen, was Sie über {np} schreiben, und {t} [Ihre Bewertung|Ihre Offenheit].

# mixed.general
{T} [diese offene Bewertung|Ihren ausgewogenen Kommentar|Ihre Offenheit|Ihre Ehrlichkeit|diese ehrliche Bewertung|Ihre offenen Worte].
Wir haben Ihren Kommentar [aufmerksam|sorgfältig|mit Interesse] gelesen, und {t} [Ihre Zeit|Ihre Offenheit].
[Eine offene|Eine ausgewogene|Eine ehrliche] Bewertung wie Ihre [hilft uns|ist nützlich], und {t} Ihre [Zeit|Offenheit].
[Ihre Offenheit|Ihre Ehrlichkeit] ist uns eine Hilfe, und {t} Ihre [Worte|Zeit].

# mixed.rating3
{T} [Ihre Bewertung|diese Bewertung|Ihre drei Sterne|diese drei Sterne|Ihre Offenheit|eine ehrliche Bewertung|Ihre Zeit].
[Drei Sterne|Ihre drei Sterne|Drei Sterne von Ihnen] [sagen uns|zeigen uns], [dass etwas gefehlt hat|dass nicht alles überzeugt hat|dass Sie etwas mehr erwartet haben], und {t} Ihre [Offenheit|Ehrlichkeit].
[Ihre Bewertung|Eine solche Bewertung|Diese Bewertung] [sagt uns|zeigt uns], [wo wir stehen|dass etwas gefehlt hat|dass nicht alles gefallen hat], und {t} Ihre [Ehrlichkeit|Offenheit].
Wir [sehen|verstehen] an Ihrer Bewertung, [dass etwas gefehlt hat|dass Sie mehr erwartet haben], und {t} Ihre [Offenheit|Ehrlichkeit].
Wir haben [Ihre Bewertung|Ihre drei Sterne] gesehen, und {t} Ihre [Offenheit|Ehrlichkeit|Zeit].

# mixed.closeRating
[Ein kurzer Satz|Eine Zeile|Ein kurzes Wort] dazu, was gefehlt hat, [wäre willkommen|wäre hilfreich].
[Wir wüssten gern|Für uns wäre es hilfreich zu wissen], was [Ihnen gefehlt hat|den Unterschied gemacht hat|Ihnen weniger gefallen hat].
Wenn Sie uns mehr [sagen|schreiben|erzählen] möchten, [hören wir gern zu|lesen wir es gern].
[Ihre Sicht|Ihre Meinung] in ein paar Worten [interessiert uns|wäre uns willkommen].

# mixed.close
@::[Wir würden uns freuen|Es würde uns freuen], [Sie wieder begrüßen zu dürfen|Sie wiederzusehen] und einen besseren Eindruck zu hinterlassen.
@::Wir [hoffen|würden uns wünschen], dass [Ihr nächster Besuch|ein weiterer Besuch] Ihnen [besser gefällt|mehr Freude macht].
@::Sie sind uns [jederzeit|weiterhin] willkommen.
@::[Gern|Sehr gern] hätten wir eine weitere Gelegenheit, Sie zu überzeugen.
[Hinweise|Bemerkungen|Worte] wie diese [helfen uns|sind nützlich|zeigen uns, wie wir gesehen werden].
[Jede Bewertung|Jeder Kommentar] dieser Art [wird aufmerksam gelesen|zählt für uns].

# negative.named
{S} Ihre [Enttäuschung|Verärgerung] über {np}.
[Aufmerksam|Mit Sorgfalt|Genau] haben wir gelesen, was Sie über {np} [schreiben|sagen], und {s} [Ihre Enttäuschung|diese Erfahrung].
[Was Sie|Das, was Sie] über {np} [schreiben|schildern|sagen], [lässt uns nicht kalt|ist deutlich|verstehen wir gut], und {s} [Ihre Enttäuschung|diese Erfahrung].
Wir verstehen Ihren [Ärger|Unmut] über {np}, und {s} [diesen Eindruck|diese Erfahrung].
Ihre Worte über {np} [zeigen|machen deutlich], wie enttäuscht Sie sind, und {s} [diese Erfahrung|diesen Eindruck].

# topic
[Aufmerksam|Sehr aufmerksam] haben wir gelesen, was Sie über {np} [schreiben|sagen].
Ihre [Bemerkungen|Worte] über {np} [sind angekommen|haben wir aufmerksam gelesen].
[Für uns ist es wichtig|Es hilft uns] zu wissen, was Sie über {np} denken.
[Ihre Sicht|Ihr Blick] auf {np} [hilft uns|ist für uns wichtig].

# negative.general
{S} [Ihre Enttäuschung|diese Enttäuschung|Ihre Unzufriedenheit|diese Erfahrung|diesen schlechten Eindruck].
Wir verstehen Ihre [Enttäuschung|Unzufriedenheit|Verärgerung], und {s} [diese Erfahrung|diesen Eindruck].
[Ihre Enttäuschung|Ihr Ärger|Ihr Unmut] ist [deutlich|verständlich|klar], und {s} [diese Erfahrung|diesen Eindruck].
[Sie haben Besseres erwartet|Sie haben mehr erwartet|Sie hatten anderes erwartet], und {s} [Ihre Enttäuschung|diese Enttäuschung].
Was Sie [schildern|beschreiben|schreiben|berichten], lässt uns nicht kalt, und {s} [Ihre Enttäuschung|diese Erfahrung].

# negative.rating1
{S} [eine solche Bewertung|Ihre Enttäuschung|diese Enttäuschung|Ihre Unzufriedenheit|den Eindruck, der Ihnen bleibt].
[Ein einziger Stern|Ein Stern|Eine solche Bewertung] [sagt uns|zeigt uns], [wie enttäuscht Sie sind|dass Sie weit mehr erwartet haben|dass Sie unzufrieden sind], und {s} [diese Erfahrung|diesen Eindruck].
[Ihre Bewertung|Die niedrigste Bewertung|Eine solche Bewertung] [ist deutlich|zeigt Ihre Enttäuschung|lässt uns nicht kalt], und {s} [diese Erfahrung|diesen Eindruck].
Wir [sehen|verstehen] an Ihrer Bewertung, [wie enttäuscht Sie sind|dass Sie weit mehr erwartet haben], und {s} [diese Erfahrung|diesen Eindruck].
[Sie haben weit mehr erwartet|Sie hatten anderes erwartet], und {s} [Ihre Enttäuschung|diese Enttäuschung].

# negative.rating2
{S} [diese Bewertung|Ihre Enttäuschung|diese Enttäuschung|Ihre Unzufriedenheit|den Eindruck, der Ihnen bleibt].
[Zwei Sterne|Ihre zwei Sterne|Nur zwei Sterne] [sagen uns|zeigen uns], [wie enttäuscht Sie sind|dass Sie mehr erwartet haben|dass zu viel gefehlt hat], und {s} [diese Erfahrung|diesen Eindruck].
[Ihre Bewertung|Eine solche Bewertung|Eine Bewertung wie Ihre] [ist deutlich|zeigt Ihre Enttäuschung|zeigt, dass Sie mehr erwartet haben], und {s} [diese Erfahrung|diesen Eindruck].
Wir [sehen|verstehen] an Ihrer Bewertung, [wie enttäuscht Sie sind|dass Sie mehr erwartet haben], und {s} [diese Erfahrung|diesen Eindruck].
[Sie haben mehr erwartet|Sie haben Besseres erwartet], und {s} [Ihre Enttäuschung|diese Enttäuschung].

# negative.closeRating
[Ein kurzer Satz|Eine Zeile|Ein kurzes Wort] dazu, was Sie enttäuscht hat, [wäre hilfreich|würde uns helfen].
[Wir wüssten gern|Für uns wäre es hilfreich zu wissen], was [Ihnen gefehlt hat|dahinter steht|Sie enttäuscht hat].
Wenn Sie uns mehr [sagen|schreiben|erzählen] möchten, [hören wir zu|lesen wir es aufmerksam].
[Ihre Gründe|Die Gründe] [interessieren uns|würden uns interessieren].
{T} [Ihre Offenheit|diesen Hinweis|das offene Zeichen].

# negative.close
{T} [Ihre Offenheit|Ihre klaren Worte|die Mühe, das aufzuschreiben|diese klare Schilderung|Ihre Zeit].
[Eine so klare Schilderung|Ihre Offenheit|Ein so offenes Wort] [hilft uns|zeigt uns, wie Sie es erlebt haben].
[Es ist wichtig|Es ist uns wichtig], dass Sie es [gesagt|geschrieben] haben.
Wir haben Ihre Bewertung [aufmerksam|sorgfältig|von Anfang bis Ende] gelesen.
Ihre Worte wurden [sorgfältig|aufmerksam|ganz] gelesen.

# question
[Wir haben Ihre Frage gesehen|Wir haben Ihre Frage gelesen], und sie [verdient eine richtige Antwort|soll nicht untergehen].
In Ihrer Bewertung steht eine Frage, und sie [verdient eine richtige Antwort|wurde gelesen].

# neutral.positive.open
{T} [Ihren Kommentar|Ihre Meinung|Ihre Bewertung|Ihre Zeit|diesen Kommentar].
Wir haben Ihren Kommentar [aufmerksam|mit Interesse|sorgfältig] gelesen, und {t} Ihre [Zeit|Worte].

# neutral.positive.kind
{T} [Ihre freundlichen Worte|Ihre netten Worte|diese freundlichen Zeilen|Ihren freundlichen Kommentar].
Ihre [freundlichen|netten] Worte [freuen uns sehr|tun gut|bedeuten uns viel], und {t} Ihre [Zeit|Zeilen].

# neutral.positive.close
Wir wünschen Ihnen [alles Gute|einen guten Tag].
[Jede Meinung|Jeder Kommentar] zählt für [das ganze Team|uns alle].
[Das ganze Team|Jeder von uns] schließt sich dem Dank an.

# neutral.mixed.open
{T} [Ihren Kommentar|Ihre Meinung|Ihre Offenheit|Ihre Zeit|Ihren offenen Kommentar].
Wir haben Ihren Kommentar [aufmerksam|sorgfältig] gelesen, und {t} Ihre [Zeit|Offenheit].

# neutral.mixed.close
[Jede Meinung|Jeder Kommentar] wird gelesen, und [jede Stimme zählt|jeder Hinweis zählt].
Es ist uns wichtig zu wissen, wie wir gesehen werden.
Wir wünschen Ihnen alles Gute.

# neutral.negative.open
{S} Ihre [Unzufriedenheit|Enttäuschung].
Wir haben Ihren Kommentar mit [großer Aufmerksamkeit|der größten Sorgfalt|der nötigen Aufmerksamkeit] gelesen, und {s} Ihre [Unzufriedenheit|Enttäuschung].
Was Sie [schreiben|uns sagen], wurde [aufmerksam|sorgfältig] gelesen, und {s} Ihre [Unzufriedenheit|Enttäuschung].

# neutral.negative.close
[Eine solche Sache|Was Sie ansprechen] verdient [volle Aufmerksamkeit|sorgfältiges Lesen].
Es ist wichtig, dass Sie es uns [gesagt|geschrieben] haben.
[Solche Worte|Solche Zeilen] lesen wir mit Sorgfalt.

# neutral.negative.closeContact
[Eine solche Sache|Was Sie ansprechen] verdient [ein direktes Gespräch|ein persönliches Gespräch].
[Wir würden gern|Am liebsten würden wir] [direkt mit Ihnen sprechen|Sie persönlich anhören] statt öffentlich.
`;
