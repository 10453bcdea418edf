import type { AuthorizationRequest } from './authorization-request.ts';
import { businessScope, type GoogleUser } from './model.ts';

const scopeTexts: Readonly<Record<string, string>> = {
  [businessScope]: 'See, edit, create and delete your Business Profile listings',
};
/** Signing in is not asked about: Google shows no box for these. */
const signInScopes = new Set(['openid', 'email', 'profile']);

export const isAskedFor = (scope: string) => !signInScopes.has(scope);

/**
 * The sign-in and consent page: which account, which permissions, yes or no.
 * @param query the request's own, carried through the form
 */
export function renderAuthorizePage(
  request: AuthorizationRequest,
  query: Readonly<Record<string, unknown>>,
  users: readonly GoogleUser[],
): string {
  const hidden = Object.entries(query).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(String(value))}">`,
  );
  const accounts = users.map(
    ({ sub, email }) =>
      `<p><label><input type="radio" name="sub" value="${escapeHtml(sub)}"> ${escapeHtml(email)} <small>${escapeHtml(sub)}</small></label></p>`,
  );
  const permissions = request.scopes
    .filter(isAskedFor)
    .map(
      (scope) =>
        `<p><label><input type="checkbox" name="granted" value="${escapeHtml(scope)}" checked> ${escapeHtml(scopeTexts[scope] ?? scope)}</label></p>`,
    );
  return page(
    'Sign in with Google (simulated)',
    `<form method="post" action="${consentPath}">
${hidden.join('\n')}
<fieldset><legend>Choose an account</legend>
${accounts.join('\n')}
<p><label>Another account, by e-mail or sub: <input name="account" value="${escapeHtml(request.loginHint ?? '')}"></label></p>
</fieldset>
<fieldset><legend>What it may do</legend>
${permissions.join('\n')}
</fieldset>
<p><button name="decision" value="allow">Continue</button> <button name="decision" value="deny">Cancel</button></p>
</form>`,
  );
}

export function renderRefusalPage(fault: string): string {
  return page('Access blocked', `<p>${escapeHtml(fault)}</p>`);
}

/** Relative, so that it holds under whatever prefix the page is served. */
const consentPath = 'auth/consent';

const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main><h1>${title}</h1>
${content}
</main></body></html>
`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (value: string) => value.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
