import type { IncomingHttpHeaders } from 'node:http';
import { readParameters } from '@review-reply/api-schemas';
import { errors } from '../errors.ts';
import type { Step } from '../exchange.ts';
import { readBytes } from './read-bytes.ts';
import { repeatedName } from './repeated-name.ts';

const jsonBytesMax = 256 * 1024;
const formBytesMax = 16 * 1024;
/** Deeper JSON is refused before it is parsed: parsing and checking it recurse. */
const jsonDepthMax = 32;
/** Of a name that is told back. */
const nameLengthMax = 100;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Reads the body of operations that have one: JSON, or the token request's form. Nothing sent stays undefined. */
export const readBody: Step = async (exchange) => {
  const { bodyType } = exchange.operation;
  if (bodyType === 'json') exchange.rawBody = await readJson(exchange);
  else if (bodyType === 'form') exchange.rawBody = await readForm(exchange);
};

async function readJson({ request }: Parameters<Step>[0]): Promise<unknown> {
  const type = 'application/json';
  const bytes = await readBytes(request, jsonBytesMax);
  if (bytes.length === 0) return undefined;
  if (!isOfType(request.headers['content-type'], type) || isEncoded(request.headers))
    throw errors.unsupportedMediaType({ supported: [type] });
  return parseJson(decode(bytes, (cause) => errors.malformedJson({ reason: 'not_utf8' }, cause)));
}

/** OAuth has one code for everything that is wrong with a form. */
async function readForm({ request }: Parameters<Step>[0]): Promise<Record<string, string | string[]>> {
  if (!isOfType(request.headers['content-type'], 'application/x-www-form-urlencoded') || isEncoded(request.headers))
    throw errors.invalidRequest({ reason: 'form_required' });
  const bytes = await readBytes(request, formBytesMax);
  return readParameters(decode(bytes, (cause) => errors.invalidRequest({ reason: 'not_utf8' }, cause)));
}

const isEncoded = ({ 'content-encoding': encoding = 'identity' }: IncomingHttpHeaders) => encoding !== 'identity';

function decode(bytes: Buffer, refusal: (cause: unknown) => Error): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw refusal(cause);
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
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw errors.malformedJson({}, cause);
  }
  const name = repeatedName(text);
  if (name !== undefined)
    throw errors.malformedJson({ reason: 'repeated_name', name: name.toWellFormed().slice(0, nameLengthMax) });
  return parsed;
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
