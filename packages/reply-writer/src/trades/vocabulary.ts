/**
 * What customers of a trade speak of, beside what all speak of. A line a thing: id, how a reply names it, the bare
 * noun, facets, and words (folded; a trailing `*` matches any ending).
 */
export const vocabularyEn: Readonly<Record<string, string>> = {
  hair: `
haircut|the haircut|haircuts|quality|haircut haircuts cut cuts trim trims fringe bangs fade fades hairstyle hairdo updo layers perm hairline sides length ends cutting beard curl curls curly hairs strand strands parting crown nape neckline sideburn sideburns undercut buzzcut skinfade taper tapered mullet bob pixie crop choppy uneven lopsided wonky crooked clippers clipper scissors razor shears shave shaved shaving stubble moustache mustache permed straightened straightening straighteners blowdried styled styling updos braids braid cornrows dreadlocks locs plait plaits chignon bun hairpins shampoo rinse washed centimetres centimeters
colour|the colour|colours|quality|colour color colours colors colouring coloring highlights lowlights balayage ombre dye dyed bleach bleached toner roots blonde blond brunette ginger orange brassy patchy stripes stripy striped streak streaks streaky tint tinted regrowth grey greys gray grays foils shade shades caramel copper platinum
treatment|the treatment|treatments|quality|treatment treatments facial facials manicure manicures mani pedicure pedicures pedi nail nails gel acrylic acrylics shellac polish waxing wax brow brows eyebrow eyebrows lash lashes threading tan keratin blowdry blowout tattoo tattoos piercing piercings ink massage massages varnish cuticle cuticles gels infill infills chipped smudged bubbled peeled eyelash eyelashes extension waxed brazilian bikini sugaring plucked plucking tweezed tweezers laser dermaplaning peel microneedling mask masks scrub wrap wraps mud serum serums spraytan tanned tanner sunbed sunbeds tube tubes goggles stencil stencils tattooed coverup stud studs hoop jewellery microblading henna lamination botox filler fillers aromatherapy oils oil stones shiatsu reflexology steam flotation tank sauna hammam jacuzzi pool
extensions|the extensions|extensions|quality|extensions weave wig
stylist|the stylist|stylists|kind care|stylist stylists hairstylist hairstylists hairdresser hairdressers colourist colorist barber barbers therapist therapists masseuse beautician beauticians esthetician aesthetician technician technicians tech techs artist artists piercer trainee trainees apprentice apprentices junior juniors masseur masseurs masseuses groomer nailtech owner colourists waxer lashtech
hair|the result|results||hair
appointment|the appointment|appointments||appointment appointments slot slots booked booking bookings diary rescheduled reschedule rebook rebooked rebooking walkin walkins postponed cancelled canceled cancelling cancels cancellation overran overrun latecomers doublebooked noshow duetime
sales|the sales approach|sales approach||upsell upselling package packages upgrade upgrades products pushy bundle commission pressured spiel membership memberships brochure brochures addons
queue/wait|the waiting time|waiting||wait waited waiting waits queue queues queued
facilities|the facilities|facilities|clean condition|towel towels robe robes slippers locker lockers shower showers changing cubicle cubicles loungers basin basins mirror mirrors couch
music|the music|music||music radio playlist whalesong
calm/noise|the noise|noise||noise noisy loud chatter chattering chatting drill drilling hoover hoovering gossip gossiping talking|-1
price/money|the prices|prices||price prices pricing priced cost costs tariff dearer cheaper
product|the products|products||cream creams moisturiser moisturizer shampoos conditioner skincare cosmetics makeup foundation mascara lipstick
paymentmeans/card|the means of payment|means of payment||card cards cash contactless
communication|the communication|communication||phone phoned rang text texted email message messages reply`,
  garage: `
repair|the repair|repairs|quality speed|repair repairs repaired repairing workmanship bodywork mot inspection tyre tyres tire tires brake brakes gearbox clutch diagnosis diagnostics alignment paint paintwork oilchange job windshield suspension exhaust cambelt timing belt timingbelt chain fanbelt radiator alternator starter solenoid spark plug plugs filter filters fluid coolant leak leaking leaked rattle rattles rattling rattled knocking squeak squeaking squeal grinding noise noises judder juddering vibration vibrates wheel wheels bolt bolts hubcap hubcaps rim rims alloy alloys puncture punctures tread bumper bumpers bonnet hood dent dents respray sprayed primer lacquer rust welding weld sill sills subframe strut struts shocks absorbers bearing bearings axle axles caliper calipers pads discs disc rotors handbrake steering rack airbag airbags abs sensor sensors ecu light lights warning dashboard headlight headlights bulb bulbs indicator wiper wipers windscreen mirror aircon regas gas turbo injector injectors dpf egr catalytic converter silencer fault faults misdiagnosed fixed fixing mended refitted reassembled servicing
parts|the parts|parts|quality|parts part spare spares
mechanic|the mechanic|mechanics|kind care|mechanic mechanics technician technicians tech techs fitter fitters tester testers apprentice
bill|the bill|bills||bill bills invoice quote quotes estimate estimates labour labor charge charges billed invoiced quoted estimated cost costs costing price prices hourly vat diagnostic callout
wash|the cleaning|cleaning||wash washed carwash detailing valet valeting wax waxed polish polished polishing foam brushes rollers sponge shampoo vacuum vacuumed hoover valeted jetwash chamois swirl swirls smears streaks tunnel conveyor airdry rinse
car|the car|cars|clean condition|car cars vehicle vehicles van truck suv motorbike engine battery transmission motor automobile hatchback saloon sedan estate coupe convertible pickup lorry caravan campervan motorhome bike scooter mileage odometer logbook v5 hpi registration plates key fob keys boot trunk seats seat interior upholstery carpet mats secondhand prereg showroom forecourt testdrive bodyshell stereo radio satnav hybrid electric diesel petrol
appointment|the appointment|appointments||appointment appointments booked booking bookings slot slots postponed rescheduled loaner
sales|the sales process|sales process||sales upsell upselling financing trade salesman salesmen saleswoman salesperson dealer dealers finance pcp apr partexchange tradein addon addons paintprotection extended deals haggle haggling negotiate negotiated pressured commission
warranty|the warranty|warranties||warranty guarantee guaranteed goodwill recall recalls
damage|the damage|damage||scratch scratches scratched scuff scuffs scuffed dented chipped chip chips cracked crack damage damaged damages greasy stain stains smear|-1
communication|the communication|communication||communication phone phoned rang ringing call calls called callback text texts texted email emails voicemail update updates
deposit|the deposit|deposits||deposit deposits
listing|the description|description||advert advertised ad listing photos pictures description described autotrader
queue/wait|the waiting time|waiting||wait waited waiting queue queues queued longspan
delivery|the delivery|delivery||delivery delivered collection handover duetime`,
  restaurant: `
food/bland|the food|food||bland tasteless flavorless flavourless inedible overcooked undercooked unseasoned soggy lukewarm uncooked rubbery watery mushy|fault
food/taste|the food|food||taste tastes tasted texture textures flavor flavors flavour flavours seasoning|taste
bread|the bread|bread|choice quality|bread breads baguette baguettes loaf loaves sourdough naan ciabatta rye wholemeal wholegrain seeded crusty pitta pita flatbread flatbreads breadsticks
pastry|the pastries|pastries|choice quality|pastry pastries croissant croissants cake cakes cupcake cupcakes tart tarts muffin muffins donut donuts doughnut doughnuts scone scones cookie cookies brownie brownies eclair eclairs macaron macarons danish danishes gateau gateaux sponge sponges trifle profiteroles profiterole flapjack flapjacks shortbread biscuit biscuits crumpet crumpets teacake teacakes turnover turnovers strudel strudels baklava cannoli cinnamon icing frosting buttercream fondant marzipan custard meringue pavlova crumble cobbler fudge tiramisu pannacotta mousse sorbet sundae sundaes gelato scoop scoops cone cones lolly lollies crepe crepes chocolate chocolates truffle truffles praline pralines candles tier tiers confectionery patisserie shortcrust
dish|the dish|dishes|quality|steak steaks burger burgers hamburger hamburgers cheeseburger pasta spaghetti lasagna lasagne ravioli gnocchi carbonara risotto fish salmon tuna cod hake haddock plaice trout halibut mackerel sardines squid octopus stew stews seafood shrimp shrimps prawn prawns scallops lobster crab oyster oysters mussels calamari curry curries biryani kebab kebabs falafel hummus gyro gyros shawarma chicken wing wings nuggets beef brisket rib ribs pork bacon ham sausage sausages lamb duck turkey meat meats meatballs taco tacos burrito burritos quesadilla quesadillas enchilada enchiladas nachos fajitas guacamole salsa noodle noodles ramen pho rice beans salad salads sushi sashimi tempura dumpling dumplings mains entree entrees starter starters appetizer appetizers appetiser appetisers tapas fries chips potato potatoes coleslaw vegetables veggies egg eggs omelette omelet omelettes pancake pancakes waffle waffles benedict hash gravy sauce sauces tofu paella schnitzel pie pies rolls buns tenders wontons wonton plantains grits poutine sprouts cauliflower chili gumbo jambalaya broth samosa samosas tikka masala tandoori korma teriyaki katsu tonkatsu udon bibimbap kimchi bulgogi gyoza laksa pierogi quiche crust patty grouper tilapia catfish topping toppings bowl bowls snapper anchovies clams crawfish pastrami salami pepperoni prosciutto chorizo sirloin ribeye ribeyes fillet filet rump tbone rack gammon mince mincemeat kidney liver venison rabbit pheasant goose quail veal oxtail mutton chop chops cutlet cutlets skewer skewers kofta kofte shish doner souvlaki moussaka dolmades halloumi feta mozzarella burrata brie camembert cheddar parmesan cheese cheeses cheeseboard yolk yolks yoke pate terrine bruschetta antipasti crostini arancini focaccia calzone calzones margherita marinara bolognese tagliatelle linguine penne fettuccine macaroni tortellini cannelloni pesto alfredo stroganoff goulash casserole hotpot roast roasts yorkshire yorkshires stuffing crackling mash mashed wedges croquettes hashbrown hashbrowns onion onions mushroom mushrooms tomato tomatoes lettuce cucumber avocado avocados cabbage slaw peas carrots carrot broccoli spinach asparagus courgette aubergine eggplant corn cob olives olive capers pickle pickles pickled chutney mayo mayonnaise ketchup mustard vinegar dressing vinaigrette salt salty saltier spice spices spicy garlic ginger chilli chillies chilies jalapeno jalapenos peppers pepper bean lentils dal dhal daal paneer bhaji bhajis bhajee pakora pakoras poppadom poppadoms poppadum poppadums papadum raita naans chapati roti rotis paratha dosa dosas idli vindaloo madras balti jalfrezi rogan bhuna dhansak saag thali pad satay rendang massaman stirfry sichuan szechuan chowmein lomein spareribs peking hoisin wantons springrolls dimsum bao baos maki nigiri edamame miso tonkotsu donburi banhmi fajita tortilla tortillas chimichanga tamales pupusas ceviche empanada empanadas churrasco picanha tagine couscous shakshuka mezze meze jollof fufu egusi suya plantain ackee callaloo goat oxtails haggis kedgeree kippers kipper batter battered gherkin scraps pasty pasties croustade cottagepie shepherds bake spud spuds filling fillings roulade souffle fondue raclette charcuterie cassoulet confit coq bouillabaisse steaktartare tartare carpaccio langoustine langoustines crayfish lobsters crabs whelks cockles winkles eel eels whitebait mackerels seabass monkfish sole skate turbot herring anchovy caviar roe porridge granola muesli yoghurt yogurt rasher rashers blackpudding hollandaise brioche bap baps bun roll hotdog hotdogs frankfurter bratwurst currywurst schnitzels spaetzle pretzel pretzels slider sliders drumstick drumsticks tender nugget goujons goujon popcornchicken meatball meatloaf grit okra collard cornbread pulledpork barbeque maincourse garnish microgreens foam jus reduction gristle fat welldone raw chewy tough leathery stringy overdone underdone burnt burned charred stale congealed greasy oily claggy gloopy mush dry pineapple leaves cream milk sugar jam butter syrup honey nuts almond raisin crumbs ganache
sandwich|the sandwiches|sandwiches|choice quality|sandwich sandwiches sub subs panini paninis bagel bagels wrap wraps toastie toasties sandwhich sandwhiches sammich sammiches sandwichs
drivethru|the drive-through|the drive-through||drivethru
music|the music|music||music dj djs band bands
tv|the screens|screens||tv tvs television televisions screen screens
driver|the driver|drivers|kind care|driver drivers rider riders courier couriers deliveryman
drinks|the drinks|drinks|choice quality|drink drinks beverage beverages pint pints ale ales lager lagers stout ipa cider ciders guinness gin gins rum rums vodka whisky whiskies whiskey bourbon tequila mezcal brandy cognac sherry vermouth liqueur liqueurs prosecco cava bubbly fizz spritz aperol negroni daiquiri bellini cosmopolitan mocktail mocktails cocktail cocktails margarita margaritas mojito mojitos martini martinis sangria pimms mixer mixers tonic coke cola pepsi fanta sprite lemonade squash cordial slush slushy slushie slushies shots shooter shooters smoothie smoothies shakes milkshake milkshakes juice juices soda sodas water carafe decanter jug jugs tea teas teabag teabags teapot pumps keg kegs cask froth frothy rioja merlot malbec pinot chardonnay sauvignon shiraz chianti riesling cabernet corked boba tapioca pearls bubbletea matcha chai hotchocolate mulled alcohol booze spirits icecubes cubes straw straws
coffee|the coffee|coffee|quality|coffee coffees espresso espressos cappuccino cappuccinos latte lattes mocha mochas macchiato americano americanos flatwhite cortado decaf frappe frappuccino crema grinder oat cuppa
bar|the bar|bar||bar bars
seating/table|the seating|seating|comfort condition|table booth booths banquette banquettes stool stools barstool barstools highchair highchairs bench benches wobble wobbled wobbles wobbly wobbling patio perch
booking|the booking|bookings||booking bookings reservation reservations reserved reserve opentable doublebooked walkins
menu|the menu|menus|choice|menu menus chalkboard blackboard specials carte winelist
diets/needs|the options for special diets|options for special diets||vegan vegans vegetarian vegetarians veggie gluten coeliac celiac halal kosher lactose plantbased dairyfree meatless
portions|the size of the portions|portions||portion portions helping helpings skimpy stingy dollop sliver thimble spoonful morsel mouthful mouthfuls
fees|the extra charges|extra charges||gratuity gratuities tip tips tipping corkage discretionary supplement supplements surcharge surcharges covercharge
packaging|the packaging|packaging||lid lids container containers tub tubs carton cartons packaging foil wrapper wrappers polystyrene leaked leaking spilt spilled bag bags box boxes cardboard plastic spilling
delivery/brought|the delivery|delivery||delivered deliver delivering deliveroo ubereats doordash justeat grubhub duetime
delivery/forgotten|the order|orders||missing mixup forgotten forgot
paymentmeans/card|the means of payment|means of payment||cash contactless visa mastercard amex paypal cashless coins card cards terminal reader cardmachine
bill|the bill|bills||itemised itemized totalled
queue/wait|the waiting time|waiting||wait waited waiting waits queue queues queued queuing queueing longspan
service/staff|the service|service|kind care speed|landlord landlady barmaid barmaids barkeep sommelier maitre busboy waitstaff busser bussers proprietor proprietress servers serve served serving unserved acknowledged flagged ignored hovering hovered apron apologised apologized apology apologise apologize frosty surly grumpy barked grunted grunt curt
calm/racket|the noise|noise||noise noisy loud deafening shouting shouted yelling speakers blaring racket din hoovering|-1
smell/fryer|the smell|smell||smell smells smelled smelt smelly stench stink stinks stank reeked reeks odour odor fumes bleach sewage drains
smoking/vape|the smoking area|smoking area||smoker smokers smoking smoke vape vapes vaping cigarette cigarettes ashtray ashtrays
stock/out|the stock|stock||sold soldout unavailable
counter|the counter|counters||counter counters till hatch
cleanliness/tableware|the plates and glasses|plates and glasses|clean|fork spoon mug saucer lipstick prongs
communication|the communication|communication||phone phoned rang emailed email emails voicemail website instagram`,
  lodging: `
room|the room|rooms|clean comfort condition|room rooms bedroom bedrooms suite suites dorm dorms dormitory wardrobes cupboard cupboards drawer drawers hanger hangers lamp lamps lampshade bedside headboard ceiling wall walls window windows pane panes floorboards lino flooring ensuite twin triple junior kingsize annexe annex loft attic balconyroom deskchair lightbulb bulb bulbs lightswitch chalets wardroom closet closets
accommodation|the accommodation|accommodation|clean comfort condition|accommodation accomodation apartment apartments villa cottage cabin cabins chalet bungalow studio caravan lodge unit flat flats condo condos condominium villas cottages bungalows lodges yurt yurts tipi tipis teepee pod pods treehouse houseboat boat barge narrowboat maisonette farmhouse barn hut huts shack mobilehome motorhome trailer rv caravans statics properties townhouse house
bed|the bed|beds|comfort clean|bed beds mattress mattresses pillow pillows bedding sheet sheets linen linens duvet duvets blanket blankets bunk bunks sofabed bedframe bedbase slats slat springs spring topper quilt quilts pillowcase pillowcases bedspread comforter bedclothes campbed cot cots crib cribs futon airbed berth berths bunkbed bunkbeds hammock hammocks lumpy sagging sagged creaked creaking creaky
bathroom|the bathroom|bathrooms|clean condition|bathroom bathrooms shower showers showerhead toilet toilets bath bathtub tub sink plumbing drain loo loos lavatory urinal urinals washbasin basin basins tap taps faucet faucets plughole tiles tile grout flush flushing flushed cistern toiletries shampoo soap showergel toiletpaper bidet mirror hairs hair washroom restroom restrooms ensuites cubicle cubicles washhouse washblock ablutions trickle trickled dribble dribbled scalding bathmat
hotwater|the hot water|hot water||hotwater immersion boiler boilers tank tepid
towels|the towels|towels|clean|towel towels bathrobe bathrobes robe robes slippers flannel flannels facecloth
housekeeping|the housekeeping|housekeeping|care|housekeeping housekeeper housekeepers maid maids cleaner cleaners chambermaid chambermaids hoover hoovered hoovering vacuumed dusted turndown unmade emptied bin bins wastebasket
climate|the room temperature|room temperature||temperature aircon ac conditioning conditioner heating heater heaters radiator radiators thermostat ventilation fan fans airconditioning airconditioner chilly boiling shivered shivering shiver degrees fireplace logburner draught draughty drafty insulation hotter colder warmth
climate/stuffy|the room temperature|room temperature||stuffy freezing sweltering|-1
reception|the reception|reception|kind care speed|reception receptionist receptionists frontdesk concierge desk nightporter porter porters bellboy bellhop bellman doorman concierges
checkin|the check-in|check-in|speed|checkin key keys keycard keycards keybox keysafe lockbox padlock passcode pincode fob arrival arrivals arriving selfcheckin registration passport passports latearrival code codes
checkin/checkout|the check-out|check-out|speed|checkout departure departures
lift|the lift|lifts||lift lifts elevator elevators stairs staircase staircases stairwell escalator steps
smell|the smell|smell||stench stink odour odours odor odors stank stinks stinking smelly musty|-1
pests|the insects|insects||bug bugs insect insects spider spiders ants mosquito mosquitoes mosquitos|-1
damp|the damp|damp||damp mildew mould mold mouldy moldy fungus condensation humid humidity leak leaks leaking leaked dripping drip drips puddle puddles|-1
kitchen|the kitchen|kitchens|clean condition|kitchen kitchens kitchenette stove oven hob hobs cooker cutlery saucepan saucepans pan pans pot pots frying crockery plates knife knives fork forks spoons corkscrew tinopener opener utensils chopping colander dishwasher dishcloth dishcloths sponge teatowel teatowels washingup gas burner burners cookware cups mugs glasses
equipment|the room's equipment|equipment||kettle kettles fridge fridges minifridge refrigerator microwave toaster hairdryer coffeemaker wardrobe minibar minibars iron irons ironing safe safes tv tvs television televisions remote remotes socket sockets plug plugs adapter adaptor usb telephone vending washing washer washers dryer dryers tumble toasters freezer microwaves airfryer icemachine hairdryers hairdrier trouser alarmclock
furniture|the furnishings|furnishings|clean comfort condition|furniture furnitures furnishings carpet carpets carpeting curtain curtains rug rugs wallpaper desks chair chairs armchair sofa sofas couch couches recliner shelf shelves shelving blind blinds drapes upholstery cushion cushions table tables bench
shuttle|the shuttle|a shuttle|absent|shuttle shuttles transfer transfers minibus minibuses airportbus bus buses coach coaches pickup
restaurant|the restaurant|restaurants|quality choice|restaurant
gym|the gym|gyms|clean condition|gym treadmill treadmills weights dumbbells fitness
beach|the beach|beaches|clean|beach sand sandy sea seafront seaweed shore shoreline jetty pier pebbles promenade
balcony|the balcony|balconies||balcony balconies terrace terraces veranda verandah deck decking patio
pitch|the pitch|pitches||pitch pitches campsite pitched tent tents awning awnings rope ropes hookup hookups plot plots emplacement electricity amps groundsheet pegs peg campfire campfires firepit firepits barbecue barbecues bbq gravel
fees|the extra charges|extra charges||fee fees surcharge surcharges extras supplement supplements resortfee touristtax tax taxes gratuity gratuities tip tips penalty penalties fines
deposit|the deposit|deposits||deposit
listing|the description|description||listing photos pictures description picture photo photographs advertised advert brochure seaview described luxury
works|the building work|building work||buildingwork scaffolding construction builders drilling hammering renovation renovations renovating refurbishment refurbishing jackhammer cement drill digger diggers|-1
pool|the pool|pool|clean|pool pools swimmingpool poolside jacuzzi jacuzzis hottub hottubs whirlpool slide slides lido chlorine lifeguard lifeguards splash swim swimming lounger loungers sunlounger sunloungers sunbed sunbeds parasol parasols cabana cabanas
spa|the spa|spa|clean|spa sauna saunas steam steamroom hammam masseuse masseur massage massages facial therapist therapists treatment treatments thermal wellness
calm/noise|the noise|noise||noise noises noisy loud thump thumping thumped thud thuds slam slammed slamming slams snoring snored snorers snorer partying partygoers revellers hen stag disco discotheque nightclub karaoke bass traffic lorry lorries trucks trains motorway cockerel cockerels rooster barking soundproofing soundproofed soundproof earplugs paperthin thin shouting screaming shouted generator generators hum humming hummed buzz buzzing pipes clanking clunk clunking gurgling rattling rattled|-1
food/breakfast|the breakfast|breakfast items|choice quality|breakfast breakfasts brunch croissant croissants toast bacon sausage sausages eggs egg omelette omelettes omelet cereal cereals muesli granola yoghurt yoghurts yogurt jam jams marmalade butter ham cheese cheeses rolls pastries pastry pancake pancakes porridge oatmeal fruit fruits bagel bagels continental juice orangejuice bread buffet buffets plate
food|the food|food|choice quality|food foods meal meals dinner dinners lunch lunches supper suppers dish dishes soup pasta chips chicken fish steak rice salad salads dessert desserts halfboard fullboard allinclusive cuisine catering chef menu menus cook roast
drinks|the drinks|drinks|choice quality|drink drinks cocktail cocktails beer beers wine wines spirits gin prosecco champagne lager pint pints water bottle bottles soda sodas mocktails alcohol
coffee|the coffee|coffee|quality|coffee coffees espresso cappuccino latte nespresso capsules capsule teabag teabags tea teas
animation|the entertainment|entertainment||entertainment entertainer entertainers animation animators animator bingo quiz cabaret showtime mascot mascots rep reps kidsclub activities activity excursion excursions
children|the family area|family area||playground playroom creche babysitting babysitter highchair highchairs
clothes|the laundry|laundry||laundry laundrette blazer shirt shirts blouse dress trousers jacket jackets suits drycleaning
membership|the membership|memberships||membership memberships loyalty tier timeshare club
sales|the sales approach|sales approach||presentation presentations salesman salesmen salespeople saleswoman upsell upselling upgrade upgrades upgraded hardsell package packages pressured
hours|the opening hours|opening hours||curfew
location|the location|location||location located situated uphill hill hillside village miles mile km kilometres kilometers isolated lane track road roads roadside centre center downtown station airport directions satnav signposted signpost signposts neighbourhood neighborhood estate district suburb suburbs industrial outskirts
view|the view|views||view views overlooking overlooked overlooks vista panorama
wifi|the wifi|wifi|speed absent|wifi internet broadband router hotspot signal mbps streaming buffering network password
parking|the parking|parking||parking park parked carpark valet garage bays bay charger chargers barrier kerb
booking|the booking|booking||booking bookings booked reservation reservations reserved rebook rebooked overbooked doublebooked confirmation portal agoda expedia airbnb
policy|the rules|rules||rule rules policy policies forbidden banned ban prohibited allowed permitted compulsory mandatory dresscode
facilities/lockers|the facilities|facilities||locker lockers luggageroom
seating|the seating|seating|comfort condition|seating seats seat stool stools
queue/wait|the waiting time|waiting||wait waits queue queues queued queuing queueing
paymentmeans/card|the means of payment|means of payment||card cards cash contactless
communication|the communication|communication||phone phoned rang emailed email emails message messages whatsapp reply replies replied letter`,
  medical: `
doctor|the doctor|doctors|kind care|doctor doctors dentist dentists gp nurse nurses physician physicians surgeon surgeons hygienist hygienists
frontdesk|the front desk|reception|kind care|receptionist receptionists secretary reception frontdesk desk hatch secretaries
communication|the phone line|phone line|speed|phone hotline callback voicemail switchboard phones line lines engaged answerphone recorded voicemails telephone dial dialled dialed redial redialled ringing rang ring calls called calling message messages email emails texts texted reply replies replied letter letters website portal econsult
waitingroom|the waiting room|waiting rooms|clean comfort|waitingroom seating chairs magazines radio tv
appointment|the appointment|appointments||appointment appointments
communication/scheduling|the scheduling of appointments|scheduling||slot slots booking bookings booked rebook rebooked reschedule rescheduled rescheduling postponed cancelled canceled cancellation waitlist referral referrals triage diary
service/staff|the team|staff|kind care|vet vets optician opticians optometrist physio physios physiotherapist consultant consultants specialist specialists orthodontist podiatrist chiropractor osteopath phlebotomist assistant assistants carer carers caregiver caregivers matron porter locum dismissive brusque brisk rushed curt
queue/wait|the waiting time|waiting||wait waited waiting waits queue queues queued queuing overrun overran delay delays delayed longspan
stock/glasses|the eyewear|eyewear||glasses spectacles specs frame frames lens lenses varifocals varifocal bifocals contacts sunglasses coating screw screws nosepads hinge hinges case
price/money|the prices|prices||price prices cost costs priced dearer cheaper quote quoted estimate estimates
fees/extra|the extra charges|extra charges||fee fees charge charges charged surcharge supplement consultation
hours|the opening hours|opening hours||lunchbreak
parking|the parking|parking||parking parked carpark park spaces meter permit barrier
advice|the advice|advice||advice advised explained explain explanation explanations information informed leaflet
handling|the handling of the paperwork|paperwork||form forms paperwork records record notes`,
  pharmacy: `
service/staff|the team|staff|kind care|pharmacist pharmacists chemist chemists technician technicians assistant assistants cashier cashiers shopgirl dispenser dispensers
drivethru|the drive-through|the drive-through||drivethru
counter|the counter|counters||counter counters
communication|the phone line|phone line|speed|phone hotline call calls callback voicemail phoned rang ringing ring unanswered line lines engaged email emails text texts texted message messages answerphone
prescription|the prescription|prescriptions|speed|prescription prescriptions refill refills medication medications meds script scripts tablets pills dose dispensary dispensed dispensing repeat repeats pickup
stock|the stock|stock|choice|stock products medicine stocked shelves shelf unavailable supplier supply supplies shortage order ordered owing owed brand brands generic cream creams shampoo sunscreen plasters nappies formula vitamins thermometer thermometers mask masks tests spray tube packs bottle bottles drops inhaler inhalers bath
queue/wait|the waiting time|waiting||wait waited waiting waits queue queues queued queuing longspan
hours|the opening hours|opening hours||lunch lunchtime
price|the prices|prices||price prices priced cost costs dearer cheaper expensive overpriced
checkout|the checkout|checkouts|speed|till tills checkout checkouts register
delivery|the delivery|delivery||delivery deliveries delivered deliver courier parcel duetime
app|the app|app||app
website|the website|website|speed|website websites site webpage page
advice|the advice|advice||advice advise advised recommendation explain explained leaflet instructions
returns|the handling of returns|returns||return returned returns exchange refund refunds receipt`,
  shop: `
product|the products|products|choice quality|product products item items goods worn tread soles range merchandise clothes clothing shoes shoe boots trainers sneakers dress dresses jacket jackets coat coats shirt shirts tshirt tshirts blouse skirt jeans trousers pants shorts leggings sweater sweaters hoodie hoodies jersey jerseys sweatshirt glasses sunglasses frames lenses socks hat hats knit tunic skirts cardigan zipper stitching underwear bra fabric design bag bags handbag jewellery jewelry necklace sofa sofas couch wardrobe mattress mattresses phone phones laptop laptops headphones books toy toys meat produce fruit vegetables groceries sweatshirts sandals heels heel sole strap straps zip zips button buttons seam seams fabrics material materials garment garments outfit suit suits lace lining waist sleeve sleeves length neckline desk dresser cabinet lamp tv television fridge refrigerator washer dryer oven printer charger cable cables bike bikes watches perfume plant plants flowers bouquet roses kit kits gift gifts device devices camera earbuds tablet console cosmetics makeup dishwasher freezer stove microwave appliance appliances chocolate chocolates biscuit biscuits sweets candy candies cereal cup cups mug mugs tumbler tumblers bottle bottles plates lid lids straw straws handle handles finish coating paint trouser pyjamas pajamas nightie dressing gown gowns robe slippers slipper tights stockings hosiery vest vests waistcoat jumper jumpers pullover fleece anorak parka raincoat mac poncho swimsuit bikini swimwear trunks scarf scarves glove mittens tie ties cufflinks wallet purse rucksack backpack backpacks suitcase suitcases luggage umbrella umbrellas trainer sneaker boot wellies flipflops loafers brogues laces insole insoles velcro buckle buckles clasp clasps elastic hem hems cuff cuffs collar collars pocket pockets wool woollen yarn cotton linen polyester silk leather suede velvet denim veil beads beading sequins stitches stitch dye print prints colour colours color colors pattern patterns necklaces earring earrings bracelet bracelets chain chains pendant pendants brooch watch engraving engraved diamond diamonds silver stone stones gem beds bedframe headboard headboards topper pillows pillow duvet duvets sheets bedding towels towel curtain curtains blinds rug rugs carpet carpets lampshade lamps bulb bulbs mirror mirrors shelf bookcase bookshelf sideboard drawer drawers wardrobes cupboard cupboards cushion cushions footstool recliner armchair stool stools bench worktop worktops countertop plinths tap taps sink basin shower bath tile tiles tiling toilet vanity screws screw bolts nails hinge hinges drills tool tools ladder paintbrush roller wallpaper emulsion gloss varnish timber wood plywood planks plank mdf hose lawnmower mower strimmer hedge seeds seed seedlings compost soil pots pot shrub shrubs tree trees lavender lavenders rosebush orchid orchids tulip tulips lily lilies carnations petals stems vase wreath pc computer computers monitor monitors keyboard mouse router drive usb adaptor adapter plug plugs earphones earpods headset speaker speakers soundbar stereo amp turntable vinyl record records cartridge cartridges ink toner paper screen screens sim smartphone iphone android smartwatch fitbit drone projector vacuum hoover kettle toaster blender mixer iron fryer airfryer coffeemaker espresso machine cooker hob hood fridges freezers tvs remote dvd dvds cd cds paperback hardback novel pages puzzle puzzles jigsaw lego doll dolls teddy bricks scooter trampoline swing pram prams pushchair pushchairs buggy carseat cot cots nappies babygro wheels wheel saddle brakes gears tyre tyres helmet racket racquet tent tents torch torches sleepingbag paddle skis goggles fishing reel bait aquarium tank fish hamster rabbit kitten puppy food kibble litter bread milk eggs butter cheese cheeses ham bacon chicken beef mince lamb steak steaks sausages joint turkey salmon cod prawns strawberries raspberries grapes apples bananas avocado avocados oranges lemons lettuce salad tomatoes potatoes onions carrots mushrooms punnet herbs spices yoghurt yogurt crisps cake cakes cookies wine wines beer beers whisky gin champagne cork corked coffee tea beans honey jam oil flour rice pasta frozen mould mouldy moldy maggots rotten expired sellby useby lipstick mascara foundation cream creams lotion lotions shampoo scent candle candles wick wax diffuser soap balloons balloon poster frame canvas photobook album albums hamper hampers trophy souvenirs ornament ornaments antique antiques clock clocks china porcelain teapot crockery cutlery pan pans saucepan saucepans hearing aid aids lens contact table tables chair chairs rings ring bed gloves belt belts knife knives instructions tin instruction manual springs foam buzzes clip clips magnet magnets valve switch switches cord cords fuse fuses motor engine blade blades seals seal gasket adhesive glue tape rivet rivets hammer spanner drillbit boards laminate parquet roll rolls skirting door doors window windows units carcass cistern showerhead sprinkler barrow shed fence panels turf fertiliser manure pansies geranium geraniums basil tomatoplants seedling conifer cactus cacti garland tinsel baubles bauble fairylights lantern lanterns bowl bowls jug wok grill bbq barbecue charcoal heater heaters fan fans chandelier bookcases bunkbed cotbed bedside ottoman pouffe beanbag tablecloth napkins pole hook chinos bodysuit corset tiara sandal flipflop wellington cleats studs skate skates skateboard tricycle poles airbed flask binoculars telescope microscope tripod trackpad graphics ssd ram motherboard tower pixels pixel hdmi aerial subwoofer stylus guitar strings piano drum drumkit violin reed mouthpiece pedals needles thread ribbon glitter paintset boardgame deck figurine figures train track highchair bib bibs dummy steriliser nappy formula gecko parrot hutch harness worms crickets hay tester eau palette brush brushes comb straightener trimmer razor spf vitamin vitamins protein powder supplement capsules pickle chutney spice bun pie pies pasty chop fillet fillets trout oysters mussels prawn crab brie stilton cheddar comte mozzarella salami olives hummus quiche arrangement gerbera sunflower sunflowers hydrangea stem petal moss inscription plaque trophies medal calendar invitation
product/fuel|the fuel|fuel|quality|petrol gasoline diesel fuel fuelled fueled refuel refueling refuelling unleaded
equipment/pumps|the pumps|pumps||pump pumps nozzle
battery|the battery|batteries||battery batteries
stock|the stock|stock|choice|stock stocked shelves restock restocked rail rails hanger hangers unavailable soldout discontinued backorder backordered preorder preordered outofstock empty sourced source sourcing warehouse supplier suppliers waitlist replenish replenished gaps gap
sizes|the sizes|sizes|choice|sizes sizing size sized petite xl xxl narrow wide
fit|the fit|fit||fit fits fitting fitted baggy tight tighter loose
advice|the advice|advice|quality|advice guidance advise advised knowledge knowledgeable expertise recommendation explained demo demonstration
checkout|the checkout|checkouts|speed|checkout checkouts tills register registers till cashier cashiers selfcheckout selfservice scan scanned scanner scanning scans barcode lane lanes basket trolley trolleys
substitution|the substitutions|substitutions||substitution substitutions substitute substitutes substituted
fitting|the changing rooms|changing rooms|clean|changingroom changingrooms cubicle cubicles fittingroom
parcel|the parcel|parcels|condition|parcel parcels package packages packaging box boxes boxed carton cartons bubblewrap wrapping wrapped wrapper unwrapped polystyrene
cancellation|the cancellation|cancellations||cancel cancelled canceled cancelling canceling cancellation cancelation
website|the website|website|speed|website webshop site page webpage cart login password browser filter filters search link links
returns|the handling of returns|returns|speed|return returns exchange exchanges returned returning exchanged refund refunds refunded swap swapped swapping label labels creditnote receipt receipts rma restocking returnable nonrefundable sealed opened unworn unopened
tracking|the tracking|tracking||tracking
payment|the payment|payments||payment payments
listing|the description|description||description descriptions photo photos picture pictures described photograph specification specifications specs
warranty|the warranty|warranties||warranty warranties guarantee guarantees guaranteed faulty repair repaired repairs repairer replacement manufacturer cover
communication|the communication|communication||communication email emails emailed phoned rang call calls called chat chatbot reply replies replied message messages inbox voicemail helpline
delivery/delay|the delivery|delivery||delay delays delayed|-1
advertising|the offer|offers||promotion promotions coupon coupons voucher vouchers discount discounts offer offers sale sales bogof deal deals loyalty points clubcard reward rewards advertised advert promo promos code codes leaflet flyer
queue/wait|the waiting time|waiting||wait waited waiting queue queues queued queuing queueing longspan
delivery|the delivery|delivery||delivery deliveries deliver delivered delivers shipped shipping ship dispatched dispatch dispatches despatch courier couriers dpd evri hermes ups fedex doorstep postcode slot slots driver drivers collection van arrived arrive arrives duetime kerbside upstairs assembled assembly
price|the prices|prices||price prices pricing priced cost costs costing pricetag dearer expensive overpriced cheaper tag tags markup sticker stickers pricematch
fees|the extra charges|extra charges||fee fees customs import duty duties postage vat surcharge surcharges
paymentmeans/card|the means of payment|means of payment||cash contactless visa mastercard amex paypal klarna cashless coins pin
sales|the sales approach|sales approach||upsell upselling pushy pushed pushing hardsell commission salesman salesmen saleswoman salesperson insurance pressured storecard bundle bundles plan plans extra extras membership cardholder
order|the order|orders||ordered order orders
service/staff|the team|staff|kind care|assistant assistants shopkeeper shopkeepers keeper butcher fishmonger florist baker greengrocer jeweller optician salesgirl teller trainee adviser advisor stallholder stallholders vendor vendors trader traders seller sellers attendant auctioneer pawnbroker clerk clerks guard guards security doorman greeter stylist consultant consultants seamstress fitter fitters installer
parking|the parking|parking||parking parked carpark trolleypark bay bays
location|the location|location||aisle aisles signage directions
equipment|the equipment|equipment||forecourt airline vending kiosk kiosks bottlebank photocopier photobooth escalator escalators lift lifts
toilets|the toilets|toilets||toilets loo loos restroom restrooms
space/aisles|the space in the aisles|space||cramped cluttered cage cages pallets`,
  delivery: `
parcel|the parcel|parcels|condition|parcel parcels package packages box boxes packaging envelope letter shipment shipments envelopes carton cartons bag bags bubblewrap wrapping wrapped contents crushed squashed dented dent ripped torn soaked wet post mail mailbox letterbox letters card stamps
driver|the driver|drivers|kind care|driver drivers rider riders ridder ridders deliverer deliverers courier couriers postman mailman deliveryman postie postwoman van vans biker moped knock knocked knocks rang doorbell buzzer
cancellation|the cancellation|cancellations||cancel cancelled canceled cancelling canceling cancellation cancelation
app|the app|app|speed|app
website|the website|website|speed|website websites site webpage page
tracking|the tracking|tracking||tracking status tracked track tracker update updates scan scanned scans map
communication|the communication|communication||communication email emails call calls phone phoned text texts texted chat chatbot message messages reply replies replied helpline hotline voicemail response
delivery|the delivery|delivery|speed|delivery deliveries deliver delivered delivers doorstep porch hallway hedge bin safeplace neighbour neighbor neighbours neighbors redelivery redeliver redelivered depot hub sorting collection collect missed slot slots window late dispatched despatched transit customs address postcode undelivered duetime
station|the parcel locker|parcel lockers||locker lockers compartment doors screen code pin qr
counter|the counter|counters||counter counters windows till clerk clerks
queue/wait|the waiting time|waiting||wait waited waiting queue queues queued queuing longspan
order|the order|orders||order orders ordered missing item items substitute substitutes substituted substitution substitutions replaced replacement groceries milk eggs bread pizza curry meal meals food fries burger burgers chips drink drinks sauce sauces recipe recipes ingredients ingredient fruit veg vegetables bananas
price|the prices|prices||price prices postage stamp tariff cost costs dearer expensive
fees|the extra charges|extra charges||fee fees charge charges surcharge tip tips duty
hours|the opening hours|opening hours||lunch
returns|the handling of returns|returns||return returns returned refund refunds refunded label labels printer
damage|the damage|damage||damage damaged damages broken smashed shattered cracked leaked leaking spilled spilt|-1
subscription|the subscription|subscriptions||subscription subscriptions plan plans pause paused skip skipped`,
  fitness: `
equipment|the equipment|equipment|clean condition choice|equipment machine machines weights treadmill treadmills rack racks dumbbells barbells bikes equipments cardio benches bench barbell squat gloves mats kettlebells bike cable cables pulley pulleys plates kettlebell rower rowers ergo crosstrainer elliptical stepper stairmaster dumbbell bar bars weight mat bag bags punchbag ropes ring rope smith wall walls net nets goalposts racket rackets ball balls tee tees buggy buggies cart carts club clubs clubhouse range mower springboard trampoline beam vault bows arrows target targets saddle boots helmets skates wetsuit wetsuits regulator tank tanks oars boat boats kit gear screens tv fan fans watercooler fountain
trainer|the trainer|trainers|kind care|trainer trainers coach coaches instructor instructors pt pts teacher teachers lifeguard lifeguards spotter referee caddie pro
classes|the classes|classes|choice quality|class classes yoga pilates spinning zumba lesson lessons session sessions course courses timetable waitlist waitinglist schedule spin hiit bootcamp bodypump aerobics aquafit ballet dance karate judo boxing crossfit training group groups lane lanes badge badges ability beginners beginner stroke strokes crawl breaststroke sparring drills technique slots slot booking bookings booked
changing|the changing rooms|changing rooms|clean|changing lockers locker changingroom changingrooms cubicle cubicles hairdryer hairdryers shower showers padlock toilets toilet loo loos dressing
membership|the membership|memberships||membership memberships contract joining subscription cancellation contracts fees billing card cards member members monthly annual renewal renewed renew cancel cancelled canceled cancelling canceling cancels freeze frozen pause paused directdebit debit induction trial commitment signup enrolled enrolment rolling passes fob tier
towels|the towels|towels|clean|towel towels
pool|the pool|pool|clean|pool pools water chlorine lengths length swimmers swimmer swim swimming flume wave inflatable inflatables float floats goggles lido diving
place/gym|the gym|gym|clean condition|gym gyms studio
climate|the ventilation|ventilation||ventilation airflow aircon temperature ac heating heated heat degrees cold freezing boiling windows stuffy sweaty
smell|the smell|smell||smell smells smelled smelly stink stinks stank sweat odour odor musty damp
calm|the noise|noise||music loud noise noisy grunting shouting playlist bass|-1
crowding|the crowding|crowding||crowded overcrowded packed rammed heaving jammed full oversubscribed|-1
cleanliness|the cleanliness|cleanliness||cleaned cleaner cleaners dirty dirt filthy dust dusty hair hairs mould mouldy mold wiped wipe wipes disinfectant spray plasters plaster grime grimy verruca
hours|the opening hours|opening hours||unmanned
parking|the parking|parking||parking parked carpark permit spaces
price|the prices|prices||price prices pricing cost costs expensive overpriced fee dearer cheaper rates
policy|the rules|rules||rule rules policy policies dresscode banned ban forbidden allowed prohibited
sales|the sales approach|sales approach||sales salesman pushy upsell upselling pitch supplements pressured
course/green|the course|courses||green greens bunker bunkers fairway fairways hole holes pitches court courts ice rink turf astroturf
service/staff|the team|staff|kind care|coaching manager receptionist receptionists desk secretary committee
food|the food|food|choice quality|cafe smoothie smoothies coffee vending snack snacks
queue/wait|the waiting time|waiting||wait waited waiting queue queues queued
booking|the booking|bookings||app reservation reservations
communication|the communication|communication||phone phoned rang email emails emailed message reply
payment|the payment|payments||account bank transfer cash`,
  school: `
teacher|the teachers|teachers|kind care|teacher teachers tutor tutors instructor instructors professor professors lecturer lecturers faculty educators mentor mentors prof profs coaches trainer trainers assessor assessors facilitator facilitators deputy supervisor supervisors substitute substitutes supply ta tas assistant assistants nanny childminder keyworker carer carers examiner examiners coach governess matron chef skipper invigilator caretaker nurse librarian librarians pilot captain jockey groom judge referee sensei dancers
assessment|the assessments|assessments|quality|assessment assessments marking markings marked grading graded grader graders certificate certification transcript assignment assignments coursework exam exams test mock mocks quiz quizzes marks mark grade grades feedback essay essays dissertation thesis report reports certificates diploma pass fail failed retake resit retest theory practical result results plagiarism deadline deadlines submission invigilation tested testing viva
platform|the platform|platforms|speed|platform portal website moodle lms app login zoom webinar webinars recording recordings video videos audio site page upload uploads link links captions forum password
course|the course|courses|quality|course courses lesson lessons class classes curriculum training lecture lectures syllabus teaching courseload homework tests workload program programme programs module modules degree masters apprenticeship seminar seminars tutorial tutorials workshop workshops unit units subject subjects maths english spanish french german grammar vocabulary piano guitar violin clay pottery glaze kiln recipe recipes cooking cook cooked baking dough pasta ballet dance ski skiing slope slopes surf surfing board boards dive dives riding horse horses pony ponies roundabouts roundabout motorway gear gears clutch manoeuvre manoeuvres reverse reversing car cars level levels beginner beginners intermediate advanced timetable timetables pace practice practise practised playlist choreography routine pirouette recital concert concerts scale scales chords sheet song songs easel canvas paint paints brush brushes wheel loaf icing cake cakes knife knives stitches sewing fabric camera lens aperture lightroom dictation speaking conversation listening reading writing spelling numbers phonics science history geography chemistry physics biology coding python cpr firstaid hazard perception wetsuit wetsuits regulator tank fins sails dinghy knots chairlift trot canter paddock arena saddle bridle stable stables yard dogs puppy recall leash treats
administration|the administration|administration|kind care|administration admin principal headteacher headmaster headmistress dean admissions office organisation organised organized disorganised disorganized secretary secretaries bursar registry registrar receptionist paperwork form forms letter letters calendar rota chaos chaotic visa enrol trip trips enquiry enquiries waitinglist assembly nativity
communication|the communication|communication||communication email emails emailed phone phoned call calls called reply replies replied response responses newsletter message messages informed text texts update updates diary apps parentmail whatsapp
fees|the fees|fees||fee fees tuition price prices cost costs deposit deposits instalment instalments invoice charge charges charged refund refunds expensive loan loans nonrefundable
campus|the campus|campus|clean|campus classroom classrooms buildings building library libraries hall halls gym canteen lab labs corridor corridors toilets toilet desk desks chairs heating radiators parking carpark playground garden lift room rooms changing showers locker lockers bench benches field pitch
material|the material|material|quality|material materials textbooks notes slides slide worksheet worksheets textbook handout handouts book books workbook workbooks pdf pdfs resources apron aprons tools ingredients equipment kit printer printers laptop laptops computers projector uniform uniforms blazer blazers whiteboard helmets helmet boots skis kits bikes
housing|the accommodation|accommodation||dorm dorms dormitory dormitories housing residence
opportunities|the opportunities|opportunities||opportunities internships internship jobs placement placements career careers employer employers recruiters
activities|the activities|activities||activities activity clubs sport sports playtime outings outing play toys crafts craft painting nap naps nappy nappies potty sandpit swings outdoor outside walk walks puzzles tv ipad ipads screens
enrolment|the enrolment|enrolment||enrollment enrolment registration
food|the food|food|choice quality|food lunch lunches meal meals dinner dinners menu snack snacks packed pizza chips sandwiches vegetables portion portions dish dishes breakfast
hours|the opening hours|opening hours||holiday holidays
appointment|the appointment|appointments||slot slots rescheduled reschedule cancelled canceled cancels postponed booked booking waitlist waiting duetime
policy|the rules|rules||rule rules policy policies banned ban forbidden detention detentions allowed dresscode
classes|the size of the classes|classes||overcrowded ratio ratios pupils classmates heads per
service/staff|the team|staff|kind care|caterer caterers lunchlady dinnerlady driver photographer
photos|the photos|photos||photo photos portrait portraits`,
  property: `
agent|the agent|agents|kind care|agent agents realtor landlord landlords landlady agency agencies estateagent letting lettings negotiator negotiators housemate host branch surveyor surveyors developer developers
management|the management|management|kind care|management concierge caretaker janitor porter superintendent freeholder managing committee hoa association manager managers
flat|the property|properties|clean condition|flat apartment apartments house property home unit units building studio complex rental bedroom bedrooms kitchen kitchens bathroom bathrooms lounge ceiling ceilings window windows carpet carpets paint painted balcony garden garage roof loft basement stairwell hallway corridor corridors lobby staircase insulation bungalow cottage maisonette bedsit ensuite premises furnished unfurnished furniture sofa bed mattress wardrobe desk tiles tile shower toilet bath sink cupboard cupboards plot newbuild extension conservatory driveway shed wall walls door doors
repairs|the repairs|repairs|speed|repair repairs maintenance plumbing boiler leak leaks leaking leaked drip drips dripping dripped bucket gutter gutters pipe pipes plumber plumbers electrician electrics electrical wiring radiator radiators hotwater lock locks hinge hinges handle intercom entryphone fuse fuses socket sockets tap taps fix fixed fixing mended repaired handyman workman workmen contractor contractors snag snags snagging lightbulb broken duetime
communication|the communication|communication|speed|communication emails email calls phone response responses reply replies emailed phoned rang ring ringing call called message messages voicemail text texts texted replied chased chasing chase unanswered answer answers answered updates update letter letters portal
viewing|the viewing|viewings||viewing viewings viewed appointment appointments showing showings tour tours visit openhouse keys keyholder
deposit|the deposit|deposits||deposit deposits deduction deductions deducted inventory checkout scheme retained withheld holding
rent|the rent|rents||rent rents monthly increase increased raised arrears
fees|the fees|fees||fee fees charge charges charged admin referencing commission commissions groundrent bill bills invoice invoiced pounds pound dollars dollar euros euro quid
lease|the tenancy|tenancies||lease tenancy leases contract contracts tenancies clause clauses renewal renewed renew agreement guarantor eviction
lift|the lift|lifts||lift lifts elevator elevators escalator stairs
pests|the insects|insects||bug bugs insect insects spider spiders ants beetles mice mouse rat rats cockroach cockroaches moths silverfish pigeons|-1
calm/noise|the noise|noise||noise noisy loud music parties party drilling hammering builders construction footsteps thin soundproofing barking|-1
pool|the pool|pool|clean|pool
appliances|the appliances|appliances|condition|dishwasher fridge refrigerator oven stove washer dryer washing heater heating heat ac aircon microwave cooker hob freezer dryers machine machines laundry tumble kettle
smell|the smell|smell||stench|-1
trash|the rubbish|rubbish||trash garbage rubbish dumpster bins bin recycling skip dump bags
damp|the damp|damp||damp mould mouldy mold moldy condensation fungus musty|-1
listing|the description|description||listing listings advert adverts advertised photo photos picture pictures description descriptions brochure floorplan rightmove zoopla measurements sqft described particulars
handling|the handling of the paperwork|paperwork||paperwork document documents form forms application applications applied applying references reference file conveyancing conveyancer chain offer offers completion exchange survey valuation mortgage
parking|the parking|parking||parking permit bay bays park parked
location|the location|location||neighbourhood neighborhood area street road station bus
wifi|the wifi|wifi||wifi internet broadband connection router
cleanliness|the cleanliness|cleanliness||cleaned cleaner cleaners cleaning dirty dirt filthy dust grime limescale stains stain hair
sales|the sales approach|sales approach||sales salesman pushy pressured
service/staff|the team|staff|kind care|clerk clerks receptionist reception counter`,
  culture: `
exhibition|the exhibition|exhibitions|quality|exhibition exhibitions collection collections exhibit exhibits display displays gallery galleries painting paintings sculpture sculptures artwork artworks artefacts artifacts installations artefact artifact masterpiece masterpieces canvas canvases portrait portraits statue statues sketches sketching curator curators curation curated dinosaur dinosaurs fossils mummy mummies skeleton skeletons waxwork waxworks figure figures figurines replica replicas relic relics manuscript manuscripts installation interactive diorama dioramas vitrine vitrines showcase showcases museum museums book books shelf shelves loan loans archive archives newspapers model models tapestry tapestries ceramics pottery armour jewels gardens garden greenhouse glasshouse plants flowers blooms roses ruins chapel crypt tower dungeon dungeons cave caves stalactites cavern waterfall viewpoint telescope telescopes planets lighting spotlight
guide|the guide|guides|kind care|guide guides docent docents ranger rangers commentary commentator narrator skipper captain leader lecturer boatman coxswain
audioguide|the audio guide|audio guides|quality|audioguide audioguides headset headsets headphones handset handsets earpiece earphones
tour|the tour|tours|quality|tour tours visit visits excursion excursions itinerary trip trips boat walk walks cruise cruises whale whales dolphin dolphins sightseeing tasting tastings route routes sights wildlife sightings spotting degustation samples sample kayak kayaks paddle zodiac binoculars bus buses coach coaches bikes
animals|the animals|animals||animal animals enclosure enclosures penguin penguins tiger tigers lion lions elephant elephants giraffe giraffes monkey monkeys gorilla gorillas chimp chimps ape apes gibbon gibbons bears panda pandas polarbear zebra zebras rhino rhinos hippo hippos otter otters seals sealion sealions meerkat meerkats lemur lemurs wolf wolves snake snakes reptile reptiles crocodile crocodiles alligator tortoise tortoises turtle turtles parrot parrots flamingo flamingos owl owls eagle eagles aviary butterfly butterflies shark sharks ray rays jellyfish octopus fish tank tanks cage cages keeper keepers zookeeper feeding feedings petting donkey donkeys goat goats sheep pig pigs pony ponies llama llamas alpaca alpacas rabbits guinea paddock paddocks habitat habitats
signs|the explanations|explanations||explanations captions labels signage sign signs placard placards plaque plaques board boards panel panels text texts inscription inscriptions map maps leaflet leaflets brochure brochures translation translations explanation caption label
screen|the picture and sound|picture and sound|quality|screen screens sound audio projection projector acoustics microphone subtitles subtitle picture image projectionist imax 3d blurry blurred dark dim lights speaker speakers mic mics mike microphones volume soundsystem amplification inaudible acoustic
tickets|the tickets|tickets||ticket tickets passes turnstile turnstiles wristband wristbands qr barcode voucher vouchers scanner scanners boxoffice eticket etickets annualpass seasonpass fastpass fasttrack queuejump timeslot timeslots reseller ticketmaster concession concessions stub code codes printed print
entry|the entry|entries||entry entrance admission gate gates admissions admitted doors door security search searches searched bouncer bouncers frisked
rides|the attractions|attractions|choice quality|ride rides attraction attractions slide slides coaster coasters rollercoaster rollercoasters carousel carousels dodgems waltzer waltzers ferris wheel flume flumes logflume waterslide waterslides trampoline trampolines zipline ziplines bouncy ballpit ballpool climbingframe tube tubes lazyriver wavepool waves kart karts karting gokart gokarts laser lasers vest vests phaser puzzle puzzles lock locks clue clues padlocks lane lanes pins pin bowl ball balls shoes skates rink machine machines arcade arcades claw slots simulator vr maze hole holes putter putters obstacle paintball funfair fairground train minitrain boats pedalo pedalos splash pit pits dodgem teacups helter skelter swing swings climbing wall walls harness harnesses foam inflatable inflatables trampolining gutters gutter bumpers cue cues snooker darts prizes prize tokens joystick console consoles pcs controllers controller guns gun phasers blaster horses horse jockeys betting odds bets stakes dealer dealers roulette blackjack dice bingo numbers caller hayride bales maize corn bonfire sledge sledges ice snow slope tubing ropes zip cable helmets helmet
shows|the shows|shows|quality|shows parade parades fireworks performance performances show film films movie movies plot acting actor actors actress actresses cast understudy production productions director musical musicals opera operas ballet concert concerts gig gigs orchestra conductor singer singers soloist choir comedian comedians comic compere comedy headliner headline encore interval stage staging costumes costume scenery script dialogue magician magicians clown clowns acrobats acrobat circus acts dancer dancers performer performers performing matinee premiere screening screenings trailer trailers adverts commercials match matches kickoff game games race races festival lineup headliners firework speeches speech ceremony toastmaster dj djs dancefloor bands drums drummer bass vocals vocalist hits encores curtain intermission plotline ending jokes joke gags tricks trick rabbit balloons santa elf elves grotto panto drone choirs quartet violin violins soprano tenor aria symphony recital ballerina tutu skaters wrestlers goal goals pitch innings penalty tennis derby tournament tournaments runners marathon medal medals pacers waterstation
seats|the seats|seats|comfort|seat seats seating row rows stalls circle balcony balconies pillar pillars legroom recliner recliners bench benches bleacher bleachers armrest armrests cushion cushions stool stools chair chairs sightline sightlines obstructed restricted tier tiers stand stands seated pew pews sofa sofas block views deckchair deckchairs blanket blankets
calm/noise|the noise|noise||noise noisy loud deafening chatter chatting chattering rustling shrieking screaming|-1
songs|the music|music|choice|songs band setlist
hall|the rooms|rooms|clean|hall halls room rooms foyer lobby auditorium venue tent marquee cloakroom cloakrooms basement
food/stands|the food|food|choice quality|food burger burgers hotdog hotdogs pie pies chips fries nachos pizza pizzas noodles sandwich sandwiches cake cakes canteen cafe cafeteria restaurant kiosk kiosks catering buffet lunch meal meals icecream menu churros doughnuts donuts bbq roast catered canapes vegetarian vegetarians portions plated starter starters main mains dessert toast pastries scone scones soup salad salads chicken curry wraps stall trucks van vans gluhwein bratwurst crepes waffles
snacks|the snacks|snacks|choice quality|popcorn sweets crisps snack snacks chocolate candyfloss slushy slushies
drinks|the drinks|drinks|choice quality|drink drinks beer beers pint pints lager wine prosecco coke cola soda coffee tea water cocktail cocktails slush bar bars champagne wines cider bottle bottles glass glasses barman bartender bartenders token pumps juice squash
product|the products|products||souvenir souvenirs merchandise merch tshirt tshirts hoodie hoodies scarf scarves umbrella keyring keyrings magnet magnets toy toys plush teddy poster posters programme programmes mug mugs jersey jerseys giftshop snowglobe gift gifts postcard postcards jigsaw necklace jewellery clothing shirt shirts cap caps flag flags badge glowstick lightsaber figurine ornament candle candles
photos|the photos|photos||photo photos photograph photographs photographer camera selfie selfies pictures video videos album albums frames usb
pool|the pool|pool|clean|pool pools swimming lifeguard lifeguards chlorine jacuzzi goggles armbands sunbeds loungers lounger towels wave
changing|the changing rooms|changing rooms|clean|changing changingroom changingrooms locker lockers cubicle cubicles showers
parking|the parking|parking||parking parked carpark valet tractor mud muddy
access|the access|access||wheelchair wheelchairs ramp ramps accessible accessibility buggy buggies pushchair pushchairs pram prams lift lifts escalator elevator elevators mobility stair stairs steps path paths gravel cobbles wheelchairuser ramped handrail
policy|the rules|rules||rule rules policy policies forbidden banned ban prohibited allowed permitted confiscated rucksack rucksacks backpack backpacks handbag height minimum curfew dresscode
membership|the membership|memberships||membership memberships member members annual season subscription renewal renew renewed patron
booking|the booking|bookings||booking bookings booked reserved reservation prebooked prebook slot
queue/wait|the waiting time|waiting||wait waited waiting waits queue queues queued queuing queueing line lines
crowding|the crowding|crowding||crowded overcrowded overcrowding crowds packed rammed heaving jammed crush scrum sardines|-1
service/staff|the team|staff|kind care|usher ushers usherette steward stewards attendant attendants marshal marshals guard guards host hosts gamesmaster referee doorman employee employees cashier
administration/organisation|the organisation|organisation||organisation organization organised organized organisers organizers organiser organizer disorganised disorganized chaos chaotic shambles timetable schedule bibs bib
counter|the counter|counters||desk counter till window
communication|the communication|communication||phone phoned rang emailed email emails message messages reply replies replied mail
cleanliness/tableware|the cleanliness|cleanliness||bin bins bucket
upkeep|the condition of the place|condition||carpet curtains springs paint lamps rust
location|the location|location||signposted signpost satnav uphill track shuttle remote station motorway
shuttle|the shuttle|a shuttle||shuttles minibus
light|the lighting|light||lamp spotlights floodlights
temperature|the temperature|temperature||heating heaters heater freezing chilly boiling sweltering aircon cooling draught draughts degrees humid
toilets|the toilets|toilets|clean condition absent|toilet toilets loo loos portaloo portaloos urinal urinals restroom restrooms ladies gents
atmosphere|the atmosphere|atmosphere||atmosphere ambience vibe soulless magic magical buzz lifeless flat dead christmassy festive lanterns fairylights decorations`,
  transport: `
driver|the driver|drivers|kind care|driver drivers chauffeur conductor busdriver cabbie cabby chauffeurs skipper guard guards inspector inspectors attendant attendants steward stewards stewardess controller dispatcher dispatchers gateman drove braked braking swerved speeding accelerated accelerator overtook overtaking horn hooted satnav shortcut detour
pilot|the pilot|pilots|kind care|pilot pilots captain
journey|the journey|journeys|comfort|journey ride rides trip trips bus train taxi coach ferry boat buses trains coaches tram route routes crossing sail sailing sailings voyage cruises metro underground tube subway railway railways minibus minibuses shuttle shuttles cabs hydrofoil catamaran motorway traffic jam diversion diverted replacement
flight|the flight|flights|comfort|flight flights flew fly flying airline airlines runway tarmac takeoff landing landed turbulence
punctuality|the punctuality|punctuality||punctual punctuality timetable schedule timing arrival departure departures late earlier departs depart departed departing arrives arrived arrive board boards platform platforms timetables timetabled schedules scheduled missed hourly headway countdown showup stranded waited wait waiting waits punctually vanished ghost tardy longspan duetime clocktime
punctuality/delay|the punctuality|punctuality||delay delays delayed|-1
cancellation|the cancellation|cancellations||cancellation cancellations cancelled canceled cancels cancel cancelling scrapped axed withdrawn rebooked rebook rebooking rerouted
vehicle|the vehicle|vehicles|clean comfort condition|vehicle vehicles car cars van cab carriage engine tyre tyres tire tires wiper wipers brakes brake clutch gearbox steering heater heating aircon ac boot trunk seatbelt seatbelts bodywork dent scratches petrol diesel fuel tank battery broke breakdown clapped rattled rattling rattle suspension exhaust minicab limousine limo campervan motorhome trailer lorry carriages wagon compartment gondola gondolas chairlift chairlifts hatchback automatic compact odometer mileage narrowboat kayak kayaks canoe dinghy moped mopeds
bikes|the bikes|bikes|comfort condition|bike bikes bicycle bicycles ebike ebikes escooter escooters scooter scooters pedal pedals saddle saddles helmet helmets chain gears skis ski boots bindings
bikestands|the stands|stands||bikestand
damage|the damage|damage||renterdamage scratch scratched scuff scuffed dented damaged damages
plane|the plane|planes|clean comfort condition|plane planes aircraft aeroplane airplane airbus boeing cabin jet cabins
seats|the seats|seats|comfort condition|seat seats seating legroom row rows aisle middle recline reclined recliner recliners armrest armrests bench benches berth berths bunk bunks couchette tray table
luggage|the luggage|luggage||luggage baggage suitcase suitcases bag bags carryon rucksack rucksacks backpack holdall carryons handluggage carousel conveyor overweight kilo kilos sizer pushchair pram prams
ticket|the ticket|tickets||ticket tickets passes railcard railcards season oyster contactless eticket etickets barcode barcodes qr gate gates turnstile penalty fines machine machines kiosk validated validate validator
fare|the fare|fares||fare fares meter price prices cost costs surge priced charged tariff rates dearer cheaper taximeter rate expensive overpriced
checkin|the check-in|check-in|speed|checkin desk desks counter counters clipboard paperwork passport documents reception
boarding|the boarding|boarding|speed|boarding boarded embark embarkation disembark disembarked jetway security
pickup|the pick-up|pick-ups||pickup collected collection picked meetinggreet
dropoff|the drop-off|drop-offs||dropoff
entertainment|the entertainment|entertainment|choice|entertainment screen screens movies film films movie headphones tv headset
communication|the communication|communication|speed|communication email emails call calls phone phones emailed phoned rang ring ringing reply replies replied message messages chatbot chat hotline helpline response voicemail letter letters
app|the app|app||app login password button
website|the website|website|speed|website websites site webpage page
rental|the rental|rentals||rental hire rent rented hired agreement handover excess collision keys key
deposit|the deposit|deposits||deposit deposits preauthorisation blocked
fees|the extra charges|extra charges||fee fees surcharge surcharges charges extra extras supplement supplements toll tolls cleaning admin penalties fined
insurance|the insurance|insurance||insurance waiver cover cdw
connection|the connection|connections||connection connections connecting layover
information|the information|information||information announcements announcement updates announced announce announces tannoy display displays signage signs sign map maps informed info
assistance|the assistance|assistance||voucher vouchers assistance wheelchair wheelchairs ramp ramps lift lifts elevator elevators escalator escalators buggy compensation
wifi|the wifi|wifi||wifi
guide|the guide|guides|kind care|guide guides
tour|the tour|tours|quality|tour tours excursion excursions cruise itinerary
agent|the agent|agents|kind care|agent agents
queue|the waiting time|waiting||queue queues queued queuing queueing|-1
booking|the booking|bookings||booking bookings booked reserve reserved reservation reservations prebooked prepaid confirmation upgrade upgraded overbooked category
food|the food|food|choice quality|food meal meals snack snacks sandwich sandwiches breakfast dinner lunch buffet pasta chicken roll coffee tea drinks drink wine beer water bar catering
service/staff|the team|staff|kind care|crew crews hostess hostesses rep reps clerk clerks receptionist porter porters
parking|the parking|parking||parking park parked parks bay bays barrier barriers carpark carparks garage space spaces level levels pillar pillars ticketmachine paystation meters clamped towed spot spots valet multistorey kerb permit permits
toilets|the toilets|toilets|clean condition absent|toilet toilets loo loos restroom restrooms lavatory soap paper
cleanliness|the cleanliness|cleanliness||dirty filthy dirt crumbs sticky rubbish litter stains stained stain cleaned cleaner cleaners sand dust grimy
temperature|the temperature|temperature||cold freezing boiling hot degrees sweltering chilly draught
hours|the opening hours|opening hours||unmanned
station|the station|stations||chargers charging chargingpoint station stations terminal terminals harbour harbor port pier dock docks
station/airport|the airport|airports||airport airports
sales|the sales approach|sales approach||upsell upselling pushy souvenir shop shops carpet salesman pressured
smell/vehicle|the smell|smell||smell smells smelled smelt stink stank reeked smoke
calm|the noise|noise||noise noisy loud music radio|-1
rides/zones|the attractions|attractions||trampolines trampoline pit zones
location/stop|the location|location||uphill remote directions
paymentmeans/card|the means of payment|means of payment||card cards cash`,
  app: `
battery|the battery use|battery use||battery drain drains drained draining charging
notifications|the notifications|notifications||notification notifications alerts reminders pings notify notified push vibrate buzz buzzes beep alert
subscription|the subscription|subscriptions||subscription subscriptions paywall membership premium trial subscribe subscribed subscriber subscribers free renew renewed renewal autorenew monthly yearly annual tier plan plans pro unlock unlocked price prices priced pricing
cancellation|the cancellation|cancellations||cancel cancelled canceled cancelling canceling cancellation cancelation unsubscribe unsubscribed unsubscribing uninstall uninstalled
driver|the drivers|drivers|kind care|driver drivers rider riders courier couriers deliveryman taxi cab ride rides trip trips pickup
settings|the settings|settings||settings setting preferences default defaults language languages toggle
basket|the basket|baskets||basket cart wishlist
servers|the servers|servers||server servers outage outages maintenance down
map|the map|maps||map maps gps navigation route routes directions satnav pins location postcode traffic reroute rerouted rerouting compass
interface|the interface|interface||interface dashboard ui layout design theme themes screen screens menu menus button buttons icon icons font fonts text tab tabs swipe swiping tap taps tapped scroll scrolling homepage colour colours cluttered darkmode dark bubbles keyboard cursor portrait landscape
interest|the interest rate|interest rates||interestrate
performance|the performance|performance||performance memory storage cpu overheats overheating heats
account|the account|accounts||account accounts profile balance statement statements history points progress streak streaks stats data backup saves saved rank ranks badge badges
search|the search|search|quality|search searching filter filters filtering results searches finds suggestions match matches matching
sync|the synchronisation|synchronisation||sync syncing synchronisation synced synchronise synchronize synchronised cloud backups backed bluetooth pair paired pairing watch smartwatch wearable device devices tablet
features|the features|features|choice|feature features functions functionality option options tool tools screenshot screenshots mode modes widget widgets export exporting import save saving copy paste print share sharing undo redo edit editing delete deleting sort sorting sorted calendar timer alarm alarms download downloads downloading upload uploads uploading bookmark bookmarks favourites favorites favourite scan scanner scanning template templates crop handwriting dictation offline autocorrect swear emoji emojis voice shortcut shortcuts attachment attachments subtitles pdf spreadsheet csv printer
loading|the loading|loading|speed|loading load loads loaded slow slowly slower sluggish buffering buffer buffers
controls|the controls|controls||controls joystick
gameplay|the gameplay|gameplay||gameplay graphics levels level characters game games rewards stage stages boss bosses boost boosts boosters coin coins gem gems lives life energy tournament tournaments league leagues leaderboard opponent opponents bot bots cheater cheaters cheating matchmaking moves puzzle puzzles dice tiles board chapter chapters quest quests guild clan battle battles weapon weapons loot chest chests event events jackpot chips score scores scoring play player players playing difficulty skill skills pack packs reward ranking
payment|the payment|payments||payment payments paying transaction transactions transfer transfers transferring checkout payee payees card cards paid charged charge charges refund refunds refunded fee fees wallet paypal applepay purchase purchases purchased bank deposit deposits withdraw withdrawal withdrawals withdrawn fare fares
support|the support|support|speed|support helpdesk helpline chatbot agent agents ticket tickets email emails reply replies replied developer developers devs customerservice response report reports
messages|the messages|messages||messages message chat chats inbox conversations conversation dm dms thread threads
permissions|the permissions|permissions||permission permissions privacy cookies contacts consent
content|the content|content|choice quality|content lessons lesson articles songs podcasts podcast recipes playlists exercises song album albums shuffle lyrics catalogue catalog library series season seasons episode episodes film films movie movies channel channels station stations track tracks artist artists headline headlines paywalled news course courses unit units quiz quizzes vocabulary grammar crossword recipe clue clues translation translations forecast forecasts radar rain voices narrator audiobook audiobooks book books
photos|the photos and videos|photos and videos||photo photos pictures video videos camera image images selfie collage gallery footage
connection|the connection|connection||network networks connection wifi internet 4g 5g signal
product|the products|products|choice quality|product products item items goods clothes clothing shoes dress jeans shirt shirts tshirt brand brands
returns|the handling of returns|returns|speed|return returns returned returning
sizes|the sizes|sizes|choice|sizes
stock|the stock|stock|choice|stock
offers|the offers|offers||offer offers coupon coupons cashback discount discounts promo promos promotions
tracking|the tracking|tracking||tracking
stability/crashes|the crashes|crashes||crash crashes crashed crashing crashy freeze freezes freezing froze frozen hang hangs hanging stuck stutter stutters stuttering closes quits quit spins spinning spinner whirls unresponsive error errors bug bugs buggy glitchy lag lags lagging laggy reinstall reinstalled reinstalling restart restarted restarting restarts reboot rebooted rebooting disconnect disconnects disconnected disconnecting blank|-1
update|the latest update|updates||update updates updated updating version versions release releases redesign redesigned revamp overhaul rollout patch firmware makeover relaunch
ads|the advertisements|advertisements||ad ads advert adverts advertising advertisement advertisements commercial commercials banner banners popup popups sponsor sponsored sponsors trailer skip skippable countdown casino adfree
login|signing in|sign-in||login logins log logging logged signin signed signing password passwords passcode pin code codes verification verify verified verifying authentication authenticator captcha fingerprint faceid biometrics otp username lockout locked locks registration register registered registering credentials
order|the order|orders||order orders ordering ordered delivery deliveries delivered restaurant food duetime
tickets|the tickets|tickets||qr barcode booking bookings booked reservation boarding pass
equipment|the devices|devices||scooter scooters bike bikes charger chargers thermostat doorbell lamp lamps bulb bulbs plug remote tv
parking|the parking|parking||parking parked bay zone zones meter plate
features/sound|the sound|sound||sound sounds audio music volume mute muted
points|the points|points||loyalty voucher vouchers freebie stamps stamp`,
  services: `
service/staff|the team|staff|kind care|engineer engineers fitter fitters roofer roofers technician technicians tech techs plumber plumbers electrician electricians installer installers contractor contractors mover movers crew cleaner cleaners painter painters photographer photographers groomer groomers driver drivers seamstress builder builders plasterer plasterers tiler tilers joiner joiners carpenter carpenters decorator decorators labourer labourers gardener gardeners landscaper landscapers handyman locksmith locksmiths sweep surveyor surveyors foreman tradesman tradesmen workman workmen operative operatives operator operators adviser advisers advisor advisors agent agents rep reps representative representatives salesman salesmen receptionist clerk clerks officer officers caseworker undertaker undertakers pallbearers celebrant minder minders handler handlers trainer trainers carer carers nurse nurses nanny nannies babysitter babysitters recruiter recruiters consultant consultants solicitor solicitors lawyer lawyers paralegal guard guards dj apprentice apprentices lad lads bloke blokes chap chaps boss gaffer owner
work|the work|work|quality speed|work job jobs repair repairs repaired installation workmanship cleaning carpet carpets windows alterations leak leaks leaking leaked leaky drip drips dripping pipe pipes pipework boiler boilers radiator radiators tap taps toilet toilets cistern sink drain drains drainage gutter gutters guttering tile tiles tiling grout grouting sealant silicone slate slates ridge flashing chimney soot flue roof roofing skylight wiring wired rewire rewired socket sockets switches fusebox fuse breaker lights plaster plastered plastering skim skirting ceiling ceilings wallpaper painted paint painting brushmarks gloss undercoat woodwork hinge hinges frame frames cylinder glazing pane panes seal seals conservatory kitchen kitchens worktop worktops cupboard cupboards cabinet cabinets drawer drawers hob plinth bathroom shower bath vanity flooring laminate parquet lino fence fencing fencepost decking deck patio slabs slab paving driveway tarmac concrete cement brick bricks brickwork mortar pointing lawn turf grass hedge hedges trimmed mowed mowing mown edges weeds weeding clippings tree trees stump branches pruned pruning garden alarm alarms sensor sensors panel panels inverter solar battery insulation cladding scaffolding scaffold blind blinds curtain curtains upholstery upholstered cushions sofa sofas chair armchair oven ovens hoover hoovered vacuumed mopped dusted wiped dusting skirtings bathrooms cleaned polish polished smears streaks streaky stain stains stained rubbish dust footprints screen screens soldered repairing fixed fixing mended restrung fret frets heel heels sole soles resoled stitched stitching zip zips groomed grooming clipped fur shaved headstone headstones inscription engraving engraved lettering urn coffin wreath hearse chapel eulogy prints print printed printing proof proofs banners flyers leaflets edited editing video videographer playlist speeches dancefloor translation translated fitted fitting refitted install installed installing doors walls floor soap joint joints repainted bootprints
quote|the quote|quotes||quote quotes estimate estimates quoted estimated valuation survey
network|the network|networks|speed|network networks coverage signal internet broadband wifi wireless nbn fibre connection connections outage outages dropouts router routers modem modems hub hubs speed speeds mbps megabits bandwidth ping buffering buffers line lines landline dialtone sim esim roaming data 4g 5g fiber cable satellite channel channels box decoder vpn server servers uptime hotspot download downloads upload uploads stream streams streaming latency
appointment|the appointment|appointments||appointment appointments schedule scheduling slot slots booked rebooked rebook rescheduled reschedule postponed noshow arrive arrived arrives cancelled canceled cancels duetime
communication|the communication|communication|speed|communication email emails call calls phone phoned rang ring ringing message messages voicemail hotline helpline chat chatbot reply replies replied response responses letter letters hold updates callback text texts texted unanswered inbox
photos|the photos|photos|quality|photos pictures album photo photographs picture portrait portraits shots retouching negatives
damage|the care taken|care||damage damages scratch scratches scratched dent dents dented broke broken chipped cracked smashed scuffed scuffs ruined spilled shrunk shrunken bleached scorched singed torn ripped|-1
machines|the machines|machines|condition|washer washers dryer dryers machine tumble drum spin detergent coins coin token tokens
clothes|the clothes|clothes||clothes clothing dress dresses shirt shirts suit suits laundry coat coats trousers jeans skirt skirts hem hems hemmed hemming sleeve sleeves waist waistband collar collars crease creases creased ironing ironed pressed blouse blouses jumper jumpers jacket jackets gown gowns veil duvet duvets rug rugs silk wool cashmere lining buttons tux tuxedo waistcoat
paperwork|the paperwork|paperwork||paperwork documents forms document form application applications applied certificate certificates passport passports permit permits licence license registration reference cv payslip payslips timesheet timesheets deed deeds probate notarised stamp
fees|the fees|fees||fee fees charge charges callout surcharge surcharges extras penalty tariff tariffs rates rate hourly vat supplement admin
booking|the booking|booking||booking bookings reservation
sales|the sales approach|sales approach||sales pitch presentation upsell upselling salesperson pushy doorstep pressured brochure
bill|the bill|bills||bill bills billed billing invoice invoices invoiced meters reading readings smartmeter directdebit debit debited statement statements arrears kwh usage
contract|the contract|contracts||contract contracts subscription subscriptions renewal renew renewed renews renewing expiry expired terms notice term plan plans allowance upgrade upgraded bundle package packages switched switching
cancellation|the cancellation|cancellations||cancel cancelling canceling cancellation cancelation terminate termination
price|the prices|prices||price prices priced pricing cost costs expensive dearer cheaper hike hikes increase increases increased inflation cpi loyalty overpriced
delivery|the delivery|delivery||delivery delivered deliver collected collection collect van vans lorry truck trucks load loaded loading unloading unloaded boxes cartons wrapped
animals|the care of the animals|care of the animals||dog dogs puppy puppies cat cats kitten kittens kennel kennels walked leash feeding horse horses hoof hooves rabbit rabbits
queue/wait|the waiting time|waiting||wait waited waiting queue queues queued delay delays delayed longspan
website|the website|website||website site portal page pages webpage login password account app dashboard domain domains dns
space/storage|the space available|space||storage locker lockers padlock square metres container containers
facilities|the facilities|facilities||desk desks chairs meeting rooms phonebooth printer printers lounge lift lifts showers
parts|the parts|parts||parts spare spares
warranty|the warranty|warranties||warranty warranties guarantee guaranteed
deposit|the deposit|deposits||deposit deposits
calm/noise|the noise|noise||noise noisy loud|-1
smell|the smell|smell||smell smells smelled smelt stink stank stinks stench damp musty
listing|the description|description||advertised advert description listing
tickets|the tickets|tickets||ticket tickets seat seats resale barcode
food|the food|food||food hamper hampers cake buffet chocolates
administration/organisation|the organisation|organisation||organisation organised organized disorganised disorganized department departments coordination rota shift shifts timetable
login|signing in|sign-in||code codes passcode
paymentmeans/card|the means of payment|means of payment||card cards cash`,
  finance: `
app|the app|app|speed|app apps application update updates updated crash crashes version screen
website|the website|website|speed|website site online portal page pages form chat
login|the login|login||login logging password passwords authentication logged code codes otp pin passcode fingerprint lockout verification verify username
communication|the phone line|phone line|speed|phone phoned hotline callcentre callcenter helpline call calls callback phones line lines ringing rang voicemail email emails emailed message messages chatbot reply replies replied switchboard callbacks
fees|the fees|fees||fee fees charge charges commission commissions charged premium premiums overdraft overdrafts spread markup arrangement excess margin penalty penalties price prices cost costs quote quotes quoted renewal renewed loyalty
fees/interest|the interest|interest||interest rates apr
service/staff|the team|staff|kind care|teller tellers banker bankers adviser advisers advisor advisors representative representatives rep reps agent agents staff broker brokers underwriter underwriters clerk clerks cashier cashiers manager managers handler handlers salesman
atm|the cash machine|cash machines||atm atms cashpoint cashpoints cashmachine machine machines dispenser coins coin
branch|the branch|branches|clean|branch branches lobby shut shuts
drivethru|the drive-through|the drive-through||drivethru
counter|the counter|counters||counter counters tills window windows
handling|the handling of claims|the handling of claims||claim claims settlement settlements surveyor surveyors assessor assessors adjuster adjusters claimed claiming settled assessed assessment payout payouts excluded exclusion exclusions clause clauses smallprint underwriting policy policies
handling/paperwork|the paperwork|paperwork||paperwork forms document documents documentation notarized notarised receipt receipts reference
handling/requests|the handling of requests|the handling of requests||rejected declined refusal
handling/refunds|the handling of payments|the handling of payments||refund refunds refunded reimbursed reimbursement
handling/transactions|the transactions|transactions||transfer transfers transferred transaction transactions payment payments cheque cheques pounds pound dollars dollar euros euro quid transferring remittance remittances limit limits limited wire ach withdraw withdrew withdrawal withdrawals funds
handling/applications|the handling of applications|the handling of applications||applications applied apply mortgage mortgages loan loans approval approved valuation survey probate pension
handling/accounts|the handling of accounts|the handling of accounts||freezing unblock unblocked blocked suspended restricted reinstated
queue/wait|the waiting time|waiting||wait waited waiting queue queues queued queuing longspan
hours|the opening hours|opening hours||lunchtime
advice|the advice|advice||advice advise advised explain explained explanation information informed leaflet
parking|the parking|parking||parking carpark parked`,
};

export const vocabularyFr: Readonly<Record<string, string>> = {
  hair: `
haircut|la coupe|coupes|quality|coupe coupes degrade frange coiffure brushing chignon cheveux pointes degrades franges boucles brushings nuque pattes tempes longueurs longueur carre tondeuse lissage permanente barbe contour chevelure meche coupee cheveu rase rasage raser ciseaux sabot boucle bouclage permanentes lisse lisser lissages mulet chignons tresse tresses nattes locks dreads moustache pointe epaisseur volume coiffee coiffures extension degradee coupedecheveux effile effilee effiler desepaissir desepaissi miseenplis lissee rasee tondeuses sabots laque nuques
colour|la couleur|couleurs|quality|couleur coloration meches balayage decoloration blond blonde orange couleurs blonds racine racines reflets reflet teinture teint decolore decoloree patine henne roux cuivre rousse rousses cuivree cuivrees decolorations eclaircissement jaune jaunes oranges cendre cendree balayages colorations bronde platine chatain brune
treatment|le soin|soins|quality|soin soins manucure pedicure epilation ongles sourcils ongle vernis gel cils sourcil epilations cire gommage massage massages modelage lettres encre tatouage tatouages dessin tattoo piercing extensions semipermanent resine capsules capsule limage cuticules cuticule rehaussement microblading laser drainage hydrafacial masque peeling bronzage uv epilee epile epiler ponceuse pigmentation manucures pedicures pediluve beautedespieds duvet jacuzzi sauna hammam spa baignoire gommages enveloppement enveloppements relaxation huile huiles botox hyaluronique injections injection maquillage maquilleuse browlift microneedling cryolipolyse pulsee lapose
stylist|le coiffeur|coiffeurs|kind care|coiffeur coiffeuse coiffeurs coiffeuses barbier estheticienne masseuse masseur masseuses tatoueur tatoueuse tatoueurs estheticiennes prothesiste apprentie apprenti stagiaire pierceur perceur barbiers toiletteur toiletteuse toiletteuses
appointment|le rendez-vous|rendez-vous||rdv seance seances creneau creneaux annule annulee annulation reporte reportee decale decalee planity treatwell
cleanliness|la propreté|propreté||bac bacs peignes peigne serviettes serviette hygiene salete poussiere poils desinfection
service/staff|l'équipe|personnel|kind care|gerante gerant patronne patron responsable
animals|le toilettage|toilettages||toilettage tonte tondu tondue griffes
paymentmeans|les moyens de paiement|moyens de paiement||cb cartebancaire especes cheque
queue/late|la ponctualité|ponctualité||retard retards
product|les produits|produits||shampoing shampoings shampooing creme cremes serum gamme
sales|la démarche commerciale|démarches commerciales||forcing forfait forfaits cure cures
music|la musique|musique||musique radio`,
  garage: `
repair|la réparation|réparations|quality speed|reparation reparations vidange frein freins pneu pneus plaquettes embrayage carrosserie peinture diagnostic revision entretien depannage distribution amortisseur amortisseurs disques disque geometrie parallelisme teinte coulures vernis parebrise poncage retouche travail attelage climatisation demarreur alternateur courroie turbo injecteurs echappement portiere aile moteur batterie bougie bougies filtre filtres huile fuite fuites culasse courroies cardan cardans roulement roulements rotule rotules cremaillere triangle phare phares feux ampoule ampoules essuieglace retroviseur retroviseurs retro serrure vitre vitres portieres rayure rayures bosse bosses peintures polissage debosselage voyant voyants panne pannes bruit bruits vibration vibrations controletechnique contrevisite recharge climatisations embrayages vidanges equilibrage montage crevaison crevaisons cable cables reparer repare reparee atelier boitedevitesses vitesses plaquette suspension suspensions soudure catalyseur fap vanne egr pompe calculateur clignotant comodo ressort demontage regulateur ecran lapose
mechanic|le mécanicien|mécaniciens|kind care|mecanicien mecaniciens garagiste mecano mecanos carrossier carrossiers technicien techniciens controleur controleurs chef
bill|la facture|factures||facture factures devis facturation facturer facturee
car|le véhicule|véhicules|clean condition|voiture vehicule voitures vehicules moto roue roues jante jantes parechocs capot coffre auto autos kilometrage kilometres modele scooter camion utilitaire fourgon campingcar
parts|les pièces|pièces||piece pieces rechange
appointment|le rendez-vous|rendez-vous||rdv creneau creneaux
warranty|la garantie|garanties||garantie garanties
delivery|la livraison|livraisons||livraison livraisons livre livree livrer livrees
wash|le nettoyage|nettoyages|quality|lavage rouleau rouleaux mousse brosses karcher aspirateur nettoyage nettoye nettoyee portique
sales|la vente|ventes||vendeur vendeurs vendeuse commercial commerciaux commerciale extension reprise estimation estimations rachat vente achat essai leasing loa lld concession concessionnaire concessionnaires bondecommande negociation argus
queue/delays|les délais|délais||delai delais retard retards
order|la commande|commandes||commande commandes commander
rental/loan|le véhicule de prêt|véhicules de prêt||vehiculedepret
handling/paperwork|les démarches administratives|démarches administratives||cartegrise immatriculation certificat papiers documents
communication|le contact téléphonique|contacts téléphoniques||telephone appel appels appeler rappel rappeler rappelle joindre joignable hotline mail mails message messages standard contacter
service/staff|l'équipe|personnel|kind care|receptionnaire receptionnaires receptionniste responsable patron gerant secretaire`,
  restaurant: `
bread|le pain|pains|choice quality|pain pains baguette baguettes miche miches tradition brioche brioches croutons toast toasts tartine tartines
pastry|les pâtisseries|pâtisseries|choice quality|croissant croissants viennoiserie* patisserie* gateau* tarte tartes tartelette* eclair eclairs chouquettes macaron macarons cookie cookies religieuse flan flans millefeuille fraisier baba financier madeleine madeleines buche buches chausson chaussons brownie muffin muffins gaufre gaufres glace glaces sorbet boule boules tiramisu tiramisus profiteroles crumble cheesecake pannacotta sorbets cornet cornets chantilly parfums donut donuts churros entremets paindechocolat painauchocolat chocolatine chocolatines bugnes meringue meringues cannele canneles cupcake cupcakes galettedesrois
starter|les entrées|entrées|quality|entree entrees
dish|le plat|plats|quality|viande viandes poisson poissons pates burger burgers hamburger steak entrecote bavette magret canard poulet agneau porc boeuf moules fruits-de-mer crevettes saumon cabillaud frites riz salade salades soupe soupes ramen ramens sushi sushis maki makis nouilles raviolis gyozas brochettes couscous tajine kebab tacos curry risotto lasagnes carbonara crepe crepes galette galettes fondue raclette tartiflette tartare tempura tempuras bouillon cuisson garniture accompagnement accompagnements puree sauce sauces legumes roti gratin rognons mojettes blanquette cassoulet choucroute paella croque croques croquemonsieur omelette oeufs huitres moule poke bowl bowls pokebowl gnocchi spaghetti spaghettis lasagne nems nem pho naan naans falafel falafels kebabs burritos quesadillas volaille hachis saucisse saucisses jambon charcuterie fromages gibier lapin thon dorade poulpe calamars gambas langoustines haricots lentilles rondelles nuggets surgeles mayonnaise vinaigrette assaisonnement epices attieke alloco thieb beignets rotis boudin andouillette quiche tourte chips pois patates tomate tomates avocat melon burrata mozzarella houmous tartares entrecotes bavettes onglet filet filets pave paves escalope escalopes cordonbleu magrets confit cuisses ailes wings tenders brochette veau mouton gigot tripes foiegras terrine terrines feuillete quenelle quenelles dauphinois legume ratatouille epinards champignons oignons aubergine aubergines courgettes carottes olives cornichons betteraves poireaux asperges artichauts cheeseburger cheeseburgers cheddar bacon bun buns calzone margherita regina napolitaine garnitures parmesan gorgonzola chevre roquefort camembert fromage planche planches tapas bruschetta focaccia antipasti fajitas nachos guacamole ceviche paellas bibimbap bobun wok soja yakitori edamame sashimi sashimis california rolls chirashi udon currys tandoori biryani masala samoussa samoussas mezze mezzes chawarma shawarma kefta pastilla tajines brick bricks frite gnocchis ravioles ravioli spaetzle flammekueche flammekuche tarteflambee poutine bulots crustaces homard langouste crabe huitre saintjacques truite sole colin merlu assortiment carpaccio tataki grillades grillade escargots cuissons steaks souvlaki gyros bao dimsum dimsums nouille vermicelles porridge pancake pancakes potatoes ketchup moutarde condiments saveur saveurs gout gouts recette recettes ingredient ingredients lardons knacks veloute verrine verrines pitas pita petitsfours amusebouche amusebouches
sandwich|les sandwichs|sandwichs|choice quality|sandwich sandwichs panini paninis wrap wraps bagel bagels
coffee|le café|cafés|quality|cafe cafes expresso espresso cappuccino latte the thes dosette dosettes sachet
drinks|les boissons|boissons|choice quality|boisson boissons consommation consommations conso consos cocktail cocktails jus mojito spritz sirop limonade soda sodas coca rhum pastis aperitif aperitifs aperos glacons demis pinte pintes mousse monaco pression eau carafe carafes bouteille bouteilles pichet pichets kir digestif digestifs whisky vodka gin punch sangria mojitos margarita margaritas smoothie smoothies milkshake milkshakes sirops orangina perrier verre verres tequila cidre cidres infusion alcool alcools shooter shots chocolatchaud diabolo ricard
portions|la taille des portions|portions||portion portions quantite quantites bouchee bouchees ration rations dose doses
booking|la réservation|réservations||reservation reservations reserve reservee reservees
seating|les places assises|places assises|comfort|siege sieges fauteuil fauteuils chaise chaises tabouret tabourets banc bancs banquette banquettes coussin coussins dossier dossiers
cleanliness/tableware|la propreté|propreté||couverts couvert vaisselle nappe nappes serpilliere torchon plateau plateaux sol
temperature|la température de la salle|température||clim climatisation chauffage chauffe ventilateur ventilateurs
order|la commande|commandes||commande commandes commander commandee emporter clickandcollect borne bornes drive
food/fault|la cuisine|plats||immangeable immangeables insipide insipides crue crues carbonise carbonisee carbonisees indigeste indigestes salee surcuit surcuite decongele decongelee|fault
service/staff|l'équipe|personnel|kind care|chef cheffe chefs cuisinier cuisiniers cuisiniere barmaid sommelier sommeliere pizzaiolo responsable responsables manager managers manageuse directeur directrice tenancier tenanciere tenanciers patron patronne patrons gerant gerante gerants maitredhotel restaurateur restauratrice vendeur vendeuse vendeuses vendeurs caissier caissiere boulanger boulangere glaciers glacier
seating/table|la table|tables||table tables tablee mangedebout
bill|l'addition|additions||addition additions ticket facture factures pourboire pourboires supplement supplements majoration
paymentmeans|les moyens de paiement|moyens de paiement||cb cartebancaire especes cheque cheques ticketsrestaurant tpe sanscontact
choice|le choix|choix||choix vegetarien vegetarienne vegetariens vegetariennes vegan vegane vegans veganes vegetalien halal casher gluten sansgluten
delivery|la livraison|livraisons||livraison livraisons livreur livreurs deliveroo ubereats livree
cleanliness/hygiene|l'hygiène|hygiène||hygiene cheveu cheveux poils mouche mouches moucheron moucherons cafard cafards blatte blattes rat rats moisissure|-1
calm/noise|le bruit|bruit||bruit bruits bruyant bruyante bruyants brouhaha vacarme acoustique resonance karaoke sono nuisances|-1
queue/slow|le temps d'attente|attente||lenteur lenteurs
hours/closed|les horaires|horaires||fermee fermees|fault
policy|le règlement|règlement||interdit interdite
smell|l'odeur|odeurs||graillon fumee fumees
offers|les offres|offres||offre offres promo promos promotion promotions reduction reductions coupon coupons fidelite happyhour`,
  lodging: `
room|la chambre|chambres|clean comfort condition|chambre chambres suite suites dortoir moquette tapisserie mur murs plafond volets volet fenetre fenetres couloir parois paroi escalier armoire armoires placard placards penderie rideau rideaux portes parquet sol sols serrure couloirs tapis chambrette lucarne velux vasistas store stores rangement rangements chevet liseuse
accommodation|le logement|logements|clean comfort condition|logement appartement gite studio chalet bungalow villa caravane mobilhome appart appartements mobilhomes bungalows chalets cottage maison yourte tente mobilehome roulotte roulottes lodge lodges cabane cabanes maisonnette logements gites studios villas residence
bed|la literie|literie|comfort clean|lit lits literie matelas oreiller oreillers draps couette drap taie taies couettes matelats sommier sommiers ressort ressorts couchette couchettes banquette convertible couchage couchages traversin duvet clicclac bz canapelit canape lattes alese
bathroom|la salle de bain|salles de bain|clean condition|douche douches toilettes wc baignoire lavabo pommeau mitigeur chasse bonde robinet robinetterie bidet evier salledebain sanitaires sanitaire cumulus sechecheveux savon sdb joints joint siphon canalisation canalisations evacuation lunette cuvette abattant papiertoilette shampooing shampoing baignoires lavabos robinets
towels|les serviettes|serviettes|clean|serviette serviettes peignoir peignoirs linge
housekeeping|le ménage|ménage|care|menage nettoyage nettoye nettoyee nettoyes nettoyees nettoyer femmedechambre
climate|la température de la chambre|température||climatisation clim chauffage radiateur temperature climatiseur chauffages radiateurs ventilateur ventilateurs ventilo convecteur convecteurs buee isolation chaleur fraicheur aeration ventilation vmc temperatures degres canicule climatise climatisee climatiseurs
reception|la réception|réception|kind care speed|reception receptionniste
lift|l'ascenseur|ascenseurs||ascenseur ascenseurs
pitch|l'emplacement|emplacements||emplacement emplacements parcelle parcelles borne haies ombrage ombrages
deposit|la caution|cautions||caution cautions empreinte depotdegarantie
kitchenette|l'équipement de cuisine|équipement de cuisine||frigo frigidaire refrigerateur kitchenette vaisselle bouilloire casserole casseroles poele poeles assiettes couverts couteau couteaux microondes four plaques gaziniere cafetiere ustensiles verres gaz plaque vaisselles torchon eponge lavevaisselle congelateur hotte refrigerateurs frigos tasses fourchettes
checkin|l'arrivée et le départ|arrivée et départ||badge cles clefs checkin checkout enregistrement cle clef boiteacles digicode code codes boitier cartemagnetique badges enregistrements etatdeslieux
fees|les suppléments|suppléments||supplement supplements forfait taxe taxes
listing|la description|descriptions||descriptif photos photo description annonces
equipment|les équipements|équipements||machine lavelinge sechelinge buanderie transat transats toboggan trampoline barbecue machines coffrefort secheserviette lessive laverie cintre cintres minibar equipement equipements fer
upkeep|l'entretien|entretien||carrelage peinture poignee entretien facade vetuste renovation renovations fuite fuites infiltrations infiltration fissures fissure plinthe plinthes papierpeint rouille prises interrupteur interrupteurs delabrement poignees espacesverts
food/breakfast|le petit-déjeuner|petit-déjeuner|choice quality|petitdejeuner brunch croissant croissants confiture confitures yaourt yaourts cereales oeufs viennoiserie viennoiseries grillepain toasts ananas fruits pain bacon charcuterie beurre jus brioche oeuf saucisses jambon charcuteries cereale muesli
light|l'éclairage|éclairage||eclairage ampoule ampoules lampe lampes neon neons penombre
cleanliness/dirt|la propreté|propreté||poussiere poussieres crasse cheveux cheveu poils tache taches tachee tachees moisissure moisissures calcaire miettes detritus dechets ordures toilesdaraignee|-1
pests|les insectes|insectes||insecte insectes punaise punaises cafard cafards blatte blattes fourmi fourmis moustique moustiques souris rat rats araignee araignees mouche mouches bestiole bestioles puces rongeur rongeurs|-1
hotwater/pressure|la pression de l'eau|pression||pression chauffeeau
hotwater|l'eau chaude|eau chaude||eauchaude chaudiere
damp|l'humidité|humidité||humidite
calm/noise|le bruit|bruit||bruit bruits bruyant bruyante bruyants bruyantes nuisance nuisances brouhaha vacarme boucan tapage fetards cris aboiements klaxons discotheque ronflements bouchonsdoreilles boulesquies sonores sonore disco karaoke hurlements hurlaient crient criaient aboient aboyait tambourine claquent claquer talons marteaupiqueur|-1
tv|la télévision|télévision||tele television tv televiseur chaines telecommande
service/host|les hôtes|hôtes|kind care|hotes proprietaire proprietaires proprio proprios hotelier hoteliere
service/staff|l'équipe|personnel|kind care|veilleur concierge gerant gerante gerants directeur directrice responsable responsables receptionnistes femmesdechambre gestionnaire
animation|les animations|animations|choice quality|animation animations animateur animateurs animatrice animatrices activite activites clubenfants miniclub spectacles spectacle
seating/pool|les transats|transats||chaiselongue parasol parasols
gym|la salle de sport|salle de sport||fitness musculation salledesport
location|l'emplacement|emplacement||quartier quartiers excentre excentree voieferree autoroute
furniture|le mobilier|mobilier||mobilier meuble meubles fauteuil fauteuils chaise chaises bureau etagere etageres tables
works|les travaux|travaux||echafaudage echafaudages grue perceuse chantier travaux
pool|la piscine|piscine|clean|piscine piscines bassin bassins toboggans jacuzzi chlore maitrenageur nageur pataugeoire
beach|la plage|plage|clean|plage plages sable rivage
children|les jeux pour enfants|jeux pour enfants||jeux airedejeux chaisehaute
coffee|le café|café|quality|cafe cafes expresso nespresso capsules capsule
booking|la réservation|réservations||reservation reservations surbooking surreservation surbooke
policy|le règlement|règlement||interdit interdits interdite interdites interdiction reglementinterieur
shuttle|la navette|navettes||navette navettes transfert transferts
parking|le parking|parking||parking parkings stationnement garer stationner voiturier barriere
paymentmeans|les moyens de paiement|moyens de paiement||cb especes cheque cheques ancv
price/paid|les prix|prix||payant payante payants payantes`,
  medical: `
stock/glasses|les lunettes|lunettes||lunettes verres monture lentilles branche branches plaquettes appareil appareils montures correction lentille paire paires
frontdesk|le secrétariat|secrétariat||secretaire secretariat secretaires standardiste standardistes receptionniste receptionnistes hotesse hotesses
counter|l'accueil|accueil||comptoir guichet
fees|les honoraires|honoraires||honoraires depassement depassements tarif tarifs facture factures
communication/scheduling|la gestion des rendez-vous|rendez-vous|speed|rdv seance seances creneau creneaux agenda doctolib annulation annulations annule annulee reporte reportee decale decalee report planning disponibilite disponibilites delai delais
service/staff|l'équipe|personnel|kind care|medecin docteur medecins docteurs dentiste dentistes infirmier infirmiere infirmiers infirmieres kine kines generaliste specialiste gynecologue dermatologue orthodontiste osteopathe pediatre ophtalmo ophtalmologue veterinaire veterinaires veto vetos radiologue praticien praticienne praticiens soignant soignants soignante brancardier opticien opticienne opticiens audioprothesiste assistante assistant remplacant remplacante hygieniste personnel chirurgien chirurgienne anesthesiste sagefemme brancardiers aidesoignante aidesoignantes internes
communication|le contact téléphonique|contacts téléphoniques||telephone telephoner telephonique appel appels appeler appelle rappel rappeler rappelle joindre joignable repondeur ligne standard mail mails message messages email
waitingroom|la salle d'attente|salles d'attente||salledattente
handling|le suivi administratif|suivis administratifs||papiers papier ordonnance ordonnances resultats dossier dossiers remboursement remboursements mutuelle devis feuille feuilles formulaire documents vitale admission admissions
food|les repas|repas||repas nourriture plateau plateaux
room|la chambre|chambres||chambre chambres lit
website|le site|site||site plateforme
parking|le parking|parking||parking stationnement garer
hours/closed|les horaires|horaires||fermee fermees|fault
queue/late|la ponctualité|ponctualité||retard retards ponctualite
queue/wait|le temps d'attente|attente||attente attendre attendu patienter attend attends attendons poireaute file
temperature|la température|température||chauffage climatisation clim
cleanliness|la propreté|propreté||proprete hygiene salete menage poussiere
communication/advice|les explications|explications||explication explications explique expliquer informe information informations renseignement renseignements`,
  pharmacy: `
pharmacist|le pharmacien|pharmaciens|kind care|pharmacien pharmacienne pharmaciens preparatrice preparateur preparatrices pharmaciennes
prescription|l'ordonnance|ordonnances|speed|ordonnance ordonnances renouvellement
stock|le stock|stocks|choice|stock produits medicaments medicament produit rupture medoc medocs sirop gouttes pommade tisane complements homeopathie generique generiques
counter|le comptoir|comptoirs||comptoir comptoirs
advice|les conseils|conseils|quality|conseil conseils explication explications explique conseille conseillee renseignement renseignements
hours/closed|les horaires|horaires||fermee fermees rideau|fault
service/staff|l'équipe|personnel|kind care|vendeuse vendeuses employee employees employe employes equipe personnel titulaire stagiaire
price|les prix|prix||tarif tarifs prix cout
delivery|la livraison|livraisons||livraison livraisons colis expedition livree livre livreur
order|la commande|commandes||commande commandes commander
hours|les horaires|horaires||horaire horaires ouvert ouverte ouvertes ouverts ouverture
website|le site|site||site`,
  shop: `
product|les produits|produits|choice quality condition|produit produits maillot maillots article articles marchandise marchandises gamme selection vetement vetements chaussure chaussures taille tailles tissu basket baskets botte bottes robe robes semelle semelles talon talons armoire armoires pantalon pantalons jupe chemise chemisier pull pulls lingerie veste manteau blouson sac sacs valise montres bijou bijoux lunettes parfum parfums creme cremes maquillage meuble meubles canape canapes matelas lampe lampes table tables chaise chaises tapis rideau rideaux telephones smartphone chargeur cable casque ecouteurs ordinateur tablette imprimante cartouche* televiseur ecran appareil appareils aspirateur frigo refrigerateur bouilloire cafetiere machine electromenager outil outils batterie jouet jouets fruits legumes fruit legume viande fromage fromages poisson charcuterie rayon rayons fleurs bouquet bouquets ampoule ampoules pile piles perceuse visseuse cheville chevilles ceinture ceintures bretelles doublure ourlet couture coutures bouton boutons fermoir zip chaine bague bagues bracelet bracelets collier boucles montre pendentif gants echarpe bonnet chapeau casquette chaussettes collant collants tshirt teeshirt sweat short jogging costume costumes deguisement blazer doudoune sandales escarpins lacets guirlande ballon ballons peluche poupee puzzle jeu jeux lego console manette clavier souris enceinte enceintes television tele lavelinge lavevaisselle sechelinge four microondes congelateur mixeur cafetieres grillepain poele poeles casserole casseroles couteau couteaux assiettes verre verres vase tasse tasses drap draps housse housses coussin coussins serviette serviettes oreiller oreillers couette couettes sommier etagere etageres bureau velo velos trottinette pneu pneus tente plante plantes lys roses orchidee melon melons tomates fraises pommes salade pain croquettes yaourts lait oeufs poulet viandes steaks saucisson peinture vernis colle carrelage parquet magazine cahier cartable stylo encre bougie bougies vitrage fenetre fenetres volet stores bouquin bouquins roman romans bd bds manga mangas bouchon bouchons capsule capsules couvercle couvercles poignee poignees ecrou clous marteau tournevis scie ponceuse meuleuse tondeuse tondeuses tronconneuse taillehaie debroussailleuse arrosoir terreau engrais graines semences arbre arbres arbuste arbustes haie pot jardiniere parasol barbecue transat transats planche planches tiroir tiroirs charniere charnieres roulette roulettes adaptateur adaptateurs ecrans iphone iphones samsung smartphones coque coques ordinateurs tablettes imprimantes toner drone drones camera cameras trepied consoles manettes cd cds dvd vinyle vinyles culotte culottes slip slips boxer boxers soutiengorge soutif pyjama pyjamas chemises vestes manteaux blousons jupes joggings jeans legging leggings bermuda cravate cravates chaussons mocassins sandale bottine bottines escarpin cuir daim laine coton polyester matieres finition finitions coloris monture montures perle perles cosmetique cosmetiques shampoing shampoings shampooing serum mascara fonddeteint deo savon savons couches biberon biberons tetine tetines croquette litiere gamelle aquarium surgeles surgele conserve conserves boites bouteille bouteilles biere bieres champagne vin vins huile riz farine sucre chocolat chocolats bonbon bonbons biscuit biscuits gateau gateaux viennoiserie viennoiseries salades tomate fraise framboises cerises abricots banane bananes oranges citrons avocats patates carottes oignons poireaux courgettes aubergines champignons jambon charcuteries volaille saumon crevettes huitres perime perimee perimes perimees peremption dlc ddm luminaire luminaires miroirs cadre cadres horloge assiette taie nappe nappes fauteuil fauteuils pouf chevet penderie dressing bibliotheque buffet cuisine cuisines evier robinet mitigeur baignoire receveur radiateur radiateurs chaudiere climatiseur ventilateur papierpeint tapisserie enduit mastic silicone visserie pedale pedales guidon pneumatique pneumatiques cigarette cigarettes eliquide eliquides resistance resistances clearomiseur vapoteuse arome aromes saveur saveurs complement complements gelule gelules comprimes toiles pinceau pinceaux aspirateurs frigos lavelinges hotte plaques bouilloires expresso blender friteuse airfryer cocotte marmite couverts fourchettes bol bols mug mugs gourde gourdes cartables crayon crayons feutres gomme poupees figurine figurines ssd disquedur processeur ram alimentation powerbank chargeurs cables multiprise led leds spot spots guirlandes sapin eaudetoilette perruque perruques lentilles electromenagers sommiers lits lit raquette raquettes skis ski snowboard tentes sacoche sacoches valises portefeuille portefeuilles foulard foulards bikini survetement sweats gilet gilets doudounes bonnets casquettes contrefacon contrefacons camelote pacotille gadget gadgets pralines macarons caviar foiegras coffret coffrets panne pannes quantite quantites
product/fuel|le carburant|carburant|quality|essence gazole gasoil carburant carburants sp95 sp98 sansplomb e85 ethanol
equipment/pumps|les pompes|pompes||pompe pompes pompiste
product/fault|les produits|produits||faultmark|fault
packaging|l'emballage|emballages|condition|emballage emballages emballe emballes emballee emballees mousse kraft bulles
parcel|le colis|colis|condition|colis paquet cartons carton paquets envoi envois
website|le site|site|speed|site website panier page formulaire lien siteweb siteinternet sites pages paniers onglet navigation
advice|les conseils|conseils|quality|conseil conseils conseille conseillee renseignement renseignements explications
checkout|la caisse|caisses|speed|caisse caisses monnaie selfscan douchette
stock|le stock|stock|choice|stock stocks rupture reassort indisponible indisponibles indisponibilite disponibilite disponibilites precommande precommandes arrivage arrivages epuise epuisee epuises dispo penurie
returns|la gestion des retours|retours|speed|retour retours echange renvoi renvoyer echanger remboursable retournee retournes renvoye renvoyee renvois reexpedier bordereau reprise avoirclient
account|le compte|comptes||compte comptes espaceclient
offers|les promotions|promotions||promo promos promotion promotions promotionnel* rabais soldes solde reduction reductions remise remises coupon coupons catalogue bonachat bonsachat codepromo codespromo fidelite cagnotte cadeau cadeaux offre offres prospectus blackfriday cartecadeau
stock/sizes|le choix de tailles|choix de tailles||pointure pointures
warranty|la garantie|garanties||garantie garanties fabricant
order|la commande|commandes||commande commandes commander commandee commandees
login|l'identification|identification||identifiant identifiants mdp connecter connexion identifier
choice|le choix|choix||choix assortiment
parking|le parking|parking||parking stationnement garer parkings stationner
delivery|la livraison|livraisons|speed|livraison livraisons creneau creneaux drive relais livree livre livrees livres livrer livreur livreurs expedition expeditions expedie expediee expedies transporteur transporteurs adresse boiteauxlettres facteur chronopost colissimo dhl dpd acheminement
space/aisles|l'espace dans les rayons|espace||allee allees portants palettes caddie caddies chariot chariots poussette
fitting|les cabines d'essayage|cabines d'essayage||cabine cabines essayage miroir
delivery/delays|les délais de livraison|délais||delai delais retard retards ponctualite
parts|les pièces|pièces||piece pieces rechange boulon boulons notice notices
advertising|les publicités|publicités||pub pubs publicite publicites publicitaire publicitaires newsletter newsletters spam spams sollicitations
order/cancelled|l'annulation de la commande|annulations||annulation annulations annuler annule annulee annulees annules
service/staff|l'équipe|personnel|kind care|vendeur vendeurs vendeuse vendeuses vendeures responsable responsables gerant gerante patron patronne conseillers conseillere hotesse hotesses vigile vigiles directeur directrice caissier caissiere caissieres caissiers conseiller
paymentmeans|les moyens de paiement|moyens de paiement||cb cartebancaire especes cheque cheques paypal klarna tpe sanscontact
hours/closed|les horaires|horaires||fermee fermees|fault
fees|les frais|frais||fdp douane douanes tva supplement supplements
listing|la description|descriptions||description descriptions descriptif fiche fiches
cleanliness|la propreté|propreté||proprete hygiene salete crasse nettoyage moisissure moisissures
work|la pose|poses||poseur poseurs montage monteur monteurs installation installateur installateurs chantier metreur lapose
communication/contact|la prise de contact|prises de contact||mail mails email emails courriel courriels message messages appel appels joindre joignable contacter relance relances
warranty/repair|la réparation|réparations||reparation reparations reparateur reparateurs reparer repare reparee
lift|les ascenseurs|ascenseurs||ascenseur ascenseurs escalator escalators
equipment/fuel|les équipements|équipements||gonfleur gonflage automate automates borne bornes
app|l'application|application|speed|application appli applis app`,
  delivery: `
parcel|le colis|colis|condition|colis paquet carton cartons paquets lettre lettres courrier courriers pli recommande enveloppe expedition expeditions expedie expediee envoi envois marchandise marchandises palette palettes objet contenu timbre timbres
driver|le livreur|livreurs|kind care|livreur livreurs chauffeur facteur factrice coursier livreuse livreuses chauffeurs facteurs coursiers transporteur transporteurs prestataire
tracking|le suivi|suivi||suivi acheminement statut statuts tracking tracabilite localisation suivre
delivery|la livraison|livraisons|speed|livraison livraisons livre livree livrer relais passage relay pickup consigne consignes locker lockers depot depots tentative tentatives absence absent absente absents avisdepassage instance sonnette sonne sonner interphone domicile adresse adresses boiteauxlettres bal voisin voisins voisine gardien gardienne express chrono distribution distribue distribuer tournee signature signe signee report reprogramme reprogrammer reprogrammee creneau creneaux reexpedition acheminer porte
delivery/delays|les délais de livraison|délais||delai delais retard retards ponctualite
counter|le guichet|guichets||guichet guichets comptoir
branch|l'agence|agences||agence agences bureau bureaux entrepot entrepots plateforme plateformes
fees|les frais|frais||douane douanes taxe taxes tva affranchissement supplement
order|la commande|commandes||commande commandes plat plats repas pizza pizzas burger burgers sushi sushis sauce sauces frites boisson boissons panier
communication/contact|la prise de contact|prises de contact||mail mails sms message messages telephone appel appels appeler rappeler joindre joignable contacter contact
handling/complaints|le traitement des réclamations|réclamations||reclamation reclamations litige litiges enquete
app|l'application|application|speed|application appli applis app
website|le site|site||site siteweb siteinternet
hours/closed|les horaires|horaires||fermee fermees|fault
packaging|l'emballage|emballages|condition|emballe emballee emballage emballages
food|les plats|plats||salade salades frite kebab tacos dessert desserts ramen nems bowl
product|les produits|produits||bouquet bouquets fleurs fleur roses plante plantes produit produits article articles`,
  fitness: `
equipment|les machines|machines|condition choice|machine machines appareil appareils materiel poids halteres tapis velo velos equipement equipements banc bancs poulie poulies rameur rameurs barre barres rack elliptique ventilo toboggan materiels haltere presse presses cage squat disques elastiques ergometre stepper cable cables elliptiques cardio developpes kettlebell kettlebells ballon ballons gants corde cordes agres trampoline fontaine raquette raquettes balles balle volant
trainer|le coach|coachs|kind care|coach coachs entraineur coache educateur moniteur monitrice entraineurs profs prof professeur professeurs animateur animatrice maitrenageur moniteurs
classes|les cours|cours|choice quality|cours yoga pilates seance seances zumba cycling rpm planning collectif collectifs crossfit danse natation aquagym aquabike step bodypump boxe judo tennis stage stages entrainement entrainements
changing|les vestiaires|vestiaires|clean|vestiaire vestiaires casiers casier cabine cabines rideau cadenas
membership|l'abonnement|abonnements||abonnement contrat abonnements engagement adhesion inscription cotisation badge abonne abonnee abonner mensualite mensualites prelevement prelevements preleve preleves cotisations inscriptions inscrire carte cartes essai
cancellation|la résiliation|résiliations||resiliation resilier resilie preavis desinscrire resiliee desabonner desabonnement
hours|les horaires|horaires||horaire horaires
climate|la température de la salle|température||clim climatisation ventilation ventilateur chauffage degres chaleur aeration
pool|la piscine|piscine|clean|piscine bassin bassins ligne lignes eau pataugeoire couloir couloirs nageur nageurs chlore bonnet plongeoir longueurs
crowding|l'affluence|affluence||affluence foule bonde bondee saturee sature surpeuplee surpeuple|-1
cleanliness|la propreté|propreté||proprete hygiene salete sueur transpiration poussiere crasse menage nettoyage desinfectant
facilities|les installations|installations|clean condition|terrain terrains tatami tatamis filet filets gazon green parcours
service/staff|l'équipe|personnel|kind care|gerant gerante responsable responsables directeur directrice manager commercial commerciaux
app|l'application|application|speed|application appli app
hours/closed|les horaires|horaires||fermee fermees|fault
showers|les douches|douches|clean condition absent|douche douches
music|la musique|musique||musique sono
booking|la réservation|réservations||reservation reservations reserver
smell|l'odeur|odeurs||odeur odeurs puanteur
parking|le parking|parking||parking garer stationnement`,
  school: `
teacher|les enseignants|enseignants|kind care|professeur professeurs prof profs enseignant* formateur* moniteur* professeure maitresse maitre maitresses instituteur educatrice educatrices animateur animatrice instructeur repetiteur intervenant intervenants etudiant moniteurs encadrant encadrants encadrante encadrement formatrice formatrices directeur directrice nounou nounous puericultrice coach coachs tuteur tuteurs accompagnateur monitrice monitrices enseignante nageur maitrenageur auxiliaire auxiliaires atsem surveillants surveillant cpe
course|la formation|formations|quality|formation cours programme formations lecon lecons seance seances matiere matieres exercice exercices apprentissage niveau programmes stage stages ateliers atelier manoeuvres creneaux module modules parcours code conduite cursus apprentissages video videos allemand anglais espagnol maths mathematiques francais grammaire vocabulaire conversation solfege piano guitare violon poterie peinture plongee ski surf equitation poney galop manege theatre chorale choregraphie rythme pedagogie enseignement alternance master licence bts diplomante seminaire webinaire tutorat niveaux
communication|la communication|communication||communication mail mails message messages telephone appel appels appeler reponse reponses contacter joindre joignable reunion reunions pronote ent whatsapp sms infos information informations
material|les supports|supports|quality|supports manuel manuels diapo diapos polycopie polycopies livre livres cahier cahiers fiche fiches powerpoint pdf photocopie photocopies ordinateur ordinateurs materiel tenue planches combinaison bouquin bouquins
assessment|les évaluations|évaluations||examen examens copies copie interro interros notes evaluation evaluations correction corrections controle controles diplome diplomes certificat certificats attestation attestations examinateur partiel partiels rattrapage rattrapages bulletin bulletins devoir devoirs qcm test tests jury soutenance
administration|l'administration|administration||secretariat administration inscription inscriptions planning scolarite direction convention cpf financement dossier dossiers secretaire secretaires plannings remplacement remplacements remplacant absence absences greve calendrier emploidutemps convocation
classes|la taille des groupes|groupes||groupe groupes effectif effectifs
scheduling|l'organisation des cours|organisation||horaire horaires creneau report
platform|la plateforme|plateforme||plateforme plateformes site application appli visio zoom teams
price|les prix|prix||tarif tarifs cout forfait forfaits
food|la cantine|cantine||cantine repas gouter menus
facilities|les locaux|locaux||locaux salle salles sanitaires batiment batiments preau chauffage toilettes amphi amphis bibliotheque gymnase piscine
appointment|les rendez-vous|rendez-vous||rdv disponibilites disponibilite
equipment/car|le véhicule|véhicules||voiture voitures vehicule
queue/delays|les délais|délais||delai delais
payment/refund|la gestion du paiement|paiements||remboursement remboursements rembourser rembourse rembourses remboursee acompte prelevement prelevements
sales|la démarche commerciale|démarches commerciales||commercial commerciaux commerciale forcing demarchage promesses
children|la prise en charge des enfants|prise en charge||sieste siestes couches doudou biberon
opportunities|les débouchés|débouchés||debouches alternances recruteurs`,
  property: `
agent|l'agent|agents|kind care|agent agente agence conseiller bailleur gestionnaire gestionnaires regie proprietaire syndic negociateur negociatrice concierge agents commercial commerciale commerciaux negociateurs conducteur promoteur promoteurs constructeur constructeurs mandataire agences proprietaires interlocuteur interlocutrice
flat|le logement|logements|clean condition|appartement logement maison logements appartements immeuble chambre studio murs mur isolation cave garage interphone etage salon cuisine chambres carrelage parquet placard placards salledebain douche baignoire wc toilettes evier jardin terrasse balcon hall couloir escalier escaliers mobilier meuble meubles
repairs|les réparations|réparations|speed|reparation reparations travaux chaudiere fuite fuites ascenseur volet volets fenetre fenetres radiateur radiateurs chauffage serrure ballon plomberie toiture infiltration infiltrations humidite buanderie entretien digicode peinture facade artisan degat degats plombier intervention interventions robinet chauffeeau portail portes ascenseurs ampoule ampoules eclairage eauchaude panne pannes moisissure moisissures malfacon malfacons finitions serrures interphones vmc canalisation canalisations degorgement lumiere minuterie portillon boiteauxlettres robinetterie toit gouttiere gouttieres electricite electricien serrurier
communication|la communication|communication|speed|communication appels mails mail appel telephone repondeur joindre joignable contacter contact message messages rappeler rappelle rappel email emails relance relances
viewing|les visites|visites||visite visites visiter visitee creneau creneaux rdv
rent|le loyer|loyers||loyer loyers charges provision augmentation quittance quittances
deposit|la caution|cautions||caution depotdegarantie etatdeslieux
fees|les frais|frais||frais honoraires commission commissions facture factures regularisation regularisations
lease|le bail|baux||bail preavis contrat contrats clause clauses mandat mandats compromis renouvellement
handling|le suivi du dossier|dossiers||dossier dossiers candidature garant garants document documents papiers justificatifs attestation reclamation reclamations demandes
calm/noise|le bruit|bruit||bruit vacarme tapage|-1
listing|l'annonce|annonces||annonces descriptif photos photo
management|la gestion|gestion||gestion copropriete copro assemblee ag comptes reddition convocation conseilsyndical
cleanliness|la propreté|propreté||proprete salete poubelles poubelle menage nettoyage hygiene
pests|les nuisibles|nuisibles||cafard cafards blattes souris rats rat punaises nuisibles|-1
queue/delays|les délais|délais||delai delais retard retards
location|le quartier|quartiers||quartier
parking|le parking|parking||parking parkings stationnement garer box
smell|l'odeur|odeurs||odeur odeurs puanteur egouts`,
  culture: `
exhibition|l'exposition|expositions|quality|exposition expositions collection collections oeuvres tableaux expo expos oeuvre tableau salles galeries musee peinture peintures toiles sculpture sculptures vitrine vitrines statue statues scenographie maquette maquettes piecesexposees reconstitution momies artefacts fossiles dinosaures dinosaure squelette squelettes vestiges ruines chapelle donjon cachot grotte grottes stalactites jardins jardin serres parterres fleurs retrospective photographies cires
guide|le guide|guides|kind care|guide guides conferencier conferenciere accompagnateur accompagnatrice capitaine skipper
screen|l'image et le son|image et son|quality|ecran image images ecrans projection vf lunettes3d projecteur projectionniste 3d 4dx imax son sons sono acoustique micro micros volume soustitres bruitage bruitages
tickets|les billets|billets||billet billets entree entrees ticket tickets billetterie pass portique tourniquet qr bracelet bracelets coupefile fastpass billetteries ebillet contremarque contremarques qrcode abonnements ticketing
access/road|le chemin|chemins||route chemin chemins sentier sentiers signalisation
tour|la visite|visites|quality|visite visites excursion excursions balade balades safari croisiere croisieres degustation degustations randonnee randonnees raid kayak canoe catamaran bateau bateaux baleines circuits itineraire
audioguide|l'audioguide|audioguides||audioguide audioguides
signs|les panneaux|panneaux||panneau panneaux pancarte pancartes explications cartels cartel plans depliant depliants brochure brochures traduction traductions signaletique fleches cartouches legendes legende
rides|les attractions|attractions|choice|attraction attractions manege maneges toboggan toboggans trampolines bassins structure structures piste pistes montagnesrusses grandhuit coaster coasters sensations tyrolienne tyroliennes accrobranche karting kart karts bouees bouee vagues carrousel petittrain wagonnet telesiege telesieges telecabine remontees remontee tapis neige parcours jeux trampoline maintenance simulateur simulateurs autotamponneuses gonflables poutre escalade baudrier baudriers harnais casques patins patinoire bowling quilles lasergame gilets paintball minigolf trous putter labyrinthe enigmes enigme cadenas escape arcade flippers jetons peluches luge luges bobsleigh ski skis tremplin riviere
shows|le spectacle|spectacles|quality|spectacle spectacles concert concerts piece representation comedien comediens acteur acteurs groupe films nocturne orchestre entracte clowns dompteur acrobates numeros scene musiciens chanteur chanteuse concertiste artistes artiste troupe chorale danseurs danseuses opera ballet humoriste magicien parade parades defile artifice show shows concertos comedie comedies seance seances chanson chansons setlist dj pieces chorales marionnettes match matchs finale tournoi stade humour humoristes sketches sketchs tribute cantatrice tenor soprano violon pianiste ballets danse feerie defiles illuminations film
animals|les animaux|animaux||animaux animal enclos cage cages singe singes lion lions tigre tigres girafe girafes elephant elephants ours dauphin dauphins otarie otaries requin requins poisson poissons oiseaux aquarium aquariums poney poneys cheval chevaux panda pandas zebres zebre loups loup serpents reptiles crocodile crocodiles tortue tortues perroquets flamants hiboux rapaces voliere papillons meduses chevre chevres moutons cochons lamas alpagas anes ane gorille gorilles chimpanzes rhinoceros hippopotame hippopotames phoque phoques manchots pingouins soigneur soigneurs
seats|les places|places|comfort|place places siege sieges fauteuil fauteuils gradins strapontin strapontins visibilite poteau rang rangs tribune tribunes chaises chaise bancs banc gradin loge loges parterre accoudoirs dossier dossiers
hall|les salles|salles|comfort|salle hall vestibule tente chapiteau
pool|la piscine|piscine|clean|piscine bassin eau
food/stands|la restauration|restauration||popcorn popcorns snack snacks buvette buvettes restaurants foodtruck foodtrucks sandwich sandwichs frites boisson boissons glace glaces biere bieres repas nourriture cafeteria hotdog hotdogs burger burgers pizza pizzas crepe crepes gaufre gaufres churros soda sodas bouteille bouteilles bar bars
service/staff|l'équipe|personnel|kind care|gardien gardiens gardienne vigile vigiles animateur animateurs animatrice moniteur moniteurs ouvreuse ouvreuses surveillant surveillants surveillante caissier caissiere maitrenageur
policy|le règlement|règlement||fouille fouilles interdit interdits interdite interdites interdiction gourde gourdes piquenique
upkeep|l'entretien|entretien||entretien rouille renovation delabrement fontaine fontaines balancoire balancoires herbes tags
crowding|l'affluence|affluence||affluence foule bondee bonde surbooking surfrequentation|-1
cleanliness/trash|la propreté|propreté||poubelle poubelles dechets detritus
hours/closed|les horaires|horaires||fermee fermees|fault
website|le site|site||siteweb appli application
price/entry|les prix|prix||tarif tarifs cout
changing|les vestiaires|vestiaires||vestiaire vestiaires casier casiers consigne consignes
animation/activities|les activités|activités||activite activites atelier ateliers animation animations
administration|l'organisation|organisation||organisation organisateurs organisateur desorganisation ravitaillement ravitaillements logistique inscriptions inscription dossard dossards medailles medaille
parking|le parking|parking||parking parkings stationnement garer stationner navette navettes
light|l'éclairage|éclairage||eclairage lumiere penombre lumieres
temperature|la température|température||clim climatisation chauffage chaleur
lift|les ascenseurs|ascenseurs||ascenseur ascenseurs escalator escalators`,
  transport: `
driver|le chauffeur|chauffeurs|kind care|chauffeur chauffeurs conducteur conductrice controleur controleurs chauffeuse conduite conduisait conduit conducteurs conductrices machiniste machinistes taximan taximans freinage freinages freine klaxonne
journey|le trajet|trajets|comfort|trajet course voyage bus train taxi trajets traversee car cars tram metro ferry navette navettes rame wagon wagons ligne lignes itineraire detour detours liaison liaisons voyages escale escales traversees croisiere croisieres circuit circuits transfert transferts tgv ter rer ouigo intercites autocar autocars vtc
punctuality|la ponctualité|ponctualité||ponctuel ponctuelle ponctualite retard retards horaires correspondance arret retarde retardee retardes retardees annulation annulations annule annulee annules annulees suppression suppressions supprime supprimes greve greves correspondances arrets quai quais perturbation perturbations horaire
flight|le vol|vols|comfort|vol vols avion avions atterrissage decollage
luggage|les bagages|bagages||bagage bagages valise valises sac sacs soute poussette bagagerie bagagistes bagagiste etiquettes poussettes trolley sacados
tickets|les billets|billets||billet billets ticket tickets amende amendes distributeur valideur abonnement abonnements navigo titres portique portiques borne bornes automate contravention pv composter ebillet etickets rechargement recharge composteur tourniquet
vehicle|le véhicule|véhicules|clean comfort condition|voiture vehicule vehicules voitures utilitaire camion fourgon camionnette scooter trottinette trottinettes velo velos embrayage volant hayon retro reservoir fourgons utilitaires clio peugeot berline citadine cyclomoteur batterie pneus pneu frein freins catamaran voilier bateau bateaux navire cabines campingcar minibus van monospace suv compacte moteur voyant carrosserie portiere retroviseur essuieglace
deposit|la caution|cautions||caution franchise
fees|les frais|frais||frais supplement supplements majoration surcout peage peages penalite penalites
counter|le comptoir|comptoirs||comptoir guichet guichets
parking|le parking|parkings||parking stationnement parkings barriere barrieres horodateur horodateurs rampe
seats|les sièges|sièges|comfort|siege sieges place places couchette couchettes banquette banquettes strapontin rangee rangees hublot accoudoir inclinable inclinaison accoudoirs tablette
boarding|l'embarquement|embarquement||embarquement controles
vehicle/breakdown|les pannes|pannes||panne pannes
rental|la location|locations||location locations louer loue louee loueur kilometrage carburant essence restitution restituer restitue
rental/damage|l'état des lieux|états des lieux||rayure rayures eraflure eraflures bosse bosses egratignure egratignures jante jantes degat degats etatdeslieux
insurance|l'assurance|assurances||assurance assurances
price/meter|le prix de la course|prix||compteur taximetre
website|le site|site|speed|site siteweb page
app|l'application|application|speed|application appli applis app
information|les informations|informations||information informations info infos annonces affichage affichages panneau panneaux ecran ecrans renseignement renseignements
bikes|les vélos|vélos||velib selle cadenas
climate|la température|température||clim climatisation chauffage chaleur
service/crew|l'équipage|équipage|kind care|hotesse hotesses steward stewards equipage pnc
communication|la communication|communication||mail mails appel appels telephone joindre joignable contacter
accommodation|l'hébergement|hébergements||hotel hotels hebergement chambre chambres residence
guide|le guide|guides|kind care|guide guides accompagnateur accompagnatrice
handling/complaints|le traitement des réclamations|réclamations||reclamation reclamations litige formulaire formulaires
checkin|l'enregistrement|enregistrements||enregistrement enregistrer checkin
paymentmeans|les moyens de paiement|moyens de paiement||cb especes tpe bancontact monnaie
payment/refund|la gestion du paiement|paiements||indemnisation indemnisations indemnite indemnites indemniser indemnise dedommagement dedommagements dedommager dedommage compensation compensations avoirclient voucher vouchers remboursement remboursements rembourser rembourse rembourses remboursee remboursees
branch|l'agence|agences||agence agences
booking|la réservation|réservations||reservation reservations reacheminement surbooking surreservation surbooke
food|la restauration|restauration||repas plateau plateaux sandwich sandwichs boisson boissons collation snack wagonbar
toilets|les toilettes|toilettes|clean condition absent|toilettes toilette wc
cleanliness|la propreté|propreté||proprete salete hygiene crasse miettes poubelle poubelles
station|la station|stations||gare gares abri abribus aerogare
crowding|l'affluence|affluence||bonde bondee bondes bondees surchargee entasses affluence|-1
tour|les excursions|excursions||excursion excursions visite visites programme
lift|les escalators et ascenseurs|escalators||escalator escalators ascenseur ascenseurs escaliers`,
  app: `
place/app|l'application|application|speed|application applis app appli applications appplication aplication logiciel jeu jeux
place/fault|l'application|application||faultmark|fault
stability/crashes|les plantages|plantages||plante plantage plantages bug bugs bugue* buguer buggue* bugge* buggy beug* bogue* boguer crash* freeze* erreurs lag lags laggue* saccade* ralentissement* beugs buge* crash crashs crashe crashes plantent plantait planter plantee plantes freeze freezes bloque bloquee bloques bloquer bloquent blocage blocages fige figee figer gele erreur beuguer beugue beugues bugge bogues ramer rament rame dysfonctionnement dysfonctionnements disfonctionnement disfonctionnements deconne deconnent fermeture fermetures redemarre redemarrer redemarrage instabilite stabilite|-1
update|les mises à jour|mises à jour||miseajour maj update version versions refonte relooking miseajours firmware majs updates actualisation actualisations actualiser nouveaute nouveautes remaniement evolutions
payment|le paiement|paiements||paiement paiements payer cb paypal achats debite debitee debitees preleve preleves prelevement prelevements facture transaction transactions virement virements
account|le compte|comptes||comptes profil inscription compte profils
points|les points de fidélité|points||points fidelite cagnotte bonus cashback
features|les fonctions|fonctions|choice|fonction fonctions fonctionnalite* options enregistrement trace traces piste pistes recherche option bouton boutons filtre filtres mode modes widget widgets favoris historique tri raccourci raccourcis reglage reglages parametre parametres minuterie alarme rappel rappels dictee fonctionnalites personnaliser personnalisation configuration configurer parametrage enregistrer enregistre enregistrements sauvegarder exporter export importer import partager partage imprimer impression telecharger telechargement telechargements scanner scan scanne scanneur qr qrcode codebarre micro clavier calendrier agenda minuteur timer chrono chronometre podometre statistiques stats graphique graphiques courbe courbes mesures compteur playlist playlists zoom rotation paysage portrait recherches rechercher filtrer filtrage archive archives corbeille supprimer suppression copier coller annotation annotations signet signets liste listes categorie categories calcul calculs calculatrice dictaphone lecteur lecture sonnerie reveil sommets itineraires dossier dossiers
map|la carte|cartes||itineraire* navigation carto cartographie trajet trajets parcours itineraire guidage carte cartes
notifications|les notifications|notifications||notification notifications alerte alertes notif notifs push avertissement avertisseur avertissements
subscription|l'abonnement|abonnements||abonnement abonnements premium engagement payant payante payants payantes gratuit gratuite gratuitement licence licences abonner abonne abonnee essai mensuel annuel freemium
sync|la synchronisation|synchronisation||synchronisation synchro synchroniser synchronise synchronisee synchronisent synchronisations bluetooth appairage appairer cloud icloud smartwatch capteur capteurs bracelet
support|l'assistance|assistance|speed|support assistance
ads|la publicité|publicité||pub pubs publicite publicites publicitaire publicitaires banniere bannieres spot spots popup popups annonceurs annonceur interstitiel
login|l'identification|identification||identification identifiant identifiants login authentification deconnecte* captcha session mdp password identifie identifies verification authentifier authentificateur empreinte empreintes biometrie biometrique faceid franceconnect activation inscrire pseudo
gameplay|le jeu|jeu|quality|niveaux vies jeton jetons diamant diamants gemme gemmes adversaire adversaires parties boss bot bots coffre coffres recompense recompenses booster boosters tricheur tricheurs triche equilibrage bille billes score scores classement tournoi tournois trophee trophees recolte recoltes pouvoirs pack packs butin joueur joueurs jouer personnage personnages ligue ligues clan clans guilde matchs combat combats quete quetes mission missions skin skins deck enigme enigmes grille grilles puzzle puzzles match
interface/design|l'affichage|affichage||affichage menus vignettes police design ergonomie onglet onglets theme ecran ecrans page pages fenetre fenetres icone icones caractere caracteres ecriture lisibilite lisible graphisme graphismes presentation visuel visuels esthetique couleur couleurs bandeau barre encadre
content|le contenu|contenus|choice quality|contenu contenus catalogue articles article series episodes recettes podcasts video videos chaine chaines replay emission emissions information informations infos info meteo prevision previsions actualite actualites actus annonces exercice exercices lecon lecons cours film films episode serie saison saisons doublage titres chanson chansons morceau morceaux paroles livre livres radios radio stations resultats soustitres bouquin bouquins
answer/helpline|la prise de contact|prises de contact||chatbot robot contact mail mails chatbots tchat chat hotline reclamation reclamations ticket tickets
music/sound|le son|son||son voix musique sons hautparleur casque ecouteurs volume audio
map/positioning|la localisation|localisation||localisation geolocalisation localise localiser localisee geolocalise geolocaliser boussole position positionne positionner positionnement reperer gps
loading|les temps de chargement|chargement||chargement chargements charge chargent charger lenteur lenteurs mouline moulinent
loading/start|le lancement|lancements||ouverture demarrage lancement demarrer
servers|les serveurs|serveurs||serveur serveurs maintenance maintenances
offers|les offres|offres||offre offres promo promos promotion promotions reduction reductions coupon coupons codepromo parrainage remise remises rabais
features/offline|l'utilisation hors ligne|utilisation hors ligne||horsligne offline
features/language|la langue|langues||langue langues traduction traductions traduit traduite francais anglais francophone
features/devices|la compatibilité|compatibilité||compatible compatibles compatibilite incompatible incompatibles incompatibilite tablette tablettes ipad chromecast carplay airplay androidauto
features/documents|les documents|documents||document documents fichier fichiers pdf attestation attestations certificat certificats justificatif justificatifs
performance/battery|la consommation de batterie|batterie||batterie autonomie consomme consommation chauffe surchauffe surchauffer
performance|les performances|performances||performance performances fluidite memoire stockage ressources
messages|les messages|messages||message messages messagerie discussion discussions conversation conversations mms
photos|les photos|photos||photo photos image images album albums galerie miniature miniatures camera cameras selfie
sync/data|les données enregistrées|données||donnees sauvegarde sauvegardes restauration restaurer
controls|les commandes de jeu|commandes de jeu||manette manettes joystick tactile
order|la commande|commandes||commande commandes commander panier paniers drive livreur livreurs
website|le site|site||site siteweb siteinternet navigateur
gameplay/progress|la progression|progressions||progression progressions avancement avancee
features/timetables|les horaires|horaires||horaire horaires
login/connection|la connexion|connexions||connexion connexions connecter reconnecter reconnexion deconnexion deconnexions deconnecter connectes
login/codes|les codes d'accès|codes d'accès||code codes pin sms`,
  services: `
service/staff|l'équipe|personnel|kind care|technicien techniciens plombier plombiers electricien artisan artisans ouvriers demenageur demenageurs photographe intervenant intervenants agent agents peintre peintres couvreur macon menuisier serrurier jardinier jardiniers livreur equipe employe employes poseur poseurs installateur technicienne conseiller conseillere conseillers teleconseiller teleconseillers teleconseillere secretaire gestionnaire gestionnaires responsable responsables patron gerant chauffagiste chauffagistes plaquiste carreleur carreleurs platrier charpentier menuisiers macons couvreurs electriciens maitredoeuvre manutentionnaires chauffeur toiletteuse toiletteur couturiere cordonnier photographes dj animateur fonctionnaire fonctionnaires femmedechambre
work|le travail réalisé|travaux|quality speed|travail travaux chantier installation intervention depannage reparation joint joints fuite soudure peinture carrelage toiture gouttiere gouttieres haie gazon vitres vitre poussiere trainees carreaux parquet finition finitions enduit platre branchement ramonage chaudiere evier robinet prises tableau nettoyage repassage menage retouche photos tonte taille elagage chemise chemises tache taches ongles poil poils tampon impression impressions flyers talon talons semelle semelles cuir plinthe plinthes rideau rideaux portail cloison toit terrasse allee dalle pelouse buis arbre arbres photo album video meubles meuble piano fenetre fenetres porte portes radiateur radiateurs tuyau tuyaux vanne siphon serrure chantiers installer installee installe installees installations interventions depannages reparations reparer repare reparee malfacon malfacons carrelages faience placo cloisons isolation charpente tuile tuiles ardoise ardoises etancheite infiltration infiltrations robinets chauffeeau ballon pompe panneaux panneau onduleur poele insert disjoncteur interrupteur luminaire store stores volet volets baie motorisation serrures cle cles cylindre demenagement demenagements camion nettoyages moquettes canape canapes lessive linge draps pressing repassages couture coutures ourlets broderie tirage tirages cliches montage cadrage tontes haies souche elagages plantation plantations gazons arrosage flocage gravure serrurerie vitrerie miroiterie isolant fenetrier cheminee desinsectisation deratisation debouchage debarras demoussage ravalement dallage cloture clotures pergola veranda salledebain extension extensions charpentes combles laine lapose
quote|le devis|devis||devis
bill|la facture|factures||facture factures facturation prelevement prelevements facturer facturee majoration deplacement preleve preleves facturent facturait mensualite mensualites echeance echeances echeancier regularisation regularisations releve releves compteur compteurs linky consommation consommations kwh tarif tarifs tarification surfacturation surfacture horsforfait tropercu
network|le réseau|réseau|speed|reseau fibre adsl vdsl 4g 5g debit box couverture connexion internet ping signal barres decodeur modem routeur ligne lignes reseaux debits megas mega mbps gigas giga data roaming itinerance esim sim portabilite activation active activee activer optique raccordement connexions deconnexion deconnexions routeurs switch repeteur antenne antennes wifi partage chaine chaines tele television telecommande
contract|le contrat|contrats||contrat abonnement forfait recharge forfaits abonnements engagement reconduction option options contrats abonnes abonne souscrire souscrit souscription souscrite pack packs recharges titulaire engagements avenant
cancellation|la résiliation|résiliations||resiliation resilier resilie desabonnement desabonner desinscrire desinscription retractation annulation annuler annule annulee
clothes|les retouches|retouches|quality|retouches ourlet pantalon robe jupe veste manche manches pantalons robes vestes costume costumes manteau manteaux jupes pull pulls
offers|les promotions|promotions||promo promos promotion promotions offre offres reduction reductions remise remises
appointment|le rendez-vous|rendez-vous||rdv creneau creneaux passage passages reporte reportee decale decalee reports report agenda planning
communication|la communication|communication|speed|communication mail mails appels telephone courriel courriels hotline interlocuteur interlocuteurs email emails appeler appelle rappel rappels rappeler rappele rappelle joindre joignable contact contacts contacter contacte relance relances relancer standard chat tchat chatbot sms interlocutrice
parcel/cartons|les cartons|cartons||carton cartons
machines|les machines|machines||machine machines sechelinge lavelinge monnayeur tambour
login|l'identification|identification||identification captcha session identifiant identifiants mdp connecter code
handling|le suivi du dossier|dossiers||dossier dossiers document documents papier papiers paperasse formulaire formulaires demarche demarches demandes procedure procedures reclamation reclamations litige litiges attestation certificat passeport
network/outage|les pannes|pannes||panne pannes coupure coupures
advertising|le démarchage|démarchages||demarchage demarcheur demarcheurs demarchent telemarketing publicitaire publicitaires pub pubs publicite publicites spam spams newsletter newsletters
sales|la démarche commerciale|démarches commerciales||commercial commerciaux commerciale vendeur vendeurs vendeuse vendeuses vendeures forcing insistance insistent
queue/delays|les délais|délais||delai delais retard retards ponctualite
website|le site|site|speed|site siteweb siteinternet plateforme espaceclient
app|l'application|application|speed|application appli applis app
content|le contenu|contenus||film films serie series episode episodes saison saisons catalogue contenu contenus documentaire documentaires soustitres doublage replay programme programmes streaming videos
damage|les dégâts|dégâts||degat degats rayure rayures rayee rayes abimee abimes cassee casses trou trous dechire dechiree retreci retrecie decolore decoloree brulure
price/rates|les prix|prix||cout couts surcout surcouts
animals|la garde des animaux|garde des animaux||chien chiens promenade promenades croquettes pension toilettage
photos|les photos|photos||cliche albums
equipment/fuel|les équipements|équipements||pompes gonfleur gonflage automate borne bornes carburant gazole gasoil essence sansplomb
paymentmeans|les moyens de paiement|moyens de paiement||cb especes cheque cheques tpe
hours|les horaires|horaires||horaire horaires ouverture fermeture
counter|le guichet|guichets||guichet guichets`,
  finance: `
app|l'application|application|speed|application appli applis app applications
website|le site|site|speed|site website
login|l'identification|identification||identification authentification connecter connexion identifiant identifiants code codes captcha session mdp connexions connecte activation activer pin sms verification empreinte faceid digipass itsme securipass token boitier
fees|les frais|frais||frais commissions cotisation cotisations facturer agios tarification agio decouvert decouverts taux interets hausse hausses augmentation augmentations majoration majorations malus surprime franchise franchises tarif tarifs surcout
handling|la gestion des sinistres|sinistres|speed|dossiers sinistre sinistres expertise expertises expert experts constat indemnisation indemnisations indemniser indemnise indemnite indemnites accident degat degats bris remorquage depanneuse
branch|l'agence|agences||agence agences succursale succursales bureau bureaux
counter|le guichet|guichets||guichet guichets
atm|le distributeur|distributeurs||distributeur distributeurs automate automates dab gab
contract|le contrat|contrats||contrat contrats
account|le compte|comptes||compte comptes
service/staff|le personnel|personnel|kind care|conseiller conseillere conseillers conseilleres directeur directrice banquier banquiere guichetier guichetiere caissier caissiere agent agents employe employee employes employees courtier courtiere courtiers gestionnaire gestionnaires teleconseiller teleconseillers teleconseillere operateur operatrice operateurs commercial commerciaux responsable responsables chargee interlocuteur interlocuteurs interlocutrice
communication|la ligne téléphonique|ligne téléphonique|speed|telephone telephonique telephoniquement hotline appel appels appeler appelle appele ligne lignes standard plateforme plateformes rappel rappels rappeler rappele rappelle repondeur callcenter centredappel
communication/contact|la prise de contact|prises de contact||mail mails email emails courriel courriels message messages messagerie chat tchat chatbot robot contact contacts contacter contacte joindre joignable joignables relance relances relancer courrier courriers
fees/debits|les prélèvements|prélèvements||preleves debite debites debitee prelevement prelevements prelever preleve
handling/paperwork|le traitement des demandes|demandes|speed|dossier demandes traitement papier papiers paperasse formulaire formulaires document documents justificatif justificatifs piece pieces attestation attestations demarche demarches procedure procedures signature signatures delai delais pret prets credit credits emprunt emprunts financement livret livrets succession cloture cloturer cloturee ouverture ouvrir resiliation resilier resilie reclamation reclamations litige litiges contestation remboursement remboursements rembourser rembourse remboursee hypotheque rachat epargne placement placements
handling/operations|le traitement des opérations|opérations|speed|virement virements transfert transferts versement versements retrait retraits operation operations transaction transactions cheque cheques solde soldes carte cartes cb plafond plafonds paiement paiements encaissement
website/system|le système informatique|systèmes||systeme systemes system informatique
offers|les offres|offres||offre offres prime primes parrainage parrain bonus promo promotion promotions cashback
hours/closed|les horaires|horaires||fermee fermees|fault
queue/wait|le temps d'attente|attente||attente attendre attendu attend attends file files queue patienter
advice|les conseils|conseils||conseil conseils information informations renseignement renseignements explication explications
service/selling|la démarche commerciale|démarches commerciales||forcing demarchage insistance`,
};
