import { EnrollmentStage } from '@review-reply/proto/identity/v1/enrollment';
import { errors } from '../errors.ts';
import { askAsBrowser } from './ask-as-browser.ts';
import { browserHashes, keepBrowser, renewBrowser } from './browser-cookie.ts';
import { callbackUrl } from './callback.ts';
import { notice } from './notices.ts';
import { readForm } from './read-form.ts';
import { leave, showConsent, showProgress } from './show-progress.ts';
import type { PageHandler, Visit } from './visit.ts';

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** The link as it was sent to the client: asks for consent while it can be used, and tells how things stand after. */
export const openLink: PageHandler = async (visit) => {
  const token = tokenOf(visit);
  if (token === undefined) return notice(visit, 'unknown_link');
  const { parts, caller } = visit;
  const hashes = browserHashes(visit);
  const progress =
    hashes.length === 0
      ? await parts.enrollments.openEnrollmentLink({ token }, { caller })
      : await openAsBrowser(visit, token, hashes);
  if (progress.stage !== EnrollmentStage.UNKNOWN) keepBrowser(visit);
  return progress.stage === EnrollmentStage.CONSENT
    ? showConsent(visit, progress)
    : showProgress(visit, progress, 'look');
};

/** The answer to the question of consent. */
export const decide: PageHandler = async (visit) => {
  const token = tokenOf(visit);
  if (token === undefined) return notice(visit, 'unknown_link');
  const { parts, request, caller } = visit;
  const form = await readForm(request);
  const hashes = browserHashes(visit);
  if (hashes.length === 0) return notice(visit, 'no_cookie');
  const decision = form.get('decision');
  if (decision === 'refuse') {
    const refused = { case: 'token', value: token } as const;
    const standing = await askAsBrowser(hashes, (browserHash) =>
      parts.enrollments.refuseEnrollment({ refused, browserHash }, { caller }),
    );
    return showProgress(visit, standing, 'form');
  }
  if (decision !== 'agree') throw errors.invalidRequest({ reason: 'decision_required' });
  // As the browser that it was: one that signed in before is shown how things stand, and stays known.
  const standing = await openAsBrowser(visit, token, hashes);
  if (standing.stage !== EnrollmentStage.CONSENT) return showProgress(visit, standing, 'form');
  const { progress, authorizationUrl } = await parts.enrollments.beginGoogleSignIn(
    { token, browserHash: renewBrowser(visit), redirectUri: callbackUrl(parts.publicUrl) },
    { caller },
  );
  if (progress === undefined) throw new Error('Every answer to a consent tells how things stand.');
  if (authorizationUrl === undefined || authorizationUrl === '') return showProgress(visit, progress, 'form');
  return leave(visit, 'to_google', authorizationUrl, { enrollment: progress.enrollment, label: 'to_google' });
};

function openAsBrowser({ parts, caller }: Visit, token: string, hashes: readonly Buffer[]) {
  return askAsBrowser(hashes, (browserHash) =>
    parts.enrollments.openEnrollmentLink({ token, browserHash }, { caller }),
  );
}

function tokenOf({ request }: Visit): string | undefined {
  const { token } = request.params;
  return typeof token === 'string' && tokenPattern.test(token) ? token : undefined;
}
