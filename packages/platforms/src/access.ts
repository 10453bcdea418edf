declare const opaque: unique symbol;

/**
 * What proves to a platform that a call is made for a login: short-lived, and never in an error, a log or a URL. Only
 * the platform's own folder knows its form; everybody else passes it on as it is.
 */
export type Access = string & { readonly [opaque]: 'Access' };

/** What came out of a login, or back from whoever kept it. */
export const toAccess = (text: string) => text as Access;
