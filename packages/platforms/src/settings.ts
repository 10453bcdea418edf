import { type Setting, setting } from '@review-reply/config';
import type { Host } from './platform.ts';
import { platforms } from './registry.ts';

type KeysOf<T> = T extends unknown ? keyof T : never;
type Registered = (typeof platforms)[number];
/** Settings that give the platforms' base URLs. */
export type HostName = KeysOf<Registered['hosts']>;
/** Settings that say who we are to the platforms. */
export type ClientName = KeysOf<Registered['client']>;

const merge = <Name extends string, T>(parts: ReadonlyArray<Readonly<Record<string, T>>>) =>
  Object.assign({}, ...parts) as Readonly<Record<Name, T>>;

/** The hosts of all platforms. */
export const hosts = merge<HostName, Host>(platforms.map((platform) => platform.hosts));

/** What every process that reaches platforms reads: their base URLs, production's unless given. */
export const hostSettings = merge<HostName, Setting<string>>(
  Object.entries<Host>(hosts).map(([name, { url, description }]) => ({
    [name]: { schema: setting.httpUrl().default(url), description, inProduction: setting.https },
  })),
);

/** What a process that logs in at platforms reads beside. */
export const clientSettings = merge<ClientName, Setting<string>>(platforms.map((platform) => platform.client));

/** The hosts' base URLs where each is a path of one server, as the simulator serves them. */
export const simulatedHosts = (simulatorUrl: string) =>
  merge<HostName, string>(
    Object.entries<Host>(hosts).map(([name, { url }]) => ({ [name]: `${simulatorUrl}/${new URL(url).host}` })),
  );
