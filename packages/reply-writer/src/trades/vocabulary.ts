/**
 * What customers of a trade speak of, beside what all speak of. A line a thing: id, how a reply names it, the bare
 * noun, facets, words (folded; a trailing `*` matches any ending), and -1 where the thing itself is a complaint.
 */
export const vocabularyEn: Readonly<Record<string, string>> = {
  hair: `
haircut|the haircut|haircuts|quality|haircut haircuts cut cuts trim fringe bangs fade
colour|the colour|colours|quality|colour color colouring coloring highlights balayage dye bleach roots
treatment|the treatment|treatments|quality|treatment treatments facial manicure pedicure nails waxing brows lashes blowdry blow-dry
stylist|the stylist|stylists|kind care|stylist stylists hairdresser hairdressers barber barbers therapist beautician
appointment|the appointment|appointments||appointment appointments`,
  garage: `
repair|the repair|repairs|quality speed|repair repairs repaired bodywork mot inspection tyres tires brakes gearbox clutch diagnosis
mechanic|the mechanic|mechanics|kind care|mechanic mechanics garage
bill|the bill|bills||bill bills invoice quote estimate labour
car|the car|cars|clean condition|car cars vehicle van`,
  restaurant: `
bread|the bread|bread|choice quality|bread breads baguette loaf sourdough
pastry|the pastries|pastries|choice quality|pastry pastries croissant croissants cake cakes tart tarts
dish|the dish|dishes|quality|steak burger burgers pasta fish curry chicken noodles rice salad sushi main mains starter starters fries chips
sandwich|the sandwiches|sandwiches|choice quality|sandwich sandwiches panini bagel bagels`,
  medical: `
doctor|the doctor|doctors|kind care|doctor doctors dentist gp nurse nurses physician surgeon
frontdesk|the front desk|reception||receptionist receptionists secretary reception
appointment|the appointment|appointments||appointment appointments`,
  pharmacy: `
pharmacist|the pharmacist|pharmacists|kind care|pharmacist pharmacists chemist
prescription|the prescription|prescriptions|speed|prescription prescriptions
stock|the stock|stock|choice|stock products medicine`,
  shop: `
product|the products|products|choice quality|product products item items goods range merchandise clothes shoes dress jacket sofa phone
advice|the advice|advice|quality|advice guidance
checkout|the checkout|checkouts|speed|checkout till tills cashier cashiers
returns|the handling of returns|returns|speed|return returns exchange`,
  delivery: `
parcel|the parcel|parcels|condition|parcel parcels package packages box packaging
driver|the driver|drivers|kind care|driver drivers courier couriers
tracking|the tracking|tracking||tracking`,
  fitness: `
equipment|the equipment|equipment|condition choice|equipment machine machines weights treadmill treadmills
trainer|the trainer|trainers|kind care|trainer trainers coach coaches instructor instructors
classes|the classes|classes|choice quality|class classes yoga pilates spinning
changing|the changing rooms|changing rooms|clean|changing lockers locker
membership|the membership|memberships||membership contract`,
  school: `
teacher|the teachers|teachers|kind care|teacher teachers tutor tutors instructor instructors professor
course|the course|courses|quality|course courses lesson lessons curriculum training
communication|the communication|communication||communication
material|the material|material|quality|material materials`,
  property: `
agent|the agent|agents|kind care|agent agents realtor landlord
flat|the flat|flats|clean condition|flat apartment house property
repairs|the repairs|repairs|speed|repair repairs maintenance plumbing boiler
communication|the communication|communication|speed|communication emails calls`,
  culture: `
exhibition|the exhibition|exhibitions|quality|exhibition exhibitions collection exhibit exhibits gallery paintings
guide|the guide|guides|kind care|guide guides tour
screen|the picture and sound|picture and sound|quality|screen sound picture film
tickets|the tickets|tickets||ticket tickets admission`,
  transport: `
driver|the driver|drivers|kind care|driver drivers chauffeur
journey|the journey|journeys|comfort|journey ride trip bus train taxi coach
punctuality|the punctuality|punctuality||punctual punctuality delay delays delayed timetable schedule
vehicle|the vehicle|vehicles|clean comfort condition|vehicle seats`,
  app: `
battery|the battery use|battery use||battery
notifications|the notifications|notifications||notification notifications
subscription|the subscription|subscriptions||subscription paywall
sync|the synchronisation|synchronisation||sync syncing synchronisation
support|the support|support|speed|support`,
};

export const vocabularyFr: Readonly<Record<string, string>> = {
  hair: `
haircut|la coupe|coupes|quality|coupe coupes degrade frange
colour|la couleur|couleurs|quality|couleur coloration meches balayage decoloration
treatment|le soin|soins|quality|soin soins manucure pedicure epilation brushing ongles sourcils
stylist|le coiffeur|coiffeurs|kind care|coiffeur coiffeuse coiffeurs coiffeuses barbier estheticienne
appointment|le rendez-vous|rendez-vous||rdv`,
  garage: `
repair|la réparation|réparations|quality speed|reparation reparations vidange freins pneus embrayage carrosserie diagnostic revision
mechanic|le mécanicien|mécaniciens|kind care|mecanicien mecaniciens garagiste
bill|la facture|factures||facture factures devis
car|le véhicule|véhicules|clean condition|voiture vehicule`,
  restaurant: `
bread|le pain|pains|choice quality|pain pains baguette baguettes
pastry|les pâtisseries|pâtisseries|choice quality|croissant croissants viennoiserie* patisserie* gateau* tarte tartes eclair
dish|le plat|plats|quality|viande poisson pates burger steak frites entree entrees riz salade
sandwich|les sandwichs|sandwichs|choice quality|sandwich sandwichs`,
  medical: `
doctor|le médecin|médecins|kind care|medecin docteur dentiste infirmier infirmiere kine
frontdesk|le secrétariat|secrétariat||secretaire secretariat
appointment|le rendez-vous|rendez-vous||rdv`,
  pharmacy: `
pharmacist|le pharmacien|pharmaciens|kind care|pharmacien pharmacienne pharmaciens
prescription|l'ordonnance|ordonnances|speed|ordonnance
stock|le stock|stocks|choice|stock produits medicaments`,
  shop: `
product|les produits|produits|choice quality|produit produits article articles vetements chaussures robe canape telephone
advice|les conseils|conseils|quality|conseil conseils
checkout|la caisse|caisses|speed|caisse caisses caissiere
returns|la gestion des retours|retours|speed|retour retours echange`,
  delivery: `
parcel|le colis|colis|condition|colis paquet carton emballage
driver|le livreur|livreurs|kind care|livreur livreurs chauffeur
tracking|le suivi|suivi||suivi`,
  fitness: `
equipment|les machines|machines|condition choice|machine machines appareils materiel poids tapis
trainer|le coach|coachs|kind care|coach coachs entraineur
classes|les cours|cours|choice quality|cours yoga pilates
changing|les vestiaires|vestiaires|clean|vestiaire vestiaires casiers
membership|l'abonnement|abonnements||abonnement contrat`,
  school: `
teacher|les enseignants|enseignants|kind care|professeur professeurs prof profs enseignant* formateur* moniteur*
course|la formation|formations|quality|formation cours programme
communication|la communication|communication||communication
material|les supports|supports|quality|supports`,
  property: `
agent|l'agent|agents|kind care|agent agente agence conseiller bailleur
flat|le logement|logements|clean condition|appartement logement maison
repairs|les réparations|réparations|speed|reparation reparations travaux chaudiere
communication|la communication|communication|speed|communication appels mails`,
  culture: `
exhibition|l'exposition|expositions|quality|exposition expositions collection collections oeuvres tableaux
guide|le guide|guides|kind care|guide guides
screen|l'image et le son|image et son|quality|ecran image film son
tickets|les billets|billets||billet billets entree`,
  transport: `
driver|le chauffeur|chauffeurs|kind care|chauffeur chauffeurs conducteur
journey|le trajet|trajets|comfort|trajet course voyage bus train taxi
punctuality|la ponctualité|ponctualité||ponctuel ponctuelle ponctualite retard retards horaires
vehicle|le véhicule|véhicules|clean comfort condition|voiture vehicule`,
  app: `
battery|la consommation de batterie|batterie||batterie
notifications|les notifications|notifications||notification notifications
subscription|l'abonnement|abonnements||abonnement
sync|la synchronisation|synchronisation||synchronisation synchro
support|l'assistance|assistance|speed|support assistance`,
};
