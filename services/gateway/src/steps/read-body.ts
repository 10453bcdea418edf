import type { IncomingHttpHeaders } from 'node:http';
import { readParameters } from '@review-reply/api-schemas';
import { errors } from '../errors.ts';
import type { Step } from '../http/operation-context.ts';
import { readBytes } from './read-bytes.ts';
import { findJsonFault } from './scan-json.ts';

const jsonBytesMax = 256 * 1024;
const formBytesMax = 16 * 1024;
/** Deeper JSON is refused before it is checked, which recurses; parsing does not. */
const jsonDepthMax = 32;
/** Of a name that is told back. */
const nameLengthMax = 100;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Reads the body of operations that have one: JSON, or the token request's form. Nothing sent stays undefined. */
export const readBody: Step = async (context) => {
  const { bodyType } = context.operation;
  if (bodyType === 'json') context.rawBody = await readJson(context);
  else if (bodyType === 'form') context.rawBody = await readForm(context);
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
  const parsed = parse(text);
  const fault = findJsonFault(text, jsonDepthMax);
  if (fault === undefined) return parsed;
  if (fault.reason === 'too_deep') throw errors.malformedJson(fault);
  throw errors.malformedJson({ ...fault, name: fault.name.toWellFormed().slice(0, nameLengthMax) });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw errors.malformedJson({}, cause);
  }
}
