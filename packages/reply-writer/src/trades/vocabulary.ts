/**
 * What customers of a trade speak of, beside what all speak of. A line a thing: id, how a reply names it, the bare
 * noun, facets, and words (folded; a trailing `*` matches any ending).
 */
export const vocabularyEn: Readonly<Record<string, string>> = {
  hair: `
haircut|the haircut|haircuts|quality|haircut haircuts cut cuts trim trims fringe bangs fade fades hairstyle hairdo updo layers perm
colour|the colour|colours|quality|colour color colours colors colouring coloring highlights lowlights balayage ombre dye dyed bleach bleached toner roots
treatment|the treatment|treatments|quality|treatment treatments facial facials manicure manicures mani pedicure pedicures pedi nail nails gel acrylic acrylics shellac polish waxing wax brow brows eyebrow eyebrows lash lashes threading tan keratin blowdry blowout
extensions|the extensions|extensions|quality|extensions weave wig
stylist|the stylist|stylists|kind care|stylist stylists hairstylist hairstylists hairdresser hairdressers colourist colorist barber barbers therapist therapists masseuse beautician beauticians esthetician aesthetician technician technicians tech techs
hair|the result|results||hair
appointment|the appointment|appointments||appointment appointments`,
  garage: `
repair|the repair|repairs|quality speed|repair repairs repaired repairing workmanship bodywork mot inspection tyre tyres tire tires brake brakes gearbox clutch diagnosis diagnostics alignment paint paintwork oilchange
parts|the parts|parts|quality|parts
mechanic|the mechanic|mechanics|kind care|mechanic mechanics technician technicians tech techs
bill|the bill|bills||bill bills invoice quote quotes estimate estimates labour labor charge charges
wash|the cleaning|cleaning||wash washed carwash detailing valet valeting
car|the car|cars|clean condition|car cars vehicle vehicles van truck suv motorbike
appointment|the appointment|appointments||appointment appointments`,
  restaurant: `
bread|the bread|bread|choice quality|bread breads baguette baguettes loaf loaves sourdough naan
pastry|the pastries|pastries|choice quality|pastry pastries croissant croissants cake cakes cupcake cupcakes tart tarts muffin muffins donut donuts doughnut doughnuts scone scones cookie cookies brownie brownies eclair eclairs macaron macarons
dish|the dish|dishes|quality|steak steaks burger burgers hamburger hamburgers cheeseburger pasta spaghetti lasagna lasagne ravioli gnocchi carbonara risotto fish salmon tuna cod seafood shrimp shrimps prawn prawns scallops lobster crab oyster oysters mussels calamari curry curries biryani kebab kebabs falafel hummus gyro gyros shawarma chicken wing wings nuggets beef brisket rib ribs pork bacon ham sausage sausages lamb duck turkey meat meats meatballs taco tacos burrito burritos quesadilla quesadillas enchilada enchiladas nachos fajitas guacamole salsa noodle noodles ramen pho rice beans salad salads sushi sashimi tempura dumpling dumplings mains entree entrees starter starters appetizer appetizers appetiser appetisers tapas fries chips potato potatoes coleslaw vegetables veggies egg eggs omelette omelet omelettes pancake pancakes waffle waffles benedict hash gravy sauce sauces tofu paella schnitzel pie pies rolls buns tenders wontons wonton plantains grits poutine sprouts cauliflower chili stew gumbo jambalaya broth samosa samosas tikka masala tandoori korma teriyaki katsu tonkatsu udon bibimbap kimchi bulgogi gyoza laksa pierogi quiche crust patty grouper halibut trout tilapia catfish snapper octopus sardines anchovies clams crawfish
sandwich|the sandwiches|sandwiches|choice quality|sandwich sandwiches sub subs panini paninis bagel bagels wrap wraps toastie
driver|the driver|drivers|kind care|driver drivers rider riders courier couriers deliveryman`,
  medical: `
doctor|the doctor|doctors|kind care|doctor doctors dentist dentists gp nurse nurses physician physicians surgeon surgeons hygienist hygienists
frontdesk|the front desk|reception||receptionist receptionists secretary reception frontdesk
appointment|the appointment|appointments||appointment appointments`,
  pharmacy: `
pharmacist|the pharmacist|pharmacists|kind care|pharmacist pharmacists chemist chemists
prescription|the prescription|prescriptions|speed|prescription prescriptions refill refills medication medications meds
stock|the stock|stock|choice|stock products medicine`,
  shop: `
product|the products|products|choice quality|product products item items goods range merchandise clothes clothing shoes shoe boots trainers sneakers dress dresses jacket jackets coat coats shirt shirts tshirt tshirts blouse skirt jeans trousers pants shorts leggings sweater sweaters hoodie hoodies jersey jerseys sweatshirt glasses sunglasses frames lenses socks hat hats knit tunic skirts cardigan zipper stitching underwear bra fabric design bag bags handbag jewellery jewelry necklace sofa sofas couch wardrobe mattress mattresses phone phones laptop laptops headphones books toy toys meat produce fruit vegetables groceries
stock|the stock|stock|choice|stock stocked shelves
sizes|the sizes|sizes|choice|sizes sizing
fit|the fit|fit||fit fits fitting
advice|the advice|advice|quality|advice guidance
checkout|the checkout|checkouts|speed|checkout checkouts tills cashier cashiers register registers
fitting|the changing rooms|changing rooms|clean|changingroom changingrooms
parcel|the parcel|parcels|condition|parcel parcels package packages packaging
cancellation|the cancellation|cancellations||cancel cancelled canceled cancelling canceling cancellation cancelation
website|the website|website|speed|website webshop
returns|the handling of returns|returns|speed|return returns exchange exchanges`,
  delivery: `
parcel|the parcel|parcels|condition|parcel parcels package packages box boxes packaging envelope letter shipment shipments
driver|the driver|drivers|kind care|driver drivers rider riders courier couriers postman mailman deliveryman
cancellation|the cancellation|cancellations||cancel cancelled canceled cancelling canceling cancellation cancelation
app|the app|app|speed|app website
tracking|the tracking|tracking||tracking`,
  fitness: `
equipment|the equipment|equipment|condition choice|equipment machine machines weights treadmill treadmills
trainer|the trainer|trainers|kind care|trainer trainers coach coaches instructor instructors
classes|the classes|classes|choice quality|class classes yoga pilates spinning
changing|the changing rooms|changing rooms|clean|changing lockers locker
membership|the membership|memberships||membership contract`,
  school: `
teacher|the teachers|teachers|kind care|teacher teachers tutor tutors instructor instructors professor professors lecturer lecturers faculty educators
course|the course|courses|quality|course courses lesson lessons class classes curriculum training lecture lectures syllabus teaching
administration|the administration|administration|kind care|administration admin principal headteacher headmaster headmistress dean admissions office
communication|the communication|communication||communication
fees|the fees|fees||fee fees tuition
campus|the campus|campus|clean|campus classroom classrooms buildings
material|the material|material|quality|material materials textbooks notes slides`,
  property: `
agent|the agent|agents|kind care|agent agents realtor landlord
flat|the flat|flats|clean condition|flat apartment house property
repairs|the repairs|repairs|speed|repair repairs maintenance plumbing boiler
communication|the communication|communication|speed|communication emails calls`,
  culture: `
exhibition|the exhibition|exhibitions|quality|exhibition exhibitions collection collections exhibit exhibits display displays gallery galleries painting paintings sculpture sculptures artwork artworks artefacts artifacts
guide|the guide|guides|kind care|guide guides
audioguide|the audio guide|audio guides|quality|audioguide audioguides
tour|the tour|tours|quality|tour tours
animals|the animals|animals||animal animals enclosure enclosures
signs|the explanations|explanations||explanations captions labels signage
screen|the picture and sound|picture and sound|quality|screen screens sound audio projection projector
tickets|the tickets|tickets||ticket tickets admission
rides|the attractions|attractions|choice quality|ride rides attraction attractions rollercoaster rollercoasters
shows|the shows|shows|quality|shows parade parades fireworks performance performances`,
  transport: `
driver|the driver|drivers|kind care|driver drivers chauffeur
journey|the journey|journeys|comfort|journey ride trip bus train taxi coach
punctuality|the punctuality|punctuality||punctual punctuality delay delays delayed timetable schedule
vehicle|the vehicle|vehicles|clean comfort condition|vehicle seats`,
  app: `
battery|the battery use|battery use||battery
notifications|the notifications|notifications||notification notifications
subscription|the subscription|subscriptions||subscription subscriptions paywall membership
cancellation|the cancellation|cancellations||cancel cancelled canceled cancelling canceling cancellation cancelation
driver|the drivers|drivers|kind care|driver drivers rider riders courier couriers deliveryman
settings|the settings|settings||settings
basket|the basket|baskets||basket cart
servers|the servers|servers||server servers
map|the map|maps||map maps gps navigation route routes
interface|the interface|interface||interface ui layout design
performance|the performance|performance||performance
account|the account|accounts||account accounts
search|the search|search|quality|search searching filter filters filtering
sync|the synchronisation|synchronisation||sync syncing synchronisation
features|the features|features|choice|feature features functions functionality
loading|the loading|loading|speed|loading
controls|the controls|controls||controls joystick
gameplay|the gameplay|gameplay||gameplay graphics levels
payment|the payment|payments||payment payments
support|the support|support|speed|support`,
};

export const vocabularyFr: Readonly<Record<string, string>> = {
  hair: `
haircut|la coupe|coupes|quality|coupe coupes degrade frange coiffure brushing chignon
colour|la couleur|couleurs|quality|couleur coloration meches balayage decoloration
treatment|le soin|soins|quality|soin soins manucure pedicure epilation brushing ongles sourcils
stylist|le coiffeur|coiffeurs|kind care|coiffeur coiffeuse coiffeurs coiffeuses barbier estheticienne
appointment|le rendez-vous|rendez-vous||rdv`,
  garage: `
repair|la réparation|réparations|quality speed|reparation reparations vidange frein freins pneu pneus plaquettes embrayage carrosserie peinture diagnostic revision entretien depannage
mechanic|le mécanicien|mécaniciens|kind care|mecanicien mecaniciens garagiste
bill|la facture|factures||facture factures devis
car|le véhicule|véhicules|clean condition|voiture vehicule`,
  restaurant: `
bread|le pain|pains|choice quality|pain pains baguette baguettes miche miches tradition brioche brioches
pastry|les pâtisseries|pâtisseries|choice quality|croissant croissants viennoiserie* patisserie* gateau* tarte tartes tartelette* eclair eclairs chouquettes macaron macarons cookie cookies religieuse
starter|les entrées|entrées|quality|entree entrees
dish|le plat|plats|quality|viande viandes poisson poissons pates burger burgers hamburger steak entrecote bavette magret canard poulet agneau porc boeuf bavette moules fruits-de-mer crevettes saumon cabillaud frites riz salade salades soupe soupes ramen ramens sushi sushis maki makis nouilles raviolis gyoza gyozas brochettes couscous tajine kebab tacos curry risotto lasagnes carbonara crepe crepes galette galettes fondue raclette tartiflette tartare tempura tempuras bouillon cuisson garniture accompagnement accompagnements puree sauce sauces legumes
sandwich|les sandwichs|sandwichs|choice quality|sandwich sandwichs panini paninis wrap wraps bagel bagels`,
  medical: `
doctor|le médecin|médecins|kind care|medecin docteur dentiste infirmier infirmiere kine
frontdesk|le secrétariat|secrétariat||secretaire secretariat
appointment|le rendez-vous|rendez-vous||rdv`,
  pharmacy: `
pharmacist|le pharmacien|pharmaciens|kind care|pharmacien pharmacienne pharmaciens
prescription|l'ordonnance|ordonnances|speed|ordonnance
stock|le stock|stocks|choice|stock produits medicaments`,
  shop: `
product|les produits|produits|choice quality condition|produit produits article articles marchandise marchandises gamme selection vetement vetements chaussure chaussures robe pantalon veste manteau sac meuble meubles canape matelas telephone ordinateur jouet jouets livres fruits legumes fruit legume viande fromage fromages poisson charcuterie rayon rayons fleurs bouquet bouquets
advice|les conseils|conseils|quality|conseil conseils
checkout|la caisse|caisses|speed|caisse caisses
stock|le stock|stock|choice|stock stocks
returns|la gestion des retours|retours|speed|retour retours echange`,
  delivery: `
parcel|le colis|colis|condition|colis paquet carton emballage
driver|le livreur|livreurs|kind care|livreur livreurs chauffeur
tracking|le suivi|suivi||suivi`,
  fitness: `
equipment|les machines|machines|condition choice|machine machines appareil appareils materiel poids halteres tapis velo velos equipement equipements
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
