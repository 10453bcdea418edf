import { Router } from 'express';
import { Refusal } from '../http/answer.ts';
import type { Simulation } from '../simulation.ts';
import { errorBody, errorInfo, invalidField, notFound } from './errors.ts';
import { listingOf } from './listing.ts';
import { listingRoute } from './listing-routes.ts';
import type { GoogleLocation, JsonObject } from './model.ts';
import { readQuery } from './query.ts';
import type { GoogleState } from './state.ts';

const nameLengthMax = 140;
const descriptionLengthMax = 1_000;

/**
 * mybusiness v4: a location's food menus (https://developers.google.com/my-business/reference/rest/v4/FoodMenus), which
 * are replaced as a whole. Where canHaveFoodMenus says no it is FAILED_PRECONDITION.
 */
export function foodMenuRoutes(simulation: Simulation, state: GoogleState): Router {
  const routes = Router();
  const path = '/v4/accounts/:account/locations/:location/foodMenus';
  const show = (account: string, location: GoogleLocation): JsonObject => {
    if (state.accounts.get(account)?.locationIds.includes(location.id) !== true) throw notFound();
    return { name: `accounts/${account}/locations/${location.id}/foodMenus`, ...menusOf(location) };
  };
  listingRoute(routes, simulation, state, {
    method: 'get',
    path,
    target: 'google.food_menus.get',
    handle: (location, request) => {
      readQuery(request, ['readMask']);
      return { status: 200, body: show(String(request.params.account), location) };
    },
  });
  listingRoute(routes, simulation, state, {
    method: 'patch',
    path,
    target: 'google.food_menus.patch',
    handle: (location, request, body) => {
      readQuery(request, ['updateMask']);
      menusOf(location);
      const menus = (Array.isArray(body.menus) ? body.menus : []) as JsonObject[];
      check(menus);
      const foodMenus = menus.length === 0 ? {} : { menus };
      const edited = { ...location, listing: { ...listingOf(location), foodMenus } };
      state.putLocation(edited);
      return { status: 200, body: show(String(request.params.account), edited) };
    },
  });
  return routes;
}

function menusOf(location: GoogleLocation): JsonObject {
  const { foodMenus } = listingOf(location);
  if (foodMenus !== null) return foodMenus;
  const details = [errorInfo('FOOD_MENUS_NOT_SUPPORTED')];
  throw new Refusal({ status: 400, body: errorBody(400, { status: 'FAILED_PRECONDITION', details }) });
}

function check(menus: readonly JsonObject[]): void {
  for (const [index, menu] of menus.entries()) {
    const at = `menus[${index}]`;
    checkLabels(at, menu.labels);
    for (const [number, section] of listOf(menu.sections).entries()) {
      const inside = `${at}.sections[${number}]`;
      checkLabels(inside, section.labels);
      const items = listOf(section.items);
      if (items.length === 0) throw invalidField(`${inside}.items`, 'A section has an item at least.', '');
      for (const [position, item] of items.entries()) {
        const { currencyCode, units } = ((item.attributes as JsonObject | undefined)?.price ?? {}) as JsonObject;
        checkLabels(`${inside}.items[${position}]`, item.labels);
        if (units !== undefined && currencyCode === undefined)
          throw invalidField(
            `${inside}.items[${position}].attributes.price`,
            'The currency is missing.',
            String(units),
          );
      }
    }
  }
}

function checkLabels(at: string, labels: unknown): void {
  for (const { displayName, description } of listOf(labels)) {
    if ([...String(displayName ?? '')].length > nameLengthMax)
      throw invalidField(`${at}.labels`, 'The name is too long.', String(displayName).slice(0, 50));
    if ([...String(description ?? '')].length > descriptionLengthMax)
      throw invalidField(`${at}.labels`, 'The description is too long.', String(description).slice(0, 50));
  }
}

const listOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? (value as JsonObject[]) : []);
