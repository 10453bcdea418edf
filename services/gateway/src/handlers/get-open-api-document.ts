import { openApiDocument } from '@review-reply/api-schemas';
import type { Handler } from '../answer.ts';

const apiVersion = '1.0.0';

/** GET /openapi.json: made once, for it depends on nothing but the configuration. */
export function getOpenApiDocument(publicUrl: string): Handler {
  const body = Buffer.from(JSON.stringify(openApiDocument({ publicUrl, version: apiVersion })));
  return async () => ({ status: 200, body, headers: { 'Cache-Control': 'public, max-age=300' } });
}
