export { ConfigError, parseConfig } from './parse-config.ts';
export * as setting from './setting.ts';
export { type ConfigOf, type Setting, type Settings, settings } from './settings.ts';
