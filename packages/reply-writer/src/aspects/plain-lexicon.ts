import { type AspectLexicon, item } from './lexicon.ts';

/** What is the same of a thing in every language: its group, how telling it is, and the side that it has by nature. */
const kinds: Readonly<Record<string, readonly [group: string, weight: number, polarity?: -1 | 1]>> = {
  staff: ['service', 1.4],
  waiters: ['service', 1.4],
  service: ['service', 1.2],
  welcome: ['welcome', 1.2],
  food: ['food', 1.3],
  breakfast: ['food', 1.3],
  buffet: ['food', 1.2],
  pizza: ['food', 1.2],
  bread: ['food', 1.2],
  desserts: ['desserts', 1.1],
  portions: ['portions', 1],
  menu: ['menu', 1],
  drinks: ['drinks', 1.2],
  wine: ['drinks', 1.2],
  beer: ['drinks', 1.1],
  coffee: ['coffee', 1.1],
  rooms: ['rooms', 1.3],
  bed: ['rooms', 1.1],
  bathroom: ['toilets', 1.2],
  toilets: ['toilets', 1.2],
  showers: ['showers', 1.2],
  pool: ['pool', 1.2],
  seating: ['seating', 1.1],
  view: ['view', 1.1],
  terrace: ['terrace', 1.1],
  location: ['location', 0.9],
  parking: ['parking', 1.1],
  wifi: ['wifi', 1.2],
  decor: ['decor', 1],
  atmosphere: ['atmosphere', 1.1],
  music: ['music', 1],
  noise: ['calm', 1.2, -1],
  cleanliness: ['cleanliness', 1.3],
  wait: ['queue', 1.2, -1],
  price: ['price', 1.1],
  expensive: ['price', 1.1, -1],
  value: ['price', 1],
  amount: ['price', 0.4],
  choice: ['choice', 1],
  delivery: ['delivery', 1.3],
  parcel: ['delivery', 1.3],
  driver: ['driver', 1.3],
  product: ['product', 1.2],
  advice: ['advice', 1.2],
  checkout: ['checkout', 1.1],
  haircut: ['haircut', 1.4],
  colour: ['colour', 1.3],
  stylist: ['stylist', 1.3],
  treatment: ['treatment', 1.3],
  repair: ['repair', 1.4],
  mechanic: ['mechanic', 1.3],
  bill: ['bill', 1.2],
  doctor: ['doctor', 1.3],
  appointment: ['appointment', 1.2],
  machines: ['machines', 1.3],
  changing: ['changing', 1.3],
  trainer: ['trainer', 1.3],
  classes: ['classes', 1.3],
  teacher: ['teacher', 1.3],
  agent: ['agent', 1.3],
  flat: ['flat', 1.3],
  communication: ['communication', 1.1],
  exhibition: ['exhibition', 1.3],
  guide: ['guide', 1.3],
  journey: ['journey', 1.2],
  delay: ['delay', 1.3, -1],
  vehicle: ['vehicle', 1.2],
  crashes: ['stability', 1.3, -1],
  booking: ['booking', 1.1],
  climate: ['climate', 1.2],
  heating: ['climate', 1.2],
  hotwater: ['hotwater', 1.2],
  towels: ['towels', 1.1],
  lift: ['lift', 1.1],
  smell: ['smell', 1.1],
  pests: ['pests', 1.1, -1],
  kitchenette: ['kitchenette', 1.1],
  beach: ['beach', 1],
  spa: ['spa', 1.1],
  animation: ['animation', 1.1],
  deposit: ['deposit', 1.1],
  refund: ['payment', 1.1],
  order: ['order', 1.3],
  answer: ['answer', 1.2, -1],
  crowd: ['crowding', 1.1, -1],
  hours: ['hours', 0.9],
  facilities: ['facilities', 0.9],
  access: ['access', 1],
  place: ['place', 0.5],
  // What is spoken of in every trade, and what is a complaint by being told of.
  manners: ['service', 1.4, -1],
  counterstaff: ['service', 1],
  waitingroom: ['waitingroom', 1.1],
  contact: ['communication', 0.9],
  payingmeans: ['paymentmeans', 1.2],
  fees: ['fees', 1.1],
  cancellation: ['cancellation', 1.1],
  contract: ['contract', 1.2],
  website: ['website', 1.2],
  upkeep: ['upkeep', 1.2],
  furniture: ['furniture', 1],
  light: ['light', 1],
  temperature: ['temperature', 1.1],
  stock: ['stock', 1.2],
  ordered: ['order', 0.7],
  packaging: ['packaging', 1.1],
  scratches: ['damage', 1.2],
  warranty: ['warranty', 1.2],
  returns: ['returns', 1.2],
  listing: ['listing', 1],
  selling: ['sales', 1.2],
  information: ['information', 1],
  handling: ['handling', 1],
  rules: ['policy', 1.2],
  organisation: ['administration', 1.1],
  room: ['space', 1.1],
  entry: ['entry', 1],
  tracking: ['tracking', 1.1],
};

export type PlainLexicon = Pick<
  AspectLexicon,
  | 'positive'
  | 'negative'
  | 'weak'
  | 'worst'
  | 'negators'
  | 'lacking'
  | 'relief'
  | 'breakers'
  | 'turns'
  | 'heres'
  | 'joints'
  | 'ands'
  | 'partial'
  | 'comparisons'
  | 'elsewhere'
  | 'condition'
  | 'hearsay'
  | 'hedge'
  | 'phrases'
> & {
  /** A line a thing: its kind, how a sentence names it, and its words. */
  things: string;
};

/** A language in which things are named as they are, without their sides, and no learned list is asked. */
export function plainLexicon({ things, ...lists }: PlainLexicon): AspectLexicon {
  const items = things.split('\n').flatMap((line) => {
    const [id = '', np = '', terms = ''] = line.split('|').map((field) => field.trim());
    const kind = kinds[id];
    if (kind === undefined) return [];
    const [group, weight, polarity] = kind;
    // A sum of money speaks of the price where nothing beside it is named.
    const describes = id === 'amount' ? ({ describes: true } as const) : {};
    return [
      item(id, group, np, np, '', terms, { weight, ...describes, ...(polarity === undefined ? {} : { polarity }) }),
    ];
  });
  const unknown = {
    foreign: '',
    ofPeople: '',
    ofThings: '',
    articles: '',
    determiners: '',
    verbs: '',
    facetWords: noFacets,
  };
  return { ...lists, ...unknown, items, learned: false };
}

const noFacets: AspectLexicon['facetWords'] = {
  ...{ clean: '', choice: '', quality: '', comfort: '', condition: '' },
  ...{ kind: '', care: '', speed: '', price: '' },
};
