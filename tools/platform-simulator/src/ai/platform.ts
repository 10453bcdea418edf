import express, { type ErrorRequestHandler, type Request, Router } from 'express';
import { endpoint } from '../http/endpoint.ts';
import type { Platform } from '../platform.ts';
import type { Simulation } from '../simulation.ts';
import { chatBehaviours, completeChat } from './chat.ts';
import { aiErrorBody, aiRefusal } from './errors.ts';

const bodyLimit = '1mb';

/** An OpenAI-compatible model that writes replies to reviews, by rules and always the same. */
export function aiPlatform(simulation: Simulation, apiKey: string): Platform {
  const routes = Router();
  routes.post(
    '/ai/v1/chat/completions',
    express.json({ limit: bodyLimit }),
    malformedBody,
    endpoint(simulation, {
      target: 'ai.chat',
      placesOf,
      failureBody: aiErrorBody,
      handle: (request, behaviour) => {
        if (request.get('authorization') !== `Bearer ${apiKey}`)
          throw aiRefusal(401, 'Incorrect API key provided.', 'invalid_api_key');
        return { status: 200, body: completeChat(request.body, behaviour, simulation.clock.now().getTime()) };
      },
    }),
  );
  routes.use('/ai', (_request, response) => {
    response.status(404).json(aiErrorBody(404, 'Unknown request URL.', 'unknown_url'));
  });
  return { targets: { 'ai.chat': chatBehaviours }, routes };
}

/** A caller may name the place in the request's `metadata`, which the API lets callers fill as they like. */
function placesOf(request: Request): string[] {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || !('metadata' in body)) return [];
  const { metadata } = body;
  if (typeof metadata !== 'object' || metadata === null || !('place_id' in metadata)) return [];
  return typeof metadata.place_id === 'string' ? [metadata.place_id] : [];
}

const malformedBody: ErrorRequestHandler = (_error, _request, response, _next) => {
  response.status(400).json(aiErrorBody(400, 'We could not parse the JSON body of your request.'));
};
