import { type Day, type DayHours, days, endOf, minutesOf, type SpecialHours, type WeekHours } from '../../listing.ts';

/** Google leaves out zeros. */
export interface TimeOfDay {
  readonly hours?: number | null | undefined;
  readonly minutes?: number | null | undefined;
}

export interface Period {
  readonly openDay: string;
  readonly openTime?: TimeOfDay | null | undefined;
  readonly closeDay: string;
  readonly closeTime?: TimeOfDay | null | undefined;
}

interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export interface SpecialPeriod {
  readonly startDate: CalendarDate;
  readonly endDate?: CalendarDate | null | undefined;
  readonly openTime?: TimeOfDay | null | undefined;
  readonly closeTime?: TimeOfDay | null | undefined;
  readonly closed?: boolean | null | undefined;
}

const minutesOfDay = 24 * 60;
const dayMs = minutesOfDay * 60_000;

const pad = (number: number, length = 2) => String(number).padStart(length, '0');
const toMinutes = (time: TimeOfDay | null | undefined) => (time?.hours ?? 0) * 60 + (time?.minutes ?? 0);
const toText = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
const toTime = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
const dayAfter = (day: Day) => days[(days.indexOf(day) + 1) % days.length] as Day;

/** A week of Google's periods; null where there is none, which says nothing about when the place is open. */
export function toWeek(periods: readonly Period[]): WeekHours | null {
  const found = new Map<Day, Array<[number, number]>>();
  const add = (number: number, from: number, to: number) => {
    const day = days[number % days.length] as Day;
    found.set(day, [...(found.get(day) ?? []), [from, to]]);
  };
  for (const { openDay, openTime, closeDay, closeTime } of periods) {
    const first = days.indexOf(openDay as Day);
    const last = days.indexOf(closeDay as Day);
    if (first < 0 || last < 0) continue;
    const [from, to] = [toMinutes(openTime), toMinutes(closeTime)];
    const nights = (last - first + days.length) % days.length;
    if (nights === 0 || (nights === 1 && to <= from)) add(first, from, nights * minutesOfDay + to);
    else {
      add(first, from, minutesOfDay);
      for (let number = 1; number < nights; number += 1) add(first + number, 0, minutesOfDay);
      if (to > 0) add(first + nights, 0, to);
    }
  }
  if (found.size === 0) return null;
  return Object.fromEntries(days.map((day) => [day, toDay(found.get(day) ?? [])])) as unknown as WeekHours;
}

function toDay(spans: ReadonlyArray<readonly [number, number]>): DayHours {
  if (spans.length === 0) return { mode: 'closed', slots: [] };
  const [first] = spans;
  if (spans.length === 1 && first?.[0] === 0 && first[1] === minutesOfDay) return { mode: 'open24', slots: [] };
  const slots = spans
    .toSorted(([a], [b]) => a - b)
    .map(([from, to]) => ({ open: toText(from), close: toText(to > minutesOfDay ? to - minutesOfDay : to) }));
  return { mode: 'slots', slots };
}

export function fromWeek(week: WeekHours): Period[] {
  return days.flatMap((day) => {
    const { mode, slots } = week[day];
    if (mode === 'closed') return [];
    return (mode === 'open24' ? [{ open: '00:00', close: '24:00' }] : slots).map((slot) => {
      const end = endOf(slot);
      return {
        openDay: day,
        openTime: toTime(minutesOf(slot.open)),
        closeDay: end > minutesOfDay ? dayAfter(day) : day,
        closeTime: toTime(end > minutesOfDay ? end - minutesOfDay : end),
      };
    });
  });
}

/** By date and opening, as they are compared. */
export function toSpecial(periods: readonly SpecialPeriod[]): SpecialHours[] {
  return periods
    .map(({ startDate, openTime, closeTime, closed }) => {
      const date = `${pad(startDate.year, 4)}-${pad(startDate.month)}-${pad(startDate.day)}`;
      if (closed === true) return { date, closed: true, open: null, close: null };
      return { date, closed: false, open: toText(toMinutes(openTime)), close: toText(toMinutes(closeTime)) };
    })
    .toSorted((a, b) => (`${a.date} ${a.open}` < `${b.date} ${b.open}` ? -1 : 1));
}

export function fromSpecial(special: readonly SpecialHours[]): SpecialPeriod[] {
  return special.map(({ date, closed, open, close }) => {
    const startDate = toDate(Date.parse(`${date}T00:00:00Z`));
    if (closed || open === null || close === null) return { startDate, closed: true };
    const end = endOf({ open, close });
    const endDate = end > minutesOfDay ? toDate(Date.parse(`${date}T00:00:00Z`) + dayMs) : startDate;
    const closeTime = toTime(end > minutesOfDay ? end - minutesOfDay : end);
    return { startDate, endDate, openTime: toTime(minutesOf(open)), closeTime };
  });
}

function toDate(ms: number): CalendarDate {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
