import { developmentCredentials } from './start-simulator.ts';

/** A call of a simulator's control interface, by the path below `/__control`. @throws Error with what it answered */
export type Control = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** @param url of the simulator */
export function openControl(url: string): Control {
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/__control${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? null : await answer.json()) as T;
  };
}

/** The settings with which the places service signs in at the simulated Google. @param url of the simulator */
export const googleSettings = (url: string) => ({
  GOOGLE_CLIENT_ID: developmentCredentials.googleClientId,
  GOOGLE_CLIENT_SECRET: developmentCredentials.googleClientSecret,
  GOOGLE_OAUTH_URL: `${url}/oauth2.googleapis.com`,
  GOOGLE_AUTHORIZE_URL: `${url}/accounts.google.com`,
  GOOGLE_ACCOUNTS_URL: `${url}/mybusinessaccountmanagement.googleapis.com`,
  GOOGLE_INFORMATION_URL: `${url}/mybusinessbusinessinformation.googleapis.com`,
});
