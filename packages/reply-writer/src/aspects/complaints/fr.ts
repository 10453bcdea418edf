import type { LearnedComplaints } from './learned-complaints.ts';

/** Made by training/train-complaints.ts, which says from what; not to be edited by hand. */
export const fr: LearnedComplaints = {
  clearFrom: 0.97,
  groups: {
    account: {
      '3': `
11 214 3 69 9 accro* achet* acheter angla* anglais arriver avanc* avance bienv* boit boss bouto* bouton braqu* c captu*
capture cent chang* change class* coups coups* ct debut* degou* devel* developpeurs dista* distance dure fais faites
formule garan* garantie impos* impossible interne jeu joue jours jours* metro metro* mise moins moins* mouli* moulin
nul passer remet* remis* remonte repet* reponse revenues saiso* saison secondes smile* smiley sortir suite suite*
tablette vaches vite zero`,
      '4': `
accroche achetes affai* appat* attendre bienvenue billes calcu* calcul coffr* contenait cool debut diama* drole drole*
energ* energie epee evene* evenement fermi* fermier fort gagna* gagnants graph* graphismes hop jouer* legen* legendaire
maint* maintenant mes missi* pack payer payer* perdues prena* progr* recol* remise revoir serie* serveurs superbes
synch* synchro tombent vendent villa* village`,
      '5': `
banques coffres corro* corrompt gagne gagne* heros heros* jouer loup perd pseud* pseudo pub remets serie soirees tuer`,
      '6': `
effac* effacee jai niveaux progression truc`,
      '7': `
212 412 99`,
      '9': `
nivea* niveau`,
    },
    administration: {
      '3': `
10h30 10h30* 149 165 17h30 17h30* 180 1ere 350 38 81 9 accoudoir acheter acheteurs acte adult* adulte affichette allai*
allait anaph* anaphylactique anis annea* anneau annul* appre* apprecie apprentie arbre arbre* arrange association
asthmatique attachee attaches attend aurai* autoroute autre* aux avanc* avance avertie avion banc banquette billes
bleus bleus* boiss* bondee bouches bouquin bracelet brave* camionnette campi* camping canti* cantine capit* capitaine
casier cassee casseroles cauch* cause chacu* chacun chais* chaises champ champagne chauffee cherchait chocolats cimet*
cimetiere cine class* classe clefs clefs* coincee collegiens color* compe* complet concert conda* connaissance convoque
copai* copro* corbi* corbillard cornee correct cotes cotes* couchee coule coupelle coura* courait cours* creva* crimes
croya* deballe debutants deces deces* decider decouvert defenseur degra* derni* dernier differentes diner diner*
distribuer divorce djerb* djerba dormaient endormir enfermes enjam* ensem* ensemble entendait entraineur enver* envers
equipage etagere extra extraordinaire facturees fiancailles filme* fils fini fleuriste fourni fous fumai* fumer fumer*
fun gamins garantis gardee gateau gene generale genti* gentilles ghb gosse* gosses grand grand* grande grave grave*
groupe groupes guide guide* gymna* gymnase h hall histoires horaires horod* horodate horre* horreur hotels huiss*
identique images imman* immangeable imprime incom* incomprehensible inoub* inoubliable inqui* inspection interessant
jointe levee liquide loin mal malgr* malgre maman* manip* manue* manuel marec* marechal marre medic* melan* mercr* mere
messi* messieurs meubles meurtres micro micro* mien mignon molles monde monde* moniteurs montees mouil* moyen* moyens
myste* nacel* nacelle nager nationale norme* normes nouno* nounou nouve* nouvelle nuits nuits* omelette onze operer
organ* otite otite* paler* palerme palet* palettes papas papas* parents parki* parking passagers passerelle payes
payes* peles peles* perde* perdent perdu* perfu* perfusion perso* personne photographe physi* physique pieti* pisci*
piscine plann* planning pleurs poignees port posai* posait potes potes* premi* premieres preparateur pres prevenez
prevenir prochain programmation projecteur promos propo* proposer psy publi* public pueri* quelq* quelqu'un ramen*
ramene raval* ravalement re recompte redes* refaites relances remplaces rentree reponses ressortent retourne retrouvent
reveilles reviendrai rires rires* rosiers sachets sacs samedis sanitaire sauva* sauvait scenes secre* semaine septe*
septembre somme soudeur souri* sourit stade stade* stage stage* suivr* suivre sujet sujet* sup surpr* surto* surtout
tapai* tapait tente tente* tiram* tiramisu torch* tournoi trainer travail traversee tronconneuse trousse tympa* urgence
veille venue venue* verba* verbal vire visible vote`,
      '4': `
11h30 11h30* 7h30 890 absents achev* aire animateur appri* appris assem* assemblee autan* autant autre avert* bat
boissons brace* cage camp cartons ceint* ceinture cents cents* coloc coloc* convo* convoquee coupees croise debro*
debrouillez demandait depre* depression descendus espagnol excursion excursions extra* facile fautes felee* felees
fille* group* impri* impro* inscription inspe* lac lingu* linguistique mairi* mairie malte malte* maman mauva* mini
minib* montage mouillee nager* nie organisee ouvertement ouvertes pai pass poser poser* present previenne proposaient
rangee repor* reportes sait scene* secours secu shit sortie souvi* trime* trimestre voitures`,
      '5': `
11h20 11h20* anima* animatrice annulee attendait car cars consi* consigne cours excur* fille gilet* gilets horai*
horaire inscr* jugem* jugement mauvais mercredis monit* moniteur nus preve* prevenus raccourcie ramas* sacoc* sacoche
secou*`,
      '6': `
b profs profs* reuni* reunion`,
    },
    ads: {
      '3': `
2 30 69 abonn* affaire ajoute annees arriver avant avant* bienv* bouto* bouton brass* capture certa* cliqu* clique
coffr* coffre coffres cool corro* corrompt couches crimi* ct desinstalle devra* ecout* elles elles* entendu episo*
episode etre etudiant faceb* facebook fenet* fenetre fric gagne gemme* gemmes grilles jai jointe lance lance* marra*
marrant milie* milieu minuscule momen* moment mouli* moulin nante* nantes ouvri* ouvrir parra* parrain partenaires
payer payer* pile pop port ramene resil* retrouvent solei* soleil stati* station stop suspe* tueur tueur* up vaches
vues whats* whatsapp yaour*`,
      '4': `
0 4 61 avers* averse bienvenue bio clics clics* conce* couvr* couvre desab* devrais drach* drache ecoute enlever fermi*
fermier fiere fiere* intro* ipad maint* maintenant newsl* newsletter numeros partager payant pleut pleut* recoi*
regarder reprend resilie secon* soude* soudeur yaourt zombies`,
      '5': `
212 99 certains enlev* harce* nivea* niveau offre* revenues spams spams*`,
      '6': `
banni* banniere desin* offres recois secondes video video*`,
      '8': `
jeu`,
      '9': `
pub pubs`,
    },
    advice: {
      '3': `
240 28 48 48h 49 65 adapt* adaptateur affil* allai* allais annue* annuel antib* aquar* aquarium asper* aspergee assur*
assure asthm* asthme bavai* biberon bilan bilan* bouchonne bougeait bougez bref bronc* canal canal* carac* caram*
caramel cas certe* certes cher cheville clair cloqu* cloque cmu comment compagne complique concurrence connaitre
conseillee conseillere corbi* corbillard corti* courriers court* courtier cremes debloque decid* decider decrocher
delva* delvaux dent designe devient dossi* dossier echan* echantillons echea* embar* embarquement enregistre entretien
estom* estomac eu exage* exagere explique extrait falla* fallait ferait filleul flacon flottaient flout* fourc*
fourchette fract* fracture garanti gener* generique gourde goute* gouter hesit* homme honoraires humidite hurler ignor*
inclu* livret malai* malaise mange* maternite medecin ment metho* minute mme model* monox* monoxyde montes myste* ni
noire non obligatoire ortei* orteils paques parfu* parfum passeport plomb* pousse pouvais pouve* pouvez prendre
preparee pretend principe produ* puits puits* raccr* rappelez rappelle rayons rempli rendr* rendre reveillee reveiller
revois rocha* rochat salle salle* sangu* sanguin semes* semestre separ* serieux si signalement situe* solaires somme
somme* stop suffi* supporte sylvi* sylvie tard taux tensi* tension titul* titulaire trajets vacci* vande* vivants voit
volan* volant volum* volume voudr* voyag* voyage zero`,
      '4': `
36 37 68 apprendre bouge* broncher conseil courtois craqu* deliv* dette dette* devit* echange econo* economies expedie
garantis m'a mal mauvaise mouta* moutarde naiss* naissance noise* noisette planter plomberie pompi* pompiers prepa*
pret procu* produit redig* second thier* thierry vendu vendu* vivan* vivant`,
      '5': `
34 appri* appris conse* dolip* doliprane incap* incapable revoi*`,
      '6': `
81 mangez oedem* oedeme`,
    },
    appointment: {
      '3': `
06 110 13h 15 23 39 780 absen* absent accel* accepter accor* accord ampou* ampoule annul* annulees appeler apport avais
avais* beaut* beaute cmu conge connaitre conseillere convenu croir* debordes decrirai denti* dentiste direct epuise
exame* examen expedie explique faites forma* formation gache* glaciere grain griffe h interne justement lapins lecons
legen* libre libre* ligne ligne* local* mcdo mot notaire note nouveaux novem* novembre obten* occupee optic* partent
passeport passeports perim* perime perso plantait poesi* poesie poids poids* presentent pris quatr* rater rater* recoi*
recoit reflet repen* repense repor* revise revue revue* rtt secre* secretaire semaines techn* texto texto* trait`,
      '4': `
14h 8h abord abord* agend* agenda alles alles* annule chaqu* chaque confirme croire date decal* decale doux entretien
fois imbuv* imbuvable jeudi jeudi* lapin locale mois moque obtenu odieu* odieux partait patie* proch* prochain
quatrieme technicien veill* veille vous`,
      '5': `
crene* docte* docteur lapin* pose`,
      '6': `
creneau rdv rende* rendez sms`,
    },
    atmosphere: {
      '3': `
2h adorait ait ajoutez ame appelait appet* appetit arreter assie* assoi* assoit attentifs baby baill* ballo* banc bar
base bavar* beton beton* beuh bibli* bibliotheque biere* bisou bisou* blanc blanc* blanq* blanquette bougi* bougie
bourre bugue bugue* cabas cabas* camp celles chantait chauffee cigarettes ciree* clin coach coach* cockt* cocktail
collait colon* colonne commentait commis cool corde corde* corriger croir* croirait croissants cru cuilleres cuisine
d'a decale draps draps* durs effondree enigmes enrou* entra* entracte escalier exige express extra extra*
extraordinaire famil* ferme fetes fetes* forte forte* frott* frottant fuir gardi* gardien gosse* gosses gradi* gradins
h hanches harce* humides indus* interessant issue issue* julie* julien karao* karaoke lavab* lisai* lisait livres
louee* louees lumieres macho* machoire magnifique malhe* marrant masseuse mecha* mechant menth* menthe morce* morceau
notic* notice nu occup* occupe orche* orchestre orien* paille parlait patro* pelle* pisse* piste popco* popcorn poudr*
pours* propose proposent puisque queue queue* quoti* quotidien rapporte refec* refectoire remplace rentres retrouve
rires rires* roulait roulettes s'y salle salle* sardo* sardou score score* sniffe soignees souvenir squat squat* squel*
tabac tabac* table tampon tapai* tapait tempe* temperature test texte tienn* tiennent toile* tombes touri* tournee
tournent traces tranquilles treiz* treize trist* triste trouvee urgences usees usees* verre verre* verres vide zombie`,
      '4': `
75 assassin assassine assiettes attei* baillaient biere chuch* crien* crient defil* dj emech* enjam* ennuyes enter*
fauteuils gresi* herbe herbe* in lavabo miroi* miroir mojito piste* posan* posant poudre propo* proposaient raccompagne
se serve* sniff* sniffait soire* soiree squelette tambo* toilettes tuer veill* veilleuse videu* videur`,
      '5': `
assas* barma* barman coke deale deale* defile deten* dorto* dortoir ennuy* enterrement gars ghb messi* messieurs parla*
range soirs soirs* sono tranq* veilleur vendeurs`,
      '6': `
crack crack* familial mojitos ouvertement pochon serin* seringue`,
      '7': `
mojit* pocho*`,
    },
    bed: {
      '3': `
1998 5h armoi* armoire asthm* attendais bouchons bouil* bouilloire caill* cello* cellophane chacu* chacun chaqu* chaque
chips chips* clima* climatisation comme* compo* compote comprise couss* crois cuvet* cuvette dormaient dormi drap dur
etagere font glaco* glacons kilometre lac miel mignon mouss* mousse murs noirc* nuit nuits nuits* oreiller paquet
passo* pente pente* phili* philippe pieds pieds* plaisante planche plume* prece* pres pulls pulls* rangeant reell*
ressort revei* roule rouler sent ski sugge* terre terre* trop trousse tuyau* wagon wagon* zombi*`,
      '4': `
118 65 asthme brun bruya* bruyante canap* canape chevres cm colles comme court* creus* direct dormir ecart* fusil
fusil* grinc* home horre* horreur houss* housse invente lune medecins mesur* mesure milie* milieu mobil mobil* morts
morts* noces noces* plastifie plumes poten* potence reveiller roule* seringues surem* surement telle* tellement tousse
vento* ventoline vers zombie`,
      '5': `
dormi* grincait mou plastique ronfl* sommeil`,
      '6': `
couch* couchette courte creux creux* criss* large large* lit mouve* mouvement plast*`,
      '8': `
couet* couette`,
      '9': `
matel* matelas`,
    },
    bill: {
      '3': `
1 134 2 2009 2021 24 240 340 36 39 420 7 8 870 accom* accus* accuse achetes admission adult* adultes affic* ait ancien
anglaise annulation antid* aout appro* arrie* avaler avez badge badge* bagage banque base bel bidon* blague brest
brest* bulot* canal canal* captu* capture carte carte* cauti* caution ceram* ceramique certe* certes ces cesse* charges
chauffe chaus* chaussures chers chers* coiff* coiffeur coincidence coller commi* compa* compagnie const* constate
contact conteste convenu convo* convoquee correctement correspond coupez couro* cpf decedee deche* decid* dela
demandant demonte depassait depla* detai* detail detar* detartrage dever* devit* dijon dijon* disan* disant disqu* doc
echea* emplacements engag* engagement entendeur entree entrees epee estimation etat etudes euros euros* expli*
facturees factures fais felee figee figee* figur* fil fonds fonds* forfa* forfait fun gardee googl* google gratu*
gueri* guich* guichets guido* guidon habitez haie haute holla* hollandais hospi* impro* incin* index index* indiv*
invite juin lisez lisez* litre* livreurs locat* locataire locau* locaux logic* logiciel loyer loyer* manip* mars marse*
marseille masse menag* menage meuse meuse* monospace natio* nets netto* nettoyes nouveau nouvel obligatoires oppos*
opposition origi* paler* palerme parai* parait passee passees peles peles* photo* photographier plaintes plantee plaqu*
plombier ponct* portique posees poule preav* preavis profi* propose pv qr quart radio rappeler rayur* reception
rechange recommande refusent regle* regles regul* releves rendue repare reparer reponds resilier restait robots sabots
saisi* seconde secti* sectionne seren* serenite signalement smart* smartphone sourd souvenirs studi* studio suite
suite* suivie suppr* supprime ta taillee telephone termi* terminal tip total* touri* trait tremblaient troisieme type
usine usine* usure usure* venda* vendait vendre verif* violo* voir voit voyon* voyons`,
      '4': `
28 45 700 addition affichage bidon claqu* commissaire compresse compte comptes concu* concurrent confirmation courageux
debite decider demandee deplacement depou* descend ecriv* energ* energie espec* especes essai essai* estim* faites
fermes ferry ferry* feutr* feutre fusil fusil* gratuite honor* honoraires inclu* lieux lieux* litres media* mediateur
mme national origine paraphe photo plateforme preleve profils raval* ravalement rayure refer* reference referme
regularisation releve resiliation saisi semes* semestre serai seron* seront suppl* supplement te tenue tenue* terminer
tordu tordu* tramp* trottinette tympa* verifiez vigil* vote votre votre*`,
      '5': `
180 69 740 99 addit* agees agees* chocs chocs* claquee clio compt* compteur copro* couronnes cylin* cylindre debit*
depas* depassement gabar* gabarit mensualite plaquettes preleves relev* resilie syndi* syndic verba*`,
      '6': `
90 ag appui appui* remor* resil*`,
      '7': `
frais frais* mensu* prele*`,
      '8': `
factu* facture`,
    },
    booking: {
      '3': `
160 700 9h adres* adresse allumee amie arrivee asthm* asthme attri* batea* blanches bouil* bouilloire calen* calendrier
canne canne* canon canon* categ* categorie celib* chalet champ* chevaux claire colles compagnie comprenez concu*
concurrent conducteur confirmee correspond couet* couette coupl* couple crois* demander demarrage depart departementale
depla* desol* desole dgccr* dgccrf djerb* djerba domai* domaine dorment ecart* entho* envoyes fanto* fantome fixe
francais frein garee garee* gps gratuite groupes harna* harnais humid* humides incha* inchange indiquee inscr* jaune
jaune* lende* lendemain lesqu* libre libre* maiso* maison medecins meill* montant navet* navette nous oppos* opposition
parfa* parfait pates pates* peignoirs permi* permis personnes photo pilie* pilier place* places plais* plann* plume*
plumes possible poule prese* presente prevenir proprietaire ramen* reell* reflechissez regul* rejoi* rejoindre relat*
relation rembo* remboursement rembourses repartis reservations reservee robes robes* rocad* rocade rouss* rousse sitte*
sitter soin sonner strap* strapontin taire taire* taxe terra* theat* theatre transats vacan* vacances valis* vento*
ventoline verro* vire voitu* voiture votre votre* voyag* voyage`,
      '4': `
13h acomp* acompte bateaux celibataire champ chaudes citad* citadine compl* confi* croisiere depar* deplace due etabl*
etablissement ignor* incom* incomprehensible inscrit integ* ligne ligne* limog* limoges malgr* malgre memes memes* nee
plaisante planning portieres pouvo* pouvoir profi* profil ralenti rythm* rythme tot tromb* ufc valises vas visit*
visite`,
      '5': `
arrivant complet confirmation dates dates* logem* logement reserve`,
      '6': `
annul* annule fianc* fiancee loue noces noces*`,
      '8': `
reser* reservation`,
    },
    calm: {
      '3': `
1998 21h 280 3d 5h30 7 8h ados allee allee* ambia* ambiance anima* antid* ascen* ascenseur assureur autrement ballons
bar benne* bennes bouch* bulle bulle* bulles chaleur chante chantier chaus* chaussettes clima* climatisation comedie
commente commi* commissariat concierge connaissance convention corin* corinne courte crien* crient crois* danse danse*
degres dej demie demie* depart dormi echaf* encei* enceinte enorm* enorme entendre epuis* epuise etage* excur*
excursions familial faute* fetai* fins foot forte forte* fortu* fortune fraic* fraiche fume garco* garcon gardien
geniale gerar* gerard gestes glaco* glacons group* horre* hotes* hotesse hurle* image image* impos* impossible indus*
inexi* inexistant inuti* inutile invente jeux journal langues lessi* lune maigr* martine match* matin* matos matos*
menti* mer mettez miel mieux mieux* moins moins* monte mouve* mouvement murs norme* normes oreiller parc parleur pente
pente* personnel petit pharm* pharmacie planche plats plats* pompe poten* potence poter* poterie prevenus promis
proprietaires quarts raccompagne rentrant repli* reserves ronde ronfl* scene* scenes scone* scones sel serait servies
short* sommeil sonne sonnettes spa surpr* tele tente* tomber tonto* tonton tousse toute toute* transats tremblais tres
trouvee tuyau* tympa* veill* venai* venio* venions victo* victoire vie virag* virage`,
      '4': `
3e 3h 5h alarm* alarme aube boule* calme calme* camio* camion campi* camping chamb* chambre chari* chariots cloch*
commentait comprise confitures crack crack* croissants d'a dejeu* dejeuner disco* ecrans enfan* entend entendait faute
fete film floue* gueri* honne* horreur hurle incen* incendie jusqu* karao* karaoke leur limit* mais marches match matin
mini oreil* pile scien* siren* sonne* suppl* tabou* tambo* terra* utiliser venait voisin zombie`,
      '5': `
ado aime boules cote couin* couine coure* courent delic* delicieuses enfants ennui ennui* enten* enter* enterrement
etage jusqu'a minui* minuit nuit planc* poube* poubelle quies quies* sanit* sanitaires sirenes supplice tablee
tabourets tramp* vendues voisi*`,
      '6': `
bouchons chant* commentaire dormi* dormir emech* hurlait sono veilleuse`,
      '7': `
bruya* bruyante hurla*`,
    },
    choice: {
      '3': `
allees annee* annees assom* attendant ballo* barbecue basse* ben bleue* blous* boite* boites borne* bouteilles bref
chaises cherchais clefs clefs* cogne cogne* corde corde* cote croque deborde dela desormais dessu* dessus discours
dispo* domma* dommage eclai* enfan* enfant enorme enque* enquete ensei* enseigne etabl* etage* etagere etages etrangler
excellent fermer film fruit* fruits gamme gamme* gatea* gateaux gratu* gresille hotels incom* interminable jus laque*
laquelle maiso* maison meurt* meurtre meurtres migno* mignonne model* modele montu* montures mou mouto* moutons net
niveaux noire* noires notres oeuf panta* pantalon patron pisto* polar poudre poupe* puisq* puisque raide raide*
recharge regles retrouver ridea* rideaux rouleaux sent seule* siber* siberie situe situe* socie* societe souri* speci*
tailles tant tendr* tendre tombes tranquilles trois vendeuse verti* viand* viande`,
      '4': `
46 alcoo* alcool anciens antoi* aout attendais basse brass* buffe* buffet cabines chich* chiche dress* eclair embet*
excellente forte forte* gentil gueul* gueule jeunesse jeux legum* legumes lent natur* noms parfu* pista* pistolets
plats plats* polars popco* popcorn porc poupees presentoir print* printemps reservez rien soit souriant tarte tarte*
voler voler* volon* volonte`,
      '5': `
44 bacs essayez excel* genti* nature pistache poiso* poison polar* roses roses*`,
      '6': `
devor* devore`,
    },
    cleanliness: {
      '3': `
17 2009 34 47 alcoo* alcool aller* araig* araignee arretes arrivais arrivant asthme attei* aureo* automatiques avaler
balai bancs bancs* barquette beaut* beaute beuh bizar* bizarre bloquees bouilloire brosse brula* brulure brun bulots
cabas cabas* cadre cadre* caill* calme carrelage carres casie* casser casta* castaing cello* cellophane chevelu
collegues color* condamne confier conge* congelateur contenait continuer corre* courait couve* crack crack* cuilleres
d'y debarrassees defile degou* degre* depassait deshydratation didie* didier doubles douch* empes* empla* emplacement
enjam* eparg* epargne epila* epilation eping* epingle escal* escar* essuy* essuye esthe* estheticienne excellente fetes
fetes* fini frigo frigo* frite* gache gache* gauch* gauche gliss* glute* gluten gonflees grain greff* greffe infar*
infarctus inspecteur irise irise* jacuz* jacuzzi jetons kebab l'a lavabo lien lion louee* louees luc malad* marron
medec* medecins micro micro* moque* moquette mouch* mouto* nageur nappe* nets nouno* nounou nugge* nuggets nuit oedem*
oedeme pages pages* pai papi papie* papier paral* parto* partout payees perru* perruque pire plateaux pliee pliee*
plint* plinthes plu plumes pochon poivr* poivre praline princ* reagi* reani* reanimation recen* reell* reflechissez
renda* rendu resso* resto resto* risque risto* ristourne roule* rouleau sachets sanit* satay satay* scotc* sechee
senta* sentant seringues servi* serviettes soeurs soi sommeil sorti soupe soupe* sous surem* surement table* thon
tiroi* tiroir tobog* toboggan toile total* tournee traverse unique vaiss* vaisselle valen* vasse* vasseur vendeurs
vento* ventoline verre verre* volum* volume vus wifi`,
      '4': `
allergique avale* bac bonde* bross* calme* carre* casiers chaussette colle conges crass* cuillere depou* douches entam*
entame epong* eponge fond four gastr* gastro gras grise* jeton* joli labo leggi* legging machines manip* menag* mer
mollets moutons netto* nettoyes noirc* ombra* ombrage panse* perfu* poussiere rangeant retourner sable sable*
sanitaires seringue sert souris sympas table tasse* tatou* terrain tiede tiede* verte* vivant voit`,
      '5': `
alu avales bonde brulu* chauffee collant cuill* draps draps* folle folle* kebab* menage pansements salmo* salmonelle
serin* sol staph* staphylocoque tasse tatoueur vivan*`,
      '6': `
cheveux collante crott*`,
      '7': `
aigui* aiguille cheve* colla*`,
    },
    delivery: {
      '3': `
0 1 112 14 1h35 6 aboye* accep* accompagnement accoudoir achem* acheminement alors alors* anana* ananas arnaque assis
avaler bidon bidon* bijou* bijoux bloquee bouquet bouquin brun bulle cadea* cadeau camionnette casser centr* chez chiot
chiot* coincidence commandees compa* conducteur confo* contenu courant couro* couronne courriel creve* cuisine cure
depan* depanneuse dorva* dorval ebrec* enque* enquete es etais etais* farin* farine felee* felees fenet* filleul filma*
filmait fixe franchement froid* froide froma* gars gourm* gourmand grace grace* guichets hier hommes hublo* hublot
immeu* immeuble journee juste* livreurs makis makis* mange* manques marre marre* menteuse midi montee montreal naple*
naples oral organisee parai* parait parti passo* passons pause pause* paye peche pedale permanent perro*
personnellement pizzas point porta* premium prese* presente pro questionnaire quoti* quotidien raccr* raccroche ralenti
raye rdv recolle recro* reins remer* renvoie repasse repasser repre* retra* retraite risto* ristourne sacre* sain
satis* satisfaction scotc* showr* showroom signer site six sonne souvent supplement surgeles surle* surlendemain
surveiller sushi* sushis t tambo* tard traiter travail tri tubes tubes* tuile* tuiles valise verri* verrines voisine
voyageait whats* whatsapp`,
      '4': `
1ere 3eme arrivee assis* avis baguettes bouqu* briga* brigade centre concessionnaire conforme cru cuisi* demai* demain
dgccr* dgccrf eglis* eglise evier evier* excus* excuse fenetres filleule fleuriste km laissaient meres meres* ours
paque* poignees portail posee* posees prevue production ralen* recu relai* relais remercie role sav soute transporteur
voisi*`,
      '5': `
absen* absent annua* arriv* arrive camion canap* canape carto* carton commande commandee conges exped* fane fige
fromages greno* grenoble jete kg lyon paques pizza pizza* prevu* roiss* roissy scoot* scooter suivi suivi* usine usine*`,
      '6': `
camio* comma* desti* destinataire expediteur livree`,
      '7': `
livra* livraison`,
      '8': `
colis colis* livre livreur`,
      '9': `
livre*`,
    },
    drinks: {
      '3': `
15 2h10 addition ambia* ambiance analyses annex* assassinat base bavar* blagu* blague boula* boulangerie brave* cafet*
cafeteria caisse camp cares* caresser chinon citron cocktail completement copin* copine degus* degustation devin*
devine disparues dj dormaient expediee faux filles frott* frottant gateaux gendarmes glace* gourm* gourmand gout
groupes hold honnete hopit* hopital hurle hurle* ident* imbuv* imbuvable insistant jetons karao* karaoke laissaient
limit* limon* limonade magni* magnifique marti* messi* messieurs mignon mousse nouvelles occupe offic* office oublier
paille pass penser pilul* planche plantes poussiere prends programmation proposee range rassis ravis* recra* recrache
regard resum* resume rires rires* rouge* s'y sache* sardo* sardou sauva* sauvait scone* scones seau secs secu soirs
soirs* soufflant souve* style style* suivie tempe* temperature tiede tiede* tisan* tisane tomber torch* total tournee
traces urine* verri* verrines vin y'a`,
      '4': `
149 avoin* avoine bouchonne bouquin bu bulle* caraf* carafe cocktails conce* concert etouf* fuir glace haha in incom*
incomprehensible inoub* inoubliable longu* longue louee* louees lycee* menth* menthe menti* moind* moindre plate* rose
sachet seize seize* servent speciale unifo* uniforme vache vache* videu*`,
      '5': `
7 biere biere* bulles cafe cockt* col demi eau hall mojitos rhum servi* souvenir vins`,
      '6': `
barma* barman ghb gobel* gobelet plate sirop sirop* verre verre*`,
      '7': `
servi`,
      '8': `
mojito`,
      '9': `
mojit*`,
    },
    driver: {
      '3': `
30 38 ambulancier anse application aussitot autor* avion balance bande bande* banqu* barre barre* blanche borde*
bordeaux boucle brancardier cafe canna* cannabis capot capot* celui celui* chantant chaton chemi* chinon compteur
couri* cuisses demarre depassait depos* detou* detour ecris ecris* endormi enver* envers etais etais* eteint explo*
flasq* flasque fort garcons genda* gobel* gobelet gps gymna* gymnase incid* incident inconnu jambe* joint jupe malinois
mater* maternelle mecanicien migno* montees moteu* oublie pasti* pastis pensa* pensait perro* pigeo* pipi point point*
porti* posit* pouce pouce* poussee pouvo* pouvoir prends prene* prenez pro puis pupil* pupilles ralentir ramene rampe
rampe* rate redem* renda* rentr* reparti repasse retraites retro* reveille reviens rigole rond rouge rouge* roulait
roule scola* scolaire scoot* sembl* senta* sentait seule siecl* siecle sieges skipp* skipper socie* societe sortais
sortir ta toulo* toulouse traje* trajet tromb* vas verre verrouille video vitre* volan* volant`,
      '4': `
aire arret* autoroute bus canne canne* car chemin collegiens conducteur deposee descendus dialy* ecoli* endor* endormie
es fauteuil feu foret foret* gendarmerie hopit* hopital jambes livre* maes mignonne minib* montais monter mordu mordu*
moteur nourrisson pizza positif presi* presidente pris rallu* retro roula* saliv* scooter semblant si siege sniff* sois
suiva* t tais tu verro* vitre`,
      '5': `
130 arret banquette canet* cendr* cendrier compa* compagnie conduisait course desce* descendre gare handicapes perip*
periph petar* portieres ralenti redemarre siege* suivant`,
      '6': `
canette colis colis* condu* handi* petard ralen* whats* whatsapp`,
      '7': `
livreur`,
      '9': `
chauf* chauffeur`,
    },
    equipment: {
      '3': `
120 15h 196 ajoutez alarme allem* allemand allia* alliance antid* arcad* arcade arret arrete arrivait attention aucune
augme* augmente avalent avales bagno* bain bal barre barre* benevole bombe bombe* bouchon bouee bougies boulo* bout
brest brest* bronz* buche* bugue bugue* bulles cable cable* cadav* capuc* capuche carro* cartes casse casse* casses
celeb* celebres chalet charme chauffee chaussures chevelu cinq ciree* claquettes cle cogne cogne* comptait comptes
confiture coupait coupes course couteaux crian* criant debut* decla* declaration decline degager demarrer depas*
depasse detre* detrempee divin divin* dix dois domma* dommage doubles douches ebrechees empre* enigme ennui ennui*
entrecote equipee exter* exterieur filet filet* finie* fiole* fixee fixee* flech* flott* frein* froid* froides furie*
garcons gene gilets glace* glaces glisse gonfleur goute* gouter gradi* gradins grande grimp* hors impor* importe incha*
inchange infirmier interieure irrep* irreprochable jambon jeans jeans* kilometres lache laissent lance* legendaire
machi* machine maintenance maitre manche march* marche maries massa* match* matos matos* menag* menage metre* mlle
mollet monte* montee morgu* morgue mortes mouss* mousse nacel* nacelle nettoye ondes ondes* ouver* ouvrent pansement
papie* parent partie passerelle patin* pauvre payant pench* penchent penda* pendant personnel piece* piles piles* pille
pille* piste plagi* plagiste plein* plu pocho* poignet polars pompe* pompes poupee pourq* pourquoi prece* preparer
presse priso* prison programme quoi racle* raclette rameurs rangee ravis rayur* rayure rechange recul* recule reduc*
reduction refusent relever remontees reprocher reserves reservoir respect responsables ressemble retournee retraites
retrouves ridic* riviere ronde roues roues* rouleau s saign* saignante saison saucisson savai* savon scien* score
score* scotc* secher secours signa* sonne super surex* talus talus* tassee telecommande tiede tobog* toboggan tombee
tordu* train transats trempe tronc* vagues vaiss* vaisselle vendue verti* vise vtt vus zone`,
      '4': `
beurr* beurre bloquees borne borne* boules carres casiers casseroles chauffe cheni* commentait const* constate coute*
croises cuist* cuistot debutante dechausse disparues eclat* ecoli* encad* encadrement enrou* flottait forai* force
force* fract* fracture freins hamma* hammam humid* image image* jeunesse ligam* ligaments lisse lisse* metres niece
niece* ortei* ouvert papa papier patins pendu photocopieuse pistes pixel* rameu* reagi* resso* restait saignait saiso*
sente* sentent signale ski suspe* tapis tapis* teles* tordues tourne`,
      '5': `
52 aquag* aquagym arret* avale bassi* bassin caden* cadenas casier chenille chute* cles decharge descente eclate enigm*
enigmes enrouleur gripp* hs humides maneg* manege pendu* piste* pleine ressort resta* sauna sauna* telesiege theme
theme* tire train*`,
      '6': `
avale* casie* chute couteau decha* fixat* fixations lacet* reglees`,
    },
    exhibition: {
      '3': `
10h30 10h30* 12h15 12h15* 196 3d 42 aout arrache asseo* asseoir assoi* assoit balance basses benev* benne* beton beton*
bottes boueu* boueux bouge bouti* boutique brave* bulles camer* camera camion canards canne canne* cares* caresser
carro* chevres chf chlor* chlore circo* clefs clefs* clown* clowns comed* comediens commentaire coups coups* couraient
courtois couverte cp datai* datait decouverte degager degus* degustation denom* detou* detour dison* disons dormaient
dors dr embet* endort escaliers exceptionnelle expediee exposition facilement fausses ferme* fermee flacons flanc
flanc* fonta* formidable formidables fourche gamins gaufr* gaufres gendarmerie gene gresille guign* guignol hesit*
histoires honte honte* humide indiv* inqui* insiste irai langues lettres limon* limonade lion lu lumin* lumineux merve*
merveille meurtres micro murmu* musea* museau myste* notres nourrisson nous nouvel os panne* parco* parcours passent
passerait pele perte perte* peur piquait plaie plaie* plastoc plein plein* poil poiso* poison ponctuel pourr* prevo*
prome* promp* puits puits* quel recra* recrache referme refug* refuge renovation repos repose requi* requins resta*
rire riviere sache salles sens serre soignees sonor* sorci* soufflant spect* spectacle squelette surex* surto* surtout
tapot* tapote terme* tester texte* texto texto* titre toucher tradition train tremblait tronconneuse unique valai*
verri* verrines veter* voien* voient voleu* voleur vont vraie*`,
      '4': `
angin* angine appart arsen* arsenic audio* baill* baillaient benevole bof celeb* celebres coincer crime* croya* enfan*
expose faim fantome film flech* formi* friss* frisson genda* gradi* gradins guide guide* loutr* manne* minut* minutes
nourr* ombre ombre* ordre ordre* pourrait quara* quarante soign* soigneur sortaient t2 tarif* veterinaire`,
      '5': `
agent agent* audioguide chevreau chron* chrono enclo* enclos enfants expos* fanto* fermees fleche gardi* gardien
girafes interdit loutres mannequins patte* pendait prevoir promettait tarif tigre tigre* vieux vieux* vitrines vu`,
      '6': `
chevr* crimes entra* entracte expo giraf* guill* guillotine musee musee* patte visit* visite`,
    },
    food: {
      '3': `
138 164 1h35 2eme 7 78 90 abri absents addit* addition aire alle aller* allergies amand* analy* analyse anana* ananas
animaux aout appet* appetit appoi* appoint apprendre arach* arachides assom* aura aurait automne avoca* avocat
baguettes bat ben bisqu* bisque bizarre boeuf boeuf* boite bord bouch* bouda* boudait bouil* boule briqu* brula* burger
but cafet* cafeteria canal canal* captu* capuc* capuche changement charb* charbon chef chich* chiche chou ciel clio
coeli* coeliaque collant collegues colo commi* communion complete compo* compote condamne congelateur continuer correct
creme* crout* croute crue cuill* cuisine debar* debor* debra* debranche deco decon* dejeu* dejeune dejeuner delic*
delicieuses demoi* demoiselle denom* directrice domai* domaine domma* dommage donnant douce eclat* ecoli* enfant ensem*
ensemble eparg* epargne epaul* facile facturees faite fatiguee fermes figee figee* filet fin folle folle* garcons
garder gaufr* geant* geante genti* gentiment giraf* gosse grains gratt* gratte greff* greffe gris grise humides idee
incap* incapable infec* infirmieres inoub* inoubliable inspe* inspecteur interieure justement kebab* lampes leman
leman* liber* lisbo* lisbonne lit livreur loutr* machine magre* magret malade maman* maria* martine medecin menaces
menu mi mieux mieux* milie* milieu morte* mouta* moutarde nadeg* nadege noires oblige obtenir oh oncle oncle* oxyge*
oxygene paillasson pale paler* palerme parcm* parcmetre paris paris* parlent parte* partent passager passionnant patron
payante pense pille pille* ping piqure pizza placa* placard plat plateau plateaux plonge ponctuel pong portefeuille
poter* poterie praline proprement prud'* prud'hommes pyjam* pyjama racle* raclette ravis recep* recoit recre relever
remplaces rentrant repas resso* restaurant resto resto* risque roti sache* sacre* saign* saliv* satay satay* saucisses
saucisson sauva* sauvait savais scone* scones seche semel* semelle sienn* soignes somme* sorta* sortaient sourit stylo
stylo* sucre sucre* sueur* sueurs suivie sup surem* surement surpr* tables taxi terra* tip toute traine trait* tranc*
trave* traverse trian* triangle trier trier* triqu* trique trop troue* tube urgen* urgences urtic* urticaire valen*
veau vento* ventoline vienn* vivan* vol vomis* vus y yaourt`,
      '4': `
1ere 9h40 adren* adrenaline agrea* agreable allergie amande anima* assie* assommer avion bague* baguette beauc*
beaucoup beaux beaux* beurr* beurre bizar* boissons brique broui* bruya* bruyante burge* cafe captures cello*
cellophane choc chouc* confi* confiture corin* corinne crame* creme creve* crime* crois* croissants crott* cuillere
cuisi* cuit debordees deshy* deshydratation differentes dirai* dirait distr* dur enfer* entie* epaules excusee faisa*
faisait filet* finir finir* frett* frette froids fromage fromages fruit* fruits galette gaufre genep* genepi gentilles
girafes gonfl* heureusement hospi* hospitalise hotes* hotesse hublo* hublot instant irrep* irreprochable jorda* jordan
kebab lasag* lasagnes leve lilas lilas* loutres macha* mamans mariage masqu* masque mortel mou noix nourr* oeuf oeufs
oeufs* ondes ondes* oui parei* pareil patro* payes payes* peu piqur* pizza* pleurait poiss* poisson polit* politesse
poudr* poule* proposer quelc* quelconque reception recha* renovation ressortent retrouver ronde* sachets sale samu
sandw* sauve* sec sel sens serveuse servi sesam* sesame sienne signalee steak steak* table table* tablee terrasse the
tiedes tranches tremp* virus virus* vivant wrap`,
      '5': `
anaph* anaphylactique arretes assassine assiette boucher brouilles caoutchouteux carbonara cousc* couscous crevettes
crime croissant crust* crustaces cuite demandee desse* dessert entiere equipage froid froides galet* gonfle gout gras
hachi* hachis honne* honneur huile huile* huitr* huitres insta* jambo* jambon labo langu* langue mange manger molles
nante* nantes noir nourriture pai patronne perch* perche perfusion pis poudre poulet rappelee rassi* ravis* reani*
reanimation rechauffe rein rondelles rouleaux saignante salee* sandwich sauci* saumo* saumon surge* tarta* tartare
tiram* tiramisu verri* verrines volon* volonte`,
      '6': `
activ* activites blanq* blanquette bords bords* bouchees cacah* cacahuetes caout* carbo* cidre cidre* cuite* dej froide
froma* grati* gratin imman* immangeable jus makis makis* malad* malades mange* pate perfu* poivr* poivre rassis salee
salmo* salmonelle sauve serve* serveur soupe soupe* surgele traiteur`,
      '7': `
buffe* buffet omelette riz`,
      '8': `
frite* frites froid* omele* pain sauce sauce* tiede tiede*`,
      '9': `
puree puree*`,
    },
    haircut: {
      '3': `
1200 140 18 185 2009 290 75 88 aband* abandonne abri absents acquereurs actes actes* adaptateur admin* agnea* agneau
allume amies amies* amis ancie* ancienne ane anesthesie appareil arrachee assem* assemblee assig* audi aujou*
aujourd'hui automne aveug* aveugle aviez aviez* avril avril* baches baie bassine bave bienv* bilan bilan* bleus bleus*
blond* blous* borde* bordeaux bosse* bougies boulot brique brulee brune* bugue bugue* canad* canar* canards capot
capot* caram* caramel carotte carro* ceram* ceramique chanc* chance chant* chaud* cheque choc chocs chocs* cinquieme
clignote climatisation colle commercial comptees concl* condamne confier confr* confrere copro* cordo* corne* coude
court cousi* cousin cousins crane crane* croise dange* debit debor* defau* defaut demandant demandes depanneuse desso*
dessous deven* devoirs didie* didier dirai* dirait dire dites dites* doree doree* dormez douze douze* drole* electrique
emballage embrayage enerv* essai essai* essaye etageres etape etape* evacu* evano* evier evier* evitez expres faibl*
faisant felees fendu fenetres fer ferai* fermez fichi* fichiers finition front front* fuite gauche generale glous*
gouttes gratuitement guign* guignol hasar* hasard heritiers hoche hoche* hosto hosto* impla* implants impor* inspecteur
invente jambe jaune jaunes joli jolie jolie* jumen* jument laissent lilas lilas* livrer mai malho* marge* mariee massa*
masse mauva* meche* meches medical mesur* meurt miche* mlle montage montr* montres morte musea* museau n'a nettoye
nique nique* nomme* nouveau novem* novembre obten* oeuvr* oeuvre ongle ont opere* orang* oreil* origine ourle* ouvri*
paquets parai* parait paren* parents passages passera patin* paupi* paupieres pele permanent permanente personnellement
phare phare* photos piece* pistolet plaquettes pleut pleut* pompi* poncelet pose posees poses poses* poten* potence
poule* pousser preci* precise premier presq* presque prie proch* production propres provi* prud'* prud'hommes puisqu'il
radiateur radiateurs rallu* rappelez rappelle raval* ravalement raye recupere redec* refaite refaites refaits reflechis
releves remonte remontee remplace rentr* repar* repri* repris respi* respirait resse* ressemble resso* restaurant
resul* reveillee revenu revenue reviendra riait riait* ronflait rouleaux routine rue saint* saisi* saisie sapin sapin*
saure* saurez saute savon sentais serai serpi* serre serre* shamp* siffl* socie* societe soixa* soixante solde solde*
soude* stagiaires staph* staphylocoque suivants sup sympa* taillee tant tassee tatoueur techn* temoi* tester the tirer
tirer* touch* trace* traces trava* travail trave* travers tu tuyau* valeu* valeur verifier vernis verse vert veter* vis
vocale voile voit vote voyan* voyant vtt`,
      '4': `
000 2019 3h 480 acomp* acompte airdr* airdrop amene amene* antib* appat* attends avocate bieres blond blouse boulo*
canic* carre* chantier chienne chino* clich* cliches cloqu* cloque con cornee coulu* coulures coupee couronnes courroie
date deborde delai delai* descendue dessi* detar* detartrage disqueuse drole effri* effritent entendeur facon facon*
frang* galer* galerie haie hurle* hurler infor* jaune* joints judic* judiciaire jure lettr* lettres long mal mauvais
mezza* mezzanine molle* montre mouto* obtenu ongle* ongles orange peinture pelle pelle* penal* pench* penche perma*
pieces plan plaqu* plint* plinthes pompiers ponce* portiere poussin prochaine proteste radia* rayee rayee* reconnaitre
regis* reglee rentre responsabilite ressorti resultat roule* rouleau sais sante sante* showr* showroom somme* sommes
titubant toitu* toiture touche tribu* tribunal tuile* tuiles vaiss* vaisselle vites* vitesse vos`,
      '5': `
700 agraf* agrafe boulons brico* bricoleur caniche cash chauffe cils dessin disqu* dort egare* enver* envers facture
ferre* feutr* feutre goutte joint laser laser* massacre mecan* mouton nid peint* perce perce* perdus posee posee*
poules produit pus refai* rejet* reparer repart repei* repeint repousse roue steri* sterilisation sympathique teint*
teinte tondu tondu* vendr* vendredi`,
      '6': `
factu* goutt* joint* mecano produ* salon salon* stagi* stagiaire`,
      '7': `
ouvriers`,
    },
    handling: {
      '3': `
12 230 67 86 950 accor* accord appartement appel assur* avert* bless* blesse bougez brule case cheque cherchez chose
chose* cinquieme clos compo* compromis confo* connait conseil continue convoquee delai derni* deuxi* deuxieme dossi*
echea* envoy* envoyees etude etude* exclu* femme femme* fidel* fidelite fois formulaires fuit gardez gonfl* gonfle
hanch* herit* heritiers ils imite imite* ira journal lausa* lausanne livret mari media* memes memes* menaces mepri*
miett* miettes mutue* mutuelle national notaire opticien optio* option orage orage* organ* organise origi* original
originaux ouvres ouvrez pack paire pardo* pardon peinture pense pense* pensi* plafo* prece* prend* prome* quatr*
quelque quoi racha* rachat raiso* raison raye reclamation reclame refus* refusez regie regie* regularisation rembo*
rembourse renvoyer reparation reponse s'y saisi* sauf serais sixie* sixieme studi* studio succe* succession tais toi
troisieme vienne yeux`,
      '4': `
380 acte admin* aile assurance audi avertissement chez confort cotisation date declare defen* defenseur desig* dossier
droits echeance encaisser etape etape* fanta* ferry ferry* fevri* fevrier hanches hivers illis* illisible janvi*
janvier lunet* lunettes lynx mai manqu* manque mars mediateur mienn* mienne ouvre* paler* palerme pdf pension plafond
prend promet promp* recla* retro saisi septe* septembre sinis* sinistre solai* solaires ta tecke* teckel traitee tubes
tubes* vetus*`,
      '5': `
certificat encaisse notai* notaires vetuste`,
      '6': `
baux certi* cotis* encai* exper* expert franchise refus toit`,
      '7': `
degat eaux indem* indemniser`,
      '8': `
degat*`,
    },
    hours: {
      '3': `
11h20 11h20* 11h30 11h30* 12h 16 82 8h30 9h affichette affilee agenc* agence arrivees balay* benev* bof boite bonnet
brule caden* chasses commu* conduit conge conge* conges connu connu* debar* defiler dress* espec* especes excep* facon
facon* faites fanta* fermer filleul font gardi* gaufre googl* google haha horod* horodate incen* incendie inuti*
inutile inven* inventaire jeunesse loter* loterie mairi* mairie mardi* marqu* marque matin matins mercredis mot nager
nageur namur namur* nulle nulle* ordi ou ouverte pain parte* passeports photocopieuse pille pille* planc* planche
portique pousse preve* prevenir rassi* rattr* reglement relai* relais repondeur reportee resta* ridea* rideau ridic*
samedis scola* semaine sente* sentent siber* siberie ski spa suivant surpr* tabac tabac* theat* theatre tous train
train* tram tranches trava* trime* trimestre vacan* vacances vaches vetem* vetements visiteurs vitrine`,
      '4': `
16h30 16h30* 18h 9h40 alors alors* amend* amende anana* ananas anciens baisse benevoles boula* boulangerie bourg*
cadenassee commune confiture domma* dommage fermee greve greve* grill* guich* journees mardi matin* midi objet* partent
peuve* peuvent polar* rouve* rouvert salles scie short* soit tremp* venai* venait`,
      '5': `
6h baiss* close compe* devor* devore grille guichet matinees mercredi nage objets polars rassise restait samed* samedi
trouves vidan* vidange`,
      '6': `
close* competition horai* horaires mercr*`,
      '7': `
ferme fermeture ouver*`,
      '8': `
ferme* ouvert`,
    },
    interface: {
      '3': `
1 119 29 40 59 affic* affichait album* alert* alerte appli application assas* assassin banques bouff* bouto* braqu*
bravo bravo* brest brest* bulot* cadenas cherchait ci claire clics clics* conse* conseils coup cycle cycle* dates
dates* decor* defiler degou* desab* desig* desinstalle devel* developpeurs devenu domic* domicile dossiers enigm*
episo* episode etudiant flics flics* format grace grace* gratu* honor* hors humou* humour intim* inuti* inutile maint*
maintenant mangeant melangent moder* momen* moment moyen moyen* nante* nantes nets niveaux optio* option ordin*
ordinateur ouvra* passer payan* payante placa* placard positif qu'a questionnaire ramene recet* reche* recherche
refaite reflet regle* regler remer* remplacer rende* rendez repli* reponse smile* smiley solde solde* soupc* soupconne
suppo* support synch* synchro titres tradu* trajets tuile* tuiles utile* venda* vendait vit vole y'a`,
      '4': `
99 abonn* algor* algorithme appli* bagno* baisser bouton bulots celib* celle celle* chapi* chapitre clic contente
continuer decor decouvrir desabonner drach* drache enigme etudi* exemp* gagner gratuit intimes jeter jeter* kevin
kevin* maj partager patch* pleut pleut* progression pubs questions reconnais recru* remercie renco* sautent separ*
sombr* svp tueur tueur*`,
      '5': `
abonnement filtr* metro metro* portr* portrait sombre`,
      '6': `
profil profils`,
      '8': `
mode profi*`,
    },
    listing: {
      '3': `
17 171 1998 200 2021 2022 4 64 achetes agend* agenda angle* apercu appar* appor* apporte armoi* armoire arrivees arsen*
arsenic assassin ateli* atelier autres barbecue bonbo* borde* bordeaux bouchee broch* brochure cache canap* canape
chantier charme chato* chauffee chemi* chevres clair clou coffret collegue combl* compteur confiture console conti*
controle corne* courtois coutu* coutures couverture creus* crian* criant croirait decouvert decouvre degag* degui*
deguisement diner diner* direct disan* disant discours dois domai* domaine ecran* encre encre* enlever enterre epoqu*
epoque epuis* equipee etabl* ete etes etiquete etoil* etoiles evitez exper* expert face faite* famil* fanta* festi*
festival flacons fou fourn* fourni fournisseur framb* framboise frigo frigo* frisson fume fumee fumee* gendarmerie
gravi* gravier gris guerr* guerre habitude hanga* hangar hote hotels immeuble jacuz* jacuzzi jour juran* jurant km
laque* laquelle lettres mairi* mairie matins montree mort nante* nantes neuf notres occas* offer* offert offre* oisea*
orche* orchestre page parvo* parvovirose patin* paupi* paupieres peinture pelou* pelouse pendu* petit photo* pigeo*
plaques pliee pliee* plu poil polar* ponctuel position potea* poteau prise* promo promo* proprio quarts rechange
responsable rouille saucisses sauve* secher selon selon* sentait sente* sentent separees signature signee soins soins*
super* superieure terra* terrasse titre tracteur trafi* traverse tribu* tribunal tue vaccine venti* venus venus* vermi*
vermifuge vetem* vetements vice viend* vierg* vierge villa* village vitrines vole`,
      '4': `
000 2009 30 7h 90 acces acces* achet* angle annoncait arachide arachides autocollant barquette bonbon cabin* cadav*
cadavres casser casseroles celeb* celebres changent chapi* chapitre chemise condamne contradictoire coule* dansa*
decou* decri* depli* depliant detec* detecteur ecail* ecrans epuisee etiqu* etiquette existait expertise faites famille
gaine* hamma* hammam histo* identique impre* impression lecte* lecteur liter* literie litie* litiere m² offres orien*
parles partenaires patine peint* pench* penchait photos ping polar pong priso* prison prome* propr* proprietaire puits
puits* retrouves revenues rez sinon sinon* soi soja tamar* tamari tampo* tradi* trafique vinai* vomi vue`,
      '5': `
annon* annonce balcon cabine calme calme* cave couleur devin* differente echantillon friss* glute* gluten historique
immeu* jardi* jardin mer neige* perle perle* pisci* piscine plate* promettait texte* tissu tissu* vendu vendu*`,
      '6': `
arach* balco* devine lumin* lumineux mur plateau prises texte`,
    },
    login: {
      '3': `
24h 43 acheteurs adieu adieu* age ancien ancienne arriv* artiste cache* carte chang* chiff* client cochee compt*
connecte consoles dedan* dedans demandez desinstalle donnees dorme* dorment double empreinte envoy* envoyee expediteur
experience expire fidel* fidelite honnete hop identifiant index lien liquide maintenance maube* me mise modif* moi
moyen moyen* noter noter* nouve* oublie paiem* paiement partie perdue peut psych* quarts quelq* quelqu'un recev*
recevoir recommence reconnue recre* recue recue* reflechir refusez reinstallee rouges saven* savent scann* scanner
seuls seuls* spams spams* suppo* temps temps* trich* triche utili* vend verif* vois votre votre*`,
      '4': `
ancie* arrive authe* changement choisissez creer creer* decon* devel* developpeurs expiree feux fortu* fortune identite
inconnu livret mot nouvelle prati* pratique recette recon* reconnait reins* resul* robot robot* salai* salaire sessi*
session sim support utilise virem*`,
      '5': `
appli* bloqu* confirmer e espac* espace ident* incon* mes resultats verification virement`,
      '6': `
appli bloque compte entrer expir* mail recet*`,
      '7': `
code`,
    },
    membership: {
      '3': `
119 22 230 24 29 690 77 800 900 accepte accus* accuse acquereurs angla* anglais apport appui appui* attei* attes*
attestation avaie* avaient bache banque beaux beaux* betes betes* bravo bravo* cambr* cambrioleurs cameras candi*
capture carac* case cimet* cimetiere civile clic cochee compagnie compromis concessionnaire conci* concu* confort
continuait coupee couri* courr* courrier courtier croit croit* debit decem* decembre decou* decouvert demar*
demenagement depos* depose desabonner devienne dispu* doc donc dossi* dossier douches ecrit ecrit* effacees elect*
employee encei* enceinte enregistre envoi* envoie envoles erreu* erreur exclu* facad* facade facil* fevri* fevrier
flatt* formulaire franchise garan* garanti garants grace grace* griffes guita* heritage ici indem* indemniser initiales
introuvables justificatif ligne* lingu* linguistique local malinois malte malte* maries maste* master mcdo mois noire
non notaires oppos* optio* option orage orage* oxyge* oxygene pack pages pages* parap* paraphe parle* parler parti*
partir physi* physique prele* preleve presentent prevoit procu* professionnel profils promesse prud'* prud'hommes
radie* radiee raide raide* recom* recommande recommandee reflechis relat* relation respo* responsable ressort retenus
rever* rouba* roubaix routi* salaires signalement signe signes smart* smartphone somme* stagiaires t2 toi toulo*
toulouse tribu* tribunal trime* trimestre usure usure* valid* vocal`,
      '4': `
84 abonn* abonnement cdi chez compa* conciliateur condi* conditions contrat convocation convoquee cpf crepe* echea*
ecris ecris* espagnol eux facilement forma* formation gardez ils imite* juin justice lettr* lignes mars mienn* mienne n
panneaux pdf pdl photographie plain* plainte recro* refer* refere relan* relance resiliation resilie scann* scanne
signature sommes tacit* tours tours* uniqu*`,
      '5': `
000 1ere acque* alzhe* alzheimer contrats convo* credi* credit demarcheur devissee echeance judic* judiciaire justi*
lettre parlent pere prevenez routier signe* tablette valide`,
      '6': `
demenage engag* engagement huiss* huissier preav* preavis resil* signer`,
      '7': `
demen*`,
    },
    order: {
      '3': `
2015 28 4 40 5e 800 achem* acheminement anana* ananas anniv* anniversaire annoncees annul* annulee apercu apercue
article attendu avoin* avoine baton* bidon* boit boites bosse bosse* bouch* bouche bourg* branche certe* certes chaqu*
chaque coche* collante compl* complete complique confi* conseillee coqui* corrects corri* corti* cortisone creme
cuisinier desole droite echanger ecrit* electrique erreu* erreur fallu fallu* farin* farine figure forfa* forfait
framb* framboise fume gauche heros heros* hurla* immeu* immeuble infor* insul* insulte jeudi jeudi* joyeu* joyeux juin
libra* liquidation livre livre* louis* manqu* meubl* meuble mignon neveu* oublies paill* palet* palette parap* part
penser piqua* pistes pizza plastique plateau pleur* poli preci* precise preparee pro pull reali* recla* reclame
remonter repas* revient rire roman roman* ruptu* rupture sain saiso* semaines seule* seulement siren* site soja solai*
steak steak* suivi suivi* syndi* syndic tailles tamar* tamari tram tubes tubes* vague* vieilles vient vient* violettes`,
      '4': `
allergique annulation aperc* appro* approche arrivent articles attri* automne bibli* boiss* borne bouchee chate* chine
chine* chips chips* commandee confr* confrere contraire corrige differentes epele epele* fichu* gauch* gauches hurlant
invit* lait naple* naples nugge* nuggets oigno* oubli* pate piquant pleuraient potes potes* prouv* prouve quara*
quarante realite recu repas siber* siberie style style* supermarche total* traverser verres`,
      '5': `
artic* attribue borne* crue invites lieu manquait oubliee vinai*`,
      '6': `
gatea* gateau`,
      '8': `
comma* commande`,
    },
    parcel: {
      '3': `
0 11 149 240 4e 890 aboye* affic* afficher affichette artisan attes* attestation bache bache* badge* bas bascu* bascule
bourre bruxe* bruxelles bulle cale canal canal* captu* capture cash cent centr* centre chape* charm* chemin chene
chene* chienne ciree* civile client coffret commercial conforme constater contenu continuent coque coque* couvertures
decen* declare dedom* demeu* demeure dijon dijon* eclair entreprise enver* envers equip* equipe etaie* etaient etiqu*
exped* filma* filmait fissu* fissure flottait forcee forcement forma* formu* formule gardee grace grace* griffes ils
inond* inonde jurid* juridique kg laque* laver lettre livreur livreurs louis* marge* merit* montres morce* netto*
nouvelles oser palie* palier pare parfu* parfum partant pasti* pastis pelou* pelouse phili* philippe porta* posees
prali* proposition pus rayee rayee* recolle recuperee rempl* remplacement rendu reponds roule* rouleaux roulettes
saisie secti* sectionne selon selon* seren* serenite soie sympa* sympathique tapis tapis* termine toile toit toitu*
toiture tours tours* traces utiliser verifiez vetus* vetuste vice viennent voisin votre votre*`,
      '4': `
2eme 3eme abat accou* accoudoir appareil arrives aspire aureo* aussitot badge camion canad* canap* canape charmant chef
chemi* chocs chocs* colis colis* commo* commode costa* croir* croire eux fendu* fixee fixee* fleuriste force* gamme*
grand grand* interessant isola* jete judic* judiciaire livre merve* merveille nettoyage nicke* nickel photo* piano
piano* piass* piasses pied portail pralines prie respo* responsabilite revenue telepeage trottinette verres`,
      '5': `
appui appui* arrie* arriere audie* audience aureole bourr* descendu enfon* enfonce expediee fragi* fragile gamme livre*
mille mille* morceaux pliss* plisse reservoir risqu* risques valis* valise vase`,
      '6': `
miett* miettes photo raye`,
      '7': `
carto* carton`,
    },
    parking: {
      '3': `
54 84 accor* accord accou* bons cassee cents cents* cette cette* champs chape* chapeau chers chers* coiff* combien
couvert echarpe excel* excellent fee finit finit* fruit* fruits gares gares* giraf* guerr* guerre haute* imbuv*
imbuvable impec* indiv* infirmieres interphone invit* invites jeu kilom* laisse large large* loutr* mails mails* mamie
mamie* medec* mere met metres mets minuscule minut* minutes moiti* moitie mouil* mouillee navette niveaux noces noces*
opere* oublier pare parfa* portes poule* prenn* prennent prevo* public recul* recule releve reserve retrouver senti
senti* splen* splendide tenu tourner tram trist* triste`,
      '4': `
18 boueu* boueux brise brise* caissier camionnette champ champ* coiffeur compl* domai* domaine drach* drache echaf*
fermi* fermier fourche girafes hauteur herbe herbe* honteux impeccable incin* incom* incomprehensible infir* kilometre
lache* locau* locaux loutres medecins mirac* miracle mouri* mourir noms operee ouvrier patientait pied plaisir poule
prevoyez rocad* rocade sacs tomme tomme* vins`,
      '5': `
46 5e cimen* ciment complet degus* degustation etroi* infer* infernale lacher prise prise* rampe rampe* stati* trouver`,
      '6': `
garer garer* spect* spectacle stationnement`,
      '7': `
place* places`,
      '9': `
parki* parking`,
    },
    payment: {
      '3': `
14 1er 1h35 200 420 52 60 79 accid* accident adres* adresse agenc* agence alert* alerte allumette an annex* aquar*
aquarium arnaque as assoc* association attri* attribue aureole avez aviez aviez* avril avril* baill* balader blanche
boite casquette catas* catastrophe chalet chantier ciree* clavier cochee codes codes* comprenez conso continue contrat
crean* croirait croises deblo* depar* departement descendait designe dgccr* dgccrf disparu divorcer djerb* djerba doit
doive* doivent dossier employee encaisse encaisser epave epave* escale essay* essayer etat europ* europe eux existe
faute fer festi* festival fetes fetes* fric gagne* gagner garan* garde gondo* gourmand guichets guita* habitez heritage
indiquee ipad issue issue* juge jurid* juridique kiosq* liquidation lisse local lune lyon magnifiques mai malad* malade
menaces meubles miennes mise mouille nettoyage nice numero organisee ours ouvrent perdus petites petro* petrole pliss*
plisse polic* polis* prete prevo* princ* principe proch* professeur promet proposent qr quel rappelez rebon* refusent
remboursez rende* renvo* repondent reponse resultat retenus reven* risque risques rouvr* rythm* rythme scannes serait
seron* seront siege siege* signal silen* silence site soie sugge* suggere suivi* surta* surtaxe tienn* tiennent tournoi
tous verba* verbal vetuste veux viend* vire vocale vol vous`,
      '4': `
640 89 avoca* baske* baskets batte brill* car chato* chaton cimet* cimetiere conformite demandais demeu* depot depot*
domma* dommage donnes dorva* dorval ecole ecole* encai* entrepot garde* genev* geneve geran* gerant jours jours* lieux
lieux* locat* loue parqu* parquet partis passera plaque police polis prendra prochain propo* proposition reglement
rembourse remboursee rembourser rembourses repor* risqu* sort suivi suppr* supprime toile transmis ufc viendra vit vos
votre votre*`,
      '5': `
000 600 accep* accepte achat achat* acomp* annulation annule avocat deja demeure legal* liqui* paye prevoit recu
reportes repre* reprendre revenir valab* valable verse`,
      '6': `
900 acompte annul* attends verse*`,
      '8': `
remboursement`,
      '9': `
cauti* caution rembo*`,
    },
    paymentmeans: {
      '3': `
000 150 50 690 88 89 940 acomp* animation appla* appli argen* argent arros* arrose asseo* asseoir assure attends autoc*
autocollants avale avez balance betes betes* bidon* bijoutier blind* bonbon bosse bouti* boutique brique bugue bugue*
bureaux caddi* caddie canad* capuc* capuche chine chine* cliente cliqu* clique coche combi* combien confitures
conformite continuait convoquee croit croit* curie* curieux debit* decede decouvre desab* desabonner devissee
enregistre envol* envoles epluc* exactement exist* existe faudrait faux ferai* ferait fevri* fevrier finis* finissait
flatt* inexi* inexistant jeans jeans* jerri* jerrican jetons jeune* liquidation louis* maries marre marre* nourrisson
numer* numero ongles operation panne parai* parait pari parlent parler parti patient payees plastoc plein plein* pote
prefecture profi* promesse promo* pull radie* radiee recompte recru* reins renou* repond retirer revient rose routier
rue scannes signe* socie* societe sortait squel* squelette supermarche support sushi* sushis tablette termi* tickets
titres toitu* toiture total valables valide verifier vole voule* voulez y'en`,
      '4': `
20 5 800 avale* bosse* comptes dont faudr* grilles juran* jurant passee retrait septi* septieme signe sonne* terminal`,
      '5': `
1 banqu* banque bille* billet ouvres paiem* paiement retir* valid* virem* virement`,
      '6': `
carte carte*`,
    },
    policy: {
      '3': `
138 14 16h30 16h30* 1998 2 2016 21h15 21h15* 280 67 86 950 achete admis* afficher aille aisse* aisselles album album*
anima* annex* annoncait annua* annuaire ans appart attaches avoue avoue* balader bennes bille* boss briqu* briquet
bruit camer* cameras catas* catastrophe chercher chiffre choix choix* clientele club collegiens competition conduire
connaissance convention cotisation coups coups* coutent creus* danse danse* defile donc douil* douillet echan* ecrase
ecrir* ecrire ecrit ecrit* empoi* entree entrees essayez etein* extin* extinction facil* feux final final* flacons
flatt* font forum forum* fumaient gagna* gagnants gauches gemme* gemmes geran* gerar* gerard groupe gueri* guide hanch*
hanches indiv* inspection jouer jour kilos kilos* laisser legal* libra* loup loupe main maladie mec medical mettr*
mettre moder* musiq* musique nager net noeud* non nuit oblig* opere parc pari pepit* pepito peu portiere pourr* prece*
pseud* pseudo rachete rade rangeant re reclamation redemande refus regle regle* regles remets repondent reponse resil*
respirait ressort roi rues sac salaires score score* servent shit sixie* sixieme soit sortir sourd* suiss* suisse tenus
tenus* tiedes timbr* timbres toise* tonto* tonton tout toute* train veilleuse vendent verri* verrines`,
      '4': `
21 22h 69 animaux billet bonnet bruit* calcu* crepu* demandes depas* derange dix dors drape* drapeau echanger empoigne
entres eteint fille fille* fumai* gerant interdit j'y kine parce parce* porte porte* refuses resilie retar* retard
triso* trisomique vivac* vivaces`,
      '5': `
betes betes* depassement deran* gabar* gabarit short* suffi* suffit tecke* teckel theo`,
      '6': `
amend* amende loi refus* refuse`,
    },
    price: {
      '3': `
119 171 18 214 24 290 2h10 30 45 49 612 64 640 69 71 74 740 870 89 900 940 abonnement absence accom* accord achev*
acquereurs addition adorables adore adore* affichage affiches aimer* allais amene amene* ancienne annulees apero*
apparemment apport arnaque arrete arsen* arsenic article aspirateur assas* assistante attendais attente audi avales
ayant ayant* bagag* barbe barbe* bave bel biscu* biscuits blagu* bloquees bonhe* bonheur bonnets bouch* boucher
bouchonne bouee* bouger bougi* bouquet braqu* braquage brique broncher brouillon bulletin bulot* cabin* cabine cafe
cafes cafes* caisse cambrioleurs carbonara categ* categorie cello* cellophane cendr* cendrier centi* cerises champ*
chante chaussure chere* chevr* chf chinon chlor* chlore cine cire clair* cle clignote clope* clown* clowns cocktails
coloc coloc* color* combine comme compromis connais conseillers conseils contente continuer convention coqui* corn coup
coupa* coups coups* couri* courr* couru couru* cousine couteaux coutent cravate creva* crimi* dames dames* damne*
damner debordees debutante decide degra* dela delicatesse delir* dents dents* depanneur descendais descendait dessi*
devie* devienne deviner devit* dison* disons disposition dispu* divin divin* doit donnant dossiers douce* ebrechees
echea* eclairage effacee ennuyes entres enver* envers escar* estomac etoile etouf* etrangler etudiant exceptionnelle
excur* excursions exter* exterieur extraordinaire facon facon* fallu fallu* faudrait faut fermi* fermier feuil* fiat
fichi* fichiers filet fixat* fixations flanc flanc* forces formi* formidables fortu* fortune fourche fraicheur frappait
frett* frette frite* froides fumait fumer fumer* g gamme* gasoi* gasoil gentilles glaci* googl* google gosses gourmand
grace grace* grains grati* gratin grilles herbe herbe* honneur honte honteux images impre* introuvables jaunes jeter
jeter* jus kevin kevin* lampe* legen* leger leman leman* lesquelles lessi* lieu lilas lilas* liqui* lise litre* loupe
luc magni* magnifiques maigr* maintenance major* mange* marie marqu* marque marques marro* massage masseuse mat
mauvaise mecano meilleur meubles mille mille* minute mode moiti* moitie moniteurs montais montent monter montu*
montures motif motif* mouli* moulin mouton moyens nante* nantes nettoye noire nugge* nuggets oblige optio* option
ouvrier pack pale paler* palerme paquets parent parfa* parfaits passages patience patientait patronne paume paume*
pauvr* payai* payait peles peles* pendule perso peu philo* pistes pisto* pixel* pizzaiolo planter plastoc plein* pleins
plomb* poissonnier pompes ponctuelle port pouce pouce* prendre princ* proces projecteur promo proposer propres
puisqu'il pur pure quelc* quelconque radie* radiee ramasser rameu* rameurs rappellent rayes rayes* reche* recherche
recompte recon* recti* redir* redire redui* reglees remboursable rembourses remercie remontee renco* renda* reparer
repart repousse resilier ressemble resso* ressuscite resume rit robin* robinet rondelles sable sable* sacre* salad*
salade salaires samed* sandw* sandwich saucisson sautent sauve* savais semblant serres sinis* sinistre soignee soin
soirs soirs* sonnette sortaient sourire souve* souvenir souvenirs stati* stationnement suedo* suedois sueur* sueurs
surto* surtout suspect tabourets tache tarifs terri* terrible tete tickets tip tiram* tiramisu tisan* tomba* tombait
tondu tondu* tordu tradi* trait transats transfert transit trian* triangle vache vache* valai* vendues vent vierg*
vierge visite vocal voulo* vouloir vraim* vraiment zen zombies`,
      '4': `
120 38 380 44 46 55 6 60 65 7 85 9 90 acceptee accor* addit* affichee allumette appellent bagage baton* boucl* boucle
bouees break break* briqu* bulots caill* carbo* cardi* cardiaque carres ces chale* charges chevres clair coincee comed*
comediens compteur condi* conditions conseillee constatee conte* contenait coupait couper courroie courtois criminel
depan* deplacement diamant difference discu* doule* douleur doux echeance empru* enclo* enclos endormi enigm* enigme
essen* essence estom* etran* explose fee fidel* fidelite filets final fiole* fraic* francs frites fromage gamme gares
gares* genti* gentille geste* goutte honor* honte* imbuv* imbuvable interphone jambo* jeton lampe legendaire liquide
long lys maitrise manne* meurtre min monte* montees mou moue navet* navette ouvertes paie partager parties pelou*
pelouse perro* perroquet playm* playmobil pleines pourri prefecture print* printemps promo* raide raide* range* regard
rentres reprises retro roi rouil* salee* samedis scien* sembl* septi* septieme serru* serrure siege signal skipp*
skipper souff* souffle squel* strapontin treiz* treize tres up utile* vieil* vieilles vin zombi*`,
      '5': `
1 160 19 22 32 39 4 410 480 54 75 96 antoi* baton bleus bleus* blind* botte bougies brico* caraf* carafe centimes
claqu* dent depla* detou* detour entendeur euros euros* feuilles filet* froma* frous* frousse galer* galerie gestes
glaciere gonfleur guill* guillotine haha hold honne* hublo* hublot landr* landru mannequins obseq* obseques palai*
palais pars raccourcie radis radis* reconnais repes* repese ressorti retroviseur sauve strap* tomme tomme* tradition
tripl* triple vins vol voyan* voyant`,
      '6': `
11 26 310 41 50 95 cher colon* colonne cylin* cylindre devis* fondu* fondue leger* mangeant rabai* rabais`,
      '7': `
80 99 balle* balles claquee devis kilo payan* payante`,
      '8': `
augme* augmente prix tarif tarif*`,
    },
    product: {
      '3': `
112 20 2021 300 43 740 79 81 achete adaptateur adapte affichee anglaise anse antih* antihistaminique aquar* aquarium
arrachee aspir* aspirateur assassin attention attra* avers* averse bail bal balader balai balai* barquette baske*
baskets batte* bavai* bave ben bijoutier botte* bouchonne bouil* bouilloire broncher bross* brosse brouillon brulu*
buee bulletin bural* buraliste casqu* casse casse* casses centre cerea* cereales cerises changent chemise chevilles
cigarette cire citron citronnier cloqu* cloque concurrence confirme confr* confrere costu* costume coupa* couverte
crame* creve croire croquettes cru ct cuisi* cuvet* cuvette dedan* dedans deposee derniere desormais detac* detache
diama* diamant disaient discuter dison* disons disposition doit droite ebrec* eclai* effet effet* empes* enter* enterre
epee epoqu* epoque escal* escalier escaliers etoile extension facte* facteur falla* fallait fauss* fausses faveu*
faveur fermeture ferry ferry* fete filet filet* filleul flou floue* flout* fourchette fraicheur frein frein* friss*
fuit garantis garder gauch* gauche gener* glute* gluten gondo* gorge gorge* goute* gouter grain* grains gras gratt*
gratte gris grise* hein histo* historique humidite identique impec* injoi* injoignable inten* irise irise* jours jours*
kilo kraft kraft* lache* lait levre* levres litie* litiere litig* litige loter* loterie machi* mante* manteau march*
marche masseuse mat mefie* mefier meill* meilleur menot* menottes mesures metho* molles montage morceaux moyens nerfs
nerfs* noisette nombr* occas* ondul* optic* organisee paire paques parfum patin* patronne pauvres peche* peint* pente
pente* perce* percee perimes piece* pieces pisto* poele poele* polar policier popco* popcorn pouce pouce* poupees
pourr* pouve* pouvez premi* promo promo* protection purul* puzzl* puzzle quali* qualite rapporte rayes rayes* rayon
rayon* rebon* reconnaitre recue* reduc* reduction refai* rendr* rendre renvoyer resis* ressorti ressu* revet*
revetement robe role saigne sais salad* salade sechee secur* securite semai* sept serie* shirt shirt* soie sonda*
sondage souri* sourit supporte tache* taill* taire taire* tenue tenue* tenus tenus* tetes tetes* texte tienn* tiennent
tirer tirer* titre titul* titulaire tonto* tonton torti* trafi* trafique travers urtic* urticaire utiliser vase vaut
vendu vendues venir venir* vers visag* visage vitrine vivant voile volum* volume voyez voyez*`,
      '4': `
85 achet* adapt* affut* affuter arnaq* arros* arrose authe* batterie bouch* boucher boulets bouqu* bouquet bout bref
brulure buffe* buffet cadav* cadavres celles centr* chapi* chapitre charge citro* corti* couteau cuisine d'y dange*
decli* deplo* devin* devine dois durs ecail* echan* embal* eping* epingle epipe* epipen evier evier* exage* exagere
faux feuil* forme* frontale g gasoi* gasoil lache laine laine* lavag* lingerie lion louee* louees marches masse* meres
meres* meurt meurt* miche* model* modele nappe* natur* naturel noel notic* notice olivi* olivier opticien origi* ouvrez
passes patine peche peinture peluc* peluche perim* perru* perruque pistolet plaques plat premier progr* puce reimp*
reimpression repos* reprennent ressuscite robot robot* samedis second semaines serie sesam* sesame taille tournent
usage* utili* vende* vendeur vendeuse verres vois`,
      '5': `
ame arnaque botte cale casquette charg* chargeur chino* coeur coeur* decol* decollee eclairs evide* evidemment feuilles
garan* garantie magas* magasin noise* petro* petrole progressifs repes* repese repose sav semel* semelle subli* usage
vendu* vendue vomi`,
      '6': `
coutu* coutures degui* deguisement echange emballage fane lot origine pourries radis radis* sublimes tomate`,
      '7': `
tomat*`,
    },
    punctuality: {
      '3': `
10h 11h 1er 4e affichage age aimab* aimable ambulancier annoncees apero* arret* arrive art aucune aussi* avion baches
bar bijoux borde* bordeaux bourre camio* caoutchouteux capot capot* chemin chers chers* chinon collante commence
content controleur couri* couvertures declare dedom* dijon dijon* echaf* enreg* equipage factures ferma* fermait
formule froides gasoi* gasoil guichets h installee laver louis* lui marre maternelle montreal mordu mordu* neige* notes
notes* nouno* nounou oublier panneau parti parti* phili* philippe philo* pigeo* plaie* reell* refer* relie* remar*
remarques restaurant retraites retrouvee rouvr* seren* serenite sonner sueur* sueurs suive* sup suppr* supprime
supprimee thon tombee toulo* toulouse traje* trajet traversee trian* triangle uniqu* unique venu verit* verite violet
vol voyag* wagon wagon*`,
      '4': `
19h40 19h40* 23h 55 58 8h 9h abat amien* amiens annon* annonce arriv* aussitot camion commencait corre* costa* ecoli*
enregistrement heure* immob* loupe* mecan* min neige nez parfaits plaid* plaie pointe presi* puis rate ratee ratee*
reelle revenez siest* sieste suivant tousser troisieme`,
      '5': `
14h 18h02 18h02* 3e arret arrives celui celui* escale explo* gare heures mater* mecanicien presidente prevu prevu*
sandw* sandwich suiva* taxi`,
      '6': `
correspondance`,
      '8': `
quai retar* retard`,
    },
    queue: {
      '3': `
112 11h30 11h30* 12h15 12h15* 149 16 164 17h 1h 2017 25 26 310 3eme 45 50 612 84 absents accep* accepte accoudoir
adapte admission adora* aerop* aeroport aimab* aimable aimer aimer* allait ampou* analyses andou* apparement apport
apprecie arriv* arrivais arrivees artiste assassinat assurance attaches atten* attra* auto automne avril avril* bache
bague bail bal barbe* basti* batea* bavar* beauc* beaucoup beaut* beaute bless* blesse boeuf boeuf* bouda* boudait
boulot branc* brancard break break* bref bulletin bural* buraliste burea* bureau burge* but cabinet caiss* canal canal*
canar* canards carbo* caron caron* cassee casser celles centime cerises charm* charmante cheff* cheffe chine chine*
cinquante cire civil civile clerc clerc* clich* cliches comma* compagne conduire conseillee consoles cordo* coulo*
couloir coupait coupee couper courageux courroie couru couru* crene* creneau crepe* creva* debro* debrouillez deco
defil* demie demie* dent depar* depli* depose descendre devis devis* dison* disons djerb* djerba doc doigt doule*
douleur dure echaf* ecris ecris* effet effet* egares elega* elegance elles elles* ensui* ensuite entiere entre
entrecote esperais etageres etat etudes expose extraordinaire face faite felee final finalement finir finir* forme
forme* fouil* fouille fourchette froides front* garee garee* gaufre geles geles* gens gesti* gestionnaire gilets glaces
grain gras greni* grenier groupes guichetiere h habite hanche haut heure* hoche hoche* huit humai* humeu* humeur imite
imite* inoub* inoubliable introuvables inventaire invis* invisible invites jeudi jeudi* journee jovia* jovial jurid*
juridique kebab* lacher legendaire lessi* mai mais mangeant manip* manquants marchait mariage marse* marseille matinee
medec* medicament meuse meuse* mi midi mignon minut* minutes mirac* miracle momie* momies montant moue nerfs nerfs*
noire* noires notai* notaires original orteils otite otite* ouvertes paill* paire papotait parav* paravent pareille
parents parties partis passage passee patie* patientait patiente pendule perdu* perro* pharmacienne photocopieuse
pigeons pire pizza* pleines pleure pleut pleut* plombier poesi* poesie poignet pois posees poules poupees pourt*
pourtant prepare presq* presque presser pret previenne prevo* prevoyez prevue procu* promis proprietaires questions
queue* racheter radio rale rampe rampe* rappel rare re realite recommande recro* redec* reflet regardait regardez
rejoi* rejoindre relat* relation remontee remplaces rempli reprendra respect resti* retar* retard revoir revois riz
ronde roti roues roues* saign* saignante salad* salade salaire salle salle* satay satay* saure* saurez sauve* scie
senti senti* septe* septembre serpi* servait si sniffait soie soignee sommes sonnette souffle souri souvenirs standard
stock stock* style style* suiss* suisse super* superieure surgeles surle* surlendemain talon* tassee teles* terra*
terrasse terre terre* tetes tetes* theme theme* tiede* tour transit travail trist* triste trouves vache vache* vendredi
verres vienne vieux vieux* voit vomissements voudr* vrai yaourts`,
      '4': `
31 35 4h 5h adorable ampoule arrivee assistante aujou* aujourd'hui barbe bateau betes betes* boire boire* boucher
burger chat chercher coincee commandees commandes comptoir conforme conge consu* convoque debor* divor* docteur doux
egare* espag* espagne excusee execu* final* fondu* frite* front guichets hein heure irai justificatif kebab macha*
manger maria* marie* mauva* mauvaise medecin monos* monospace navet* paillasson papot* perroquet plat plomb* poitr*
poitrine pont posee pris queue rater rater* rattr* reagi* redem* refaire reservee respecte retourner retra* revenez
revue revue* roman roman* samed* samedi semaines stagiaire super tabac tabac* tard temps temps* tendr* tendre tiedes
urgen* urgences vendr* vendre vent vieilles`,
      '5': `
2015 2h10 64 arrives avaler civil* consultation debordes degat degat* departementale docte* eaux engue* engueule fondue
frites guich* guichet interne introuvable lent mariee perdue pizzas pluie pluie* posee* progressifs promi* promise
ralai* rdv redemande respe* retrait revoi* sec sert succe* succession talons voulo* vouloir`,
      '6': `
1h10 attente caisses dolip* doliprane intro* long refai* refaits sauve`,
      '7': `
min`,
      '9': `
file`,
    },
    returns: {
      '3': `
100 album album* anglaise anse appel* autoc* avais avais* cadav* cadavres casses charg* chaus* cherche ciel citro* coin
compter conseil console decollee degui* deguisement depas* detre* douil* douillet empoi* epee evide* evidemment final*
finalement fournie gratt* gratte gueul* gueule insiste lac lache libra* me meurt mort myste* neige* obten* obtenir
olivi* olivier origi* petite pieces police portee portr* portrait possi* pots presq* presque princ* principe promo*
promos rade rando reduc* reduction refaire remboursement repond semel* semelle seulement somme talon talon* tissu
tissu* trace usage usage* va`,
      '4': `
12 43 85 achet* autocollant avoir avoir* boite boite* cadea* cadeau chargeur chaussures citronnier coupa* coute* cuvet*
cuvette depasse disaient echanger eh embal* essay* faut frais frais* garder gares gares* jours jours* lecte* lecteur
mauva* non possible pourr* pourri pourries rapporte renvo* repri* soupc* soupconne taill* taille tomat* tomate
trottinette`,
      '5': `
achete affut* affuter etiqu* inten* origine renvoyer reprise retou* retour ticke* ticket`,
      '6': `
echange emballage etiquette puzzl* puzzle refus*`,
      '7': `
echan* refuse robe`,
    },
    rooms: {
      '3': `
2h 5h affaires allia* alliance annoncait antiv* bain baisser benne* brancardier bruya* bruyante chevilles clair clima*
clois* cloison clou coffr* combl* commi* cool correcte cotis* couet* couette couin* coupes courses couverture creus*
debarque deced* decede decouvert dejeu* delic* direct dormi* douch* douche emmenez endormie enter* fenetres ferment
force frapp* frapper fumee fumee* gaine* hein hote hublo* hublot humide intac* intacte jardi* lol matin matin* menag*
menage minib* minus* montree morts morts* n'y nous nuit obtenir ordi passee pense pense* perle* personnel pochette
poube* pulls pulls* pyjam* pyjama radia* randonnee refuses reponse reveiller rez rideaux rues secher separees serin*
seringues simpl* sinon sinon* sirenes sous suit superieure tecke* teckel touri* traverse type ventilateur verifier voit`,
      '4': `
140 accue* accueil bennes blous* blouse cash chambres clef climatisation commissariat confitures cour daign* daigne
decri* dejeuner delicieuses detec* detecteur enterre force* forcee grinc* immeu* inoub* inoubliable jardin minuscule m²
ni orien* pench* penche petit plage plage* propr* proprietaires quarts radiateur recep* reception sniffait sombre tendu
tendu* venir venir* venti* vue`,
      '5': `
coffre dej dorto* dortoir grincait lit mer passeport sombr* souri*`,
      '7': `
chambre`,
      '8': `
chamb*`,
    },
    sales: {
      '3': `
171 19h40 19h40* 800 940 agrafe alzhe* alzheimer amies amies* anti antiv* asper* aspergee assur* assurance aujou*
aujourd'hui banquette bateau besoi* besoin bete branches carac* carne* carnet casse ceram* ceramique chene chene*
cheque chez chiot chiot* combine commentaire compteur concessionnaire consentement contrats cousi* cpf crava* creme*
cremes creve dange* decou* delat* delattre demander disan* disant disco* divorcer echantillons empoc* empoche endroits
entretien envoie epluc* etoil* etoiles etouf* europ* europe evano* evitez existait exposition exten* extension faites
falla* fallait felicite final* fleur* fleurs fourn* gratu* gratuit homme imagi* imaginer imite imite* incin* inclu*
inconnue initiales inventaire jeune jeune* jouai* julien juran* jurant km lassi* lassitude lignes lourd lourd* m'a
maladie marec* marechal mecha* mechant mente* menteur mirac* miracle momen* moment mutue* mutuelle n'a nomme* obseq*
obseques occas* offre opera* operateur oral papot* pneu poire* pois postes pours* prese* prime prime* priso* prison
proprio puisque pure radie* radiee rappelle recha* recharger recois reflechir refusent regler remis* repen* repense
reste* reten* retenus retrouve rigolait risto* ristourne roues roues* roussel routier savai* scannes serum* ses siege*
sim smart* smartphone sms soi soit souffle table* tampon tard tarifs test texte* tout trouvent usees usees* vacci*
vanil* vanille vendeuse vendu* verit* verite vierg* vierge vodka vodka*`,
      '4': `
240 accid* angla* anglais avis avoir avoir* cercu* cercueil commis cravate credi* credit demar* depanneur detendre
discours finalement flori* florian garag* garage huiss* huissier nommee parvo* parvovirose passera portait pots puisq*
redig* remise savait siege signature texte touche traitement tuile* tuiles vaccine vapot* vehic* vehicule vendu vermi*
vermifuge voila voila*`,
      '5': `
91 casse* demarcheur evite* panneaux pdl photographie soin soute* soutenu tablette vende* vendeur venue venue*`,
      '6': `
signe`,
      '7': `
000 signe* signer`,
    },
    seating: {
      '3': `
18h02 18h02* 196 21h 23h 26 36 3d 9h40 ajoutez amien* amiens arran* arriver attend atter* bagag* banca* basse basse*
bonne bonne* bonnes brunc* brunch cafet* cafeteria canne canne* casse cette cette* chaleur coinc* compare congeles
consi* contr* controleur copains copines cote coude coude* couin* couine crepe* debou* debout decale decon* decor*
degag* dejeune dijon dijon* discr* durs ebrec* ecran enrou* enver* envers escale faim fige fins formi* formidable forte
forte* frisson gestes haha heure* libres magni* maigr* mais marre marre* morgu* morgue mortes mouri* mourir nouvelles
nuque nuque* oncle parav* paravent payante paye penda* pendant pendule planc* planq* premiere pro programmation
projecteur redui* regar* reservation reserve reuss* reussi saura* scenes sophi* sophie souda* soudain stade stade*
survecu terme* texte tranquilles trian* triangle valab* valables voisin voyan* voyant zombi* zombies`,
      '4': `
1h30 78 affaire ambia* ambiance bagage balco* balcon bouger but comed* comedie copin* devenue ebrechees ecran* ecrans
express fesse* fesses film h magnifiques nouno* nounou orien* pilie* pilier pipi place plaisir pliee pliee* posit* pres
reser* revan* revanche rire sandw* sandwich scene scien* sens shamp* shampoing siecl* siecle sortir spect* spectacle
sup terra* terrasse toile* tres vol`,
      '5': `
cabin* cabine faute* genou* places position potea* poteau scene* sieges table table* tables toilettes triso* trisomique`,
      '6': `
categ* categorie colon* colonne defon* defonces fauteuils genoux mento* menton place* rang siege strap* strapontin`,
      '7': `
siege* tabou* tabourets`,
    },
    service: {
      '3': `
100 1200 134 17 1er 2015 214 290 350 86 88 absence acces acces* accue* accueil accus* accuse acquereurs adieu adieu*
affaires afficher affiches age agees agees* agents align* alzhe* alzheimer amande amene amour amour* ane anis apero*
appareil appelle apport apprentie aquag* aquagym arreter assignation attac* attendus attra* audit* aureole autocollant
autres aviez aviez* baches balader bande barbe bave beaux beaux* bebe beuh bienvenue bijoutier bilan bilan* blouse
boita* boitait boites bonnets bouee* boula* bouteille bracelet bras cache* cadea* cadeau cagna* cagnard caiss* canti*
cantine capot capot* cartes cas celles certe* certes chantant charb* charbon chatt* chatte chaude chaudiere cheff*
cheffe cherchais cherchez cheval cheville chien* chlor* chlore chose chute* cimet* cimetiere civil cle clien* client
clio clois* cloison clotu* cloture clou coeur* coin collee colo compr* comprises confier conna* connaissez consentement
constater content contrats copain copin* corbi* corbillard corri* corriger couchee coup couri* cousi* cousin cousins
cpe crame* cravate crian* criant crie croire croyais crue crust* crustaces ct d'y dates dates* deballe debarrassees
debordees deced* decede decedee deces deces* declarer decline decouvrir degre demon* denom* depou* descendait detac*
detail devais devinez dis disqu* divorce dixie* dixieme donnant dormait dors dos doudou doute doute* ecole ecole*
econo* eh electriques eleve* encadrement endormie enfermes enfon* enfonce enlev* entai* entam* entame entho* entor*
entorse entrees entrepot envol* epaul* epaules eping* epingle es espec* especes estomac etablissement etiquete event*
extra felee fermer ferra* ferrand fetai* figure filma* filmait filme fils finir finir* finis* finissait fins flaco*
forain formidables fouille fous freres fuir fumer fumer* gache gagnants galet* gamin* genial geran* gerant glaciere
glisse gourd* grande greno* griffe gueul* gueule habite habitez hanches homon* homonyme hurle* ici impec* impor*
impression incap* incapable installateur ipad jeune* jolie* julie* jumea* jumeaux jure kilos kilos* l'a lavabo lave
leman leman* libre litre logem* logement loue macho* machoire madam* madame main mal maman* mamans mamie* manch* manip*
manquants mariee marques masseuse maste* master menteur mercredis messa* mette* mettez mini minib* mis modif* mojitos
mollets momie* momies montee montres mortel mouillee moyens nager nets noise* nouvel nuque nus obligatoires oblige oeuf
oncle* optic* organ* organisee otite otite* oubli* oui ouvrent oxyge* oxygene pack parcm* parcmetre parent parla*
parrain partant parties pass passagers passait pastis patron pelle* pepit* pepito percee perceuse permi* permis
personnellement perte perte* petites peur phrase pipi pisto* plaid* plains plais* planning planq* playm* playmobil
plein plein* pliee pliee* plomberie plombier plusi* plusieurs pluto* plutot poesi* poesie pointe poten* potence pouce
pouce* pourrait prefecture preparer pression pret pretexte pueri* purul* quali* qualite quelc* quelconque raison
rameurs rangee rappelee rappo* ratee ratee* rayes rayes* rayons rebon* recale recro* recti* recul* recule recup*
reflechis regard regre* regretter remar* rembourse rembourser remis rendu reprocher reservez responsable retir*
retournera revenait reviendra rigol* riviere rocha* rochat roussel sabots saigne saisie sait salee sardo* sardou
saucisse saure* saurez sautent scanne scanner seanc* seance securite semblait serres sert servi seul signes soie
soignante sol son sorci* sorti souff* souffler soupc* soupconne sourd souti* sport sport* suit sujet sujet* sylvi*
sylvie t taches tenai* tend terrain tete torti* tot tournee trace* tranquilles transfert travaille travers trompe
tronc* trottinette trousse trouvait tue tueri* tuerie vacan* vacances varie varie* vas vendeur vendeuse vestiaire
vetem* vetements vetuste veut videur vodka vodka* vomis* voula* voulait voulo* vouloir voulu voulu* voyageait voyan*
voyant y'en yaourts`,
      '4': `
164 1h10 39 62 7h accroche admis* agent agent* allem* angoi* angoisse animateur antid* appar* apporte apprendre
apprends arachide arcad* arcade armoi* armoire arriver aspire assassinat attache attei* attendu atter* avaler aveug*
aveugle avez ballons bavai* bavar* belles biere* bio bleu bouff* briga* brigade brule caisses camp canic* caniche cash
centi* chanc* chance charl* cherchait cherche cheva* chevelu chienne chiens chirurgien choisi choix choix* chose*
chutes cidre cidre* claqu* clign* collection collegues color* commandes compris comptoir comte comte* confie connais
connaissait contenait copine coqui* corrige cortisone cou couche coula* coulait courage courses cp crach* crache crane
crane* crava* crevettes croquettes croyant cuir cuiss* cuit daign* daigne dame dedom* defonce delais demander demarre
demarrer demonte depanneuse descendu designe detai* detre* diama* discr* disponible do dossiers douce* dr ecail*
economies egares elega* elegance empes* employe enfer* enregistree entaille entendu entrecote entretien envie envie*
envoi* envoie estimation etion* etions excellente exclu* execu* familial fausse fenetres fianc* filme* finalement finit
flacons flatt* forai* fouil* gamel* gamelle gamin garco* gardien gauch* geant* geante generale genou* gerante glaci*
glute* gluten gorge grandes grenoble guichetiere habit* habitue hommes hosto hosto* hote imagine infirmiere initiales
insiste insti* institutrice instr* intimes itali* italienne jeton* jette jette* josia* josiane karim karim* kevin
kevin* kiosq* laisse lance leger* limog* limoges livres locale luc luxee luxee* maillot malaise marro* maternelle
meilleur menac* menage merit* message metta* mettait miens miens* missi* monos* morel morel* myste* neuve* neveu* nique
nique* noirs noirs* nouveaux numeros ondul* opere* opticien ortho* ouvriers pansement pardo* pardon parlait parleur
passager peau pedia* peignoir pelle penser pensi* pieti* pisse* pistolet plann* pleurait pliss* plisse poignees
poitrine pomme poste praline prete* principe publie puisq* puisque questionnaire quitte racon* ralentir range* recep*
reconnu recuperee refait regles relie* remon* remonter remor* remplacant rendue renvoyee repen* repense resid*
residents restes reviens rhum ri risto* ristourne rouges sa sabot* saign* sandwichs secou* secretaire seize seize* ses
sienn* siffl* siffle somme soufflant sourire stage stage* stagi* suffit tache tache* tampon tante tante* theat* theatre
torch* touch* tradition transat trier trier* triqu* trique valen* valeu* valeur venio* venions verni* verrouille veste
veste* videu* visib* vites* vocal* voie voile voilee voyais weeke* weekend wrap`,
      '5': `
17h30 17h30* 312 68 accen* accent agres* agression aille allemand ami andou* anesthesie anesthesiste angin* angine
aperc* apercu apparement appeles appellent appor* arrange arrives as assoi* assoit auditif bague* baguettes balai*
balais bapte* bapteme begai* begaie bisou bisou* blancs bonjo* bonjour bouee bousc* bouscule box camer* camera canettes
cares* centimetres certaine chaussure chenil cisea* ciseaux citron clope* cogne cogne* coincer conci* confiance coord*
coupelle coussinets craqu* cuill* cuisse cuist* cuistot cuite* curie* cv debarque decrocher demandees deranger
detrempee didie* didier dimin* diminuent diner diner* direc* donnees dort douce doudo* embar* embarquement empestait
empoigne endroit entraineur envoles epous* epouse eteinte etran* felee* felees ferment foot forcee fosse fosse* foula*
foulard frere frere* gardi* gendarmes gener glacial gonfl* gonflees gorge* gross* haut haute* humeu* humeur humide
hurler impeccable incid* incident inconnus insta insta* jolies jorda* jordan julien jusque lac lavab* lent lis lisbo*
lisbonne local loi lyon maigr* maill* mains mains* malai* malen* mante* manteau mari maths maths* menag* mepri* mission
montent morph* morphine moto nadeg* nadege nettoyage neuves neveu nie note odieu* odieux oser oslo papot* parav*
paravent parc patchs patients piano pilul* poissonnier poitr* poncelet portable portefeuille poste* poubelles
pourboires pouvais prenne prepa* pres privee professeur promene proprio protection purulente quitt* rangeant rapporte
recal* receptionniste recou* regardant relance renvoye repare reparle repasse repondu ressortie revend rires rires*
ronflait satay satay* saura* secu semi serieux serviette sifflet souda* soudain souil* soupirant soupl* speciale
supporte surve* survecu tatou* taxi telepeage tensi* tension test thier* thierry toise* toucher trace tremb* tripl*
triple urtic* urticaire utiliser vanil* vanille vasse* vasseur velo venais verro* vif vih voile* vomir vomir* vues`,
      '6': `
06 20h 21h15 21h15* 70 activ* activites aide aisse* aisselles alger* allergie anest* antivol appartement appet* appetit
arach* arachides arrivais atterrissage b baby badge bafou* bagagiste bieres bisqu* bisque bouchees boulons branc*
branche buvet* buvette cacahuetes casta* castaing cauch* champagne chenille cherc* chercher chich* chiche chign*
chignon choses claque coeli* coeliaque coeurs comprendre comprenez constate conteste copie coude croissant croqu*
cuisinier cuite curieux damne* damner decro* decroche demandez deran* derange diamant direction directrice discretement
discuter disqueuse distribuer eleve embrayage employeur encei* enceinte entends enveloppe epila* epilation epipe*
epipen escale essayez esthe* estheticienne ex experience faine* faisaient femmes ferre* fetait fiancailles fichu*
fievr* fievre finie* finit* finition forces foule* frappe froids gamine gants gants* garcon gauches genou glous* gonfle
gourmette gouve* gouvernante grossesse guichetier habil* hamst* hanch* hauta* haute hurlant infir* infirmier insistant
insuline insulte jeton jumen* jument leve levie* levier maigri malho* marec* marechal marron masque menaces mente*
metie* metier mettent mlle monna* monnaie monos moque morsu* morsure natha* nathalie nee noeud* oublies oups palef*
papa papotait papy paral* passant passerait paume paume* piano* piqure placa* placard pleines pleurs poche poing poing*
posai* posait pourr* pourri preparatrice prive promos propos proprement provi* psy rabro* range rea reani* reanimation
rejoi* rejoindre relevee remarque renverse repassage repetition respirait retire rigolant robes robes* roupi* sanguin
secret sentant serveuse servis signalee soeurs soignant sophi* sophie sortirais souleve soupire souri soute soutien
squat squat* stylo stylo* suivie surveillants sutur* suture tableau tapote tatouage tentes tenu terri* terrible theo
titubait titubant toi torse torse* trainer traite traiter unifo* uniforme vendeuses verifie vigil* vitreux vocal yeux`,
      '7': `
allia* alliance allumee allumette attrape autou* autour badge* bague barma* barman bijou* bijoux brancard cacah*
caissiere chef cheni* ciel claquettes clientele clientes coincidence colli* collier completement concierge coude*
debal* debloquer delva* delvaux demandais dette dette* discu* educa* educateur embra* emplo* enferme enlever envel*
etrangler expedie filles foule frapper gifle gifle* halei* haleine hanche homme homme* hotes* hotesse humil* humilie
insis* insul* intact interimaire intervention intim* jeunes kine labra* labrador local* masseur mate ment menteuse
meprisant mme opere piqur* pleurer poche* pochette polit* politesse pretend prive* raconte rare refug* refuge rejet*
rend renve* sandr* sandrine sangu* scie serve* sonnette soule* stagiaire surveillante tapot* triso* trisomique vande*
vigile visible whisk* whisky`,
      '8': `
croque cuillere engue* engueule frapp* masqu* pousse serveur sitte* sitter soupi* titub* ton`,
    },
    space: {
      '3': `
13h 7h allon* ambia* ambiance assis* audio* audioguide autan* autant automatique autres bottes braqu* catal* catalogue
clim club collection dej eclai* entendait etais etais* excep* exceptionnelle fauteuil gache* infer* infernale inqui*
jambo* jambon lever lever* machines major* malin* massage metre monde monde* monte mortes nageu* nageurs nez nuque*
ombre ombre* par peine peine* peut possible poussette pouva* prevo* prises promesse propres quell* quelle rang rentree
repartis reste* ronfl* roulant seche serva* servait soign* sombre soupe tables tape top vehic* vehicule vesti* virag*
virage`,
      '4': `
adora* animaux bonde bonde* braquage bras cabines canne canne* court* debou* debout dessu* dessus divin divin*
eclairage escaliers idee minuscules palet* parto* partout pouvait prevoir quara* quarante quelques ravis* rentr*
rentrant reser* restent septi* septieme soignees soignes tiede tiede* transats ventr* ventre`,
      '5': `
adorable assey* boueu* boueux caddi* caddie dessi* gache lol palettes ravis reapp* requi* requins serre*`,
      '6': `
serres`,
      '7': `
sardi* sardines`,
    },
    stability: {
      '3': `
11h 48 affaire arrete assistance braqu* ca chiff* clics clics* coffres contact contr* courait crimi* decal* demar*
desin* dista* distance double ecout* entendu ferme* figee figee* fois gemme* gemmes gresille infor* mars match* metro
metro* missi* montrer octob* octobre ouverture page perma* permanent perso plantee prati* pratique prie relan* repet*
repondeur souci souci* soupc* soupconne stock stock* suspe* termi* ticke* ticket toujo* toujours tueur* vendre victo*
victoire virem* virement voler voler*`,
      '4': `
0 3e 61 annees authe* banques calen* calendrier chapi* chapitre corro* corrompt decon* decouvrir drole drole* ecoute
ecran ecran* ferme fournisseur impos* impossible intro* lundi lundi* maj match momen* moment perdu perdues rebel*
rebelote repli* reprend terminer titres tourne truc tueur versi* version`,
      '5': `
demarrage docum* document partie perdu* perdue pile`,
      '6': `
desinstalle episo* episode reinstallee`,
      '7': `
appli appli* reins*`,
      '8': `
plant* plante`,
    },
    stock: {
      '3': `
11 32 38 44 adorable aller aout bat bourg* camion catalogue cesse* chate* chips chips* collant commissariat commo*
commode compagne complique couve* depli* derniere desol* desole ecart* etiqu* etiquetee etrangler garanti habite jeune
jeunesse kilometres legum* legumes logic* logiciel manquants mignon moiti* moitie n'y noix ordi ordon* ordonnance ou
ouvrez parfu* parlais pates pates* penser pille pille* place pluie pluie* plus poire* polars poupe* pralines
preparateur quoi rassi* refaire rembourse remboursez remplaces responsable restait retir* reven* revenir reviendrai
ridic* selon selon* seule seulement site sms surle* surlendemain surta* surtaxe taille te traitement vend vende* venir
venir* vide ville ville* vinai* voula* voulais`,
      '4': `
10 100 17h 9h10 articles bacs boula* boulangerie couches depliant etiquettes faill* failli grandes jeune* jupe lende*
lendemain magas* magasin mamies miche* pharm* photocopieuse pista* pistache playm* playmobil polie polie* poupee
retrait supermarche vides vides* vrac`,
      '5': `
affichee artic* automatiques comma* medic* medicament pharmacienne promo* rassise rayons redui* reduit revenez seule*`,
      '6': `
commande couverture epuis* epuisee lait promo ruptu* rupture stock* thyro* thyroide`,
      '7': `
stock`,
      '8': `
rayon`,
      '9': `
rayon*`,
    },
    support: {
      '3': `
118 14 149 171 1h35 2016 2021 212 23h 24 312 74 84 accom* achet* acheter acomp* acompte acque* acquereurs adieu adieu*
adresse affichage agrea* agreable allez allez* annulees appareil arrivent art assem* atten* attendant attente attention
aucun* audit* aura aurez aurez* ayant ayant* balade balai banca* bloques box brass* brill* brouillon caddi* caddie
candi* case centa* ceris* cerises certains certi* cesse* chaleur changement charleroi chaussure circu* circule clavier
clients cliqu* clique clotu* cloture cochee coller commi* commissaire compt* comptes concessionnaire confie confirmer
confitures conseille conseillere conseillers content convo* convoquee copie* copies coqui* correspond courageux
couronnes courriel courses courtier couvertures crepe* creva* debit* debordes decide degra* demandes demoiselle depla*
depui* depuis descend desti* devait devie* devienne devit* devoi* devoirs diapo* diapos disparus doc donnees dors
duran* durant eclair electriques end energ* energie enque* enquete entreprise envoyee equipe estimation estomac etage
eu execu* expediteur explication explo* fabri* factures falla* fallait ferma* fermait fevri* fevrier fichi* fichiers
filleule filtre fleuriste fonds fonds* forcee formule franc* fric fuit fuite fuite* fun furie* furieux gene gener*
gentilles glissee gosse gosse* grains greni* grenier harce* honnete hotel humain hygie* hygiene identite imaginer
incha* inchange inexistant injoi* injoignable institutrice intacte interessant invite issue issue* jardin jointe jouen*
jouent klaxo* lacher laissant laissent laver* libra* locataire locataires logo lycee* maitresse mandate mangee methode
meuse meuse* moder* mois montant monte mort mots nice norme* normes novem* novembre numer* numero objet* obseq*
obseques orage orage* ouvre* ouvrez pages pages* papi papier pareille pari parle* parta* partage parvo* parvovirose
passees passerelle pattes pedale photocopie phrase plaintes plantait plu porta* premium presente preve* prevenez
prevenu profil promet promis promise pseud* pseudo qu'a question questionnaire raccroche raiso* rechange recre* recti*
redig* reins releve rembo* remboursable rembourse remontees rempli remplir renvoie renvoyee repon* repondre resil*
resultats retenu retrouvent rib ricane rouvr* sacre* sainte saute saute* savai* savait saven* savent secte* sentais
serru* serrure servi* siber* siberie signale signalement snapc* snapchat somme soudeur spams spams* stagiaires
succession suedo* suedois super* supprimee sushi* sushis syndi* syndic taxe techniciens telephoner temps temps* tous
tousse trans* traversee traverser uniquement vaccine verit* verite vermi* vermifuge verso verso* videos vous week y'en`,
      '4': `
16 4 48h 500 absent accompagnement adres* agenc* agence algor* algorithme alle appel* appels apprend ascen* ascenseur
assistance attends aucune auditif balad* banqu* base cachets chat chiff* compteur conse* conseiller constatee
convention copier couro* courriers debit delai devai* devais devra* dites dites* dossi* dossier echel* echelle entendre
entrepot envoy* envoye envoyes estime excus* excuse fabricant facad* facade felic* fibre fibre* fiches fil franchement
franchise fusil* histoire homon* homonyme humai* index index* integ* irai jardi* jerri* jerrican klaxonne livree locat*
mcdo media* mediateur messa* messages mobile modem modem* musiq* musique mutue* mutuelle nerfs nerfs* noter noter*
nouvelles nul objet oral penalites perdr* perdre portail promi* psych* quest* recto recto* reimp* reimpression relances
remboursez remer* rempl* renvoye repartir repondait reponse satis* sav sonda* sondage succe* super supermarche suppr*
surta* surtaxe surveillant taux tiroi* tiroir transporteur vais valis* valise verification vetus* vetuste viennent`,
      '5': `
380 appel banque compte consc* devrais diplo* diplome envoi estim* faveu* faveur formu* formulaire fraud* fusil gesti*
gestionnaire litig* litige livreurs mail mails mails* mensualite parler pdf penal* plateforme quai quell* quelle rappel
rappelle remplacer renvo* resiliation revise satisfaction seren* serenite service showr* showroom supprime svp techn*
technicien telet* teletravaille toulo* toulouse transfere votre votre*`,
      '6': `
absen* ag conscience montreal rappellent regardez robot robot* stand* tel`,
      '7': `
mensu* rappe* standard`,
    },
    teacher: {
      '3': `
2011 500 890 accen* accent adorables aider aider* amuse* annulees ans appre* attendant avanc* avances b balais balayage
bord bougeait bronz* canti* cantine captu* captures chose clavicule clef coeurs color* connaissance cordo* corin*
corinne corrige corriger cou debloquer declaration deposer deuxi* deuxieme deviner devrait direc* direction dispo*
disponible disposition doigts doule* douleur endort enfants enferme enormes entra* espag* etudiants evano* exactement
exerc* explication faine* faisa* fautes ferra* ferrand fiat filme* flasq* flasque forma* froids gamins gamme* genep*
genepi gestes guita* hanches haute hein institutrice karim karim* kit larme* larmes libres local locau* locaux lui
mains mains* maitr* maitre maman maman* melange menace meres meres* mette* mettez mienn* mienne mis mme momie* momies
monitrice montrer nager* nageur notes notes* parle* parler passa* passant perdues perso peuve* peuvent phras* placer
plaintes pleure poneys posai* posait potea* poteau prepare presser pretexte prive prud'* prud'hommes puis racon*
raconte rattr* recal* rechauffe recre recti* redes* refait relever remplace reprises revise sachet samedis saven*
savent sentant seul stage stage* stagiaires stop surto* surtout surveillant sympa tapais trich* triche vestiaires
video* violo* volan* volant voulait`,
      '4': `
13 an apero* bombe bombe* bourr* bourre chino* class* commente condu* corri* donnes eleve* eleves envoyer etran*
etrangle etudi* fille fille* filles francais group* integ* journees leurs leurs* levie* levier maneg* manege moniteurs
montr* payes payes* phrases piano piano* poussee profs profs* provi* recale repart repet* rythm* rythme seances selfi*
selfies ses tableau vietn* visios vites*`,
      '5': `
boulevard classe conduite conseille cours* cp diapo* diapos entraineur espagnol exame* faisait groupe lecon lecons
manue* manuel maths maths* permi* permis physi* physique poney poney* profe* sa videos vitesse`,
      '6': `
appri* appris cours examen fils lecon* professeur trime* trimestre`,
      '7': `
moniteur`,
      '8': `
monit*`,
      '9': `
prof`,
    },
    temperature: {
      '3': `
10 138 2e 62 7 allon* ame appla* arrivant attend avalent avril avril* bain barbe bassi* bassin bonne* bouger briqu*
cabines casie* categ* categorie chale* chaud chauffee coller comed* comediens concierge confitures copine couin* coupe
coura* crass* cycle cycle* dame defonce dehor* dehors detac* detendre douch* enorme enrou* escaliers excellente fetes
fetes* fevri* fevrier garde garde* geles geles* geniale gourm* gourmand hiver* humidite immeu* immeuble ira janvi*
janvier jeux liber* manch* maria* mariage massage mento* menton mouli* moulin mouri* mourir m² noirc* novem* novembre
nuque nuque* octob* octobre ouverture panne panne* peign* peignoir pense pense* perdr* perdre petit* pieces pourboire
proje* rade radia* reception reglee renov* repond ressu* resum* reuss* reussi rigolo risqu* risque sipho* siphon strap*
strapontin sympas tape tasse verro* vesti* yaourt`,
      '4': `
17 29 31 34 air appoi* appoint bonhe* bonheur bonnets briquet brula* buee bureaux canicule casiers chaleur chaud*
collectif congeles copier daign* daigne delicieuses divin divin* douches echar* econo* economies gerance glacial hiver
jacuz* jacuzzi juill* juillet lance* manches minuscules morgu* morgue papi petits piles piles* planq* plantes poter*
poterie projecteur radiateur recen* repare ressuscite salle salle* serviettes telec* telecommande therm* tisan* tisane
vapot* verrouille zombi* zombies`,
      '5': `
bonnet clima* dormi* echarpe glaci* tiede tiede* tremblaient`,
      '6': `
chauf* dormi venti* ventilateur`,
      '7': `
clim`,
      '8': `
chauffage degre* degres`,
    },
    tickets: {
      '3': `
11 138 60 71 affaires afficher affiches ajoutez amend* amende automate auven* auvent baton baton* braqu* braquage
centa* chasses chiffre clics clics* cloch* clown* clowns conce* conso contr* controleur copains corn creer creer*
crimi* differents distributeur dress* due durs ennuy* entre* entres epaules eteint exist* existe expose film flanc
flanc* forme forme* frappait groupes hauss* hausse horodate imprime magnifiques minut* minute momie* momies net pleure
pop porti* pouvaient premi* rachete rate reclamation refus remettez reponses reporte resea* reseau s salles saucisse
scann* site soit station syste* systeme tomba* tombait train* vaches valider vitrines wagon wagon*`,
      '4': `
10h30 10h30* accepter achete but chere* code concert demeu* demeure donc festi* festival grandes guich* impri* manne*
popco* popcorn portillon prete princ* principe recharge redes* signal suive* train venus venus*`,
      '5': `
achetes attendra billets codes codes* guichet horod* scannes voir`,
      '6': `
achet* premieres`,
      '7': `
bille* billet place*`,
      '8': `
places qr`,
    },
    toilets: {
      '3': `
19h 4e abord abord* auven* auvent aux ballo* bien bouches bouee* bouees chaises chasse chasses chaudes cheve* cheveux
chron* chrono colla* collait comptees confort conges coula* coulait coupe cour couve* decha* decharge dixie* dixieme
drap eau entiere etoil* etoiles exped* explo* explose frontale fuite fuite* gamins haute* holla* hollandais home hors
hs interdit jambe* jambes joints karao* karaoke lesqu* lesquelles longu* longue m'y mobil moisi mollets monta* nager
ombra* ombrage organ* partait pins pizzas prete rameu* renov* renovation reservez secondes seule sorte* tache tasse
tasse* tenir tenir* toilette vendues viole* voisins voulu voulu*`,
      '4': `
1998 280 appuy* appuye avons avons* baign* baignoire ballon bloquees bonde* clois* cloison coupu* couverts dames dames*
debor* debordent froid* gache gache* hauteur houss* housse miroi* miroir montagne mouch* mouchoir organise paroi paroi*
pluto* plutot portee pression proje* rameurs rentree retournera savon savon* short* situe situe* sympas toilettes
touchant weeke* weekend`,
      '5': `
bonde chass* empla* emplacement ridea* rideau ridic* toile*`,
      '6': `
chewi* chewing froide gum sanit* sanitaires`,
      '8': `
douche`,
      '9': `
douch* douches`,
    },
    update: {
      '3': `
2016 48 71 afficher alarm* album* angla* anglais arriere assistance avoue avoue* bienv* boit braqu* bus capture ci
clair* clic clics clics* comble communion connu connu* courait coutent creer creer* cycle cycle* decal* decid* decide
desig* devel* developpeurs disparu entendu entho* formule forum forum* gemme* gemmes histo* historique infor* intimes
jeu kilometres merci merci* mes metro metro* minuscules mouli* moulin nouve* nouvelle oblig* oreilles ouvri* parfait
passee perso pont prie progression qr rade rame repartis repondeur resea* reseau retourne retro* reven* revenir
revenues revoir roi servent simpl* simple sont stock suspect svp teste* tomba* tombait tournoi transit tri tuile*
tuiles vaches valider video* visio* voir vole`,
      '4': `
0 accepter avant avant* avers* averse bagno* banques bienvenue claire conseils desac* fermi* fermier flics flics*
format hop installee intro* jour lis maint* mode notes notes* obligatoire offic* office ouvrir patch* plant* progr*
reconnait refaite refon* remet* remplacer reprend retrouve sautent suive* synch* synchro tester victo* victoire video
voler voler* y'a`,
      '5': `
61 ancie* bravo bravo* effac* faut maintenant plante reins* reinstallee remettez rende* rendez solde solde*`,
      '6': `
ancienne depui* depuis`,
      '7': `
effacee maj mise`,
      '9': `
versi* version`,
    },
    upkeep: {
      '3': `
38 7 abord abord* abri activ* activites aerat* aeration affil* affilee ambulancier anciens angin* angine antivol antoi*
appuye arcad* arcade arreter arrie* artis* attache attention autou* autour avert* avertissement baie bancs bancs*
basse* belles benevole benne* beuh biber* biberon bouche bouge bouge* bougeait boutons brun bural* buraliste bureaux
cadav* cameras canon canon* capuc* capuche caresser cauch* cello* cellophane centimetres chanc* chance charges charl*
chaudiere chaussure cherchait chevreau chich* chiche chlor* chlore circule claquettes conti* continuent copie* coupees
coups coups* coupu* coussinets crass* croqu* dechausse degager departement dessu* dessus devienne devissee diese*
disan* disant dispu* disqueuse domai* domaine dormez douch* douche drape* drapeau eau ecroulee emmen* emplo*
encadrement enlevees entends entreprise envoye epoqu* epoque equipee etage* etages etale* etiquetee evacu* event*
eventre fee fermi* fermier ferry ferry* filet filet* flanc flanc* flott* fourche frein* froide fromages fumee fumee*
galer* galerie gamel* gamelle gamins gardi* gardien gauche geran* grinc* gripp* guita* h heureusement hiver* horre*
installateur inven* invite joint jouer jumen* jument jusqu'a laissent lambe* lambeaux landr* landru lapin* lieux lieux*
ligam* ligaments lisse livreurs locat* loutr* lycee* manege marge* maternelle mecanicien ment mesures milie* milieu
moind* moindre moisi* monox* monoxyde moque* moquette morgu* morgue mouchoir mouille mouli* moulin nouno* nounou
nourriture ombre ombre* ongle operee oslo ouver* ouvert ouverte ouvrier palette palettes panneau papi patientait patte
patte* peint pele peles peles* pelou* pelouse pendait perruque piece pieti* piqure plaies plancher pliss* plisse
plombier plumes poignee poneys porte pouli* pourri pouss* poussee poussette pouvoir profs profs* projecteur proposer
proteste quali* qualite quitte rappo* recre reference refug* refuge relie* remise rempl* remplacer remplaces repond
reponse repos repose reserves reten* retir* retire retrouvee rigole sabot* sabots secou* secours secte* sentais
seringues serre servent skipp* skipper sommeil sorti* souve* suivante surem* surement syndi* syndic tableau terre*
tigre tigre* tire tombe* tomme tomme* tordues tortu* tortue traine trous* urine* vapot* vasse* vasseur venait vendeurs
verro* verte vestiaires veterinaire viand* viande virag* virage vis vitree voien* voient voisine`,
      '4': `
absents ag ami appuy* arrac* artisan ascen* ascenseur beton beton* briqu* caden* cadenas camer* cares* casie* casiers
cassee charb* charbon chevr* chute chute* cinem* cinema clavicule coller continuait demander desce* descente effac*
enlev* entas* entasses epaule fixee fixee* forai* forain frapper froma* gerance haut hesit* inond* inonde kg leggi*
legging levee* locataires loue mis monitrice noirc* obligatoires os palef* palet* passait peign* plaie* platr* platre
plein* pleins poignet pommes poney* quato* quatorze rapport resse* retenu robin* robinet rosie* scotc* scotch signa*
soeurs soign* souvent taches terreau toit trou troues venai* venais voitures volet volet* vomissements vtt`,
      '5': `
arrache bons briquet cage conci* copier couraient descend ecrou* effacees employe flottaient gosse* gosses lapins
mouch* mouches paroi paroi* poign* sangle signale soigneur sortis vomis*`,
      '6': `
caill* concierge dechi* dechire enleve sangl* tobog* toboggan troue*`,
    },
    vehicle: {
      '3': `
000 150 20h 7 78 8 affichee aider aider* aime aire apprentie autor* auven* auvent balad* ban banquette basti* ben
blagu* bloque brise brise* camions capit* capitaine ceint* ceinture cellu* cellule chute condu* conduite connu connu*
coupee courageux debra* debro* debrouillez deran* desce* dever* dialy* dialyse disparait drape* drapeau embrayage
empru* espag* espagne fendu* file fou froid gaz genev* geneve gps kilometres lambe* lambeaux lisse* loi luxee luxee*
mento* menton montant moteur nicke* nickel nourrisson oui pareille patine permi* permis photographie planc* plein
plein* plie pluie pluie* pneu portes posai* posait preci* precise pupil* pupilles queue queue* rappelez ray regul*
repartis reserve revision seconde solei* soleil store* supplement surex* talus talus* tampon tarif* tenai* tenait
terminer toile trafique traje* trajet trott* trottoir usees usees* vidan* vidange`,
      '4': `
aerop* aeroport ah allume arrie* arriere assom* assommer autoroute balade boeuf boeuf* carne* carnet chantant copai*
correctement demar* derangeait descendais expediee fendu fil fiole fiole* gamme gamme* genou* impro* km lisse loue
lycee* mouille moust* nice odeur odeur* organisee perip* periph pneus pneus* remonte reservoir selle selle* siege
siege* sniff* sniffe tabac tabac* tarif tranq* tromb* vanil* vanille voyon* voyons`,
      '5': `
1h30 categ* categorie copain debit* debite demarre frein* freins frigo frigo* genoux guido* guidon monos* monospace
pare reser* reuni* reunion tordu tordu* tranquille valis*`,
      '6': `
130 break break* fiat pedal* pedale plancher reservee valises`,
      '7': `
auto citad* citadine`,
    },
    warranty: {
      '3': `
140 5 700 85 ame amis ane aspirateur assignation assistance attend attendais attends avoue avoue* bornes bout
centimetres chutes conciliateur constatee contradictoire contrat couvre crame* creux creux* crois* departement evide*
evidemment exper* expertise exten* extension faibl* fort grain* grains gresille huiss* huissier insta* jours jours*
laser legal* m'y mesure meurt norma* olivi* olivier oral parai* parait parle* parles pedal* planter pose poussiere
premi* premier production publie quato* quatorze quitt* quitte racheter randonnee refusee renvoie repen* repense repri*
resis* risto* ristourne septe* septembre siffl* siffle sugge* ta technicien temps temps* tiroi* tiroir tomat* tomate
ufc vais vehic* vehicule vivac* vivaces`,
      '4': `
affut* affuter as avers* averse batte batterie blanche citro* citronnier conformite crois decol* diagn* diagnostic
epave epave* facad* facade faudr* faudrait gondo* installateur levee* mois mort morte occas* ondul* panne panne*
pousser prendra pure regle remplacement renvo* reparation reserves service sifflait suggere techn* techniciens tu voyez
voyez*`,
      '5': `
baie batte* bref defau* defaut fabri* fabricant lave linge linge* reprennent reprise ressu* ressuscite semel* semelle`,
      '6': `
decollee magas* magasin sav vente vente* vitree`,
      '9': `
garan* garantie`,
    },
    website: {
      '3': `
11h 16h 2022 29 54 aband* abandonne accue* accueil achetes affichait agend* agenda ateli* atelier ayant ayant* candi*
cartes ce charleroi chois* clien* commercial confi* confirmation confirme contrat couronne crene* creneau demai* demain
disponible dossi* dossier enfan* exist* extrait factures fiches grossesse impossible index interimaire lingerie m
maintenance march* marche me mesur* miennes missi* mission moteu* moteur nombr* numer* numero oblig* oblige ouvrant
ouvre ouvre* passe portail poste premieres prevenu promo promo* qr qu quant* recha* recois refuse reserver resultats
retar* retard retour rib soins soins* soude* souha* souhaite suffi* sur surle* surlendemain telep* telephone tombe
valider vois vraie`,
      '4': `
adres* adresse animateurs annoncait appli appli* autrement bizar* bizarre centa* choisir client code combi* combien
disparait enfants existait fausses fichi* fichiers illis* illisible impos* inconnus inscription jamai* jamais joyeu*
joyeux leur lien mesures newsl* newsletter offres paie panie* panier parta* portillon proposition recharge reclamation
recoi* redes* reduc* reduction soudeur suffit`,
      '5': `
page partage vider vider*`,
      '6': `
drive drive* espac* espace`,
      '8': `
site`,
    },
    welcome: {
      '3': `
accue* accueil affaires allais artic* atten* attendus auto bagagiste baske* baskets bloques bonde bouchon brouillon
caraf* carafe cet chamb* chambre choisi clefs clefs* condi* conditions cuill* cuilleres debloquer dej desac* disaient
discours dont embar* embarquement emplacements encei* enceinte epous* epouse etein* eteinte familles fermee flute
flute* genial hamst* hotels huit injoi* injoignable intro* introuvable inventaire jeton jeton* laque* laquelle
locataire magnifique marchait maths maths* minui* minuit nom nomme* nommee nos notres oblig* olivi* olivier ongle
ouvra* pan panie* panier pareille passes payee payee* peignoir perte perte* petites peux photographier pire plan
pleurer preparatrice ralen* rebel* rebelote regle remon* reserve resti* retourner scanner souci souci* souda* soudain
soupirant sourire suspe* test toutes traite trouvait valis* vecu vigil* vigile`,
      '4': `
16h arriv* arrives article automatiques blancs casta* castaing chign* chignon depart falla* fallait file gener gross*
grossesse guide guide* habil* harna* harnais marse* marseille mate noirs noirs* notre notre* nous oblige paye
photocopie ralentir suspect trent* trente valises vendre ville ville* vomir vomir*`,
      '5': `
aband* abandonne aveug* aveugle cles depar* emplacement ensui* ensuite etion* etions femme femme* prive* privee recep*
recto recto* remonter verso verso* vih`,
      '6': `
empla* receptionniste`,
      '7': `
carav* caravane`,
    },
    wifi: {
      '3': `
160 3e absen* alle ambia* ambiance arrete arreter boulo* boulot cafe changer comble connecte corrects deplo* devra*
devrais donna* dorto* dortoir employeur fibre fibre* frere gratu* gratuit heure image* inexi* loupe mette* moins moins*
namur namur* nul omele* orage orage* parlo* parlons poli portefeuille rate redem* rentre resea* reseau rit rosie*
rosiers s sejou* sejour sieges techniciens telet* teletravaille tombe* tomber top troisieme trott* trottoir voyage`,
      '4': `
absent controleur couin* couine echel* echelle exame* image inexistant maintenance match* mcdo mettez omelette papi
parta* passent potea* poteau redemarre revise signal technicien telec* telecommande trava* venu viennent`,
      '5': `
cable cable* machi* modem modem* partage pixel* techn* travailler visios`,
      '6': `
conne* connexion examens visio*`,
      '9': `
wifi`,
    },
  },
};
