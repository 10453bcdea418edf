import type { JsonObject } from './model.ts';

export interface FieldFault {
  readonly reason: string;
  readonly field: string;
  readonly value?: unknown;
}

type Rule = (location: JsonObject) => FieldFault[];

const titleLengthMax = 125;
const descriptionLengthMax = 750;
const additionalPhonesMax = 2;
const additionalCategoriesMax = 9;
const serviceDescriptionLengthMax = 300;
const minutesOfDay = 24 * 60;
const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
/** A text with this word is refused, as Google refuses what its policies forbid. */
const forbiddenWord = /\[forbidden\]/;

const object = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * What Google refuses of a field, by the reasons that real clients are known to meet; the rules of a field are those of
 * https://developers.google.com/my-business/reference/businessinformation/rest/v1/locations#Location. Only these fields
 * can be edited here.
 */
export const fieldRules: Readonly<Record<string, Rule>> = {
  title: ({ title }) => textFaults('title', text(title), titleLengthMax, true),
  categories: (location) => categoryFaults(object(location.categories)),
  profile: ({ profile, ...location }) => [
    ...textFaults('profile.description', text(object(profile).description), descriptionLengthMax, false),
    ...(/https?:\/\/|www\./i.test(text(object(profile).description))
      ? [{ reason: 'PROFILE_DESCRIPTION_CONTAINS_URL', field: 'profile.description' }]
      : []),
    ...(object(location.metadata).canOperateLodgingData === true
      ? [{ reason: 'LODGING_CANNOT_EDIT_PROFILE_DESCRIPTION', field: 'profile.description' }]
      : []),
  ],
  phoneNumbers: ({ phoneNumbers }) => phoneFaults(object(phoneNumbers)),
  websiteUri: ({ websiteUri }) =>
    websiteUri === undefined || /^https?:\/\/[^\s/]+\.[^\s]+$/.test(text(websiteUri))
      ? []
      : [{ reason: 'INVALID_URL', field: 'websiteUri', value: websiteUri }],
  regularHours: ({ regularHours }) => regularFaults(list(object(regularHours).periods).map(object)),
  specialHours: ({ specialHours, regularHours }) =>
    specialFaults(list(object(specialHours).specialHourPeriods).map(object), regularHours),
  openInfo: ({ openInfo }) => {
    const { status } = object(openInfo);
    if (status === 'OPEN' || status === 'CLOSED_TEMPORARILY' || status === 'CLOSED_PERMANENTLY') return [];
    return [{ reason: 'INVALID_OPEN_STATUS', field: 'openInfo.status', value: status }];
  },
  serviceItems: ({ serviceItems }) => serviceFaults(list(serviceItems).map(object)),
};

function textFaults(field: string, value: string, max: number, isRequired: boolean): FieldFault[] {
  if (isRequired && value.trim() === '') return [{ reason: 'REQUIRED_FIELD_MISSING_VALUE', field }];
  if ([...value].length > max) return [{ reason: 'STRING_TOO_LONG', field, value }];
  return forbiddenWord.test(value) ? [{ reason: 'FORBIDDEN_WORDS', field, value }] : [];
}

/** Google's own list is not known here: every category of its form exists but for one. */
function categoryFaults({ primaryCategory, additionalCategories }: JsonObject): FieldFault[] {
  const additional = list(additionalCategories).map((one) => text(object(one).name));
  const names = [text(object(primaryCategory).name), ...additional];
  const faults = names.flatMap((value, index) =>
    /^categories\/gcid:[a-z0-9_]+$/.test(value) && value !== 'categories/gcid:no_such_category'
      ? []
      : [
          {
            reason: 'INVALID_CATEGORY',
            field: index === 0 ? 'categories.primaryCategory' : `categories.additionalCategories[${index - 1}]`,
            value,
          },
        ],
  );
  if (additional.length > additionalCategoriesMax)
    faults.push({ reason: 'TOO_MANY_CATEGORIES', field: 'categories.additionalCategories', value: '' });
  return faults;
}

function phoneFaults({ primaryPhone, additionalPhones }: JsonObject): FieldFault[] {
  const additional = list(additionalPhones).map(text);
  const faults: FieldFault[] = [];
  if (primaryPhone === undefined && additional.length > 0)
    faults.push({ reason: 'MISSING_PRIMARY_PHONE_NUMBER', field: 'phoneNumbers.primaryPhone' });
  if (additional.length > additionalPhonesMax)
    faults.push({ reason: 'TOO_MANY_PHONE_NUMBERS', field: 'phoneNumbers.additionalPhones' });
  const numbers = [...(primaryPhone === undefined ? [] : [text(primaryPhone)]), ...additional];
  for (const value of numbers)
    if (!/^\+?[\d\s().-]{6,20}$/.test(value))
      faults.push({ reason: 'INVALID_PHONE_NUMBER', field: 'phoneNumbers', value });
  return faults;
}

/** Minutes since midnight; Google leaves out zeros. @returns undefined for what is no time of day */
function minutesOf(time: unknown): number | undefined {
  if (time === undefined) return undefined;
  const { hours = 0, minutes = 0 } = object(time);
  const sum = Number(hours) * 60 + Number(minutes);
  return Number.isInteger(sum) && sum >= 0 && sum <= minutesOfDay && Number(minutes) < 60 ? sum : undefined;
}

function regularFaults(periods: readonly JsonObject[]): FieldFault[] {
  const spans: Array<[number, number]> = [];
  for (const [index, { openDay, openTime, closeDay, closeTime }] of periods.entries()) {
    const field = `regularHours.periods[${index}]`;
    const [from, to] = [minutesOf(openTime ?? {}), minutesOf(closeTime ?? {})];
    const [first, last] = [days.indexOf(text(openDay)), days.indexOf(text(closeDay))];
    if (from === undefined || to === undefined || first < 0 || last < 0)
      return [{ reason: 'INVALID_HOURS_VALUE', field }];
    const start = first * minutesOfDay + from;
    const end = (last < first ? last + days.length : last) * minutesOfDay + to;
    if (end <= start) return [{ reason: 'INVALID_TIME_SCHEDULE', field }];
    spans.push([start, end]);
  }
  spans.sort(([a], [b]) => a - b);
  const week = days.length * minutesOfDay;
  const isOverlapping = spans.some(([, end], index) => {
    const next = spans[index + 1];
    return next === undefined ? end - week > (spans[0]?.[0] ?? 0) : end > next[0];
  });
  return isOverlapping ? [{ reason: 'INVALID_TIME_SCHEDULE', field: 'regularHours' }] : [];
}

function specialFaults(periods: readonly JsonObject[], regularHours: unknown): FieldFault[] {
  if (periods.length > 0 && list(object(regularHours).periods).length === 0)
    return [{ reason: 'SPECIAL_HOURS_SET_WITHOUT_REGULAR_HOURS', field: 'specialHours' }];
  const spans: Array<[number, number]> = [];
  for (const [index, { startDate, endDate, openTime, closeTime, closed }] of periods.entries()) {
    const field = `specialHours.specialHourPeriods[${index}]`;
    const [day, lastDay] = [dayOf(startDate), dayOf(endDate ?? startDate)];
    if (Number.isNaN(day) || Number.isNaN(lastDay)) return [{ reason: 'INVALID_HOURS_VALUE', field }];
    const [from, to] = closed === true ? [0, minutesOfDay] : [minutesOf(openTime), minutesOf(closeTime)];
    if (from === undefined || to === undefined || lastDay - day > 1) return [{ reason: 'INVALID_HOURS_VALUE', field }];
    const start = day * minutesOfDay + from;
    const end = lastDay * minutesOfDay + to;
    if (end <= start || end - start > minutesOfDay) return [{ reason: 'INVALID_TIME_SCHEDULE', field }];
    spans.push([start, end]);
  }
  spans.sort(([a], [b]) => a - b);
  return spans.some(([, end], index) => end > (spans[index + 1]?.[0] ?? Number.POSITIVE_INFINITY))
    ? [{ reason: 'OVERLAPPED_SPECIAL_HOURS', field: 'specialHours' }]
    : [];
}

/** Days since 1970. */
function dayOf(date: unknown): number {
  const { year, month, day } = object(date);
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / (minutesOfDay * 60_000);
}

function serviceFaults(items: readonly JsonObject[]): FieldFault[] {
  const faults: FieldFault[] = [];
  const seen = new Set<string>();
  for (const [index, { price, structuredServiceItem, freeFormServiceItem }] of items.entries()) {
    const field = `serviceItems[${index}]`;
    const { serviceTypeId, description } = object(structuredServiceItem);
    const { category, label } = object(freeFormServiceItem);
    if (structuredServiceItem !== undefined && !/^job_type_id:[a-z0-9_]+$/.test(text(serviceTypeId)))
      faults.push({ reason: 'INVALID_SERVICE_ITEM', field, value: serviceTypeId });
    if (seen.has(text(serviceTypeId)) && serviceTypeId !== undefined)
      faults.push({ reason: 'SERVICE_TYPE_ID_DUPLICATE', field, value: serviceTypeId });
    seen.add(text(serviceTypeId));
    if (freeFormServiceItem !== undefined && (text(category) === '' || text(object(label).displayName) === ''))
      faults.push({ reason: 'INVALID_SERVICE_ITEM', field });
    faults.push(
      ...textFaults(field, text(description ?? object(label).description), serviceDescriptionLengthMax, false),
    );
    if (price !== undefined && text(object(price).currencyCode) === '')
      faults.push({ reason: 'PRICE_CURRENCY_MISSING', field });
  }
  return faults;
}
