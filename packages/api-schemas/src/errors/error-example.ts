import { errorCatalogue } from './catalogue.ts';
import type { ErrorCode } from './codes.ts';
import { renderError } from './render-error.ts';

const requestIdExample = '019a9f3c-5b00-7c4e-8d21-3f1b6a7c9e10';

/** The English error as the gateway answers it, with the catalogue's details. */
export function errorExample(code: ErrorCode) {
  const details = errorCatalogue[code].detailsExample;
  return renderError({ code, details, locale: 'en', requestId: requestIdExample }).body;
}
