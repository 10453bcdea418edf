export { ConfigError, type Environment, parseConfig } from './parse-config.ts';
export { readConfig } from './read-config.ts';
export * as setting from './setting.ts';
export { type ConfigOf, type Setting, type Settings, settings } from './settings.ts';
