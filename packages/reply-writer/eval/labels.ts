/**
 * What a labelled review complains of, and the groups of things by which a reply may name it: generous where two words
 * are one thing to whoever reads them ("the service" of a waiter), never where they are not.
 */
export const groupsOf: Readonly<Record<string, string>> = {
  staff:
    'service welcome stylist mechanic doctor driver trainer teacher agent guide reception frontdesk pharmacist counter management administration assistance',
  service: 'service welcome stylist reception support counter drivethru assistance management order',
  wait: 'queue checkout counter appointment waitingroom boarding service drivethru punctuality delivery loading repair prescription',
  checkin: 'welcome reception checkin service frontdesk',
  food: 'food snacks dish sandwich pastry bread portions diets desserts starter drinks restaurant quality',
  drinks: 'drinks coffee bar',
  breakfast: 'food snacks coffee drinks bread pastry',
  choice: 'choice menu snacks food diets stock sizes product exhibition drinks quality content opportunities',
  stock: 'stock product sizes choice food parts prescription bikes basket order',
  price: 'price bill fees fare rent quote points portions rental offers subscription tickets',
  charges:
    'bill fees payment price deposit quote insurance subscription rent rental fare account membership handling contract',
  refund: 'payment deposit returns cancellation handling fees bill warranty insurance booking account',
  payment: 'paymentmeans payment giftcard atm login account machines website app points',
  booking: 'booking accommodation cancellation room rooms order tickets ticket rental flight policy website seats',
  appointment: 'appointment booking queue communication cancellation viewing punctuality pickup',
  order:
    'order substitution cancellation product basket food delivery pickup dish parcel handling prescription portions',
  delivery: 'delivery parcel tracking order driver punctuality packaging handling pickup luggage',
  damage:
    'parcel packaging damage clothes work luggage car product delivery repair wash handling furniture quality food',
  product:
    'product quality battery parts fit machines equipment clothes stability packaging car vehicle work warranty performance bikes',
  returns: 'returns payment warranty policy product handling',
  warranty: 'warranty repair handling product support policy parts',
  description:
    'listing advertising offers price information website photos product room accommodation content flat quality exhibition rides giftcard',
  sales: 'sales advertising offers insurance agent fees service membership',
  support:
    'support communication answer service messages handling administration information assistance frontdesk branch connection management reception agent queue',
  website: 'website platform app booking login search tickets loading interface account payment stability features',
  work: 'haircut colour treatment extensions hair repair work wash clothes quality photos animals cleanliness service mechanic stylist car housekeeping spa parts material',
  advice: 'advice information service communication support pharmacist signs guide material doctor map feedback',
  claim:
    'handling insurance account paperwork payment administration policy agent branch support rental answer interest service contract communication bill',
  contract: 'membership subscription contract cancellation lease policy insurance rental account handling payment',
  rules:
    'policy handling entry access hours boarding children membership tickets account parking points offers giftcard permissions luggage animals',
  organisation:
    'administration booking handling enrolment queue service information course management boarding communication support platform',
  room: 'rooms room accommodation space furniture flat kitchen view balcony bed equipment decor light upkeep bathroom terrace kitchenette pitch housing facilities',
  bed: 'bed rooms room',
  bathroom: 'toilets showers bathroom hotwater towels changing pool',
  cleanliness:
    'cleanliness housekeeping toilets showers bathroom pests trash rooms room kitchen changing pool bed works equipment vehicle towels beach',
  smell: 'smell smoking cleanliness damp pests',
  noise: 'calm music atmosphere works children quietroom room rooms equipment songs',
  temperature: 'temperature climate hotwater pool room vehicle',
  seating: 'seating seats space bed hall terrace furniture booking',
  space: 'space crowding seating room rooms flat classes hall pool parking vehicle pitch equipment accommodation',
  equipment:
    'equipment machines facilities lift pool tv gym spa kitchen appliances showers upkeep screen hotwater printer power rides battery climate station atm bikes towels beach',
  wifi: 'wifi network connection power computers tv',
  parking: 'parking car price',
  location: 'location access signs parking station shuttle entry map pickup',
  hours: 'hours branch policy counter pool kitchen',
  atmosphere: 'atmosphere music decor light interest animation entertainment tv activities gameplay shows view calm',
  upkeep:
    'upkeep facilities furniture damp repairs works rooms room management lift bathroom equipment vehicle car flat appliances climate cleanliness accommodation beach',
  driver: 'driver journey vehicle service',
  punctuality: 'punctuality delay journey flight delivery queue driver pickup shuttle boarding appointment',
  vehicle: 'vehicle car plane bikes rental battery seats journey',
  tickets: 'tickets ticket entry boarding booking website price queue machines fare',
  visit:
    'exhibition guide tour shows rides screen hall entertainment animation activities audioguide signs interest animals beach content music songs',
  teaching:
    'teacher classes course trainer assessment material pilot activities support content exercises platform communication',
  crashes: 'stability update loading performance servers app place network sync interface login',
  update: 'update stability interface features performance sync',
  ads: 'ads subscription gameplay notifications',
  login: 'login account support access stability',
  features:
    'interface features search settings map notifications controls sync messages photos content basket performance update',
  progress: 'account gameplay sync ads points stability controls subscription update',
};
