/**
 * What customers of a trade speak of, beside what all speak of. A line a thing: id, how a reply names it, the bare
 * noun, facets, and words (folded; a trailing `*` matches any ending).
 */
export const vocabularyEn: Readonly<Record<string, string>> = {
  hair: `
haircut|the haircut|haircuts|quality|haircut haircuts cut cuts trim trims fringe bangs fade fades hairstyle hairdo updo layers perm hairline sides length ends cutting beard
colour|the colour|colours|quality|colour color colours colors colouring coloring highlights lowlights balayage ombre dye dyed bleach bleached toner roots
treatment|the treatment|treatments|quality|treatment treatments facial facials manicure manicures mani pedicure pedicures pedi nail nails gel acrylic acrylics shellac polish waxing wax brow brows eyebrow eyebrows lash lashes threading tan keratin blowdry blowout tattoo tattoos piercing piercings ink massage massages
extensions|the extensions|extensions|quality|extensions weave wig
stylist|the stylist|stylists|kind care|stylist stylists hairstylist hairstylists hairdresser hairdressers colourist colorist barber barbers therapist therapists masseuse beautician beauticians esthetician aesthetician technician technicians tech techs artist artists piercer
hair|the result|results||hair
appointment|the appointment|appointments||appointment appointments
sales|the sales approach|sales approach||upsell upselling`,
  garage: `
repair|the repair|repairs|quality speed|repair repairs repaired repairing workmanship bodywork mot inspection tyre tyres tire tires brake brakes gearbox clutch diagnosis diagnostics alignment paint paintwork oilchange job windshield suspension exhaust
parts|the parts|parts|quality|parts
mechanic|the mechanic|mechanics|kind care|mechanic mechanics technician technicians tech techs
bill|the bill|bills||bill bills invoice quote quotes estimate estimates labour labor charge charges
wash|the cleaning|cleaning||wash washed carwash detailing valet valeting
car|the car|cars|clean condition|car cars vehicle vehicles van truck suv motorbike engine battery transmission
appointment|the appointment|appointments||appointment appointments
sales|the sales process|sales process||sales upsell upselling financing trade
warranty|the warranty|warranties||warranty`,
  restaurant: `
food/bland|the food|food||bland tasteless flavorless flavourless inedible overcooked undercooked unseasoned soggy lukewarm uncooked rubbery watery mushy|fault
food/taste|the food|food||taste tastes tasted texture textures flavor flavors flavour flavours seasoning|taste
bread|the bread|bread|choice quality|bread breads baguette baguettes loaf loaves sourdough naan
pastry|the pastries|pastries|choice quality|pastry pastries croissant croissants cake cakes cupcake cupcakes tart tarts muffin muffins donut donuts doughnut doughnuts scone scones cookie cookies brownie brownies eclair eclairs macaron macarons
dish|the dish|dishes|quality|steak steaks burger burgers hamburger hamburgers cheeseburger pasta spaghetti lasagna lasagne ravioli gnocchi carbonara risotto fish salmon tuna cod hake haddock plaice trout halibut mackerel sardines squid octopus stew stews seafood shrimp shrimps prawn prawns scallops lobster crab oyster oysters mussels calamari curry curries biryani kebab kebabs falafel hummus gyro gyros shawarma chicken wing wings nuggets beef brisket rib ribs pork bacon ham sausage sausages lamb duck turkey meat meats meatballs taco tacos burrito burritos quesadilla quesadillas enchilada enchiladas nachos fajitas guacamole salsa noodle noodles ramen pho rice beans salad salads sushi sashimi tempura dumpling dumplings mains entree entrees starter starters appetizer appetizers appetiser appetisers tapas fries chips potato potatoes coleslaw vegetables veggies egg eggs omelette omelet omelettes pancake pancakes waffle waffles benedict hash gravy sauce sauces tofu paella schnitzel pie pies rolls buns tenders wontons wonton plantains grits poutine sprouts cauliflower chili stew gumbo jambalaya broth samosa samosas tikka masala tandoori korma teriyaki katsu tonkatsu udon bibimbap kimchi bulgogi gyoza laksa pierogi quiche crust patty grouper halibut trout tilapia catfish topping toppings bowl bowls snapper octopus sardines anchovies clams crawfish
sandwich|the sandwiches|sandwiches|choice quality|sandwich sandwiches sub subs panini paninis bagel bagels wrap wraps toastie toasties sandwhich sandwhiches sammich sammiches sandwichs
drivethru|the drive-through|the drive-through||drivethru
music|the music|music||music dj djs band bands
tv|the screens|screens||tv tvs television televisions screen screens
driver|the driver|drivers|kind care|driver drivers rider riders courier couriers deliveryman`,
  lodging: `
room|the room|rooms|clean comfort condition|room rooms bedroom bedrooms suite suites dorm dorms dormitory
accommodation|the accommodation|accommodation|clean comfort condition|accommodation accomodation apartment apartments villa cottage cabin cabins chalet bungalow studio caravan lodge house unit
bed|the bed|beds|comfort clean|bed beds mattress mattresses pillow pillows bedding sheet sheets linen linens duvet duvets blanket blankets bunk bunks sofabed
bathroom|the bathroom|bathrooms|clean condition|bathroom bathrooms shower showers showerhead toilet toilets bath bathtub tub sink plumbing drain
hotwater|the hot water|hot water||hotwater
towels|the towels|towels|clean|towel towels
housekeeping|the housekeeping|housekeeping|care|housekeeping housekeeper housekeepers maid maids cleaner cleaners
climate|the room temperature|room temperature||temperature aircon ac conditioning conditioner heating heater heaters radiator radiators thermostat ventilation
climate/stuffy|the room temperature|room temperature||stuffy freezing sweltering|-1
reception|the reception|reception|kind care speed|reception receptionist receptionists frontdesk concierge
checkin|the check-in|check-in|speed|checkin
checkin/checkout|the check-out|check-out|speed|checkout
lift|the lift|lifts||lift lifts elevator elevators
smell|the smell|smell||stench stink odour odours odor odors stank stinks stinking smelly musty|-1
pests|the insects|insects||bug bugs insect insects spider spiders ants mosquito mosquitoes mosquitos|-1
damp|the damp|damp||damp mildew|-1
kitchen|the kitchen|kitchens|clean condition|kitchen kitchens kitchenette stove oven
equipment|the room's equipment|equipment||kettle kettles fridge fridges minifridge refrigerator microwave toaster hairdryer coffeemaker wardrobe
furniture|the furnishings|furnishings|clean comfort condition|furniture furnitures furnishings carpet carpets carpeting curtain curtains rug rugs wallpaper
shuttle|the shuttle|a shuttle|absent|shuttle shuttles
restaurant|the restaurant|restaurants|quality choice|restaurant
gym|the gym|gyms|clean condition|gym
beach|the beach|beaches|clean|beach
balcony|the balcony|balconies||balcony balconies
pitch|the pitch|pitches||pitch pitches campsite
fees|the extra charges|extra charges||fee fees surcharge surcharges
deposit|the deposit|deposits||deposit
listing|the description|description||listing photos pictures description
works|the building work|building work||buildingwork|-1`,
  medical: `
doctor|the doctor|doctors|kind care|doctor doctors dentist dentists gp nurse nurses physician physicians surgeon surgeons hygienist hygienists
frontdesk|the front desk|reception|kind care|receptionist receptionists secretary reception frontdesk
communication|the phone line|phone line|speed|phone hotline callback voicemail switchboard
waitingroom|the waiting room|waiting rooms|clean comfort|waitingroom
appointment|the appointment|appointments||appointment appointments`,
  pharmacy: `
service/staff|the team|staff|kind care|pharmacist pharmacists chemist chemists technician technicians
drivethru|the drive-through|the drive-through||drivethru
counter|the counter|counters||counter counters
communication|the phone line|phone line|speed|phone hotline call calls callback voicemail
prescription|the prescription|prescriptions|speed|prescription prescriptions refill refills medication medications meds
stock|the stock|stock|choice|stock products medicine`,
  shop: `
product|the products|products|choice quality|product products item items goods range merchandise clothes clothing shoes shoe boots trainers sneakers dress dresses jacket jackets coat coats shirt shirts tshirt tshirts blouse skirt jeans trousers pants shorts leggings sweater sweaters hoodie hoodies jersey jerseys sweatshirt glasses sunglasses frames lenses socks hat hats knit tunic skirts cardigan zipper stitching underwear bra fabric design bag bags handbag jewellery jewelry necklace sofa sofas couch wardrobe mattress mattresses phone phones laptop laptops headphones books toy toys meat produce fruit vegetables groceries sweatshirts sandals heels heel sole soles strap straps zip zips button buttons seam seams fabrics material materials garment garments outfit suit suits skirts lace lining waist sleeve sleeves length neckline table chair chairs desk dresser cabinet lamp tv television fridge refrigerator washer dryer oven printer charger cable cables bike bikes watches rings perfume plant plants flowers bouquet roses kit kits gift gifts device devices camera earbuds tablet console toys cosmetics makeup dishwasher freezer stove microwave appliance appliances chocolate chocolates biscuit biscuits sweets candy candies cereal cup cups mug mugs tumbler tumblers bottle bottles plates lid lids straw straws handle handles finish coating paint tables material
battery|the battery|batteries||battery batteries
stock|the stock|stock|choice|stock stocked shelves
sizes|the sizes|sizes|choice|sizes sizing
fit|the fit|fit||fit fits fitting
advice|the advice|advice|quality|advice guidance
checkout|the checkout|checkouts|speed|checkout checkouts tills register registers
substitution|the substitutions|substitutions||substitution substitutions substitute substitutes substituted
fitting|the changing rooms|changing rooms|clean|changingroom changingrooms
parcel|the parcel|parcels|condition|parcel parcels package packages packaging
cancellation|the cancellation|cancellations||cancel cancelled canceled cancelling canceling cancellation cancelation
website|the website|website|speed|website webshop
returns|the handling of returns|returns|speed|return returns exchange exchanges returned returning exchanged
tracking|the tracking|tracking||tracking
payment|the payment|payments||payment payments
listing|the description|description||description descriptions
warranty|the warranty|warranties||warranty
communication|the communication|communication||communication email emails
delivery/delay|the delivery|delivery||delay delays delayed|-1
advertising|the offer|offers||promotion promotions coupon coupons voucher vouchers discount discounts`,
  delivery: `
parcel|the parcel|parcels|condition|parcel parcels package packages box boxes packaging envelope letter shipment shipments
driver|the driver|drivers|kind care|driver drivers rider riders ridder ridders deliverer deliverers courier couriers postman mailman deliveryman
cancellation|the cancellation|cancellations||cancel cancelled canceled cancelling canceling cancellation cancelation
app|the app|app|speed|app website
tracking|the tracking|tracking||tracking status
communication|the communication|communication||communication email emails call calls`,
  fitness: `
equipment|the equipment|equipment|clean condition choice|equipment machine machines weights treadmill treadmills rack racks dumbbells barbells bikes equipments cardio benches bench barbell squat gloves mats kettlebells
trainer|the trainer|trainers|kind care|trainer trainers coach coaches instructor instructors pt pts teacher teachers
classes|the classes|classes|choice quality|class classes yoga pilates spinning zumba lesson lessons session sessions
changing|the changing rooms|changing rooms|clean|changing lockers locker
membership|the membership|memberships||membership memberships contract joining subscription cancellation contracts fees billing card cards
towels|the towels|towels|clean|towel towels
pool|the pool|pool|clean|pool pools water
place/gym|the gym|gym|clean condition|gym gyms studio
climate|the ventilation|ventilation||ventilation airflow aircon temperature`,
  school: `
teacher|the teachers|teachers|kind care|teacher teachers tutor tutors instructor instructors professor professors lecturer lecturers faculty educators professors mentor mentors prof profs coaches trainer trainers assessor assessors facilitator facilitators
assessment|the assessments|assessments|quality|assessment assessments marking markings marked grading graded grader graders certificate certification transcript assignment assignments coursework exam exams
platform|the platform|platforms|speed|platform portal website moodle lms
course|the course|courses|quality|course courses lesson lessons class classes curriculum training lecture lectures syllabus teaching courseload homework tests workload program programme programs module modules
administration|the administration|administration|kind care|administration admin principal headteacher headmaster headmistress dean admissions office
communication|the communication|communication||communication
fees|the fees|fees||fee fees tuition
campus|the campus|campus|clean|campus classroom classrooms buildings
material|the material|material|quality|material materials textbooks notes slides
housing|the accommodation|accommodation||dorm dorms dormitory dormitories housing residence
opportunities|the opportunities|opportunities||opportunities internships internship research jobs
activities|the activities|activities||activities activity clubs
enrolment|the enrolment|enrolment||enrollment enrolment registration`,
  property: `
agent|the agent|agents|kind care|agent agents realtor landlord landlords landlady
management|the management|management|kind care|management
flat|the property|properties|clean condition|flat apartment apartments house property home unit units building studio complex rental
repairs|the repairs|repairs|speed|repair repairs maintenance plumbing boiler
communication|the communication|communication|speed|communication emails email calls phone response responses reply replies
viewing|the viewing|viewings||viewing viewings
deposit|the deposit|deposits||deposit
rent|the rent|rents||rent rents
fees|the fees|fees||fee fees
lease|the tenancy|tenancies||lease tenancy
lift|the lift|lifts||lift lifts elevator elevators
pests|the insects|insects||bug bugs insect insects spider spiders ants beetles|-1
calm/noise|the noise|noise||noise noisy loud|-1
pool|the pool|pool|clean|pool
appliances|the appliances|appliances|condition|dishwasher fridge refrigerator oven stove washer dryer washing heater heating heat ac aircon microwave
smell|the smell|smell||stench|-1
trash|the rubbish|rubbish||trash garbage rubbish dumpster`,
  culture: `
exhibition|the exhibition|exhibitions|quality|exhibition exhibitions collection collections exhibit exhibits display displays gallery galleries painting paintings sculpture sculptures artwork artworks artefacts artifacts installations
guide|the guide|guides|kind care|guide guides
audioguide|the audio guide|audio guides|quality|audioguide audioguides
tour|the tour|tours|quality|tour tours
animals|the animals|animals||animal animals enclosure enclosures
signs|the explanations|explanations||explanations captions labels signage
screen|the picture and sound|picture and sound|quality|screen screens sound audio projection projector acoustics microphone
tickets|the tickets|tickets||ticket tickets
entry|the entry|entries||entry entrance admission
rides|the attractions|attractions|choice quality|ride rides attraction attractions slide slides coaster coasters rollercoaster rollercoasters
shows|the shows|shows|quality|shows parade parades fireworks performance performances
seats|the seats|seats|comfort|seat seats seating
calm/noise|the noise|noise||noise noisy|-1
songs|the music|music|choice|songs band setlist
hall|the rooms|rooms|clean|hall halls room rooms`,
  transport: `
driver|the driver|drivers|kind care|driver drivers chauffeur conductor
pilot|the pilot|pilots|kind care|pilot pilots captain
journey|the journey|journeys|comfort|journey ride rides trip trips bus train taxi coach ferry boat buses trains coaches tram
flight|the flight|flights|comfort|flight flights
punctuality|the punctuality|punctuality||punctual punctuality timetable schedule timing arrival departure departures
punctuality/delay|the punctuality|punctuality||delay delays delayed|-1
cancellation|the cancellation|cancellations||cancellation cancellations cancelled canceled
vehicle|the vehicle|vehicles|clean comfort condition|vehicle vehicles car cars van cab carriage
bikes|the bikes|bikes|comfort condition|bike bikes bicycle bicycles ebike ebikes escooter escooters
bikestands|the stands|stands||bikestand
damage|the damage|damage||renterdamage
plane|the plane|planes|clean comfort condition|plane planes aircraft aeroplane airplane airbus boeing cabin
seats|the seats|seats|comfort condition|seat seats seating legroom
luggage|the luggage|luggage||luggage baggage suitcase suitcases bag bags carryon
ticket|the ticket|tickets||ticket tickets
fare|the fare|fares||fare fares meter
checkin|the check-in|check-in|speed|checkin
boarding|the boarding|boarding|speed|boarding
pickup|the pick-up|pick-ups||pickup
dropoff|the drop-off|drop-offs||dropoff
entertainment|the entertainment|entertainment|choice|entertainment screen screens movies
communication|the communication|communication|speed|communication email emails call calls phone phones
app|the app|app||app website
rental|the rental|rentals||rental hire
deposit|the deposit|deposits||deposit
fees|the extra charges|extra charges||fee fees surcharge surcharges charges
insurance|the insurance|insurance||insurance
connection|the connection|connections||connection connections connecting layover
information|the information|information||information announcements announcement updates
assistance|the assistance|assistance||voucher vouchers assistance
wifi|the wifi|wifi||wifi
guide|the guide|guides|kind care|guide guides
tour|the tour|tours|quality|tour tours excursion excursions cruise itinerary
agent|the agent|agents|kind care|agent agents`,
  app: `
battery|the battery use|battery use||battery
notifications|the notifications|notifications||notification notifications alerts reminders pings
subscription|the subscription|subscriptions||subscription subscriptions paywall membership premium trial subscribe membership
cancellation|the cancellation|cancellations||cancel cancelled canceled cancelling canceling cancellation cancelation
driver|the drivers|drivers|kind care|driver drivers rider riders courier couriers deliveryman
settings|the settings|settings||settings
basket|the basket|baskets||basket cart wishlist
servers|the servers|servers||server servers
map|the map|maps||map maps gps navigation route routes
interface|the interface|interface||interface dashboard ui layout design theme themes
interest|the interest rate|interest rates||interestrate
performance|the performance|performance||performance
account|the account|accounts||account accounts profile balance statement statements history
search|the search|search|quality|search searching filter filters filtering results
sync|the synchronisation|synchronisation||sync syncing synchronisation
features|the features|features|choice|feature features functions functionality option options tool tools screenshot screenshots mode modes widget widgets
loading|the loading|loading|speed|loading load loads
controls|the controls|controls||controls joystick
gameplay|the gameplay|gameplay||gameplay graphics levels level characters game games rewards
payment|the payment|payments||payment payments paying transaction transactions transfer transfers transferring checkout
support|the support|support|speed|support
messages|the messages|messages||messages message chat chats
permissions|the permissions|permissions||permission permissions privacy
content|the content|content|choice quality|content lessons lesson articles songs podcasts podcast recipes playlists exercises song album albums shuffle lyrics
photos|the photos and videos|photos and videos||photo photos pictures video videos
connection|the connection|connection||network networks connection
product|the products|products|choice quality|product products item items goods clothes clothing shoes dress jeans shirt shirts tshirt brand brands
returns|the handling of returns|returns|speed|return returns returned returning
sizes|the sizes|sizes|choice|sizes
stock|the stock|stock|choice|stock
offers|the offers|offers||offer offers coupon coupons cashback discount discounts promo promos promotions
tracking|the tracking|tracking||tracking`,
  services: `
service/staff|the team|staff|kind care|engineer engineers fitter fitters roofer roofers technician technicians tech techs plumber plumbers electrician electricians installer installers contractor contractors mover movers crew cleaner cleaners painter painters photographer photographers groomer groomers driver drivers seamstress
work|the work|work|quality speed|work job jobs repair repairs repaired installation workmanship cleaning carpet carpets windows alterations
quote|the quote|quotes||quote quotes estimate estimates
network|the network|networks|speed|network networks coverage signal internet broadband wifi wireless nbn fibre connection connections outage outages dropouts
appointment|the appointment|appointments||appointment appointments schedule scheduling
communication|the communication|communication|speed|communication email emails call calls phone
photos|the photos|photos|quality|photos pictures album
damage|the care taken|care||damage damages|-1
machines|the machines|machines|condition|washer washers dryer dryers
clothes|the clothes|clothes||clothes clothing dress dresses shirt shirts suit suits laundry coat coats
paperwork|the paperwork|paperwork||paperwork documents forms
fees|the fees|fees||fee fees charge charges
booking|the booking|booking||booking bookings reservation
sales|the sales approach|sales approach||sales pitch presentation`,
  finance: `
app|the app|app|speed|app apps application
website|the website|website|speed|website site online portal
login|the login|login||login logging password passwords authentication
communication|the phone line|phone line|speed|phone hotline helpline call calls callback
fees|the fees|fees||fee fees charge charges commission commissions
service/staff|the team|staff|kind care|teller tellers banker bankers adviser advisers advisor advisors representative representatives rep reps agent agents staff
atm|the cash machine|cash machines||atm atms cashpoint cashpoints
branch|the branch|branches|clean|branch branches lobby
drivethru|the drive-through|the drive-through||drivethru
counter|the counter|counters||counter counters
handling|the handling of claims|the handling of claims||claim claims settlement settlements surveyor surveyors assessor assessors adjuster adjusters`,
};

export const vocabularyFr: Readonly<Record<string, string>> = {
  hair: `
haircut|la coupe|coupes|quality|coupe coupes degrade frange coiffure brushing chignon cheveux pointes degrades franges boucles brushings nuque pattes tempes longueurs longueur carre tondeuse lissage permanente barbe contour chevelure meche
colour|la couleur|couleurs|quality|couleur coloration meches balayage decoloration blond blonde orange couleurs blonds racine racines reflets reflet teinture teint decolore decoloree patine henne roux cuivre
treatment|le soin|soins|quality|soin soins manucure pedicure epilation brushing ongles sourcils ongle vernis gel cils sourcil epilations cire gommage massage massages modelage lettres encre tatouage tatouages dessin tattoo piercing extensions pose
stylist|le coiffeur|coiffeurs|kind care|coiffeur coiffeuse coiffeurs coiffeuses barbier estheticienne
appointment|le rendez-vous|rendez-vous||rdv seance seances creneau creneaux
cleanliness|la propreté|propreté||bac bacs peignes peigne serviettes serviette`,
  garage: `
repair|la réparation|réparations|quality speed|reparation reparations vidange frein freins pneu pneus plaquettes embrayage carrosserie peinture diagnostic revision entretien depannage distribution amortisseur amortisseurs disques disque geometrie parallelisme teinte coulures vernis parebrise poncage retouche travail pose attelage climatisation demarreur alternateur courroie turbo injecteurs echappement portiere aile
mechanic|le mécanicien|mécaniciens|kind care|mecanicien mecaniciens garagiste
bill|la facture|factures||facture factures devis facturation facturer facturee
car|le véhicule|véhicules|clean condition|voiture vehicule voitures vehicules moto roue roues jante jantes parechocs capot coffre
parts|les pièces|pièces||piece pieces rechange
appointment|le rendez-vous|rendez-vous||rdv creneau creneaux
warranty|la garantie|garanties||garantie garanties apresvente
delivery|la livraison|livraisons||livraison livraisons
wash|le nettoyage|nettoyages|quality|lavage rouleau rouleaux mousse brosses karcher aspirateur
sales|la vente|ventes||vendeur vendeurs vendeuse commercial extension reprise`,
  restaurant: `
bread|le pain|pains|choice quality|pain pains baguette baguettes miche miches tradition brioche brioches croutons toast toasts tartine tartines
pastry|les pâtisseries|pâtisseries|choice quality|croissant croissants viennoiserie* patisserie* gateau* tarte tartes tartelette* eclair eclairs chouquettes macaron macarons cookie cookies religieuse flan flans millefeuille fraisier baba financier madeleine madeleines buche buches chausson chaussons brownie muffin muffins gaufre gaufres glace glaces sorbet boule boules
starter|les entrées|entrées|quality|entree entrees
dish|le plat|plats|quality|viande viandes poisson poissons pates burger burgers hamburger steak entrecote bavette magret canard poulet agneau porc boeuf moules fruits-de-mer crevettes saumon cabillaud frites riz salade salades soupe soupes ramen ramens sushi sushis maki makis nouilles raviolis gyoza gyozas brochettes couscous tajine kebab tacos curry risotto lasagnes carbonara crepe crepes galette galettes fondue raclette tartiflette tartare tempura tempuras bouillon cuisson garniture accompagnement accompagnements puree sauce sauces legumes tartine roti gratin rognons mojettes blanquette cassoulet choucroute paella croque croques croquemonsieur omelette oeufs huitres moule poke bowl bowls pokebowl gnocchi spaghetti spaghettis lasagne nems nem pho naan naans falafel falafels kebabs burritos quesadillas volaille hachis saucisse saucisses jambon charcuterie fromages gibier lapin thon dorade poulpe calamars gambas langoustines haricots lentilles rondelles nuggets surgeles mayonnaise vinaigrette assaisonnement epices attieke alloco thieb beignets rotis boudin andouillette quiche tourte chips pois patates tomate tomates avocat melon burrata mozzarella houmous
sandwich|les sandwichs|sandwichs|choice quality|sandwich sandwichs panini paninis wrap wraps bagel bagels
coffee|le café|cafés|quality|cafe cafes expresso espresso cappuccino latte the thes dosette dosettes sachet
drinks|les boissons|boissons|choice quality|boisson boissons consommation consommations conso consos cocktail cocktails jus mojito spritz sirop limonade soda sodas coca rhum pastis aperitif aperitifs aperos glacons demi demis pinte pintes mousse monaco pression
portions|la taille des portions|portions||portion portions quantite quantites bouchee bouchees
booking|la réservation|réservations||reservation reservations reserve reservee reservees
seating|les places assises|places assises|comfort|siege sieges fauteuil fauteuils chaise chaises tabouret tabourets banc bancs banquette banquettes coussin coussins
cleanliness/tableware|la propreté|propreté||couverts couvert vaisselle nappe nappes serpilliere torchon plateau plateaux sol
temperature|la température de la salle|température||clim climatisation chauffage chauffe ventilateur ventilateurs
order|la commande|commandes||commande commandes`,
  lodging: `
room|la chambre|chambres|clean comfort condition|chambre chambres suite suites dortoir moquette tapisserie mur murs plafond volets volet fenetre fenetres couloir parois paroi escalier
accommodation|le logement|logements|clean comfort condition|logement appartement gite studio chalet bungalow villa caravane mobilhome appart appartements mobilhomes bungalows chalets cottage maison yourte tente
bed|la literie|literie|comfort clean|lit lits literie matelas oreiller oreillers draps couette drap taie taies couettes matelats sommier sommiers ressort ressorts couchette couchettes banquette convertible couchage couchages traversin
bathroom|la salle de bain|salles de bain|clean condition|douche douches toilettes wc baignoire lavabo pommeau mitigeur chasse bonde robinet robinetterie bidet evier salledebain sanitaires sanitaire cumulus sechecheveux savon
towels|les serviettes|serviettes|clean|serviette serviettes
housekeeping|le ménage|ménage|care|menage
climate|la température de la chambre|température||climatisation clim chauffage radiateur temperature climatiseur chauffages radiateurs ventilateur ventilateurs ventilo convecteur convecteurs buee isolation
reception|la réception|réception|kind care speed|reception receptionniste
lift|l'ascenseur|ascenseurs||ascenseur ascenseurs
pitch|l'emplacement|emplacements||emplacement emplacements
deposit|la caution|cautions||caution
kitchenette|l'équipement de cuisine|équipement de cuisine||frigo frigidaire refrigerateur kitchenette vaisselle bouilloire casserole casseroles poele poeles assiettes couverts couteau couteaux microondes four plaques gaziniere cafetiere ustensiles verres gaz
checkin|l'arrivée et le départ|arrivée et départ||badge cles clefs checkin checkout enregistrement
fees|les suppléments|suppléments||supplement supplements forfait taxe
listing|la description|descriptions||annonce descriptif photos photo
equipment|les équipements|équipements||machine lavelinge sechelinge buanderie transat transats toboggan trampoline barbecue
upkeep|l'entretien|entretien||carrelage peinture poignee robinetterie entretien facade
food/breakfast|le petit-déjeuner|petit-déjeuner|choice quality|petitdejeuner brunch croissant croissants confiture confitures yaourt yaourts cereales oeufs viennoiserie viennoiseries grillepain toasts ananas fruits
light|l'éclairage|éclairage||eclairage ampoule ampoules lampe lampes`,
  medical: `
doctor|le médecin|médecins|kind care|medecin docteur dentiste infirmier infirmiere kine generaliste specialiste gynecologue dermatologue orthodontiste osteopathe pediatre ophtalmo veterinaire veto
stock/glasses|les lunettes|lunettes||lunettes verres monture lentilles
frontdesk|le secrétariat|secrétariat||secretaire secretariat
appointment|le rendez-vous|rendez-vous||rdv seance seances creneau creneaux consultation consultations
counter|l'accueil|accueil||comptoir guichet
fees|les honoraires|honoraires||honoraires depassement depassements
administration/organisation|l'organisation|organisation||planning`,
  pharmacy: `
pharmacist|le pharmacien|pharmaciens|kind care|pharmacien pharmacienne pharmaciens preparatrice preparateur preparatrices pharmaciennes
prescription|l'ordonnance|ordonnances|speed|ordonnance
stock|le stock|stocks|choice|stock produits medicaments medicament produit rupture
counter|le comptoir|comptoirs||comptoir comptoirs
advice|les conseils|conseils|quality|conseil conseils`,
  shop: `
product|les produits|produits|choice quality condition|produit produits maillot maillots article articles marchandise marchandises gamme selection vetement vetements chaussure chaussures taille tailles tissu basket baskets botte bottes robe robes semelle semelles talon talons armoire armoires pantalon pantalons jupe chemise chemisier pull pulls lingerie veste manteau blouson sac sacs valise montres bijou bijoux lunettes parfum parfums creme cremes maquillage meuble meubles canape canapes matelas lampe lampes table tables chaise chaises tapis rideau rideaux telephone telephones smartphone chargeur cable casque ecouteurs ordinateur tablette imprimante cartouche* televiseur ecran appareil appareils aspirateur frigo refrigerateur bouilloire cafetiere machine electromenager outil outils batterie jouet jouets livres fruits legumes fruit legume viande fromage fromages poisson charcuterie rayon rayons fleurs bouquet bouquets ampoule ampoules pile piles perceuse visseuse cheville chevilles ceinture ceintures bretelles doublure ourlet couture coutures bouton boutons fermoir zip chaine bague bagues bracelet bracelets collier boucles montre pendentif gants echarpe bonnet chapeau casquette chaussettes collant collants tshirt teeshirt sweat short jogging costume costumes deguisement blazer doudoune sandales escarpins lacets guirlande ballon ballons peluche poupee puzzle jeu jeux lego console manette clavier souris enceinte enceintes television tele lavelinge lavevaisselle sechelinge four microondes congelateur mixeur robot cafetieres grillepain poele poeles casserole casseroles couteau couteaux assiettes verre verres vase tasse tasses drap draps housse housses coussin coussins serviette serviettes oreiller oreillers couette couettes sommier etagere etageres commode bureau velo velos trottinette pneu pneus tente plante plantes lys roses orchidee melon melons tomates fraises pommes salade pain croquettes yaourts lait oeufs poulet viandes steaks saucisson peinture vernis colle carrelage parquet livre magazine cahier cartable stylo encre bougie bougies vitrage fenetre fenetres volet store stores
product/fault|les produits|produits||faultmark|fault
packaging|l'emballage|emballages|condition|emballage emballages emballe emballes emballee emballees mousse kraft bulles
parcel|le colis|colis|condition|colis paquet cartons carton paquets
website|le site|site|speed|site website panier page formulaire filtre lien moteur module
advice|les conseils|conseils|quality|conseil conseils conseille conseillee conseiller renseignement renseignements explications
checkout|la caisse|caisses|speed|caisse caisses caissier caissiere caissieres
stock|le stock|stock|choice|stock stocks rayon rayons rupture reassort
returns|la gestion des retours|retours|speed|retour retours echange renvoi renvoyer echanger echanges rendre reprendre remboursable avoir
account|le compte|comptes||compte comptes
offers|les promotions|promotions||promo promos promotion promotions promotionnel* rabais soldes solde reduction reductions remise remises coupon coupons bon bons catalogue
stock/sizes|le choix de tailles|choix de tailles||pointure pointures
warranty|la garantie|garanties||garantie garanties apresvente
order|la commande|commandes||commande commandes commander
login|l'identification|identification||identifiant identifiants
choice|le choix|choix||choix assortiment
parking|le parking|parking||parking stationnement garer
delivery|la livraison|livraisons|speed|livraison livraisons creneau creneaux drive relais livre livree
space/aisles|l'espace dans les rayons|espace||allee allees portants palettes caddie caddies chariot chariots poussette
fitting|les cabines d'essayage|cabines d'essayage||cabine cabines essayage miroir`,
  delivery: `
parcel|le colis|colis|condition|colis paquet carton emballage cartons paquets lettre lettres courrier courriers pli recommande enveloppe
driver|le livreur|livreurs|kind care|livreur livreurs chauffeur facteur factrice coursier livreuse
tracking|le suivi|suivi||suivi acheminement
delivery|la livraison|livraisons|speed|livraison livraisons livre livree livrer relais passage`,
  fitness: `
equipment|les machines|machines|condition choice|machine machines appareil appareils materiel poids halteres tapis velo velos equipement equipements banc bancs poulie poulies rameur rameurs barre barres rack elliptique ventilo toboggan materiels
trainer|le coach|coachs|kind care|coach coachs entraineur coache educateur moniteur monitrice
classes|les cours|cours|choice quality|cours yoga pilates seance seances zumba cycling rpm planning
changing|les vestiaires|vestiaires|clean|vestiaire vestiaires casiers casier douche douches cabine cabines rideau
membership|l'abonnement|abonnements||abonnement contrat abonnements engagement adhesion inscription cotisation badge
cancellation|la résiliation|résiliations||resiliation resilier resilie preavis desinscrire
hours|les horaires|horaires||horaire horaires
climate|la température de la salle|température||clim climatisation ventilation ventilateur chauffage degres
pool|la piscine|piscine|clean|piscine bassin bassins ligne lignes eau toboggan pataugeoire`,
  school: `
teacher|les enseignants|enseignants|kind care|professeur professeurs prof profs enseignant* formateur* moniteur* professeure maitresse maitre maitresses instituteur educatrice educatrices animateur animatrice instructeur repetiteur intervenant intervenants etudiant moniteurs
course|la formation|formations|quality|formation cours programme formations lecon lecons seance seances matiere matieres exercice exercices apprentissage niveau programmes stage stages ateliers atelier manoeuvres creneaux
communication|la communication|communication||communication
material|les supports|supports|quality|supports manuel manuels diapo diapos polycopie polycopies
assessment|les évaluations|évaluations||examen examens copies copie interro interros notes evaluation evaluations correction corrections controle controles
administration|l'administration|administration||secretariat administration inscription inscriptions planning
classes|la taille des groupes|groupes||groupe groupes effectif effectifs
scheduling|l'organisation des cours|organisation||horaire horaires creneau creneaux report`,
  property: `
agent|l'agent|agents|kind care|agent agente agence conseiller bailleur gestionnaire gestionnaires regie proprietaire syndic negociateur negociatrice concierge
flat|le logement|logements|clean condition|appartement logement maison logements appartements immeuble chambre studio murs mur isolation cave garage interphone etage
repairs|les réparations|réparations|speed|reparation reparations travaux chaudiere fuite fuites ascenseur volet volets fenetre fenetres radiateur radiateurs chauffage interphone serrure ballon plomberie toiture infiltration infiltrations humidite buanderie entretien digicode peinture facade artisan
communication|la communication|communication|speed|communication appels mails
viewing|les visites|visites||visite visites
rent|le loyer|loyers||loyer loyers charges provision
deposit|la caution|cautions||caution
fees|les frais|frais||frais honoraires
lease|le bail|baux||bail preavis
handling|le suivi du dossier|dossiers||dossier dossiers candidature garant garants
calm/noise|le bruit|bruit||bruit vacarme tapage|-1`,
  culture: `
exhibition|l'exposition|expositions|quality|exposition expositions collection collections oeuvres tableaux expo expos oeuvre tableau salles galeries musee
guide|le guide|guides|kind care|guide guides conferencier conferenciere
screen|l'image et le son|image et son|quality|ecran image film son sons images ecrans sono projection vf acoustique
tickets|les billets|billets||billet billets entree entrees ticket tickets billetterie pass portique tourniquet qr
access/road|le chemin|chemins||route chemin chemins sentier sentiers signalisation
tour|la visite|visites|quality|visite visites excursion excursions
audioguide|l'audioguide|audioguides||audioguide audioguides
signs|les panneaux|panneaux||panneau panneaux pancarte pancartes explications cartels cartel
rides|les attractions|attractions|choice|attraction attractions manege maneges toboggan toboggans trampolines bassins structure structures piste pistes
shows|le spectacle|spectacles|quality|spectacle spectacles concert concerts piece representation comedien comediens acteur acteurs groupe film films nocturne orchestre entracte clowns dompteur acrobates numeros scene musiciens chanteur chanteuse concertiste artistes artiste
animals|les animaux|animaux||animaux
seats|les places|places|comfort|place places siege sieges fauteuil fauteuils gradins strapontin strapontins
hall|les salles|salles|comfort|salle hall
pool|la piscine|piscine|clean|piscine bassin bassins eau`,
  transport: `
driver|le chauffeur|chauffeurs|kind care|chauffeur chauffeurs conducteur conductrice controleur controleurs chauffeuse conduite conduisait conduit
journey|le trajet|trajets|comfort|trajet course voyage bus train taxi trajets traversee car cars tram metro ferry navette navettes rame wagon wagons ligne lignes itineraire detour detours
punctuality|la ponctualité|ponctualité||ponctuel ponctuelle ponctualite retard retards horaires correspondance arret
flight|le vol|vols|comfort|vol vols avion
luggage|les bagages|bagages||bagage bagages valise valises sac sacs
tickets|les billets|billets||billet billets ticket tickets amende amendes distributeur valideur
vehicle|le véhicule|véhicules|clean comfort condition|voiture vehicule vehicules voitures utilitaire camion fourgon camionnette scooter trottinette trottinettes velo velos embrayage volant hayon retro reservoir
deposit|la caution|cautions||caution franchise
fees|les frais|frais||frais supplement supplements majoration
counter|le comptoir|comptoirs||comptoir guichet guichets agence
parking|le parking|parkings||parking stationnement
seats|les sièges|sièges|comfort|siege sieges place places couchette couchettes banquette banquettes strapontin
boarding|l'embarquement|embarquement||embarquement enregistrement`,
  app: `
location/positioning|la localisation|localisation||localisation geolocalisation localise boussole
place/app|l'application|application|speed|application appli applis app
place/fault|l'application|application||faultmark|fault
stability/crashes|les plantages|plantages||plante plantage plantages bug bugs bugue* buguer buggue* bugge* buggy beug* bogue* boguer crash* freeze* rame erreurs lag lags laggue* saccade* ralentissement* beugs buge*|-1
update|les mises à jour|mises à jour||miseajour maj update version versions refonte relooking miseajours firmware
payment|le paiement|paiements||paiement paiements payer cb paypal achat achats
account|le compte|comptes||compte comptes profil inscription
points|les points de fidélité|points||points fidelite
features|les fonctions|fonctions|choice|fonction fonctions fonctionnalite* options enregistrement trace traces piste pistes recherche option bouton boutons filtre filtres mode modes widget widgets favoris historique tri raccourci raccourcis reglage reglages parametre parametres minuterie alarme rappel rappels dictee
map|la carte|cartes||gps itineraire* navigation
battery|la consommation de batterie|batterie||batterie
notifications|les notifications|notifications||notification notifications alerte alertes
subscription|l'abonnement|abonnements||abonnement abonnements premium engagement
sync|la synchronisation|synchronisation||synchronisation synchro
support|l'assistance|assistance|speed|support assistance
ads|la publicité|publicité||pub pubs publicite publicites publicitaire publicitaires banniere bannieres spot spots popup popups annonceurs
login|l'identification|identification||identification identifiant identifiants identifier login connecter authentification deconnecte* captcha session mdp
gameplay|le jeu|jeu|quality|niveau niveaux vie vies jeton jetons diamant diamants gemme gemmes energie adversaire adversaires partie parties boss bot bots coffre coffres recompense recompenses booster boosters tricheur tricheurs triche equilibrage bille billes score scores classement tournoi tournois trophee trophees recolte recoltes pouvoirs pack packs butin
interface/design|l'affichage|affichage||affichage menus vignettes police design ergonomie onglet onglets theme
content|le contenu|contenus|choice quality|contenu contenus catalogue articles article serie series episodes recettes podcasts
answer/helpline|l'assistance|assistance||chatbot robot contact mail mails
music/sound|le son|son||son voix musique`,
  services: `
service/staff|l'équipe|personnel|kind care|technicien techniciens plombier plombiers electricien artisan artisans ouvriers demenageur demenageurs photographe intervenant intervenants agent agents peintre peintres couvreur macon menuisier serrurier ramoneur jardinier jardiniers livreur equipe employe employes poseur poseurs installateur technicienne
work|le travail réalisé|travaux|quality speed|travail travaux chantier installation intervention depannage reparation joint joints fuite soudure peinture carrelage toiture gouttiere gouttieres haie gazon vitres vitre poussiere trainees carreaux parquet finition finitions enduit platre pose branchement ramonage chaudiere evier robinet prise prises tableau nettoyage repassage menage retouche photos tonte taille elagage chemise chemises tache taches ongles poil poils coupe tampon impression impressions flyers talon talons semelle semelles cuir plinthe plinthes rideau rideaux portail cloison toit terrasse allee dalle pelouse buis arbre arbres photo album video meubles meuble piano fenetre fenetres porte portes radiateur radiateurs tuyau tuyaux vanne siphon serrure
quote|le devis|devis||devis
bill|la facture|factures||facture factures facturation prelevement prelevements facturer facturee majoration deplacement preleve preleves
network|le réseau|réseau|speed|reseau fibre adsl vdsl 4g 5g debit box couverture connexion internet ping signal barres decodeur modem routeur
contract|le contrat|contrats||contrat abonnement forfait recharge forfaits abonnements engagement reconduction option options
cancellation|la résiliation|résiliations||resiliation resilier resilie
clothes|les retouches|retouches|quality|retouche retouches ourlet pantalon robe jupe veste manche manches
offers|les promotions|promotions||promo promos promotion promotions
appointment|le rendez-vous|rendez-vous||rdv creneau creneaux passage passages
communication|la communication|communication|speed|communication mail mails appels telephone courriel courriels hotline interlocuteur interlocuteurs
parcel/cartons|les cartons|cartons||carton cartons
machines|les machines|machines||machine machines sechelinge lavelinge monnayeur tambour

login|l'identification|identification||identification captcha session identifiant identifiants
handling|le suivi du dossier|dossiers||dossier dossiers`,
  finance: `
app|l'application|application|speed|application appli applis app
website|le site|site|speed|site website
login|l'identification|identification||identification authentification connecter connexion identifiant identifiants code codes captcha session
communication|la ligne téléphonique|ligne téléphonique|speed|telephone hotline appels ligne standard plateforme
fees|les frais|frais||frais commissions cotisation cotisations facturer prelevement prelevements agios tarification prelever preleve
handling|la gestion des sinistres|sinistres|speed|sinistre sinistres expertise expert experts constat indemnisation dossier dossiers remboursements remboursement virement virements papiers formulaire formulaires justificatif justificatifs pret credit credits livret succession cloture ouverture
branch|l'agence|agences||agence agences
counter|le guichet|guichets||guichet guichets
atm|le distributeur|distributeurs||distributeur distributeurs automate automates
service/staff|le personnel|personnel|kind care|conseiller conseillere conseillers
contract|le contrat|contrats||contrat contrats
account|le compte|comptes||compte comptes`,
};
