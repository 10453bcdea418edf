import type { LearnedRisks } from './learned-risks.ts';

/** Made by training/train-risks.ts, which says from what; not to be edited by hand. */
export const fr: LearnedRisks = {
  plainBelow: 9.94,
  unlikelyBelow: 15.14,
  likelyFrom: 18.69,
  any: {
    '-9': `
adora* adorable apres_trois assas* auven* auvent avait_dit bof bruya* caout* caram* chere chere* comed* complique
courte de_nouveau de_passage decal* decev* decu diffi* difficile dossier_en du_jour en_papier en_rupture ennuy* estim*
fade fait_ce fermeture_a grinc* hors_service illis* illisible interminable jauni* l_ame la_batterie lent lente lente*
loin long longue mais_on menu merci_a molles montures non_plus passi* peu_d pistolet_a plate prevue progr* programme
rassi* repor* reportee repou* reserves sans_explication satur* se_fait sec serveurs sombr* sombre stock supplement
table_pour temps_de terminee triste trop_petit une_salle`,
    '-8': `
31 380 65 a_gauche a_refaire a_tomber absentes affichette ai_cru alarme_incendie alors_qu ampoule animations attendais
au_moins audioguide augme* automate baguette banal* bancale bornes bouchonne brasserie brill* bruyant budge* bulles
capri* carbonara categ* categorie celui_du cette_annee ceux_de chambre_pas cher cheveux_dans chiche chien_etait cintres
clim cloch* combl* compote connexion conseils correspondance couches crene* crime* d_accord d_air de_8h de_fusil
de_stationnement debor* deborde decale deco decor* decue decue* deguisement deja_ca delai_de derriere_un
des_chaussettes deux_au deux_etoiles devine disaient doux ebrec* empeche en_double en_maintenance en_retard en_six
ennui essaye etroi* exigu* expir* fatig* faut_un ferme_pour fermees fige final fins flech* formidable fumeu* game
genoux_dans gentil gresi* groupes heure_au heures_par huit_minutes humai* incendie_a indus* infer* invites jamais_recu
jamais_recue l_agenda la_concurrence la_partie la_rentree le_chien legen* les_enfants lisai* lisait livre_sans livree
location_de lui_ne magaz* mai_on maintenance mais_quand marchait me_propose mecha* mechant met_la milieu_et mou mous
n_arrive nombr* on_attend on_regarde ourle* pale pas_comme pas_prete passionnant peage peage* penib* penible perruque
peu pixel* plat plus_maintenant poli prix pro promo_refuse quarante_cinq qui_ne quinze_euros rappel rares rares*
rayon_de redem* redui* reduite reprendra reserve_au reste_du ridic* rien_en salles sans_ascenseur sans_discuter
sans_nom sature se_ferme se_sent secs selon_ma sept_heures service_apres service_en siecl* siecle sono souriant
strapontin supermarche telephonique temps_d tire_bouchon trist* trop_cher trop_courte trop_long un_velo une_demi
une_etoile uniquement up venti*`,
    '-7': `
11h_au 14h 1h30 26 380_euros 3_jours 3eme 412 50_min 64 89_euros a_18 a_20 a_3 a_9 a_jour a_plus a_quoi a_voir agace
agace* ai_envoye aimab* aimable ame ampou* angle* annoncait appelle_on apres_nous araignee armes armes* arrive_jamais
aspirateur attendais_a attribuee au_prix au_secretariat au_tel au_top aucune_annonce augmente aureo* auton* autonomie
autre_bout avais_pris avait_recommande avis_de balancoires bancs bancs* banques batterie_morte bibliotheque biscu*
bloque_sur bonde* bords bords* bourru bout_d bruyante buche* bulle ca_coupe ca_pique caraf* carafe caramel catalogue
centime centimes cff chaines chambre_double chaque_appel chaque_question charm* chasse_au chocolat choix_de classique
clavier clic clima* cohue cohue* comedie commande_annulee commandees commander commence_a comment_je compliquee
compte_bloque comptoir_de confitures congeles contente cornet coupe_pas couper courant_d courent creneau creux creux*
crimes croque_monsieur cuir_qui cuit d_annee d_ennui de_10 de_dire de_fidelite de_file de_foot de_grave de_jardin
de_monde de_musique de_pain de_pluie de_tabac debordes decevant decid* decus decus* defra* defraichie delav* demag*
depli* depuis_onze des_traces des_trous des_voisins destinataire_absent deux_couches deux_euros devait_me diffe*
different differents dirai* dit_rien du_hall du_marche du_parking du_prix du_vol dur dures dures* durs durs_comme
ecail* echanger ecour* ecrans editi* edition en_3 en_carton en_etait en_formation en_magasin en_mousse en_octobre
en_option en_parlerai en_pause en_place en_poudre en_travaux en_vacances ennui* enterrement entet* epee erron*
est_affiche est_passe estime et_soir etait_bonne etait_gentil etait_mieux etait_tres etouffant excep* exercice
exercice_d expediteur expire exposee facon facon* fait_deux fane fee fenetre_qui fete fidel* file file_de file_jusqu
file_pour filets fille_qui final* flou fois_de formi* formule free frotte fut gabar* gabarit gachee galet*
garantie_refusee garer garer* gaufre gazon gazon* gens_de gentils glace_fondue gresille greve greve* grince groupe_trop
heure_pour hold hold_up hs humain il_faut impossible inaud* incomprehensible inconfortables indis* inega* injoi*
injoignable inspi* insuf* interet intro* introuvables inuti* inutile irreprochable jamais_arrivee jamais_venu je_peux
jour_du joyeu* joyeux justificatifs karao* karaoke kot l'a_remarque l_auvent l_expediteur l_option la_dessus la_fete
la_lampe la_maj la_pub laissant lambeaux lassa* lassant le_2 le_6 le_cadeau le_dernier le_garcon le_long le_menton
le_soleil le_standard le_surlendemain les_bouchons lever_les limit* linge liste_d lit_ses livrees loint* m'a_regarde
m_attendais m_avait magazine mais_a mais_cher mais_pour maj malgre_mes mangeant mari_l'a marteau_piqueur mauvaises mcdo
me_tue meme_mon meme_morceau menu_enfant merci_mais mes_frais mes_petits mes_remarques meteo meteo* metre mi
micro_ondes midi_et mignon miles miles* min_pour minuit_et minutes_a minutes_d mise_a moche modele mois_plus mois_pour
moitie_des molle mon_gout monot* monotone moyen musiq* musique m² n_empeche n_etaient ne_passe ne_va ne_vaut nivea*
niveaux noir_de non_remboursable notic* notice notifications nous_avait objet obscu* occupee offres on_devait on_en
on_mange ondes ondes* orage orage* oublie_le oublies ourlet pages pages* pansements papier_peint par_contre
par_personne par_tete parcm* parcmetre parco* parcours park parking_plein parlerai pas_assez pas_mais pas_pratique
passage_dans patin* peint perd_ses petit_pour piles piles* piqueur pistes place_a places plains plaisir plantee plantes
plats plats* plein_d plus_chere plus_qu poisseuse poissonnier polar* police_d portabilite portions pots pour_travaux
pour_trente poussif pratique preav* preavis premier_jour presentoir prevo* prevoyez prevu* promettait promises
propose_une quali* qualite quatre_et quelqu'un_pour qui_accroche qui_goutte qui_gresille qui_grince qui_lit qui_tient
racket raconter ranges rassise ratees ravio* realite recharger refuse_pour remarquez remboursable rencontres reparee
repondeur reponse_automatique reponse_depuis repousse resilier retours retre* revenir revoir ridicule ridicules riqui*
riquiqui rouleau roulette salee* sanitaires sans_avis sans_gout sans_interet sardi* sardines sautent sauve_la saveu*
savon se_garer semaines_avant semel* sent serie seringue_a seul_guichet seulement_en shamp* shampoing sirenes
sol_collant sonor* sonore sortaient souriante souris_d spect* spectacle splen* splendide supporters sur_deux sur_douze
surco* surcote surle* surlendemain swiss* table_voisine tachee taille tailles tardi* tarifs theme theme* tiede tiede*
tomate toujours_au toujours_ici toujours_un tout_en tradition traduction train_fantome transparent trois_relances
trop_doux trop_sucre trous trouve_une trouver un_bonjour un_bouton un_bras un_distributeur un_panneau un_repondeur
une_baguette une_equipe une_journee usure usure* va_bien vaiss* vaisselle vendeuse_qui ventilateur vetuste ville
voiture_trop voyant_la wifi_inexistant`,
    '-6': `
10_jours 12_euros 12_jours 13h 142 14_km 17h 185 18h 196 19h40 19h40* 2011 2015 20_minutes 21h 22_euros 25 310 35 39_99
3d 40_min 410 4_fois 50_le 58 5_jours 5h 6h 74 8h30 8h_a 8h_un 99_pour 9h40 a_13h a_14h a_15 a_17h a_21h a_29 a_34 a_7
a_apporte a_bien a_chaleur a_couper a_levres a_mieux a_parler a_plat a_regarder a_trouver a_vecu abat accueil_froid
acheteuse acteu* administration adorables affichage affut* ai_mange ai_propose aime air all amer amere amien* amiens
anglais_seulement angles annulee_sans annulees ans_un antoi* appli_de apprecie apres_deux apres_dix araig* archi
arrive_le articles aspergee assassin assassinat assassine assou* attendus attente_au attente_de attente_longue
attente_pour attractions attraper au_catalogue au_contrat au_devis au_final au_fromage aucun_geste autocollants
autre_et avait_l avait_pris avant_on avec_cinq avec_tout avenu* avenue bagage_arrive bagage_cabine bagel bagel* banni*
banniere base_de battus belle_soeur berli* bien_mais bienv* bienvenue bijou biscuits blague blase* bloque_a bloquees
bof_bof bon_c bon_j bon_sens bonbon bonne_et borne_de bouchons bougo* bougon bouquet bourguignon bousculade bouteille_d
braquage break break* breto* breton brouillard brulant bruyants budget bug bugge* but ca_a ca_m ca_m'a ca_plante cabos*
cabosse cafet* cafeteria camion_poubelle camion_trop canape_livre capricieuse capricieux captc* captcha carafe_d
casseroles ce_jour ce_prix cellu* cendriers centre_et certificat_de chambre_minuscule chaque_mouvement charmant
charmant_mais charme chate* chatelet chauffee cher_et cher_pour cheres chipo* chips chips* choco* choisissez choix
choix* choucroute ci cimen* ciment cinq_fois cinq_mois cloches cm coffres coincees colis_a collante comble comediens
commandes comme_annonce comme_demande comme_toujours commencait complet_a compris_dans condi* conditions confidentielle
connectee conseillee content contrat_de contre_deux convention coop corni* cornichons costa* couette_trop coulu*
coulures coupait courants court_de courte_que courtes courts couru couteau_qui couteaux coutent couture couture_defaite
couverture couvertures cremes creves crime croirait croissants cru_a d_entrer d_evacuation d_examen darty darty* de_9h
de_bureau de_classe de_contact de_fromages de_lire de_massue de_neige de_perche de_printemps de_rire de_telephone
de_tir de_tiroir de_vent de_voir debout_avec decalee decide decider decod* decodeur decollee deconnecte decorative
defai* defaite defonces degres_dans degus* degustation delicieuses demandent demenage demonstration depart_en
deplacement deposer depuis_juin depuis_lundi des_coulures des_miettes des_pates des_sardines desac* deux_passages
deux_sans deux_semaines deuxieme_paire dever* deverrouillage diabl* diable diapos differente difficile_a dirait
discotheque docto* doctolib dois dommage donnant_sur donne_sur dont_la doses doses* douze_minutes du_dimanche du_palais
du_voisin dure eau_chaude eau_froide ebreche ecaille echeance eclai* eclairage ecoeuree ecoul* ecourte egaree emous*
empec* emplacement_en en_bonne en_boucle en_compote en_gare en_novembre en_panne en_retraite en_service en_stock en_sus
en_un en_veux en_vrai enfants_ont enfants_s enigm* enlevees ennuyes enregistrement enter* entre_chaque epoqu* epoque
erafl* essayer est_adorable est_aimable est_doux est_fini est_gentil est_long estimation et_peu et_rien et_sur etagere
etaient_au etait_adorable etait_au etait_bien etait_de etoiles_et eu_peur evacuation evasi* exageres excur* excursion
exercices expedie_en expo fabricant faire_part fait_en fanta* fatiguee faut_attendre fauteuils ferme_sans fermee_le
fermee_pour fetar* fetards fichue fidele figee figee* filan* files files* film film_de fines fines* fissure fleche
fletr* floue* flous flous* fois_on forum* frais_de franchement_decue francs_le frien* friendly friss* frites_molles
fumeur fumeurs galette gaufr* gendarme genti* glaces glissent gondoles gout goutt* grandes grass* grasse gratin green
green* grises guichet_ferme habite_a happy_hour hausse_de helas helas* heros heros* heure_et home honor* hour houss*
housse hublo* hublot humeu* humeur humid* humidite il_pleut immobiliere impossible_de impre* imprecise impri*
inaudibles incom* incomplete inconfortable indiquee indisponible inegale inson* insuffisant insup* insupportable
internet introuvable invit* irreg* irreguliere isola* jardinerie jauni je_change je_dois je_joue je_pars je_prefere
je_teletravaille je_vis jeans jeans* jeun joints jours_ouvres jours_pour jus_en kit l'a_donne l_assassin l_automne
l_echeance l_ete l_index l_inverse l_ombre la_clim la_conseillere la_formule la_gare la_mauvaise la_nouvelle la_pauvre
la_saison la_seconde labor* laisse_des lancer lapin laque laque* le_cadre le_chat le_couple le_debut le_devis
le_distributeur le_jeu le_match le_mercredi le_mode le_plat le_portail le_premier le_salon le_traitement le_vendredi
le_vide legendaire legerement lenteur lents lents* leonie libra* limitee livre livre_dans livreurs lointaines lol
longu* lumin* lune m'a_vendu m_agace m_annonce ma_matinee maint* maintenant maintenant_c mais_au mais_c mais_il mais_je
mais_quelle mais_trois major* mange_des manque_un manque_une manue* manuel marche_de massu* massue matin_meme me_donne
me_souhaite mediatheque medio* mediocre meilleur meme_avec meme_eu meme_pour menottes merci_pour mercredi mes_collegues
meurt meurt* meurtre meurtres miett* miettes mince minimum minuscules minutes_dans minutes_par model* moi_j mois_et
mois_ils monsieur_tres monst* monstre montage montagne montant montre_connectee morgu* morgue mortes mot_sur moteurs
mouli* moulin mourir_d moyen* muet munic* municipale murs murs_en myste* navettes ne_coupe ne_se neces* negat*
noircissent normal_mais nous_annonce nous_l nuit_d obligatoire_a obscur octob* octobre ok on_avait on_commande
on_demande on_derange on_dirait on_n'a on_paye on_sort ondul* onze_jours options orang* organise otage* ou_l ou_le
ouvres pagaille page_9 pain_sec panne_et par_courrier pareille parfaits parking_de pars part_en partent partiel
partir_de passages patience patron_qui peine peine* pellets pelou* pelouse pendule pente pente* pepit* pepito perdu_un
personnages petits_enfants piscine_fermee piscine_municipale pixel plante_au plastoc plateau_de plein_tarif pleines
pleut pleut* plint* plinthes plomberie plus_le podcast polar policier porter poudreuse poupees pour_deux pour_eux
pour_nos pour_six pour_vent pousser pousses pouvaient pralines press* pressee print* printemps prix_du production
produits promo promp* pubs puits puits* puzzl* puzzle quand_les quant* quantites quarts quatre_jours quatrieme que_de
que_prevu que_sur quel_dommage qui_annule qui_avale qui_coince qui_craque qui_ferme qui_marche qui_soupire rappellent
rarem* rarement rassis rater rater* rayee* rayons_vides rdv rebel* rebelote reche* recompenses redemande reduc*
reduction refaite refaits reflets regarde_l regarder reglement reglement_interieur regret regrette reini* relais_a
relances relax* relaxation relief rembourses remettrai remplacer rendu_l renvoie renvoie_le renvoyer repetitifs
repetitive repondait repondu_a reporte repose repoussee repri* requins reservations reserve_pour resol* reste_a
retard_d retarde retraite_de reveillon revenues reverrez revet* revetement reviendrai revise rien_le rigid* ringa*
rire_devant rire_les risques rondelles ronfler rosier roti_etait rouge_a rue_du ryana* ryanair sac_en saccade saignant
saignante saisons salee samedi_a samedi_c sans_payer sans_piles sans_plus sans_sonner sauf_que saveur se_croirait
se_voit seche_cheveux secher semaine_avant semaines_pour semelle semelle_decollee semi sent_le separees serait_bien
serres_comme serum* servi_dans service_et seule_caisse sieges silic* silicone six_fois snack* soirees soit_disant
solaire son_permis sont_ennuyes sont_les soudeur soupire_a soupire_quand stage_de stand stand* stm strap*
strapontin_derriere subli* succes sucree sugge* suggere superieure suppl* surbo* surge* surpe* sus suspect swisscom
synch* tabac_froid table_bancale tabourets taper taper* tarif* tec techniciens teinte tel telecommande telephone_pour
telet* teletravaille tensi* tenue_de ter terminee_la tetin* tir tissu tissu* tordues tournent toute_facon tranches
transfert trente_euros trois_euros trois_quarts trop trop_cuit trop_de trop_epais trop_grande trop_loin trop_sucree
troues trouve_ca tueri* tuerie tueur tueur* un_an un_cafe un_chat un_compte un_enterrement un_maitre un_pot un_rappel
un_trimestre un_ventilateur une_adresse une_ampoule une_cabine une_piece une_tomate une_tuerie valises vecu vedet*
vedette veget* venu veran* veranda verite vertes victo* victoire vide_a vide_en vie_de vinaigre vivac* vivaces
vol_annule vole_la voleur_de voulais vue_mer`,
    '-5': `
10h30 10h30* 11h20 11h20* 11h30 11h30* 12h15 12h15* 138 14_euros 15_h 15_min 16_h 17_degres 18 1ere 1h10 20 2016 2_fois
3_le 40_ans 41 44 60_euros 612 75 780 7h 80_le 8_et 8h 90_par 9h10 a_11h20 a_18h a_5 a_6 a_6h a_8h a_95 a_attendre a_ce
a_celle a_dire a_dormi a_droite a_leur a_me a_mourir a_namur a_redire a_repondu a_sauve a_se a_taille a_venir a_vingt
absente achat_valable achem* acheminement achev* activites adapte affuter agneau ahmed ahmed* ai_du ai_eu ai_quand
aides aides* air_de airli* airlines aller_le alles alles* allumer amandine ambia* ambiance americain an_prochain andou*
anglais animation annees_80 annex* annonce annonce_en annul* annule annule_la annule_le annules ans_j aperi*
application appor* apprend apres_vente arc arrete_en arrivee artistique assassins assom* assommant assommer assor*
aster* attendre_le attendu attente attente_avec attraction attri* au_menu au_revoir audioguide_en aurait aureole
aussi_mais autre_age avais_deja avais_paye avais_pose avait_mis avalent avare avare* avec_quarante avec_trois baclee
banale bar_a barbe* barbecue batai* bataille baveu* baveux beauc* beaucoup blabl* blablacar blanc_sur blanchit blase
boissons boit bonde borne borne* bouches bouchon bouchonnee boude* bouees bouilloire bouloche bouqu* bouquin bpost
bpost* bracelets brest brest* brocante bruit brush* brushing bruss* brussels bruyant_a buche buffe* buffet buffet_a
buffet_de bugge bugue* buguee caddie cafe_a caisses caisses_automatiques calee* canad* canada canap* canape canards
caoutchouteux caracteres carbonisee carbonnade cardi* cardiaque carnaval carottes carrefour carres carte_des caser*
caserne casses casto* castor categorie_inferieure ce_sont celeb* celebres celle_de cent_kilometres chaises champ champs
chans* chantaient chantait chaot* chaotique chapi* chapitre chaude chauffage chere_que chevilles chouc* chron*
chronopost cinquante_minutes cintr* citad* citadine citronnier claquent cles_a client_a climatisation clos coca coeur
coins coins* colles colonne comedien commande_deux commande_en commandee comme_a commissariat commune comprends conce*
concept concurrence confirmer conforme conforme_au confort confu* confus connecter copier cordo* cordonnier corre*
correspondance_ratee corro* corrompt cotisation couleurs coulo* couloirs coupe_rien courage courait_partout craque
creer creer* creme_solaire crepes creva* crien* crient crimi* crise_de croissant croqu* croquettes culturel d_aller
d_avance d_avocat d_epoque de_17h de_ca de_compte de_courant de_dossier de_douze de_friture de_leurs de_ligne de_mode
de_pret de_prix de_provence de_pubs de_quatre de_queue de_rechange de_retour de_sable de_sejour de_sucre de_tenue
de_trente de_vie de_vin de_zombies debarrassees debit debloque debordee decaler decales decat* decathlon decor
decouverte decrit defait defiler degar* dela delave delirants demandee demi_journee depareillee depit* depliant deplo*
depuis_octobre des_annees des_bouchons des_chaussures des_chips des_midi des_pistes des_vins deses* desinstalle
desordre destinataire detendre devai* devait devel* developpeurs devoirs devore differents_en diges* digestif disco*
disparait dispu* divin divin* doive* doivent domma* dommage_pour dormaient dormi doublage doute drach* drache droite
du_genou du_vieux e eats eau_a ebrechee ebrechees echangeable echantillon eclaire ecole_de effacee effritent
electronique elevee emousses en_anglais en_bon en_conge en_decembre en_famille en_hausse en_juillet en_meme en_peluche
en_pente en_plastique en_quinze en_trois en_voyant enclos_vides endormi_sur endroits engie engie* enigmes ennem* ennuye
enterrement_de entracte entre_8 entrecote envoye_le epine* epong* eponge epuise erabl* erable escap* escape escape_game
essaye_de est_bonne est_juste est_leur est_penible est_repartis est_tres estimee et_au et_mal et_personne et_quart
etait_ecrit etait_juste etait_rentres etait_une etouffante etrangler etroites etudiant eu_le euros_a eviter_le
excellent exceptionnelle excessif excursions exemp* exemplaire exigue exorb* exorbitant exped* expedie explications
expo_sur expresso extension extraordinaire facilement facture_au faire_des fait_tout fallu fallu* fatigue faute_de
ferie ferie* ferme ferme_a ferme_le fermee fermer fidelite file_interminable fini_a finitions fizz flan fleches fletris
floue floues fond_derriere food format forte forte* fortu* fortune forum fournies fragi* fraic* fraicheur frais france
franchement franchise frange frett* frette frisson fritu* friture froide frois* froissee fun furieuse fusee fusee*
gangs* gangsters gendr* gentille_mais gentillesse givre givre* glisse_un go gondo* gourmand gouttiere gps grains gravi*
gravier greens grincait grott* grotte guidee guides h_30 hab haha herbe* herbes herbes_de heures_au horai* horaire
horaires hors hors_stock hotli* hotline hotte hotte* il_parait il_passe impat* impot* imprime imprimees inaudible
incha* incli* index index* indic* individuel industriel ineff* inefficace inferieure inond* inonde inscriptions insip*
insipide instant inver* isolation j_appelle j_attendais j_irai j_ouvre jamais_en jaunit je_reviendrai je_voulais jeu_de
jours_au jours_sans juill* juillet justificatif karaoke_jusqu'a kine_a kiosque km l_ambiance l_assiette l_ecoute l_expo
l_heure l_instant l_on la_bonde la_commune la_connexion la_fondue la_montee la_musique la_note la_poste la_suite
la_vaisselle la_vis laboratoire laissent landr* landru lassi* lassitude lave_linge lave_vaisselle le_15 le_20 le_bouton
le_coup le_fabricant le_menu le_mois le_parc le_quatrieme le_samedi le_tout lecons lent_a les_5 les_draps les_heures
leur_musique liban* lieu_du linky linky* livre_a livre_avec livre_en livre_le loin_de long_que loto loutr* lumineux
m'a_envoye magazines mais_alors mais_j mal mal_au mal_organise malgre_tout manches maneges manteaux marat* marathon
marchande marra* massacree matinee_de matinees mauvaise_teinte me_l me_reclame meat meches melange melon* melons
meme_temps mensualite menth* menthe mercr* merites merve* merveille mieux mieux* migro* migros min min_debout minab*
minutes_pour minutes_sur miroirs missions mobil mobil* mobil_home mobiles modem modem* moi_je moi_moins moitie_du
moitie_prix moment_de mon_operation mon_traitement mondi* mondial mondial_relay monta* montre_en motiv* mouche moule*
moules mousse moutons mozza mozza* musee_de music* musique_d mystere n'y_peut ne_me neerl* neerlandais neige neige*
netfl* netflix neuf_euros niveau nombreux non_remboursables non_rembourses nonch* normale nos_billets novem* novembre
noyees nuage* nugge* nuggets nul numerotees obligatoire ok_mais ombra* ombrage on_entendait on_s'y on_se on_travaille
on_voit ont_pas opera optio* orange orche* orchestre ordonnance_de otage outil ouvert_en ouvrir_la pain_etait palmi*
palmier panne_au par_coeur parac* paracetamol parait_que paras* parking_payant partager pas_avant pas_dans pas_des
pas_j pas_reconnu pas_vu passe_pas passee_a passer_sans patine patins patisserie pauvre payan* payant payante paye_le
peign* peignoirs peinture peluc* peluche perd perde* perdez pere_qui perimees perma* permanente peut_rien philo*
photos_prises piece_detachee pilie* pilier pinte pinte* piquant piqure_de pistolets places_a plante_des planter playm*
playmobil pluie pluie* plus_long poignee polars polie polie* ponctuel popco* popcorn porte_close pose_ma possible_a
postes_canada pour_ca pour_ce pour_conges pour_rien pour_se pour_son pouti* poutine prefe* prefecture preferais_l
premiere_partie premiers presses pret pret_a prete_a previ* previenne prise_par prises_mortes prix_d prix_en probl*
probleme progressifs progression projecteur promi* promise promo* propre_et proprietaires provence pub puis_un qu_avant
quand_le quarts_d quatre_etoiles quatre_heures quatre_mois que_si questions qui_colle qui_donne qui_etait qui_gratte
qui_hurle qui_plante qui_traine racco* raccompagne raccourcie raclette radis radis* rage ramen rangees rappelle_pas ras
rate rayee rdv_a reali* recen* recevoir recha* rechange reches reclamation redec* redemarre redir* redire reel
refuse_parce refuse_sans regarder_des regle_et regul* reimp* reimpression reinstallee relay rembo* remboursables remet*
remets remplacees rendez_vous rendu_le renouveler renvoie_a renvoie_au reouv* reouverture repartis repond repond_par
reponse report repris reprise rer resea* reseau reservation reservee respe* respectee ressemble ressemble_a ressortis
ressu* reste_dans retar* retour_refuse reveil_a rien_d rien_de rigides riz_trop ronfle rosti rosti* rouleaux rythm*
rythme sac_oublie saiso* saison salle_mal samedi sandw* sandwichs sans_bulles sans_doute sans_hublot sans_manche
sans_saveur satis* satures saucisson sauvez savait_pas savon* scena* scenario scien* scolaires scone* scones se_bat
seconde secondes_entre secretariat sel semaine_et semelles semi_permanent sentier sept_semaines service_lent sessi*
session set seule_pour shein shein* signaletique simon* sinistre smoke* smoked snack soignees soiree_a soleil_brulant
sonne_dans sorties sous_garantie sous_titres spams spams* squelette standard statu* style style* succe* sucres
suis_tombe supplice supprimee sur_cinq sur_internet sur_nos sur_trois surgele suspense svp sympa_mais table_d'a
tache_de tacos tacos* taill* tajin* tajine talons tambo* tange* tant_pis tartiflette taxes taxes* technicien_devait
tele tendr* tendre tension terme* terreau tgv thyro* thyroide tient_pas tombe_en tombent top tordu torture toulo*
toulouse tour_de tousser traitement transfere transit trente trente_secondes tresor trime* trimestre tristounet
trois_pistes trop_forte trop_longue trop_petits trop_rapide trop_sucres trouve_que un_anniversaire un_assassinat un_au
un_bonnet un_certificat un_clic un_code un_coin un_lapin un_mail un_pilier un_poteau un_produit un_rdv un_rideau
un_tracteur une_citadine une_etagere une_haie une_ordonnance une_seule une_vitre usees usees* valises_sur vaut
vegetarien vendeur_m'a ventee verre_de vieillot vieillotte vient_d vingt_cinq vins visio* vite vitree voir_un voisin_a
voisins vol_au voulait_juste voyais vraiment_pas vue_sur wifi zalan* zalando zombi* zombie`,
    '-4': `
0 10 11h 12_mois 15h 164 16h 17 18h02 18h02* 1998 19_euros 1h35 20_min 22 25_min 2e 30 38 3h_du 43 48h 4_jours 5h30 62
6_euros 8h_et 9 a_15h a_17 a_5h a_attendu a_couru a_cru a_distance a_eau a_fallu a_force a_froid a_laver a_lire a_main
a_mi a_monte a_neuf a_prendre a_pu a_rallonge a_s a_six a_souffle a_toujours a_tour a_toute abandonne absen* absent
absent_alors accel* accepte_pas accepter acte_de acteurs adaptateur addit* addition aerop* aeroport affiche_a
ai_demande ai_ecrit ai_perdu ai_pleure ai_recupere ai_toujours aime_le aime_les ainsi ainsi* album algor* algorithme
ambiance_de anciens angla* angle animalier annees annon* annulee anse antoine aout_et apero appelait appoi* appoint
apporte apres_ils arrete arrive_bien arrivee_avec arros* arrose arsen* arsenic artificielle ascenseur_en asiatique
assise attendait attendait_avec attendre attendue attentifs au_balcon au_bout au_debut au_fabricant au_niveau au_nom
audio* autob* autobus autocollant automatiques aux_fraises avais_demande avait_deja avait_le avait_mal avait_pas avanc*
avant_midi avec_ses avocats avoir_de bache bacon bacon* badge_a bagage baguettes baillaient balade balis* bananes
bancales barree bateaux battu* bavar* bell belle_mere bibli* bien_de biere_tiede billes blanches blanq* blanquette
boiss* bon_et bonnet borde* borne_en boss boucle bouda* boudait boude boules bowli* bowling bref bross* broui*
brouilles bruit* brula* brunc* brunch bulle* burge* burger ca_me cabines caches cadeau_de cadre cadre* cafe
cafe_imbuvable cafetiere cailloux caisse_ouverte cambriolage campa* campagne car_le carbo* cashl* cashless cela cellule
celui_d cendr* certe* certes cette_maison chacun chambres change changees changer chape* chari* charmante chateau
chauffe chaus* chaussettes chaussures_de check* cherche chevres chois* cigarette cinq_minutes clefs clefs* clics clics*
client client_absent close* code_pour colla* collant comma* comme_du complete comprises concessionnaire concu* confe*
conference conforama conge* conges conseille constatee contre_visite coordonnes copains correct correspond_pas costaud
cote_des coudr* coudre couin* couloir coup_d courageux coure* cours_de court court* courtois coutu* cowor* coworking
craqu* creneaux crepe* criminel crous* croyait d_avoine d_office dans_cette dans_des dans_trois datait datee* datees
daten* datent de_chauffage de_coeur de_couper de_faim de_fautes de_fermer de_garcon de_huit de_juillet de_noel de_plus
de_quelqu'un de_retraites de_revenir de_satisfaction de_table de_travail de_tri decale_de decem* decembre decevante
deche* decoration degoutee demande_un demander_si demarrage demenage_a demi demi_heure demi_pension depuis_deux
depuis_mardi depuis_septembre depuis_un des_assiettes des_l des_lunettes des_meres deser* desert dessert desservie
deten* deux_cafes deux_casseroles deux_clics deux_mois deux_nuits devenu devis diapo* diman* dimanche direct dison*
disons distr* distributeur doc docum* dommage_car dommage_que donc_j donnant dont_l doublent douillet drive drive*
du_compteur du_site du_tribunal ecaillee echange echoue ecoeu* ecrit_au effil* effor* eglis* eglise elega* elegance
elle_les emoussee emploi en_boite en_dix en_face en_fevrier en_mai en_permanence en_reste en_tout en_travers encod*
encode enfants_qui enfer enfum* enigme enigmes_usees ennuyaient ennuyeuse entend_les entre_8h entre_temps entrees
entretenu envoye_une envoyee_en envoyes espagne esperais espre* espresso est_en est_jamais est_moi est_mon est_plus
est_sortie est_trompe est_vrai et_avec et_ca et_puis et_quand et_trois evene* evenement examens excel* excellente
excuses expediee expiree expliquer express exten* facil* facture_sans faibl* faiblarde faible faim faisant fait_la
fausses faut_le faux_plafond ferme* fete_des fichu* file_a filet* filtres fin finale flatt* fois_d fois_j fonct* fondue
foot forfa* forfait formu* formulaire foule fragile francaise frites_a froid froid* frontale frous* frousse gabri*
gabriel galerie gatea* gateau gazeu* gazeuse genee* geniale gentil_mais girafes glace* glaco* glacons gonfleur goutte
gradi* gradins grais* graisse gras grava* griffes grimpe habitude habitue handicape heure_de heures_et hiver hiver*
honne* honneur hopital_de horodate hugo huit_mois huita* humide idee il_manquait il_n il_pouvait ils_nous impossible_a
inadaptee inchange inclu* inexistant infernale insonorisee interface interminables intui* inventaire inverse irai
italienne itine* itineraire j_esperais jamais_la jaune_poussin je_fais je_signale jean jetons_non jeu jeunesse jeux
jour jour_ou jours_et ketch* ketchup kraft kraft* l_aeroport l_anse l_autre la_borne la_brochure la_deuxieme la_feuille
la_mairie la_mise la_moitie la_nausee la_plateforme la_qualite la_robe la_troisieme la_va la_voix laissaient lambe*
laquelle larmes_aux lavag* le_3 le_5 le_certificat le_chercher le_choix le_compteur le_dimanche le_film le_lac le_lundi
le_midi le_panier le_pont le_roi le_secretariat le_site le_son le_souffle le_tabac le_temps le_ticket le_troisieme
lecon* legal* leger leger* leque* lequel les_dents les_entrees les_frais les_memes les_pieces les_pieds les_premiers
les_tarifs les_trois les_valises lesqu* librairie lidl lieu_d lignes limite limon* limonade lion lions lions* litie*
litiere livraison_reportee loutres lumiere ma_belle magasin_de magnifique mairi* mairie mais mais_avec mais_la mais_les
mais_un maison_et mamies mangee manque_de massacre mat match match* matin_et me_dit me_renvoie meme_la menus menus*
mes_resultats messagerie metro metro* mieux_qu min_de minibar minus* minutes_de minutes_montre minutes_pas moche*
mode_sombre moi_qui moine* moins_de mois_c montes moquette morte* mosqu* mosquee mots mouchoir moue murde* murder
musique_a musique_trop n_ont nausee nems nerfs nerfs* newsletter noces noces* noces_d nom_a nom_sur nombre nous_donner
nous_repond nous_y nouvelle_carte noyee* nuit_je oeufs_brouilles offre* oigno* on_est on_n'y on_part on_pouvait on_te
on_voulait ont_dit ont_trouve onze_heures operer option orpi ou_on ouvertes ouverture ouvre_a ouvrir paint* paintball
palai* palais panne panne* panne_depuis panor* panorama papot* par_du par_mois par_mon par_semaine par_son
par_telephone parait_qu parasol parc pardo* pardon parking_du parles parra* parrainage parti_a parties party party*
pas_pris pas_que pas_terrible pas_une pass passager passe_de passe_sans patinoire patis* peint* pendant_vingt perip*
perle perle* permanence personne_au peu_de phrases piass* piasses pile_a pire pis_pour pistes_ouvertes pisto* plafo*
plafond_de plan plann* plantait plante_a plate* pleines_de pleuraient plume plus_courte plus_depuis plus_fort podca*
point_relais poke pompe_a ponctuelle pop porte_a porte_qui pose_de pose_un poter* poterie pour_des pour_gagner pour_ma
pour_noel pour_notre pour_nous pour_regarder pour_sa pour_savoir poussiere poussiereux poussin pouva* pouvait_pas
preavis_de present presse prevu prior* pris_a pris_trois pris_un prix_et proces puis_a puis_on pull puy qu_en quart*
quatre_euros quatre_minutes quel quelc* quelconque queue_pour qui_laisse qui_met qui_tire qui_vous rabais rachete rail
rapid* rapide rappe* ravis* rayures recharge rechauffe refai* refaire regarder_les reglees regre* relai* relais relan*
relie* remboursee remettez remontees remplacement remplaces rende* rendez rentree repartir repas* repas_froid repassee
reper* reportes repos* resil* resiliation resolue ressortent ressorti ressuscite retard retouche retrouvent reuss*
reussi revis* revoi* rien_ne robot robot* roi roulettes ruban ruban* ruptu* rupture s_arrete sac_a salees salle_et
samed* sandwich sans_fin sans_rien satisfaction scene score score* seche seche* seche_linge sechee secondes_de sejou*
sejour self semaines semaines_on semestre semou* semoule sept_minutes septe* septembre servait service service_a
serviettes seulement si_la simples sinis* soin sombres sophi* sophie sos souci souci* soufflant soufflerie soupc*
soupconne soupe soupe* souvenirs souvi* sprit* spritz stati* station struc* sublimes sucre* suici* suicide suis_alle
suive* superbes sur_quatre surf surgeles sympa synchro synchronisation synthetique tapis tapis* tarif taux telec*
telle* tellement tellement_qu temperature tend tenu terrain terri* teste* tete_sous the theat* theatre thoma* thomas
ticket tiede_au tiedes toile touchee toujours_pas tourtiere toussaint travaux trent* tromb* trop_etroites trop_facile
trop_froid trop_grand trop_petite truc tu_parles tutoi* tutoie un_acte un_ami un_cable un_carton un_client un_cote
un_jour un_mardi un_metre un_mois un_nouveau un_samedi un_service un_siege un_technicien un_vehicule une_appli
une_blague une_cliente une_courroie une_deuxieme une_heure une_place une_planche une_serviette une_video uniqu* use
utile* utilitaire va_vite vacan* vacances vais_faire vaisselle_qui valab* valable vanil* vanille vapeur veille
veille_au velo vendeurs vendeuses vendredi vent venu_a venus venus* vernis verre_a vers_le version vetus* viennoiseries
ville* vin visite_pour visites vitres voies voies* voisin_de voiture_de vol vol_de volet* voulo* vouloir vous_attends
vous_decale vu_la zombies zumba zumba*`,
    '-3': `
10h 11 11_ans 134 149 14_mois 15 16h30 16h30* 17_h 19 2 212 24_mois 27 2eme 2h10 37 3_euros 3_fois 3e 45_min 48 4_50 55
60 61 79 7_ans 80_ans 8_euros 9h a_12 a_16h30 a_22 a_24 a_25 a_4 a_adore a_changer a_deja a_eviter a_fond a_moitie
a_papa a_peine a_pleure a_propose a_qui a_sept a_trouve abonn* abri abrit* accep* accepte accro accue* achete_une
adapt* adore* affai* affames affic* affichee affichees affilee agressif agric* agricole ai_change ai_donc ai_fait
ai_fini ai_paye ailleurs_et alcools allais allait allait_bien aller alloc* amour an anana* ananas annee* anniv*
anniversaire annonces annue* annuel anti aout apercue appel_de appli appli* apres_mon apres_plus apres_un aquar*
aquarium arrete_au arreter_de arrivee_a artif* artis* assey* assie* assiettes assure_qu atten* attend attends_toujours
au_dos au_lieu au_moment aucune_reponse aujou* aujourd'hui aura_une aurai* aurait_pu autom* automatique automatique_qui
automatiques_en automne autos autos* aux_genoux aux_mails aux_yeux avais_qu'a avait_oublie avance avant_et avec_cette
avec_du avec_lui avers* averse bache* bacle bacle* balance_de balayage ballon banca* barbe basses bavard bave
beaucoup_de beaucoup_moins beaux_parents bebe_et belge* bennes besoin_de bien_la bloque_en bombe bon_la bondee bonne*
bonne_chance bordeaux boueu* boueux bouffe bourr* bourree bouton branches braqu* brique broch* brochure broncher
ca_part ca_sent cable cable_trop caf cafe_qui caissiere_qui calme calme* camera_du canadian carte_bancaire carton
casiers_a casserole catal* cause_du cent centu* chacu* chagr* chagrin chanc* chance chang* change_d chantal chapeau
chaque_semaine charb* charbon chariot chariots charmants chasse chaussures chaussures_humides check chemin chich*
chocolats chrono cidre cidre* ciel cinq_heures cinquante clair claque clavi* clign* clope* close closes cocktails
coeur* coiffeur colissimo collees commande commande_pour comme_tout commerce comprise compromis compte_les comptees
compter concert condamnee condescendant confirmation confortable connait_le conne* conseillers consi* consignes
contradictoires contre_l controleur_a conve* conversations copieux copines coque cordon corn correcte correctement
corri* corse* costu* coula* coulait couleur coupure courtoisie couru* coute coute* coutures couverts cris cru_que
cultu* d_affilee d_attendre d_attente d_eau d_eleves d_habitude d_honoraires d_immeuble d_une dame_avec dame_derriere
damne* damner datai* de_22 de_45 de_7 de_bus de_chantier de_deux de_doigts de_douche de_feu de_jeux de_main de_mariage
de_mousse de_paques de_remboursement de_salle de_sauce de_soixante de_toute de_travers debrouillez debrouillez_vous
debut deces_de decli* decollee_au decouvre decri* decrocher defau* deja_a demande_a demande_le demande_une demie demie*
depasse deplacement_pour depuis_on depuis_plus dermato derriere_l des_cles des_cours des_vestiaires desab* desag*
desagreable desin* desole desor* dessus_le deux_heures deux_petits devait_passer devalise devienne devin* dispo*
disponible distrait dit_dans dit_pas dix_jours document dolip* doliprane dolla* donc_le donc_on donna* dont_personne
dormi* dormir dossier_ouvert douche_avec douche_qui draps draps* du_bas du_camping du_debut du_dessus du_pain echan*
echar* eclair ecouteurs ecran* ecran_de ecrase electricite elle_m elle_nous elles_etaient elles_sont embal* emballage
emplacements en_ai en_aout en_avoir en_cinq en_cuir en_especes en_manque en_rayon en_revanche en_sortant encore_le
endiv* enfants_et engagement engou* ensem* ensemble entendait entree_et envoye_la epele epele* epice* equitation
erreurs est_dans est_excuse est_excusee est_notre est_que est_signe et_demie et_des et_deux et_encore et_sans etait_bon
etait_mort eteinte eteintes etern* etiquettes etroit euros_la euros_pour eviter exacte exage* excel exces* excusee
exerc* expert_passe explosion fabri* facture_de faire_changer fait_avec fait_ses falla* fallait fantaisistes faut
faveur felee ferma* fermait fermee_a fermes fetai* fevri* fevrier fier fille_etait fin_de finalement fini_en fini_par
fitne* fitness fixations_reglees flaqu* fois_cette fois_pour foraine formation forme formulaire_de fort fou fournie
frais* frigo frigo_qui frite* frites froids froma* fumer fumer* gache* gagnants gais galer* garantie garder gars_qui
geneve gere gestionnaire ginge* gingembre glace glacee glacial glissant grain* grand_huit gris grise* group* groupe_de
guichets h_pour habitants haie hausse hauta* haute* hauteur herbe heure heureusement honoraires horod* hors_de hotels
huit huit_heures idees idees* identite_a ikea il_fallait il_l'a il_regarde ils_disent ils_etaient imbuv* imbuvable
importe_quoi imprimante impro* inclinable indemniser indiq* inoub* inoubliable inscr* intac* intact interieur
intolerant invis* invisible isole itali* j'y_ai j'y_suis j_en jardi* jaunes je_paye je_preferais je_renvoie jetab*
jete_par jeudi jeudi* jeune_qui joint* jolis jolis* jours_de julien jus jus_d juste juste* kilometres kiosq*
l_abonnement l_aller l_attente l_averse l_eglise l_encre l_etage l_hiver l_omelette l_ouverture la_belle la_bougie
la_bouilloire la_boutique la_clientele la_conversation la_lecon la_photo la_pluie la_regle la_rue la_seule la_signature
la_station la_veille langues lapin* latte* lavage lave laver* le_14 le_30 le_beurre le_bouquet le_bus le_cote
le_couloir le_deuxieme le_grenier le_mardi le_montant le_nouveau le_plafond le_plan le_reste le_service le_suivant
le_toboggan le_transporteur le_travail le_voisin legum* legumes les_billets les_bras les_genoux les_murs les_pointes
les_regles leur_faute leurs_frais lever lever* liber* lille lille* linge* liquide lire lisan* lisant livraison livre*
location logic* logiciel loter* loterie lourd lourd* m'a_explique m'y m_expliquer m_ouvre ma_propre ma_seance machi*
machine machine_a machines magre* magret mails mails* mais_bon mais_ca mais_l mais_le malgre_le manquant manque marcel
mari_qui marrant massa* me_compte me_parle medai* meill* meme_l memes memes* menage_a mere_etait merin* mes_amis messa*
midi mieux_avec migno* minable mince* minis* minutes_et miracle mis_des mode moderation moind* moindre moins_et mois_a
moisi moiti* moitie molla* molle* mon_ancien mon_compteur mon_echarpe mon_temps moniq* monique monospace mouch* mouil*
mouri* mourir mourir_de mouto* mouvement musique_et n'y_a n_accepte nage nageur_qui nageurs natel natel* ne_rappelle
neuf niece_a noel notre_table notres nouil* nouilles nouve* nouvelle nouvelles noye nuls objet* oblige_a obtenu oeufs
oeufs* ombre ombre* on_aurait on_decouvre on_dit on_me on_perd on_repassera on_venait onze operation_du ordinateur
oreillers organ* orthophoniste ouvert_a ouverts panie* panier panneaux papet* papotait par_texto parapluies parce_qu
parei* parki* parking parkings partait partie_en pas_ce pas_du pas_il pas_peur pas_sur pas_tres pas_venu passable
passer_la passez passez_votre patates pateu* pendant_qu perdent perdre_un perdu_une perdue pere_de peris* permanent
perru* peuve* peuvent phare phare* photo_du photocopie pique pistolet plafond plage plage* plais* plan_de planning
plast* playl* playlist plein_a plein_mois pleins pleure plus_haut plus_jamais plus_personne plus_vite plutot_que
poele_qui pointes poiso* poison polis polis* ponce pop_corn porte_etait portes_closes posees position potea* poteau
poudr* poupe* pour_cause pour_cent pour_changer pour_dire pour_trouver pourri poursuivie pouss* pouvais prati*
preferais premier premieres prendre presq* presque pression prete prevoir principal pris_en pris_le prise prise*
prise_de produ* programmation promesse promotion propose_un proposent prove* pu pyjama qu_ils quai quand_c quart
quartier quatre_fois que_dans que_du que_l quelques qui_en qui_fuit qui_s qui_saute qui_sent racle* ralentir rando
rappele rappelle ravis rayon re recherche recom* reconnait refusee_pour regard regardez regards regularisation reins*
remar* remboursement remer* remercie remis_en remplir renvo* renvoie_vers repas repassage repasser repassera repet*
reprennent requi* reservez restaurant restauration restent restes_de retard_de retard_et retour_a retourne_au reuni*
reunion revan* revanche reveiller revenu rever* reviendra revision rez_de risqu* romai* roman roman* ronde ronde*
rosie* rtt rue rue_de s_asseoir sacre* sale salon salon* sandwich_a sandwich_triangle sans_broncher sans_cesse
sans_dessert sans_elle sans_papier sans_pile sans_reponse sans_suite sapin sapin* sardo* sardou saucisses saumo* saumon
sauve sauve* scalp* scalpe se_decolle secon* secondes semai* semaine_plus semaines_apres sent_l senti* sept sept_jours
sept_mois seulement_a si_le siber* siberie site_de situe six six_minutes six_semaines sncb soeur_a soir_la soire* soit
solai* sonnent sont_a sort sortant souhaite souhaite_une soupe_de soupire sous_notre sport* stationnement stock* super
super* sur_de surcl* surclassement surpr* surta* surtaxe sympa* synth* tables tache* talon* tardive tarte tarte* tasse
tasse* telephone_une telephoner temps temps* terminal_de terrasse terrible tienn* tiennent tient tient* titres tombait
tordu* toujo* toujours toujours_en toujours_les tournant tourne tourt* tout_allait tout_mon toutes toutes_les train
traine tram tranche transat transformee transport transporteur travailler tremblais trempe tres tres_bon treso* tri
trian* triangle trois_fois trois_semaines trompe_d trop_court trop_peu trop_tard troue* tube tue tue_l tues un_cadenas
un_etre un_euro un_gardien un_gobelet un_groupe un_lavage un_massacre un_moment un_pied un_pneu un_sourire une_fois
une_nuit une_personne une_prise une_pub unite unite* usee utile vagues vase vehic* vehicule venu_avec verification
verni* verres vert vides vides* vingt_ans vis visios vival* vivaldi voir voir_avec voisi* voiture_a vol_retarde
volant_de volet volets votre_chemin voulais_juste vous_en voyage vrai vue water* week week_end weeke* weekend wrap
y_aura zen`,
    '-2': `
12 1200 14 17h30 17h30* 18_h 1er 20h 21 210 24h 28 290 2_euros 3 30_min 340 39 4 40 42 420 46 49 4_euros 4_mois 5
5_semaines 69 6_fois 6h_du 7 8 84 85 96 99 a_10h a_11h a_16 a_17h30 a_200 a_32 a_8 a_cles a_dos a_manger a_mes a_naples
a_quelqu'un a_tourne a_vendu a_vu abime abonnement abord abord* acceptee accroche accueil achal* achat achete
achete_pour acheter acte activite adorait adore adultes affaibli affaires affiche age agence_de agnea* agrea* agreable
agressive ai_attendu ai_compte ai_failli ai_laisse ai_ouvert aiguilles ajust* album* align* alle allees allemand
aller_chercher amend* amende amere* ancie* anglais_avec animaux annee annulation apero* apparemment aquat* aquatique
arrete_de arriver arrives_a artic* artifice asiat* assem* assez assez* assis attendant attente_interminable attra*
attrape au_chocolat au_ciel au_concert au_depart au_restaurant aube audio aura aussi_le auto autre_a autre_cote
autrement avancer avances avant_c avant_le avant_qu avec_de avec_eux avoin* avoine avril avril* bac baches bagag*
bagarre balco* balcon banc banque barquettes barre_de bas_de baseb* baseball basilic batim* batiment batterie battu
beau_pere beaux beaux* bebe_a beigne bel bio blesse blond boisson boite boites bon bonne bonnes bons bouch* bouchee
bouee* bougez bougie bouillant boulangerie boule_de boulets bourg* broca* brosse brulee brulure bugue bulots bureau
bureau_pour bus ca_j cabin* cable* cadavres caddi* cadeau cahie* cahier caisse_et calmement canar* candidats canicule
cantine capte* carabine caresser cartable carte_a carte_de carto* casque casque_et casse_et casse_le caution_de ce_qui
ce_serait ce_temps centi* cesse cesse* cette_fois chaise_haute chambre_au chaque_annee chaque_fois charn* chat_dans
chaussee chaussette chaussure chef_a chequier chez_la chez_lui choisi_le chora* chorale chou chutes cinem* cinema
cinq_jours cinqu* clair* claqu* class* clini* clinique coeur_a coince collait collegues coloc* colon* color* commande_a
comme_d commence commencer comment compl* complet_et compo* comptoir_a conde* conduite confr* conse* conseiller_m
conserve coque* correcte_mais corrige costume cote_a couchage couine coule* coupa* coupe coupee_par coupo* coupon cour
coura* cours cousc* couscous couve* creme* cremerie creuse crian* criant criar* croir* croises cru cube cuir cuisine
culture d_abord d_achat d_agence d_anglais d_artifice d_autre d_ici de_baseball de_bebe de_billets de_bon de_ce
de_chaussee de_cinq de_couchage de_demander de_faire de_frais de_fruits de_garde de_glace de_mutuelle de_parking
de_parler de_passe de_regler de_reparation de_retard de_retraite de_se de_sortie de_temps de_tout de_vacances deballage
debite debordent debou* debout debut_a debutante decha* declare decol* defaut degou* degres degui* dej delais delir*
demai* demain demenagement demoiselle denta* dentaire depen* depuis_fevrier depuis_hier depuis_six derangeait
des_boules des_fetes des_le des_lieux des_toilettes des_trois desme* desmet desse* dessi* desso* dessous dessus_a
detachee detail deux_centimetres deux_cents deux_jours deux_pas deux_services devant_leur devant_mes devie* devient
deviner dijon dijon* dire dire_que dit_au dit_c dit_que divorcer dommage_le donc_la donnes dossier_de dossier_est
douze_mois droit_a drone drone* du_10 du_client du_haut du_me du_mois du_parc du_patron du_quartier du_service du_soir
du_telephone eau_de eau_en echantillons echarpe ecran effacees eleve* eleves elle_en embarquement embet* en_attendant
en_avril en_janvier en_parlent en_peignoir en_personne en_plus en_rade en_reparation en_soufflant en_supplement
en_terrasse en_vingt encom* encre encre* end energ* enfermes_dans ensei* enseigne enterre entier envoye envoyee_a
envoyees epaule_a epaules_et epuis* equit* erreur_de escalade espagnol espec* especes essay* est_comme est_de est_du
est_ecrit est_l est_le est_pareil est_partis est_sans est_son et_aucun et_j et_l et_laisse et_meme et_n'a et_on et_pas
et_pour et_qui et_si et_un etage* etageres etages etaie* etaient etaient_pas etais_sur etait_marque etape etape*
etat_des ete_change etion* etions etoiles etudi* eu eu_droit eu_un euros euros* euros_j euros_le evidemment exact
exact* exame* examen expli* explication expos* extensions exter* exterieur extincteur extinction facad* facade face
face_au failli_mourir faire_le fait_de fantaisiste faute faute* federal femme_qui ferai fermeture festi* festival fetes
fetes* feu_de feuille fiat fibre fibre* filet filet_de fini finit* fissu* fleur* fois_ce fois_dans fois_les fois_par
fonds fonds* forai* forma* fourchette franc* francs_la frappe frigo* fromage fromager fuit furax furax* gagner gala
gamme gang garan* gares gares* gateaux gaufres genia* genoux gentille geste golf googl* google gosse gourm* graines
gravats grave grenoble grimp* grogn* grognon guerr* guerre guichet guillotine h hachi* hachis happy happy* hauss*
haut_en haut_que haute heter* heure* heure_dix heures heures_sur heureusement_qu hivers hoche hoche* honteux horre*
humides hydro idee_de identique il_manque il_n'y ils_en in inada* indem* indig* induc* induction inexi* infect
information instruction inten* inter* interphone intoxiquee inventaire_de j'y jai japon* jardin je_commence je_demande
jeter jeter* jeton joint jouet* jour_de jours jours* julie* jusqu'a_minuit jusqu_en juste_un karti* karting kilo_de
klaxo* klaxon l_adore l_air l_arrivee l_aube l_avait l_enfer l_enseigne l_une la_bague la_carte la_chaine la_chute
la_coupe la_course la_date la_haie la_maison la_mer la_moutarde la_personne la_piece la_premiere la_presse la_reprise
la_retraite la_sono la_taille la_terrasse la_tour la_vanille la_vie la_ville la_visite la_voisine lait_d lampe lasag*
laver laverie le_9 le_bas le_cafe le_canape le_carnet le_changement le_code le_dessert le_droit le_formulaire
le_gestionnaire le_guide le_joint le_leur le_magasin le_mur le_palier le_prix le_reglement le_second le_sel le_sien
le_siphon le_sourire le_suivi le_supplement le_support le_tarif le_tram le_vieux le_week lea lendemain_a lentement
leroy leroy* les_ados les_cartes les_oreilles les_parents les_poubelles les_verres leur_service leur_site leve_les
libres lieu ligne* linge_a linke* linkedin litige livra* louees louise lourde lucie* lui_ai lui_est lumie* lundi_il
lunettes lyon m'a_conseille m'a_crie m'a_laisse m'a_servi m_en ma_fenetre ma_rue ma_vie magas* magasin magni* mais_elle
mais_pas mais_plus mais_que mais_trop maiso* maitresse mal_chauffee maneg* mannequin manquait manquait_la marce*
marche_pas marche_sur mardi mardi* marke* marketing marocain marte* marteau matel* matelas matinee mauvaise me_dire
me_le me_repond medicaments meme_ma menage menot* merci merci* meres meres* merit* mes_courses mes_parents message
messages met methode meuble ministere minuscule minut* minute minutes miroi* mis_la moi_j'y mois mois_de mojit* mojito
momen* moment mon_beau mon_conseiller monop* mot_de moule mouss* muett* musee musee* n'a_pas namur namur* naple* naples
navet* ne_connais ne_nous ne_sait ne_suis ne_tient ne_vient nerve* netto* nettoyes neuf_mois neveux nguye* nguyen ni
noires nom_de note nous_est nous_etions nous_ont nouveau nouveaux nuit_et nulle nulle_part objets_trouves oblig* occup*
odeur odeur* office_de oignon olives omele* omelette on_nous on_refuse on_s on_vous ont_remis ordin* ordonnance
ordonnance_a osait osait* ou_presque ouvra* ouvre_le pack pagai* pain palais_de panne_de papi papier papil* paquet
paquets par_dessus par_plaques parai* parait parfa* paris* parlent_encore parquet parti_en partir parto* partout pas_a
pas_dit pas_la pas_voulu passe_devant passe_en patat* pate pates pates* patientait patienter pause pdf peinture_qui
pench* penchait pendu* pense perceuse perche perdu perdu* perroquet personne_de personne_ne petit_dej petite_fille
peuge* peugeot peut pharmacie phili* philippe photos_du physique piano piece piece_de piscine piscine_a pizza place*
plastique plateaux plateforme plein_de plein_milieu pluie_sans plus_a plus_et plus_que pneu_creve poele poele* points
poire* pokemon politesse porc porte_monnaie portes posan* posant positifs possi* poste poube* poubelles poudre pouli*
pour_attendre pour_l pour_un pour_une pour_voir pourries pousse pouvait prali* prece* preci* precise_que preleves
premi* prennent prenom_de preparee prese* pressing principe prison promis propres prothese provi* proximus publicite
puis_elle puree puree* pyjam* qr_code qu'a qu_un quand_ma quand_on quarante_ans quart_d quatr* quatre que_ca que_le
quell* quelle quelqu'un_avait question questionnaire_de qui_arrive qui_couine qui_fait qui_me qui_ont qui_regarde
qui_reste quinze_jours racke* rade radiateurs radin* ralenti rallonge rallume rang ratee* raval* ravalement rayon*
rayons rayur* recet* recommande recommence refait refon* refuse_le refusees relancer relever remarques rembourse
rembourser remou* rempl* remplace remplacee remplis renco* rendues rentrer renvoyee repon* repondu_qu reser* reserve_en
reserve_un respecte ressorti_avec resta* reste resto resto* retard_a retou* retournera retraite reunion_de revenez rez
rhum_arrange ridea* rideau_baisse rien_c rien_vu rigolo robe role ronfl* roses roses* roule* roule_sur rues rugue*
rugueuse sacca* salad* sales sales* salon_de sans_la sans_lever sans_son sauce sauce* sauci* sauf saura sauvait
sauvegarde se_passe secre* semaine semaine_d semaines_d sens sentent senti serieuse serpi* serrer serva* serveur_a
servi* seule_au shirt shirt* si_bien si_ca siege* sien silen* silence simon simpl* simple siphon sirop_d site situe*
soiree sois soixa* soixante somme sommes_en sonner sont_propres soude* souder souffrance souri* sourire_et sous_sol
souvent spa sport store* stores succession suis_a suis_retournee suivante suppr* supprimer sur_cette surto* surtout
systematiquement systeme t_shirt table table_a tant tapis_qui tard tarma* tarmac tarti* tasses tatouage te_fais teint
tenait_avec tenni* tennis termine terra* terre_et therm* tiede_et tiroir tomber toujours_le touri* touristique tous_mes
tout_fait traces tract* tradu* traiter trajet transats trava* travail traversee tremp* trente_minutes trois_heures
trois_mois troisieme_fois trop_chaude trous* trouve tu_te tubes tubes* un_de un_dimanche un_faux un_grand un_jus
un_mariage un_message un_numero un_parking un_peu un_plan un_qui un_seul un_vol un_vrai une_assiette une_banque
une_chaine une_collegue une_faute une_flaque une_rayure une_reaction une_regle une_semaine une_terrasse une_voix vague*
vapeu* vendeur_en vendeuse_m'a vendr* vendu_comme venez venez* vente* venue_pour ver verses versi*
vestiaire_obligatoire viand* viande vide vide_de vient vient* vies vingt vingt* vingt_minutes vinte* vinted virus
virus* visit* visite visse* vitam* vitamines vite_fait vitrines voisin voisine voisine_du vole_par vote voudr* voula*
vous_a vous_dit voyag* voyant vu_un y_en y_retourner yaourts yeux_au zaven* zaventem zoo zuric*`,
    '-1': `
100 110 12h 16 2009 230 24 240 29 47 50 6 740 80 82 870 89 aband* activ* ados affil* ag agenda agglo* agglomere agonise
ah aille* ailleurs allai* allem* allum* allumee allumettes alors alors* amazo* amazon ameli ameri* ancien annoncee
appel appellent appla* appro* aquag* aquagym archi* arome arome* arrange arret* arreter arriv* arrive arrives article
ascenseur asper* assemblee asseo* asseoir assiette assistance assomme attends attitre attribue aucun aucun* autoroute
autre avales avant avant* avion badge badge* bague* baign* baignoire bal balay* balles ballo* ballot banco* bancomat
barre base basil* batte* bavai* beau belle bertr* bertrand bien biere biere* billet bizarrement bloque boeuf boeuf*
boite* bol bombe* bonjo* bonjour bougi* bouil* boula* boulevard boulo* bousc* bout bouto* boutons brave* bravo bravo*
briquet brules buee bural* buraliste burea* cabine calcul calendrier canard candi* canti* capsu* carna* carre carre*
carte carte* casqu* cassante catas* cathe* cause cedric celle celle* celui celui* cendrier cents cents* ceram*
ceramique ces cette cette* chais* chamb* chambre chante chaqu* chaque chatb* chatbot chemi* cherchaient chevet cheveu
chevre chewi* chewing chign* chignon chimique chinois choisi chome* chuchote cigar* cinq ciree* cirqu* cirque claire
cliente clotu* cloture clubs clubs* code coller complet comprenait comprend comptait comptez conduire conduit confo*
conge congelateur connait conseil conseillere consoles contenu contrat copies corbe* correction correspond cote couple
courant courante courrier courriers cours* coursier couss* craquer cree crevette crevettes crois croit croit* croque
cross* cuisi* curieux cuvet* cuvette d'a danse danse* date dechetterie decolle decon* delai delai* delic* deliv*
demandez demarre demoi* deneige depanneuse depar* depart deplume depouilles depui* depuis derange deriv* derniere
desabonner descendre desig* designe desir* desol* dessinee detai* detrempee devis* devrais diagnostics dieu discu*
discute disen* disent dj dog domai* domaine dont dorment douche douleur douze douze* dpd drole eau echou* eclatee
ecroule egard egard* egare egare* eleve emeches emmenez empla* encadrement enceinte encor* encore endormi endormir
endro* enfermes enorme enrhu* ensui* ensuite entou* entra* entrer envoy* epais epicerie epingle epuisees equipee escab*
escabeau escar* escrocs etais etais* etiqu* etoil* etudiants europ* evacu* evacues evite* evitez excus* exigee existait
exposition facture facturer fauss* fausse fautes favor* fele ferait ferry ferry* fiches fiere fiere* fil filtr* finirez
flaque fleurs flottant fois fondu* formulaires foule* fourn* fourni fous fraiche frang* fromages fruit fruit* fruits
funeb* funebres furie* fusil fusil* fuyez fuyez* gagna* galop gamba* gamel* gamelle gamme* garconnet gardiens gare
gauch* genda* genev* genial genre genre* gentiment geste* gesti* gilets gin girar* girard gonflable gorgees grace
grace* grande graphismes gratte gratu* gratuit gratuite greni* grenier gripp* grise grosse guepes gum habit* hache
halet* hamma* hammam hier histoire histoires hommes homon* homonyme honnete hopit* hopital hotel hotel* hydro* ident*
idiot* imman* immangeable immob* impec* incendie indemnisation indique indiv* inscrits installateur installee institut
irait irait* isole* jantes jeann* jouer jouet journ* journee journees juin kilom* kilometre kine kiwi lac laissait
lambert lames lames* langer large* larme* larmes lavee lavee* lecon lende* lendemain lesquelles leve liege liege* lieux
lieux* ligne lisses lit litig* loi louis* lourdingue lucie luge lunet* mai mail maison maitrise malentendant malgr*
malgre malpo* manch* manche manege mange manqu* manquants marche marge* maria* marque marti* martin masseuse matin*
mauva* meche* medaille melan* menag* mer meringue mets milie* milieu minces mine minui* minuit moins moins* monde
monde* monos* montu* morceaux morte mortel mouille mouillee mouve* moyens muette muettes muret muret* naef nappe*
nationale nause* nettoyage nicol* nicolas non normes nourriture nulle* obligatoires obten* oeuf oisea* oiseau opticien
ordinaire oreiller origines ose oubli* oubliee out ouvre ouvre* page paire paire* palie* palier panca* panneau panse*
parapluie parce parce* parents paris parler part pas passa* passait pateuse patiente pause* pauvr* peignoir penalites
penche pensa* penser periph personne personnel petit piche* piece* pile piquante pis piste* pizza* place plane* plant*
plante plants plastifie plongee plumer poesi* poesie poireauter poissons pokem* pommes ponce* porta* portail
portefeuille pose possible potes potes* poubelle poupee pourq* pourquoi poussette precise prefere prelevement prene*
prenez prenom preparation presentent presser prevoit princ* prises professeur profs profs* promenade promesses promos
propre quara* quarante quest* queue* qui quinz* quoi rache* rallo* ramadan rame rampe rando* range* rappels rare ratee
reapp* recale recette recev* reclame recois reconditionne recti* recu recue recue* recuperer reelle reflechir refusee
regar* regretterez rein relay* releve remarque remonte rencontre renda* renou* renouvelees repondre repos repre* requin
resilie resis* reste* rester resultats retenues retenus retour retourne retraites rhone rhone* rideau rideaux rien
riviere riz rocad* rocade royal s'y sable sable* sachet sachets sain salade salades salle salle* sanit* sans savais
saven* savent scene* seance second secte* selle selon selon* semblait serie* series serres servi seule* sienne siffle
signee simplement singes siren* sms snob soda soignee soldes solei* soleil sommi* sommier sonda* sondage sonne sonne*
sonnettes sorta* sortis souriait sourire souve* stade stade* stagi* stagiaire steak steak* stephane store su sucre
suite suite* suiva* suivant suivi superbe surch* suret* surete surex* surprise sursa* sursaute sympas sympathique
syndic t2 table* tablee tache taches taillee tait tecke* teckel teint* telep* tenue tenue* texte* ticke* tiers tiers*
timbr* timbres tisan* tobog* toilettes tomat* tour tourn* tournoi tours tours* tracteur train* trans* traverser
tremblaient triqu* trique trois trois* troisieme trottoir trouee trouv* truck truck* tuer tva usine usine* vacci*
vaccin vache valentin valide valis* vapot* vendeuse venue verse vestiaires vice vidan* vidange videos vieil* violente
visibles vites* vitre* vocal vocal* vocale voit voiture voleurs vrac wagon wagon* whisk* whisky yoga zero`,
    '1': `
1 112 13 180 2024 22h 3h 4h 54 690 81 95 950 abatt* acceptes acces accompagnement accou* accoudoir achet* achetes
acide* actio* action adresse agend* aider* airbn* airbnb ajoutez allemande allon* alter* alternateur amande amis amuse*
analyses animes appar* appel* appelle appre* apprenti appri* appris apres apres* arabe architecte argen* argent
argenterie arnaque arran* arretes arrivent art association ateli* atelier attit* au aurai auror* aurore
authentification authentique aux avine* avions avoue bachee baclees baill* bailleur baladee balancoire bambin banan*
bande bande* banqu* barre* batons beige beige* bete beurr* beurre bieres bijou* billets bizar* bleu bleues blond*
blonde boire boire* bottes bouchees boucherie boucl* boulanger boule* boulot bourre bours* box brass* brete* brossage
bulot* caban* cabane cabinet cache caddies cafard caiss* calcu* calva* campi* camping canic* cappu* cappuccino carbone
carot* carreaux carrelage casie* casser catastrophe cauti* caution cave celles cello* cellophane centimetres chalet
champagne changent chantier charge chargeur charleroi charlotte chat chaudes cherc* cheveux chevi* chien chinon choisir
cire citro* classeur cles clignote coche* cocktail coeurs coffr* coiff* coincee coloc combi* comme comme* commu*
compare compe* compr* compris compt* compte comptee concurrent condamnes conducteur confiance confrere connais console
const* consultation continuer controleurs convoquee copai* copie copin* corbeille corde corriger couch* couet* couette
coupable couri* courr* couvre crabe crasse crech* creche creve* crise crise* crisse croyant ct cuite cure curry curry*
cycle cycle* cylin* cylindre dange* debat* deblo* deja dejeu* demander departementale depas* depassement depla* depou*
derni* dernier des dessin detac* detar* detartrage detour detre* devant deven* devoi* devrait diagn* difference diner
diner* direction disai* discussion disney donnait donne donne* dorma* dos dose dossi* doubl* douce* drap drogue droit
du ecole ecole* econo* ecout* ecrir* ecrire ecrit ecrit* effac* elect* embar* embra* emeche emplacement empoche
empreinte empreintes encad* enclo* enclos enfan* enfin enfin* enfon* engag* enlever ennuie enrou* entend entre entre*
entree envoi* envoyer epais* eping* epuisee equip* erreur escalier espace esper* ete etiquetee etiquette etouf*
etrangle etre eux evade* evident expert expertise explique facia* faciale facile factu* facturee faill* failli faire
faire* fais fait faite fanees fanto* faudrait fauteuil feder* felee* felic* feuil* feuilles feux fiche* filleul
filleule filma* filmait finit fiole flotte fonce* fonte fonte* forme* fraises fric friteuse froides front* gabin gabin*
gagne gagne* garage garcons gasoi* gasoil gauches gazol* gazole gel gendarmerie gener* gerance gestes glaciale glaciere
gliss* gondole gourde grain grand* grele grele* grill* guepe* gueul* guill* habituel halal halal* hall hamster harcele
helen* helene homme* hote houmo* houmous huitres id identifiant identite il images imaginer imita* importe imprimee
incendier indecent indif* indifferent indigne ines insta* interdit interdites ira jacuz* jacuzzi jambon je jeune* judo
julie jure jusqu* justement karim karim* l labra* labrador laches laissee laisser lait lessi* lettr* lettres leur
licen* limog* limoges liqui* lisbo* lisbonne lisib* lisible liste* liter* literie lomba* louee loupee loyer loyer*
lucas lucas* lues luxe ma maigr* maigre manger manquante manquee marchal mari marocains matchs maths maths* matiere
matri* matrimoniale me medecin media* medit* mensu* mercredis mere mesur* mesures metre* mettait miel minim* mirac*
missi* mixes mixes* mobile moder* molot* molotov monna* monnaie monte montent montre montreal moral moral* mort nadeg*
nadege nagea* nageu* naiss* naissance nantes nappe nets nettoye neuves nique nique* noie noir normal notaires noter
noter* nourr* nourrice nouvel objets occasion oeuvre offer* offert offerte offre ongles ophta* ophtalmo opticienne oral
ordi oreil* originaux ortho* orthodontiste ou oublier ouver* paille pan par pareil parfum parle* parlent parlo* parlons
partage parti parti* passe* pastilles payee* paysa* pele pelle* penchent pension perch* perim* perro* petard peter
peter* petits peux photo* photocopieuse photographier phras* piano* pieds pieds* pif pince* pins pipe piqua* piqure
pisci* piste plaide plaie plaisante planche planquee plateau pleur* pleuv* pliee pliee* plume* poche podol* podologue
poids poids* point point* pois police polit* poney porte posee* poser* poses poses* posit* positif postf* postfinance
pote poten* potence pouvo* pouvoir preco* premiere prend* prepare preparer presente presidente pris proce* prochain
proches produit prof profe* professionnel profils prolo* prome* proposee propr* pseud* pseudo puait puait* pueri*
quato* quatorze quelq* quelqu'un rabai* raccorde radiologue rafis* rafistole raide* raides raiso* raler raler* rameurs
rattr* rayure recoi* recol* recommandee reconnaissance recrache reduit reell* refont regie regie* relance relev*
releves remboursez rend rendre renouvele renov* repar* respect respiration restes resti* resul* retap* retirer
retrouvera ri robin* robinet robots rose roti rotul* rotule rouille roule rouve* rouvr* royal* s sait salue saucisse
saute* sauter sauvetage savai* savait scoot* se sechement sembl* seme sente* separ* serai* seringues serre serre*
serrure sert serveur serviette shot sieste signal signaler snobe* soeur soie soir solde* son sont souffler souha* sous
speci* special speed spray spray* suffi* suis suisse suivre support sur survecu suspendu syndi* syste* tabac tabac*
tacit* taire taire* tampons tapee tapee* tenir tenir* tester tete texto thon toboggan toile* toilette tombe tonde*
tondeuse tonto* tonton tordue tort tot touffes tourniquet tout toute toux trace* traiteur tranquille travers tremblay
tripl* triple trompe trouves tuyaux uber unique urgences urssa* urssaf utili* utilise vache* varie* venai* venue*
verif* verre* vers verte verte* video video* videotron villa* village vinai* viol violets virag* virage visib* visible
voien* voient vois volai* volaille volant voleur voulait voyait voyon* voyons vu yaour* zebre zebre* zone`,
    '2': `
000_euros 120 14_ans 160 171 280 2_jours 59 70_euros 77 84_ans 890 90 a_21 a_79 a_84 a_bruxelles a_deux a_disparu
a_donne a_double a_ete a_failli a_laisse a_le a_mange a_mis a_nos a_notre a_offert a_part a_tenu a_tous a_un a_vole
a_volonte accident adopt* adult* affam* africain ai_dit ai_ete ai_la ai_rien aiguille ailleurs_en airbag aire aire_d
alarm* allee* allergique_au allia* allonge amate* amende_de amoureux an_dernier animalerie anis annea* anneau annonce_a
annoncees annua* annule_par annulee_par ans ans_de appele appele_le appeler appeles appels apport apres_leur apres_sa
arbitre arcad* arcade aretes armee armee* arriere arrive_en arrivees assoc* assur* attendez au_bord au_buffet
au_camping au_centre au_club au_dessus au_deuxieme au_festival au_micro au_plafond au_sous au_troisieme auron* auront
aussitot autan* autant autoc* autour_d autre_dans autres aux_fesses avais_mis avais_un avait_plus avait_rien avale
avale* avalee avec_deux avec_la avec_les avec_moi avec_mon avec_nous avec_un averti avez avoir_un bacs bagno* baisse_le
balan* baleine bancaire bapte* bapteme bapteme_de barbi* barbier barqu* bassi* bat batea* beagl* beagle beau_frere
beign* benne* beton* bien_le bijoux bizarre blanc* blanc_et blous* boite_de bon_de bord bord_du botte botte* bouge
bouge* boulangere boule boum bouti* boutique brais* braise briga* brise brouillon brule_une bulletin_de bunga* bungalow
ca_casse ca_comme ca_va cache_derriere cadav* cafes cafes* cambr* camer* camera cameras camil* camille canal_est
canettes canne captures carro* carte_d casier casquettes casse casse* cdi ce_n ceinture centa* centr* certificat
cette_semaine change_a chaque_soir charg* charp* chass* chasses chauffe_eau cheff* cheffe chers chers* cheval chez_moi
chez_une chien* chino* chlor* chlore chocolatier chose_a chose_que chum cine cinquante_euros circu* classe cle
client_m'a club coco cocot* cocotte coffre coinces colle collee comme_un commence_par commentaire commo* commode
comprenez comptoir condamne condu* confi* confiture conna* connaissez connu connu* conseiller_a consigne conso* contact
conto* contr* contre controle controleuse cool copiee corbi* corbillard cote_on couchee coups coups* courroie course
cousi* crabe* cramee crames credit_de creuses criai* criait crout* crue cuisse cuite* cuites cuits cuits* d_adresse
d_ambiance d_appel d_assurance d_autoroute d_avocats d_entree d_oeuvre daign* daigne dame dames dames* dans dans_les
dans_sa dansa* de_19 de_4 de_9 de_chou de_cours de_cuisine de_deplacement de_dos de_farine de_finir de_justice
de_livraison de_mariee de_me de_mort de_payer de_pieces de_place de_portee de_poule de_rendez de_rentrer de_sport
de_surf de_taxi de_votre debal* debloquer decen* deces deces* dechi* dechiree decongelee decouvrir defil* defon*
dejeuner demar* demenageurs demon* dentiste departement deplu* depose depuis_janvier derri* derriere des_bottes
des_doigts des_gars desinscription dessert_et dessu* dessus detache deux_bouteilles deux_genoux devan* devra* diabe*
diabetique diagnostic digic* digicode direc* dite dix_centimetres do docte* docteur doit dollars dorva* dorval douce
douches douil* drague dresser du_appeler du_batiment du_couloir du_fil du_grand du_lit du_mauvais du_plat du_rez
du_technicien du_vin echappe echel* echelle eclairs ecoute ecrasee ecris ecris* ecrit_qu ecrits efface effec*
electrique elle elle_a elle_qui empoisonne empre* en_a en_costume en_cuisine en_fait en_haut en_main en_serie encaisser
endroit engueule enlev* enorm* enreg* enregistre entho* entor* entre_les entree_pour entreprise entretien enver* envers
envoie envoyee enzo epaule equipage es_seule escal* escaliers essence est_arrivee est_complet est_deja est_elle
est_meme est_note est_pas est_presque est_revenu est_tombe est_vivant et_d et_de et_l'a et_moi et_plus et_renvoye
etablissement etais_a etait_pour etinc* etouffe etranger europe euros_d euros_sur evide* execu* exige exige* exist*
exper* exploit explose exposees extin* extra extra* facte* facteur failli_y fait_avoir fait_trois faite* famille faudr*
faudra felicite femme_de fendue fermi* fermier fiche file_d file_par fille fille* fille_de filou filtre finissait
fixat* flamm* flash* flottaient flout* folle foncee fontaine foot_avec formidables four foyer foyer* francs_et frere
fuite gache gage galope gamins garde garde_la garde_meuble garderie garnie garou garou* gars_a gaspa* gaspard geles
geles* generique genou* gens gentilles gercu* gercures gilet* gite glisse gobelet gonfle gourd* grelo* griff* grima*
grippe gsm guide* guidon hanga* hangar haut herit* heure_avant histoire_de homard honte* hot hugue* huile ici il_m
il_reste il_tombe ils ils_n ils_ont ils_sont immat* immatriculation impay* impoli impor* incid* incident inconnus
infirmiere infirmieres inspection inspection_du instr* interessant interne intol* it jamais_quand jardinier jaune
je_connais je_garde je_la je_lis je_marche je_n je_parlais je_recois je_vois jetons joli jolie jure_que juste_a kayak
kebab l'a l'a_pris l_achat l_adresse l_ai l_argent l_armee l_arret l_assistante l_audience l_auto l_avion l_emballage
l_entree l_equipage l_equipe l_etiquette l_humour l_image l_immeuble l_infirmiere l_institutrice l_odeur l_operation
la_baignoire la_buvette la_camionnette la_clinique la_corde la_faute la_location la_maitresse la_matinee la_monnaie
la_moquette la_ou la_part la_peau la_petite la_pharmacienne la_poubelle la_prof la_puce la_reponse la_reunion la_route
la_salle la_soupe la_valise la_veilleuse lacet* lacher laeti* laetitia laine laine* laiss* laisse lange* lasagnes
lausa* lausanne lavabo le_22 le_bailleur le_bras le_chemin le_contrat le_controle le_cuir le_dossier le_fromage
le_garage le_guichet le_haut le_menage le_miroir le_moment le_monde le_mot le_pain le_panneau le_papier le_pare le_pied
le_prof le_quai le_rachat le_remplacant le_rendez le_reparateur le_retour le_rideau le_saumon le_soin le_soir le_steak
le_tissu le_vent le_veto les_articles les_dames les_epaules les_fleurs les_petites les_sacs les_travaux leur_a
leur_propre leurs leurs* levres lis local_a locat* lou loupe loupe* lui m m'a m'a_dit m'a_parle m'a_sorti m'a_tendu
m_envoie m_est ma_facture ma_fille ma_haie ma_niece ma_petite magnifiques maire maire* maitr* malad* malin mandat
manteau marc mariee marqu* massage masse matos matos* maux maux_de medec* meme_les meme_pas meme_plus menace mensuel
mere_a mergu* merguez mes_beaux mes_filles metta* mettr* micro micro* mien minet* mini minutes_au mirei* mireille
mis_en mis_un mis_une moi moi_l moi_le mois_sans moisi* moitie_vide mollet mon mon_chum mon_employeur mon_fils
mon_frere mon_patron mon_permis mon_salaire mon_vieux monsieur_est monte* montee montr* montrant mot_d moteu* moto
mousse_a moutarde mouton n'a n'y_etait n_ai nante* natat* natation natio* nature ne_decroche ne_m ne_vous ne_voyait
nicke* nickel niece niece* noctu* noisette nom non_admis non_non nos nos_trois nous_n nu nuage nuit nuits nuits*
numero_de numeros nuque obligee obseq* obseques olive* on_connait on_m'a on_n on_tombe ont operee ordre ordre* oreille
origi* orteils ose_dire osteo ou_je oubliee_dans ouvert_avec ouvert_le ouvraient ouvrant ouvri* paie paiement panique
papa parap* pare pare_brise paresseuse parfums parla* parlais parle_a parlez partenaires pas_avec pas_chez pas_vous
passeport patron payer payer* peche pedia* peintre pendant_le percee perfo* perime personne_n personne_pour petites
pharm* piece_d pigeon pille pinca* pincant placard place_de planches pli plomb* plongeoir pluie_le poche* poign*
poignees poitrine poivre pomma* pommade pompe pompe* ponct* pont portable portait porte_et porte_pour porti* portillon
portrait posee poser post post_it poste_de postes poulet pour_1 pour_faire pour_les pour_passer pour_vous pourboire
poussettes pouve* pouvez prelevent prenn* prepa* pres pres_des prete* prie pris_la pris_une priso* proch*
prochaine_fois prof_d proje* promene propo* proprietaire proteste psy puis_l'a pur pv pyramide quand_ils que_j que_je
que_moi que_pour quebe* quebec questions_sur qui_a qui_passe rabro* raccr* racon* radiateur radio radio* raison rale
ramad* ramen* ramenee rappel_de rappelez rappelles rappo* rassu* ravie rayes rayes* reagi* recal* reception_a
reconduction reconnaitre reconnue recousu recra* recto recto* recto_verso recu_les recup* redes* reflet refuse_car
regardant regle reglee releve_a rembourse_la remis* remises remonter remor* remplacant rend_la rendement rendr* rendue
renverse repare reparti repen* repense repli* repondent repondu repondu_non reprocher resid* restait reste_de
restitution resultat resum* reten* retie* retour_du retournee retro* revei* reveil reven* revenue revue rhum rigolait
robinet_de roiss* roissy roues roues* rouge* rouge_qui roulant roules route route* routi* s_en s_est s_il sa_caisse
sa_collegue sabre* sac_le sacre saign* saigner sais sait_pas sangu* sans_excuse sans_me sante sante* sauna sauna*
savoi* savoir scanner scola* scotch_sur scout* scouts se_cache se_tenir seances seche_comme secretaire securite
semaines_en seren* serenite serin* seringue serrees servi_a servis_en seul seul_pour short* show showr* showroom si
si_t si_tu siest* signature signe signe* six_heures skipp* skipper soeur* soignes soins soins* soir_le soirs soirs*
sommeil sommes sonne_chez sont_bonnes sorci* sorte* sorti* sortie sou souk soula* soupirait sourit sous_ma sous_nos
stadiers stagiaires stockage sud sueurs sueurs_froides suis_au suiss* suit suivie sup supporte sur_l sur_la sur_une
sur_vingt surcharge surveiller sylvi* sylvie tacite tacti* tactile tante tante* tanto* tapis_de tatou* taxe taxi
telephone_et tempe* tente tente* tenus tenus* tenus_en terre tip tiram* tiramisu tire toilettage tombe* tombe_sur
torchons tortue total* touchant touche_les tourner tous tout_est tout_l toutes_mes train_a train_de trajets trampolines
travaille trave* tribu* tribunal trier trier* trois_ans trois_jours trois_nuits trop_foncee trop_tot trottoir_avec trou
trou_dans troub* trouble trousse_de trouvent tuiles tympans un_bain un_demi un_jeune un_mort un_par un_plat un_post
un_poste un_vendeur une_assurance une_bombe une_copine une_gastro une_histoire une_tablette valait valen* valise varie
veilleuse venais_pour vendait vendait_des vendeur vendeuse_a vendre vendu vendu_sans verda* verdatre vergl* verit*
verre verri* verrines vesti* vetem* vetements veterinaire videos_de vieille vienne viennent vieux vieux* vif vignettes
vingt_six violet visiblement visite_d visiteurs vitesse vitre vitri* vive voisine_a volan* volat* voles voles* volonte
vous vous_comprenez vous_ne vous_pouvez vu_le y y'a y_voit youss* youssef`,
    '3': `
000_d 120_euros 17_ans 214 2_ans 350 36 4_ans 4e 52 60_ans 6_ans 78_ans 7h30 87 90_euros 9_ans a_23h a_40 a_cafe
a_coupe a_decouvert a_elle a_genoux a_lui a_meme a_nous a_onze a_parle a_payer a_pose a_rappele a_rate abime* abrib*
abribus abuse* acces* accid* acomp* acompte acque* admis ado adres* affichait afficher afric* agression ai_encore
ai_filme ai_rappele ai_rempli ai_tout aide aide_soignante aigui* aille air_et ajoute alarme albums alcoo* alcool alite*
aller* allume amand* ameli* amene* amputee analy* analyse ane angin* angine animateur_a animateurs animatrice ans_en
ans_que aperc* aplv appels_par appliquee apprendre_a apprentie appris_a appui appui* apres_cinq apres_une armoi*
armoire arret arrie* arrivant arrive_avec arrivee_il aspir* aspirine assoi* assure assureur attaq* attend_a attendu_l
au_bar au_cimetiere au_distributeur au_mauvais au_parking au_soleil au_tabac audit* autocar autor* autour_du
autre_chose autres_mamans aux_toilettes avaie* avaient avait_bu avait_ete avait_laisse avait_meme avant_que avec_l
avena* avenant avons avons* bague_de balader bambi* bande_de barre_la barriere bas baskets bassin basti* bateau batte
beaut* beaute bebes bebes* begaie belle_fille ben biber* bibliothecaire bien_a bien_fait bien_les bien_sur bise bleue
bleue* bloquee bloquer bosse* boucher bouee boxe brace* branc* brancardier braque bras brico* brise* bronz* brule*
buvai* buvait cadenassee cagna* cagnard caill* caissiere calcule camio* camions cance* canne* carav* carte_cadeau
casse_en cents_personnes cerea* cereales ceris* ceux_qui chaine chambre_du chaque_passage charc* chauffeur_a chef_de
cherchait chevreau chez chez_eux chez_nous chez_un chiens chiff* chiffre chiffres chine* chiru* chirurgien choisi_cette
chose chose* choses chute chute* cigarettes cils cimet* cimetiere cisea* ciseaux clients cloison_des cloit* cocho*
code_de coin coince_dans collectif comba* combine comme_ca comme_on commentaires commentait commis compagne compagnie
comptable con confirme congo* connaitre connecte constat continuait continuent continuent_a contradictoire contre_le
conventionne convo* cooki* coqui* corde* corin* corinne coupee coupes couples courtier couturiere crach* crache cravate
credit cri crypt* cuisiniste cuiss* cul curie* cv d_amande d_anniversaire d_argent d_autres d_avant d_ecole d_elle
d_essai d_hopital d_hotel d_ouvrir dans_le dans_une date_de de_6 de_bieres de_cabine de_charleroi de_fil de_jeu de_leur
de_liege de_location de_lunettes de_mamie de_namur de_nous de_papa de_papier de_partout de_poche de_poules de_pourboire
de_sept de_tours de_velo de_vous debar* debit* debordees decede dechausse declarer decle* defilent degager degat*
deguises delat* delattre delit delit* demandais demandant demande_si demonte denti* depan* depassait depot depot*
depouille depuis_dix depuis_il derriere_avec derriere_nous des_allergenes des_cauchemars des_gens descente_du desolee
dessus_de dessus_en deux_enfants deuxieme_fois deval* devant_la diama* didie* didier diese* diminuent disant_que dispa*
distribue dit_d dit_non divorce dix_fois dix_huit djerb* djerba domic* domicile donc donne_a donnees dort dorto*
dortoir douze_fois dragu* dread* droit_d du_cabinet du_chef du_coiffeur du_coin du_comptoir du_logement du_manege
du_meme du_salon du_temps du_toboggan du_village ecart* echangee eclater ecolier ecrev* ecrevisses ecrit_a effet effet*
elles elles* embrassee emplo* employeur empoc* en_arrivant en_boutique en_catastrophe en_dessous en_hurlant en_lui
en_or encore_en enerv* enfer* engue* enquete enten* entie* entierement entre_l entres entres_sans envoles epaul*
epaules epave epave* escalator essen* est_chez est_entre est_entree est_mis est_rentree est_restee est_rien est_si
est_toujours estom* et_aucune et_en et_hop et_lui et_m'a et_ma et_me et_nuit et_qu et_se etait_complet etrangleur
etude* eu_les eu_lieu evapo* exagere existe experience explique_que expre* fabie* fabienne facture_d facture_un
faisaient fait_quatre fait_retirer fait_rire fait_voler faites famil* famille_a fantome faveu* felees femme femme*
fermee_et ferrand fievre fille_en fille_et fils fils_de flacon flott* flottait flute_de fois_le fois_s font fonta*
force foulard frapp* frappee frere* frere_a frole fuir fuite* fumaient fume fumee furieux fuyai* gagno* gagnon gaine*
garag* garanti garantis garde* garde_mon gardez gay gemme* gemmes genie* genievre gifle giraf* glacant gobel* gobelets
grand graph* greno* grenouilles gross* guido* gymna* gymnase habite hamac hamac* hamst* hanch* heures_pas historique
homme homme_qui honte hop hotes* hotesse huitr* humou* humour il_a il_etait il_n'a il_ne ils_continuent ils_l impas*
imposee impression incar* incarne inconnue indec* inexistante infir* info infra* institutrice interets intervention
j_habite jambe jambe* jambes jante* je_prends jete jetees jolie* jouait jours_d jours_on jusqu jusqu'a_ce jusque kayak*
kebab* kg kilos kilos* klaxonne l'a_vu l_abribus l_acte l_aire l_ambulance l_anesthesie l_appui l_assurance l_avocat
l_epilation l_expert l_hote l_hotesse l_installateur l_ont l_un la_boisson la_bouche la_bouteille la_box la_chaudiere
la_cle la_commande la_couette la_drogue la_farine la_fenetre la_mousse la_piste la_portiere la_pour la_prise
la_prochaine la_reservation la_salade la_sauce la_secretaire la_serveuse la_sieste la_societe la_tente labo le_11
le_bassin le_bureau le_chantier le_courant le_detecteur le_directeur le_dis le_double le_filet le_forain le_lien
le_livreur le_mail le_masque le_paillasson le_photographe le_pizzaiolo le_plus le_proprietaire le_quartier
le_remboursement le_riz le_rond le_sac le_sait le_sang le_sejour le_tapis le_tiramisu lefor* lefort les_comptes
les_factures les_garcons les_jours les_makis les_petits les_portes les_quatre les_rayons les_suivants les_toilettes
les_vestiaires les_vingt lessive lettre_de levee* libre* libre_sur ligaments ligne_pour livreur locau* locaux logem*
logement longe longe* longt* longtemps louch* louche lu lu_mon luc lui_a lumieres lys m'a_arrache m'a_balance m'a_coupe
m'a_demande m'a_ecrit m'a_fait m'a_jure m'a_mis m'a_prise m'a_propose m'a_refuse m_avez ma_compagne ma_couleur
ma_cuisse ma_femme ma_montre ma_tante macar* maillot maintenant_je maitre_nageur makis makis* malen* mangu* mangue
mannequins manquaient manque_la marec* marechal marie marie* maries maroc marro* mater* maube* me_demande me_disant mec
mecano_a memes_dates mensualites merci_l mes mes_albums mes_bras mes_cles mes_genoux messi* messieurs metres mette*
mettre meubles miens miens* mineur minutes_avec minutes_en mme_ferrand modif* mois_la mon_ado mon_argent mon_caniche
mon_colis mon_gars mon_verre moniteur moniteur_a moniteurs monitrice monos monsi* monsieur montais montrer montres
mort_en morts morts* mouta* multi* n'a_verifie n_en n_existe nager* nageur natur* naturel ne_les ne_m'a ne_peux
ne_plaisante noeud* noeuds noir_sur noix nom_d nomme non_merci notai* notaire notre notre* nous_demande nous_dire
nous_le nous_vous nuit_dans nuit_en numer* numero numero_d objec* objectif occupe occuper odieux offert_a offert_un
offic* olivier on_l'a on_recoit on_y ont_coupe ont_ete onze_ans onze_mois or origine os oslo ou_il ou_pas oui ours
ouvert ouvert_il ouverte ouverte_et paiem* paillasson paler* palerme palettes paniq* paques par_la par_recommande pari
parle parle_d parleur partie partie_avec pas_aux pas_eu pas_qu passent patient patro* payai* payait payants paye payees
peche* peles peles* pelle penda* pendait pendant pendant_tout pensi* perce* perdu_mes perdus pere permis perron
personne_d petan* petanque petar* petite_est pharmacienne photo_d pieti* pigeons pille* pimen* piment piquer pistache
pizzaiolo placa* placer plaisante_pas planc* platre plein_cagnard pleine plomb plus_d poitr* poivr* pompe_3 pompi*
pompiers poney* port porte_sans portr* pose_sa pot poule* pour_aller pour_pas pourb* pourr* precedent prelever prena*
presente_comme presi* prestataire preve* prevenez prevenu principale pris_deux prochaine prof_a promet proposaient
proprement pruni* prunier public puce puis_m'a puis_si purulente quand_je que_nous que_quelqu'un quelque quelque_chose
qui_nous quitte quotidien racin* radie* radiee ramasser ramene rampe* rangee rapaces rappelle_jamais rasoi* rasoir
rebor* rebord receptionniste recroise recu_un recul* recupere refaites reference reflechis regarde_mon regler relat*
remis remorque remplie repei* reserver resume retir* retirer_le revend revient rien_dit rivie* robes robes* rottw*
rouba* roubaix roue rouler rue_a s_etait sa_tete sacha* saisonniers salaire saliv* salue* salut salut* samedis sandrine
sans_arret sans_eau sans_frapper sans_gants sans_ombre sans_raison sauf_le sauva* savonne scand* scandale scanne scenes
scolaire se_faire se_lave seau secours secret secur* semaine_a semaine_prochaine sentais sentant septi* serai serru*
serrurier servies servir ses ses_pieds seul_sur sexe short si_vous sifflet signa* signale signe_a sim singe* sinon
sinon* skis smile* soignante soir_meme son_frere son_prenom sont_pas sont_restes sorti sortie_de sortirais sourd* squat
squel* stadi* stop subst* suedo* suedois sueur* suffit suis_allee suis_fait suis_une suivants suivr* sur_blanc sur_le
sur_sa sur_whatsapp surfa* surveillance tabar* table_de tablette tapait teleski telev* temoin temps_que tenai* tenait
tenait_la tenta* tentative tenue_a terminal terrasse_a titre* tomba* tombes tondu tordu_le touff* tournevis tout_a
tout_le toute_la trainait trait trait* tramp* trampoline tranquilles transforme traverse tremblait trente_cinq trie
tronche trop_fort trott* tuile* tuyau* un_billet un_bleu un_est un_oeuf un_paquet un_sachet un_salon un_sandwich
un_vieux une_angine une_autre une_boite une_lettre une_nouvelle une_palette une_soiree unifo* uniforme urine urine*
va_se vaccine vaches vais valai* vas_manger veau vend vendu* vendues venio* venions verifie verifier vermi* vermifuge
verra_si verrouille verse* vertige vestiaire veter* veut videur_m'a videurs vingt_deux vise visibilite vit vois_les
voiture_est voix vole voleu* vous_etes vous_je vous_laisse vous_m voyez voyez* vraie* y_aller yeux yeux_dans zinc`,
    '4': `
118 119 12_ans 130 13_ans 1h_pour 2000 2017 300 300_euros 480 5_min 67 6_000 70 78 86 91 91_ans 940 a_150 a_160 a_45
a_bout a_des a_dit a_dix a_empoigne a_finir a_hurle a_imite a_insiste a_jete a_liege a_lu a_moi a_mon a_oublie a_perdu
a_pris a_recommence a_rendu a_rigole a_saute a_ses a_son a_traite a_une a_vous accent accidentee accord admin*
administratif aere agent agit ai_17 ai_bloque ai_depose ai_jamais ai_le ai_plus ai_pose ai_rate ai_retire airba* aisse*
aisselles alertee allergenes allergique_a alliance allocation amene amf amies amies* amoxicilline angoi* angoisse ans_a
ans_et ans_il ans_s antihistaminique appele_mon appelez appet* appetit apprendre appuye apres_le apres_six arachides
arbre archives arete* arrache_le arrete_le arrime as_un asloc* asloca assoit assume assure_que asticot attache
attendait_au atter* au_beurre au_feutre au_laser au_poulet aurez_ca authe* autorisation autou* autour aux_champignons
avaient_ete avais_coche avait_une avant_bras avant_meme avertir aviez aviez* bac_a balai balle baraq* barrette barri*
bas_des baske* batta* battante bebe begai* berger betes betes* bibin* bibine bidons bisou bloc bloque_il boite_a boldu*
bolduc boubo* boubou bounc* bouncer bourd* branche bras_de bras_jusqu'a bricoleur broye bruno bruno* brusq* brutale
ca_c cables cache* cache_dans cacher cadavre cafar* cagno* cagnotte cale calec* calen* call camar* camp canca* canette
caniche capture_d carab* carbu* carda* cardan cares* carne* carnet carou* carouge carpe* carrement carrosserie carte_et
case cassa* cassee castaing cause_de causer cente* center centre certains certi* certificat_medical ces_gens chambre_12
changes chauffeur chauv* chauve chef chequ* cherchez cheva* cheville chialeras chicha choc chope chope* citron civil*
claquee clause clauses cle_usb clich* cliches clois* cloison clopes cloque clou clowns cocai* cocaine cochee coffret
coincer collection coma_ethylique combien_de commandant comme_c commissaire commun comte comte* concl* confirmee
conseil_de conseille_de consommateur consommateurs consu* contenait conti* continue continue_a contre_lui contre_un
copine cote_du cotes_felees coton coton* couco* coucou coupe_la coupees coupelle couraient cousin cp crani* cranien
crava* cravache crema* cremant crepe creve crie croche croye* croyez cruch* cruche cuisine_est d'y d_angoisse d_ecran
d_epingle d_equipe d_origine damie* dans_l dans_la dans_mes dans_notre de_13 de_5 de_chaud de_conciliation de_m de_ma
de_mes de_mon de_morphine de_peur de_pneus de_protection de_quinze de_sa de_sac de_six de_souris de_train debranche
declaration decongele decrirai decro* decroche dedan* dedans defenseur_des degag* dehor* dehors delicatesse demande_de
demarrer demis demol* denomme dents dents* deplace depos* deposee_a derniere_fois derobe des_comptes des_enfants
des_filles des_fraudes des_lundi des_selfies des_yeux desce* descelle descend descends descendu descendus deuil deuil*
devant_tout devor* dialy* dialyse diplome disan* disant discretement discriminee disparu disposition disqueuse dit_il
dix_neuf dixie* dixieme doigt doigts_sur dore dorme* doudou doudoune douteux drape* drapeau drogu* droguee du_centre
du_consommateur du_cou du_garage du_robinet du_vestiaire dylan dylan* echog* echographie ecoli* ecoliers economies
ecrit_sur egares egorg* eh elle_fait elle_m'a elle_ment elle_n elle_s embrasse embrayage empes* en_bas en_erreur
en_rentrant en_reunion en_rigolant en_tete encore_des encore_la enleve entame entiere entieres entre_avec entre_sans
entree_de envole eparg* epargne epaule_luxee epeau* epeautre epero* epina* epinards epluc* epous* epouse equipe_de
espionne est_connu est_d est_decede est_effondree est_mort est_ouvert est_pour est_qu est_ressorti est_revenue esthe*
estheticienne estomac et_du et_fait et_paye et_sa et_votre etait_dans etait_le etang etang* eteint ethylique etran*
etre_la etude etui euthanasie evanouis exactement exclu* excuse_et existe_pas explo* expose expres_pour expul*
facture_a faineant faire_la faire_un fait_un fameu* fameux fantomes faux fendu* fermez ferreira fesses fichiers fievr*
filles_en fin_du fini_au finir finir* firmi* firmin fisc flori* florian flute folle* forcement fouette fouille_ma
fourbure fourc* fourgonnette fourm* fourmis fraudes frein* frere_et front frottait fugue fugue* fumee* gaeta* gaine
gamine_de gamines garants garde_l gardien_de gare_a gars gars_de gars_du gaz genevois genou_dans gerant_m'a gerar*
gerard ghisl* gilet glaca* gonflement gosse* gouter grand_pere gratt* greffe groupe_whatsapp guichetiere gym gyneco
hamid* hamsters herni* hernie heure_a heure_vous hippo* homar* hospitalise houspille hurlant hurle hurle* ignor* ignore
il_bouge il_lui il_restait il_va illegal ils_avaient ils_ne imite immon* immondes impol* inconnu incro* incroyable
infirmiere_a insiste_pour insulte_les integ* intestins intimite intra* intraveineuse intub* intube invite jamais_vu
je_le je_saisis je_sors je_vais je_venais jerri* jerrican jetes jetes* jette jette* jeunes jolies jorda* jordan jouai*
jouen* jouent jusqu'a_l jusqu'a_la jusqu_au jusqu_aux l_agence l_agent l_annee l_appareil l_atelier l_atsem l_aurez
l_electricite l_energie l_entendait l_entrepreneur l_etablissement l_evier l_inscription l_interne l_issue l_oeil
la_cantine la_colle la_commode la_compagnie la_couleur la_fibre la_gendarmerie la_langue la_ligne la_machine la_mienne
la_nuit la_paume la_poussette la_radio la_receptionniste la_sangle la_serviette la_sortie la_tasse la_tire la_viande
la_vitrine lacrymogene laisses lampes lance* langu* lapins le_bar le_barman le_beton le_biberon le_burger le_chauffeur
le_chef le_club le_collier le_commercial le_comptoir le_cou le_cuisinier le_dentiste le_fermier le_foot le_four
le_froid le_grand le_harnais le_jardin le_maitre le_nom le_patron le_pull le_samu le_sesame le_stationnement
le_surveillant le_talus le_tatoueur le_toit le_vendeur le_ventre le_vol leggi* legging lendemain_on les_choses
les_clients les_commandes les_crevettes les_degats les_dossiers les_douches les_gars les_mois les_repas les_residents
les_tables levai* levre* libre ligne_qui lilas lilas* limac* limace litre lot loue lui_dit lui_qui lustr* lustre luxee
luxee* lycee* lynx m'a_crache m'a_entaille m'a_etrangle m'a_soutenu m_explique ma_grand ma_valise ma_veste macha*
madam* madame maes main main_en main_propre mains mains* maitre malentendu malhe* malvoyant mamans mamie* mamie_a
mandates mangez mapaq mapaq* marab* marabout marche_avec mari_et marmo* marse* marseille masse* mastu* matin_a mayo
me_suis medecin_de medecins mediateur medis* melangent meme_chose menti_sur menui* menuisier mepris meprisant mere_pour
miennes milieu_des mime minutes_apres mis mis_ma mise_en mixe moins_les mon_amie mon_avocat mon_code mon_compte
mon_epouse mon_pere mon_sac mon_velo monde_le monit* moque* mousseux moustache murmu* mycose n'a_vu nadia nadia* ne_le
ne_s ne_sont ne_veut neveu* nez noirci noire* noirs noirs* noise* nom_et noms nourrisson nous_avec nous_faire
nouveau_ne noyes noyes* numero_et occas* oh ombudsfin on_attendait on_hurlait on_lui on_voyait ont_laisse ont_mis opc
ophel* ophelie organisme otarie otite otite* ou_etait oups outil* ouvert_l paies paies* palef* palefrenier palet*
palette palpa* palpation palpee palpi* palpitations papiers paquet_de par_des par_erreur par_huissier par_le par_mes
paralysie parent parle_de parlera parvovirose pas_pour pasca* pascal passee passeports pasta* pasti* pastis patients
patronne paye_trois paysagiste pdl peau_a pelot* pendant_deux pendant_que pendant_un penic* penicilline pere_et permi*
permis_de perso personnellement peur physi* physiquement piece_montee piege piege* pigeo* pilot* pipi_au piqur* pirate
pista* pistaches pitie pitie* pizzas place_du place_un plage_et plaid* plain* plannings plaques platr* plie plier
plier* plus_bas plus_la plus_tard poil policiers pommeau poncelet porte_le portee posee_sur pouce pouce* poule poules
pour_mes pour_que pour_vos pratiques prelevee prend prends prenoms prescrit prest* prevenus pris_ma procedure profi*
profite propose_de proteines protoxyde psychiatre puisq* puisque punie punie* pyram* quatre_etages que_d que_les
questionnaire qui_avait qui_dit qui_m qui_m'a quitt* raccroche rachi* racistes radios ralai* ramassage rapport rase
rats raye rayer* rea rebou* recep* reception recon* reconnu recredite recroisera recu_la recupere_mon recuperee
refourgue refug* refuge refusent_de refusez relu remis_a rentrant rentre renvoye reparateur repart repes* repese
repond_que repondu_que reponses repression_des responsable responsables retenue retour_de retrouve_l retrouvee_sur
revenue_avec ridiculise rien_demande rien_n rigol* rigolant rires rires* rond rosse rosse* rouges roule_a roupi*
routier s_appelle sa sa_chaise sa_couche sache sage sage_femme saigne saisi_le sans_gluten sans_les sans_lumiere
sans_meme sans_motif sauf_qu saute scann* scotchee se_sont secho* sechoir seize seize* senta* sentait sentait_la
sentait_le sept_ans servi_du servis seul_a seule_ce si_elle siege_auto sienn* sifflait sifflee signer signer_un signes
simul* sinus* snapc* snapchat soigneur solde somme* son_beau son_passe sortait sorti_la sortie_avec sortie_d souille
soule sous_huit sous_le sous_perfusion souscrit soutenu souterrain spara* sparadrap speed* squat* stylo_d suis_la
suis_partie suivies sur_insta sur_leur surdosage surem* surement surveillante_de ta_plaque tabasse tabassee talus
talus* tapais tape_sur tapet* tapote teddy teddy* tempete tendu tendu* tentes test testo* tete_d tete_sur tetes tetes*
thermos tiend* tikto* tiktok tire_au titul* titulaire toilettes_on toitu* toiture tole tomates tomme tomme* torti*
toucher touchez tout_au tout_ce tout_et touto* toutou trace traite_ma tranq* transmis traumatisme treize_ans
tribunal_administratif tribunal_judiciaire tripe* trois_contrats trois_enfants troisieme_etage trou_perce trouvait tu_m
tuyau tyrolienne u15 un_abonnement un_beau un_bisou un_box un_briquet un_chien un_couteau un_filtre un_gars un_geste
un_gout un_jerrican un_joli un_match un_matin un_menteur un_mur un_oeil un_petit un_retard un_telephone un_verre
une_balle une_certaine une_enveloppe une_famille une_petite une_plaie une_vraie unia uv va va_voir vapoteuses veillee
venais venda* vendus ventr* ventre verbalement verifiez verra verra* verrouille_la verrouillees vertebres veto vieilles
viendra viens_avec vient_de violace viole viole* violent violettes vitrine voie voila voila* voitures volon*
vomissements voulait_savoir voulu vraie vtc y'a_pas y_avait y_est yaourt yasmi* yasmine youpi*`,
    '5': `
150 150_euros 18_mois 200 2019 21h15 21h15* 312 50_ans 68 700 79_ans a_10 a_appris a_balais a_bon a_bu a_continue
a_coups a_dans a_ecrit a_enfonce a_envoye a_faux a_fouille a_gifle a_mordu a_nie a_plaque a_pleurer a_recupere a_refuse
a_servi a_signe a_ta a_table a_velos a_verrouille a_voix a_voulu abandonnes abces abces* absence abus_de acariatre
accen* accom* accor* accuse_de accusee achar* acharne acheteurs adjoi* adjointe admis* adoption adulte affir* affirme
afsca afsca* agent* agent_a agent_m'a agonisants agrafes agresse ai_crie ai_deja ai_des ai_reclame ai_repris ai_retenu
ai_signale ai_travaille aile airdrop airpo* airpods alerte alime* allaiter allege allegee allergies allergique alors_on
ambre ambre* amie ammon* ammoniaque amphe* amput* annuaire anony* ans_est antibio anticoagulant antivol appart appat*
apprends apres_ma arabe* arbit* ardoi* arnaqueurs arrache arranger arret_du arrieres arrivait assigne assistante
assistante_maternelle asthmatique atsem atsem* attache_dans attei* attestation attou* attouchements au_courant au_feu
au_gouter au_nez au_poste au_sang auberge aurez aurez* autoradio avait_jamais avait_promis avec_vos aveugle avine
avocate avoue* baffe bagagiste bague bagues balance balance_mes balei* ballons barce* barcelone barmaid barman barman_a
bas_du bas_pour bascule baton baton* beant beant* begue* benal* benali benne benoi* benoit bequi* bequille berce*
berceau betai* beugl* beugle beuh biberon biche biche* bidon_de billets_de bisqu* bisque bizut* bizutage blanche_et
bless* blesses bloquait bloquee_par boche boche* boitait bon_entendeur bonbonnes bouche bouff* bouge_pas bougeait boxes
boxes* bragu* braguette bras_et brassiere bronc* bruits brulees brulu* brun brute* bu_la bulletin bureaux burki* bute
ca_je ca_passe cabas cabas* cacahuetes caden* cadenas cage_d caisse_de cajou cake caleche calva cambriole cames cames*
camionnette canet* canine canne_blanche capot capot* captu* capuche car carac* carap* carapace caravane carnage caron
caron* cars carte_bleue carte_vitale casser_la casta* ce_patron ceint* ceinture_de celibataires centre_aere cerises
certaine cervi* cervicale chambre_des chantant chaparde chaque_matin chargeurs charl* chassis chatouille chatt* chatte
chef_d chefs chefs* chenil chenille chevaux chevelu chez_ma chez_vous chimi* chiots chums chums* cible* cinq_etoiles
circule claques claud* claude claus* clef clin clin_d cliqu* clique cloques cnil co coach coach* cogna* cognac cogne
cogner cohen cohen* collard colliers comme_par commercial compare_les completement_bourre comprendre comprendrez
compresse_dans comptage comptoir_et conciliateur conciliateur_de conjo* connaissait consentement conservatoire conso
constitution consulte conta* contactee conteneur contient contraste convu* convulse copain copie_colle coude coude*
coule coulis coupe_le coupures couronne couronnes cousine coussinets coussinets_a couvercle couvertes couvr* couvreur
cpas crame crass* crever crise_d criti* critique croise croisee croix croix* croutes cueillir cuir_chevelu culotte
culpa* curieuse cyber* d_adrenaline d_appeler d_atelier d_auto d_escalier d_eux d_inde d_orange da da_silva dangereux
de_15 de_50 de_600 de_95 de_bien de_derriere de_fiancailles de_genou de_lait de_meme de_moi de_moins de_ne de_nos
de_onze de_plainte de_poing de_quincke de_reception de_sante de_signer de_soleil de_suture de_ta de_vache de_vitesse
de_volume de_vos deale_ouvertement dealer deballe debile debranchee debutants decac* decla* declaree decline
decoloration decroche_plus defen* defenseur defile defunt degats degre_sur delph* delphine demandait demandees demis*
denig* denom* dentiste_a denud* depuis_elle depuis_mai derobee derobes des_chiens des_droits des_gamins des_marques
des_medecins des_parents deshydratation deshydrate destinataires detecteur detourne detro* dettes deux_billets
deux_cotes deux_dents devant_chez devant_des devanture devinez devisse diall* diallo diamant diffa* diffamation dinai*
dinais diode diode* diplo* disciplinaire discrimination discrimine disjoncter disques distribuer distribues dit_elle
dites dites* dix_euros dogsi* dogsitter doigt* doigts dont_le dormait dormez dormez_bien dos_a dossier_medical
dossier_parfait douan* double_le doubles doudo* douze_ans dresse du_barman du_bureau du_bus du_car du_chenil du_compte
du_depanneur du_doigt du_guichet du_personnel du_support du_tram du_vendeur du_voyage duvet duvet* dyslexique echap*
eclat eclate ecrou* ecroulee ecsta* eczem* eczema effon* effra* effraction electriques eliot* eliott elle_y emballe
embauche embob* embou* embrasser emmen* empil* employe_du empoche_la empoigne empoignee en_foret en_la en_m en_maillot
en_me en_moins en_plein en_prime en_rouge en_se en_uniforme encou* endort enfant enfermee_dans enfonce_la enlevee
enque* entam* entasses entendeur entendu entendue entorse entraine entrepreneur enveloppe_avec epile* epileptique
erect* erection eryth* erytheme escale escroquerie espio* est_decrochee est_ecroulee est_evapore est_lui est_rentre
est_reste est_sorti et_depot et_maintenant et_mon et_son et_y etait_beau etait_ouvert etait_plus etait_vide ete_pris
etes etour* etrip* etripe etudie eu_une euros_en euros_sans evoque exami* exclu exclus excrements exploses facti*
factice factr* factrice factures fait_a fait_pipi fait_semblant fait_signer fait_sortir falsifie familles fanny fanny*
farce farce* fauche faussaires fausse_couche faux_cils femur femur* fendu ferez ferez* fesse fesse* fessee feu_rouge
feutre fiancailles fictives filles filme filmee filoute finie* finir_a finma finma* fiole* fioles fissures fixan*
fixant flaco* flacons flamb* flasq* flasque flemme flexi* flexible flics flics* fois_et fois_que fond_du fondu forces
formee fouet* fouin* fouinait foula* foulee fourgon fournis fournit foutre foutre_en fraca* fracasse fracture_du
francais frappait frein frelatee frigos frolait frole* fsma fuite_de fume_du fumees funer* funeraire fusil_de gaffe
gaffe* gamins_de ganja ganja* gants gants* garagiste garde_le gardi* gardien gardien_nous garnier garrot gastr* gastro
gavee* geant geante gele gelee* gelules gemis* gemissait genan* genci* gencive gendarmes gener gifle* gifles girafe
glute* gluten gnole gnole* gonfl* gonflees gorge* gorge_pour gorge_qui gosses gosses_de gouja* goujat goute* gouve*
gouvernante grand_mere grang* grange greff* grego* griffe griffee guett* guichetier guide guignol hagar* hagard
haleine_de harce* harcelement hasar* hasard hein hemat* henne henne* hepat* hepatite heritage homards homop* hospi*
huile_d huiles huiss* huissier huissier_a huit_jours humilie_les humiliee hurlait hurler hygie* hygiene hypog* idiote
il_fait il_me il_nous il_riait il_s il_tenait illeg* ils_m imitee immol* implants inami inami* incin* inconnu_m inde
infec* infecte informations informe informe_de informee_de inhale inhum* injection injon* insen* insensible insistait
insiste inspe* insta insti* insulte intacte intensifs interdite intolerance irise irise* irres* islam* ivre ixell*
ixelles j_apprends j_imagine javel* je_dis je_dors je_me je_mets je_revois jetee* judic* judiciaire juge jules jules*
jumea* jumeaux jumen* jument jupe jupes jupes* juran* jurant juridique jusqu'a_vomir ketam* ketamine kevin kevin*
kilos_en kosov* l'a_signale l'a_souffle l_ambulancier l_assignation l_avant l_avis l_educatrice l_ehpad l_employe
l_enlever l_entretien l_epipen l_etat l_expertise l_ordre l_osteo la_balance la_barriere la_bisque la_bonne la_brigade
la_conscience la_cuillere la_descente la_dgccrf la_douche la_fuite la_gencive la_gerante la_gorge la_gouvernante
la_main la_meuse la_nature la_neige la_pharmacie la_piscine la_pochette la_queue la_rangee la_reparation la_secu
la_surveillante la_trousse la_vodka la_vue lache lache* lache_le lache_les lactose lactoserum lance langue latex
laurent le_capot le_casier le_col le_conciliateur le_conseiller le_crane le_cuistot le_depanneur le_dj le_fond
le_gardien le_hall le_lavabo le_linge le_mecano le_moniteur le_poisson le_porte le_portier le_prochain le_siege
le_soutien le_steward le_stylo le_torse le_traiteur le_tribunal le_veilleur le_vestiaire le_veterinaire lefeb* lefebvre
lendemain_le lentille les_animateurs les_chiens les_cotes les_cuisses les_fesses les_flics les_freins les_levres
les_ouvriers les_patients levie* levier ligne_avec like litre* litres livrer livres livreur_m'a loque loque* loup
lubri* ludiv* ludivine lui_et lui_il lunettes_en lyceens m'a_appelee m'a_lance m'a_pogne m'a_souffle m'a_touche
m'a_traitee m_as m_ecrit m_etais m_ont ma_banque ma_carte ma_caution ma_galerie ma_gamine ma_nouvelle ma_peau
ma_plainte ma_soeur ma_voisine macaq* macaque macon macon* magasinier main_dans mains_sont mains_sur maintenu maitre_d
malab* malabars maladie_coeliaque malaisant malgre_l malgre_ma malhonnete malhonnetete malinois malle malle*
maltraitance mamad* mamadou maman_ne manche_de mandate manip* manques manteau_en manu marchand mari_est marques_de
marre* marron masseur_a mate mathieu matie* maton* matonge maxime me_disent me_foutre me_regardant medecin_a
mediateur_de medic* mefie* meme_de meme_une memoi* memoire menaces menagere menotte mensonge menteurs merci_la
mes_ecouteurs mes_enfants metal metis* metisse mettent meuse meuse* miche* mienn* mienne mignonnettes migraine millions
minou minou* minutes_plus mixte mixte* moderateur moi_on moins_le moisissures mollets mome moment_du mon_accord
mon_arret mon_cas mon_cv mon_epaule mon_grand mon_manteau mon_nez mon_ventre monsieur_du montees montre_et mordu_le
morel morel* morph* morphine motif motif* mousqueton mur muscl* musclee musea* museau musel* n'a_meme nager national
ne_l ne_lui ne_rien ne_sais ne_tenait ne_voulait nee nee_a net nettoyage_interieur nez_casse nez_en nice nom_que nomin*
note_a notre_arrivee nous_dit noyad* noyade noyau* nudes nudes* nuit_il numero_sur nus obsce* obscenes obsed* occlu*
occlusion oceane odieu* officine olivi* one ongle* ont_deja ont_demande ont_donne ont_envoye ont_oublie ont_passe open
opere* ordinateurs ordonnances ordur* oreilles orthographe oser oublie_une ouvertement oxyge* oxygene pacan* pacanes
paiements paix papas papas* papy par_de par_hasard par_l par_qui parav* paravent pares* paresseux parlait paroles
partis pas_mon pas_vue passer_le passerait passes passo* patau* pataugeoire patchs patchs_de pattes pauvres payes
payes* payeu* pc pediatre pedic* pedicure pelote pendu_a pepe perce perce_un perdu_la pere_a peritonite personnes
personnes_a petards petite_de petro* petrole phala* phalange phoque photo_a photos_intimes phrase piano_a pickp* picku*
picotements pied_par pilon pilon* pincee ping pioch* pioche pirat* pisse* pitbu* pitbull pitte* pittet place_il plaie*
plaig* plaignants plaint plainte_a plainte_deposee plancher planque plaque plaque_a plaque_et plaquettes plein_soleil
pleurait plombier plong* plonge plus_dans plus_en plus_envie plus_un plus_voulu plus_y plusi* plusieurs
poche_interieure pochon pochons pogne pogne* pogne_une poignet poing pointe poisson pompette pompiers_ont poneys pong
poppe* poppers porte_ouverte portiere portieres portu* posai* posait positions postee pot_a potag* potager
poudre_blanche pour_avoir pour_du pour_en pour_quarante pour_verifier pour_votre poursuites poussee_dans poux pr
premiere_fois prendre_le prenne prenomme preparateur prepo* preposee pretendu preuve pries pries* pris_les privee
prochain_technicien prochaine_etape procu* procureur produit_de prof_de profil proposer proposition proprio
protection_des proximite prudence publiees puis_s pupilles_comme purulent purulents quand_elle quatre_ans que_rien
qui_coupe qui_l'a qui_parle quincke raccordes rack raclee radio_de rails rails* raisi* rajoute ralait rallongee
ramassee ramenes rapac* rapace rappr* raser* react* reaction reagi recollee recommande_en recommence_avec recro*
rediges refer* refermees_sur reflechissez refoule refus refusent refuses regisseur registre rejete relen* relents
rendant rentree_avec reparle repeint repete repond_plus reponds_plus reponse_de repro* reserve_et resilie_en resin*
resine respirait respirer respo* responsabilite retire retournes retrouve_sous retrouvee retrouverai retrouves reuti*
revele revenu_avec ricanait ricanements risque risto* ristourne rode rodee rodee* rosiers rouge_et roula* roulait
roussel roust* rouste routine roy rsa rudoy* s_endort sa_maison sabots sadiq* sadique sagou* salac* salai* sandr* sang
sanguin sans_chauffage sans_l sans_plumes sarra* sarrasin satay satay* saure* saurez scannes scarl* scotc* scotch
scrup* secou* secouee section selfies semaine_apres semblant sentait_l sequestre serais serez serez* seropositif serpe*
serpent serree servent serveuses servi_sans sever* severe sexuel sexuelle sexuelles siffl* sifflais signature_sur silva
silva* siphonne siret siret* sirotait sniffait sniffe sniffee socie* societe soi soign* soigne soins_intensifs solan*
solange solli* sollicitee sommelier somni* somno* somnolait son_alliance sonnette sont_passes soufflait souleve
souleves soupl* sous_les sous_un sousc* soutien soutien_gorge soutires spam speciale staphylocoque stero* steroides
stupe* stupefiants subti* subtilisee suffo* suintantes sujet sujet* sur_d sur_des sur_mon sur_tout sur_vos surdose sure
surnom surveillante surveillee suspendue sutur* suture syrie* ta_gamine ta_vitrine table_avec table_du tac tahin* tal
tamar* tamari tampo* tampon tangu* tapai* tapotait taximan te_croise technicien_qui teigne temoi* temoins tenait_plus
test_vih texta* textait texto* theo thera* therapeute tibia* tic tigre tique* tiree_par tirel* tirelire titubant
tombee_dans tombez ton_adresse tonne* torchon torsi* torsion tot_du tousse trainer traitant traite_de traite_les
trancher trans travers_la tremblant tremble tres_mal triche tripo* tripote trois_familles tromp* trompee tronc
tronconneuse troqu* trousseau trouve_mon truff* truie* tutoyee tympa* tympan type_de tyrol* ukrai* ulcer* un_agent
un_ancien un_ballon un_bidon un_d un_demarcheur un_ecran un_mal un_papa un_virus une_camera une_camionnette une_dame
une_decharge une_facture une_seringue une_voiture une_volee urgen* usage* utilises va_venir vais_me vais_t van vapes
vapes* vapeurs vas_te velos velos* vendue vento* ventoline verre_d vers_la verti* vertiges veste veste* veterinaires
veuve veuve* via vide_par vierg* vierge vietn* vigil* vigile vigile_a vinas* vinasse violee violo* violon vip visa
visag* visage viser viser* visiter vital* vitale vite_arrive vitreux vivant vivante vivants voile* voix_haute volantes
volontaire volum* volume vomir vomir* vos_bureaux votre votre* voule* voulez voulu* voulu_me vous_aurez
vous_comprendrez vous_voulez voyait_les vues vulga* vulgaire vus wallo* winte* y'en y'eta* y'etait y_compris yanni*
yannick yeux_ne zirco*`,
    '6': `
06 15_ans 19_ans 200_euros 23_h 3000 4000 5_etoiles 88 88_ans 900 900_euros 9h_du a_23 a_avaler a_crache a_defonce
a_file a_glisse a_lausanne a_menti a_ouvert a_perce a_quelle a_raccroche a_remis a_sa a_saint a_tape abandonnee abimee
abste* abstenir abus abusi* acari* accessible accompagne accrochee acquereurs actes actes* adhes* ado_de adren*
adrenaline adresse_a adresse_de affame agees agees* agence_est agent_d agent_immobilier agents aggra* aggrave agoni*
agrafe ai_prevenu ai_retrouve ai_une aide_a aide_soignant ailes ailes* aimai* ajout* alain alain* alban* alertes alger*
algerien allee allergiques allumette alzhe* alzheimer ambulance ambulancier amian* amiante anaphylactique anesthesie
anesthesiste ans_elle antibiotiques antic* antidepresseurs antih* antipathique antis* antiv* apercu appareil_auditif
apparement appart_etait appelee appen* apple apple* apres_votre arabes argent_des arme arnaq* arrache_par arrachee
arraches arrim* arrivais ars aspire assignation assise_sur assoiffes assum* astic* atelier_a atroc* attac* attachee
attaches attendrai atterrissage attes* au_flanc au_lait au_matin au_point au_refuge au_visage aucun_souvenir
aucune_camera audi aurelie autiste autorite autre_maman autres_clients autrui aux_urgences auxil* auxiliaire avaler
avant_notre avant_pour avc avec_nos avec_son avertie avertissement avise avisee avocat_a avoir_demande avoir_rien b
baffe* bagnole bail baiser balai* balais balance_dans bambo* ban bancal bang barbotes barma* barreaux bascu*
batterie_neuve baux bec bedo belles betis* betise beton bidouille bient* bientot binai* binaire bisou* bisous bistr*
bistrot blancs_sont blattes blind* blouse bocau* bocaux boita* boiteuse bonbo* bonbons boucles bougn* bouillotte
bouledogue boursoufle bouscule bousculee bousi* bousille bout_a bouteilles_de boutonneux bouts bouts* brancard brandi
bricole bricoles brief* briefing brisee brown* broyee brulante brune brutal bu ca_deale cable_de cacahuete cachets
cagou* caisse_4 caissiere_a came cancer canin* capture capuc* carabinee caressait caresse carotte cas casse_net
cassee_et cassees catalytique cauchemar cauchemars cauchemars_depuis cbd cc cci ce_monsieur ce_sera ceintures celeri
celib* celibataire cercu* cercueil certain certifie cette_nuit chaine_en chair* chane* chanel chantage chapa*
chaque_mois chasseur chaton chatons chaudiere cheni* cheveux_crepus chez_l chial* chien_guide chipe* chlam* chloe
chloe* choc_anaphylactique chose_avec chris* cicat* cinq_a cinq_ans citat* citation cite civie* civiere clame*
claquettes clavicule cleme* clone* clonee cloquee cloue* clown* cobay* cochons codei* codeine cogne* coler* colique
college collegiens collier colorant combien comme_une commente communale communique compagnon complice composition
compresse comprimes comptable_a concierge conciliation conduisant confie confirmee_par confondu consc* conscience
constate constater contactera contre_cinq contrefacons controler convocation cookie coordonnees corps corps* cortisone
cotes cotes* cou couro* courriel courtiere covid covid* crache_dessus crame* cramp* crasseux creances crepi* crepus
crie_a crochet crottes croup* cruis* crustaces cuill* cuisine_et cuisinier cuivr* cuivre culot* cutte* cutter cuvai*
cuvait d_amour d_arreter d_effacer d_enlever d_estomac d_experience dans_ma dans_son dans_tous dans_tout dans_vos
dauph* ddpp de_2019 de_bras de_cacahuetes de_cette de_coups de_famille de_folle de_frein de_fumee de_mer de_paie
de_paix de_passeport de_pied de_plage de_port de_poudre de_quatorze de_secours de_ses de_sortir de_suivi de_treize
deale debarque debil* deced* decharge decollete decoupee decrochee dedai* defonce defun* degre deja_loue deja_utilisee
delivre delva* delvaux demandes dentier denut* depassant deplacees deposee deposition depression depuis_trois
dermatologue derobees derriere_les derriere_moi des_bonbons des_collegiens des_donnees des_jambes des_lilas
des_messages des_notaires des_prix descendait descende desseche desserre detecteur_de detou* detournee detresse detru*
detruit deuxieme_degre devissee diarr* dick diffu* digit* dimin* directeur dis dis_ca disait discipline disparaitre
disparus dissi* dit_en dit_l dit_oui dit_qu don donne_du donne_raison donnee_a doorm* doorman doree doree* dosag*
dosage dre dress* dresses dresseur drogues droits du_bon du_cheval du_colis du_festival du_froid du_gars du_gerant
du_resto du_sav du_vide ebouillante ecarte eclat* economie ecrases ecrases_dans ecuri* ecurie educateur educatrice
effacer effondree ehpad ehpad* eleph* eleveuse elle_ne embau* empestait employe employe_a empoi* empru* emprunt
en_charge en_claquettes en_fout en_justice en_mon en_parle en_passant en_pleurs en_riant en_scooter en_soute encer*
enchaine encore_au endormie_dans enerve enfants_au enferme enferme_dans enfla* enflamme enfle enflee enjam* enleves
enormes enqueteurs entai* entassees entendus entraineur entre_le envol* envoye_en envoyee_par epipen erupt* eruption
escam* escarre escroc espere_que essayez est_allergique est_ce est_fait est_passee est_tombee est_venue et_dit et_garde
et_note et_ses etaient_tous etais_au etait_mon etait_un etale* etalee etiquete etouffait etrangeres etrangers
euros_dans evanouie evapore eve eventre evoqu* ex excre* exigees extorque facture_des faiblesse faine* fait_une faits
faits* farin* farine fausse_route fauti* fautif faux_jeton fenta* fentanyl fer ferra* ferre* fesses_a fesses_en fiancee
fibre_a fiche_de ficti* figur* filee filee* fille_est fillette filme* filou* fils_en finiras fixe flama* flanc flemm*
flipp* flippant foi font_passer force* forcee_a formel fosse fosse* fouil* fouille fourb* fourche fourrer fout foutr*
foutu foutu* fracturee frangins frela* frottant frouz* fuites fumai* fumait fumet* furet furet* g_au gamin* gamin_de
gamine garde_corps garde_mes gardienne garrots gave gelee gelul* genep* genepi generale genou gens_comme geran*
gerant_a gerante gitans glissee glissee_dans glous* gluant grammes grano* granola grossesse groui* gruge* guise guise*
guita* guitare gynecologue habil* habille haiti* hallu* halte* hanche handi* handicap handicapee happe harcelee
hemorragie heris* holla* hollandais homos* horri* horrible hors_du hospitalisee hosto hosto* housp* hurla* hurle_dessus
hurle_sur ignorer il_arrive il_cherchait il_connaissait il_le il_m'a imaginaire imaginaires imagine imitait imite*
immed* immobilier imposition incap* incapable incompetent infectee infes* infirmier_m'a infor* ingri* ingrid inhal*
initi* initiales injecte insistant inspecteur installe instrument insultes interdits interesse intes* intimes intox*
intoxication intru* inven* inventee iode iphon* iphone irreparable irresponsable irrup* irruption issue issue_de ivg
ivrog* j_arrive jamais_appele je_depose je_lache je_sortais je_viens jerom* jerome jete_a jetee josia* josiane jurid*
jusque_dans kango* kelle* keller keta kippa* kro l'a_dit l'a_trouve l_allee l_anesthesiste l_appartement l_arcade
l_arriere l_educateur l_electricien l_entraineur l_enveloppe l_essai l_homme l_hosto l_huissier l_inspecteur
l_interimaire l_ongle l_oreille l_ouvrier la_baby la_banquette la_barquette la_barre la_bas la_boulangerie la_camera
la_clio la_cloison la_coke la_cuisse la_cuvette la_foule la_gardienne la_joue la_machoire la_mini la_monitrice
la_nacelle la_nounou la_nourrice la_patte la_pizza la_poutre la_puericultrice la_reception la_regie la_repression
la_responsable la_roue la_securite la_serrure la_tablette la_tata la_toiletteuse lacer* lacere lachees lacto*
laisse_dans laisse_en laisse_la laissees lance_a lapine latex* laure* le_bebe le_caissier le_carrelage le_cheval
le_chirurgien le_coach le_coiffeur le_concierge le_conducteur le_doorman le_dos le_dr le_facteur le_feu le_fusil
le_gamin le_gerant le_juge le_manager le_mecanicien le_medecin le_numero le_pantalon le_parking le_personnel le_plateau
le_plombier le_poignet le_poney le_pouce le_serveur le_staff le_tableau le_type le_videur le_vigile leche leche*
lentilles les_charges les_cheveux les_debutants les_demenageurs les_doigts les_femmes les_filles les_mains les_pompiers
les_vieilles les_vieux les_voitures leste* leur_parking levee leves leves* lezar* ligam* ligament liquidation lise
lisez lisez* local* locataire locataires loges loges* loulo* louve* louveteaux lui_meme lunettes_ray lynch*
m'a_bouscule m'a_menace m'a_pousse m'a_repondu m'a_t m'a_traite ma_copine ma_demande ma_fiche ma_main ma_photo
ma_sacoche ma_signature ma_tete maigri mail_qui maillons main_est main_sur mais_voila maladie malgre_mon malheur malho*
malvo* mam maman maman* mamie manager manchette manda* manie* manipulation manon manon* manquantes maquillage maquille
marquee marques marre martine matai* matait matou matou* matraque maudi* maudit mayon* mayonnaise me_jette me_prevenir
mecan* mecanicien mecano mecano_s meche mefiez meme_jour menac* mene menin* meningite mensongere menteuse mentionne
mepri* mes_cheveux mes_deux mes_freres mes_jambes mes_papiers mes_yeux metal* meth mezza* mezzanine michelin milli*
minette mineure mineurs mises mises* mission modifie moi_avec mois_que molai* molaire mollu* momes momes* mon_06
mon_bebe mon_bras mon_compagnon mon_courrier mon_cpf mon_dos mon_labrador mon_neveu mon_nourrisson mon_oeil mon_oncle
mon_pied mon_poids mon_portable mon_prenom mon_telephone mongo* mono monox* monoxyde montre_a montree monture moquee
moqueries moques moqueur mordu mordu* mors morsure morts_dans mot_et mot_pour motel motel* moteur mousq* mufle mufle*
mulet* mur_de murge* musul* mutuelle_a mycos* n'a_ete n'a_jamais n'a_rien n_arrivais nacel* nacelle narqu* nas ne_dors
ne_reponds necro* negre* neufs neufs* neuve* neveu niaise nid nie nient nient* noisettes nom_dessus nomme* nommee
nosoc* note_sur notoi* notoire notre_fils numero_ne nuoc obese* ocean* oedem* oedeme oeil oeuf_dans olive on_entre
on_sait on_va oncle oncle* ont_fait ordre_des organisee ortei* orteil osteo* otari* ote otee otee_pour oublie_d ouell*
ouellet ouvert_au ouvert_mon ouvrent ouvrier paien* paient paire_de palpe* panar* papillons par_leur par_negligence
paralyse paraplegique parme* parvo* pas_faite pas_me pas_regarde passagers passant passe_au passer_pour passera passons
pastaga patron_a peau_de pedal* pedale pedan* pendant_ma pensait perqu* perquisition perri* perrin personne_n'a pesee
pesee* pete petite_a phleb* phoqu* photo_de photocopiee photographie pic picot* pieces_d pilule pilules pinot* pinottes
piquees placard_a plagi* plagiste plainte plainte_au plaintes planait plane planq* plantation plante_la plaqu* plaquee
pleurs plus_loin pneum* poignet_fracture poignets poings pointee polle* pollen ponctionnent ponzi ponzi* porno porno*
porte_avec porte_fermee portemanteau porto* posta* pot_catalytique poula* poumons pour_mot pour_qu pourboires pourrait
pourrie pours* poursuite poussait pousse_dans poutre prejudice prele* prelevements prend_pas prendra preparez presence
pretend pretexte prets prets* preuves pris_feu pris_mon prise_pour profo* prono* proposition_de proprietaire_a
protection ps5 psychiatrique publie puericultrice punai* punit* punition quatorze_ans que_choisir que_tu qui_fume
qui_pique qui_revient qui_va quico* quiconque quinc* rafle raisin rajou* ramasse rape rappelee ray ray_ban rbq reani*
reanimation recid* recit* recite reclames recolle reconnaissable recou* recule recus recus* refere refil* refile
refus_de regretter regro* reins rejet* rejoi* rejoindre remba* remballee remet reniflait reparations reponds repression
requete residents respi* reste_plante restees retenu retiendrai retrouver reveilles revel* revenait revois rhabi* ri_au
riant riant* rib ricane ricar* rien_fait rien_n'a rigole rit rital rital* rompu rompue roue_de s_assoit sa_bouteille
sa_carte sa_petite sa_poche sabote saccage sacoc* sacoche saignait saine saine* sais_a salaires salar* salmo*
salmonelle salope sanglant sanitaire sans_arachides sans_carte sans_manteau saoul scell* schno* scie sciem* sciemment
sd se_croit se_font se_moque se_sert seco secoue secret_medical secretaire_a sectionne secu sedat* sein seins seins*
selfie sentie separation sera serieusement serieux sermo* seront serra* serrait ses_doigts ses_genoux ses_mains
ses_yeux sesame sette* setter sexis* shop signalconso signale_a simule siphonnes sirot* site_n slow soeurs sofia
soiree_privee soleil_sans solid* solva* solvant son_badge son_camion son_temps sonde sonde* sont_entres sortais sortez
sortie_en sortir souffle_dans souillee soupirant sourde souri sous_vetements soust* soute space space* splif* stere*
sterilisation steve substitue sucri* sucrier suint* suis_venu superpose supplementaires sur_l'a sur_ma sur_moi
sur_notre sur_son surdo* surno* surveillant surveillants surveille t tabas* tant_qu tant_que tape tapot* tard_j
tatoueur taxi_a taxim* te te_voir technicienne teinture telepeage teles* tenu_a tete_de thc ti tigre* tire_le tiree
tiree* tires tires* tiroir_de tiroirs titre titubait toiletteur toque* torche torse torse* total touchant_le
toujours_dans toure* tourette tournesol tout_haut toute_l traca* trafic trafiquee trainee traite transfusion traumatise
trompe_de trompent tromperie trottinette trou_noir tu_habites tu_vas tu_veux types types* tyran ufc_que un_accident
un_balai un_brancard un_colis un_conseil un_copain un_employe un_gamin un_homme un_livre un_toit un_tournevis
une_allumette une_avocate une_batte une_belle une_caisse une_copie une_masse une_mode une_paire urne urs urticaire
va_te vais_vous validation vande* vanes* vanessa vas vasse* vasseur veganes veilleur veine veines vend_des vente_sur
ventre_en veritable vermo* verrez verrouillee verru* verso verso* vertebre vetements_qui vicie* vide_le vide_poche
vider vider* videu* videur viens viens* vigile_m'a vingt_heures vivantes vomissait votre_agence votre_hall voulu_savoir
vous_dites vous_l vous_n voyageait voyageur vtt vue_de weed woute* xenop* y_m'a yeux_rouges zigza* zigzaguait`,
    '7': `
000 000_km 16_ans 4_et 600 a_1 a_140 a_attrape a_balance a_bascule a_coque a_crie a_ferme a_gants a_gonfle a_lance a_ma
a_mal a_perdre a_recu a_sable a_sorti a_vide a_vie acces_au accus* accuse achetees acompte_de action_en active
adresse_et agente ai_refuse ai_vu aine airdr* alcool_a alert* alu ambul* amoxi* anest* annuler ans_sans antid* antip*
appartenait appat appuy* apres_leurs arach* arachide arcea* arrac* arrache_la asphy* asthme au_bas au_bras au_dessert
au_mur au_noir au_parc au_petit au_retour au_tableau au_vestiaire auber* audie* audience auditif aurel* autis* autru*
avais_pourtant avait_un avertis aveug* avs baby_sitter bafouillait baise* banquette barbo* barquette barreau baudr*
bebe_de benevole berge* bidonne bidou* bijoutier bijoux_de blanche ble bleus bleus* blist* blister bonne_nuit bouclee
bouffer boulettes brand* bride* brigade briques brule brulee_au brulures bureau_du bus_scolaire buvar* ca_brule cachees
cadeaux cage caillou cajou* camera_dans canna* cannabis canto* cartes_d casier_force cede certa* cesar* cesarienne cet
char chasse_et chauffeur_du chauffeur_m'a chauffeur_uber chene chene* cheque cheques chinoise chiot chiot* chocs chocs*
chour* civile cland* clientes clio cloqu* clous clous* cochon codes codes* coincee_dans coincidence colo coma
commande_des comme_vous commission_de comptes conduisait confies confirme_ma confisque contacte conteste contre_une
copie_visible cornee corticoides couche couli* coupe_au coupez cpe cpf crache_dans crane crane* crean* crepu* cueil*
cuillere cuisses cuve d_etre d_urgence dame_de dame_qui dans_ce dans_leurs dans_ton dans_votre de_bapteme de_bord
de_cannabis de_commande de_danse de_fer de_force de_gaz de_notre de_premiere de_prison de_serie debra* decedee
declarees decouvert degue* degueulasse deles* delirait demande_l demange demarchage demarcheur denon* dent depanneur
depre* derriere_la des_bleus des_coeurs des_gosses des_qu des_sacs desha* deshy* dessus_la detec* deux_metres devale
devant_moi devant_mon devit* dgccr* dgccrf directrice dis_rien disjo* disque dit_a dit_le divul* dix_metres dixit
dixit* donc_pas donne_mon dormait_dans dors dors_plus dossiers du_bar du_chauffeur du_moniteur du_nez du_petit du_pont
du_sac du_verre durant dysle* eau_dans ecriv* educa* effondre electricien elevage elle_l'a elle_se embol* embolie
employes emporte en_argent en_copie en_demeure en_douce en_pleine en_rangeant en_touchant en_vente en_vitrine
en_voiture encai* encaisse encombrants engage enregistree enrouleur entaille entends entourloupe entre_en entrepot
enveloppe envolee es espere essai_a est_reparti etais_en etait_sur ete_malade eteint_la etouffee euros_et exhib*
explosee expres face_a faceb* facebook facie* facies facture_pour fait_l familial fatal* fatoumata faveurs
femme_enceinte ferme_la fianc* fiches_de fichi* filtre_neuf finan* finira finis* fixee flanc* fonce foncee_pour force_a
foret foret* frappe_a frapper freine freres frola* fruits_de fume_des g gamin garcon_de gardes geant* gens_du geolo*
gerant ghb giflee gitan* gluan* gonflee gorge gourmette gramm* grivo* grossier guign* gynec* habites habitez hacke*
halei* haleine handicapes happe* harna* harnais hemor* hilare iban ici_c ignorees il_dit il_se il_vous illic* ils_se
impla* impose infar* infarctus infirmier insis* instance interimaire intime inval* invente ipad issue* j_espere jacqu*
jamais_demande jante je_regarde je_reviens jointe jours_plus jure_qu juris* justice kidna* l'a_laisse l_aide
l_animateur l_animatrice l_appart l_ascenseur l_echelle l_est l_hotel l_infirmier l_inspection la_balancoire
la_caissiere la_chaise la_coiffeuse la_directrice la_femme la_figure la_friteuse la_glace la_loi la_navette la_pension
la_pile la_poche la_poitrine la_rampe la_tombe la_vinaigrette lacry* laissee_au lancee lango* le_4 le_cadenas le_car
le_coffre le_cours le_labo le_local le_masseur le_matelas le_mediateur le_moteur le_noir le_pot le_regretter le_repas
le_whisky legio* lenti* les_eleves les_jambes les_seuls les_touristes lesbi* levre ligot* lingerie local loge logo
lopez lopez* lsd lus m'a_pris m'a_raccroche m'a_ri m'a_suivie m'a_tire m_appelle m_assure m_attendait ma_bague ma_boite
ma_cave ma_chienne ma_cousine ma_moto machait macho* machoire magis* malaise malin* maltr* manag* manou* marches masque
masse_et masseur maternelle mathi* matra* mauvaise_dent mdma medical menteur menti menton_ouvert mes_donnees mes_photos
migra* mineu* minibus minimise mis_sur mlle moi_et mon_adresse mon_conseil mon_cousin mon_depot mon_garcon mon_iban
mon_insu mon_passeport moniteur_d monsieur_le moque morsu* mouches mr murmure n'a_plus natha* nathalie negligence
net_chute neuve noircie noire notee notee* nous_prend nues nuit_sur odieuse ombud* osteopathe oubli oubliee_a pack_de
pai par_deux par_trois paralysee paraphe pare_chocs pas_admis pas_mes passe_un patri* paume paume* paupieres payer_le
perdu_ma perfusion perimes perit* perte perte* pese peux_plus pharmacien photo_et photographiee pieces_de pieds_nus
pilote piquait piquet plaies plana* plein_la pleurer pocho* poils poils* poinc* poing* polak* ponctionne porte_claquee
porte_un portier pose_sur poumo* pour_lui pour_rire pour_vendre pourrir poussee preda* preju* preleve prenait prenez_un
pres_du presc* preuv* prevenue priere prisc* prive projetee promeneur propos prote* puant* pupil* pupilles pure purul*
pus pushe* que_mes que_vos que_vous quelle_heure qui_depasse racis* raconte ramas* range rangeant rat rebon* recevrez
recours recruter recu_par redig* refaire_le refermees refoules refuse_d regardait reluq* rempli rencontrer renve*
reque* ressortie reveillee revendu revendus reviens rgpd ronflait roues_de rouge_dans rousse route_et sabot* saisis
salop* samu sangle sans_accord sans_adulte sans_contact sans_frein sans_mon selfi* seneg* serait_dommage seron* serop*
serveur_m'a servie seul_au sevre* shit si_je si_mon si_vite sifflements signalement singe sipho* sitte* sitter slip
socia* sociale sofia* soi_disant soignant soixante_ans soja son_pere son_telephone sorti_un souda* soudain souil*
soule* sourc* sourcils souris_dans sous_mes soute* soutient spf squelettique staff staff* stalk* staph* suit_dans
sur_20 sur_facebook sur_ses surve* t_as t_es t_on ta_voiture tabouret tailleur tain tata teign* telesiege tenez tenez*
terro* tickets titub* toise* tombee ton torch* totale tournee tout_seul trace_de trading trafique traitee traitee_de
traites traum* travers_le trisomique trois_cafes trois_lignes trois_minutes tronc* truan* tu tu_ne tutoy* tyran* ufc
un_credit un_pansement une_biere une_bonne une_femme une_seance urgence urtic* usagee utilisee va_vous vais_lui vais_te
valeu* valeur vegan* vendeur_a vendeur_s vendue_comme venge* vereu* verro* vide_mon videe videe* viendrai vinaigrette
viola* vire vodka vodka* voila_comment voilee voisine_de volatilise volee volen* volent voleuse volontairement
voulait_un vous_habitez vous_les vous_plante vous_recevrez whats* whatsapp y_etait yeux_fermes zele zip zippe* zoe`,
    '8': `
1_euro 70_ans 800 a_bacle a_casse a_confirme a_garde a_hauteur a_pique a_terre a_vif accroche_au achats agonisant
agraf* ai_les ai_reconnu ai_recu alleg* allergie amandes anaph* animateur antib* apres_son arrog* arrogant as assig*
asthm* au_bloc au_coin au_lit au_volant aux_parents avait_des avert* avise* bafou* banquier barat* billet_de black
blagues blatt* bleu_de boulons bracelet branl* broye* brune* bruta* ca_vous cacah* caissier calin* cauch* celer*
chaine_du chauffeur_de chienne cles_de client_et cmu coliq* colle_a colli* completement conci* contrats corti* coucher
coupe_l couvert_de crack crist* croch* crott* cuist* cuistot de_chaleur de_chez de_maman de_panneaux de_repas deleste
demande_d demarcheurs demenageur demeu* demeure des_fleurs des_heures des_petits descente dette deux_agents devenue
disci* disparue disqu* donnee du_club du_travail duran* eboui* echanges eclats ecrite eject* ejecte empor* en_sang
encha* endormie enfle* entas* envel* envoie_des epipe* escro* est_devenue et_m et_s et_vous ethyl* eutha* evidente
extor* facturees fauch* fauteuil_roulant ferment figure fini_aux fixee* fourg* fract* fracture fraude gale gant gardee
garro* grattee hilar* humilie imagi* imposes informee injec* insol* insuline intoxiques inventes je_te l_alcool l_os
la_creche la_garderie la_plaque laisse_sur le_balcon le_compte le_faut le_fauteuil le_jambon le_kine le_passage
le_peintre le_taxi le_tiroir liste_des loueu* loueur ma_porte ma_puce maghr* magou* malades malai* manquait_le ment_sur
menti* mis_a mon_ami mon_dossier mon_ex mon_numero mon_petit negli* niece_de nue opere oppos* opposition outils
pansement par_leurs paroi parti_avec paupi* peau pendant_la perdu_par perfu* picol* pierr* pierre piquee piqures
pochette porte_du pour_m poutr* prier* prive* proto* prud'* prud'hommes psych* quinze_ans rafle* recompte recru*
refus_d refuses_au regis* relevee rendu_sur renif* repasse rien_recu rompu* ruine sa_main saisi* saisie sangl* saoul*
secti* sesam* seule_dans seuls seuls* shoot* signalee smart* smartphone sniff* sors steve* stopp* stoppe suis_en sur_ta
table_basse tableau thier* thierry toi toxic* transmis_a trich* triso* troue truqu* type un_inconnu un_type usurp*
veine* versee viend* vih vivan* vivre vivre* voiturier volee* vomis* vos voulait_que vous_faire vous_me`,
    '9': `
a_travers a_votre adresses ajoutee apres_les attrapee au_controle bidon bidon* black* blancs bosse cachee cash ce_soir
chato* coeli* coeliaque coiffeuse coke crack* crust* dans_leur dans_mon de_tous deale* debites derob* dette* devant_les
discr* dr du_gite eleva* enfermee etait_encore evano* falsi* forcee fraud* humil* il_voulait importe_qui insu insul*
intim* je_t l_ecole la_cabine la_cave la_classe la_mutuelle la_reserve le_manege le_proprio lue ma_chambre maqui*
menso* ment mente* mme mon_espace mon_nom ongle oublie_au ouvriers paral* paroi* parol* parole pas_cher patte patte*
pendant_l pilul* pince plumes porte_de pre refou* refuse_de renversee reservoir revendue rican* rouss* ruine* saisi
scotche seque* sexue* souti* steri* stewa* steward sur_mes ta tes toiletteuse toit trafi* trouvee un_bout voiture_louee
vomi vont wc`,
  },
  kinds: {
    accusation: {
      '2': `
19h 22h 500 600 86 aboye* accid* acomp* acompte acte ag agressif aille* ailleurs alter* amene amene* appele archi*
articles asseo* asseoir assez assez* assure auror* aurore aux avert* avoca* balai barman barqu* barquettes basti*
batea* bateau beau bebes bebes* benevoles besoi* besoin bloquee boucher boude bouee* bouff* bouge boula* boulets bronz*
brule* camion carne* carnet carre* carrossier cartes casse* cause cause* cercu* cercueil chantal chass* chasse chauf*
cherchait cheva* cheveux chez chiru* chirurgien chose chose* ciel cimet* cimetiere cinqu* cinquieme citron cloqu*
cloque coeur coin commercial compa* comptes condescendant conduire confo* confuse connaitre conto* convoquee corbi*
corbillard corrige cotes cotes* crame* crie crise* croque danse danse* dates dates* debit* deblo* debloquer debordent
declaration defon* delai* delais demon* demonte denti* dentiste dents dents* deplace derma* desin* desinvolte desme*
desmet devan* devant devrait diagn* diagnostic discours disparu dj donc donne* donnees dort dossiers douce douce* dpd
dress* echel* echelle ecole ecole* ecoli* elect* encai* encaisser ensui* ensuite enten* envoi* envoie envoyee enzo
epaule equip* erreur erreurs esper* et etablissement etat etes europe eviter factures fait fautes felee fiche* filles
fils finis* fleur* fou foula* foulard fromager fromages galer* gamins genev* genou grand grippe gueul* guichet haie
harce* honte honte* horre* horreur huiss* indig* institutrice inven* japon* jete jeton* jette jette* jeune* jure
lambert leroy leroy* ligne* local locataires lot louis* lucie lucie* marcel march* marre* maths maths* maxim* metho*
monde monde* monna* monnaie montent motif motif* naef naiss* naissance nappe ne neveu* nos noter noter* nuls occas*
ongles operateur operer ordi ose paie papie* partant passer patron peau penda* pendant percee pere peuve* peuvent
phili* philippe pince* pitie pitie* pizzaiolo plaid* plant* plaque pleur* plomb* poireauter portiere posan* posant
possi* possible pouvo* pouvoir prenn* prepa* prepare presente prest* prime prime* probl* probleme professionnel prome*
propr* prothese proxi* proximus pueri* quitt* rabro* radia* radiateur radin* radio* rayures relu remonte repar* repei*
repondu respi* respire ressortie retourner retournera retrouvee rien romai* ronfl* rosie* route route* sain sait saute*
se sechement serai* serait serieux sert serve* serveur serveuse sieste socie* societe somme* sonner sourire store*
succession suffi* surto* surtout systematiquement tableau taire taire* tatou* technicien telep* tempe* temperature
tickets toile* tondu* tournevis tousse toute travaille trou vache vache* vague* vagues verifie vieille vienne vient
vient* vieux vieux* zero`,
      '3': `
71 a_laisse a_oublie a_refuse a_ri a_saute a_tout aboie* abonnes ai_vu airbn* airbnb ameli* ans_que architecte
arrive_en assureur ateli* attit* au_musee au_service audie* audience avez avocate baclees bague balad* baladee balai*
bibliothecaire bless* borre borre* boss boulangerie cafe_et caiss* calmement canic* casse cause_d centu* charc*
chaudiere chauffagiste chiff* chocolatier civil civil* clients cogne cogne* coiff* comme comme* commo* commode
competition comptoir concurrent conducteur controleuse copro* coupable criar* cuisiniste d_accueil d_argent daign*
daigne dans_mon de_chambre debut* decro* defil* delat* delattre demarrer desag* desagreable deuil deuil* deuxieme_fois
devant_tout difference disan* disant donc_je doule* douleur drague du_comptoir ecoliers economies ecout* ecoute eleve*
elle_avait elle_n'a employe en_me enorm* enormes epaul* epaules equipes erreu* escale est_venu et_a et_m'a et_se
etait_deja etat_civil etouffe euros_par evitez excus* excuse existait fabri* face facte* facteur faire faire* faire_la
familles fanee* fiche fiere fiere* figur* filme filme* folle folle* fontaine fontaine_a foot_avec frein* fuir fuite
fuite* gache* gamine garage gardi* generale gens gerance girar* girard glaci* glaciale grognon gsm guich* guichetiere
guide* guita* habitants habite hausse_les hauta* hautaine herit* heritiers hote huber* hubert huguette huissier hygie*
idiot* ignore il_me il_s immob* impoli impor* importe indigne infec* infirmiere invente j_habite jardinier jeton jouai*
jouait journees julie julie* l'a l_appareil l_artisan l_assurance l_atelier la_faute la_ligne la_main la_part la_pour
la_reponse la_secretaire lache laeti* laetitia laiss* laissait laisse lance lance* lausa* lausanne le_directeur
le_jeudi le_livreur le_maitre le_monde le_serveur lefeb* lefebvre lefor* lefort lemai* lemaire leoni* les_delais
les_epaules les_petits les_yeux livreur livreur_a lomba* longues loupe loupe* lucas lucas* m'a_laisse ma ma_voisine
macha* maire maire* malen* malpo* maman maman* marchal marec* marechal marre marti* mater* maxime meme_pas mes_enfants
mesure mettez missi* momie* momies mon mon_avocat moniq* monique moniteur n_importe nageu* ne_pas ne_rappelle ne_vient
neveu nguye* nguyen nicol* nicolas norme* nos_trois ophta* ophtalmo optic* opticienne orthodontiste oublie_de ours
outil* ouvri* ouvrir paquets part_de pas_les pas_mon passer_le patronne perce* personne_pour photographe pieds pieds*
plaide plann* platr* poil pointe pompes poste_de pour_aller pour_ouvrir pourb* premiere prend preparateur prete* pris
pris_pour prof profe* proprio prude* puisq* puisque qu_elle quand_elle quand_ils que_d qui_avait qui_passe rabai*
rachi* rachid radiologue rale rangee rapac* rappelle rappo* rapport raye reception receptionniste refuse repon*
repondre requin resid* respecte rosiers royal* s s_en sacca* sacre sacs salades samir* samira sante sante* saute sav
savoir_si scanne scanner secre* secretaire serru* servir siest* signer sinon sinon* snob snobe* soi sommeil sommelier
sourd sourd* stephane store suppo* sur_les surveiller tante tante* techn* telephone_et telev* temoi* tete_a toi tondu
totale toujours_rien touristique tout toute_la tremblay trouve_la un_homme un_retard vanden vende* vendeur verba*
vestiaires veter* veterinaire videotron vit vu`,
      '4': `
a_elle a_hurle a_pris a_rate a_signe abime abime* actes actes* agressive amate* arrive_avec assistante assur* atelier
auber* auto_ecole avais_jamais avec_l avec_son bacle bacle* barbi* barbier bertr* bertrand bete bijou* bloc boucherie
boulo* boulot brule bruno bruno* cache_derriere caissiere call caniche carac* carro* carrosserie cedric cente* center
certain certaine charl* chats chats* chauffeur cheff* cheffe chiffres chign* chignon collard comme_une compare compe*
comptable concl* conde* conseillere corinne coupe_la couturiere couvre crach* cruch* cruche cuisinier cure d_equipe
d_hotel dange* de_haut de_m de_ne debutants decroche defonce demandez des_gens devant_les didie* didier dis dragu*
efface egare egare* elle elle_ne empat* empathie empoc* empoche empor* en_salle espio* esthe* estheticienne eve evite*
fabie* fabienne face_a fait_signer fameu* fameux fanees faux_jeton femme femme* femme_de ferre* ferreira flori* florian
fois_et fonta* funeb* funebres gache gagno* gagnon gamin* garagiste gardien garni* gaspa* gaspard gene ghisl* grogn*
guide guignol hippo* hotes* hotesse hugue* idiote il_le inspe* installateur je_l jeunes l_acte l_ai la_difference
la_monnaie la_reception lache* le_chef le_concierge le_cuisinier le_dis le_mauvais le_patron le_plus le_sait
les_articles les_residents luc m'a_arrache m'a_coupe m'a_fait m'a_laissee m'a_repondu m'a_soutenu maes maitre_nageur
manip* marc marce* marie* mauva* mauvaise mecan* mes mette* mirei* mireille monsi* monsieur moque* mur n_en nadeg*
nadege nageur note_a notre notre* nous ongle* opere* oublie_mon ouell* ouellet paresseuse parle parle* parleur pas_fait
pasca* pascal patro* pattes paysa* peintre perce piano* plancher plante plombier poids poids* poncelet prenomme prenoms
principale pris_la proth* pseud* pseudo qui_a raccr* raccroche_au ralai* ramon* ramoneur rappelle_jamais rare rase
recep* rejet* rend rendr* rendre residents ri roy s_appelle s_est sa_femme sage sage_femme savoi* savoir scann* sembl*
serrurier ses_pieds signe soi_disant son soupirait soute* soutenu steph* support sur_tout sylvi* sylvie syndi* syndic t
tape toit total total* trafi* traites trois_minutes tromp* un_menteur une_certaine une_porte valen* valentin van
vendeuse vendu_a veto vient_jamais vigil* vigile volon* vraie vraie* woute* yasmi* yasmine youss* youssef`,
      '5': `
a_coupe a_faire a_ma a_nie a_perce a_traite achar* acharne adjoi* adjointe agres* alain alain* arrac* arrache
au_possible aurelie avec_deux balan* barma* benal* benali benoi* benoit bidon* boldu* bolduc bousi* bousille caisse_4
cassa* cassante casta* castaing cedri* charlotte chris* claud* claude coach coach* cocho* condu* corin* courtier cpe
crache da da_silva delph* delphine demen* denig* denomme direc* docte* dre du_garage du_sav dylan dylan* educa*
educateur elle_ment enerv* engueule entrepreneur espionne est_d exper* expert expre* faineant ferra* ferrand firmi*
firmin fleuriste foi garag* garnier gerante grego* gross* gynec* hamid* helen* helene housp* humilie_les hurle hurle*
hurle_sur il_nous impol* incap* incapable incompetent incro* incroyable infir* infirmier inhum* inspecteur karim karim*
kelle* keller l_etat la_boulangerie la_caissiere laurent le_docteur le_grand les_eleves levai* lopez lopez* ludiv*
ludivine m'a_raccroche m'a_traite m'a_traitee malhonnete malhonnetete marchand marie martine mathi* mathieu mecano
medis* menui* menuisier mepris meprisant mme_ferrand mon_dossier monit* monitrice moque moqueur morel morel* nadia
nadia* ne_decroche nez niais* niaise nommee notai* notaire notoi* notoire opere ophel* ophelie ortei* orteil osteo*
papiers paresseux patte* paysagiste pierr* pierre pilot* pilote pitte* pittet pleurer podol* podologue porte_de
pourboires pr preno* pretendu prisc* psych* raccroche racon* renve* renverse reponses ri_au rican* ricane rocha* rochat
roussel sa sabote sadiq* sadique sandrine se_moque semblant signe* signe_a silva silva* sofia sofia* soign*
son_telephone soupi* sur_son surve* tombez traite_les traitee traitee_de trompe tuyau tuyau* tyran une_vraie
verbalement vise yeux`,
      '6': `
a_perdu acari* acariatre accuse agent agente aide aide_soignante ambul* ambulancier animateur antip* antipathique b
berge* beugl* beugle bricoleur brutal brute* caron caron* carreleur certa* chef_d cleme* cohen cohen* coiffeuse conci*
concierge confondu couvr* couvreur culpa* de_chez de_notre de_ses dedai* delva* delvaux denom* directeur directrice
docteur electricien enerve engue* et_m etour* fauti* fautif fouil* fouille gaeta* gerar* gerard gouja* goujat gouve*
gouvernante grossier humilie ingri* ingrid irres* irresponsable jorda* jordan josia* josiane kevin kevin* la_directrice
laure* le_dr les_debutants madam* madame maitr* manager menteuse mr mufle mufle* n'a n'a_meme narqu* negligence nous_a
odieuse odieux olivier pares* patri* pedan* prof_de raconte refuse_de regis* reparateur respo* responsable rouss*
sabot* sagou* salop* salope sandr* sermo* soignante solan* solange souti* soutient steve stewa* steward surveillant
teddy teddy* teign* toiletteuse trait* trich* urs vanes* vanessa vasse* vasseur vicie* volontairement winte* yanni*
yannick zele`,
      '7': `
a_bacle a_mal a_menti accus* agent* au_nez aurel* balance brico* bruta* chef_de de_premiere et_s expres gerant guign*
humil* insol* insulte maitre malho* manag* menti* natha* nathalie nie nomme* olivi* parol* parole ses traite vande*`,
      '8': `
arrogant demenageur faine* insul* m ment_sur menteur menti mepri* mlle n'a_rien negli* odieu* ruine ruine* steve*
thier* thierry tyran*`,
      '9': `
arrog* chef dr geran* m'a ment mente* mme`,
    },
    allergy: {
      '2': `
2019 alors alors* anana* ananas anima* appele appliquee arome arome* aube autou* autour avait avait* avale averti bebe
biberon bleue blond* boucl* bronc* brulu* bu cache cappu* cappuccino cesse cherc* chlor* citron clos coche coche*
cockt* coffret colle* collegue conte* conti* crech* creche crepe creve* crevette crevettes criai* criait crois* crue
cube cuite* dedom* demoi* demoiselle dessert dessu* dessus directrice disan* disant dites dites* ecrit ecrit* effet
effet* entier epaul* etiquettes evitez explique extensions faill* fermes filleul flout* fourni framb* framboise fritu*
friture front* fruits garan* garantis generique gonflees graines hache hoche hoche* homard huitr* ils inqui* jambo*
jambon langues lasagnes latte lisbo* lisbonne liste liste* litre litre* m'a main mari masqu* massage medecins melangent
meme merci merci* meringue miel mixes mixes* mon monsi* monsieur montree moquette moule nicke* nickel noir norma* note
nouil* nouilles occupe offer* offert oigno* oignon omele* omelette ont oreil* osait osait* ouvra* panca* partant patro*
peche peche* peles peles* perime peut peux pizza* planc* pomme pompi* pompiers position pouce pouce* pouve* pouvez
preno* prenom preve* prevenus propres pur puree puree* rando rapid* rapide rappeler recoit recon* remou* rentrer revei*
risque rouge saint savai* scann* scanner scoot* semou* semoule serrees serve* servi sien siffle signale soi sorti sous
surve* table tard tarte tarte* trave* travers trous* tuer vacci* vaccin verri* verrines viole* voix`,
      '3': `
a_23h a_de a_hausse a_parle a_passe a_refuse admin* ai_passe alors_que amande amoxicilline animatrice animaux
antihistaminique aspir* au_buffet aussitot avais_coche avais_dit avait_des avec_les avec_son avoin* avoine blonde
boiss* boisson bouchee bouil* boum brunc* brunch ca_va caissiere camp canti* catas* catastrophe certi* cheff* cheffe
cherchaient cocktail connaissance conta* copai* coque coque* couet* couette cousine creme* cuill* cuillere cuisson
cuites d_amande d_ambiance d_oeuf dans_ma dans_mon de_moi de_mon deman* direc* distribue dit dog donne donne_a du_petit
elle en_catastrophe en_cuisine enleve epaules est_dans est_marque est_revenue etern* etiquete etiquette etouffe failli
fait_un faux fiche fiche* fille fille* fond_du fourn* frite* front fruit gamba* gamin gamin* gamine glaca* guepes
hache* hausse_les heureusement_qu hotes* hotesse huiles ignor* ignore infir* jean jure kiwi l_emballage l_etiquette
l_huile la_cheffe la_creme la_main la_moquette la_moutarde la_nuit la_tarte le_burger le_chef le_veto les_epaules
les_voisins lisez lisez* lui_a ma ma_blonde makis makis* mam mange* mangu* mangue mari_a marqu* masse* mergu* merguez
mis mon_dossier moque* nante* nantes nature normal nuoc oeufs oeufs* on_m'a orthographe ouvraient parfum parle parle_d
parto* partout pate pince* pique* piquer pistache pizza place_du planche plateau plus_a plus_d pois poiss* poule*
prali* prevenue produ* quand_meme que_c reani* reanimation reconnu refuse_le repondu repondu_non rien_sur riz rouges
s_en sans_demander satay satay* savait sirop_d smoot* smoothie soi_disant soins soins* son_prenom soude* sous_les
tamar* tamari tarta* tartare teint* tiram* tiramisu trait* tripl* triple un_chien urgences utilise vache vache* vanil*
vanille veto violente vos votre votre* wrap y y'a y_a`,
      '4': `
a_dit a_ma a_une allergique_au allergique_aux anaphylactique aplv apres apres* au_lait aux aux_oeufs aux_urgences avais
avais* avale* avert* beign* beurr* beurre bouch* bouche bouillon brace* bracelet broye* ca_passe cerea* cereales
chambre_sans chef choc_anaphylactique cloque coiff* color* compo* cooki* crabe crabe* creme crise_d crout* crustaces
cuiss* dedan* dedans demander deven* dit_non dite doigt* donne* duvet duvet* en_feu est_allergique etiqu* etouf*
fait_une farce farce* farin* farine faudra fils fils_a finis* fourc* fourchette friteuse fruit* gants gants* geante
gratt* gratte guepe* homar* hot houmo* houmous huile huile* injecte l_animatrice l_epipen la_couette la_fiche la_pate
la_patronne la_pizza la_reservation lactoserum le_poisson le_serveur le_sesame les_noix lessi* m'a_repondu ma_demande
mangez masque minutes_plus mode mon_allergie mon_fils naturel non non_non notee oreilles oui oxyge* oxygene pain parfu*
patronne pinot* pinottes pistaches planq* pliee pliee* plume* poisson poulet pourt* pourtant praline rassu* reagi
respi* rouge* saliv* sarra* sarrasin serveur servi_a sever* severe signa* stylo stylo* stylo_d suivr* suivre sur_le
surveillance trousse urgence utili* vendu_sans y'a_pas yeux`,
      '5': `
a_faux a_gonfle allergies allergiques amoxi* antih* apres_le arrivais aspirine avaler bisqu* bisque bouchees cacahuete
cache* cachee cachees cajou cils cloqu* colle contenait contraste copain corticoides couli* coulis croisee curry curry*
d_adrenaline dans_les de_cacahuetes de_volume disai* disait dit_oui doigts donnee en_rouge enfle faux_cils fournisseur
gorge_qui infirmier injec* intolerance iode j_avais jusqu'a_l la_bisque la_boisson latex le_traiteur levre levres lys
maladie maladie_coeliaque malgre_l malgre_ma mene mentionne moutarde natur* noisettes oeuf oeuf_dans pacan* pacanes pai
penic* penicilline pista* produit prote* proteines pus qui_dit rape sauce sauce* sifflais taxi teinture toux traiteur
veganes vento* ventoline vinai* volum* volume`,
      '6': `
a_coque a_table a_travers allergique_a ambulance apres_les arachides asthm* asthme bouff* boursoufle cacahuetes cajou*
celeri codei* codeine coiffeuse composition cortisone cou crise crise* dans de_lait de_quincke demange des_allergenes
devenue enflee epipen erupt* eruption geant* gel grano* granola la_sauce lactose langue latex* le_pain lessive malgr*
malgre malgre_mon mouta* noisette notee* oedeme paupi* paupieres peau plaqu* plaques plumes presc* prescrit quinc*
quincke reagi* sans_arachides sesame siffl* signalee tahin* test torse torse* une_mode urgen* urticaire vegan*
vinaigrette visag* visage`,
      '7': `
adren* adrenaline allergenes amand* amandes ambul* arachide ble bours* celer* colle_a corti* crust* dans_la dans_le
gorge gorge* henne henne* intol* lacto* lait langu* levre* menti* noise* oedem* react* reaction samu sans_gluten sesam*
urtic*`,
      '8': `
anaph* choc coeliaque enfle* epipe* glute* gluten gonfle noix soja`,
      '9': `
aller* allergie allergique arach* cacah* coeli* gonfl*`,
    },
    animal: {
      '2': `
48 480 acces* accom* accompagnement animaux appui appui* au avale avons avons* bagarre baign* baignoire bas bassi*
bassin bat battu* bebes bebes* blesse bleu bloquee boueu* boueux brosse brules buvet* buvette caiss* camio* cares*
caresser carotte casse* cathe* cendr* centimetres centr* centre chercher cimen* ciment cinq circo* clotu* cloture
coffr* coinc* coincee commercial compare compr* conti* continue coude* couine couraient courriel couve* couvert
couverte crabe* crech* creche croise croya* croyais cuisinier decede dechiree dehor* dehors derri* derriere detre*
doigt* dos ecrase embet* endormir endroit enleve enten* entie* entre epuisee espec* especes eteint etouffe faire faire*
ferait flaqu* flaque forme forme* galop* gite gorge gorge* grelo* griffes grognon guide halet* hesit* hotel hotel*
hurle ignor* il ils imagi* imaginer incap* incapable janvi* janvier jouer jouer* jouet jouet* journal jusqu* kg l'a
laches laisser leur levee* levre* levres lion lui makis makis* malade march* mere metre* mini minuscule moisi* mon
montrer morte mot mouch* noise* noisette noye nuits nuits* oiseau ont otite otite* ouver* paniq* parlent patronne peles
peles* pendu* perdus perru* pique* plastique plein plein* point points poisson poissons pompe poses poses* poube*
poubelle priso* puce purulente quand quand* questionnaire raide recol* recupere remor* rempli rend rentre retrouvee rit
rouge* rouges roule routi* sacre* scoot* scooter seau serre singes soie solde* solei* soleil sorti* sueur* supporte
survecu teint* tendu tendu* touri* tremb* urgen* vacci* vache vase vers verte* video viole* visible vitre*`,
      '3': `
a_la a_laisse a_meme a_montreal a_refuse abatt* abattu accor* accord adopt* affaibli affames agnea* agonise allee
animalier arrachee assistante attaches au_courant au_marche au_rayon au_soleil au_ventre autres aux avais_dit
avait_plus bachee bacs balance batons battu bavai* benevole benne* biber* biberon bilan bilan* blancs boite* brise*
bross* brossage brule brule* caisse camionnette camp canard cassee chain* charges chaud chevre chevreau chez_l clini*
clinique clowns coffre coincer colle conci* concierge corps corps* cote_du coup_de creus* de_4 de_fil de_garde de_ne
de_six debat* debro* deces deces* decha* decoupe demande_de deplume depuis_des des_qu desse* devan* devant devor*
dit_qu doigt drogue du_salon eau ecrev* ecrevisses ecrou* ecroule egorg* elect* elle elles elles* en_l en_serie enclo*
enclos entendu entiere epuisees est_reparti est_revenue et_l'a etrangle expos* faceb* facebook fendue ficel* ficelle
filou filou* flottaient flottant fond_de force force* frappait freres galope garde_a garderie gele geles geles* geran*
gobel* gosse* gosses grenouilles griff* griffe hamster hamsters hanga* hangar honte* hurle* ignoree il_a il_avait
il_etait il_n'a ils_l indif* indifferent infec* ivre je_l jete journ* journee jours_apres jusqu l_assistante l_avais
l_ont la_baignoire la_facture la_monitrice la_route laine laine* laisses lampe lampe* le_chauffeur le_tapis les_chiens
les_petits les_yeux lions lions* litie* litiere livres ma_chatte malad* mange* mes_enfants metres mon_caniche mon_chien
monit* montreal moust* mouto* mouton n_avait neuf_heures notre notre* ombre ombre* on_l'a ongle* ongles ont_pleure
operee oslo ouverte palef* papil* paques par par_erreur par_l passent penda* pendait pendant_le pendu perdu* petites
pigeon pigeons pipi plaie pleine plume poignees poil point* poney porte* portees poule prest* prestataire promenade
que_personne ralai* recou* remorque renverse respi* respire resso* revenue rond rose s s_est sa_caisse sacre saign*
sangu* sans_un serpent ses soigne soleil_sans sortir souffrance sous sur_un tait tapai* tapait tenus tenus* tiree
tiree* toile* tombe* tondu tondu* touche_par touristes toute traite transport trente_cinq triqu* trique trois_enfants
trois_jours trop_court trouee un_chien un_coup un_sac un_seau un_vieux urgence urine urine* usine usine* utilise
vaccine vaccins vendu vendus verda* verdatre vermi* vermifuge verte vieux vieux* vitre vivant voien* voient voulu
voulu* zebre zebre*`,
      '4': `
a_colle ane animalerie appat* apres_l arrache au_parc bagar* beagl* beagle berge* berger beton* bless* boite_a boule*
brulu* cadav* cagna* cagnard calec* canar* canet* canic* carap* carapace chaine cirqu* cirque cloqu* cochons cogne
cogne* comba* coupee coups coups* coupu* couss* crass* crava* creuses creve cuits cuits* dans_la dans_sa dans_un dansa*
dansant de_chaud deced* dechi* decou* detec* diabe* diabetique dresseur echap* echappe electrique empoi* empoisonne
en_pleine en_rond enfer* enferme entasses epuis* etran* event* fendu* fermi* fermier flanc fouet* fourg* fourgonnette
fract* gamel* gamelle gobelets goute* gouter greno* homard honte hurlait il_ne il_s impas* indec* indecent intox*
jusqu_au kilos kilos* l_anesthesie l_oreille l_un la_cage la_journee la_potence la_vitre labra* labrador lache*
les_visiteurs loup macho* machoire maigre malin* mort_dans mort_en ne_voyait noeud* oisea* oiseaux opere opere* oreil*
par_des pares* perdu perroquet peur piege piege* piege_a pieti* pietine pigeo* pitie pitie* plein_cagnard poten*
potence poule* prome* promeneur quand_meme queue queue* qui_se rachi* raide* raides rayes rayes* recollee regardait
renve* revei* reveille rosse rosse* route route* sangl* sanguin scotc* secho* sechoir signer soign* soigneur solde
squel* surve* tecke* teckel tenai* tenait toiletteur toiletteuse tombee tortue tot tourne_en toute_la troub* trouble
truie* un_box une_boite une_plaie vache* vaches veau vendu* visiteurs vitri* vive voyai* voyait zoo`,
      '5': `
a_coups abces abces* agraf* anima* attache au_sang barreaux baton baton* betes betes* beton boitait brisee cadavre
caleche caniche chale* chaleur chatons chatt* chatte chevaux chlor* chlore clown* cocho* cochon compresse cotes cotes*
cou coupees coups_de coussinets coussinets_a crasseux cravache creve* dans dans_le dans_une deplu* derriere_la detar*
detartrage detresse dogsi* dogsitter drogu* ecrasee eleveuse en_plein entai* entaille entassees epero* est_mort estom*
estomac excre* expose flott* fourb* fourbure frapp* furet furet* giraf* girafe hamst* heris* heures_dans hippo* homar*
il_fait jetes jetes* l_hotel la_peau la_queue la_sangle langu* lapin* lapine le_poney malades matou matou* minet* minou
minou* mon_chat monitrice mordu* mort_de mouches ne_tenait nid noyes noyes* oeil oreille os otarie ours par_le paral*
parvovirose pattes perro* phoque plein_soleil plume* poils poils* poneys portee poules pours* pre purulents rapaces
refuse_de ressortie reveillee sabots sangle sans_ombre scotche selle* serpe* singe* sous_le soute soute* steri*
sterilisation stres* suint* tenait_plus tigre toilettage tonde* tondeuse torsi* torsion tortu* trop_tot tue_par un_oeil
vitrine yeux`,
      '6': `
affam* agonisant agonisants ailes ailes* anesthesie attac* bouledogue box canin* canine chaton cheni* chenil cheval
chevr* chien cobay* croch* crochet d_inde dans_leur dauph* desseche dress* du_chenil eboui* ecras* elevage enchaine
flanc* gale garro* gemis* gemissait hurla* inde la_patte laiss* langue lapins le_cheval le_ventre le_veterinaire lezar*
ma_chienne maigr* maltr* minette morts morts* morts_dans mulet* musea* museau par_la parvo* peau pele plumes poney*
poula* purul* rapac* sabot* saignait sans_eau selfi* sevre* show sous_un squelettique toit ventr* ventre veto vivantes`,
      '7': `
anest* arraches asphy* boita* chiens chiot chiots colli* collier de_chaleur devant_les eleph* en_sang encha* intes*
jumen* jument la_pension laisse mors otari* pensi* pension phoqu* refug* refuge sang tigre* veter* veterinaire vif
vivants`,
      '8': `
a_vif arrac* chat cheva* chienne eleva* entas* eutha* mort plaie* plaies`,
      '9': `
agoni* cage chato* chien* chiot* patte patte* vivan*`,
    },
    child: {
      '2': `
165 420 accor* accord acheter adorait affam* agres* alarme alcoo* alcool aperc* apercu appel arret arrie* arriere assis
assure au audit* autou* autour aux banqu* barre* basil* biere biere* bleu bloquee bonbo* bouil* bouto* bracelet brave*
cache cache* camil* camille camionnette canic* canicule carne* carnet carrelage casse chape* cheva* cheval cigarettes
cisea* ciseaux close close* clotu* cloture coinc* compr* consigne continue copain copains corde corde* courait cousin
croya* dans danse danse* debar* declaration denti* dentiste desormais dieu diplo* diplome dors dort douches drap echap*
eleve employe empoi* encad* encadrement endormi enten* entendu enver* envers envoyee epais* epaul* escal* etein* etre
ex exclu* experience face felee* felees fenet* fievr* filles flacon forai* forme* frapp* friteuse fume fumee* furie*
gabin gabin* galop gamins garconnet garder genou* geste* gilet* gobel* gobelet gourd* gourde griff* gross* grosse
groupe handi* handicape hasar* hasard haute* hauteur heures homme* honte horre* hugo identite ils induc* induction
institutrice inten* jouait jouer jouer* journ* journee kayak* langu* langue lea levee* local lucie lumie* lumiere
lumieres ma main maitr* mamans manteau matin matinee mecanicien medicament mercredis micro micro* minable monsi*
monsieur montees montrer mouillee moyens n n'a nager* nageur natio* nationale natur* neveu* nique nique* noire notre
nourriture obligatoires oeuf ont onze oubli* ouver* ouvert ouverte par parle parrain partis pedal* perso* petit peur
pieds pieds* pisci* pliee pliee* poign* poignet pomme poupee pouvait present profil promos puree puree* qu quand quand*
quato* quatorze quelc* quelconque quest* questionnaire quinz* quinze racke* radia* radiateur rase rattr* recommence
recre recupere redes* relat* relation rentrer renvoye repar* repart reparti repro* reprocher reserve retournee retro*
reussi reviendra rouge rouge* roule sainte savai* scoot* scooter scout* scouts serieux servis ses sexe siege* signale
singe* singes sirop sirop* ski somme* sommeil son sortis sous surveiller tape taxi te tendu* tente tente* toile*
toilettes tombee tombes tonto* tonton tout toux tremp* trott* trottoir trouv* trouve urgen* vache vendu* versi* violet
vois voitu* vomis* zero`,
      '3': `
11_ans 150 2_ans 4_ans 5_ans 8_ans a_elle a_langer a_ma a_moins a_neuf a_onze a_une aband* absents accom* ado adultes
aere agressif aire_de ambul* ambulance ans_s appel* apres_cinq arrac* assis* assis_sur assistante assoi* assomme au_bar
au_centre au_fond au_musee au_service au_soir autor* autour_du avale avalee balai bambin bassin bassine bidon bidon*
bord bouch* bouge* bouger brule* buvai* buvait cage cale canti* cantine carte_d chais* chaise chez_l chez_un cigar*
cine cinq circu* class* coach coach* coin coincee colonie comme_si comme_un compresse confi* copai* cou coule cour
courses cpe craquer criai* criait crie croyant croyant_que cul dame_de dans_l dans_le dans_sa de_12 de_9 de_biere
de_cinq de_doigts de_ma de_randonnee de_rentrer debutante dedan* dedans depos* depot depot* depuis_le derriere_la
descendu dessus_des deval* devan* devant directeur disne* disney dit_la donne donne* du_couloir du_lac ecoli* ecolier
ecras* educateur effec* elle_l en_avait en_pleine endormir enfants enfermes enormes epaules escale est_partie
est_tombee est_un eteint etouf* etouffe face_au fendu fendu* fenetre fesses film films films* flott* forain frole
frole* garco* garcon garcon_a garde* gardi* gars_de gelee* geles geles* genoux geste gorge gorge* grand heures_a homme
horreur hurlait hurler idiot* il il_etait illeg* illegal ils_l ils_ont ils_sont images impor* importe insis* insti*
interdit isole ivre jouai* joue jusqu'a_l jusqu* jusqu_au l_aire l_ascenseur l_assistante l_avait l_hotel l_ont
la_journee la_lumiere la_navette la_pluie la_prof la_soiree la_sortie la_vitre lache* langer larme* larmes le_carrelage
le_coffre le_grand le_mien le_soir le_trottoir les_ai les_cheveux les_petits liber* lit lou loup luxe ma_gamine
ma_petite manquait manquait_un matin* maxim* maxime me_l'a mien milieu_des minim* mise mois_sans mon_neveu moniteurs
montr* mur n'y_en n_importe nager natat* natation naturel ne_m'a neveu nez nie nos nu on_lui ont_mis onze_ans oreille
oreilles papil* par_les parap* parce_qu paren* parents pari parlo* parlons parti* penda* pendant pendant_la pere
personne personne_ne pose_un poussette poussettes pouve* pouvez pres prevenue privee prote* protection pueri* qu_elle
qu_il quand_je qui_a quitt* quitte raconte ramas* ramene randonnee rasoi* rasoir rebor* rebord refug* refuge rentr*
revie* revient rigol* route route* s sa_tete sacha* sait_pas sans_ticket scenes scotch_sur seize seize* serre seule*
soir sortie sous_la sous_une stagi* stop sur sur_des sur_la sur_une table_a tapee tapee* tasse* tempe* tenus tenus*
tete tire tobog* toboggan tournoi toute traverse trois_heures trouvee un_bout un_oeuf un_petit un_verre une_autre
urgences verif* verifie verifier veut y_aller`,
      '4': `
9_ans a_des a_dit a_recu a_son a_un accompagne ans_a ans_et arrachee attache attache_dans attaches au_bord au_depot
au_parc autoroute aux_toilettes aux_urgences avale* balance bambi* bassi* biber* bleus bleus* bord_du bosse* bouillant
caban* cabane car casse* cassee centr* changes chou circule cloqu* clou coco compagnie coula* coulait cuill* cuiss*
dame_qui dans_la de_18 de_5 de_6 de_cantine de_onze de_sa de_surveillance depose des_marques des_qu descendue direc*
donne_a dorma* dormait dorto* dortoir doudo* doudou du_lit ecole ecole* effon* elle_meme elle_ne emmen* en_classe
endor* endormie enorm* entraineur et_laisse etang etang* fille_de filme filme* fils_de finir* fumai* fumait gamine
garou garou* gel gele gilet gosse* gosses goute* gouter grand* grands harcele il_dit il_se inconnu ines j_arrive jetee*
jumea* jumeaux jusqu jusqu_aux l_appel la_compagnie la_joue la_maitresse la_matinee lac lache laisse le_bebe le_bras
le_dentiste le_moniteur lui lui_a maintenu maitresse marques marques_de mater* menac* menace minib* mis mon mon_gars
montree ne_s nouno* nounou oblig* oreil* oublie oubliee_dans parapluie partie pedia* petit* petite petite_de petits
pleurer plus_tot poney poney* portillon pour_qu prof_de punie punie* ramen* ramenee rando* recup* recuperee repete
rien_dit rigole s_est sa_mere scotc* scotch scotche seme servis_en seul_dans seul_sur seule seule_dans siege solei*
soleil sorti* stagiaire sur_le sur_les sursa* sursaute tasse teles* tiree tiree* tiree_par toi touff* toute_la trace
trace* trait* traite_de un_monsieur un_papa verro* vu`,
      '5': `
6_ans a_finir aire aire_d anima* animateurs animatrice ans_sans appelee au_mauvais autre_maman baby balan* barri*
barriere bascu* bascule biberon bizut* bizutage brass* brule camar* ceinture centre classe clous clous* comptage couch*
coude coude* cp crane crane* cuillere cuisse d_autoroute dame de_chou de_repas de_sept de_soleil desce* devant_la
doigt* du_bus eject* elle elle_a elle_s enfan* enferme_dans fesse* fessee fille fille* fillette finir fixee fixee*
fract* fracture gamin garderie gardienne gifle grelo* huit_ans hurlant hurle* interdite jour_la l_oreille la_bouche
la_chaise la_cour la_gardienne la_poussette la_route la_sieste la_surveillante la_tasse laiss* laissee le_car le_groupe
le_matelas le_noir ligot* ma_fille ma_niece marches mineu* mini minibus mon_fils mon_garcon monitrice mono morsure
ne_veut niece niece* niece_de nourrice nus obligee on_l'a par_l par_le personne_n'a pieds_nus pince* pipi pipi_au
pleur* pleurait plong* pour_rire pres_de prive puce qui_l'a raisi* react* reaction remis remis* remis_a rentre renve*
renverse retrouvee scola* sept_ans siege_auto siest* sieste sorti souil* sur_sa surveillance surveillant surveillante
surveillants tabas* tais tout_seul traite trois_ans une_dame vendue verrouillee veut_plus vif visag* visage voitures
vomir vomir* zoe`,
      '6': `
a_balais a_bascule a_vif animateur atsem atsem* au_lit aux_parents baby_sitter balais balancoire banquette bebe_de
bebes bebes* bosse bu camp cauchemars chute chute* colo crech* creche culot* culotte debil* debile dehor* dehors
directrice doigts en_pleurs enferme est_sorti force foret foret* gamin* harce* humil* hurla* il_a insol* l_animateur
l_animatrice la_baby la_classe la_directrice la_garderie la_nounou la_tata les_animateurs ma_puce maman maman*
maternelle mon_bebe monit* morsu* nourrisson noyad* noyade par_la pince placa* placard pleurs plonge porno* punit*
punition quatre_ans raisin sa scolaire secoue seul sitte* sitter son_pere tata telesiege`,
      '7': `
adult* attac* balai* bebe bouche bras cauch* ceint* cinq_ans couche de_force educa* educatrice enfant enfermee fils
force* gifle* la_creche la_monitrice lange* mon_petit nourr* sans_adulte secou*`,
      '8': `
adulte ans enfer* l'a oublie_au prive* sangl*`,
      '9': `
surve*`,
    },
    discrimination: {
      '2': `
46 accep* accom* acomp* acompte activ* aise ait allem* arrivant asiatique asper* assurance avions bassin blonde bol
bouche bowli* bowling caiss* campi* camping candi* captu* capture cdi ce ceint* ceinture champ changee charl* charleroi
chef cheve* chez chino* clair* clien* collegues coloc coloc* comme comme* compa* compl* compr* comptoir conge contr*
courriel credi* croit croit* dame deman* demande demoi* derni* dernier derri* derriere dessi* devra* difference domai*
domaine double drole drole* du ecrit ecrit* effac* embar* embarquement endroit enfant enlev* enleve enlever entho*
entre* entree entrepot entrer epicerie equip* essai ete etoile etranger exige explique fiche fiche* films films* force*
fou gamin garants gener* genev* glisse gorge guich* halal halal* hasar* hasard heter* homme homme* hote hygie* hygiene
identite il ils imita* inconnus infirmiere interdit irait irait* jeune jolie* jumea* jumeaux karim karim* laisses lecon
les licen* limog* limoges lisan* lisant locat* lui main mains mains* maitr* malen* malentendant maman mamie mamie*
mariage marocain maste* master meill* memes memes* mepris mets metta* mettait mettr* mettre moche* monit* moniteur
monop* n'a nageur naiss* naissance niece niece* noire noire* notre notre* nulle nulle* on oncle oncle* ongle* ongles
ont ordin* pan par parap* parler pas passez pays permi* permis personnel personnes photo photographe platr* platre
poids poids* pompes portee poule* prends preparer pres prof profil proje* proprio puisq* puisque quant ralenti ralentir
raler raler* rallo* rameu* rapporte raye rayes rayes* regarde renou* renvoye reparti reserver revenez rigol* robes
robes* sa sac salai* salle salle* sauf savais secretaire serie* serveur servi* servir sieges soeur soign* soigne souci
souci* souff* souffle speci* suivi* suivr* suivre super table* taxi tenai* titre touch* tournee tout tranquille tromb*
valables vende* vendeuses vesti* viens viens* vitrine volan* volant voleur voulait voyag* voyage`,
      '3': `
a_coupe a_nos a_refuse a_regarde a_une acceptes activite aere age agenc* agence aide ailleurs_en allai* allez allez*
ameri* ans ans_d appar* appart appartement arabe arreter arreter_de assistance autres baleine banan* baske* baskets
beige beige* blagu* blond* candidature car_je carav* certi* certificat chasses chauffeur chauffeur_a cheveux chien
chien* chine* chome* chora* chorale circu* claire clients coach coach* combi* complet comprenez compris contre_les
controle_de copin* coup cousi* cousin cousine credit cuisinier d_avant d_inscription d_office dates dates* de_credit
de_moi de_place degag* demande_si deplace derange devan* devant devant_la devant_ma devant_mes devant_tout dix_fois
doigt* doigts dossi* dossier_parfait elle empru* en_caisse enceinte entres est_reparti et_de et_mon etre etude etude*
etudiants eu_une europ* fait_pas fait_rire famille faute* faute_du fixe flute flute* folle* fond_du forcement fouil*
fouille franc* frere frere* gamme* garagiste garcons gauches gener hein honteux hurla* hurlait ignore ignoree il_a
il_m'a ils_ont impose jante* je_lis jete_par jetee* jolies juge juif l_acompte l_affiche l_agent l_entretien l_hotesse
la_bouche la_cabine la_cuisine la_dame la_peau la_piscine la_porte la_prof la_secretaire la_vendeuse lavee lavee*
le_conseiller le_cours le_dentiste le_guichet le_monsieur le_patron les_gens leur lis locataire m m_explique ma macar*
madam* madame mangez marre marre* mater* mecanicien meme_pas mere minutes_plus missi* mon_dossier mon_frere mon_mari
monde monde* monsi* monsieur montrer mot nageu* natur* naturel ne_leur ne_veut neveu* neveux nom_de non nos nous
nous_avec nous_dire nous_dit offic* office on_nous ou oui parce parce* parlait parle parle* parlez pas_l passent patro*
patron pedale photo* piece_d pour_les pour_passer premiere_fois prend prend* preno* prenom presi* prie proposee propr*
puis que_j quebe* ralen* ramadan rameurs rase rayons refusees refusent remarque rire rit rues separ* servies servis_en
singes soignes sorti souha* souk soupi* soupire sous_les sud suis_infirmiere suiss* suisse suivie t tanto* tatou* tenir
tenir* terrasse_a titre* ton toucher tranq* tranquilles trie trois_enfants vendeuse vendeuse_m'a ventr* ventre
vestiaire veut vieilles voile voleurs voulu voulu* vous vous_comprenez voyan* voyant`,
      '4': `
2024 68 a_demande a_dit a_imite a_liege a_mon a_notre acces acces* africain agent agent* allemande amput* amputee
au_vestiaire audit* autoc* aveugle b bail begai* caissiere caravane cercu* cercueil chass* chimi* chum clientele
clientes collegue combinaison congo* copine crach* crava* cravate cri crie cv de_famille de_mes de_sortir dehors_sous
denti* dentiste des_qu des_que dessinee directrice discrimine dossier doubl* efface elle_a empla* emplacement emplo*
en_fauteuil encei* encore_un enten* est_pas etait_complet etran* experience expre* expul* famil* familial fatou*
fauteuil fianc* fiancee fille fille* foncee gants gants* gens gite grima* guide* gym harna* harnais hotes* hotesse
humou* humour ignor* il_n'a interdites jete jusqu'a_ce l_agence l_employe la_loi la_main labra* labrador laisser
le_chauffeur le_monde le_moniteur le_parking le_proprietaire les_filles les_prix logem* logement m'a_dit m'a_t ma_fille
ma_soeur maitre malvo* malvoyant mari maternite mecan* memes_dates mepri* metis* moi_et mon mon_pere motif motif*
n'a_meme nom non_admis ordinaire origines par_l par_la parce_que pas_d pas_de passes pauvr* pauvres pere phras* poules
pour_etre prend_pas pries pries* profi* proprietaire qu'a raccr* raccroche recal* refug* refuse_de regarde_mon
renouvele retir* retire rires rires* roulait roulant rsa sale scand* scandale se_tenir separes seropositif si_je soeur*
suis suis_une suit sur_mon surve* texto texto* toi torch* tout_le trop_foncee trouvait vieil* vieille vip voila voila*
vous_allez yeux`,
      '5': `
alger* algerien amie asiat* au_camping balei* barma* barman begue* binai* binaire blanc* blancs_sont boche boche*
boubo* boubou canne canne* canne_blanche car ce_soir celib* celibataire cheveux_crepus chien_guide compagnon controle
coupl* couple crache crepus croix croix* de_poules debil* dehor* dehors deja_loue deran* discriminee dit dit_a dit_l
du_serveur du_voyage ecart* employe epous* epouse essayez et_moi exclu* exclus expres fatoumata fauteuil_roulant femme*
filles flama* fonce* foulard gens_comme gens_du gerant gerante gitans grosse guide habil* handicapes hilar* ici_c
je_suis jeune* l_appart la_caissiere la_gerante lache* lance* le_vigile les_clients les_rayons m'a m'a_demande
ma_copine ma_femme maman* maudi* maudit mis mon_epouse moquee murmu* musul* ne_prend nee nee_a net on_m'a papiers
paraplegique pas_aux phrase pour_mon priere prive* privee propo* ramad* rampe rampe* refoule refus refuse ricane selon
selon* serieux servis sont_passes sorti* souda* soudain sourde supplementaires surno* t_on tableau temoi* temoin terro*
torchon tout_a trait* trans ukrai* vigil* vigile voilee wallo*`,
      '6': `
a_votre abste* abstenir accent admis afric* alban* antis* arabe* arabes assum* assume autiste aveug* bambo* blagues
blanche bougn* bride* burki* cmu crepu* dit_la dysle* ecarte embau* embauche facie* facies femme foncee_pour foula*
frouz* gay guichetier haiti* handicap hilare homop* humil* imite islam* jeunes kippa* kosov* lache lance lance_a lesbi*
libre libre* loue maghr* maqui* maquillage moi mongo* moqueries moques murmure negre* noirs noirs* obese* pas_admis
pas_les peau polak* racistes refusee refuses riant riant* rital rital* roula* selon_la seneg* serop* seuls seuls* singe
singe* soiree_privee sortir stewa* steward syrie* toure* tourette traite traite_de trisomique voleu* voleuse votre
votre* xenop* youpi*`,
      '7': `
accen* admis* autis* blancs donc donc_pas entendu geran* gitan* handi* homos* imite* manou* mon_nom prier* refou*
refuses_au sourd* traitee triso* voile*`,
      '8': `
a_ma discr* francais gross* moque par_le propos refus* rican*`,
      '9': `
ici moque* racis*`,
    },
    drugs: {
      '2': `
1 16 6 accro accro* achet* achete acide agent agent* agents aiguilles aille* ailleurs aimer aimer* airbn* airbnb
ajoutez alcools amie anesthesie anima* apparemment appart appui appui* arran* atter* au aucun aussi aussi* autoc* avait
avait* avons avons* b bains bains* ballo* bas basil* basilic batea* bebes bebes* biber* bille* billets bleue boire
boire* boiss* brancardier bugue bural* buraliste caches campi* camping casier cello* cellophane champ* champagne
champignons chant* chantier chaud chaud* cherc* chinon ciree* citro* clien* cockt* cocktail commu* compagnie compl*
condu* conducteur confirme cool cou coupees croisiere cultu* cure cuvet* cuvette dechi* dechire degoutee delir*
demarrage denti* dentiste depassait derangeait descend detou* devan* devant direc* dormir doudo* echafaudage echan*
echel* echelle ecris ecris* eleves employe endor* enfin enfin* engag* epaules equip* equipe escal* escale escalier
estom* etage etat evier evier* explo* extra* failli feu fille filme filtres fiole flaco* fond fouil* four fous fumaient
fuyez fuyez* gars genda* gendarmerie gendarmes genial gens gerance gobel* gobelet gorge* gourd* graines gros gueul*
gueule guide* h hanga* hangar herbe* homme* hurle* hydro* ils in infec* institutrice interne inven* jambe* jaunes
jeann* jette jette* joint joint* jusqu* lame lavab* lavabo lever lever* litre* logem* logement lu lui m'a ma macha*
maitr* mamie manege masse* mater* medecin menag* mere messi* messieurs mettre migno* mini miroir mon monos* mots moust*
navette noir noire nourrice nuit occupe odeur odeur* offic* ordon* paill* papa parap* parties partis pateu* patte*
pattes penser periph personnel personnes peux pharm* pharmacienne piece pizza pizzaiolo plant* plaque pleine plie pomme
pompe* porti* poses poses* poudr* prend* prends presi* presidente prevenir profs profs* propose proposee proposent
pueri* pulls pulls* quies quies* quinz* quinze radiateur raide* rail rallu* recre recuperee remis rentres renverse
repro* reserve retro retrouver reveil revient rires rires* roule* rouler roulettes routi* s sable sable* saven* savent
scolaire secur* securite seize seize* sente* servent servi servis seul siege sienn* sienne sirop sirop* skipp* skipper
soirs soirs* somme* sonnettes sorti* souffler suffi* sur surex* tante tante* tendu tendu* tenue tenue* terre* toile*
toilettes tombes total toute* traversee tremb* trouves unite unite* vapot* velos velos* vendu vendue veto voyai* voyait
vu y`,
      '3': `
8 9h 9h_du a_deux a_dix a_failli a_la a_mis a_plein a_servi a_vole a_volonte abrib* abribus accor* age ai_trouve ai_vu
allee allume animateurs anis aperc* apero* appelez apres_un arbit* arbitre arrange arrie* arriere attit* attitre au_bar
au_comptoir au_garage au_pied autocar aux avait_les avait_une avales avant_de avec_les avert* bac balco* balcon balle*
bebe besoi* besoin besoin_de biberon biere blanc blancs bleue* bleues blous* boisson botte boute* bouteille brais*
braise bravo bravo* bus cache* caill* calec* calecon camions canne* capit* capitaine carabinee cave chauffeur_a
check_in chich* chimique chose_que cigar* cigarettes circu* citron clin clois* cloison coiff* comme* comme_la commis
comprenait conseille_de contre_un controle cooki* copin* corbi* corbillard cousine couvercle cuilleres cuisinier cuisse
cuite* cul cultures de_14 de_bois de_mon de_ski degri* dejeune dejeuner demandait depan* depas* des des_gens des_tetes
dimin* diminuent directeur directrice dit_d dites dites* donne donne* donnes dorment dorto* dortoir dose dossiers
douil* doute* du du_rez du_vin ecoli* elle emech* emeche en_bas en_boite en_fiche entai* entre* entre_le entre_les
escalier_tout estomac etait_le faisaient feuilles fille* filme* fils fils_de flacons font frites_froides frott* gamins
gants gants* gardiens generale genre genre* gestes glaciere gorgees greni* grenier guide guita* habite hall herbe hurle
il il_nous il_s ils_sont infect instr* integ* invente jambes jeanne l_allee l_ascenseur l_assistante l_hotel l_ont
la_biere la_chambre la_directrice la_moquette la_neige la_pharmacie la_piste la_soupe lache* le_bac le_bar le_cuisinier
le_gardien le_hall le_miroir le_parking le_porte le_prof le_quai le_radiateur le_sait le_serveur le_tapis le_vendeur
le_verre les_tables les_toilettes les_vingt les_yeux litre livres livreur local* louee lui_meme m'a_propose ma_copine
ma_fille main maitre masseuse mecan* minutes_apres mojito mojitos mon_dossier mon_fils moniteurs monos monte* mordu
mordu* nageu* neveu* noirc* nord nouno* nounou oeil on_l'a opere* out outil* par_ma parla* parle_d pastilles pateuse
pause pause* pauvres pedales peintre pelle* perch* petards piano_a pif plane* plein_nez plombier plus_la poche poche*
poivr* portee poste_de poudre pour_les poussettes prend proposaient propose_de proposes proprietaire_est provi*
puis_une quand_je quelque quelque_chose queue_de raide ralen* ramas* rasoi* rasoir reception regard remplacant
reparateur resid* retro* rhum_arrange rond rose rouge* s_est sac_oublie saliv* sang sentait_l seringues sert servies
shot son soula* soupe_de sous_notre souve* sur_la sur_ma sur_son survecu t tabac tabac* tape terre tisan* tisane
toilettes_on tomber tout_le toute toute_seule trace trace* tranq* treiz* treize tronconneuse trou trouv* trouvait uber
un_gout un_paquet un_sachet une_glaciere veill* veilleur veilleuse venda* vendent vendues verres vigil* vigile
visiblement voles voles* volon* volonte vomis* voyez voyez* vu_deux yoga zinc`,
      '4': `
14_ans a_lache a_ma acide* ados agent_de amies amies* ampoules analy* ans assistante au_sous au_tabac audie* audience
aux_toilettes avait_bu avec_nous baby balle bapte* bapteme bar basse basse* boite_a bord bourr* bourre bourres
bouteille_de brulees buvai* buvait ca_comme cachets cage calva* canette capot capot* car carrement chantant chauf*
circule club coach coach* colo comme comme_des completement_bourre comptoir conci* concierge conduisait copine coude
coude* coupes cuiss* cuite dans dans_les dans_ma de_8 de_nous de_rose defile defilent defon* defonce dejeu* demenageurs
des_gamins descendu devant_l devant_la devant_les dialy* discr* distribuer dit_le donne_a dorma* dormait dorme* droguee
du_car du_club duvel duvel* echangee ecoliers ecrou* educa* effet effet* effon* elle_s emplo* en_pleine en_se enjam*
entre eping* epingle farin* farine ferment filles flasq* flasque frottait gamins_de ganja ganja* gardienne gin gosse*
gosses goute* gouter gouttes guett* homme il_se immeu* imposee incap* incapable infir* infirmiere jusque kebab l_evier
l_immeuble l_un la_bouteille la_cabine la_cage la_main la_navette la_nuit la_piece la_pizza la_reception la_vue lache
le_bebe le_chef le_chirurgien le_club le_comptoir le_coude le_cours le_maitre le_mecano le_vestiaire les_clients
les_ouvriers local louch* louche louee* lycee* m'a_demande macho* machoire maitre_nageur maman maman* masque maternelle
matos matos* mecano mojit* mon_ado mon_neveu mon_verre moniteur moto nageur neveu noirci noircie nuage odeur_de offert
pack paille paix parlait pas_pour passagers patch* patro* patron pelle penda* pendant pendant_le personnes_a piano
piano* pied_de pipe piqure pizza* planquee plants plonge plongee pour_pas quato* quatorze rails rails* rebor* rebord
receptionniste restes retrouvee revei* reven* rhum riait riait* rican* ricanait rigol* rigolait rit ronfl* roules
roupi* sa sachet scoot* scooter scout* scouts secret sent_la servi_a sniffe soignante sommelier sortait sorti sous
speed suffit surveillant tampo* tenai* thermos toit tombe* torch* tourner tout_seul treize_ans tremblait un_chien
un_joint un_petit une_balle une_biere une_copine une_petite une_seringue unifo* uniforme usage* valiu* valium
vapoteuses veillee verre vesti* vinas* vinasse vip volan* volant whisky`,
      '5': `
a_gants a_sable a_sorti ado aide aigui* aiguille alcool alcool_a ambul* analyses au_feu au_vestiaire avine* bac_a bang
bibin* bibine biere* bieres bonbonnes ca_deale cage_d caillou cake calva cames cames* camp canettes chef chevet chicha
chimi* chiru* chirurgien cocaine cogna* cognac collegiens coma_ethylique comme_une complice couvr* cuisses d_epingle
d_escalier dans_ce dans_l dans_le dans_son dans_tout de_bieres de_location de_poudre de_quinze de_secours
deale_ouvertement defil* depanneur des_enfants desce* diabe* diabetique douteux drogue du_bus ecroulee effondree
en_uniforme est_effondree ethylique exploses fenta* fentanyl fioles frottant fume_des g gamin* gardien garro* gaz gele
genep* genepi genie* genievre geran* gite gnole gnole* hosto hosto* il_a immeuble injec* ivrog* jusque_dans kebab* keta
ketam* ketamine l_alcool l_animateur l_equipe l_herbe l_odeur la_coke la_drogue la_nounou labo lampes le_barman le_dj
le_medecin le_moniteur le_siege le_type loge loges loges* lyceens mignonnettes monit* montee morphine notre notre*
offer* ouvertement par_l par_le pasta* pastis patchs patchs_de petard piece_montee pilon pilon* pilot* piqures pizzas
plong* pochon pompette poppe* poppers pot poudre_blanche pour_qu prof propo* protoxyde puait puait* pupilles_comme
recep* reniflait renve* revenait ronflait rouges sache* sachets sans_carte secours seringue ses sirotait sitte* sitter
sniffee soign* somni* sous_le souvenir speed* stupe* stupefiants sur_le surve* table_de tableau tenait testo* titubant
tombee torche trafic tronc* vapes vapes* vendu* vendus verre* vestiaire vitreux whisk* y'eta* y'etait yeux zigzaguait
zip`,
      '6': `
a_des alu amphe* anest* anesthesiste animateur au_volant aucun_souvenir avait_un avine bafou* bafouillait barman bedo
beuh black black* blanc* bonbons brown* bu buvar* came canet* carbu* cbd chefs chefs* chose chose* cland* clients
cocai* codei* codeine coton coton* crist* cuill* cuvai* cuvait dans_la de_cannabis deale delirait derri* derriere
derriere_la derriere_le derriere_les ecsta* empes* empestait employes fiole* fournit fume gamin gerant gramm* grammes
hagar* hagard haleine_de hallu* hilar* insul* ivre kro l_aide l_anesthesiste la_vodka le_balcon le_chauffeur le_manege
le_nez le_pot le_videur le_whisky les_eleves lsd mdma meth mineu* morph* motel motel* murge* notoi* notoire ouvri*
pack_de pastaga pasti* pendant_la petar* pilote pilules piqua* piquee piqur* planq* plantation pochons posit* positif
poussait presc* proto* pupil* pupilles pushe* quinze_ans refil* refile renif* revendu roula* roulait saoul secu sedat*
sentait_la serin* sniffait soignant space space* staff staff* stero* steroides tampon tetes tetes* tiroir_de trou_noir
trouvee usagee vend vend_des videu* videur weed yeux_rouges zigza*`,
      '7': `
autre_chose barma* bonbo* canna* cannabis chauffeur chauffeur_de coma completement crack cuillere du_gite entre_deux
fumai* fumait gardi* ghb halei* haleine inhal* le_tiroir nez picol* pilul* piquait planait pocho* prof_de saoul* secou*
sentait_le shit sirot* splif* table_basse thc titubait toxic* trafi* un_type vodka vodka*`,
      '8': `
alcoo* blanche drogu* ethyl* ouvriers plana* senta* sentait shoot* sniff* type wc`,
      '9': `
coke crack* deale* titub*`,
    },
    fraud: {
      '2': `
120 171 2009 29 55 640 69 690 7 77 99 accid* accor* accord achat affichait affichee agenc* agence alcool allee alter*
ancie* ancienne anglaise appartement archi* artisan assurance ateli* atelier attribue aucune authentique autres avoir
avoir* avril avril* bague bande bas beaut* beaute betes betes* bille* billet billets blanc bloqu* bloquee bloques
bougies bours* boute* cale capot capot* carro* celib* centa* ceram* ceramique ceris* certa* certificat champ* chant*
charc* charges chine chine* chinois claqu* cle clerc clerc* club coche colle collection collee color* combien comme
comme* commu* compte comptee conce* conduit confirme confrere connaissait const* contact continuent contrat contre
contrefacon convoquee copie* copiee costu* costume courtier cousi* cousin creve croire croise croix croix* croya*
crypt* cuir debit debite deblo* decede dedan* dedans degat* degats deja dent depar* deposee desormais detour diama*
dijon dijon* disait distributeur domic* domicile donne donne* doubl* echea* ecrir* ecrire ecriture emballe empreinte
engag* envol* erreur escrocs espag* essen* essence eteint etiqu* evide* exces exerc* extra facturee facturer famil*
fausse femmes fendu ferry ferry* figure filleule filtr* fixe forma* formation frere frere* fuite fuite* fuyez fuyez*
garage garanti gilet gonfle grand grand* gratt* gratu* gratuit griff* halal halal* historique huissier imite impeccable
impression indiv* inutilisable isole* jambo* jambon janvi* janvier jovia* jovial juin jumea* jumeaux lausa* lausanne
licen* licence ligne lime liter* literie locataire locataires lunet* lunettes magnifiques mail main maladie malen*
mamie* mandate manne* maroc* marre marre* matel* matelas me meme meubl* monte monte* montees montu* n'a natur* nie
noire nos noyee operation organ* ou oui ouvrant page papie* papier par parti partis passe* payai* payait payer payer*
peche peche* perdr* perdre perdus pere permi* permis photo pirat* pirate plomb* plombier pneu pompi* pompiers portiere
poste* premi* premium prend* prepa* prese* prete* prime prime* prises prive* privee profe* prolo* propr* protection
puis puisq* pull raccroche racha* rachat rache* radio* rallonge reception reconnu reell* reelle refon* refus relev*
relu remis* rempl* remplacee rencontre rendue renouvellement rentrant reparer repassee repeinte resil* resis* ressortie
retir* retire retirer retrouve reven* revient rhum rivie* rouil* roules sache* sacs saint saint* scanne seanc* seance
seances sente* sentent seul site sixie* sixieme sms soeur soeur* solai* solaires soldes somme* sommes sont sortait
sourit speci* stylo stylo* suite suite* suppr* tache tampo* technique telephone tendu tendu* test texte* ticke* timbres
toilettage touch* tous tousse trait trait* traite trottinette tuile* tuiles unique urgence usb valider vend vende*
vendr* vendues vente vente* verif* verses video vie viennent vit vitrine vocale voitu* voiture voix vole volon* voyan*
vraim* vraiment`,
      '3': `
119 2019 2021 300_euros 32 45 50 59 740 78 86 89 890 90_euros 940 95 950 a_10 a_79 a_disparu a_mon a_payer a_signe
a_une abime* absence accom* accus* accuse accuse_de achat* adres* adresse agent agent* agglo* agglomere ai_donne ai_ete
ai_jamais ai_resilie ai_rien ajoute alternateur amazo* amazon ameli ameli* amort* amortisseurs annule_par appliquee
architecte argen* argent arnaque arrivees assoc* association assur* assure attestation au_courant au_feutre au_rayon
authe* aux_lettres avaie* avaient avais_mis avez bancaire banco* bancomat beau_frere blind* bloquer boite_aux bon_de
bosse* bouteille bulot* cache* capac* capacite carne* carnet carrossier carte carte* casin* casino ces change_a
chantage chantier chaque_mois charp* chez chiff* chiffre claus* coach coach* comprend compt* concert confirmation conso
conti* continuer contraire copies couple_de couro* course couvert cree cross* cuisiniste cylin* cylindre d_argent de_25
de_600 de_chez de_lunettes de_menage de_moins de_nom de_partir de_reception de_sortie de_suite deced* decongele degui*
depart derri* derriere des_bottes desab* deux_autres deven* devissee diamant digip* digipass dis dispa* doigt dolla*
dont du_coin du_jeu du_robinet ecrits ecriv* efface empoc* en_dessous en_erreur en_liquide encaisser entou*
entrepreneur entreprise envoles epais epais* equipe_de essai essai* est_devenu est_pas est_toujours et_maintenant
et_plus et_se etais_a etait_du etat etiquette euros_en euros_sur eux evapo* fait fait_avoir fait_du fait_trois fait_une
faite* faites fauss* felic* felicite finir folle folle* font foulee francs gage galop* gamin* garag* gasoi* gasoil
gemme* gemmes gens grand_pere griffe habituel huile* huit_jours il il_m'a illim* imprimee inconnu inexi* inexistante
inscrit integ* jamai* jamais je_dis jetons kilom* l_acompte l_adresse l_expert la_cle la_meme la_mienne la_note
la_societe le_4 le_carnet le_contrat le_lecteur le_personnel le_rachat le_sac lecte* lecteur les_cinq lessi* lettr*
lettre_recommandee lettres leur lien lisez lisez* logo lui_meme m m'a ma ma_banque ma_place ma_soeur madam* madame
mamie mannequins marke* marketing marocains marque matri* matrimoniale me_facture meme_le mensualites mensuel mes
mes_beaux mettr* mettre miche* mienn* mienne mis mon mon_pere monna* monnaie moteu* multi* n n_avait nature ne_le neuve
neuves nicke* nickel nom numero_ne occasion oeil oeuvr* oeuvre on_m'a opposition or ordre ordre* original orthographe
paire* paire_de paires paler* palerme panneaux par_leur pare pareil parlais passer patron_a payee pdl perce* perime
photographie piece_d pigeons pince* plateforme plume* plumer plus_tard plus_un port pose positifs postf* postfinance
pouce pouce* pour_des pour_du pour_recuperer premiere_fois prix_double proches prote* prouv* prouve publicite puis_une
pyramide qui_m qui_m'a racheter radie* radiee radio radio_de ramen* ramon* ramoneur reception_a recla* recommande_en
recommandee recon* reconditionne reconduction recredite recu recul* recup* recuperer refont reglee releve rendu rendu*
repei* repli* repondu_que repro* retap* retra* retraites rib rien_demande rien_n risto* ristourne rond rouen rouen*
rouille rouler routi* routier sa sabre* saisi* samedis sans_que sauva* seau sent_l septi* septieme servent
signature_electronique signer_un siret siret* sirop sirop* smart* smartphone soir_meme special stage stage* suis
supprime sur_ce sur_une surcharge systeme tableau tacit* tacite tarif_de telev* texte tomates toucher transforme tuyau*
un_billet un_bout une_assurance une_carte une_dame une_paire urgen* vetem* vetements via vidan* vidange vieilles vieux
vieux* voulu y`,
      '4': `
118 180 200 2000 200_euros 240 480 52 700 91 91_ans a_45 abus accompagne achet* achetes ai_pose ai_vu allemande anime*
animes annoncees antid* appar* appart appat* appui appui* au_distributeur audit* avec_la avec_nos avert* balan* boeuf
boeuf* bosse boucher bouti* boutique cafes cafes* calen* capsu* carot* cars carte_vitale cauti* caution cercu* cercueil
certi* ces_gens champagne cheva* chez_eux chf chino* clients clio cliqu* clique coche* commande_des commentaire
compteur conseiller constat contr* conventionne couronnes courroie cousine crass* crasse credi* crema* cremant d_oeuvre
dans_mon de_confirmation de_leur de_ma de_son de_trop decou* deguises disques dites dites* doit dollars douce douce*
econo* edf entendu entree_de epluc* escroquerie et_hop etoil* etoiles euro evident facture facture_a facture_des faibl*
fait_signer fantomes faussaires feutr* fiches filtre fois_et fois_le fourr* fraises galope gamine garagiste geran*
grammes hasar* hasard herit* hop huile ils_ont imita* imite* imitee impose jante* je_me je_n jusqu'a_ce kilo l_achat
l_agence l_annee l_appui l_essai l_etat la_marque le_controle le_mail le_meme le_pull le_siege le_vendeur les_mois
lessive liqui* litre* locat* lot lunettes_de m'a_fait m'a_rendu ma_grand ma_voisine mail_de mail_qui main_d maman
mandat marqu* mecanicien mecano mensu* miel mirac* modif* mon_compte mon_cpf mon_grand mon_oncle moteur mousseux mutue*
mutuelle ne_l ne_lui neuve* noir_sur nuit_en numero_de obseq* obseques occas* olive* oncle oncle* ont oppos* origine
osteo* papa par_des par_eux par_recommande parfums parler_de pas_mon passe_un passee patri* payants paye_trois payees
payes payes* pensi* petro* petrole photo* photos piece* plaque poids poids* pompe pompe* pot pourb* pourboire preco*
prelevent prelever prend profi* profils prome* qr qui_est qui_revient rafis* rafistole rallo* rayur* reclame recu_une
recule redig* rendement repes* repese repondent resilie resilie_en retenue retrait robots sache scann* se_sont serrure
serrurier signe sim siphonne site_n soins soins* sou studi* studio sur_blanc sur_des sur_ma sur_mon syste* tablette
tante tante* termi* tip titre* toitu* toiture totale touri* tout_seul tradi* tuyau un_vendeur une_facture une_tablette
valait valid* validation vendeur vendre verit* verse* vierg* vierge virem* virement vital* vitale`,
      '5': `
1 150 1_euro 300 4000 5_etoiles 88 90 a_vie abuse* alzhe* alzheimer apple apple* apres_ma attes* avis bail barqu*
baske* baskets bidonne bidouille billets_de bleus bleus* cagno* cagnotte captu* capture capture_d carotte case cet
charl* cheval chocs chocs* claquee clone* clonee cochee combi* combine commentaires contrats coupe_au d_ecran d_origine
de_50 de_port de_serie de_suivi de_tickets decouvert demar* demarchage demarcheur demarcheurs depot depot* depuis_trois
des_bleus diplome disparu donnee economies entourloupe est_une etait_un euros_sans exist* existe_pas expre* expres_pour
factures familles feutre ficti* fictives fourrer frela* g gagne gagne* gardee gramm* grand_mere gruge* heritage ils_se
imaginaires imagine iphon* iphone jamais_demande jante le_numero liquidation litres locau* locaux ma_tante maman*
manda* maquille marab* marabout me_suis mecan* meme_jour meubles modifie n'a_ete n_ai n_existe numer* organisee origi*
parap* pare_chocs payee* perce pieces piege piege* pigeo* plaqu* ponctionnent porte_claquee postes preleve prelevements
preuv* preuve promesses pure pyram* que_je raccordes rajou* rayure rempli reservoir revendus rien_n'a rodee rodee*
scannes serru* signa* signe* signer simul* socie* societe souti* taxe titre total total* touristes trompent truff*
un_credit valai* vendu vereu* verifiez versee vire volatilise voulu*`,
      '6': `
000_km 3000 600 900 900_euros a_1 a_ma achetees acompte_de ajout* au_bas barat* barquette billet_de black chequ* cheque
cinq_etoiles codes codes* comptes contrefacons cpf credit de_commande detourne diplo* disan* disant disqu* empru*
en_douce encaisse essai_a existe expres extorque facture_pour fanto* fantome filou* font_passer fraude gerant gonfl*
ils_m imaginaire invente inventee inventes ipad ma_signature mon_insu mon_nom n'a_jamais numero paiem* paiement paraphe
passer_pour plaquettes poinc* ponct* ponctionne ponzi ponzi* rebon* recruter rendu_sur se_font simule sipho* soi sousc*
souscrit suis_fait sur_20 surfa* tape terminal tickets trading trich* trois_cafes vendue vendue_comme veritable visa
volat*`,
      '7': `
000 800 acomp* acompte ajoutee arnaq* balance bidou* de_panneaux debit* debites detou* encai* extor* factu* facturees
faiblesse il_a ils insu la_mutuelle m_ont ma_carte menso* mente* paye pour_vendre prele* recru* refou* rien_recu
signature soi_disant truan* vendu*`,
      '8': `
black* falsi* fraud* imagi* inven* magou* maqui* trafi* trafique tromp* truqu*`,
      '9': `
bidon bidon* escro* faux`,
    },
    harassment: {
      '2': `
16 1h 23 23h accor* accord ados adres* adresse ajust* allais appart apprendre approche arrie* arriere assur* assure
aussitot autrement baiss* baisser balad* blagu* blanche blous* bouche branc* brancardier branches brass* briga* bruit*
bus cabin* caiss* cale camionnette canon canon* captu* cdi celle* chagr* chagrin chanc* chance chaqu* chaque chaudiere
chaussure chose choses chuch* chuchote cisea* ciseaux claque coeur* colla* colle* collection combien combine comme*
commercial compagnie confiance conna* continue contr* coord* corri* couch* couet* couette crie cv damne* damner dans
debarque debloquer debra* decol* dedan* dedans dedom* demandant demande depan* deposer depot depot* descendue dessi*
devoi* direc* dis disan* disant discuter dossi* dossier douche ecart* ecoeu* ecrit* employeur endor* enlever entor*
entre* enver* envers envie envie* envoi envoyees epaules espagnol etre etroit exige exigee expre* fais fait femme fibre
fibre* finition fonta* fontaine fraises frapp* furax furax* gamin* garcons genial genoux gentille grace grace* graph*
graphismes gratuitement grave* hamma* hammam happy happy* hier hote humide j'y jouai* lance* lettres libre linke*
linkedin lit livra* livraison locau* locaux mannequin mari masqu* masques medic* messa* mesur* mesures mignonne minui*
minuit miroir moderation momen* moment monsi* monsieur monter montrer murmu* niais* nu nuit obtenir oeil offer* oreille
ose ou oui ouvri* paire paire* par passa* passage patro* patron peignoir perce* perso peur photo photocopieuse physique
plainte plonge plu pomme* porte poser poser* posit* pote poupee pourb* pourboire pourr* pourries prends presser
professeur promotion puisq* puisqu'il pyjam* pyjama quand quand* quato* quatorze questions quotidien racon* ramas*
rayons recoi* reconnais recti* reduit regard remonte remplacant renco* renouvelees repen* repense restee retir* retro
retroviseur revenu rideau rigol* rit roule s seanc* seance seize seize* sembl* serre serrurier serveur shirt shirt* sms
soirs soirs* soixa* soixante sortir suedo* suedois sur t2 tampo* tape techn* technicien technique tenu tire toilette
tomates tombee tournant tournee tournent traverser utilise venai* veste veste* vestiaires visios vites*`,
      '3': `
19 1h_pour 2h 3h a_23h a_3h a_de a_minuit achal* agent_qui agres* ai_17 ai_change aide airbn* airbnb ajout* allee* amie
ans_a ans_et ans_je appelle appla* apres_la apres_ma arran* arret assis assis* attendait attendu_l au_concert
au_courant auto_ecole aux_toilettes avances avec_lui avec_sa balai* bassi* bon_de bonbo* boula* boulanger boulangere
boule boule* braque bronz* cabine_de cabine_sans camer* camera ce_soir celib* celles chambre_a chant* chaque_passage
chauffeur_a chef chevi* chez chez_nous chose* club cocot* cocotte collegues comme_ca commentaire commis conduite
connaissait conseille_de conseiller convenu coqui* corps corps* couche course croyais d_oeil dans_la dans_son de_15
de_bain de_cuisine de_ma de_ne de_nuit de_son debat* decrirai degou* degra* deman* depla* depos* deposee depuis_il
depuis_que derriere_nous des_photos detou* detour devan* devant directeur directrice disant_que disparu dit_d dit_qu
dixie* dixieme doigt* doigts dorma* dormait dos douch* douches douze_fois du du_tram ecrit embrayage en_cuisine
en_plein enlev* enleve entorse entra* entre envoye_un epila* epilation essay* est_assis est_entre est_reste et_a et_il
etais etais* etait_dans existe_pas expres extra femme* femmes fenetres fille filma* filmait flash* fois_il fois_sur
font force gliss* historique homme* il_ne inconnu infir* installateur j_etais je_croyais je_reconnais joli jusqu'a_l
klaxon l_assurance l_auto l_historique la_commande la_compagnie la_couette la_couleur la_douche la_main la_mienne
la_navette la_ou la_prise la_serviette la_sortie la_taille lache* laisse_mon lance langu* langue le_dj le_frigo
le_groupe le_lit le_loyer le_monsieur le_reparateur le_retro le_serveur le_soutien le_vendeur les_garcons les_gars
les_jours les_mains linge* local* lourd* lourde lui_meme m'a_demande ma_fenetre ma_fille ma_niece maill* matchs me_suis
mecan* menac* menace menace_de mes_sous messages miche* mienn* mienne mineu* mineur moder* mon mon_permis montais motif
motif* nageu* niece niece* noctu* nuque* nus objec* objectif on_peut ose_plus osteo par_mes par_un parlait patron_a
peau permi* permis peux photos pied_du pipe plain* plomb* portiere pour_avoir pourrait prete* prise_en prive* prof_de
profil propose proprio prude* puis_si que_les quelque quelque_chose quitt* raconte raiso* raison ralen* recep* recoit
recon* regardait remonter rencontre renda* rentre respiration reste reste* retirer_le s_en s_est sans_raison sauna
sauna* saura* savoi* savoir savoir_si secur* securite semblant serru* seule_ce sienn* signal skipp* skipper soeur soir
sorti* sortie_de soupl* souri* sous souvent squat squat* suis_partie suivi* suppo* support sur_son tapot* tapote tatou*
tatouage taxi tenai* tenait tester tiree tiree* touche_les toujours_a trou_dans un_copain un_poste un_sourire un_trou
une_entorse valen* vendeur verifier veut veux vigil* vigile vingt_deux vitesse vocal vocal* voix voulait_savoir voulu
voulu* y_aller`,
      '4': `
14_ans 16_ans 19_ans a_garde a_insiste a_ouvert a_recommence a_son abuse abuse* agression ai_bloque aider aider*
ajoutee allez allez* ami amour* angin* angine ans appel* assoi* autour_d aux_fesses bains bains* barma* barman bas_pour
bassin bizar* bloque_il brigade cabine cache* celibataire chantage chauffeur chez_moi clich* cliches clin cloison_des
club_de collait colle commentaires commente conci* concierge copai* corriger cou coupe_le cuisse cuisses cul
d_entretien dans_ma dans_mon de_bains de_chez de_haut de_lui de_mes demandait demande_si derri* derriere des_filles
desir* dessin devant_ma dit_non dix_fois dors drague duran* durant ecoeurant ecrit_sur embrasse embrassee entierement
envoie epaul* epaule escalator essayage et_m et_m'a exige* fait_des faveu* fille_de fille_en filme filme* fouil*
fouille frapper frott* frottait gars_du generale geran* geste* glisse haut_en il_connait il_est il_reste indec*
insiste_pour insta* intervention invite je_suis jolie jolie* jupe klaxonne l_entretien l_escalator l_oreille la_dedans
la_fibre la_livraison la_nuque lache le_chauffeur le_chef le_commercial le_gars le_genou le_hammam le_livreur le_mecano
le_patron le_prof le_rendez les_dames les_hanches levie* levier levre* levres like livreur_a local longt* longtemps
loyer loyer* lui m'a_propose ma mains_sont mains_sur mal_de massage mecano moi mon_prenom moteu* moteur natur* nature
numer* numero numero_sur nuque ou_il ouvriers palpee panta* pantalon passerait penda* pendant pendant_que perce petites
photos_de plus_y plusi* plusieurs portieres posai* posait positions pour_mes prena* pretexte prive prof prof_d profi*
propose_de que_j questions_sur recommence_avec remar* repete respi* retrouvee sait salle_de sans_frapper selfies short
short* si si_mon signa* signale simul* smile* snapc* snapchat soeur* soir_meme son sortie souff* soufflait souffle
stagi* stagiaires suis sur_insta sur_whatsapp tape_sur tenta* tentative texto toi touch* travaille trou un_ecran
un_verre une_angine une_bonne une_robe venais vieux vieux* visag* visage visite_d voula* vtc whats* whatsapp y yeux`,
      '5': `
06 a_mon a_verrouille agent agent* ai_dit allee amoureux anony* appelee appels appuy* arranger as_un assoit attou*
au_feu autou* autour avec_son bas bisou bisous bizarre blagues bruits caressait chaque_matin cheville cochons coeurs
commentait contre couco* coucou cuiss* culotte dames dames* de_force de_moi des_coeurs devant_chez dinai* dinais du_bon
embra* emplo* en_bas en_voiture entraineur entretien envoi* envoie_des erect* erection faveurs force* forcee frola*
frolait frole frole* gardi* gars genou genou* gerant gestes gorge gorge* hanch* hanches harcele harcelement haut homme
il_se impose infirmier insiste insta jambe* je_me jupes jupes* klaxo* l_agent la_poitrine le_concierge le_conseiller
le_dos le_gerant le_moniteur le_pantalon le_plombier le_rideau le_soir leche leche* les_petites les_rayons lingerie
livreur m m'a m'a_suivie m_ecrit m_envoie ma_soeur maillot mains mains* malaise mastu* matai* matait me mes_jambes
mon_06 mon_dossier monit* nues palpa* palpation palpe* par_l paume paume* pelot* pelote pendant_la photo* photo_de
physi* pince* plaintes plombier pogne pogne* poitrine portable pour_m proposition receptionniste remon* rendant
reparateur reste_plante retrouvee_sur rhabi* s_assoit salac* serviette ses ses_mains sexuelle sexuelles sifflee slip
souffle_dans sourire sous_vetements soutien soutien_gorge stewa* steward suivie suivies tacti* tactile tain ton torse
torse* toucher un_beau un_bisou un_mal verro* verrouille verrouille_la vetem* vetements videu* videur viole* violee
voiturier voulait_que`,
      '6': `
a_ma baiser bragu* braguette caissier calin* caresse chato* chatouille clientes clois* cloison coach coach* contre_le
copain cruis* culot* decollete demande_d desha* devant_les dick du_gars employe employe_du en_maillot en_passant
endormie etais_en exhib* faceb* facebook fait_un fesse* fesses fesses_en feu_rouge fille* flipp* flippant gardien
gars_de genan* guett* gynec* hilar* il il_m il_me il_s irrup* irruption jambes le_coach le_gardien le_receptionniste
les_fesses les_filles lubri* m_appelle m_attendait main_sur malaisant masse* mes mes_photos mon_adresse mon_numero
moniteur nue obsce* obscenes obsed* osteo* passant pince poitr* porte_de propo* quand_je rappr* reluq* remarques
repasse seins seins* selfi* sexe sexuel si_j si_je soule* sous_ma souti* stalk* sur_ma sur_mon ta tu type un_employe
viol voulait`,
      '7': `
as baise* bisou* cachee cocho* dragu* en_me es gant grivo* harce* insistant intime la_cabine la_cloison le_masseur
ma_porte main malai* masseur sa sa_main siffl* t_as t_es texto*`,
      '8': `
cares* filles il_a insis* intim* sur_mes t`,
      '9': `
il_m'a il_voulait par_le sexue*`,
    },
    health: {
      '2': `
12h 12h30 12h30* 15h 37 47 60 78 81 900 accouchement adapt* ai analy* analyse ans aperc* apercue appart appele appui
appui* arret arretes assiettes autre autre* avait avait* bas beaut* beaute bizarre boire boire* bouff* bouge boutons
broncher bulot* bulots caill* camio* carre centre ceux changee chevi* chose chose* colles combien compr* confier
confirme confrere conta* continue contre corrects cote cou coura* courait courante crevettes crise crise* croute cuir
d'y daign* daigne dansa* debranche decede depla* deplace depui* depuis dermato detar* detartrage detre* diagn*
diagnostic differentes disait dit dolip* doliprane donner doute* eau eclairs ecoute elles elles* emballe encei*
enceinte endro* endroit enorme entam* entame ete eteint etes exacte exagere exten* extensions famil* filme filme* fini
frein gaine gaine* gauch* gauche gouttes grace grace* grain grand griff* hache hache* huitr* huitres ignoree ils impol*
impoli inada* installee insti* interne intoxiquee j jaune* jusqu* lache* lavage lille lille* lime liste* local* lot ma
machine madam* madame mains mains* maison makis makis* mamie* mange* mari masqu* mater* maternite mefie* mefier melan*
mere metho* mien milie* milieu mille mille* mince* moisi mon morte morte* mouche mur nause* neveu* noir noyee ordon*
ordonnance oreil* oreillers oreilles par paren* passes patie* patienter peles peles* perdu permanent perso* personne
petit* peur pharmacienne pigeon piqure pisci* piscine plomb* poitr* poitrine pomme* pommes posit* positif poube* pres
prevenue pris produit proprio puce quelq* quelque radio radio* rallu* rallume ratee* reconnait refle* rein relay*
renda* rendu renvoyee resti* restitue revei* rigol* rouge rouve* royal royal* sa salad* sales sales* sangu* saucisse
senti septi* serre* serveuse siffl* siffle soign* soignee soirs soirs* sorta* souri* sous steak steak* suiss* suisse
sur sushis tardive terre terri* thon tombe* touch* touss* trempe tripl* triple truck truck* tubes tubes* utili* vaccin
valen* venue venue* verif* verre verre* vers veux vif vinai* virus virus* vomissements y`,
      '3': `
36 a_dents a_du a_mange a_rendu a_tous a_vous ai_fini ai_rien ai_vu angoi* angoisse ans_de apres_leur arrache arrachee
assie* attrape au_mauvais aux bain balle bebe_a bebes bebes* biber* biberon bizar* bizarrement blancs bleus bleus* bol
bord bouche bouge* branc* bras brosse_a brule* ca_sentait caban* cabane cache* campi* camping casquettes ceux_qui
chain* champ* champignons chats chats* cheveu chez_vous chose_que club coach coach* comme_une confiture congelateur
conti* continuer couch* couraient couro* couronne cousc* couscous couverte crasse crech* creche cru crue cuisinier
cuvet* cuvette d_argent dans_son de_fievre de_mer de_papa de_sang de_suite deces deces* deces_de delir* deliv* denta*
dentaire derma* derri* derriere deshydratation desolee dessus_du detail devor* direc* dit_c dix_sept doigt donne donne*
drap du_camping du_doliprane du_vestiaire eau_du eclat* eclate effri* enorm* enormes eparg* epargne epila* epilation
essui* essuie est_restee estom* estomac et_aucune et_dans et_de etait_un eu_une exame* examen faisa* famille farin*
farine fesse* feutr* feutre foie fois_parce frere frere* frigo* garderie gercu* gercures gonfle goute* grace_a gratte
greff* greffe gripp* handi* heures_d hospitalise ignor* ignore ils_sont inver* irise irise* j_ai jambo* jambon jaune
joue judo kilos kilos* l_avion la_couronne la_langue la_lettre la_maison la_moquette la_piscine la_radio la_vue
le_bateau le_carrelage le_fromage le_jardin le_lait le_poisson le_saumon le_traiteur les_jours les_murs les_yaourts
local logem* logement louch* louche loupe* loupee lui lui_a m'a_arrache m'a_dit m'a_repondu maillot mal_regle maladie
mamie mangez manuc* manucure marche_plus marro* marron mauvais_cote medic* melangent moi_aussi moisissure mollets n'a
n'a_pas nettoyage neveu nourrisson offert_un on_m'a operation operee otite otite* ouvert_le panse* papa_est parle
parle_d passait passee patron_a patte* pattes penda* pendant perime personne_d personnes petit pique* planches plateau
poil pointe pomma* pommade portee pouce pouce* prene* prenez preparateur pris_pour puree puree* qui_l'a ramen* ramene
ratee rats rea recon* reflet refus regle remontee renvo* reprend retiree retrouvee robin* robinet roti rupture_de s_en
sage saigne salade sans_arret saumo* saumon sauna sauna* sauva* seche_comme serre soigne sommi* sommier sortait sorti
stres* sueur* sueurs sueurs_froides suite suite* suspe* taches tapisserie tarta* tartare teint teint* terrible torchons
tout_l toute* trave* traverse trois_mois trott* troub* trouble tues tympans un_verre une_autre urine urine* usage
usage* vapeu* vendues ver verda* verdatre verdi verdi* vertige viand* viande viole* violets volan* yaourt`,
      '4': `
a_bord a_dit a_ma a_parle a_perdu abime* aere ai_appele apres_l arrac* asthmatique asticot avalee avec_la avert* averti
bloc bombe* brule brulu* carab* carabinee chaine chlor* chlore clich* cliches cloit* compresse confi* coque* cote_de
creve crout* d_essai dans_l dans_le de_chez de_portee decon* decongele decongelee degre derriere_la detai* detresse
deux_ans directrice dit_le dit_qu dix_fois donne_du dose douteux du du_mauvais elle elle_a en_cuisine entie* est_passee
esthe* estheticienne fauss* fausse femme femme* fini_aux fois_la gelee* gite grippe gros il_a ils_m infection info
intoxication intra* intraveineuse jambe* jambes jours_apres kebab kebab* l'a l_estheticienne l_hotel l_infirmiere
l_operation la_directrice la_famille la_farine la_machine laches le_plateau le_retour les_deux les_travaux lit m'a
m'a_donne m_ont macho* machoire maman maman* mari_a matie* mauva* mauvais medec* medecin medicament mes_enfants mois_la
mon_burger mon_frere mon_pere noires nuit oeil on_lui opera* opere* ortei* osteo osteo* oubliee palpi* palpitations
par_l par_le parent parle_de patau* pataugeoire patient perce pere pieds pieds* plaie plaie* plaqu* plaques platr*
platre pleine pleine_de plomb poiss* posee posee* poule* puces puces* racin* reveil rose rouge* route route* saign*
sangl* secou* secours sentait sinus* sonne* sous_perfusion sur_le test titul* titulaire tomba* tombes touche tous
tousse toute tripe* trois_jours un_virus une_gastro utilisee verifie verre_d vert volai* volaille vomis* votre votre*
vrac vue yaour* yaourts`,
      '5': `
a_repetition alime* anest* anesthesie antibio antibiotiques apres apres* atroc* attra* au_laser au_petit blattes
brancard brulures brune* cafard cance* cervi* cervicale chair* chez cils cloqu* confirmee confirmee_par corne* crass*
creve* crottes dans dans_la dans_les dans_ma de_lit de_ventre debra* decedee doigts dore du_petit en_vrac entiere
escar* escarre fievr* fievre fond_du fourm* fourmis gale gants gants* gluant hemorragie hepat* hepatite hospi*
hospitalisee impla* incar* incarne infir* injecte instr* instrument jusqu'a_l la_viande langu* langue le_bebe le_dos
le_steak le_tatoueur lentilles leurs leurs* levre levre* limac* limace malade manip* masque medecin_a mouch* mycos*
nerf noire os paral* paralysee peau pedic* pedicure perce* perimes personne_n'a phleb* poulet poux prise_pour ramas*
renvoye repetition respi* reuti* salmonelle senta* serin* solva* solvant staphylocoque surdosage tatou* tatoueur tombee
torch* tournee transfusion trop_serre tympa* ulcer* un_brancard urgences vapeurs ventr* ventre verru* verte vertebres
verti*`,
      '6': `
aggra* aiguille amian* amiante anticoagulant antid* appen* apres_le apres_les apres_leurs asthm* astic* aux_urgences
blatt* cachee cafar* cancer cesar* cesarienne chez_mon cloques coliq* cornee couche crott* d_urgence de_souris deced*
denut* deshy* devit* diarr* doigt* du_froid embol* embolie ete_malade evano* fausse_route fract* fracture gluan* gratt*
grattee groui* hypog* infecte infectee infirmiere l_os la_nuit labo laser laser* le_labo lenti* malades manipulation
mauvaise_dent maux maux_de menin* meningite moisi* mon_oncle noire* on_l'a oncle oncle* ongle* panar* pansement papa
perfusion perim* perit* pilul* piquee piqur* piqures pneum* poisson poumo* poumons punai* purulent saine saine* salmo*
scarl* seringue sonnette souris souris_dans staph* sucri* sucrier surdose toute_la un_pansement urgence visag* visage
vivan*`,
      '7': `
aigui* antib* antic* attrapee avc bebe bronc* dans_mon dent gastr* gastro hemor* infar* infarctus injec* insul*
insuline intox* le_medecin legio* malai* malaise necro* nosoc* ongle paupi* perfu* purul* rat sang steri* surdo* urgen*
vivant vomi`,
      '8': `
infec* malad* verte*`,
    },
    legal: {
      '2': `
11 14 2022 230 60 acces* acque* afficher aide appre* arbre assem* assemblee assistance attendant automne aux avons
avons* bande bande* batim* batiment belge* beton bougez cache cdi charg* charge chute commercial commis commu* compa*
compagnie confiance conformite conge conge* consi* contradictoire convoque courriels cours cours* courtier crech*
creche datai* datait depar* departement derni* dernier des desig* designe desor* desormais devra* devrait diplo*
diplome direc* direction dites dites* docum* donc dorva* dorval due echan* echantillon echou* ecrit* electricite
encaisse energ* energie enten* entreprise enver* envers envoyees epous* epouse escro* etiquettes etudiants evene*
evenement exame* exerc* exige factures familles fendu figur* fille fille* folle folle* font force* forme* fournie
francaise fuite fuite* fumee fumee* garanti garde garde* gardez geneve historique ils impro* information insta* instr*
inter* juin l legale lettr* liege liege* lingu* linguistique liqui* litige lundi lundi* m ma maitr* maitre malte malte*
manche mediatrice messi* messieurs minis* ministere monter montree namur namur* nante* national noir noires notaire
notre notre* nous numer* numero obtenu ouver* paiem* parle parle* parler perdus permi* permis pis plaisante pliss*
plisse plusi* plusieurs pois prati* prele* prend* presse principe proces propre proxi* publicite pueri* quitt* quitte
quoi reclame recto* recu recue refaites relai* relais releve remis remise rempli rendu repre* requi* retourner rever*
role romande route route* rouvr* s'y sa services showr* showroom somme* sommes sont souha* stagiaires syndi* toitu*
toiture tours tours* usage usage* vais venue venue* verifier verifiez verri* verrines vigil* y zone`,
      '3': `
000_euros a_rendu accident accom* agent ai_le amende_de an_dernier annulee_par appel appel* appelez appels appui appui*
artic* assis* assoc* association assureur attendez au_14 au_courant avocats avoue avoue* baton* bourg* bruxe* bruxelles
cache* carac* chequ* cheveu chez_une chois* consigne constat constitution conte* conti* contre copro* cour courante
d_avocats dange* de_geneve de_namur de_police de_protection de_retractation debar* decen* deman* demande departementale
des_nouvelles devant_les donne dresser droit du_logement echantillons econo* ecris ecris* effec* employe en_charge
en_mai en_main en_mars enleve enregistre entam* envoy* envoyee et_nous etiquetee eux examen exige* expert famil*
famille federal fermer fixe flics flics* frais_d gendarmes genev* heure_a hygie* hygiene ident* identiques ils_m ils_ne
immob* instruction integ* integrales j_ecris jusqu l_an l_appui l_audience la_bande la_bas la_regie lance* le_12 le_22
le_9 le_commercial lettre lettre_de litig* m_ont ma_fille mai maitre_du maladie matie* matiere medec* mis mon
mon_avocat moral moral* office_de ont pas_rembourse patro* patronne payer payer* penal* pendant_la plaintes prend
prepa* protection_juridique proximite publi* public raiso* raval* ravalement ravie* recevoir recupere releves relu
remises respo* reten* retenue retractation saisi_le sera signal signee socie* societe sont_venus suit suivr* sup
sur_six suspendu test titre* tort toujours_pas tribunal_judiciaire trois_ans un_dossier une_date venus venus* verda*
verdatre vice vice_cache vote`,
      '4': `
000 a_bruxelles a_mon accompagne administratif agents amf apprentie arbit* article assigne assurance autor* avocat_a
cabinet ce_matin chez_eux chez_vous code_de collectif college commissaire commun conciliateur conciliateur_de
consommateur consommateurs consommation contactera continue contr* contrats controle convoquee courr* courrier d_appel
danger debarque declaration defenseur_des degat* degats delit delit* deposee_a deposition depot_de depuis_mars devan*
devant devant_un donne* donne_une donnees dossi* dossier du_consommateur echap* en_cours en_juin enreg* execution
expertise exploit faite* filme* fsma gendarmerie greff* hier hier_soir huit_jours indemnisation infra* ira je_la jugem*
jugement l_assignation l_energie l_expert le_conciliateur les_degats local* locale locataires m'a_donne main mandate
medecins mediateur_de mis_en noire* obten* on_ira on_y ont_ete opc parquet partie payes payes* petites plaid* plainte_a
plainte_au plainte_deposee plus_un policiers pompi* pompiers pour_vos prevenu prevenus pris proces_verbal raison rappo*
ravie recla* recue* recup* reference refus regie regie* relev* remis* remplie responsabilite sans_suite sante sante*
surve* surveillance titre tranc* trancher transmis travail travail_a travail_au tribunal_administratif verba* verbal
verra verra* veter* veterinaires vous_a`,
      '5': `
2019 a_ete a_personne abus agent* agit alertes asloc* asloca assur* attaque au_noir au_tribunal aurez aurez* averti
avertie bail baux chambre_des chez chimi* choisir cnil comptes condamne condamnes conseil_de conso convocation cyber*
de_conciliation de_justice de_plainte de_vous decla* deja depose depot depot* des_donnees des_fraudes des_medecins
devant_le disciplinaire dress* droit* economie ecrite en_preparation engag* enquete est_deja est_venue ete faite finma
finma* fisc fixee fixee* fraud* fraudes garde_a genda* geran* huissier_a illegal informe injon* inspecteur
inspection_du interets ixell* ixelles juge_de l_assurance la_dgccrf la_gendarmerie la_loi lancee le_mediateur licen*
licence lisez lisez* loi ma_plainte manda* mapaq mapaq* mars milli* millions mise mon_dossier noire notai* notaires
nous_le office ombudsfin one ouvert paix parqu* police poursuites pratiques preleve preparation procedure procureur
protection_des pv rapport recou* regro* repression_des s_il seco seque* sequestre seron* sous_huit sur_sa tal
une_avocate urssa* urssaf va vous_aurez`,
      '6': `
a_ouvert a_pris a_recu abusi* actio* action action_en admin* afsca afsca* alertee ars assignation attaq* attestation
autorite avocat bient* bientot briga* brigade cas cassa* citat* citation civile clause commi* commission conciliation
conseil conteste convo* crean* creances de_paix de_payer defenseur denon* des_droits des_notaires diffa* diffamation
donne_raison droits en_justice engage enqueteurs execu* exper* faits faits* feder* finan* gerant il_le illeg* indem*
informee_de instance interesse judiciaire justi* l_huissier l_inspection l_ordre la_repression le_tribunal magis*
media* mediateur mise_en mon_conseil notif* offic* oppos* opposition ordre ordre* ordre_des plaig* plaignants polic*
poursuite preju* prejudice pris_ma procu* que_choisir quebe* quebec rbq recev* recevrez recid* repression reque*
requete saisis signalconso temoi* ufc_que unia vous_recevrez`,
      '7': `
alerte avise avisee avocate canto* cet claus* commission_de conda* conso* constater conta* contacte ddpp de_vos deposee
dgccr* dgccrf disci* du_travail huissier illic* inspection judic* juridique juris* le_faut mon_cas ombud* preuv*
preuves proce* protection recours refer* refere signa* ufc votre votre* vous`,
      '8': `
assig* attes* audie* audience avert* avoca* civil* conci* const* defen* demeu* demeure depos* en_demeure enque* huiss*
informee juge jurid* justice le_juge preve* prote* spf`,
      '9': `
alert* avise* infor* inspe* plain* plainte pours* prevenue prud'* prud'hommes saisi saisi* saisie signalement tribu*
tribunal vos`,
    },
    privacy: {
      '2': `
000 10h 212 340 400 4h accid* achat* acque* activ* affiche affiches agenda agent agent* airbn* airbnb ajoute alarme
album* allee* allees allum* ameli ameli* amour amour* analyse annon* appar* appel* appele apport apres apres* arrac*
arrache aspir* assistante assur* assurance assureur aucun* aurai* authe* authentification avis baill* banque base
bavard bleue branc* branche broch* brochure cache cance* celle celle* celui celui* ceris* chamb* chambre changement
chatb* chatbot cherchais chez chute* chutes clair classeur cle clerc clerc* coche coche* coin collee compris comptes
confiance confidentialite connu connu* conse* consoles consultation conte* contenu contr* controle conve* convoque
coord* copiee corbe* couche couri* courrier croise cv debra* decou* degra* deman* demande depose derri* derriere devais
devan* devant devra* devrais drive drive* droit ecole ecole* ecran ecrit employe encom* enregistre entie* entree entrer
episo* episode etes etiquetee etran* etre evapo* exact exigee expertise extrait femme fiere fiere* fille* flout* force*
formulaires galer* garde* grace grace* hauss* haute* homon* homonyme hotel hotel* huiss* hurle hurle* imagi* immeu*
immeuble impos* infir* inscr* inscrit insta* interphone joint* jusque kine laisses libre* lit locataire location lui
mains mains* mari maroc* marse* marseille merci merci* mere messagerie metie* metier mienne mince* modif* moi monitrice
monsi* monsieur montre mouchoir nante* nantes nez numeros oeil ont orien* ouverte passe* payes payes* penda* pendant
photocopieuse photographier plaque podca* prepa* prese* prevenu proprio public quest* radio radio* ramas* rapport
recep* recu refer* regler remis remis* remplis reparation repet* ressort resum* resume retenues retire retrouver reveil
ronde* sa sache sauvegarde scann* seanc* seances secur* securite separ* sert sms solde solde* somme stagiaire suppo*
supprime supprimer sur syndi* tampo* telep* telephone tiers tiers* toute trainait trajets trans* travers utilise vend
vente venue* verif* vider vider* viens viens* vitrine voisi* voisine y`,
      '3': `
214 300 a_dit a_mis a_ouvert a_personne a_qui a_recu abrib* abribus accident acheteurs adopt* affic* affichees alert*
alerte annonce_a antid* appels appli appli* arnaq* aspire attes* attestation au_restaurant aurais autor* autre autre*
autre_dans autres avec_son bailleur balis* bancaire banqu* bavar* belle_famille benne* broui* cache* cameras cancer
carte_bancaire case ce_que chambre_en changement_d chez_eux circu* circule clien* clignote code colis colis* coloc
coloc* combien commente commu* compt* comptoir confirme conna* connaissait conseiller_a contacts conversation
conversations copie copies corbeille courr* courriel credi* credit curie* d_autres d_avocats d_entree d_occasion d_un
dans dans_l dans_la date_de de_notre de_passe dedan* dedans depuis_l dessu* dessus dessus_des desti* devant_la
devant_les devoi* diagnostic diagnostics digic* digicode discussion dista* distance divor* dossier drone drone*
du_dessous ecoute ecrit* empreinte en_avais en_rouge encei* enceinte enten* envoy* eping* est_ca et_en et_mon etale*
excel expos* exposees facia* faciale famil* favor* feuil* fiche filme foot_avec fuite_de fuyai* galerie garde_mon
gardi* grace_a gross* haute histo* huissier id identifiant illeg* illegal impay* impor* importe impose imposee
infirmiere je_la je_me jetee* jetees journal l_adresse l_agent l_annonce l_appli l_ecran l_immeuble l_inscription
l_interphone la_dame la_liste la_location la_preparatrice laiss* laisse le_bureau le_comptoir le_monde le_notaire
le_quartier le_vestiaire les_toilettes lettre lettre_recommandee leur_page leurs leurs* libre livreur lues lui_a
maladie maroc mauvais mere_a mienn* miens miens* mis mme mon_pere mon_sac montr* montrant mot_de n_importe nager*
naiss* naissance national nie notai* notaire nus occas* occasion operateur ordon* ouverte_et panneau papie* par
par_erreur par_jour par_l par_leur par_un parle_a passeports patient patiente patro* patron patron_a pendant_la permi*
perso personnes pharmacie photo photos_de poche* polit* porta* portr* poste precedent precedents preparatrice
preparatrice_a preve* prevenir prive* privee profi* que_j que_je quelq* quelqu'un quelqu'un_de qui_clignote quoti*
quotidien rappel_de recol* recommandee reconnaissance recra* recrache recto recto* recto_verso refug* refuge refus
refusent refuses regardait resultat resultats ronde rouge* rouge_qui sante sante* scanne scotch secre* secretaire ses
sipho* sonda* sondage sous_le support suppr* sur_le sur_un tampons test tiroi* torch* tournee tous_les tout
un_abonnement un_autre un_monsieur unique usage* vapeu* vapeur verification vers via video_de videos vies voisin
voisin_du vtc`,
      '4': `
a_crie a_garde a_parle a_un a_voix absence accor* accord adresse_et agend* albums appart appele_mon au_dessus avert*
avertissement avoue* avs bulle* bulletin_de cabinet cache_dans carne* carnet carte_d certa* certaine clich* cliches
clients_au clois* cloison compte conci* concierge conne* copie* coule cyber* d_identite dame dame_de dans_ma dans_mes
de_donnees de_ma de_mes de_papier demar* des_autres desinscription desja* desjardins diagn* divorce domic* domicile
du_coin ecout* effac* emplo* empre* empreintes en_copie entend envoye espac* espace espio* exige* expose faceb*
facebook facte* facteur famille femme* femmes fiche* fiches fuite fumee gardienne glaca* glacant glissee grossesse gym
hall haut_parleur historique il_dit ils ils_ont imposition inconnus insu it j_aurais jetes jetes* jointe l_ascenseur
l_ecole l_hotel la_file la_pharmacie la_reparation la_salle la_secretaire le_compte le_concierge le_hall le_reparateur
les_patients lettres lisib* lisible liste liste* livreur_a locat* locataires ma ma_nouvelle mail mes_albums mes_photos
micro micro* mien minces minim* moder* mois_apres mon_adresse mon_code mon_compte mon_employeur mur nager newsl* nom_et
noms notes notes* objec* objectif on_entend opere* oppos* opposition ouver* papiers par_la parle parle* parleur parta*
parte* partenaires pere pharmacienne photos pieti* pietine pli pochette portable post post_it poste* postee prece*
psy_qui publie publiees quico* quiconque recollee recu_la recu_les remplie reparateur repete resul* reven* rouge
sans_me secretaire_a serieusement soins soins* surve* surveillant tableau tout_l tout_le un_post une_autre une_camera
usb vesti* vestiaire video villa* village visag* visage vois voix voix_haute vos vues`,
      '5': `
a_des a_lu a_travers achats adresse adresse_a airdr* allumee au_mauvais avec_nos brouillon bulletin camera_dans cc
cle_usb clients communique confi* confirme_ma consu* consulte copie_visible curieuse d_avant de_famille de_moi debal*
demarcheurs depre* depression destinataires diffu* diode diode* discr* donne* dossi* du_cabinet employeur evoqu*
fiches_de fouil* fouille fouin* fouinait foyer foyer* fuites fumee* haut iban ident* identite ignor* ignore incon*
infor* informations insta intime intimes intru* ivg je_vois l_enveloppe lettr* leur lingerie m_attendait ma_voisine
me_prevenir mes_donnees mon_arret mon_dossier mon_iban mon_salaire nomin* note_sur numer* numero numero_de ouvert paie
par_le parle_de partage passeport patie* patients payeu* pharm* photo_de photocopiee pirate placa* presence profil
psychiatrique publi* questionnaire racon* raconte recon* reconnaissable reconnue rempli salaire scotc* secret spam
sur_ma tous traitant vers_la verso verso* visibles vois_les votre votre*`,
      '6': `
ai_recu bafou* camera cci chlam* clame* connecte cooki* cookies crie d_effacer dans_mon de_mon decac* decouvert detec*
detecteur detecteur_de digit* divul* ecrit_sur effacer enreg* enveloppe envoye_en fichiers filme* fuite* hacke* inconnu
le_nom liste_des louee* lue lus ma_chambre medic* mon_espace mon_numero mon_patron nas nom nos photo* pirat* recit*
recite revel* revele revendu revendue salai* sans_accord secret_medical sim sur_leur traca* transmis un_bout usurp*
video* vih visib* visible whats* whatsapp`,
      '7': `
a_mon acces acces* adres* adresses camer* de_paie dette dette* dossiers envel* est_pour ex fichi* geolo* intim* louee
lu medical mes mon mon_ex mon_nom psy psych* rgpd rib un_inconnu`,
      '8': `
a_ma de_tous donnees`,
    },
    safety: {
      '2': `
110 120 140 150 2022 95 abord abord* accou* accrobranche alcool allee allemand allum* aquat* aquatique artif* autom*
automatique autor* autoroute bal basti* bebes bebes* bloc bombe bombe* boucl* brulure bu cable cable* calcu* cale canne
canne* capit* capitaine car carbo* carreaux cents cents* chain* chais* chaise charge charges chargeur chari* chauffe
cheva* cheve* compagne conda* contenait continue correctement cote couchee coupe coupes crach* crache craque crass*
criai* criait cris crois* croise dame dechiree degag* dents dents* depassait devan* devant diner diner* dont du echarpe
elle embal* empre* empreinte enleve ensei* enseigne enten* entendre entor* entorse entre entre* escalade essui* essuie
etage* eteinte evacu* evacues evier evier* fauteuil femme* feuille figur* filet* fissu* flamme flott* fond foule*
fournie front* fuit fuite fuyai* fuyait galop gamin* garde glace glaco* glacons gonfl* gonflable grand* guill*
guillotine heureusement hotes* hotesse hurle inqui* insta* installee interieure jambes jouet* jus karti* karting kg l
lame lisse lisses luge m'a maitre mal manquant manquante marche me mere mette* mille mille* minib* mme mon monit*
morceaux muett* muette muettes nageurs nappe* nettoye niece niece* noirc* norme* normes offre oreille panneau papi
passes peintre penche penchent penda* pendant pendu perce* perch* perche perime personnes pile piste* plastique platre
plein* pleurait plombier points portail portes pourri poussette preparer prise* public quara* quarante raccorde
radiateur rallo* rallonge ramasser rame rampe recou* refermee regar* regle reglee regles remor* repar* repare reparti
repli* resso* ressort rester revei* reveille revis* revision ridea* ronde rosiers roue rouge sang sangl* saute* scoot*
scooter scotch second senta* sentait siffl* sinon sinon* sorti sortir sous stop suis talon* tapis tapis* tasse* tassee
tenai* tenait tente tente* tenue tenue* terminer tirer tirer* tonde* tondeuse total* touch* tour touss* traite trave*
travers troisieme trou trousse tuyau* vapot* verre* verti* vie vitesse vole voulu voulu* yaour* zone`,
      '3': `
160 3h a_deux a_part accoudoir accro* aerat* aeration antid* appui* apres_le arbre arbre* aretes arrache artifice
ascen* attention au_bord au_deuxieme au_premier auto autoc* autou* autour avait_un avec_nous banc bande bande* bassi*
bassin batea* bateau batta* battante bloqu* bloque bloquee bonbo* bouge* bougi* bougie bouillant bras brete* brico*
ca_sentait caill* capte* cas casqu* centi* chaine changement changement_de charb* charbon charg* chariot chauf*
chauffeur_qui cheminee cheval cils circu* cire clavi* cocot* cocotte cogne cogne* collee comme_une commo* commode
comptes condamnee conduit contre_l corde cote_on coupe* crames crepe croises d_artifice dange* de_feu de_fil de_glace
de_ma debarque debut* debutants dechire dedan* dedans deneige depas* descend descendais descendue dessu* dessus
detrempee devant_les diese* disan* disant disant_que distrait djerb* djerba doigt doit donnait donne_a douch*
echafaudage eclatee ecras* ecroule electrique emmen* emplo* en_plein endor* enfan* enfon* enrhu* entendu enver* envers
epaul* epaule escalier escaliers est_endormi est_reparti et_moi etage etait_un eu_la femme fendu feu_d filet
fixations_reglees flotte fondu fondu* foulee four friteuse front fuite* gaine gaine* glissade glisse gondole grand
grand_mere grille grilles haut hurle* incen* incendie jouet jumea* jumeaux kayak kayak* l_ascenseur l_envers l_escalier
l_evier la_barre la_chambre la_descente la_machine la_piscine la_vie la_zone laches laisse_un large large* lavab*
le_bar le_bras le_dos le_personnel le_quai le_vent les_cheveux les_clients les_jumeaux les_quatre les_vestiaires levee*
m'a_coupe m'a_dit ma_femme ma_grand ma_tete macho* machoire maitre_nageur maneg* march* matos matos* maux meche* mis
mon_fils moniteur monte montees morceau mousse_a multi* nageur nappe neveu* nez nu nuque* odeur odeur* oeil olive*
ouvert_le pagai* paniq* panique par_la parti pas_l passe_a passerelle passo* pench* pendant_que percee perdues pere
perfo* piquante piste plane* plaquettes platr* plong* plongeoir pneu poids poids* poignet_casse pointe portiere pouce
pouce* poule pourr* prise prote* protection qui_chauffe qui_fuit qui_l'a recousu regardait regle* reglees releve remis
remorque restee rhum robinet_de rouge* rouges rouler sa_tete sable* sale sans_raison sauna sauna* saute sauvetage
savonne scotc* serre* serrees serrer seul_pour signa* signale sinon_les ski skis soda soeur soeur* suivants sur_mon
surcharges surve* sushi sushi* talon tampo* teleski tete_a toit tombes tordue totale tout_le trampolines trop_chaude
trop_large trottinettes trottoir troue* tuiles tuyau un_clou un_rayon van veilleuse vent verre verrouille vif
visibilite yaourt`,
      '4': `
2017 a_dix a_saute armoi* armoire arrie* arriere aspir* aspire attac* attache atter* au_dessus au_troisieme autocar
aux_ciseaux avalee barre* bascule_sur bebe bougeait bouil* boulo* branche brule brule* brulee brulu* caddi* caddies
calcule capot capot* carbone casse centimetres charn* chaudiere chauffeur chevi* choc chute_de clients cloque coinc*
coincee coinces cote_du cotes cotes* cou coule coupee course cramee crane crane* danger dans dans_l dans_la de_fumee
de_mon de_pneus de_securite de_tete debra* decha* dechausse dechi* decroche degre* demarre dent descelle dessus_de
detac* detache devant_l douche echaf* echel* echelle ecrasee employe en_haut en_regardant endormi enfant enrou*
entre_le est_ouvert est_restee etincelles faill* failli fele felee* felees fendue feux fixe flamm* fonte fonte*
fracturee freins frole* fumee fumee* gamin gilet glissant gosse* gosses grele grele* guidon hamac hamac* hanch* hurla*
inutilisables issue jusqu'a_la l_autoroute l_avant l_employe l_oeil l_oreille la_barriere la_douche la_poussette
la_prise lacet* lavabo le_4 le_cou le_filet le_four le_matelas le_pied le_tapis les_tables ligaments louee* lustr*
lustre luxee luxee* m_est ma_soeur mamie mamie* manege mento* menton metal mezza* mezzanine molle* mollet mollets
mon_neveu mon_pere monte* morce* moteu* nageu* neveu nuque odeur_de on_l'a palettes par_des par_le perce perron petar*
pied plaqu* pneus pneus* poele poele* poign* pompi* pompiers pompiers_ont porte porte* porte_ouverte prena* pris
pris_une rampe* rasoi* rasoir recul* refer* regardant relev* relevee reveilles roula* roulant s securite sifflait sol
son_telephone sorti* sous_mon sur sur_la surveillance suspe* tableau tapis_de tete tobog* tourniquet trampoline
tronconneuse trottinette tuile* tyrolienne un_match une_dame une_decharge vis visag* visage visse* vomissements`,
      '5': `
a_failli a_pris a_travers accrochee ai_pris airbag alarm* alarme allume appuy* arcad* arcade arete* arrachee arrim*
atterrissage au_volant bancal barri* barriere branc* brief* briefing broye* cable_de caden* cadenassee casse* casse_net
cassee ceinture cheville cisea* ciseaux clavicule cloqu* clou co condu* conduisait constate couro* couronne couvercle
crame* cuisse cuisses dans_le de_frein decharge decle* degre denei* detecteur_de devale dix_centimetres doigt* doigts
dont_le eclat effondre effondree electricien emballe entai* entaille escalator est_decrochee est_tombe etale* etalee
explose extincteur fendu* fer fils fixations flexi* flexible fourc* fume genou* gilets gliss* grill* guido* halte*
hanche happe harna* harnais hurlait il_s intox* je_me l'a la_corde la_main lache le_talus les_pompiers ligament lisse*
loue louee marches me_suis metre* moteur nacel* nacelle net net_chute nid nus on_hurlait ouver* ouvert ouvert_l ouverte
palette piqua* planc* plaque pleine plie poignet prenait pres qui_coupe ramas* ramasse recule refermees refermees_sur
rompu s_est secur* sortie sortie_de sur_l'a sur_ma talus talus* telesiege tenez tenez* toboggan tombe tombe_sur tramp*
trott* troue tyrol* verro* virag* virage volan* volant vomis* vtt`,
      '6': `
a_bascule arcea* arrac* bascule baudr* boulons branl* cede ceint* chute* corde* corps corps* crepi* cuiss* desce*
descente detecteur deval* ebouillante eclate eclats elect* en_touchant enrouleur envol* envole escal* est_tombee etinc*
explo* explosee extin* fixat* flamb* fourche fracture garde_corps genou gilet* issue* jambe jambe* ligam* main metal*
metres monox* monoxyde mousq* mur noyau* palet* paroi paroi* peau pedal* pedale plancher porte_de pris_feu proje*
projetee refou* sans_frein secou* secours secti* sur_mes teles* touchant touchant_le tronc* un_bout vergl* vermo*`,
      '7': `
agraf* airba* bascu* chute de_secours decro* decrochee eboui* effon* en_pleine feu fract* happe* lache* poutr* renve*
renversee rompu* tombe* tombee`,
      '8': `
detec* ecrou* frein frein* gaz`,
      '9': `
de_gaz eclat*`,
    },
    theft: {
      '2': `
0 24h 350 400 52 70 accor* admission affai* agent* agents aire ancienne aquag* aquagym arrachee aspire aurais aussi
aussi* autor* avaie* avaient avais avais* avait avait* b badge* bar batte* billet bonhe* bonheur bonnets bons boutons
brise* caisse cambriolage cambrioleurs carte cartes carton casquette celle celle* centre charg* chargeur chaudes chauf*
chaus* chaussette chaussures cheff* cheffe cheval chlor* chlore chocolats clefs clefs* clio collection colonie compt*
comptable comptes comptoir confi* connaitre conserve consigne contr* contre controle controleur copie copie* cotis*
couche coursier couteau ct dans debal* debordees deces deces* decouvrir dedan* dedans deja dejeu* dejeuner delicatesse
demonte denti* depen* detou* devalise devis* direction dis do dorma* dorto* dortoir douze douze* draps draps* echar*
eclair ecouteurs eglis* eglise electrique elle encai* enque* enquete entree epaul* equip* espec* especes essen* essence
etaie* etaient ete exposition fait familles farin* farine feuil* feuilles fifa fils finit* finition fleur* forcement
forme* foula* foulard garderie garni* gasoi* gasoil gentilles gite golf gourm* grand grand* grands greni* grenier
greno* grenoble hasar* hasard hesit* hop ils impec* impeccable infir* infirmieres intac* inventaire jambe* jambes
lache* laiss* laissee laisser leger* levee* libres liqui* liquide lisse* livret m'a maigr* main maitr* manquaient
manquants manque marie* medai* menage mer mini mis moniteur n'a nager* nageur natel natel* nettoyage neuves nuit ont
ordinateur oreilles oubliee ouvre ouvre* paill* papiers paque* parai* parait parapluie parfums parti passage passees
passeport patro* patron payai* peintre peris* perles photo pique pizzas placa* placard plus pneus pneus* pompe porti*
portique pot potes potes* pourboire prele* prive* privee propr* propre proprietaire quelq* radiateurs raye recule
recupere recuperee refug* refuge regardait rempl* rendues renovation rentre reparation repare repassage repos reservez
respo* rester resti* restitution resto resto* retrouvee riait riait* rit robe savait scola* scolaire secou* secours
semblait serrure serrurier seul signa* signaler signe soignante sortant stylo stylo* suiss* tableau temoi* temoin tente
tente* tire tomat* tonto* tonton tri trousse trouves tubes tubes* usee varie* velo vendus vente verifie vieille vigne*
vinte* vinted voleurs voyon* voyons zaven* zaventem zuric*`,
      '3': `
120 214 4h 5e 70_euros a_dos a_ete a_rendu a_signe a_vole accroche affaires amputee anest* anesthesie annea* anneau
annua* appar* appart appro* argenterie au_bloc au_garage au_pied au_portique avec_le avec_mon badge balance barma*
barman batterie bien_sur bleue bleue* bloc blous* borde* bordeaux bouteilles broca* cadea* caill* caissiere cameras
camio* camionnette campi* camping carne* carnet carnet_de carotte cars carte* carto* cartons casse* chain* chers chers*
cheva* chez clope* conci* concierge contact cou coupelle croix croix* crus cuir d_ailleurs d_anniversaire d_autres
dans_la dans_le dans_son de_50 de_dos de_gamme de_livraison de_moins de_parfum de_trois de_voiture deced* decede decla*
decou* defonce delic* denta* dentaire depos* depose deposee depot depot* depouilles des_mains devant_leur disan* disant
doigt* domic* domicile dormait dos doudou du_patron echarpe ecrit_sur elle_avait elle_ne employee en_rentrant encad*
eparg* epargne epaules equipage equipe_de est_decede est_ecrit est_revenu et_ma et_mes et_mon et_sa et_tout etait_la
etes euros_en eux evide* evidemment facte* facteur femme femme* fermeture_eclair filleul fils_de flacon fleurs flute
flute* fourc* francs gamme gamme* gants gants* garde_mon gazol* gazole gerante glisse gourd* gourde goute* gouter gps
graph* gratt* gym il_restait images indif* indifferent interieure jante* jantes je_dis je_me l_appartement l_argent
l_avoir l_entree l_equipage l_inventaire la_boite la_caisse la_chaise la_mienne la_monnaie la_on la_petite la_piscine
la_place la_plage la_poche la_queue la_radio la_valise lacher le_bar le_camion le_chauffeur le_cours le_garage
le_maitre le_menage le_metro le_paillasson le_porte le_reparateur le_sac le_soin le_telephone le_vestiaire legere
les_fleurs les_voisins lisses litre litre* loue louis ma_soeur maillot mains mains* maitre mamie* manet* manqu*
manque_la mariee meche* medaille meme_les mes_lunettes meuble meubles miche* mienn* mienne minutes_apres moins moins*
mon_echarpe mon_paquet montres multi* n'y_etait n_etait nagea* nager nicke* nickel nos_billets notre notre*
nous_demande objet* ordi origi* ouver* paillasson paquet par par_la partie passeports perce periscolaire personne_n'a
photo_de photo_et pieces pied_de pince* piquer place_de place_du plaqu* plaque plaques plombier poche_interieure
pokemon ponce* porta* porte porte* porte_monnaie porte_ouverte pour_payer poussette pressing prete pretes pris
proprement pulls pulls* quelqu'un radio* ramasser range range* reconnaitre recup* rend rendr* rendre rendu_mon rentrant
renve* repar* reparateur reparti reparti_avec resid* respect responsables restait retire retour retournee revue*
rien_vu robe_de roiss* roissy roue rouve* rouvert sa saisi* salle_de sas se_sont serru* ses siest* sieste soi son
sous_le suis_fait surf telepeage tickets tiree tiree* trace* transformee treso* trois_minutes tronc* trott* tuyau* uber
un_billet un_couteau un_paquet utili* utilise varie vente_sur vignettes visiblement vitre* voler voler* voleu* vols
zone`,
      '4': `
120_euros aide appareil arrac* audit* avait_ete bagag* bagages bague* bague_de bapte* bapteme bille* billets boite_a
bouteilles_de brace* bracelet briqu* bunga* bungalow caiss* carte_bleue catal* cercu* cercueil chaine chauffeur
chequier chez_eux chez_l clopes clubs clubs* coffret colliers commis commo* commode conso* contre_des d_origine dans_ma
dans_mon de_chambre de_fiancailles de_mariee de_mon de_poche de_sa declarer decoupe demen* deval* disparu_de disparues
dit_il doigt doudoune du_vide empoc* empoche en_cuir en_soute encaisse entam* entame etui euros_dans euros_et evade*
evapore event* fait_voler fianc* fiancailles filme filme* filou* flacons fondu force fouille garag* garage garde_le
garde_meuble garnie geran* gerant gsm il_manque immat* immatriculation iphon* iphone l_ecole l_est la_box la_commode
le_cercueil le_facteur le_moniteur livres ma_carte maigri maill* mamie manchette manquait_le me_suis menag* menagere
mes_ecouteurs mon_colis monna* monnaie montre_et nettoyage_interieur nie nos nus objets on_m'a or_de origine ouvert
ouvert_au ouvriers paquet_de par_une parti* partis_avec pique* planq* plus_tard plus_un poids poids* portable
portefeuille prete* quitt* quitte radio rangee recep* recol* recon* reconnu regardent remplace rendu* retiree retou*
retrouve reveilles reven* revenue revue sans_son scotc* scotch servent sipho* skis soi_disant soute stockage sur_leur
surveille tape tiroir tomates trace train_de tuyaux valeu* valeur veste veste* vide vide_mon vide_poche vigil* vigile
vitre vole_mon voles voles*`,
      '5': `
200 200_euros a_disparu a_pris airpo* airpods allegee amput* antivol appareil_auditif appareil_photo apres_son argent
au_controle aucune_camera auditif autoradio avec_l ban biche biche* bijoutier bijoux_de box cadeaux caisse_de caissier
camera carte_cadeau casiers cassee catalytique cave chaine_en chaparde chargeurs cheques cle cles coffr* coffre colis
colis* de_velo demenageurs demon* derobe derobes detro* diama* disqu* doudo* echanges embar* employe en_vente enlevee
enleves envole envoles escam* est_fait est_reparti etais_au etait_le evapo* eventre fauche flaco* fouil* fract* gardee
gardes gourmette guita* guitare kg l_employe la_cle la_montre la_tablette le_cadenas le_double le_gardien leur
leur_parking loque loque* lunettes_ray ma ma_montre ma_valise maillons memoi* memoire meubl* mon mon_manteau mon_velo
montre n'a_rien neufs neufs* ote papa par_l partis penda* pendant pendant_que perceuse pille pince plus_de poche
pochette pokem* portait portemanteau pot_catalytique potag* potager pourb* pourboires prelevee ps5 rafle ramas* ray
ray_ban reception rendue retir* retour_du retrouves s_est sac sans_les sd selle selle* seul_le son_alliance soute*
substitue subtilisee sur_d surve* tablette tirel* tirelire tiroi* tiroirs troqu* valis* velos velos* vesti* vide_le
voiturier volat* zirco*`,
      '6': `
a_garde a_vide antiv* argen* attrapee au_vestiaire auxil* auxiliaire bague barbo* barbotes batterie_neuve bijou* bijoux
briques cagno* cagnotte cambriole camer* casier casier_force collier console contre_une cuve de_bapteme de_ma de_meme
de_papa deles* depouille derobees diamant disparu disparue effra* effraction emplo* en_argent enlev* envolee etait_plus
femme_de garde gardi* gardien l_aide la_femme la_reception local local* maman maman* mante* manteau mon_sac montr* moto
neuve neuve* otee otee_pour outil* outils parfu* parfum pendant_l pendant_la perce* pierr* pierre pille* plus_la
recolle reservoir retro* scie smart* smartphone soust* subst* subti* valise vestiaire vole vtt`,
      '7': `
alleg* allia* alliance au_retour caden* cadenas cambr* cash casie* chapa* chequ* chipe* chour* cles_de colli* cuivr*
cuivre de_maman deleste depou* disparus empor* en_moins en_or evano* fauch* force* forcee le_coffre ma_sacoche mes or
par_le pickp* poche* rafle* trottinette volee volee*`,
      '8': `
envel* enveloppe garde* sacoc* sacoche`,
      '9': `
derob* dispa* envol*`,
    },
    threat: {
      '2': `
1 22h 2h 4e 75 adore adore* afficher ai aigui* allez allez* alloc* allumee amere* appeler appels argent armoi* armoire
arriver assure attac* attache attendra attention aujou* aujourd'hui avale balan* bande bande* batte* beau bennes bless*
bleus bleus* boire boire* bonne bosse* bottes brass* brico* brique burea* camion camions cause cauti* caution ceint*
ceinture charge chasse chaud* chevaux chum classe cochee cocktail coffr* coinc* compt* compte connaissait connaissez
connait corde corde* correction couteau couverts crache crame* crava* cravate creve* cuill* dans dechetterie dedan*
dedans dents dents* depanneuse deplace derri* derriere descendre dessu* dessus deviner diplo* diplome directeur
directrice disan* disant discute discuter divor* divorcer doigts donner ecole ecole* elle emmen* emmenez empoi*
escaliers esper* etage explose explosion facad* facade faim faites famil* famille faudra femme femme* fendu fermez fier
filles fils frere fric gagna* garde* garder gardien gare gaz geran* gorge* gosse* gosses grati* gueul* gueule
guichetiere hall histo* homme hosto hosto* huissier il interne j j'y justice kevin kevin* lance lettres m'a madam*
madame marie marie* matins merit* metres mienne mis monsi* monsieur morts morts* naple* naples ne neuve noie nom nouvel
oublie oublier ouvrez paillasson palie* palier parla* parle* patients payees penalites perce* permi* permis petite
peuge* peugeot peux physi* plomb poignees police pommes portail pote prend preve* previens prie promet proposition
proprietaire prote* qu quell* quelle quelqu'un quelques ramasser ramene rappelez recet* recette recoi* refle* reflechis
refusent regarde regle* regretterez relance relever remboursement rempli renco* rendr* repre* retire revient revoi*
risqu* risto* ristourne rit rotul* rotule roues roues* saign* saisi* sang scoot* scooter secte* semes* sens ses soirs
soirs* sois solde sonnette sont sortie suffirait suiss* suisse surprise tant tard termine toitu* toiture tombe tombe*
tract* tracteur tremblaient troisieme trottinette unifo* uniforme utili* utilitaire venda* vendait vendr* venez venez*
verrouille vienne visag* visage vit vite vitre voitu* voitures water* y`,
      '3': `
000 800 a_cafe a_charleroi a_ma a_pied a_quelqu'un a_vous abatt* accidents acide acide* adres* adresse aider* allum*
allumettes annua* ans_que appelez appre* arrie* arriv* arrivant arrive attends aurai aurez_ca auron* auront avale*
avant_que avec_son avis bacs baie baie_vitree balle balle* ballot barre_de bete bien_a bien_le bloc blond blond* bois
boucher boule boule_de bouti* boutique briqu* briquet ca_arrive ca_sur ca_va caill* calib* calibre camer* cameras
casser ce ce_que cercu* cercueil chalet charleroi chaud chauv* chauve chef cherc* cherchez chez cisea* ciseaux club_de
coco coffre coffre_de cogne* combien comme_ca comme_ma compagne compr* comprendre comprenez comptes comptez corse*
cotes cotes* cou coups coups* cousins crane crane* crepe creuse creve d'y d_autres dans_la dans_ma de_fil de_les de_ma
de_mes de_payer de_quoi de_rien dehor* dehors deja demarrer demol* demonte depot depot* depuis_trois derni* derriere_l
dessus_a deux_genoux deuxieme_fois devan* devant doigt doigt* du_grand du_salon eclat* ecole_de elle_me en_arrivant
en_bois en_personne en_photo en_rentrant encai* encaisser ennuie entraineur equipe_de est_au et_me et_mon et_qu et_que
et_votre explo* facil* fait_de fait_pour faudrait ferait feu feu_de finis* finit* finit_par flamb* fonce* forain freez*
frein* fumee fumee* furie* garde_le gardez garee garee* genou* gorge goute* gouter grand* grise* guerr* guerre guign*
guignol harce* heure_vous histoire il_me il_n'a immat* immatriculation incen* irrep* j_ai j_attends je_ne je_prends
jerri* jerrican joie joli jolie* jure jusqu'a_la l_ai la_baie la_caution la_conscience la_derniere la_fiche la_grille
la_guerre la_nuit la_police lames lames* le_chemin le_coffre le_grand le_manteau le_patron le_sang les_mains lettre
livreur local* longues m_avez ma_femme ma_voiture macho* machoire malin malinois mange* manque_la mari marse* marseille
me me_dire medicaments menace_de mes_enfants message messi* messieurs mienn* modif* mollets mon mon_gars mon_mari
mon_oncle mon_vieux monsieur_est monter ne_le ne_m'a noms nord nuits nuits* obseq* obseques occup* occupe occuper
on_connait on_lui oncle ouvre ouvre* par_votre pare_brise parfo* parfois pari pas_au passo* patro* patron_a payer
payer* peau pendant_un pense personnellement petro* petrole piege piege* plomb* plus_de polit* politesse portr*
portrait poule pour_vous pouve* pouvez prend* prends prenn* prepa* pression prevoit puisq* puisque qu_il qu_un que_d
que_moi quelq* qui_reste ramas* recale_pour recois recroise recroisera reflechissez refus regle regler regre* relat*
rentr* rentrant repart reprendre responsable resse* reten* retenez retro* retrouvera rideau_et rien_a rottw* sais_que
sait salue sans_chauffage saute saute* sauter scie serai serieusement seul si_on soir_le solut* solution son_chat
sont_pas sort sortie_de sucre sur_son sur_votre surve* ta_plaque taillee tetes tetes* tout_seul trancher tranq*
tranquille tronconneuse trou tu_m un_jerrican un_monsieur vendredi veut vigil* vigile vitre* vitree voles voles* voleu*
voleurs vous_allez vous_aurez vous_comprenez vous_dans vous_ne voyez voyez*`,
      '4': `
accident ai_garde ai_la ai_une ai_vu ami appel* apprendre armee armee* arrivent avec_mes avec_moi avec_vos
avertissement avez bagno* balance benne* beton beton* bien bien_fait bien_les boite_de brise brise* brule bureaux bute
ca cables camionnette canal_est carna* cause* cause_de ce_sera chass* chez_moi chez_nous chienne cimet* cimetiere
commercial con conna* connais consc* conscience corps corps* couche couro* couronne cousi* cousin crois* croise croye*
croyez cul de_chasse de_chez de_sa debra* debranche demai* demain demandais depan* derniere descende descends
devant_chez devanture discu* dit_d dormez_bien dort elle_m'a empor* envie envie* envie_de envoyer essen* essence est_qu
est_regle est_si et_moi et_on et_tu et_vous etrip* etripe facile facile_a faire_un faudr* ferai figur* finirez finit
finit_a flics flics* fois_je fourc* foutre foutre_en frang* freins furieux gamin* gamine genoux gerant grand grand_pere
grang* grange grise guett* homme* hommes il_s il_vous immol* je_connais je_dis je_dors je_l je_la je_lui je_m
je_parlais jolie l_argent l_armee la_camionnette lache_les le_remboursement le_responsable le_rideau les_cours lettr*
local longt* longtemps m m_en ma_caution mains mains* malhe* malheur manger manie* marte* marteau me_foutre menace
menaces mes_cousins moi_on mois_que molot* molotov mon_dossier n_en nuit offerte on_verra oncle* ou ou_je pare parlais
parle passera patron pelle* pense* perdr* perdre petan* petanque peter peter* pleuv* plombier plusi* plusieurs poing
potes potes* pourrir prendra prepare prevenus priso* prison profite prude* qu_elle que_je qui_sonne rampe* raser* rats
rayer* recal* recale recule remboursez respo* retenu retie* retrouver revie* rhone rhone* rigol* roue rue_des sabot*
saigner sais_a salue* saure* saurez serpe* serpent si_t si_tu sort_de sorte* sorti sorti* tabar* te_croise tete tiend*
tout_ce tronc* tronche une_barre une_bombe une_lettre une_petite usage* va_se vais_me vas_manger venir venir* verifie
verra verra* verra_si verro* viendra viens_avec vitri* vitrine volee volee* vos_bureaux votre_agence voule* voulez
vous_avez vous_finirez`,
      '5': `
a_bon a_genoux a_quelle a_sa a_ta a_votre adieu adieu* ai_deja allumette amene amene* arrac* arrache arrieres attendez
audi aura aurez aurez* avaler avert* bagnole bande_de blanche bon_entendeur bouff* bouffer boxe bricoles brule* cachets
camio* canal canal* carnage carro* cash causer cette_nuit charl* chialeras clio comprendrez cueil* cueillir de_ta
de_vos de_vous debar* derniere_fois desce* dis_ca dorme* dormez dors_plus encore_une entendeur envel* enveloppe et_je
faceb* facebook fais fait_l fer figure finir finiras fois_que foret foret* frangins fusil fusil* fusil_de gaffe gaffe*
habites habitez hein huitr* huitres il_arrive interessant j_arrive je je_sais jette jette* l_aurez les_gars litre*
litres lui m_as masse* mefie* menac* mes mes_deux moi_et moins_le mon_grand monsieur_le moto oeil ou_pas pas_avec pave
pelle pere picku* plaqu* preparez prochain_technicien prochaine_fois que_tu que_vos quelle_heure recro* recul*
regretter rencontrer reponds_plus retrouverai sa sais serait seron* seront shop sinon sinon* soir ta_gamine ta_vitrine
toit tournevis un_accident un_par une_allumette une_masse va_te va_venir vais_t vais_vous veine* veines verrez
vite_arrive voila voila* votre_hall vous_etes vous_l`,
      '6': `
a_dix accid* ai_plus attendrai au_parking baffe* batte bidon bidon* cagou* carrosserie chasse_et chasseur chez_vous
chial* coupez dans_ton dans_votre de_votre debarque des_lilas dis dors du_pont entrepot es espere espere_que etes
ferai* finira foutr* frere* gars il_va irreparable j_espere je_lache je_me je_viens je_vous l_ecole la_meuse
la_prochaine lache lache* le_feu le_fusil le_prochain lilas lilas* malin* masse masse_et mes_freres meuse meuse* moi
mon_cousin ne_reponds parol* parole passent pitbu* pitbull plaque poing* pont pourr* pourrait prochain prochaine
reparle reponds reservoir reviens revois risque rouss* rousse serai* serait_dommage si si_je si_vous sortez t_es
ta_voiture tac te_voir tic ton_adresse trich* tu_ne type un_bidon va_vous vais_te venge* viendrai vous_me`,
      '7': `
a_perdre as bient* bientot ca_vous dans_vos freres que_vous sors vais_lui viend* viens viens* vivre vivre* vous_faire`,
      '8': `
ce_soir je_le je_t je_vais on_va proch* sera sur_ta tu_vas vais vas`,
      '9': `
finir* je_te t ta te tes toi ton tu va vont vos votre votre* vous`,
    },
    violence: {
      '2': `
2024 agric* agricole ameri* americain amuse* appelait appla* appui appui* assez assez* assie* assoc* attrape avec b
bagar* bagarre bailleur baisse beign* beigne beton bless* bleus bleus* bloquee bottes bouche bracelet brancardier
caill* cailloux capot capot* carab* cas casqu* casque casserole ceris* cheve* chevi* chien chien* claque clavi* cogne
coinc* commis comptes connaissance conte* corps corps* couche course cousin cousins couteau criai* criait crian* criant
crie criss* crisse croyant cuiss* dame demonte dents dents* depassement desce* dit doigt du enfermes entendu envoyes
etais etais* etouf* evacu* exter* exterieur fauteuil felee* ferai* fermi* fermier filma* filmait finir finis* fonce*
fourc* frein garagiste garcon gardi* gardien gosses grand grand* habit* hasar* hasard hein hotes* hotesse hurle ils
infirmiere jambe jeunes l'a laver laver* levre* lit locataire maitre manche mari mecan* medic* mento* menton mes mien
mine molla* moteur muret muret* nettoye notre notre* nous nuque* ordre ordre* oreiller ou ouvert patientait paye peau
peche peche* pere perime plaisante plein plein* poivr* poivre portes pours* poursuivie pouvo* proje* proprietaire
raiso* recou* refer* refermee regardait repasser reveille rocad* rocade roue rouges sacca* sacre* saign* saute* serieux
serrure serrurier soign* suivie tabou* taire taire* teles* toute trace* tripl* triple tva tympa* vais veste veste*
vesti* vestiaire vestiaires vif vitrine voitures voulait voyai* vraie y yeux`,
      '3': `
78 84_ans a_cinq a_deux a_la a_lache a_mis a_mon a_repasser agent_m'a ai_dit ai_encore allon* ans apprenti apres_leur
arene* asper* attache avais_pas avec_mon avec_un balay* bas bebe bebe_et bleu branc* ca_pour canet* carabine casse
casser ceinture cendrier chemi* cheveux cheville chope chope* claqu* clois* cloison coince collegue comptoir conci*
concierge controleurs copai* coude coude* cousi* couturiere cuisse d_alarme dame_a dans dans_l dans_la dans_le dans_mon
de_cuisine de_doigts de_ma de_me de_mort defonce dehor* dehors dent des_mains descendu devan* devant devant_toute
disan* disant dix_ans dorme* du_bureau du_comptoir du_patron eclat* egorg* eleve elle elle_les emplo* en_moins
en_pleine encore_un est_tombe et_je etale* expul* felees fendu* ferait festi* festival file_d fils fond_d frappe gamin*
gars generale gerante glacee grand_mere gratuite gueul* guichetiere heures_pour histo* histoire hurlait hurlant il_me
ils_l jambes je_vais jetees jetes jetes* joue jusqu'a_minuit l_infirmiere la_bouche la_cabine la_gueule la_nuque
la_patronne la_salle lacher le_bureau le_club le_comptoir le_livreur le_personnel le_proprietaire le_receptionniste
le_sac le_ventre les_jambes les_yeux levee* livreur livreur_a lui m'a_dit ma magas* menace_de menot* mere metres mon
mon_fils mon_telephone mot mot_du multi* mur neveu* noir nuque on_l ont par_leur partie patronne payer payer* physi*
pietine pince* piqur* piqure pisto* pistolet plateau plie plusi* plusieurs point* pointe points porte porte* poube*
pouce pouce* pouss* pouvoir priso* prive* propr* que_j raison ramas* reflechir regle renve* respi* ressorti_avec
retenus retro riait riait* rideau_de rigol* rosse rosse* roule sacre saisonniers sang saute serre* serres serru* signe
signe* son_fils sont_bonnes sorti_de souleve stade stade* stadiers sur sur_le sur_mon surve* sutur* suture tabac tabac*
tant tapee tapee* taxi temoi* tempe* tente tente* tete toilette tombe traces train* un_bleu un_couteau un_sandwich
une_cle ventr* ventre violente voyait vtc`,
      '4': `
a_empoigne a_travers agression aide_soignante allonge assiette avec_nous avoir avoir* balai balai* balan* barma* barman
barri* batte botte* boule bounc* bouncer boxe brise burea* bureau casse* cassee chauffeur chemise cherchait cle cle_de
coach coach* col contr* contre_la copain coup coup_de de_bras de_dix de_moi dechi* dechiree demenageurs derri* derriere
derriere_le derriere_les dessu* dessus devant_tout dos du_bus du_stade employe en_me enfer* epaul* est_partie expre*
femme femme* fendue fonce frapper front* gaz genou* giflee griff* griffe histoire_de hurla* il infir* infirmier
intervention jambe* jetee* judo jupe jusqu'a jusqu'a_ce jusqu'a_la jusqu* l_agent l_ont la_joue la_porte la_portiere
la_securite la_sortie lache lache* le_bras le_col le_gardien le_prof les_bras les_vestiaires leve local local* luxee
luxee* m'a_coupe m'a_crache m'a_pousse mains mains* manda* marqu* marques_de mecanicien menace mis_une mon_copain neveu
papa patron patron_m'a payai* payait pedia* perron peter peter* piche* pied plaque plaquee porte_avec pour_un
pousse_dans prof_a resid* respo* responsable reten* roule_sur sacs saigne sans_raison secur* securite soignante son
sortie sortie_du sous_les stop sur_moi sur_notre tapai* tapais terre terre* tibia* tire tiree tiree* tordu_le trousseau
type un_coup un_ticket une_histoire verro* vers videur_m'a viole* volon*`,
      '5': `
a_gifle a_son agent agres* aide arrache arrache_le attac* attachee avoir_demande botte bousculee brise* caissier ceint*
claques cogne* contre_le contre_un cou coups_de crache crache_dessus cutte* cutter de_pied de_poing de_sortir demis*
depan* des_marques dit_le eclater elle_m'a en_bas en_plein encer* epaule etrangle expres filme filme* frappait frere
frere* front gamin genou_dans gerant_a gorge* hors_du jete le_chauffeur le_dos le_patron le_videur le_vigile
les_cheveux livreur_m'a m'a_arrache m'a_etrangle ma_femme ma_tete macho* machoire main_en matraque menotte mis mordu*
nez oeil ouvrier par par_la patro* patron_a pete plaqu* portiere poubelles pousse prof prof_de proprio pruni* prunier
sa sangl* secou* secouee sol sorti sortir soule* spray spray* stadi* sur_ma surveillant t tabas* tape te tournevis
un_agent une_dame vas verrouillees visag* visage voulu voulu*`,
      '6': `
a_coups a_lance a_terre agents arme arrac* au_lit au_sol au_visage balance bouscule brandi contre cotes cotes* croch*
de_coups depanneur deux_agents doorm* doorman empoigne en_sang enfon* enfonce et_m'a etran* force frapp* garro* genou
gorge la_gorge la_main la_secu lacrymogene lancee le_gerant le_proprio lynch* m'a_bouscule magasinier main malab*
malabars matra* mon_frere muscl* musclee nez_casse par_l pieti* pincee poign* poignet poignets poings pour_avoir
poussee sur_mes tu videu* videur vigil* vigile`,
      '7': `
agent* avec_son bousc* brand* bruta* crach* doigt* doigts empoi* fer figur* figure force* geran* gerant hemat* il_a
la_figure lacry* lance marques par_deux par_les poing porti* portier secu seque* sorti* y_m'a`,
      '8': `
coups coups* de_force gifle il_m'a lance* menac*`,
      '9': `
bras gifle* m'a par_le poing*`,
    },
  },
};
