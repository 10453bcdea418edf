import { type Request, Router } from 'express';
import { endpoint } from '../http/endpoint.ts';
import { misshape } from '../http/misbehaviours.ts';
import type { Simulation } from '../simulation.ts';
import { type PlainReview, reviewsOf } from '../state/plain-reviews.ts';
import { errorBody, refuse } from './errors.ts';
import { showReview } from './show-review.ts';
import type { BusinessUnit, TrustpilotState } from './state.ts';
import { requireApplication } from './tokens.ts';

const perPageDefault = 20;
const perPageMax = 100;

type Order = (a: PlainReview, b: PlainReview) => number;
/** What `orderBy` may be; reviews come newest first where it decides nothing. */
const orders: Readonly<Record<string, Order>> = {
  'createdat.desc': () => 0,
  'createdat.asc': (a, b) => a.createdAtMs - b.createdAtMs,
  'stars.desc': (a, b) => b.rating - a.rating,
  'stars.asc': (a, b) => a.rating - b.rating,
};

/** The private API: reviews of the business units that a token's application has. */
export function reviewRoutes(simulation: Simulation, state: TrustpilotState): Router {
  const routes = Router();
  const failureBody = (status: number) => errorBody(status);
  const unitIn = (request: Request, id: string): BusinessUnit => {
    const application = requireApplication(simulation, state, request);
    const unit = state.businessUnits.get(id);
    if (unit === undefined) throw refuse(404);
    if (!application.businessUnitIds.includes(id)) throw refuse(403);
    return unit;
  };

  routes.get(
    '/v1/private/business-units/:unit/reviews',
    endpoint(simulation, {
      target: 'trustpilot.reviews.list',
      placesOf: (request) => [String(request.params.unit)],
      failureBody,
      handle: (request, behaviour) => {
        const unit = unitIn(request, String(request.params.unit));
        const { page, perPage, order } = readQuery(request);
        const reviews = reviewsOf(state.reviews, unit.id).filter((review) => !review.removed);
        const shown = misshape(reviews.sort(order).slice((page - 1) * perPage, page * perPage), behaviour);
        return { status: 200, body: { links: [], reviews: shown.map((review) => showReview(review, unit)) } };
      },
    }),
  );

  routes.get(
    '/v1/private/reviews/:review',
    endpoint(simulation, {
      target: 'trustpilot.reviews.get',
      placesOf: (request) => [state.reviews.get(String(request.params.review))?.placeId ?? ''],
      failureBody,
      handle: (request) => {
        requireApplication(simulation, state, request);
        const review = state.reviews.get(String(request.params.review));
        if (review === undefined || review.removed) throw refuse(404);
        return { status: 200, body: showReview(review, unitIn(request, review.placeId)) };
      },
    }),
  );
  routes.get(
    '/v1/business-units/find',
    endpoint(simulation, {
      target: 'trustpilot.business_units.find',
      placesOf: (request) => [unitNamed(state, request)?.id ?? ''],
      failureBody,
      handle: (request) => {
        if (state.applications.get(request.get('apikey') ?? '') === undefined) throw refuse(401);
        const unit = unitNamed(state, request);
        if (unit === undefined) throw refuse(404);
        return { status: 200, body: { id: unit.id, displayName: unit.name, name: { identifying: unit.name } } };
      },
    }),
  );
  return routes;
}

/** The business unit of the domain that a call names. */
const unitNamed = (state: TrustpilotState, request: Request) =>
  [...state.businessUnits.values()].find(({ name }) => name === request.query.name);

/** @throws Refusal 400 for a value out of range, and for filters, which are not simulated */
function readQuery(request: Request): { page: number; perPage: number; order: Order } {
  const { page = '1', perPage = String(perPageDefault), orderBy = 'createdat.desc', ...others } = request.query;
  const [other] = Object.keys(others);
  if (other !== undefined) throw refuse(400, `Not simulated: ${other}.`);
  const order = Object.hasOwn(orders, String(orderBy)) ? orders[String(orderBy)] : undefined;
  if (order === undefined) throw refuse(400, 'Invalid orderBy.');
  const numbers = { page: readNumber(page), perPage: readNumber(perPage) };
  if (!(numbers.page >= 1)) throw refuse(400, 'Invalid page.');
  if (!(numbers.perPage >= 1 && numbers.perPage <= perPageMax)) throw refuse(400, 'Invalid perPage.');
  return { ...numbers, order };
}

const readNumber = (text: unknown) => (/^\d{1,9}$/.test(String(text)) ? Number(text) : Number.NaN);
