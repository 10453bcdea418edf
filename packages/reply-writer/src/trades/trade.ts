import { LRUCache } from 'lru-cache';
import { fold } from '../aspects/tokens.ts';

/** Categories whose trade is kept; platforms name some thousands, and most places have one of few. */
const KNOWN_MAX = 1_000;

/**
 * Words of a category that tell the trade, in the seven languages that are written: platforms name categories in the
 * place's own.
 */
const trades: readonly (readonly [trade: string, words: RegExp])[] = [
  // An app of a shop or of buses, named in one word, is an app.
  ['app', /(?:\w|-)apps?$/u],
  // Italian names whose words are another trade's elsewhere: "app" stands first, a discount is no disco, and what
  // begins like a car or a teacher is none.
  ['app', /^app\b(?! store)/u],
  ['shop', /\bstations?[- ]service\b/u],
  [
    'transport',
    /\b(?:autolinee|autostrad[ae]|autoservizi|noleggi[oi]? (?:auto\w*|macchine|furgon\w*|moto|scooter|bici\w*|barche)|compagni[ae] (?:ferroviari[ae]|marittim[ae]|di (?:navigazione|autobus|pullman)))\b/u,
  ],
  ['app', /^applicazion[ei]$|\bapplicazion[ei] mobil[ei]\b|\bsocial (?:network|media)\b|\bsit[oi] di incontri\b/u],
  ['shop', /^fai da te\b/u],
  [
    'services',
    /\b(?:(?:compagni[ae]|societa|aziend[ae]) (?:telefonic[ae]|elettric[ae]|energetic[ae]|del gas|del(?:l'acqua)?)|servizi[oi]? idric[oi]|commercialist[ai]|patronat[oi]|pay ?tv|tv satellitare|televisione a pagamento)\b/u,
  ],
  ['finance', /\bassicura(?:zion|tiv)\w*\b/u],
  ['school', /\b(?:baby parking|centr[oi] estiv[oi]|nido|asilo|autoscuol\w+)\b/u],
  ['lodging', /\b(?:residence (?:turistic[oi]|vacanze|alberghier[oi])|aparthotel|albergo diffuso)\b/u],
  ['culture', /\b(?:parc(?:o|hi) (?:giochi|pubblic\w+)|gonfiabili|sal[ae] giochi|giardin[oi] pubblic[oi])\b/u],
  ['hair', /\b(?:toelettatur\w*|toelettator\w*|solarium)\b/u],
  ['services', /\b(?:pensione per (?:cani|gatti|animali)|assistenza (?:elettrodomestic\w+|caldaie|tecnica))\b/u],
  [
    'shop',
    /^discount$|\b(?:(?:supermercat[oi]|hard) discount|profumeri\w*|compravendita on ?line|enoteca on ?line)\b/u,
  ],
  [
    'medical',
    /\b(?:residenz[ae] (?:per )?anzian\w|rsa|centr[oi] acustic[oi]|ortopedi[ae]|sanitari[ae]|croce bianca|dialisi)\b/u,
  ],
  // French names in which a word would be taken for another trade's, or that no other list knows.
  ['transport', /\b(?:agences? de voyages?|autoroutes?|gares? (?:ferroviaires?|routieres?|sncf))\b|^gare$/u],
  [
    'shop',
    /\b(?:magasins? (?:de |d')(?:sports?|piscines?|velos?)|grandes? surfaces?|pret[- ]a[- ]porter|ventes? par correspondance|horlogeries?|sites? d'annonces)\b/u,
  ],
  ['garage', /\b(?:vendeurs?|vente|achat) (?:de |d')(?:voitures?|vehicules?|autos?)\b/u],
  ['finance', /\b(?:neobanques?|caisses? d'epargne|courtiers?)\b/u],
  ['medical', /\b(?:audioprothes\w+|maternites?)\b/u],
  ['culture', /\b(?:billetteries?|aquaparcs?|loteries?)\b/u],
  ['school', /\bcours particuliers\b/u],
  ['app', /\bsites? de rencontres?\b/u],
  [
    'services',
    /\b(?:menuiser\w+|menuisiers?|piscinistes?|garde[- ]meubles?|reparations? (?:de |d')(?:telephones?|smartphones?|ordinateurs?)|organismes? publics?|securite sociale|pole emploi|france travail|aides? a domicile)\b/u,
  ],
  // What Brazil and Portugal name, and a word in it would be taken for another trade's.
  ['app', /^(?!.*\b(?:banc|segur|credit|financ))(?:app|aplicativo|aplicacao) (?:d[eoa]s?|para|movel)\b/u],
  ['finance', /\bseguros? (?:de )?(?:automove(?:l|is)|auto|moto)\b/u],
  ['hair', /\b(?:tatuage[mn]s?|solarios?|estudio de (?:unhas|sobrancelhas|maquiagem|beleza))\b/u],
  [
    'fitness',
    /\b(?:academia de (?:ginastica|musculacao|lutas?|danca|boxe|natacao|artes marciais|crossfit|fitness)|(?:estudio|escola|aulas?) de (?:danca|pilates|yoga|ioga|natacao|surf))\b/u,
  ],
  ['garage', /\b(?:lojas? de pneus|lavage[mn]s? (?:automove(?:l|is)|de (?:carros?|automoveis|viaturas)))\b/u],
  ['restaurant', /\bquiosques? de praia\b/u],
  ['delivery', /\btransportadoras?\b/u],
  ['transport', /\b(?:transporte escolar|operador(?:es|a)? turistic\w+)\b/u],
  ['culture', /\bparques? de trampolins\b/u],
  ['shop', /\bbancas? de (?:jornais|jornal|revistas)\b/u],
  [
    'services',
    /\b(?:hot(?:el|eis) (?:para|de) (?:caes|cachorros?|animais|gatos)|(?:reparac(?:ao|oes)|consertos?|arranjos?) de (?:telemoveis|celular(?:es)?|computadores|eletrodomesticos)|restauracao de moveis|repartic(?:ao|oes)|loja do cidadao|estudios? (?:de )?fotograf\w+)\b/u,
  ],
  ['app', /^(?:apps?|aplicacion(?:es)?) (?:de|del|para|movil)\b/u],
  // English names in which a word would be taken for another trade's.
  ['restaurant', /\b(?:(?:fish and )?chips? (?:shop|bar|van)|chipp(?:y|ies)|fried chicken|chicken (?:shop|joint))\b/u],
  [
    'services',
    /\b(?:photo ?booth|(?:dog|cat|pet) boarding|ticket resellers?|(?:costume|suit|dress|clothes|marquee|tent|crane|toilet|portaloo|tool|plant|equipment|party|photo ?booth|band|bouncy castle|furniture|fancy dress|wedding car|office|desk|locker) (?:rentals?|hire))\b/u,
  ],
  [
    'property',
    /\b(?:(?:house|home) builders?|rental (?:flats?|homes?|propert\w+|listings?)|room rentals?|block management)\b/u,
  ],
  ['lodging', /\b(?:boarding house|self[- ]catering|villa rentals?|seaside apartments?)\b/u],
  ['fitness', /\b(?:golf (?:courses?|driving range)|driving range|shooting range)\b/u],
  ['finance', /\b(?:money transfer|pensions? (?:schemes?|providers?|funds?))\b/u],
  ['culture', /\b(?:trampoline (?:parks?|halls?)|ghost train|children's farm)\b/u],
  ['hair', /\b(?:brow bar|pedicures?)\b/u],
  // What French platforms name, and a word in it would be taken for another trade's.
  ['app', /\bapplis?\b|\bapplication (?:de|d'|pour) /u],
  [
    'transport',
    /\blocation (?:de |d')?(?:voitures?|vehicules?|utilitaires?|camping[- ]cars?|vans?|velos?|vtt|scooters?|motos?|camions?|bateaux?|kayaks?|trottinettes?)\b/u,
  ],
  ['services', /\bguarderias? (?:canina|de (?:perros|mascotas))\b/u],
  ['services', /\b(?:laveries?|pressings?|ecoles? de danse)\b|\bagence (?:d'interim|d'emploi)\b/u],
  ['culture', /\b(?:remontees mecaniques|station de ski)\b/u],
  ['finance', /\b(?:fonds de pension|caisses? de retraite)\b/u],
  ['fitness', /\b(?:piscines?|centre aquatique|centre nautique|cours de (?:natation|danse|yoga))\b/u],
  [
    'lodging',
    /(?<!\b(?:pet|dog|cat|animal) )\b(?:(?!(?:hunde|katzen|tier|dieren|honden|katten)hotel)\w*hotels?|hotell?er\w*|motels?|hostels?|inn|guest ?house\w*|bed (?:and|&) breakfast|b ?& ?b|lodg(?:e|es|ing|ings)|resort\w*|camp(?:site|ground)\w*|camping(?! (?:store|shop|supply|equipment))|campingpl\w*|glamping|(?:caravan|rv|holiday) park\w*|(?:holiday|vacation|serviced|tourist) (?:homes?|houses?|apartments?|flats?|rentals?|cottages?|lets?|villages?)|accommodation\w*|ryokan|auberge\w*|gites?|chambres? d'?\s?hotes?|maison d'?\s?hotes?|hebergement\w*|residence de (?:tourisme|vacances)|location (?:de vacances|saisonniere)|village vacances|unterkunft\w*|pension(?:en|e)?(?! (?:fund|office|service))|ferien(?:wohnung|haus|hauser|park|dorf|unterkunft)\w*|(?:jugend)?herberg\w*|gastehaus\w*|zimmervermietung|alojamient\w*|hostal(?:es)?|albergue\w*|posada\w*|parador(?:es)?|casa rural|apartamentos? (?:turistic\w*|vacacional\w*)|hospedaje|alberg[oh]i?|agriturism\w*|affittacamere|casa (?:per )?vacanz\w*|campegg\w*|ostell\w*|locanda|villaggio turistico|alloggi\w*|vakantie(?:huis|huizen|woning|park|appartement)\w*|accommodatie|bungalowpark\w*|jeugdherberg\w*|logies|alojament\w*|hospedagem|pousada\w*|(?:casa|apartamento) de ferias|(?:parque de )?campismo|pensao|estalagem|turismo rural)\b/u,
  ],
  [
    'hair',
    /\b(?:hair\w*|barber\w*|beauty|nail\w*|day spa|waxing|lash\w*|tanning|coiff\w*|esthet\w*|salon de (?:coiffure|beaute)|institut|massage\w*|friseur\w*|tattoo\w*|piercing\w*|spa|makeup|kosmetik\w*|peluquer\w*|barberi\w*|estetic\w*|parrucchier\w*|kapper\w*|kapsalon|schoonheids\w*|cabeleireir\w*|barbeari\w*)\b/u,
  ],
  [
    'garage',
    /\b(?:(?<!\bparking )garage|car (?:repair|dealer\w*|wash\w*|detail\w*)|dealership|oil change|auto(?!-?\s?(?:ecole|escuela|escola|scuola)|bus|carros?\b|car(?:e?s)?\b|caravanas?\b|noleggio|vermietung|verhuur)\w*|mechanic\w*|tyre\w*|tire\w*|carross\w*|mecani\w*|vehicle repair|body shop|rv (?:dealer|repair|service)|motorcycle\w*|motorbike\w*|towing|windshield\w*|smog|transmission|kfz\w*|werkstatt|taller\w*|officina|carrozzeri\w*|oficina)\b/u,
  ],
  [
    'restaurant',
    /\b(?:restaurant\w*|baker\w*|boulang\w*|patisser\w*|cafe|coffee|bistro\w*|brasserie|pizz\w*|food|bar|pub|traiteur|diner|takeaway|takeout|catering|kebab\w*|shawarma|deli|delicatessen|sandwich\w*|bagels?|donut\w*|doughnut\w*|ice cream|dessert\w*|steak\w*|burgers?|hamburgers?|sushi|noodles?|ramen|tacos?|barbecue|bbq|grill|tavern|brewer\w*|brewpub|gastropub|winery|buffet|(?:bubble )?tea (?:house|room|store|shop)|juice|creamery|cafeteria|creperie|ristorant\w*|trattoria|osteria|pasticceri\w*|panific\w*|gelateri\w*|panader\w*|pasteler\w*|heladeri\w*|backerei\w*|konditorei\w*|gasth\w+|gaststatte\w*|bakker\w*|eetcafe|padari\w*|pastelari\w*)\b/u,
  ],
  ['pharmacy', /\b(?:pharmac\w*|chemist|drug ?store|parapharmacie|farmaci\w*|apothe\w*|drogerie\w*)\b/u],
  [
    'medical',
    /\b(?:doctor\w*|dent\w*|clinic\w*|medical\w*|medecin\w*|cabinet|hospital\w*|physio\w*|kine\w*|optic\w*|veterinar\w*|medic[oa]s?|ambulatori\w*|ospedal\w*|(?:zahn|kinder|haus|augen|frauen|tier)?(?:arzt\w*|arzte\w*)|klinik\w*|krankenhaus\w*|(?:huis|tand|dieren|kinder|oog)arts\w*|ziekenhui\w*|kliniek\w*|consultorio\w*|fisioterap\w*|fysiotherap\w*)\b/u,
  ],
  [
    'finance',
    /^(?!.*\bapps?\b).*\b(?:bank\w*|credit|loans?|mortgages?|financ\w*|insur\w*|banque\w*|assur\w*|mutuelles?|banc[oa]s?|banche|sparkasse\w*|segur(?:os?|ador\w*)|assicura\w*|versicherung\w*|verzeker\w*)\b/u,
  ],
  [
    'delivery',
    /\b(?:deliver\w*|courier\w*|parcel\w*|livraison|livreur|coursier|colis|shipping|logistics?|lieferdienst\w*|paketdienst\w*|mensajeri\w*|corriere|koerier\w*|bezorg\w*|estafeta\w*|packstation\w*|paketshop\w*|post(?:filiale|amt|office)|correos|correios|ctt|postnl)\b/u,
  ],
  [
    'fitness',
    /\b(?:gym\w*|fitness|sport(?!ing goods|s? ?(?:shop|store|wear))\w*|yoga|pilates|crossfit|salle de sport|musculation|swim\w*|leisure cent\w*|health clubs?|climbing|boxing|gimnasio\w*|palestr\w*|ginasio\w*|sportschool)\b/u,
  ],
  [
    'school',
    /\b(?:school\w*|college|academ\w*|universit\w*|preschool|day ?care|driving|training|tutor\w*|education|ecole\w*|formation|auto-ecole|creche|nursery|course|schule\w*|(?:fahr|musik|sprach|grund)schule\w*|escuela\w*|colegio\w*|autoescuela\w*|scuola|scuole|autoscuola|escola\w*|rijschool|basisschool|kindergarten)\b/u,
  ],
  [
    'property',
    /\b(?:real estate|property|wohnungs(?:bau)?(?:genossenschaft|gesellschaft)\w*|estate agen\w*|letting\w*|immobili\w*|agence|realtor|housing|apartment\w*|syndic|bailleur|inmobiliari\w*|imobiliari\w*|makelaar\w*|hausverwaltung\w*)\b/u,
  ],
  [
    'culture',
    /\b(?:museum\w*|musee\w*|cinema\w*|galler\w*|theat\w*|exhibition|exposition|zoo|aquarium|(?:theme|amusement|water) park|monument|landmark|attraction|stadium\w*|arena|concert\w*|venue|bowling|karaoke|escape|arcade|sightseeing|(?:walking|boat|food|city|guided) tours?|tour agenc\w*|castle|movie|planetarium|museo\w*|museus?|kino\w*|cine|bioscoop|teatro\w*|galeria\w*)\b/u,
  ],
  [
    'transport',
    /\b(?:(?:bike|bicycle|cycle|scooter) (?:shar\w*|hire)|taxi\w*|cabs?|minicabs?|ride ?shar\w*|bus|train|railway\w*|tram\w*|metro|subway|transport\w*|transfer|shuttle|vtc|chauffeur|parking(?: (?:lots?|garages?|structures?))?|car ?parks?|park (?:and|&) ride|coach (?:compan\w*|hire|operators?|station|tours?)|travel (?:agenc\w*|sites?|websites?|portals?|compan\w*)|(?:hotel|flight|travel) booking (?:sites?|websites?|platforms?|agenc\w*)|limo\w*|tour operator\w*|rental|(?:car|van|vehicle) hire|airlines?|airways|ferry|ferries|autobus\w*|busmaatschapp\w*|busunternehmen|fernbus\w*|mietwagen|autovermietung|autonoleggio|autoverhuur|alquiler de coches)\b/u,
  ],
  ['app', /\b(?:apps?|application\w*|software|game|jeu|logiciel)\b/u],
  [
    'shop',
    /\b(?:shop\w*|store\w*|goods|brands?|manufactur\w*|wholesal\w*|(?<!\b(?:energy|gas|power|electricity|water|internet) )suppliers?|retail\w*|boutique\w*|magasin\w*|supermarket|supermarche|grocer\w*|market|mall|florist\w*|jewel\w*|hardware|garden cent\w*|outlet|furniture|clothing|book\w*|electronics|tienda\w*|negozi\w*|geschaft\w*|laden|\w{0,10}winkel\w*|web ?shop\w*|online ?shop\w*|e-?commerce|versandhandel\w*|vente en ligne|loja\w*|supermerc\w*|supermarkt\w*|libreri\w*|livrari\w*|buchhandlung|boekhandel|epicer\w*|primeur\w*|fromager\w*|boucher\w*|poissonner\w*|fleurist\w*|librair\w*|quincailler\w*|bijouter\w*|bricolage|fruteri\w*|carniceri\w*|pescaderi\w*|floristeri\w*|ferreteri\w*|joyeri\w*|papeleri\w*|macelleri\w*|ferramenta|gioielleri\w*|fiorai\w*|alimentari|abbigliamento|calzature|mercearia\w*|talho\w*|metzgerei\w*|fleischerei\w*|baumarkt\w*|blumen\w*|mobel\w*|slager\w*|bloemen\w*|bouwmarkt\w*|meubel\w*|juwelier\w*)\b/u,
  ],
  [
    'services',
    /\b(?:services?|compan(?:y|ies)|telecom\w*|utilit(?:y|ies)|(?:energy|gas|power|electricity|water|internet|broadband|mobile|phone|network|cable) (?:suppliers?|provid\w+|operators?|carriers?|networks?)|agenc(?:y|ies)|plumb\w*|electrician\w*|contractor\w*|roof\w*|hvac|handym[ae]n|mover\w*|moving|removals?|clean\w*|laundry|laundromat|tailor\w*|alterations|repair\w*|install\w*|locksmith\w*|pest control|landscap\w*|gardener\w*|painter\w*|carpenter\w*|photograph\w*|wedding\w*|storage|groom\w*|kennels?|plombi\w*|electricien\w*|serrur\w*|demenag\w*|nettoyage|blanchisserie|pressing|couvreur\w*|chauffagiste\w*|artisan|klempner\w*|elektriker\w*|schlusseldienst\w*|umzug\w*|\w{0,10}reinigung\w*|handwerk\w*|fontaner\w*|electricista\w*|cerrajer\w*|mudanzas|limpieza|tintoreri\w*|lavanderi\w*|idraulic\w*|elettricist\w*|fabbr[oi]|traslochi|pulizie|loodgieter\w*|elektricien\w*|slotenmaker\w*|verhui\w*|schoonmaak\w*|wasserette|canalizador\w*|encanador\w*|eletricista\w*|chaveiro\w*|mudancas|limpezas?)\b/u,
  ],
  // German and Dutch join the words of a category: their ends and beginnings tell it.
  [
    'app',
    /\b(?:\w+apps?|\w*(?:handy|mobil|video|computer|mal|lern)\w*spiele?|handyspiel\w*|(?:mobiel|mobiele|video) spel\w*|\w*spelletjes?|software\w*|streaming\w*|videothek\w*|vergleichsportal\w*|(?:huur|vergelijkings|dating|vacature)\w*portaa?l\w*|thuisbankieren|onlinebanking)\b/u,
  ],
  [
    'restaurant',
    /\b(?:imbiss\w*|mensa|kantine\w*|kaffeehaus\w*|teehaus\w*|weinbar\w*|weinstube\w*|eisdiele\w*|\w*(?:burger|doner|pizza|nudel)(?:laden|bude|haus)|berghutte\w*|alm\w*|almhutte\w*|hotelrestaurant\w*|biergarten|wirtshaus\w*|lokal|frituur|snackbar\w*|\w*(?:wijn|koffie|sushi|espresso|cocktail)(?:bar|bars|zaak|huis)|theehuis\w*|broodjes\w*|eetkraam\w*|hamburger\w+|\w*afhaal(?! ?punt)|foodtruck\w*|lunchroom\w*|strandtent\w*|ijssalon\w*|kantine|brouwerij\w*|weingut\w*|brauhaus\w*|brauerei\w*)\b/u,
  ],
  ['lodging', /\b(?:\w*(?:chalet|almhutte)s?|ferienvermittlung\w*|groepsaccommodatie\w*|vakantieverhuur|\w*logies)\b/u],
  ['fitness', /\b(?:\w*fitness\w+|yogastudio\w*|\w*sportschool\w*|kletterhalle\w*|klimhal\w*|sporthal\w*)\b/u],
  [
    'medical',
    /\b(?:optiker\w*|\w*brillen\w*|augen\w+|spital\w*|\w*(?:arzt|zahn)praxis|physio\w+|\w*klinik|\w*klinik\w*|pflegeheim\w*|opticien\w*|\w*kliniek|\w*(?:arts|tandarts)\w*praktijk|mondhygienist\w*|verpleeghuis|zorgcentrum|reha\w*)\b/u,
  ],
  [
    'finance',
    /\b(?:bausparkasse\w*|krankenkasse\w*|\w+versicherung\w*|\w+verzekering\w*|pensioenfonds\w*|\w*schadeafdeling|steuerberat\w*|\w+bank)\b/u,
  ],
  [
    'delivery',
    /\b(?:\w*(?:paket|kurier|liefer)dienst\w*|versanddienst\w*|pakketdienst\w*|\w*bezorgdienst\w*|afhaalpunt\w*|postkantoor\w*)\b/u,
  ],
  [
    'transport',
    /\b(?:bahn|\w*bahnen|zug|zuge|\w*bus|\w*bussen|flug|\w*flugzeug\w*|\w*fluggesellschaft\w*|fluglinie\w*|schiff\w*|fahre\w*|carsharing|parkhaus\w*|reisebus\w*|reisebur\w*|reiseveranstalter\w*|seilbahn\w*|bergbahn\w*|trein\w*|vlieg\w*|veerboot\w*|veerdienst\w*|deel(?:auto|fiets|step|scooter)\w*|parkeer\w*|parkeren.*|tolweg\w*|reis(?:bureau|organisatie)\w*|kabelbaan\w*|tram\w*|metro\w*|verleih|\w+verleih)\b/u,
  ],
  [
    'school',
    /\b(?:\w+schule\w*|nachhilfe\w*|kita\w*|kindergarten\w*|\w+school\w*|zwemles\w*|bijles\w*|kinderdagverblijf\w*|kinderopvang\w*|rijbewijs\w*|volkshochschule\w*|\w*opleiding\w*)\b/u,
  ],
  [
    'property',
    /\b(?:vermieter\w*|makler\w*|\w*immobilien\w*|verhuurder\w*|huisbaas|\w*woningcorporatie\w*|appartementencomplex\w*|kamerverhuur|woningbureau\w*)\b/u,
  ],
  [
    'culture',
    /\b(?:freizeitpark\w*|tierpark\w*|\w*konzert\w*|\w*therme\w*|thermalbad\w*|\w*schwimmbad\w*|strandbad|erlebnisbad\w*|spassbad\w*|freibad\w*|hallenbad\w*|\w*(?:rund|schiffs)fahrt\w*|kabarett\w*|\w+museum\w*|festival\w*|messe\w*|weihnachtsmarkt\w*|pretpark\w*|attractiepark\w*|dierenpark\w*|escaperoom\w*|\w*concert\w*|comedy\w*|musical\w*|zwembad\w*|zwemparadijs|zwemplas|beurs|kerstmarkt\w*|bowling\w*|minigolf\w*|tanzlokal\w*|disco\w*|feestzaal|thermen|bergwerk|\w*theater|park)\b/u,
  ],
  [
    'shop',
    /\b(?:\w+(?:geschaft|laden|shop|markt|handel|haus|center|studio)(?<!(?:nagel|yoga|tattoo|fitness|kranken|auto|park|tee|kaffee)(?:haus|studio|center))|kiosk\w*|\w*(?:zaak|webshop|winkel|markt|centrum|boetiek|warenhuis|speciaalzaak|super|drogist|kraam|handel)(?<!(?:fitness|bowling|sport|gezondheids|zorg)centrum)|truien.*|tankstelle\w*|tankstation\w*|kuchenstudio)\b/u,
  ],
  ['hair', /\b(?:nagel\w*|tattoo\w*|barbier\w*|schoonheid\w*|kosmetik\w*|sonnenstudio\w*)\b/u],
  // Dutch names that say none of these.
  [
    'culture',
    /\b(?:\w*speeltuin\w*|speelhal\w*|speelparadij\w*|waterspeelplaats\w*|kinderboerderij\w*|dierentuin\w*|bibliotheek\w*|evenement\w*|muziekfestival\w*|schaatsbaan\w*|bowlen|toneelvereniging\w*|observatorium|planetarium|(?:indoor )?playgrounds?|kermis\w*)\b/u,
  ],
  ['finance', /\b(?:\w*verzekeraar\w*|bewindvoer\w*|kantoor voor bewindvoering|pechhulp\w*)\b/u],
  [
    'transport',
    /\b(?:luchthaven\w*|vliegveld\w*|(?:fiets|boten|camper|aanhanger|ski|scooter|caravan|bakfiets|bus)en?verhuur|verhuurwagen\w*|laadpa\w+|laadstation\w*|snellaad\w*|elektrische steps?|touringcar\w*)\b/u,
  ],
  [
    'restaurant',
    /\b(?:(?:bruine )?kroeg\w*|pannenkoekenhui\w*|snackkar\w*|hotelbar|frietkot\w*|frituur\w*|eetcafe\w*)\b/u,
  ],
  ['delivery', /\b(?:pakketpunt\w*|pakketautoma\w*|pakketkluis\w*|maaltijdservice|maaltijdbox\w*|groentepakket\w*)\b/u],
  [
    'medical',
    /\b(?:kraamzorg|thuiszorg|fysiopraktijk|bejaardenhuis|woonzorg\w*|tandtechn\w+|hoorcentrum|audicien\w*)\b/u,
  ],
  [
    'services',
    /\b(?:gemeente\w*|municipalit\w+|containerpark\w*|recyclagepark\w*|milieustraat|afvalverwerk\w+|waterbedrijf\w*|watermaatschappij\w*|energiemaatschappij\w*|energiebedrijf\w*|netbeheerder\w*|uitzendbureau\w*|advoca\w+|\w*fotograaf\w*|bouwbedrijf\w*|aannemer\w*|dakbedekker\w*|glasvezel\w*|kabelbedrijf\w*|hondentrainer\w*|naaiatelier\w*|begraafplaats\w*|uitvaart\w*|fietsenmaker\w*|wasmachinereparatie\w*)\b/u,
  ],
  [
    'services',
    /\b(?:\w*handwerker\w*|\w*installateur\w*|dachdecker\w*|tapezierer\w*|maler\w*|tischler\w*|schreiner\w*|gartenbau\w*|\w*wascherei\w*|waschsalon\w*|\w*reparatur\w*|putz\w*|solar\w*|\w*(?:strom|gas|energie|internet|mobilfunk|telefon)\w*anbieter\w*|mobilfunk\w*|telekommunikation\w*|handyanbieter\w*|kabelanbieter\w*|energieversorger\w*|stromversorger\w*|stadtwerke\w*|\w*(?:energie|internet|telefoon|tv)-?\w*(?:bedrijf|provider|leverancier|aanbieder)\w*|provider\w*|\w*hovenier\w*|behanger\w*|schilder\w*|dakdekker\w*|dakwerker\w*|klusbedrijf\w*|droogkuis|wasserij\w*|poets\w*|schoenmaker\w*|schuster\w*|\w*monteur\w*|zonnepanel\w*|\w*pension|tierpension\w*|\w*stoomreiniging\w*)\b/u,
  ],
  // French names of trades that say none of the words above.
  [
    'lodging',
    /\b(?:(?:appartements?|maisons?|chalets?|villas?|locations?) (?:de vacances|saisonniere?s?|touristiques?|bretagne)|meubles? de tourisme|appart ?hotel|aparthotel|refuge de montagne)\b/u,
  ],
  ['hair', /\b(?:manucures?|ongler\w+|ongles|tatou\w+|bronzage|epilation|maquill\w+)\b/u],
  ['garage', /\b(?:garagistes?|concession\w*|controle technique|station de lavage|lavage|pneumatiques?|mecano)\b/u],
  [
    'restaurant',
    /\b(?:glaciers?|casse[- ]croute|maquis|salon de the|cantines?|buvettes?|guinguettes?|tacos|chocolat\w+|confiser\w+|sandwicher\w+|rotisser\w+|friter\w+|saladerie)\b/u,
  ],
  [
    'medical',
    /\b(?:veterinaires?|cliniques?|hopita\w+|pediatres?|osteopath\w*|pedicures?|podolog\w*|orthodont\w*|infirmier\w*|laboratoires?|sages?[- ]femmes?|ehpad|maisons? de retraite|psycholog\w*|ophtalm\w*|dermato\w*|gyneco\w*|radiolog\w*|imagerie)\b/u,
  ],
  ['delivery', /\b(?:postes?|transporteurs?|messagerie|point relais|relais colis)\b/u],
  [
    'school',
    /\b(?:cours (?:de|d'|du)|prof\w*|soutien scolaire|(?:halte[- ])?garderies?|nourrices?|assistantes? maternelles?|internats?|colonies?|lycees?|garde d'enfants|conservatoires?|periscolaire|centre equestre|moniteur\w*)\b/u,
  ],
  [
    'property',
    /\b(?:appartements?|immeubles?|location meublee|logements?|promoteurs?|residences?|foyers?|regies?|chambre d'etudiant|hlm|gardiennage)\b/u,
  ],
  ['fitness', /\b(?:club de \w+|salle d'escalade|escalade|danse|judo|boxe|tennis|golf|patinoires?|padel)\b/u],
  [
    'culture',
    /\b(?:attractions|parcs?|cirques?|stades?|festivals?|spectacles?|chateaux?|karting|accrobranche|maneges?|mini[- ]golf|loisirs|jeux|offices? de tourisme|bibliotheques?|mediatheques?|marathons?|croisieres?|discotheques?|boite de nuit|trampolines?|visites? guidees?)\b/u,
  ],
  [
    'transport',
    /\b(?:chemins? de fer|ferroviaires?|(?:compagnies?|lignes?) aeriennes?|navettes?|aeroports?|bateaux?|autocars?|peages?|tramways?|ferr(?:y|ies)|covoiturage|trottinettes?|voyages?)\b/u,
  ],
  [
    'services',
    /\b(?:operateurs?|fournisseurs?|internet|telephonie|energies?|electricite|eau|peintres?|carreleurs?|paysagistes?|macons?|menuisiers?|ramon\w+|elagu\w+|jardiniers?|toilett\w+|coutur\w+|cordonn\w+|imprim\w+|notaires?|avocats?|menage|deratis\w+|pompes funebres|mairies?|administrations?|prefectures?|impots|salles? de (?:mariage|reception|fetes?)|location de (?:salles?|costumes|deguisements|linge|box|materiel)|horlogers?|dechet\w+|construct\w+|dj|traduct\w+|wedding)\b/u,
  ],
  [
    'shop',
    /\b(?:electromenager|cuisinistes?|caves? a \w+|cavistes?|presse|jardiner\w+|animaler\w+|mercer\w+|marches?|marketplace|site (?:marchand|de vente)|vendeur\w*|vetements|chaussures|maroquiner\w+|literie|matelas|informatique|jouets|poussettes|fabricants?|electronique|parfumer\w+|papeter\w+|friper\w+|depot[- ]vente|brocante\w*|antiquaires?|tabacs?|box de repas|hypermarches?|superettes?)\b/u,
  ],
  // English, Spanish, Italian and Portuguese names of trades that say none of the words above.
  [
    'app',
    /\b(?:video ?editor|password manager|jogos?|juegos?|gioc(?:o|hi)|videogioc\w*|videojueg\w*|navegador|reproductor|(?:piattaforma|plataforma)s? (?:film|de (?:series|peliculas|filmes)))\b/u,
  ],
  [
    'lodging',
    /\b(?:cottages?|caravans?|farm ?stays?|tree ?houses?|house ?boats?|holiday clubs?|camps?|marinas?|campervan site|hotelaria|apart(?:a|o)mentos? (?:rural|turistic\w*|vacaciona\w*|de ferias)|apartamento|casas? (?:de (?:vacaciones|campo|praia|turismo|temporada)|de playa)|aluguel por temporada|refugios?|rifugio|appartament[oi] vacanze|area camper|aldeamento\w*|chales?|campamentos?|colonias? de ferias|resid\w+ de estudiantes|student (?:halls?|houses?))\b/u,
  ],
  [
    'restaurant',
    /\b(?:night ?clubs?|beer garden|tea garden|carvery|curry house|supper club|cocktails?|jazz club|bubble tea|tap ?rooms?|distiller\w*|wineries|vineyard|private chef|meal kits?|taqueri\w*|polleri\w*|asador\w*|hamburgueser\w*|hamburguer\w*|cervecer\w*|cocteleri\w*|bufet|comida|cantinas?|bodegas?|chiringuito\w*|marisquer\w*|caffetteri\w*|forn(?:o|ai\w*)|panetteri\w*|rosticceri\w*|enotec\w*|vineri\w*|birreri\w*|paniner\w*|gastronomi\w*|locale notturno|chiosc\w*|take[- ]?away|lanchonet\w*|churrascar\w*|cervejari\w*|choperi\w*|gelatari\w*|sorveteri\w*|confeitari\w*|cafetari\w*|tascas?|casa de (?:massas|cha|carnes)|salao de cha|boate|balada|botequim|self[- ]service)\b/u,
  ],
  [
    'hair',
    /\b(?:facials?|manicur\w*|tatuaj\w*|tatuador\w*|tatuator\w*|masajist\w*|masajes|centro massaggi|saunas?|hammam|salone? di bellezza|salao(?: de beleza)?|toelettatur\w*)\b/u,
  ],
  [
    'garage',
    /\b(?:mot (?:centres?|test\w*)|caravan dealer|boat builder|scrap ?yard|concesionari\w*|neumaticos|lavado de coches|lavadero\w*|gommist\w*|elettraut\w*|centro revisioni|autolavaggio|lava[- ](?:rapido|jato)|centro de inspecao|borrachari\w*)\b/u,
  ],
  [
    'medical',
    /\b(?:vets?|gp|surgery|nursing homes?|care homes?|chiropract\w*|podiatr\w*|therapists?|hearing aid\w*|health cent(?:re|er)s?|hospices?|pediatr\w*|psicolog\w*|oculist\w*|urgencias|residencia de mayores|ottic[aoi]\w*|poliambulatori\w*|pronto soccorso|centro prelievi|analisi|casa di (?:cura|riposo)|ospizio|ortopedic\w*|otica\w*|planos? de saude|posto de (?:saude|vacinacao)|ginecolog\w*|ortodont\w*|acupuntur\w*|nutric\w*|lar(?: de idosos)?|casa de repouso)\b/u,
  ],
  [
    'finance',
    /\b(?:building societ\w+|currency exchange|crowdfunding|pawnbroker\w*|casa de cambio|aseguradora\w*|finanziari\w*|carta prepagata|lotericas?|consorcio)\b/u,
  ],
  ['delivery', /\b(?:post offices?|mensajer\w*|paqueter\w*|repart\w+|ufficio postale|consegn\w+|entregas?)\b/u],
  [
    'fitness',
    /\b(?:(?:ice|skating) rinks?|public pool|leisure pool|lidos?|dance (?:class|studio)\w*|football (?:clubs?|grounds?)|squash|rowing|archery|shooting range|diving cent\w+|riding|livery|piscin[ae]s?|polideportiv\w*|centro deportivo|hipic[ao]s?|nuoto|maneggio|circolo ippico|quadras?)\b/u,
  ],
  [
    'school',
    /\b(?:tuition|tutors?|summer camp|surf camp|(?:pottery|cooking|cocktail) class\w*|nurser\w+|guarder\w+|cursos?|corso|corsi|liceo|ripetizioni|doposcuola|asilo\w*|explicac\w+|berc\w+|centro de estudios)\b/u,
  ],
  [
    'property',
    /\b(?:landlords?|house shares?|shared house|co-?living|conveyanc\w*|student accommodation|alquiler de pisos|pisos? (?:compartid\w*|de alquiler)|comunidad de (?:vecinos|propietarios)|administrac\w+ de fincas|affitt\w+|condomin\w+|arrenda\w+|senhorios?|construtoras?|residencial)\b/u,
  ],
  [
    'culture',
    /\b(?:circus\w*|laser ?tag|go[- ]?kart\w*|fairgrounds?|soft play\w*|(?:indoor )?play cent\w+|family entertainment|water ?parks?|race ?courses?|casinos?|bingo|botanical garden|historic house|whale watching|ghost (?:walk|tour)s?|cave tour|boat trips?|hot air balloon|libraries|library|opera|parques? (?:tematico|acuatico|aquatico|infantil|de (?:atracciones|diversiones|diversoes|bolas))|estadios?|acuari\w*|balneari\w*|conciertos?|auditori\w*|bibliotec\w*|circos?|teleferic\w*|tirolin\w*|parc[oh]i? (?:divertimenti|acquatic\w*|avventura|faunistic\w*|giochi)|stadio|acquario|terme|termas|multisala|mostr[ae]|pinacotec\w*|sito archeologico|castell[oi]|giardino botanico|ludotec\w*|stabiliment\w+ balnear\w+|spiaggia|zoologico|palacios?|planetario|exposic\w+|passeios?|cartodromo|kartodromo|praia|shows?|maratona|festas? (?:infanti\w*|junina))\b/u,
  ],
  [
    'transport',
    /\b(?:cruise\w*|cable cars?|airports?(?! lounge)|coach travel|private hire|car shar\w+|motor ?home hire|campervan hire|(?:boat|canoe|bike|ski) hire|aerolineas?|tren(?:es)?|agencia de viajes|ferri|alquiler de (?:bici\w*|motos?|carros|furgonetas?)|chofer|peaje|aeropuerto\w*|aeroport[oi]|compagni[ae] aere[ae]|tren[oi]|traghett\w*|pullman|parchegg\w*|noleggio|monopattin\w*|seggiovia|soccorso stradale|companhias? aereas?|comboios?|alugue[lr] de (?:carr\w+|bicicletas|barcos?|vans?)|agencia de viagens|estacionament\w*|aviao|voos?|barcos?|cruzeiros?|excurs\w+)\b/u,
  ],
  [
    'shop',
    /\b(?:butchers?|fishmongers?|cheesemongers?|greengrocers?|off[- ]licen[cs]e|petrol stations?|gas stations?|timber yard|builders? merchants?|haberdasher\w*|(?:kitchen|bathroom) showroom|pawn|auction house|centros? comercia(?:l|les|is)|zapater\w*|jugueter\w*|perfumer\w*|relojer\w*|muebles|gasoliner\w*|videoclub|minimarket|ipermercat\w*|mercat[oi]|pescheri\w*|erboristeri\w*|cartoleri\w*|mobilific\w*|arredament\w*|elettrodomestici|vivai|mercad(?:o|inho)s?|hipermercad\w*|papelari\w*|joalhari\w*|brinquedos|moveis|colchoes|eletrodomesticos|posto(?: de gasolina)?|sacolao|quiosques?|feiras?|telemoveis|material de construcao|bicicletari\w*)\b/u,
  ],
  [
    'services',
    /\b(?:funeral\w*|crematori\w*|cemeter\w+|solicitors?|lawyers?|notar\w+|accountants?|tax advis\w*|co-?working|builders?|kitchen fitter|fitters?|laund(?:e)?rettes?|cobblers?|upholster\w*|waste collection|skip hire|recycling|man and van|chimney sweep|tree surgeons?|tilers?|stonemasons?|heating engineers?|cattery|pet boarding|dog (?:trainer|walker)s?|passport office|city council|consulate|registry?|domain registrar|web ?hosting|website builder|ticket resale|gestori\w*|notari\w*|companias? (?:de|electrica|telefonica)|operador\w*|proveedor\w*|reformas|instalador\w*|tapicer\w*|carpinter\w*|pintor\w*|residencia canina|ayuntamiento|asesori\w*|telefonia|guardamuebles|grua|operator[ei] (?:telefonic\w*|mobile)|fornitor[ei]|gestore luce|fotovoltaic\w*|impresa edile|imbianchin\w*|serrament\w*|infissi|giardinier\w*|muratore|falegname|caldaist\w*|condizionator\w*|spurghi|tintori\w*|sartori\w*|canile|avvocat\w*|notaio|geometra|comune|pompe funebri|acquedott\w*|assistenza|operadoras?|fornecedor\w*|companhias? (?:de|telefonica)|provedor\w*|cartorios?|advocac\w*|contabilidade|lavandari\w*|tinturari\w*|sapateir\w*|marcenari\w*|costureir\w*|pedreir\w*|vidraceir\w*|caixilhari\w*|assistencia tecnica|grafica|fotograf\w*|banho e tosa|prefeitura|elevadores|esquentador\w*)\b/u,
  ],
  // Italian names of trades that say none of the words above.
  ['lodging', /\b(?:villeggiatur\w+|foresteri[ae]|bivacc[oh]i?|malg[ah]e?|rifugi[o]?)\b/u],
  ['hair', /\b(?:estetist\w*|onicotecnic\w*|centr[oi] benessere|acconciatur\w*|massaggiator\w*)\b/u],
  ['garage', /\b(?:revision[ei]|carro ?attrezzi|demolitor\w*|gruista)\b/u],
  [
    'restaurant',
    /\b(?:tavol[ae] cald[ae]|paninotec\w*|friggitori[ae]|bracer\w+|piadineri\w*|spaghetteri\w*|gnoccheri\w*|crostineri\w*|norcineria con cucina|birrific\w*|torrefazion\w*|cioccolateri\w*|cornetteri\w*|yogurteri\w*|creperi\w*|locand[ae]|sagr[ae]|banchett\w*|sal[ae] (?:ricevimenti|banchetti)|caffe|mens[ae])\b/u,
  ],
  ['pharmacy', /\b(?:parafarmaci\w*|sanitari articoli)\b/u],
  [
    'medical',
    /\b(?:centr[oi] (?:medic\w+|prelievi|diagnostic\w+)|infermier\w*|ostetric\w*|logopedist\w*|osteopat\w*|nutrizionist\w*|dietolog\w*|consultori\w*|visite mediche)\b/u,
  ],
  ['finance', /\b(?:prestiti|mutui|finanziament\w*|cambiavalute|recupero crediti|broker|fondo pensione|postepay)\b/u],
  [
    'delivery',
    /\b(?:punt[oi] (?:di )?(?:ritiro|consegna)|locker|spedizion\w*|recapit\w*|box pasti|spesa (?:online|a domicilio)|portalettere)\b/u,
  ],
  [
    'fitness',
    /\b(?:allenator\w*|personal trainer|camp[oi] (?:da|di) (?:calcetto|calcio|padel|tennis)|arrampicata|pattinaggio|arti marziali|pist[ae] di pattinaggio)\b/u,
  ],
  [
    'school',
    /\b(?:asil[oi]|ludoteca estiva|patente nautica|licei|istitut[oi] (?:tecnic\w+|comprensiv\w+|professional\w+)|conservatorio|grest)\b/u,
  ],
  ['property', /\b(?:studentat[oi]|cooperativa edilizia)\b/u],
  [
    'culture',
    /\b(?:giostr[ae]|luna ?park|guid[ae] turistic\w+|visit[ae] guidat\w+|tour|gite|escursion\w+|impianti (?:di risalita|sciistici)|pist[ae] da sci|sci|rassegn[ae]|fier[ae]|mercatini di natale|grott[ae]|abbazi[ae]|cattedral[ei]|duomo|palazzo (?:storico|ducale|reale)|vill[ae] (?:storich?e|storica)|parc[oh]i? (?:natural\w+|a tema|zoo|acquatic\w+|tematic\w+)|zoosafari|bagn[oi] (?:\w+ )?\d+|lid[oi]|biglietti online|biglietteri\w*)\b/u,
  ],
  [
    'transport',
    /\b(?:trasport[oi] (?:pubblic[oi]|disabil\w+|urban\w+)|ncc|crocier\w*|agenzi[ae] (?:di )?viagg\w*|trenin[oi]|funivi[ae]|funicolar[ei]|cabinovi[ae]|ovovi[ae]|aliscaf\w*|battell[oi]|vaporett[oi]|ferrovi[ae]|stazion[ei] ferroviari[ae]|navett[ae]|casello|telepass)\b/u,
  ],
  [
    'shop',
    /\b(?:elettronica|edicol[ae]|tabacc\w+|distributor[ei] (?:di )?(?:benzina|carburant\w+|automatic\w+)|benzinai\w*|stazion[ei] di servizio|animali|fruttivendol\w*|ortofrutt\w*|salumeri\w*|norcineri\w*|caseifici\w*|latteri[ae]|centr[oi] commercial[ei]|intimo|casalinghi|giocattol\w*|mobili|materass\w*|cucine|colorific\w*|brico\w*|vivai[o]?|enotec\w*|ottica|scarp[ae]|borse|valigeri[ae]|armeri[ae]|antiquari\w*|usato|mercatin[oi]|tessuti|tendaggi|porcellane|orologeri[ae]|oreficeri\w*|compro oro|videogiochi usati|cellulari|informatica|ricambi|sigarette elettroniche)\b/u,
  ],
  [
    'services',
    /\b(?:calzolai\w*|parquettist\w*|piastrellist\w*|gestor[ei] \w+|luce|gas|acqua|rifiuti|raccolta differenziata|anagrafe|dog sitter|cat sitter|addestrator\w* cani|gattil[ei]|allevament[oi]|riparazion[ei] \w+|antennist\w*|spurg[oh]i?|disinfestazion\w*|derattizzazion\w*|tipografi[ae]|copisteri[ae]|deposito|call center|badant[ei]|baby ?sitter|onoranze|tapezzier\w*|tappezzier\w*|vetrai[o]?|vetreri[ae]|stufe|camini|spazzacamin\w*|climatizzazion\w*|caldai[ae]|sgomber[oi]|ascensorist\w*|ascensori|videosorveglianza|vigilanza|allarmi|portale \w+|caf|patronato|consulente del lavoro|agenzia per il lavoro|agenzia delle entrate|inps|tribut[oi]|motorizzazione|ztl|elettrauto a domicilio|ristrutturazion\w*|cartongessist\w*|pavimentazion\w*|tend[ae] da sole|zanzarier\w*|pannelli|noleggio (?:abiti|attrezzature)|organizzazione eventi|fioritur\w*|traduzion\w*|corsi pre ?matrimoniali)\b/u,
  ],
  // Portuguese names of trades that say none of the words above.
  [
    'garage',
    /\b(?:funilari\w*|lanternagem|bate[- ]chapas?|carros usados|revended\w+ de (?:carros|veiculos)|guinchos?|retificas?|pneus)\b/u,
  ],
  [
    'fitness',
    /\b(?:clubes? (?:de (?:tenis|natacao|futebol|golfe|campo)|desportivos?|esportivos?|recreativos?)|^clube$|natacao|campos? de futebol|artes marciais|dancas?|escalada|golfe|pavilh(?:ao|oes) desportivos?|futsal|capoeira|jiu[- ]jitsu|muay[- ]thai)\b/u,
  ],
  [
    'services',
    /\b(?:marceneir\w*|carpinteir\w*|serralh\w*|jardineir\w*|jardinagem|paisagis\w*|desentup\w*|dedetiz\w*|consertos?|ar[- ]condicionado|funerari\w*|advogad\w*|contabilista\w*|contador(?:es)?|casamentos?|decorac(?:ao|oes)|detran|poupatempo|camaras? municipa(?:l|is)|juntas? de freguesia|seguranca social|conservatorias?|instalac(?:ao|oes)|empreiteir\w*|remodelac\w*|construcao civil|estofador\w*|tapecari\w*|vidracari\w*|cani(?:l|s)|adestra\w*|passeador\w*|domesticas?|diaristas?|babas?|lavage[mn]s? (?:de|a)|arrumac(?:ao|oes)|agencias? de (?:emprego|casamentos|modelos)|casa inteligente|quadros? eletricos?|energia|saneamento|escritorios?|consultorias?|desinfestac\w*|cemiterios?|despachantes?|alfaiat\w*|atelie|atelier de costura|impermeabiliz\w*|telhados?|alugue[lr] de (?:roupas?|trajes?|vestidos|mesas)|engomad\w*|piscineir\w*)\b/u,
  ],
  [
    'restaurant',
    /\b(?:marisqueir\w*|botecos?|docer\w*|rodizios?|temaker\w*|casas? de (?:sopas|caldos|pasto|fados?)|bufes?|casas? noturnas?|refeitorios?|espetin\w*|espetos?|acai|hot ?dogs?|marmit\w*|petisc\w*|tabernas?|adegas?|sopas|caldos|churrasqueir\w*|galeteri\w*|tapioc\w*|cachorro[- ]quente|fados?|bolos|doces|salgados|lanches|esfih\w*)\b/u,
  ],
  ['pharmacy', /\b(?:drogari\w*|ervanari\w*)\b/u],
  [
    'medical',
    /\b(?:centros? de saude|upa|ubs|pronto[- ](?:socorro|atendimento)|laboratorios?|maternidades?|diagnosticos?|oftalmolog\w*|aparelhos auditivos|ambulancias?|urgencias?|odontolog\w*)\b/u,
  ],
  [
    'finance',
    /\b(?:cooperativas? de credito|corretoras?|emprestimos?|caixa economica|caixa$|cart(?:ao|oes) de credito|previdencia|fintechs?|penhor\w*|credito)\b/u,
  ],
  ['delivery', /\b(?:motoboys?|pontos? de recolha|encomendas|entregador\w*|logistica)\b/u],
  ['hair', /\b(?:esmalteri\w*|depilac\w*|massagistas?|institutos? de beleza|unhas|barbeir\w*|sobrancelhas?)\b/u],
  [
    'school',
    /\b(?:universidade?s?|faculdades?|jardi(?:m|ns)[- ](?:de infancia|escola)|autoescolas?|centros? de (?:estudos|formacao|linguas|explicacoes)|cursinhos?|infantarios?|atl|aulas? particulares|portal do aluno|pre[- ]vestibular|campos? de ferias)\b/u,
  ],
  [
    'lodging',
    /\b(?:turismo de habitacao|airbnb|casas? de hospedes|quintas?|hospedarias?|alugue(?:l|r|is) (?:de|por) temporada)\b/u,
  ],
  [
    'property',
    /\b(?:imoveis|^alugue[lr]$|alugue[lr] de (?:quartos|imoveis|casas?)|incorporadoras?|(?:residencias?|republicas?) de estudantes)\b/u,
  ],
  [
    'culture',
    /\b(?:aquarios?|oceanarios?|castelos?|jardi(?:m|ns) botanicos?|visitas? guiadas?|paintball|casas? de (?:festas?|espetaculos?|shows?)|passadicos?|trilhas?|monumentos?|igrejas?|mosteiros?|centros? cultura(?:l|is)|miradouros?|mirantes?|cachoeiras?|boliche|insuflaveis|bilheteiras?|venda de bilhetes|site de ingressos|mergulho|pontos? turisticos?|centros? de congressos|parques?)\b/u,
  ],
  [
    'shop',
    /\b(?:estac(?:ao|oes) de servico|bombas? de gasolina|sapatari\w*|ourivesari\w*|joalheri\w*|acougues?|peixari\w*|floricultur\w*|perfumari\w*|hortifruti\w*|quitandas?|frutari\w*|garrafeir\w*|materiais de construcao|depositos? de (?:construcao|bebidas|materiais)|casas? de tecidos|retrosari\w*|tabacari\w*|atacad\w*|brechos?|armarinhos?|relojoari\w*|bazar(?:es)?|conveniencia|ferragens|instrumentos musicais|utilidades|vestuario|calcados?|roupas?|artigos|fogao|distribuidoras? de bebidas|viveiros?|agropecuari\w*|hortos?|armaze(?:m|ns)|antiguidades|minimercados?|cosmeticos)\b/u,
  ],
  [
    'transport',
    /\b(?:autocarros?|autocar(?:es)?|autocaravanas?|tre(?:m|ns)|locadoras?|rent[- ]a[- ]car|tvde|uber|rodoviari\w*|viacao|trotinet\w*|patinetes?|bicicletas partilhadas|moto[- ]?taxis?|portagens|pedagios?|passagens|caronas?|boleias?|balsas?|barcas?|estac(?:ao|oes)|alugue[lr] de (?:motos|carrinhas))\b|^(?:vans?|elec?tricos?)\b/u,
  ],
  ['app', /\b(?:aplicativos?|aplicac(?:ao|oes)|redes? socia(?:l|is)|sites? de namoro|editor(?:es)? de video)\b/u],
  // Spanish names of trades that say none of the words above.
  [
    'app',
    /\b(?:red(?:es)? social(?:es)?|wallet|billetera virtual|editor de (?:fotos|videos?)|plataforma de (?:streaming|series|musica|citas|cursos)|portal de (?:empleo|anuncios))\b/u,
  ],
  [
    'lodging',
    /\b(?:bungalows?|hospederia|cortijo|masia|hacienda|glampings?|camarotes?|hosteria|cabanas?|casas? de huespedes|alquiler vacacional|piso turistico|villas?|complejo turistico)\b/u,
  ],
  [
    'hair',
    /\b(?:unas|salon(?:es)? de (?:belleza|unas|estetica)|belleza|bronceado|microblading|pestanas|cejas|centro capilar)\b/u,
  ],
  [
    'garage',
    /\b(?:itv|gomeria\w*|vulcanizadora\w*|llanter\w*|desguaces?|chapa y pintura|chapist\w*|electromecanic\w*|neumatico|lubricentro|cambio de aceite|revision tecnica|verificentro|compraventa de coches|coches de (?:ocasion|segunda mano)|tuning|motos)\b/u,
  ],
  [
    'restaurant',
    /\b(?:churreri\w*|sidreri\w*|meson(?:es)?|fondas?|parrillas?|vinotecas?|bocateri\w*|arroceri\w*|picanteri\w*|cevicheri\w*|confiteri\w*|reposteri\w*|freidurias?|pulperi\w*|pulpo|tortilleri\w*|areper\w*|arepas|empanad\w*|loncheri\w*|rotiseri\w*|pupuseri\w*|antojitos|merendero|gastrobar|gastroneta|pinchos|discobar|salon de te|teteria|casa de comidas|comedor|cocteles|copas|rooftop|cruasanter\w*|obrador|donas|fuente de soda|chifa|cerveza artesanal|brunch)\b/u,
  ],
  ['pharmacy', /\b(?:botica\w*|ortopedia|herbolari\w*|herboristeri\w*|dieteti\w*)\b/u],
  [
    'medical',
    /\b(?:residencias? (?:de|para) (?:ancianos|mayores|la tercera edad)|geriatric\w*|laboratorio\w*|centro de salud|sanatorio\w*|policlinic\w*|maternidad|quiropract\w*|logoped\w*|traumatolog\w*|cardiolog\w*|alergolog\w*|urolog\w*|neurolog\w*|psiquiatr\w*|terapeut\w*|enfermeri\w*|centro auditivo|audifonos|reproduccion asistida|vacunacion|matrona)\b/u,
  ],
  [
    'finance',
    /\b(?:mutuas?|mutualidad|cajas? de ahorros?|prestamos?|hipotecas?|afore|afp|correduri\w*|creditos?|casas? de empeno)\b/u,
  ],
  ['delivery', /\b(?:punto de recogida|envios|encomiendas|transporte urgente|consigna automatica)\b/u],
  [
    'fitness',
    /\b(?:rocodromo\w*|pistas? de (?:hielo|patinaje|tenis|padel)|tenis|boxeo|artes marciales|karate|natacion|entrenador personal|centro acuatico|club (?:de|deportivo|nautico)|zumba|spinning|canchas?|baile)\b/u,
  ],
  [
    'school',
    /\b(?:jardin (?:de infancia|infantil|de infantes)|preescolar|institutos?|facultad|conservatorio\w*|clases (?:de|particulares)|master|formacion|extraescolares|campus|ludoteca infantil|centro educativo|liceos?|internado|catequesis|intercambio de idiomas|campamento de verano|adiestramiento|instructor\w*)\b/u,
  ],
  [
    'property',
    /\b(?:administrador\w* de fincas|alquiler de (?:habitaciones|viviendas|apartamentos|locales)|apartamentos en alquiler|promotor\w*|constructora|edificio|arriendos?|viviendas?|urbanizacion|casero)\b/u,
  ],
  [
    'culture',
    /\b(?:parques? (?:natural(?:es)?|nacional(?:es)?|de aventuras?|multiaventura|safari|zoologico|de trampolines)|castillos?|catedral(?:es)?|iglesias?|monasterios?|basilica|abadia|alcazar|bodega visita|rutas?|free tours?|kayak|buceo|surf|cuevas?|yacimiento|mirador|jardin(?:es)? botanic\w*|centro (?:cultural|de interpretacion|de ocio|comercial de ocio)|boleras?|estacion(?:es)? de esqui|feria\w*|salas? de (?:fiestas?|conciertos|juegos)|recreativos|casino\w*|espectaculo\w*|entradas|taquilla|comedia|monologos|tablao\w*|plazas? de toros|hipodromo|oceanografic\w*|safari|granja escuela|granja|atracciones|toboganes|chiquipark|salones recreativos|airsoft|laberinto|globo aerostatico|museistic\w*|fiestas infantiles)\b/u,
  ],
  [
    'transport',
    /\b(?:tranvias?|remis\w*|micro(?:s|bus)?(?: de larga distancia)?|colectivos?|cruceros?|bicicletas? (?:publicas?|compartidas?)|coches? compartid\w*|motosharing|alquiler de (?:vehiculos|autos|camionetas|autocaravanas|barcos|kayaks|patinetes|esquis|scooters|coches)|renta de (?:autos|carros)|aparcamientos?|parqueadero\w*|cocheras?|garajes?|autopistas?|cercanias|funicular|lanchas?|vuelos?|aerea|touroperador\w*|mayorista de viajes|viajes)\b/u,
  ],
  [
    'shop',
    /\b(?:estancos?|peleteri\w*|charcuteri\w*|verduleri\w*|ki?oscos?|quioscos?|viveros?|drogueri\w*|colchon\w*|estacion(?:es)? de servicio|gasolina|grandes almacenes|almacen(?:es)?|ultramarinos|polleri\w*|tabaqueri\w*|licoreri\w*|abarrotes|miscelanea|despensa|rotonda comercial|electrodomesticos|cocinas|iluminacion|moviles|celulares|ropa|calzado|moda|lenceri\w*|bisuteri\w*|instrumentos musicales|bicis|bicicleteri\w*|segunda mano|mueblerias?|decoracion|cristaleri\w*|alquiler de (?:trajes|vestidos|disfraces|peliculas)|comercio|mercadillo|rastro|outlets?|tapices|telas|lanas|mascotas|acuariofilia|semillas|suministros|materiales|pinturas|menaje|cerveceria online)\b/u,
  ],
  [
    'services',
    /\b(?:plomer\w*|gasistas?|albanil\w*|fumigac\w*|control de plagas|pasead\w*|cuidador\w*|electrica|electricidad|luz|agua|fibra|moviles|trasteros?|imprentas?|reprografia|copisteri\w*|abogad\w*|procurador\w*|tanatorio|registro civil|oficina de (?:empleo|extranjeria|trafico|turismo|correos)|seguridad social|extranjeria|consulado|embajada|modistas?|sastres?|sastreri\w*|costurer\w*|arreglos de ropa|zapatero|reparacion\w*|servicio tecnico|cristaler\w*|persianas|toldos|pintura|piscinas mantenimiento|aire acondicionado|calefaccion|calderas|placas|alarmas|seguridad|vigilancia|limpiezas?|planchado|mudanza|portes|catering de bodas|organizador\w* de (?:bodas|eventos)|eventos|traduc\w*|interprete|arquitect\w*|aparejador|interiorist\w*|decorador\w*|ascensores|desatascos|informatic\w*|hosting|dominios|empleada de hogar|ninera|canguro|agencia matrimonial|empleo|ett|seguridad privada|afinador|domestic\w*)\b/u,
  ],
  // English names of trades that say none of the words above.
  [
    'restaurant',
    /\b(?:fish and chips|gelato|poke|smoke ?house|tex[- ]mex|wine lounge|salads?|snacks?|cake (?:maker|decorator)s?|cakes|dim sum|beach shack|canteens?|meal prep|chinese|eatery|eateries|tea ?rooms?|oyster|whisk(?:e)?y|crepes?|waffles?|pancakes?|wings|chophouse|caterers?)\b/u,
  ],
  [
    'hair',
    /\b(?:spray tan\w*|electrolysis|threading|float (?:centre|center|tank)s?|reflexolog\w+|aesthetics?|eyebrows?|acupunctur\w*)\b/u,
  ],
  [
    'garage',
    /\b(?:exhaust cent(?:re|er)s?|used (?:cars?|vans?)|(?:van|truck|motorhome|campervan|trailer|scooter|boat) dealers?|windscreens?|quick lube|valeting|body ?work|alloy wheels?)\b/u,
  ],
  [
    'medical',
    /\b(?:midwi(?:fe|ves)|maternity|audiolog\w+|laborator\w+|emergency (?:room|department)|vaccinations?|hypnotherap\w*|blood (?:donation|tests?)|urgent care|hygienist)\b/u,
  ],
  [
    'finance',
    /\b(?:stockbrokers?|debt collect\w+|lenders?|lending|investments?|cash converters?|savings?|foreign exchange|bureau de change|brokerage|money exchange|crypto\w*)\b/u,
  ],
  ['delivery', /\b(?:mail carriers?|postal|collection point|sorting office|drop[- ]off point|freight|post)\b/u],
  [
    'fitness',
    /\b(?:athletics|martial arts|taekwondo|bouldering|paddle ?board\w*|cricket|sailing|aerobics|personal trainers?|badminton|dojo|snooker|pool hall|basketball|volleyball|rugby|cycling club|running club|spin studio|barre|skating|skate ?park|surf(?:ing)?|kayak\w*|gliding|ski(?:ing)?)\b/u,
  ],
  [
    'school',
    /\b(?:play ?groups?|sixth form|boot ?camp|(?:evening|art|ballet|sewing|pottery|painting|dance|music|craft|language|antenatal|photography|baking|yoga) (?:class(?:es)?|lessons?|workshops?)|(?:piano|guitar|violin|singing|drum) (?:teachers?|lessons?)|exam cent(?:re|er)s?|test cent(?:re|er)s?|student union|child ?minders?|lessons)\b/u,
  ],
  [
    'property',
    /\b(?:new[- ]build\w*|leasing office|condos?|flat ?shares?|leaseholds?|retirement village|student (?:lets?|lettings?))\b/u,
  ],
  [
    'culture',
    /\b(?:multiplex|observation deck|viewing (?:tower|platform)|petting (?:farm|zoo)|stately home|visitor cent(?:re|er)|cathedral|abbey|pantomime|ballet|comic con|conventions?|trade (?:fair|show)s?|expo|crazy golf|wave pool|function rooms?|hot springs?|nature reserve|quiz night|(?:corn )?maze|stand[- ]up|virtual reality|vr|beach club|gaming|rehearsal|sky ?div\w+|bungee|zip[- ]?(?:line|wire)s?|segway\w*|puppet\w*|entertainers?|nightlife|dancing|observatory|skating rink|farms?)\b/u,
  ],
  [
    'transport',
    /\b(?:heliport|helicopters?|tube|light rail|monorail|flights?|toll|yacht\w*|ski ?lifts?|chair ?lifts?|gondolas?|(?:ev )?charg(?:er|ers|ing)(?: (?:stations?|network|points?))?|petrol pumps?|railcards?|rail|coach(?:es)?|travel agents?|narrow ?boats?|boats?|sleeper|moped\w*|car permits?|hire car|luggage storage)\b/u,
  ],
  [
    'shop',
    /\b(?:garden nursery|key cutting|newsagents?|estate sale|pet suppl\w+|show ?rooms?|homewares?|mens ?wear|womens ?wear|bridal\w*|mail order|stationer\w*|butchery|car parts|(?:e-?)?bikes?|sewing machines|catalogues?|subscription box\w*|home improvement|wine merchants?|merchants?|chandler\w*|hi-?fi|antiques?|tobacco\w*|online sellers?|sellers?|resellers?|vape|perfum\w*|auctions?|fabrics?|diy|printing site|photo printing|curtains?|duty free|vending|lottery|dealers?)\b/u,
  ],
  [
    'services',
    /\b(?:engineers?|plaster\w*|pav(?:er|ing)s?|septic|translat\w+|interpreters?|registrars?|town hall|embassy|council|tax office|licen[cs]ing|designers?|it support|data recovery|decorat\w+|magicians?|scaffold\w*|clearance|security|genealogy|survey\w*|print(?:ing|ers?)|satellite|bailiffs?|citizens advice|recruit\w*|pool maintenance|tuners?|djs?|nann(?:y|ies)|photo (?:studios?|labs?)|passport photos?|engrav\w+|farriers?|will writers?|job (?:cent(?:re|er)s?|boards?)|newspapers?|magazines?|pet (?:sitt\w+|crematori\w*)|tradesm[ae]n|coat check|cloakrooms?|lost property|subscriptions?|provid\w+|maker|hire|bands?|charit(?:y|ies)|government|ministry|dmv|vpn|cloud|debt|timeshare\w*|glaz\w+|flooring|fencing|driveways?|heating|water|electric\w*)\b/u,
  ],
  [
    'lodging',
    /\b(?:country house|cabins?|yurts?|boarding|beach huts?|retreats?|riads?|ranch\w*|tipis?|pods?|dorms?)\b/u,
  ],
];

/** A place's category as expressions find it: folded, its words apart also where a platform joins them. */
export const categoryWords = (category: string | null): string => fold(category ?? '').replaceAll('_', ' ');

/** Categories of late with their trades, each looked for once; no trade is an empty text. */
const known = new LRUCache<string, string>({
  max: KNOWN_MAX,
  memoMethod: (words) => trades.find(([, naming]) => naming.test(words))?.[0] ?? '',
});

/** The kind of business that a place's category names; null where the general words do. */
export const tradeOf = (category: string | null): string | null => known.memo(categoryWords(category)) || null;
