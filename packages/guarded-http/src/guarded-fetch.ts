import { Agent, fetch, type RequestInit, type Response } from 'undici';
import { type GuardedConnectorOptions, guardedConnector, newOpeningSteps } from './guarded-connector.ts';

export interface GuardedFetch {
  /** As the standard's, over connections to vetted addresses alone. Redirects are errors: each would be another URL. */
  fetch(url: URL, init: Pick<RequestInit, 'signal'>): Promise<Response>;
  close(): Promise<void>;
}

/** For a URL now and then that somebody else chose. */
export function openGuardedFetch(options: GuardedConnectorOptions): GuardedFetch {
  const connector = guardedConnector(options);
  const dispatcher = new Agent({ connect: (target, opened) => connector(newOpeningSteps())(target, opened) });
  return {
    fetch: (url, init) => fetch(url, { ...init, dispatcher, redirect: 'error' }),
    close: () => dispatcher.destroy(),
  };
}
