export { AppError, type Details, type ErrorKind, toAppError } from './app-error.ts';
export { defineErrors, type ErrorDefinition, type ErrorFactory } from './catalogue.ts';
export type { InternalCode, PublicCode } from './codes.ts';
export { isPassing, judgePassing } from './passing-error.ts';
