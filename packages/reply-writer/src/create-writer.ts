import { createComposer } from './composer/composer.ts';
import type { ReplyWriter } from './writer.ts';

export interface WriterSettings {
  /** `AI_BASE_URL`, `AI_API_KEY`, `AI_MODEL`; all empty means no model. */
  aiBaseUrl: string;
  aiApiKey: string;
  aiModel: string;
}

/**
 * The writer that the settings ask for: a model's when an endpoint and a model are named, the built-in composer when
 * neither is. The client of models is loaded only for the former.
 * @throws Error when one is named without the other
 */
export async function createWriter({ aiBaseUrl, aiApiKey, aiModel }: WriterSettings): Promise<ReplyWriter> {
  if (aiBaseUrl === '' && aiModel === '') return createComposer();
  if (aiBaseUrl === '' || aiModel === '')
    throw new Error('AI_BASE_URL and AI_MODEL belong together: set both for a model, or neither for the rules.');
  const { createOpenAiWriter } = await import('./openai/openai-writer.ts');
  return createOpenAiWriter({ baseUrl: aiBaseUrl, apiKey: aiApiKey, model: aiModel });
}
