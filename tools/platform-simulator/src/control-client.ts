import { simulatedHosts } from '@review-reply/platforms';
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

/** The settings with which services reach the simulated platforms and log in there. @param url of the simulator */
export const platformSettings = (url: string) => ({
  GOOGLE_CLIENT_ID: developmentCredentials.googleClientId,
  GOOGLE_CLIENT_SECRET: developmentCredentials.googleClientSecret,
  ...simulatedHosts(url),
});
