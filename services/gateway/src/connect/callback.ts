import { askAsBrowser } from './ask-as-browser.ts';
import { browserHashes } from './browser-cookie.ts';
import { notice } from './notices.ts';
import { showProgress } from './show-progress.ts';
import type { PageHandler } from './visit.ts';

/** Google's answers and our states are far shorter. */
const parameterLengthMax = 2_048;
/** Exchanging the code and reading all locations, which may be many. */
const finishTimeoutMs = 30_000;

export const callbackPath = '/connect/google/callback';
export const callbackUrl = (publicUrl: string) => new URL(callbackPath, publicUrl).href;

/** Where Google sends the browser back to (RFC 6749, 4.1.2): with a code, or with an error. */
export const returnFromGoogle: PageHandler = async (visit) => {
  const { parts, request, caller } = visit;
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const [state, code, error] = ['state', 'code', 'error'].map((name) => single(query, name));
  const hashes = browserHashes(visit);
  if (state === undefined || hashes.length === 0) return notice(visit, 'not_this_browser');
  if (code !== undefined && error === undefined) {
    const call = { caller, timeoutMs: finishTimeoutMs };
    const finished = await askAsBrowser(hashes, (browserHash) =>
      parts.enrollments.finishGoogleSignIn({ state, code, browserHash }, call),
    );
    return showProgress(visit, finished, 'wait');
  }
  // Anything else than a person's refusal is a failure of Google's or ours, and says nothing of what they want.
  if (error !== 'access_denied') return notice(visit, 'sign_in_again');
  const refused = { case: 'state', value: state } as const;
  const standing = await askAsBrowser(hashes, (browserHash) =>
    parts.enrollments.refuseEnrollment({ refused, browserHash }, { caller }),
  );
  return showProgress(visit, standing, 'wait');
};

/** A parameter that came once; RFC 6749, 3.1 allows no more. */
function single(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  const [value = ''] = values;
  return values.length === 1 && value !== '' && value.length <= parameterLengthMax ? value : undefined;
}
