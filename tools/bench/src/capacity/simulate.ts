const secondMs = 1_000;
const hourS = 3_600;
const dayS = 86_400;
/** Days before the one that is looked at: by then places are read as often as their reviews ask for. */
const warmDays = 3;
const daysOfMonth = 30;
/** A place is read again once its newest change is older by this part of its age, as reviews' sync-schedule has it. */
const agePart = 1 / 48;
const wholeEveryS = 12 * hourS;

/** What is taken to be so: places and their reviews, how often places are read, and how platforms answer. */
export interface Assumptions {
  readonly places: number;
  readonly reviewsPerMonth: number;
  /** Places by how much they get: the n-th has a share like n to the power of minus this. */
  readonly skew: number;
  /** Reviews of the busiest moment of the day, of an average one's. */
  readonly peak: number;
  readonly readEveryMinS: number;
  readonly readEveryMaxS: number;
  /** How long a platform takes for a page. */
  readonly platformAnswersMs: number;
  readonly pageSize: number;
  /** Months of reviews that a whole read goes through. */
  readonly keptMonths: number;
}

/** One hour of the day that was looked at. */
export interface SimulatedHour {
  readonly reviews: number;
  /** Of places. */
  readonly reads: number;
  /** Pages of them, with those of whole reads. */
  readonly calls: number;
}

/** A place at the end of that day. */
export interface SimulatedPlace {
  /** Its reviews, of all places'. */
  readonly share: number;
  readonly sinceNewestS: number;
  readonly dueInS: number;
}

export interface Simulated {
  readonly hours: readonly SimulatedHour[];
  /** Seconds from a review to its read, of each review of the day, shortest first. */
  readonly delaysS: readonly number[];
  /** Places being read at once, on average, in the hour with the most calls. */
  readonly readAtOnce: number;
  readonly places: readonly SimulatedPlace[];
}

interface Place {
  readonly share: number;
  /** Reviews a second, on average. */
  readonly rate: number;
  readonly kept: number;
  nextReviewAt: number;
  newestAt: number;
  nextReadAt: number;
  nextWholeAt: number;
}

/**
 * A day of reads, second by second: every place has its own reviews, is read when the rule says so, and a review is
 * found by the first read after it. Reads wait for nothing; how many are under way at once is what it tells. Nothing is
 * seeded: so many places even out what chance does.
 */
export function simulate(assumptions: Assumptions): Simulated {
  const places = placesOf(assumptions);
  const beginsAt = warmDays * dayS;
  const endsAt = beginsAt + dayS;
  const due: Place[][] = Array.from({ length: endsAt }, () => []);
  for (const place of places) due[place.nextReadAt]?.push(place);
  const hours = Array.from({ length: dayS / hourS }, () => ({ reviews: 0, reads: 0, calls: 0 }));
  const delaysS: number[] = [];
  for (let now = 0; now < endsAt; now += 1) {
    const hour = now < beginsAt ? undefined : hours[Math.floor((now - beginsAt) / hourS)];
    for (const place of due[now] ?? []) {
      const { found, calls } = read(place, now, assumptions);
      if (hour !== undefined) {
        hour.reviews += found.length;
        hour.reads += 1;
        hour.calls += calls;
        for (const at of found) delaysS.push(now - at);
      }
      due[place.nextReadAt]?.push(place);
    }
    // Seconds that are over are forgotten: there are hundreds of thousands.
    due[now] = [];
  }
  const calls = Math.max(...hours.map((hour) => hour.calls));
  return {
    hours,
    delaysS: delaysS.sort((a, b) => a - b),
    readAtOnce: ((calls / hourS) * assumptions.platformAnswersMs) / secondMs,
    places: places.map(({ share, newestAt, nextReadAt }) => ({
      share,
      sinceNewestS: endsAt - newestAt,
      dueInS: nextReadAt - endsAt,
    })),
  };
}

function placesOf({ places, reviewsPerMonth, skew, keptMonths, readEveryMaxS }: Assumptions): Place[] {
  const weights = Array.from({ length: places }, (_, at) => (at + 1) ** -skew);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => {
    const share = weight / sum;
    const rate = (reviewsPerMonth * share) / (daysOfMonth * dayS);
    return {
      ...{ share, rate, kept: reviewsPerMonth * share * keptMonths },
      nextReviewAt: drawWait(rate),
      // The last one was some time ago, as it is at any moment.
      newestAt: -drawWait(rate),
      nextReadAt: Math.floor(Math.random() * readEveryMaxS),
      nextWholeAt: Math.random() * wholeEveryS,
    };
  });
}

/**
 * Reads a place, which then waits for its next read. @returns when the reviews came that were found, and pages asked
 * for
 */
function read(place: Place, now: number, assumptions: Assumptions): { found: number[]; calls: number } {
  const { peak, pageSize, readEveryMinS, readEveryMaxS } = assumptions;
  const found: number[] = [];
  while (place.nextReviewAt <= now) {
    // Drawn as often as at the busiest moment, and kept by how busy it is: a day has as many as it should.
    if (Math.random() * peak < timesAverage(place.nextReviewAt, peak)) found.push(place.nextReviewAt);
    place.nextReviewAt += drawWait(place.rate * peak);
  }
  place.newestAt = found.at(-1) ?? place.newestAt;
  const isWhole = now >= place.nextWholeAt;
  if (isWhole) place.nextWholeAt = now + wholeEveryS;
  const waitS = Math.max(readEveryMinS, Math.min(readEveryMaxS, (now - place.newestAt) * agePart));
  place.nextReadAt = Math.ceil(now + waitS);
  // One page at least, to learn that there is nothing new.
  return { found, calls: Math.max(1, Math.ceil((isWhole ? place.kept : found.length) / pageSize)) };
}

/** How busy a moment of the day is, of the average: a wave with its top at half past the day. */
const timesAverage = (atS: number, peak: number) =>
  1 + (peak - 1) * Math.sin(((atS % dayS) / dayS) * 2 * Math.PI - Math.PI / 2);

/** Until the next of what comes at this rate, in seconds. */
const drawWait = (rate: number) => -Math.log(1 - Math.random()) / rate;
