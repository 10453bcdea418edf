import type { RequestInit, Response } from 'undici';
import type { GuardedConnectorOptions } from './guarded-connector.ts';

export interface GuardedFetch {
  /** As the standard's, over connections to vetted addresses alone. Redirects are errors: each would be another URL. */
  fetch(url: URL, init: Pick<RequestInit, 'signal'>): Promise<Response>;
  close(): Promise<void>;
}

/** For a URL now and then that somebody else chose: what fetches it is loaded with the first. */
export function openGuardedFetch(options: GuardedConnectorOptions): GuardedFetch {
  let opened: ReturnType<typeof open> | undefined;
  return {
    fetch: async (url, init) => {
      opened ??= open(options);
      const { fetch, dispatcher } = await opened;
      return fetch(url, { ...init, dispatcher, redirect: 'error' });
    },
    close: async () => (await opened)?.dispatcher.destroy(),
  };
}

async function open(options: GuardedConnectorOptions) {
  const [{ Agent, fetch }, { guardedConnector, newOpeningSteps }] = await Promise.all([
    import('undici'),
    import('./guarded-connector.ts'),
  ]);
  const connector = guardedConnector(options);
  const dispatcher = new Agent({ connect: (target, done) => connector(newOpeningSteps())(target, done) });
  return { fetch, dispatcher };
}
