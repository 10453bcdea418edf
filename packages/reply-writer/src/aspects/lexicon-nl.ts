import { hearsay } from './hearsay.ts';
import { plainLexicon } from './plain-lexicon.ts';

export const lexiconNl = plainLexicon({
  things: `
    staff|het personeel|personeel medewerk* ober obers serveerster* bediening team eigenaar eigenaresse eigenaren verkoper* verkoopster* receptionist* receptioniste baliemedewerk* mevrouw
    service|de service|service dienstverlening
    welcome|de ontvangst|ontvangst ontvangen receptie verwelkomd
    food|het eten|eten lekkernij* gerecht gerechten keuken maaltijd* vlees vis diner lunch hapjes smaak
    breakfast|het ontbijt|ontbijt ontbijtbuffet
    buffet|het buffet|buffet
    pizza|de pizza|pizza pizza's
    bread|het brood|brood broodjes
    desserts|de desserts|dessert desserts toetje* nagerecht* taart gebak ijs
    portions|de porties|portie porties
    menu|de kaart|menukaart kaart
    drinks|de drankjes|drank drankjes drankje cocktail* dranken
    wine|de wijnen|wijn wijnen
    beer|het bier|bier bieren
    coffee|de koffie|koffie cappuccino
    rooms|de kamer|kamer kamers hotelkamer*
    bed|het bed|bed bedden matras* kussen*
    bathroom|de badkamer|badkamer*
    toilets|de toiletten|toilet toiletten wc sanitair
    showers|de douches|douche douches
    pool|het zwembad|zwembad
    seating|de zitplaatsen|stoel stoelen zitplaats* bank banken tafels
    view|het uitzicht|uitzicht
    terrace|het terras|terras tuin
    location|de ligging|ligging locatie
    parking|de parkeerplaatsen|parkeerplaats* parkeren parking
    wifi|de wifi|wifi internet
    decor|de inrichting|inrichting interieur aankleding
    atmosphere|de sfeer|sfeer ambiance
    music|de muziek|muziek
    noise|het lawaai|lawaai herrie geluidsoverlast lawaaierig* luidruchtig* gehorig
    cleanliness|de netheid|netheid hygiene schoonmaak vuil viezigheid
    wait|de wachttijd|wachttijd* wachten gewacht rij rijen
    price|de prijzen|prijs prijzen prijzig
    expensive|de prijzen|duur dure peperduur
    value|de prijs-kwaliteitverhouding|prijskwaliteit
    choice|de keuze|keuze aanbod assortiment
    delivery|de levering|levering leveringen bezorging geleverd bezorgd bestelling*
    parcel|het pakket|pakket pakketje pakketten
    driver|de chauffeur|chauffeur chauffeurs bezorger*
    product|de producten|product producten artikel* kleding schoenen meubels
    advice|het advies|advies
    checkout|de kassa|kassa kassa's
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
    changing|de kleedkamers|kleedkamer* kluisje*
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
    facilities|de voorzieningen|voorziening* faciliteiten
    place|de zaak|zaak restaurant hotel winkel plek tent`,
  positive: `goodmark goed goede super uitstekend* fantastisch* geweldig* perfect* prachtig* schitterend* heerlijk* lekker* lekkere smaakvol* vriendelijk* aardig* behulpzaam behulpzame
    gastvrij* attent* beleefd* hartelijk* lief lieve professioneel professionele vakkundig* deskundig* snel snelle vlot vlotte schoon schone netjes nette comfortabel* ruim ruime gezellig* knus
    mooi mooie rustig* gevarieerd* aanrader aanbevelen tevreden beste top geduldig* zorgzaam zorgzame vers verse betaalbaar betaalbare goedkoop eerlijk* modern moderne genoten toegewijd* punctueel
    sfeervol* droom verzorgd* uitgebreid*`,
  negative: `badmark slecht* vreselijk* verschrikkelijk* afschuwelijk* walgelijk* vies vieze smerig* goor gore onvriendelijk* onbeleefd* onbeschoft* arrogant* chagrijnig* ongeinteresseerd*
    onbekwaam onprofessioneel traag trage koud koude flauw smakeloos smakeloze droog droge taai taaie verbrand* kapot kapotte defect* beschadigd* oud oude verouderd* versleten teleurgesteld*
    teleurstellend* tegenvallend* tegen ongemakkelijk* klein kleine krap krappe piepklein* duur dure belachelijk* schandalig* schande matig matige waardeloos waardeloze chaotisch* chaos
    overvol* eindeloos eindeloze fout foute verkeerd* stinkt stonk stinkend* muf muffe donker lomp* nors* hopeloos ramp dramatisch* verwaarloosd* ontbreekt mist`,
  weak: `goed goede super snel snelle mooi mooie ruim ruime top modern moderne vers verse beste oud oude klein kleine koud koude droog droge tegen fout foute donker duur dure traag trage
    mist ontbreekt goedkoop netjes`,
  worst: `walgelijk* vies vieze smerig* goor gore onbeschoft* onbeleefd* onvriendelijk* vreselijk* verschrikkelijk* afschuwelijk* schandalig* schande waardeloos waardeloze kapot kapotte
    dramatisch*`,
  negators: 'niet nooit nauwelijks weinig amper niets allesbehalve minder evenmin',
  relief: 'weg verlost vrij ver',
  lacking: 'geen zonder nul ontbreekt',
  breakers: 'hoewel terwijl behalve helaas omdat want dat als toen',
  turns: 'maar echter toch nu vandaag wel',
  heres: 'hier',
  joints: 'en of met ook daarna',
  ands: 'en',
  partial: 'sommige enkele',
  comparisons: 'vergeleken danvergelijk zoalseen',
  hearsay: hearsay.nl,
  elsewhere:
    /\b(?:(?:ander\w*|vorig\w*|oude|eerder\w*) (?:\w+ )?(?:hotels?|restaurants?|winkels?|kappers?|garages?|zaken|zaak|keer|keren|bezoek\w*|sportschool\w*|plek\w*|aanbieder\w*)|elders|ergens anders|hiernaast|vroeger|(?:de )?(?:vorige|laatste|eerste|andere) keer|vorig jaar|(?:jaren|maanden|weken) geleden|destijds|bij de concurrent\w*)\b/u,
  hedge: /\b(?:soms|niet altijd|zogenaamd\w*|lijkt|leek)\b/u,
  condition:
    /\b(?:indien|zou(?:den)?|hopelijk|hoop\w*|verwacht\w*|had(?:den)? graag|mits|stel dat|moeten|zouden|(?:kan|kunnen) (?:\w+ ){0,5}(?:leven|begrijpen|accepteren|vergeven)|vond(?:en)? (?:ik|wij|we) niet erg)\b/u,
  phrases: [
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
