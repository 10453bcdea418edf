import type { Request } from 'express';
import type { Answer } from '../http/answer.ts';
import { invalidArgument } from './errors.ts';
import { readQuery } from './query.ts';

const namesMax = 100;
const namePattern = /^categories\/gcid:([a-z0-9_]+)$/;

/**
 * Categories by name with the services that each has here: two of its own
 * (https://developers.google.com/my-business/reference/businessinformation/rest/v1/categories/batchGet).
 * @throws Refusal 400 without names, a language or a view; a category that there is not is left out
 */
export function getCategories(request: Request): Answer {
  const { names: given, ...others } = request.query;
  const names = [given].flat().filter((name) => typeof name === 'string');
  if (names.length === 0 || names.length > namesMax)
    throw invalidArgument(`Between 1 and ${namesMax} names are needed.`);
  const { languageCode, view } = readQuery({ query: others }, ['languageCode', 'regionCode', 'view']);
  if (languageCode === undefined) throw invalidArgument('language_code is required.');
  if (view !== 'BASIC' && view !== 'FULL') throw invalidArgument('view must be BASIC or FULL.');
  const categories = names.flatMap((name) => {
    const id = namePattern.exec(name)?.[1];
    if (id === undefined || id === 'no_such_category') return [];
    const displayName = id.replaceAll('_', ' ');
    const serviceTypes = ['consultation', 'delivery'].map((service) => ({
      serviceTypeId: `job_type_id:${id}_${service}`,
      displayName: `${displayName} ${service}`,
    }));
    return [{ name, displayName, ...(view === 'FULL' && { serviceTypes }) }];
  });
  return { status: 200, body: { categories } };
}
