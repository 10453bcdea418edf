import { setTimeout as delay } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Simulation } from '../simulation.ts';
import { type Answer, Refusal } from './answer.ts';
import type { Fault } from './faults.ts';

export interface EndpointOptions {
  /** The name by which faults and the list of calls know it, such as `google.reviews.reply`. */
  readonly target: string;
  /** The places that a call concerns; called before anything is checked, so it must bear any request. */
  readonly placesOf: (request: Request) => readonly string[];
  /** Does the call. May throw a Refusal. `behaviour` names a way to misbehave that a fault asked for. */
  readonly handle: (request: Request, behaviour: string | undefined) => Answer;
  /** The platform's own body for a status that a fault asks for without giving a body. */
  readonly failureBody: (status: number) => unknown;
}

/**
 * Wraps a platform's call: records it, applies the fault that waits for it, if any, and sends the answer.
 * A caller that gives up during a fault's delay does not undo the call: as on a real platform it may still take effect.
 */
export function endpoint(simulation: Simulation, options: EndpointOptions): RequestHandler {
  return async (request, response) => {
    const { calls, clock, faults } = simulation;
    const body: unknown = request.body ?? null;
    const placeIds = options.placesOf(request);
    const callId = calls.record({
      target: options.target,
      at: clock.now().toISOString(),
      received_at: clock.realNow().toISOString(),
      method: request.method,
      path: request.originalUrl,
      traceparent: request.get('traceparent') ?? null,
      place_ids: placeIds,
      body,
    });
    const fault = faults.take({ target: options.target, placeIds, text: body === null ? '' : JSON.stringify(body) });
    const answer = fault === undefined ? run(options, request) : await misbehave(simulation, options, request, fault);
    if (answer === undefined) {
      calls.finish(callId, null, true);
      request.socket.destroy();
      return;
    }
    calls.finish(callId, answer.status, fault !== undefined);
    send(response, answer);
  };
}

/** @returns the answer to send, or undefined when the connection is to be cut */
async function misbehave(
  simulation: Simulation,
  options: EndpointOptions,
  request: Request,
  fault: Fault,
): Promise<Answer | undefined> {
  const behaviour = fault.status === undefined && typeof fault.body === 'string' ? fault.body : undefined;
  const replaced = fault.status !== undefined || (fault.body !== undefined && behaviour === undefined);
  const early = fault.afterEffect ? run(options, request, behaviour) : undefined;
  if (fault.delayMs > 0) {
    try {
      await delay(fault.delayMs, undefined, { signal: simulation.signal });
    } catch {
      return undefined;
    }
  }
  if (fault.drop) return undefined;
  if (!replaced) return { ...(early ?? run(options, request, behaviour)), ...headersOf(fault) };
  const status = fault.status ?? 200;
  return { status, body: fault.body ?? options.failureBody(status), ...headersOf(fault) };
}

function headersOf(fault: Fault): { headers?: Readonly<Record<string, string>> } {
  return fault.headers === undefined ? {} : { headers: fault.headers };
}

function run(options: EndpointOptions, request: Request, behaviour?: string): Answer {
  try {
    return options.handle(request, behaviour);
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

export function send(response: Response, answer: Answer): void {
  response.status(answer.status);
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.set(name, value);
  if (typeof answer.body !== 'string') response.json(answer.body);
  else if (response.hasHeader('Content-Type')) response.send(answer.body);
  else response.type('application/json').send(answer.body);
}
