/** Italian sentences of the composer; sentences.ts says how they are read. */
export const speechIt = `
# thanks
le esprimiamo tutta la nostra gratitudine per
le siamo molto riconoscenti per
la ringraziamo vivamente per
la ringraziamo per
grazie per
grazie mille per
davvero, grazie mille per
un grandissimo grazie per
infinite grazie per
di tutto cuore, infinite grazie per

# sorry
la preghiamo di accettare le nostre scuse per
le porgiamo le nostre scuse per
siamo vivamente dispiaciuti per
siamo spiacenti per
ci dispiace per
ci dispiace molto per
ci dispiace davvero molto per
ci dispiace moltissimo per
ci dispiace di cuore per
a tutti noi dispiace di cuore per

# positive.named
{T} [le sue gentili parole|le sue parole|il suo commento|ciò che scrive|le sue righe] {np:su}.
{T} [i suoi complimenti|il suo apprezzamento] per {np}.
[Le sue parole|Le sue righe] {np:su} ci [fanno molto piacere|incoraggiano|rallegrano], e {t} [la recensione|la fiducia].
[Ciò che scrive|Ciò che dice|Quanto racconta] {np:su} ci [fa molto piacere|incoraggia|rallegra], e {t} [le sue parole|la recensione].
[È bello leggere|È un piacere leggere|Che bello leggere] ciò che pensa {np:di}, e {t} [le sue parole|la recensione].
[Siamo felici|Siamo contenti|Siamo lieti] che abbia apprezzato {np}, e {t} [le sue parole|la recensione].

# positive.remark
[La sua osservazione|Il suo commento|La sua opinione] {np:su} ci è [altrettanto utile|utile lo stesso|ugualmente utile].
[Comprendiamo|Capiamo] le sue riserve {np:su}.

# positive.topic
{T} [le sue parole|le sue righe|la sua opinione|i suoi commenti] {np:su}.
Abbiamo letto con [attenzione|interesse] ciò che scrive {np:su}, e {t} [la recensione|le sue parole].

# positive.mention
[Che lei parli|Che lei scriva] {np:di} [conta|significa] molto per noi.
Fa piacere leggere ciò che [dice|racconta] {np:di}.

# positive.general
{T} [la recensione|le sue righe|le sue parole|il suo commento|la fiducia|il suo tempo|la sua opinione].
[Le sue parole|Le sue righe] [sono un bell'incoraggiamento|ci fanno molto piacere|ci rallegrano], e {t} [la fiducia|il suo tempo].
[Ci fa piacere|Ci rallegra|È bello] [leggere il suo commento|averle fatto una buona impressione|leggere le sue parole], e {t} [la fiducia|il suo tempo].
[Che bello leggerla|Leggerla è un piacere|Le sue parole fanno bene], e {t} [la fiducia|il suo tempo].

# positive.rating5
{T} [queste cinque stelle|le sue cinque stelle|il migliore dei voti|una valutazione così bella|questa splendida valutazione|la fiducia|un voto così alto|il voto massimo].
[Cinque stelle|Le sue cinque stelle|Cinque stelle da lei] [sono un bell'incoraggiamento|ci fanno molto piacere|ci rendono orgogliosi|ci rallegrano], e {t} [la fiducia|il gesto].
[Una valutazione così|Un voto così|Un voto come il suo] [fa sempre piacere|ci incoraggia|è un bel complimento|è bello da vedere], e {t} [la fiducia|il gesto].
[Siamo felici|Siamo fieri|Siamo contenti] [delle sue cinque stelle|di queste cinque stelle|di un voto così], e {t} [la fiducia|il gesto].
[Che bel voto|Voto pieno|Che valutazione], e {t} [la fiducia|il gesto].

# positive.rating4
{T} [queste quattro stelle|le sue quattro stelle|un buon voto|una valutazione così buona|questa bella valutazione|la fiducia|il suo apprezzamento|il suo voto].
[Quattro stelle|Le sue quattro stelle|Quattro stelle da lei] [sono un bell'incoraggiamento|ci fanno piacere|sono un buon segno|ci incoraggiano], e {t} [la fiducia|il gesto].
[Una buona valutazione|Un buon voto|Un voto come il suo] [fa sempre piacere|ci incoraggia|è un buon segno|è bello da vedere], e {t} [la fiducia|il gesto].
[Siamo felici|Siamo contenti|Siamo lieti] [delle sue quattro stelle|di queste quattro stelle|di un voto così], e {t} [la fiducia|il gesto].
[Un buon voto|Bel voto|Che buona valutazione], e {t} [la fiducia|il gesto].

# positive.close
@::[Sarà un piacere|Saremo felici di|Saremo lieti di] [rivederla|accoglierla di nuovo|ritrovarla tra noi].
@::[Speriamo|Ci auguriamo] di [rivederla presto|rivederla|accoglierla ancora|ritrovarla].
@::[Le nostre porte|Le porte] [sono sempre aperte|restano aperte] per lei.
@::[Tutta la squadra|Ognuno di noi] [spera di rivederla|la accoglierà volentieri].
@::5-9::[A presto|Alla prossima|Arrivederci a presto], [speriamo|ce lo auguriamo].
@::Speriamo di avere di nuovo il piacere di una sua visita.
[Parole|Righe|Recensioni] come le sue [ci incoraggiano|fanno bene|sono lo stimolo migliore].
[Tutta la squadra|Ognuno di noi] [si unisce al ringraziamento|la ringrazia].

# mixed.named
{T} [le sue gentili parole|il suo commento|le sue parole] {np:su}.
[Ciò che scrive|Ciò che dice] {np:su} ci [fa piacere|incoraggia], e {t} [il suo tempo|la recensione].
[È bello leggere|Fa piacere leggere] ciò che pensa {np:di}, e {t} [le sue parole|la recensione].

# mixed.fault
[D'altra parte|Allo stesso tempo|Detto questo], {s} la sua delusione riguardo {np:a}.
[Abbiamo letto anche|Abbiamo letto con pari attenzione] ciò che dice {np:su}, e {s} la sua delusione.
[Comprendiamo|Capiamo] le sue riserve {np:su}, e {s} la sua delusione.

# mixed.blame
{S} la sua [delusione|insoddisfazione] riguardo {np:a}.
[Comprendiamo|Capiamo] le sue riserve {np:su}, e {s} la sua delusione.
[Abbiamo letto|Leggiamo] [con attenzione|con cura] ciò che dice {np:su}, e {s} la sua delusione.
[Descrive|Espone] [con chiarezza|chiaramente] ciò che pensa {np:di}, e {s} la sua delusione.

# mixed.topic
{T} [le sue osservazioni|la sua opinione|i suoi commenti] {np:su}.
[Abbiamo letto|Leggiamo] con attenzione ciò che dice {np:su}, e {t} [la recensione|la franchezza].

# mixed.general
{T} [questa recensione sincera|il suo commento equilibrato|la franchezza|la sincerità|una recensione onesta|le sue parole franche].
[Abbiamo letto|Leggiamo] il suo commento [con attenzione|con cura|con interesse], e {t} [la franchezza|il suo tempo].
[Un'opinione sincera|Un'opinione equilibrata|Un'opinione franca] come la sua ci [è utile|aiuta|serve], e {t} [la sincerità|il suo tempo].
[La sua franchezza|La sua sincerità] ci è utile, e {t} il suo tempo.

# mixed.rating3
{T} [la sua valutazione|questa valutazione|le sue tre stelle|queste tre stelle|il suo voto|la franchezza|un voto sincero].
[Tre stelle|Le sue tre stelle|Tre stelle da lei] ci [dicono|mostrano] [che è mancato qualcosa|che non tutto ha convinto|che si aspettava qualcosa in più], e {t} la [franchezza|sincerità].
[Il suo voto|Un voto così|La sua valutazione] ci [dice|mostra] [a che punto siamo|che è mancato qualcosa|che non tutto è piaciuto], e {t} la [franchezza|sincerità].
[Abbiamo visto|Vediamo] [il suo voto|le sue tre stelle|la sua valutazione], e {t} [la franchezza|la sincerità|il suo tempo].
Dal suo voto [vediamo che è mancato qualcosa|capiamo che si aspettava di più], e {t} la [franchezza|sincerità].

# mixed.closeRating
[Qualche parola|Una riga|Una frase] su ciò che è mancato [sarebbe benvenuta|ci aiuterebbe|ci sarebbe utile].
[Ci piacerebbe sapere|Ci sarebbe utile sapere] che cosa [le è mancato|le è piaciuto meno|ha fatto la differenza].
Se desidera dirci [di più|qualcosa in più], [la ascoltiamo volentieri|la leggeremo con interesse].
[Leggeremmo con interesse|Ci farebbe piacere leggere] [qualche parola in più|il suo punto di vista].

# mixed.close
@::[Saremmo felici di|Sarebbe un piacere|Ci piacerebbe] [accoglierla di nuovo|rivederla] e lasciarle un'impressione migliore.
@::[Speriamo|Ci auguriamo] che [un'altra visita|una prossima visita] [le piaccia di più|la convinca del tutto].
@::Le porte restano aperte per lei.
@::[Ci piacerebbe|Vorremmo] avere un'altra occasione per accontentarla.
[Osservazioni|Opinioni] come questa ci [aiutano|sono utili].
[Ogni opinione|Ogni osservazione] di questo tipo [si legge con cura|conta per noi].

# negative.named
{S} la sua [delusione|insoddisfazione] riguardo {np:a}.
[Comprendiamo|Capiamo] la sua delusione per {np}, e {s} [questa esperienza|l'impressione che le resta].
[Abbiamo letto|Leggiamo] [con attenzione|con cura] ciò che [dice|scrive] {np:su}, e {s} [la sua delusione|questa esperienza].
[Ciò che descrive|Ciò che racconta|Ciò che scrive] a proposito {np:di} [non ci lascia indifferenti|è chiaro|si capisce bene], e {s} [la sua delusione|questa esperienza].
[Le sue parole|Le sue righe] {np:su} [mostrano|dicono chiaramente] la sua delusione, e {s} [questa esperienza|l'impressione che le resta].

# topic
[Abbiamo letto|Leggiamo] con [attenzione|cura] ciò che [dice|scrive] {np:su}.
Ci è utile sapere che cosa pensa {np:di}.
Le sue [osservazioni|parole] {np:su} [non ci sono sfuggite|sono state lette con attenzione].

# negative.general
{S} [la sua delusione|questa delusione|il suo malcontento|questa esperienza|questa cattiva impressione].
[Comprendiamo|Capiamo] la sua [delusione|insoddisfazione|frustrazione], e {s} [questa esperienza|l'impressione che le resta].
[La sua delusione|La sua insoddisfazione] è [evidente|chiara|comprensibile], e {s} [questa esperienza|l'impressione che le resta].
[Si aspettava di meglio|Si aspettava altro|Si aspettava di più], e {s} [la sua delusione|questa delusione].
[Ciò che racconta|Ciò che descrive|Ciò che scrive|Ciò che ci dice] non ci lascia indifferenti, e {s} [la sua delusione|questa esperienza].

# negative.rating1
{S} [un voto così|la sua delusione|questa delusione|il suo malcontento|l'impressione che le resta].
[Una sola stella|Una stella|Un voto così] [ci dice|mostra|dice chiaramente] [la sua delusione|che si aspettava molto di più|che è stata una delusione], e {s} [questa esperienza|l'impressione che le resta].
[Il suo voto|Il voto più basso|Un voto così] [non ci lascia indifferenti|è chiaro|dice la sua delusione], e {s} [questa esperienza|l'impressione che le resta].
Dal suo voto [vediamo|capiamo] [la sua delusione|il suo malcontento|che si aspettava molto di più], e {s} [questa esperienza|l'impressione che le resta].
[Si aspettava molto di più|Si aspettava altro], e {s} [la sua delusione|questa delusione].

# negative.rating2
{S} [questo voto|la sua delusione|questa delusione|il suo malcontento|l'impressione che le resta].
[Due stelle|Le sue due stelle|Solo due stelle] ci [dicono|mostrano] [la sua delusione|che si aspettava di più|che è mancato troppo], e {s} [questa esperienza|l'impressione che le resta].
[Il suo voto|Un voto così|Un voto come il suo] [è chiaro|dice la sua delusione|mostra che si aspettava di più], e {s} [questa esperienza|l'impressione che le resta].
Dal suo voto [vediamo|capiamo] [la sua delusione|il suo malcontento|che si aspettava di più], e {s} [questa esperienza|l'impressione che le resta].
[Si aspettava di più|Si aspettava di meglio], e {s} [la sua delusione|questa delusione].

# negative.closeRating
[Qualche parola|Una riga|Una frase] su ciò che l'ha delusa [ci aiuterebbe a capire|ci sarebbe utile].
[Ci piacerebbe sapere|Ci sarebbe utile sapere] che cosa [le è mancato|ha deluso|c'è dietro].
Se desidera dirci [di più|qualcosa in più], [la ascoltiamo|la leggeremo con attenzione].
[Le sue ragioni|I suoi motivi] ci [interessano|aiuterebbero a capire].
{T} [avercelo fatto sapere|la franchezza|questo segnale].

# negative.close
{T} [avercelo detto così chiaramente|la franchezza|averlo descritto così|il tempo dedicato|avercelo fatto sapere].
[Un'opinione così chiara|La sua franchezza|Un racconto così] ci [è utile|aiuta a vederlo con i suoi occhi].
[È importante|Per noi conta] che ce lo abbia [detto|scritto|raccontato].
Abbiamo letto la sua recensione [con attenzione|con cura|dall'inizio alla fine].
Le sue parole sono state lette [con cura|con l'attenzione che meritano|fino in fondo].

# question
[Abbiamo visto|Abbiamo letto] la sua domanda, e [merita una risposta accurata|preferiamo rispondere di persona].
La sua recensione contiene una domanda, e [merita una risposta accurata|è stata letta].

# neutral.positive.open
{T} [il suo commento|la sua opinione|la sua valutazione|averci dedicato un momento|aver condiviso la sua opinione].
Abbiamo letto il suo commento [con attenzione|con interesse|con cura], e {t} il suo tempo.

# neutral.positive.kind
{T} [le sue gentili parole|queste gentili parole|il suo gentile commento|queste righe così gentili].
Le sue parole [ci fanno molto piacere|ci incoraggiano|significano molto per noi], e {t} il suo tempo.

# neutral.positive.close
Le auguriamo [ogni bene|una buona giornata].
[Ogni opinione|Ogni commento] conta per [tutta la squadra|tutti noi].
[Tutta la squadra|Ognuno di noi] si unisce al ringraziamento.

# neutral.mixed.open
{T} [il suo commento|la sua opinione|la franchezza|aver condiviso la sua opinione|averci dedicato un momento].
Abbiamo letto il suo commento [con attenzione|con cura], e {t} la franchezza.

# neutral.mixed.close
[Ogni opinione|Ogni osservazione] viene letta, e ognuna conta.
Per noi è importante sapere come siamo visti.

# neutral.negative.open
{S} la sua [insoddisfazione|contrarietà].
[Abbiamo letto|Leggiamo] il suo commento con [molta attenzione|la massima cura|tutta l'attenzione che merita], e {s} la sua [insoddisfazione|contrarietà].
Ciò che [scrive|ci dice] è stato letto con [attenzione|cura], e {s} la sua [insoddisfazione|contrarietà].

# neutral.negative.close
[Una questione così|Ciò che racconta] merita [tutta l'attenzione|una lettura attenta].
È importante che ce lo abbia [detto|scritto|raccontato].
[Parole così|Messaggi così] si leggono con cura.

# neutral.negative.closeContact
[Una questione così|Ciò che racconta] merita [una conversazione diretta|un colloquio di persona].
[Preferiremmo|Ci piacerebbe] [parlarne direttamente con lei|ascoltarla direttamente] e non in pubblico.
`;
