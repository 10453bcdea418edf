import { hearsay } from './hearsay.ts';
import { plainLexicon } from './plain-lexicon.ts';

export const lexiconNl = plainLexicon({
  things: `
    staff|het personeel|personeel houding medewerk* ober obers serveerster* bediening team eigenaar eigenaresse eigenaren verkoper* verkoopster* receptionist* receptioniste baliemedewerk* mevrouw uitbater* kok gastheer gastvrouw schoonmaakster*
    service|de service|service dienstverlening klantenservice klantendienst helpdesk klantensupport servicedesk
    welcome|de ontvangst|ontvangst receptie verwelkomd
    food|het eten|eten lekkernij* gerecht gerechten keuken maaltijd* vlees vis diner lunch hapjes smaak friet frietjes patat burger* biefstuk salade* soep pasta saus groente* voorgerecht* uitsmijter* omelet* zalm kip tosti* pannenkoek* kroket* bitterbal* mosselen stamppot* hoofdgerecht* sushi spareribs schotel* fruit groenten
    breakfast|het ontbijt|ontbijt ontbijtbuffet
    buffet|het buffet|buffet
    pizza|de pizza|pizza pizza's
    bread|het brood|brood broodjes pistolet* koffiekoek* croissant*
    desserts|de desserts|dessert desserts toetje* nagerecht* taart gebak ijs
    portions|de porties|portie porties
    menu|de kaart|menukaart kaart
    drinks|de drankjes|drank drankjes drankje cocktail* dranken
    wine|de wijnen|wijn wijnen
    beer|het bier|bier bieren
    coffee|de koffie|koffie cappuccino
    rooms|de kamer|kamer kamers hotelkamer* slaapkamer* suite appartementen bungalow* huisje huisjes chalet stacaravan
    bed|het bed|bed bedden matras* kussen* lakens dekbed* beddengoed
    bathroom|de badkamer|badkamer* wasbak bad ligbad
    toilets|de toiletten|toilet toiletten wc sanitair
    showers|de douches|douche douches
    pool|het zwembad|zwembad
    seating|de zitplaatsen|stoel stoelen zitplaats* bank banken tafels
    view|het uitzicht|uitzicht
    terrace|het terras|terras tuin balkon
    location|de ligging|ligging locatie
    parking|de parkeerplaatsen|parkeerplaats* parkeren parking
    wifi|de wifi|wifi internet
    decor|de inrichting|inrichting interieur aankleding
    atmosphere|de sfeer|sfeer ambiance
    music|de muziek|muziek
    noise|het lawaai|lawaai herrie geluidsoverlast lawaaierig* luidruchtig* gehorig burenlawaai verkeerslawaai
    cleanliness|de netheid|netheid hygiene schoonmaak vuil viezigheid schoonmaken eindschoonmaak stof
    wait|de wachttijd|wachttijd* wachten gewacht rij rijen
    price|de prijzen|prijs prijzen prijzig
    expensive|de prijzen|duur dure peperduur
    amount|de prijzen|euro
    value|de prijs-kwaliteitverhouding|prijskwaliteit
    choice|de keuze|keuze aanbod assortiment
    delivery|de levering|verzending verzendkosten bezorgkosten levering leveringen bezorging geleverd bezorgd
    parcel|het pakket|pakket pakketje pakketten
    driver|de chauffeur|chauffeur chauffeurs bezorger* koerier* postbode* buschauffeur*
    product|de producten|product producten artikel* kleding schoenen meubels spullen kleren schoen
    advice|het advies|advies
    checkout|de kassa|kassa kassa's zelfscan* scankassa*
    haircut|het kapsel|kapsel knippen coupe haar
    colour|de kleur|kleur verf
    stylist|de kapper|kapper kapster kappers
    treatment|de behandeling|behandeling* massage* manicure
    repair|de reparatie|reparatie* onderhoudsbeurt
    mechanic|de monteur|monteur monteurs
    bill|de rekening|rekening factuur
    doctor|de arts|arts dokter tandarts huisarts
    appointment|de afspraak|afspraak afspraken
    machines|de apparaten|apparaat apparaten toestel toestellen apparatuur
    changing|de kleedkamers|kleedkamer* kleedhok* pashok* paskamer* kluisje*
    trainer|de trainers|trainer trainers coach
    classes|de lessen|les lessen cursus*
    teacher|de docenten|docent* leraar leraren juf instructeur*
    agent|de makelaar|makelaar makelaars verhuurder
    flat|de woning|woning appartement huis
    communication|de communicatie|communicatie
    exhibition|de tentoonstelling|tentoonstelling* collectie
    guide|de gids|gids rondleiding
    journey|de reis|reis rit
    delay|de vertraging|vertraging*
    vehicle|het voertuig|auto voertuig
    crashes|de storingen|crasht storing storingen vastloopt
    booking|de boeking|boeking reservering
    climate|de airco|airco airconditioning ventilator ventilatie
    heating|de verwarming|verwarming radiator*
    hotwater|het warme water|warmwater
    towels|de handdoeken|handdoek*
    lift|de lift|lift liften
    smell|de geur|geur geuren stank rioollucht
    pests|de insecten|mug muggen wespen mieren
    kitchenette|de keukenuitrusting|koelkast magnetron servies pannen kookplaat waterkoker
    beach|het strand|strand stranden
    spa|de wellness|wellness sauna* spa jacuzzi
    animation|de animatie|animatie animatieteam
    deposit|de borg|borg borgsom aanbetaling
    refund|de afhandeling van de betaling|terugbetaling terugbetaald terugbetalen restitutie teruggestort
    order|de bestelling|bestelling*
    answer|het uitblijven van een antwoord|geenantwoord
    crowd|de drukte|tedruk
    hours|de openingstijden|openingstijd* openingsuren
    facilities|de voorzieningen|voorziening* faciliteiten
    access|de toegang|toegang bereikbaarheid toegankelijkheid
    place|de zaak|zaak restaurant hotel winkel plek tent`,
  positive: `goodmark goed goede super uitstekend* fantastisch* geweldig* perfect* prachtig* schitterend* heerlijk* lekker* lekkere smaakvol* vriendelijk* aardig* behulpzaam behulpzame
    gastvrij* attent* beleefd* hartelijk* lief lieve professioneel professionele vakkundig* deskundig* snel snelle vlot vlotte schoon schone netjes nette comfortabel* ruim ruime gezellig* knus
    mooi mooie rustig* gevarieerd* aanrader aanbevelen tevreden beste top geduldig* zorgzaam zorgzame vers verse betaalbaar betaalbare goedkoop eerlijk* modern moderne genoten toegewijd* punctueel
    sfeervol* droom verzorgd* uitgebreid*
    voortreffelijk* subliem* grandioos* magnifiek* fijn fijne leuk leuke keurig* onberispelijk* smetteloos* knapperig* sappig* mals
    malse royaal royale vlekkeloos* plezierig* aangenaam aangename prettig* supervriendelijk* superlekker* kraakhelder* voordelig*
    sympathiek* correct correcte topper fantastische mega hulpvaardig* zorgvuldig* duidelijk*
    betrouwbaar betrouwbare uitstekende lekkers
    prima smakelijk* verrukkelijk* grondig* stipt opgeruimd* handig* praktisch* overzichtelijk* gebruiksvriendelijk*
    stevig* degelijk* enthousiast* origineel originele creatief creatieve efficient* buitengewoon buitengewone uitmuntend* voorbeeldig* brandschoon brandschone piekfijn* fantastisch goeie
    tof toffe helder heldere proper propere`,
  negative: `badmark faultmark doorgezakt* doorgezeten doorgelegen kraakt kraken slecht* vreselijk* verschrikkelijk* afschuwelijk* walgelijk* vies vieze smerig* goor gore onvriendelijk* onbeleefd* onbeschoft* arrogant* chagrijnig* ongeinteresseerd*
    onbekwaam onprofessioneel traag trage koud koude flauw smakeloos smakeloze droog droge taai taaie verbrand* kapot kapotte defect* beschadigd* oud oude verouderd* versleten teleurgesteld*
    teleurstellend* tegenvallend* tegen ongemakkelijk* klein kleine krap krappe piepklein* duur dure belachelijk* schandalig* schande matig matige waardeloos waardeloze chaotisch* chaos
    overvol* eindeloos eindeloze fout foute verkeerd* stinkt stonk stinkend* muf muffe donker lomp* nors* hopeloos ramp dramatisch* verwaarloosd* ontbreekt mist
    lauw lauwe slap slappe zompig* oudbakken opgewarmd* plakkerig* stoffig* vlekkerig* gammel* doorgezakt* verstopt* bekrast*
    gescheurd* gehavend* ongastvrij* onaardig* kortaf bot botte ongeduldig* desinteresse* onprettig* rommelig* slordig*
    onduidelijk* onbereikbaar* onbetrouwbaar* schamel* karig* mager magere ondermaats* drama triest* treurig* ergerlijk* irritant*
    vervelend* saai saaie middelmatig* onacceptabel* gedateerd* afgeleefd* sleets* benauwd* keihard* hard harde lek lekte vettig*
    vette smoezelig* armoedig* haperend* ongezellig* arrogantie bizar zuur zure gierig*
    onbehulpzaam ongezond* verroest* roestig* afgebladderd* uitgewoond* lawaaierige
    scheef scheve ongelijk ongelijke
    instabiel* onoverzichtelijk* omslachtig* ingewikkeld*
    brutaal brutale incompetent* langzaam langzame rauw rauwe oneetbaar oneetbare somber* oncomfortabel* beroerd*
    rampzalig* bedroevend* onvoldoende onvolledig* misleidend* verwarrend* onbruikbaar onbruikbare nutteloos
    nutteloze afzetterij bedorven onhandig* gekrast* vreemd vreemde raar stuk`,
  weak: `goed goede super snel snelle mooi mooie ruim ruime top modern moderne vers verse beste oud oude klein kleine koud koude droog droge tegen fout foute donker duur dure traag trage
    mist ontbreekt goedkoop netjes
    fijn fijne leuk leuke correct correcte duidelijk* hard harde mager magere bot botte slap slappe vette bizar zuur zure lek mega
    lauw lauwe
    prima handig* praktisch* stevig* grondig* vreemd vreemde raar goeie buitengewoon
    vlot vlotte helder heldere proper propere`,
  worst: `walgelijk* vies vieze smerig* goor gore onbeschoft* onbeleefd* onvriendelijk* vreselijk* verschrikkelijk* afschuwelijk* schandalig* schande waardeloos waardeloze kapot kapotte
    dramatisch*
    smoezelig* drama onacceptabel* ondermaats*`,
  negators: 'niet nooit nauwelijks weinig amper niets allesbehalve minder evenmin',
  relief: 'weg verlost vrij ver',
  lacking: 'geen zonder nul ontbreekt',
  breakers: 'hoewel daarentegen desondanks ondanks terwijl behalve helaas omdat want dat als toen',
  turns: 'maar echter toch nu vandaag wel',
  heres: 'hier',
  joints: 'en of met ook daarna',
  ands: 'en',
  partial: 'sommige enkele',
  comparisons: 'vergeleken danvergelijk zoalseen',
  hearsay: hearsay.nl,
  elsewhere:
    /\b(?:(?:ander\w*|vorig\w*|oude|eerder\w*) (?:\w+ )?(?:hotels?|restaurants?|winkels?|kappers?|garages?|zaken|zaak|keer|keren|bezoek\w*|sportschool\w*|plek\w*|aanbieder\w*|bank(?:en)?|scholen|school|bakker\w*|supermarkt\w*|apothe\w*|tandarts\w*|musea|museum|bioscop\w*|bureaus?|apps?|bars?|cafes?|salons?|maatschappij\w*)|(?:oude|vorige|voormalige) (?:eigena\w+|uitbater\w*|kok|chef|baas|team|leiding)|elders|ergens anders|hiernaast|vroeger|(?:de )?(?:vorige|laatste|eerste|andere) (?:\w+ )?(?:keer|keren)|voorheen|tot nu toe|normaal gesproken|gewoonlijk|vorig jaar|(?:jaren|maanden|weken) geleden|destijds|bij de concurrent\w*)\b/u,
  hedge: /\b(?:soms|niet (?:altijd|alle|iedereen|elke)|zogenaamd\w*|lijkt|leek)\b/u,
  condition:
    /\b(?:indien|zou(?:den)?|hopelijk|hoop\w*|verwacht\w*|had(?:den)? graag|mits|stel dat|moeten|zouden|(?:kan|kunnen) (?:\w+ ){0,5}(?:leven|begrijpen|accepteren|vergeven)|vond(?:en)? (?:ik|wij|we) niet erg)\b/u,
  phrases: [
    // Another branch or house, to the end of the sentence; and what stands in the name of another thing.
    [
      /(?<=[\w,] )(?:in tegenstelling tot|anders dan (?:bij|in|op))\b(?! (?:wat|de (?:foto|beschrijving|website)))/gu,
      ', elders ',
    ],
    [/\b(restaurant|bar) (?:aan|op|bij) het (?:strand|zwembad)\b/gu, '$1'],
    [/\bgoede? (?=[^.!?\n]{1,60}\b(?:hoe|waar)\b[^.!?\n]*\?)/gu, ''],
    [
      /\b(?:prima|goed|lekker|oke),? (?:maar )?niet (?:echt |heel |erg )?(?:super|geweldig|bijzonder|top|fantastisch|denderend)\b/gu,
      '',
    ],
    // What was bought, sent or taken in by others is theirs.
    [/\b(verpakking|levering|bezorging) van (?:de|het|mijn|onze) \w+/gu, '$1'],
    [
      /\b(?:ophalen|afhalen|inleveren|afgeven|aannemen) van (?:\w+ )?pakket\w*|\bpakket\w* (?:ophalen|afhalen|inleveren|afgeven)\b/gu,
      'service',
    ],
    [/\b(?:verlate|vertraagde) (?:bus\w*|trein\w*|vlucht\w*)/gu, 'vertraging'],
    [/\bmoeilijk te vinden\b|\bslecht aangegeven\b/gu, 'bereikbaarheid badmark'],
    [/\bin te loggen\b|\blog \w+ in\b/gu, 'inloggen'],
    [/\b(?:weinig|geen|nauwelijks) (?:last (?:van )?)?(?:muggen|mieren|insecten|wespen)\b/gu, ''],
    // Said of no one, kindness is the staff's.
    [
      /(?=(?:(?:on)?vriendelijk|onbeleefd|onbeschoft|behulpzaam)\b\s*(?:[.!?,;\n)]|$|en\b))(?<=(?:^|[.!?\n(])\s*(?:(?:heel|erg|zeer|super|altijd|echt|allemaal|zijn|waren|ontzettend) ){0,3})/gu,
      'personeel ',
    ],
    [/\b(?:altijd|alweer|weer) (?:gesloten|dicht)\b|\b(?:gesloten|dicht) terwijl\b/gu, 'openingstijden badmark'],
    [/\bverkeerde kleur\b|\bkleur (?:\w+ ){0,3}(?:anders|verkeerd)\b/gu, 'faultmark'],
    // The same fault again, what never came, and what is not to be had.
    [/\b(?:hetzelfde|zelfde) (?:probleem|defect|mankement)\b/gu, 'badmark'],
    [
      /\b(bus|trein|taxi|vlucht|tram) (?:kwam|reed|verscheen) (?:\w+ ){0,2}niet(?: opdagen)?\b|\b(bus|trein|vlucht) (?:\w+ ){0,2}(?:geannuleerd|uitgevallen|geschrapt)\b/gu,
      '$1$2 badmark',
    ],
    [/\btoe aan (?:\w+ ){0,2}(?:renovatie|opknapbeurt|vernieuwing|vervanging|onderhoud)\b/gu, 'badmark'],
    [
      /\b(?:een|twee|drie|vier|\d+) uur (?:lang )?(?:moeten wachten|gewacht|wachten|in de wachtkamer)\b/gu,
      'wachttijd badmark',
    ],
    [
      /(?=(?:vies|smerig|schoon|goor)\s*(?:[.!?,;\n)]|$|en\b))(?<=(?:^|[.!?\n(])\s*(?:(?:heel|erg|zeer|super|altijd|echt|alles|ontzettend) ){0,3})/gu,
      'schoonmaak ',
    ],
    [
      /\b(?:mag|mogen|kan|kunnen|zou|zouden) (?:wel |wat |iets |best ){0,3}(?:vriendelijker|sneller|schoner|goedkoper|groter|verser|beter|klantvriendelijker|warmer)(?: zijn)?\b/gu,
      'badmark',
    ],
    [/\b(?:ging|gaan|gegaan|is) (?:\w+ ){0,3}(?:kapot|stuk)\b/gu, 'faultmark'],
    [/\bsluit (?:\w+ ){0,2}(?:vanzelf|af|automatisch)\b/gu, 'crash'],
    // Twice what was agreed, and what was not taken back.
    [/\b(?:dubbel|twee keer) zo (?:hoog|duur) als\b/gu, 'prijzen badmark'],
    [/\b(?:wilden?|willen?|mocht|kon) (?:\w+ ){0,3}niet ruilen\b/gu, 'ruilen badmark'],
    [/\b(?:te veel|teveel|veel te veel) (reclames?|advertenties)\b/gu, '$1 badmark'],
    [/\bgehorige?\b/gu, 'lawaai badmark'],
    // What is excepted from the praise of all the rest, and prices that rose.
    [/\bop ((?:de|het|een) (?:\w+ )?\w+) na\b/gu, ' . $1 . '],
    [/\b(?:behalve|afgezien van|uitgezonderd) ((?:de|het|een) \w+),?/gu, ' . $1 . '],
    [/\b(prijzen|prijs) (?:(?!niet|nauwelijks)\w+ ){0,3}(?:gestegen|verhoogd|omhoog)\b/gu, '$1 badmark'],
    [/\b(?:slechte|lage|matige|belabberde) (kwaliteit)\b/gu, '$1 badmark'],
    [/\b(?:kleine|korte|lichte) vertraging\b/gu, ''],
    [/\bniet (?:alleen|enkel)\b/gu, ''],
    // What does not work is the app, or what was bought, where nothing else is named.
    [
      /\b(?:werk|functioneer|laad|start|open)(?:t|te|de|den|en|ten) (?:\w+ ){0,2}(?:niet|nooit)(?: meer)?\b|\b(?:niet|nooit) (?:meer |goed )?(?:werk(?:t|te|end|ende)|functioner\w+)\b|\bdoe(?:t|n) het (?:\w+ )?niet\b|\bkan (?:\w+ ){0,3}niet (?:meer )?(?:openen|gebruiken|installeren|downloaden)\b|\bniet zoals (?:\w+ )?(?:beschreven|besteld|afgebeeld|op de foto)\b|\b(?:voldoet|voldeed) niet\b/gu,
      'faultmark ',
    ],
    // Wished to be better, it is not good.
    [
      /\b(?:kan|kon|kunnen|konden|mag|mocht|moet|moest) (?:\w+ ){0,3}(?:beter|verbeterd worden|verbeteren)\b(?! (?:niet|niets))|\bvoor verbetering vatbaar\b/gu,
      'badmark ',
    ],
    [/\bkwaliteit van (?:het |de )?(?=\w)/gu, ''],
    [
      /\b(?:slecht|moeilijk|lastig|niet) (?:bereikbaar|toegankelijk)(?= (?:met|per|voor|is|was|en)|[.,!;]|$)/gu,
      'toegang badmark',
    ],
    // Who waits meanwhile only waits; "the right entrance" is no praise.
    [
      /\b(?:terwijl|tijdens|onder) (?:\w+ ){0,3}(?:wachten|wacht|wachtten|wachttijd)\b(?! (?:te|veel|erg|eindeloos|lang|uren|\d))|\bvoor (?:tijdens )?het wachten\b/gu,
      '',
    ],
    [/\b(?:de|het) goede (?:weg|adres|moment|ingang|plek voor|kant|dag|tijd|deur)\b/gu, ''],
    [
      /\bvoor (?:een )?(?:dichte|gesloten) deur\b|\bopeningstijden (?:\w+ ){0,3}(?:kloppen niet|klopten niet|onjuist|fout)\b/gu,
      'openingstijden badmark',
    ],
    [
      /\b(zwembad|sauna|bar|restaurant|terras|keuken|lift) (?:(?:was|is|altijd|nog|al|helaas) ){0,3}(?:gesloten|dicht)\b(?! (?:in de (?:winter|zomer)|op (?:maandag|dinsdag|woensdag|zondag)|buiten))/gu,
      '$1 badmark',
    ],
    // A short wait is no complaint.
    [
      /\b(?:wachttijd\w*|wachten) (?:(?:was|waren|is|zijn|zeer|heel|erg|wel|prima|best) ){0,3}(?:redelijk|kort|acceptabel|prima|te doen|minimaal|beperkt|meegevallen)\b|\bkorte wachttijd\w*\b|\bhet wachten waard\b/gu,
      '',
    ],
    [/\bmuziek (?:\w+ )?(?:veel |echt )?te (?:hard|luid)\b/gu, 'lawaai'],
    [
      /\b(hartelijk|vriendelijk|warm|gastvrij|leuk|super|fijn|koel|onvriendelijk|chagrijnig) ontvangen\b/gu,
      '$1 ontvangst',
    ],
    [/\b(?:op|via|over) (?:het )?internet\b/gu, ''],
    [
      /\b(?:lucht|geur|stank) van (?:\w+ )?(?:riool|sigaret\w*|rook|urine|zweet|vocht|frituur)\b|\b(?:rook|ruikt|stonk|stinkt|geroken|gestonken) (?:\w+ ){0,2}naar (?:\w+ )?(?:riool|sigaret\w*|rook|urine|zweet|vocht|frituur)\b|\bnaar (?:riool|sigaret\w*|rook|urine|zweet) (?:rook|ruikt|stonk|stinkt)\b/gu,
      'geur badmark',
    ],
    [/\baan (?:\w+ )?(?:vervanging|renovatie|vernieuwing|onderhoud|opknapbeurt|verbetering) toe\b/gu, 'badmark'],
    [
      /\bniemand (?:bij|aan|achter) (?:de )?(?:receptie|balie|kassa|bar)\b|\b(?:receptie|balie) (?:\w+ ){0,2}(?:niet bemand|onbemand)\b/gu,
      'receptie badmark',
    ],
    [
      /(?<!\b(?:geen|gebrek aan|weinig|zonder|nul|de) )\b(?:vriendelijkheid|gastvrijheid|behulpzaamheid|professionaliteit|hartelijkheid)(?: en \w+)? van (?:het|de|alle) (personeel|team|medewerkers?|eigenaa?re?n?|bediening|obers?)\b(?=\s*(?:[,.;!)\n]|$|(?:e|ed|y|et|und|en) ))/gu,
      '$1 goodmark',
    ],
    [
      /\b(?:nooit|niet) (?:(?:bij (?:mij|ons)|meer) )?(?:aangekomen|geleverd|bezorgd|binnengekomen|verzonden|verstuurd)\b/gu,
      'levering badmark',
    ],
    [/\b(?:warm|heet|koud) water\b/gu, 'warmwater'],
    [
      /\b(?:muren|wanden) (?:(?:zijn|waren|heel|erg|veel|te|zo|van|als) ){0,4}(?:dun|flinterdun|papier|karton)\w*\b|\b(?:je|men|we) (?:hoort|hoorde|hoorden|hoor) (?:echt )?(?:alles|elk|iedere)\b/gu,
      'lawaai',
    ],
    [
      /\b(?:geen|nooit (?:een )?|zonder|nog steeds geen) ?(?:enkele? |enig )?(?:antwoord|reactie|gehoor|respons)\b|\b(?:niemand|nooit|niet|slecht) (?:\w+ ){0,1}(?:reageert|gereageerd|beantwoord|teruggebeld|bereikbaar|te bereiken)\b/gu,
      'geenantwoord ',
    ],
    [
      /\bprijs (?:(?:is|was|veel|erg|wel|vrij|behoorlijk|te|aan de|nogal) ){0,4}(?:hoog|hoge kant|pittig|fors|buitensporig)\b|\bprijzen (?:(?:zijn|waren|veel|erg|wel|vrij|behoorlijk|te|aan de|nogal) ){0,4}(?:hoog|hoge kant|pittig|fors|buitensporig)\b|\b(?:hoge|forse|pittige) prij(?:s|zen)\b/gu,
      'duur',
    ],
    [
      /\bte (?:klein|kleine|krap|weinig|lang|hard|zacht|heet|koud|koude|donker|droog|zout|zoet|vet|warm|kort|luid|druk|gaar)\b/gu,
      'badmark',
    ],
    [/\bprijs[\s/-]*kwaliteit(?:s?verhouding)?\b/gu, 'prijskwaliteit'],
    [/\bruim (?=een|anderhalf|twee|drie|vier|\d|te|op tijd|voor|na)|\b(?:naar|van) beneden\b|\bin de mist\b/gu, ''],
    [/\been (?:\w+ )?(?:goede|betere|uitstekende) keuze\b(?! (?:aan|van|uit))/gu, 'goodmark'],
    [/\bwi[\s-]?fi\b/gu, 'wifi'],
    [
      /\b(?:niet (?:slecht|verkeerd|mis)|niets (?:op|aan) (?:aan )?te merken|zonder (?:problemen|wachttijd\w*|wachten)|geen (?:problemen|wachttijd\w*|wachten|klachten|lawaai)|een aanrader|voor herhaling vatbaar|prima)\b/gu,
      'goodmark',
    ],
    [
      /\b(?:niets (?:bijzonders|speciaals)|niet (?:aan te raden|te doen|in orde|best)|beneden (?:de |alle )?(?:maat|peil|niveau|stand|verwachting)\w*|werk(?:t|te|en|ten) niet|laat (?:\w+ )?te wensen over|viel(?:en)? (?:\w+ )?tegen|valt (?:\w+ )?tegen|nooit meer|buiten (?:werking|gebruik)|aan vervanging toe)\b/gu,
      'badmark',
    ],
    [/\b\w+er dan\b/gu, 'danvergelijk'],
    [/\bhelemaal niet\b/gu, 'niet'],
    [/\b(?:als|zoals) (?:in )?een\b/gu, 'zoalseen'],
    [/\bwas er (?=in|op)\b/gu, ''],
    [
      /\b(?:goede(?:morgen|middag|navond)|een goed (?:uur|half)|zo goed als|eten (?:gegaan|gaan)|zo snel mogelijk|tegen (?:betaling|de|het|een))\b/gu,
      '',
    ],
  ],
});
