import { readParameters } from '@review-reply/api-schemas';
import { errors } from '../errors.ts';
import type { Step } from '../exchange.ts';
import { readBytes } from './read-bytes.ts';

const jsonBytesMax = 256 * 1024;
const formBytesMax = 16 * 1024;
/** Deeper JSON is refused before it is parsed: parsing and checking it recurse. */
const jsonDepthMax = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Reads the body of operations that have one: JSON, or the token request's form. Nothing sent stays undefined. */
export const readBody: Step = async (exchange) => {
  const { operation, request } = exchange;
  if (operation.bodyType === 'json') {
    const text = await readText(exchange, 'application/json', jsonBytesMax);
    if (text !== undefined) exchange.rawBody = parseJson(text);
  } else if (operation.bodyType === 'form') {
    if (!isOfType(request.headers['content-type'], 'application/x-www-form-urlencoded')) {
      throw errors.invalidRequest({ reason: 'form_required' });
    }
    exchange.rawBody = readParameters(
      (await readText(exchange, 'application/x-www-form-urlencoded', formBytesMax)) ?? '',
    );
  }
};

async function readText({ request }: Parameters<Step>[0], type: string, bytesMax: number): Promise<string | undefined> {
  const bytes = await readBytes(request, bytesMax);
  if (bytes.length === 0) return undefined;
  const { 'content-type': contentType, 'content-encoding': encoding = 'identity' } = request.headers;
  if (!isOfType(contentType, type) || encoding !== 'identity') throw errors.unsupportedMediaType({ supported: [type] });
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw errors.malformedJson({ reason: 'not_utf8' }, cause);
  }
}

/** Parameters such as charset are allowed when they say UTF-8. */
function isOfType(contentType: string | undefined, type: string): boolean {
  const [essence = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  if (essence.trim() !== type) return false;
  return parameters.every((parameter) => !/^\s*charset\s*=/.test(parameter) || /=\s*"?utf-?8"?\s*$/.test(parameter));
}

function parseJson(text: string): unknown {
  if (depthOf(text) > jsonDepthMax) throw errors.malformedJson({ reason: 'too_deep' });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw errors.malformedJson({}, cause);
  }
}

/** How deep brackets nest outside of strings. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (inString) {
      if (character === 92) at += 1;
      else if (character === 34) inString = false;
    } else if (character === 34) inString = true;
    else if (character === 91 || character === 123) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (character === 93 || character === 125) depth -= 1;
  }
  return deepest;
}
