/**
 * Common given names of the languages that are written and of their neighbours (folded). None of them is a word that a
 * reply may well begin a sentence with, such as "Will", "Grace", "Rosa" or "Ernst".
 */
const givenNames = `
  aaron abby abdul adam adele adrian adriana agata agnes agnieszka ahmed aicha aida aisha alain alan albert alberto aleksandra alessandra alessandro alessia
  alex alexandra alexandre alexis alfonso alfred alfredo ali alice alicia alina alison amadou amalia amanda amandine amelia amelie amina amir amy ana anabel
  anais anders andre andrea andreas andrei andres andrew andrzej angela angelika angelo anika anita anja anke ann anna annalisa anne annette annika anouk ansgar
  anthony antje antoine antonella antonia antonio antonios anton anya arianna arjan armin arnaud arne arno arthur arturo astrid aurelie axel aymeric ayse
  barbara bart bas bastian bastien beata beate beatrice beatriz begona ben benedikt benjamin benoit bernard bernd bernhard bert bertrand bettina birgit birgitta bjorn
  boris brad bram brenda brian brigitte bruno bryan camila camille carina carla carlo carlos carmela carmen carol carole caroline carsten caterina catarina catherine
  cathy cecile cecilia cedric celia celine cem chantal charles charlie charlotte chiara chloe chris christa christelle christian christiane christina christine christoph
  christophe christopher cindy claas claudia claudio claus clemens conchita connor consuelo corinna corinne cornelia craig cristina cynthia cyril cyrille daan dagmar damien
  daniel daniela daniele danielle danilo danny dario darren dave david davide deborah delphine denis denise dennis derek diana diane dick didier diego dieter dimitri
  dirk dolores domenico dominique donald donatella donna doris dorothea dorothee dorota douglas duarte dylan eberhard edith eduard eduardo edward edwin eileen elena eleonora
  elif elisa elisabeth elisabetta elise elizabeth elke ella ellen elliot elodie elsa emanuela emanuele emil emile emilia emilie emilio emily emma emmanuel enrico enrique eric erica
  erich erik erika erwin estelle esteban esther etienne eugenia eugenio eva evelyn evelyne fabian fabien fabienne fabio fabrice fabrizio fanny fatima fatma federica federico
  felipe felix femke fernanda fernando ferdinand filipa filipe filippo fiona flavia flavio florence florent florian floriane francesca francesco francine francis francisca francisco
  francois francoise frank franck franz fred frederic frederik friedrich fritz gabi gabriel gabriela gabriele gaelle gary gaspard genevieve geoffrey georg george georges georgia
  gerald gerard gerd gerhard gerrit gert gianluca gianni gilles gina gino giorgia giorgio giovanna giovanni gisela giulia giulio giuseppe giuseppina gloria goncalo gonzalo graham greg
  gregoire gregor gregory greta gudrun guido guillaume guillermo gunter gunther gustav gustavo guy hakan hamza hanna hannah hannelore hannes hans harald harry hassan heather hector
  heidi heike heiko heiner heinrich heinz helen helena helene helga helmut hendrik henk henri henrique henry herbert hermann herve hilary hilde hildegard holger horst hubert hugo
  ian ibrahim ignacio igor ikram ilaria ilona ilse imke imran ines inga inge ingo ingrid inigo inka irena irene iris irina isabel isabela isabella isabelle ivan ivo iwona
  jack jacob jacqueline jacques jaime jake jakob jamal james jamie jan jana jane janet janine janna jasmin jason javier jean jeanette jeanne jeff jelle jennifer jens jeremie jeremy jerome
  jerry jesper jessica jesus jill jim jimmy jo joachim joan joana joanna joao joaquin jochen joel joelle joerg joern johan johann johanna johannes john johnny jolanda jonas jonathan joost
  jordi jorge jorg jorn jose josef josefa josefina joseph josephine joshua joyce juan juana judith julia julian juliana julie julien juliette julio jurgen justine jutta
  kai karen karim karin karina karl karola karolina karsten kasia kate katarina katharina katherine kathrin kathryn katia katja katrin kay keith kelly ken kenneth kerstin kevin khalid kim
  kirsten kirstin klaas klaus knut konrad kristian kristin kristina kristine krzysztof kurt kyle lara larissa lars laura laure laurence laurent lauren lea leanne leila lena leo leon
  leonardo leonie leonor lieke liliana lilly linda lionel lisa liz lorena lorenza lorenzo lothar lotte louis louisa louise luc luca lucas lucia lucie lucien luciana luciano lucy ludovic
  luigi luis luisa luiz luka lukas lutz lydia lynn maaike mads magda magdalena magali maike malte malika mandy manfred manon manuel manuela marc marcel marcela marcello marco marcos
  marcus marek marga margaret margarete margarida margarita margot maria mariana marianne mariapia marie marieke marika marilena marilyn marina mario marion marisa marit marjolein
  markus marlene marlies marta martha marten martin martina martine mary marzena mateo mateusz mathias mathieu mathilde matias matteo matthew matthias matthieu maud maureen mauricio
  maurizio maurice max maxim maxime maximilian mehdi mehmet meike mel melanie melissa mercedes merle merve mia michael michaela michal michel michele michelle miguel mika mike milan milena
  milos mina miranda mireille miriam mirjam mohamed mohammed moritz muhammad murat mustafa myriam nadege nadia nadine nancy naomi natacha natalia natalie natascha nathalie nathan nele nelson
  nia nicholas nick nico nicola nicolas nicole niels nikita niklas nikolaus nina nils noah noel noemi nora norbert norman nuno oceane oleg oliver olivia olivier olga omar oscar oskar
  osman otto owen ozlem pablo pamela paola paolo pascal pascale patrice patricia patrick patrizia paul paula paulina pauline paulo pawel pedro peer peggy peter petra phil philip philipp philippe
  phoebe pia pierre pierrette pieter pietro pilar piotr priya quentin rachel rachid raffaele raffaella rafael rainer ralf ralph ramona ramon raphael raquel rasmus raul rebecca regina reginald
  reiner reinhard reinhold renata renate renato rene rhys ricarda riccardo richard rick rita robert roberta roberto robin rocio roger roland rolf roman ron ronald rosalie rosario rosemarie rosemary
  roswitha roxane rudi rudolf rui ruud ryan sabina sabine sabrina said salvador salvatore sam samantha samir samira samuel sandra sandrine sandro sanne santiago sara sarah sascha saskia
  sean sebastian sebastien selma selina sergio serge severine shannon sharon sheila sibylle siegfried sigrid silke silvana silvia silvio simon simona simone sina sjoerd sofia sofie solange
  sonia sonja sophia sophie stacy stan stefan stefania stefanie stefano steffen stella stephan stephane stephanie stephen steve steven stijn stuart sue susan susana susanna susanne suzanne
  sven svenja svetlana sybille sylvain sylvia sylvie tamara tanguy tania tanja tara tarik tatiana tatjana ted teresa tessa theo theodor theresa therese thierry thijs thilo thomas thorsten tiago
  tiffany tijs tilman tim timo timothy tina tobias toby tom tomas tommaso tommy toni tony torben torsten tracy tristan tyler udo ulf ulrich ulrike ursula ute uwe valentin valentina valerie
  valeria valerio vanessa vasco vera veronica veronika veronique vicente victor victoria vincent vincenzo virginia virginie vivian viviane vladimir volker walter waltraud wanda wendy werner wesley
  wiebke wilfried wilhelm willem william wim wolfgang wouter xavier yann yannick yasmin yasmina yolanda youssef yusuf yves yvette yvonne zoe`;

/** Towns and chains that replies make up, in the spellings of the languages that are written (folded). */
const placeNames = `
  amsterdam antwerp antwerpen anvers athens athenes atenas barcelona barcelone barcellona basel bale berlin berlino berlim bern berne bilbao birmingham bologna bologne bonn bordeaux boston
  braga bremen brighton bristol brugge bruges brussels brussel bruxelles bruselas bruessel budapest cadiz calais cambridge cannes cardiff chicago coimbra cologne koln colonia copenhagen
  cordoba dortmund dresden dubai dublin dublino dusseldorf edinburgh eindhoven essen faro florence firenze florenz florencia frankfurt freiburg geneva geneve genf ginevra ginebra genoa
  genova gent ghent glasgow granada graz grenoble groningen hamburg hannover heidelberg helsinki ibiza innsbruck istanbul kiel krakow lausanne leeds leiden leipzig liege lille linz
  lisbon lisbonne lisboa lissabon liverpool london londres londra londen lourdes lyon maastricht madrid mailand milan milano malaga mallorca manchester mannheim marbella marrakech
  marseille miami montpellier montreal moscow munich munchen munster nantes naples napoli neapel newcastle nice nizza nuremberg nurnberg oslo oxford palermo palma paris parigi pisa porto
  prague prag praga praha potsdam reims rennes rome roma rom rostock rotterdam rouen salamanca salzburg sevilla seville sicily sicilia sintra stockholm strasbourg strassburg stuttgart
  sydney tokyo toledo toronto torino turin toulouse trieste utrecht valencia valladolid venice venezia venedig venise verona versailles vienna vienne viena wien vigo warsaw warschau varsovie
  wiesbaden york zaragoza zurich zuerich
  accor airbnb amazon booking burgerking carrefour dhl expedia facebook google hilton holidayinn hyatt ibis ikea instagram lidl marriott mcdonalds mcdonald's mercure novotel radisson
  ritz sheraton starbucks subway tripadvisor trustpilot uber yelp`;

const listOf = (text: string): readonly string[] => text.split(/\s+/u).filter((name) => name !== '');

/** Common given names alone (folded). */
export const givenNameList: ReadonlySet<string> = new Set(listOf(givenNames));

/** Told apart by their capital; "Essen", "Nice" and the like are words first, and not among them. */
export const listedNames: ReadonlySet<string> = new Set(
  [...listOf(givenNames), ...listOf(placeNames)].filter(
    (name) => !['essen', 'nice', 'rom', 'bale', 'gent', 'booking', 'york', 'faro', 'palma', 'kim', 'jo'].includes(name),
  ),
);

/** Before a name: people by their title, in the languages that are written. */
export const titles: ReadonlySet<string> = new Set(
  listOf(`mr mrs ms miss mister sir monsieur madame mademoiselle mme mlle m herr herrn frau fraulein dr prof senor senora sr sra
    don dona signor signora sig senhor senhora meneer mevrouw dhr mevr`),
);

/** Before a name in German, where every noun has a capital: whoever does something here. */
export const rolesDe =
  /^(?:\p{L}*(?:koch|kochin|kellner|kellnerin|kolleg(?:e|en|in)|chef|chefin|mitarbeiter|mitarbeiterin|leiter|leiterin|inhaber|inhaberin|friseur|friseurin|trainer|trainerin|fahrer|fahrerin|lehrer|lehrerin|rezeptionist|rezeptionistin|barkeeper|wirt|wirtin|direktor|direktorin|meister|meisterin))$/u;

/** In German, before a name that has no article, and how many given names and towns end. */
export const bareDe = /^(?:an|um|von|mit|bei|fur|durch|in|aus|nach|und|dass|ob|weil)$/u;
export const nameEndingDe =
  /(?:..(?<!them|klim|saun|pizz|past|kamer|firm|vill|arom|panoram|dram|oper|mok|col|flor|kit)a|burg|hausen|furt)$/u;

/** After a name at the head of a sentence: what somebody does. By language, folded; è and é alone are `is`. */
export const afterName: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'will has is was had would told said says at from',
    fr: 'a est etait sera va avait vous aura',
    es: 'ha es era sera va habia le les esta se',
    de: 'hat ist war wird hatte kann bei dankt freut',
    it: 'ha is era sara va aveva le vi la si',
    nl: 'heeft is was zal gaat had zou wordt',
    pt: 'is era vai tinha foi ira esta tem leu',
  }).map(([language, list]) => [language, new Set(list.split(' '))]),
);

/** What ends like this is a quality, an action or a verb, and names nobody. */
export const ordinaryEnding: Readonly<Record<string, RegExp>> = {
  en: /(?:ing|ness|ity|tion|sion|ment|ance|ence|ship|ly|ings|es|ts|ks|ds|ps)$/u,
  fr: /(?:er|ir|oir|re|tion|sion|ment|esse|ite|ance|ence|age|eur)$/u,
  es: /(?:ar|er|ir|arse|erse|irse|cion|sion|dad|eza|ismo|mente|ando|iendo)$/u,
  de: /(?:en|ung|ungen|heit|keit|schaft|tion|tat|nis|tum|ing|ik|ion|e)$/u,
  it: /(?:are|ere|ire|arsi|ersi|irsi|zione|sione|ita|ezza|mente|ando|endo)$/u,
  nl: /(?:en|ing|heid|teit|schap|tie|nis|dom|iek|ie|je)$/u,
  pt: /(?:ar|er|ir|cao|sao|dade|eza|ismo|mente|ando|endo|indo)$/u,
};

/** Bare nouns that sentences of replies begin with, beside those that reviews speak of (folded). */
export const ordinaryWords: Readonly<Record<string, string>> = {
  en: `praise criticism patience trust honesty courtesy silence peace sleep comfort warmth kindness laughter hospitality loyalty quality value safety privacy communication advice humour
    feedback laundry delivery yoga colour color noise dinner lunch music weather traffic shopping housekeeping hygiene maintenance tea wine beer coffee
    bread cake pizza sauce soup timing time money effort luck health fitness progress success choice variety atmosphere decor sound light heat cold
    rain summer winter christmas easter perfection punctuality something somebody someone everybody anybody another neither either none whoever whatever such yours each half most`,
  fr: `rien personne chacun chacune cela ceci tout ça quiconque aucun ce cet`,
  es: 'esto eso ello nadie alguien todo nada quien lo ese este cada uno ninguno',
  de: `kritik lob geduld zeit dank freude musik qualitat schlaf ruhe komfort arger larm vertrauen humor spass stress respekt mut gluck genuss urlaub besuch tempo niveau hygiene
    anspruch druck ubung abwechslung klarheit man wer was das es alles nichts niemand jeder jemand vieles manches dies jedes einiges etwas beides
    kompliment umgang verlass kein eile hektik`,
  it: 'questo cio quello tutto niente nessuno qualcuno ognuno chi nulla uno il',
  nl: 'dit dat alles niets iets niemand iemand iedereen geduld muziek kritiek lof tijd rust slaap plezier kwaliteit vertrouwen humor stress respect hygiene het wat wie u dank',
  pt: 'isto isso aquilo tudo nada ninguem alguem quem cada um uma o a',
};
