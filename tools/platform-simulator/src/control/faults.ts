import { Router } from 'express';
import { z } from 'zod';
import type { Fault, Faults } from '../http/faults.ts';
import { badInput, conflict, notThere } from './errors.ts';
import { parse, placeId } from './parse.ts';

const delayMsMax = 600_000;
const timesMax = 1_000_000;
const containsMax = 1_000;

const faultInput = z
  .strictObject({
    target: z.string(),
    status: z.int().min(200).max(599).optional(),
    body: z.unknown().optional(),
    headers: z.record(z.string().regex(/^[\w-]{1,100}$/), z.string().max(1_000)).optional(),
    delay_ms: z.int().min(0).max(delayMsMax).default(0),
    times: z.int().min(1).max(timesMax).default(1),
    after_effect: z.boolean().default(false),
    drop: z.boolean().default(false),
    place_id: placeId.optional(),
    contains: z.string().min(1).max(containsMax).optional(),
  })
  .refine(
    ({ status, body, delay_ms, drop }) => status !== undefined || body !== undefined || delay_ms > 0 || drop,
    'a fault needs a status, a body, a delay_ms or drop',
  );
const clearQuery = z.strictObject({ target: z.string().optional(), place_id: placeId.optional() });

/** Faults waiting for the next calls. `targets` are all known ones with their named ways to misbehave. */
export function faultControl(faults: Faults, targets: Readonly<Record<string, readonly string[]>>): Router {
  const routes = Router();
  routes.post('/faults', (request, response) => {
    const input = parse(faultInput, request.body);
    checkTarget(targets, input);
    const added = faults.add({
      target: input.target,
      status: input.status,
      body: input.body,
      headers: input.headers,
      delayMs: input.delay_ms,
      afterEffect: input.after_effect,
      drop: input.drop,
      remaining: input.times,
      placeId: input.place_id,
      contains: input.contains,
    });
    if (added === undefined) throw conflict('Too many faults wait already; clear some.');
    response.status(201).json(show(added));
  });
  routes.get('/faults', (_request, response) => {
    response.json(faults.list().map(show));
  });
  routes.delete('/faults', (request, response) => {
    const query = parse(clearQuery, request.query);
    if (query.target !== undefined) checkTarget(targets, { target: query.target });
    response.json({ cleared: faults.clear({ target: query.target, placeId: query.place_id }) });
  });
  routes.delete('/faults/:fault_id', (request, response) => {
    const cleared = faults.clear({ faultId: request.params.fault_id });
    if (cleared === 0) throw notThere('No fault with this fault_id waits.');
    response.json({ cleared });
  });
  return routes;
}

/** @throws Refusal 400 for an unknown target, or a `body` that names no way this target can misbehave */
function checkTarget(
  targets: Readonly<Record<string, readonly string[]>>,
  input: { target: string; status?: number | undefined; body?: unknown },
): void {
  const behaviours = Object.hasOwn(targets, input.target) ? targets[input.target] : undefined;
  if (behaviours === undefined)
    throw badInput(`Unknown target: ${input.target}. Known: ${Object.keys(targets).join(', ')}.`);
  if (input.status !== undefined || typeof input.body !== 'string' || behaviours.includes(input.body)) return;
  const known = behaviours.length === 0 ? 'none' : behaviours.join(', ');
  throw badInput(
    `body: without a status, a string names a way to misbehave. Those of ${input.target}: ${known}. For a literal body give a status too.`,
  );
}

function show(fault: Fault) {
  return {
    fault_id: fault.faultId,
    target: fault.target,
    status: fault.status ?? null,
    body: fault.body ?? null,
    headers: fault.headers ?? null,
    delay_ms: fault.delayMs,
    times: fault.remaining,
    after_effect: fault.afterEffect,
    drop: fault.drop,
    place_id: fault.placeId ?? null,
    contains: fault.contains ?? null,
  };
}
