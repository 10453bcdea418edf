import type { AccountKind } from './account.ts';
import { isScope, scopesAllowedFor } from './scope.ts';

export interface ApiKey {
  readonly clientId: string;
  readonly accountId: bigint;
  readonly name: string;
  readonly scopes: readonly string[];
  /** Tokens carry it; those with a lower one are refused. */
  readonly version: bigint;
  readonly revokedAt: Date | null;
  readonly createdAt: Date;
  /** The live ones, oldest first. */
  readonly secrets: readonly ApiKeySecret[];
}

export interface ApiKeySecret {
  readonly secretId: bigint;
  readonly secretHash: string;
  readonly createdAt: Date;
  /** To the minute. */
  readonly lastUsedAt: Date | null;
}

export const clientIdPrefix = 'rrk_';
export const clientIdLength = 16;
export const secretPrefix = 'rrs_';
export const secretLength = 43;
export const keyNameLengthMax = 100;
/** The one in use and the one it is replaced by. */
export const secretsLiveMax = 2;
const clientIdForm = new RegExp(`^${clientIdPrefix}[0-9A-Za-z]{${clientIdLength}}$`);
/** No answer grows with what it refuses. */
const scopeFaultsMax = 20;

/** A fault of a request, in the form that `validation_failed` carries. */
export interface Fault {
  readonly path: string;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Whether it can be the id of a key at all. */
export const isClientId = (text: string): boolean => clientIdForm.test(text);

/** What is wrong with a key's name, after trimming; lengths in code points. */
export function nameFaults(name: string): Fault[] {
  const faults: Fault[] = [];
  const fault = (code: string, params = {}) => faults.push({ path: 'name', code, params });
  const actual = [...name].length;
  if (name === '') fault('blank');
  if (actual > keyNameLengthMax) fault('too_long', { maximum: keyNameLengthMax, actual });
  if (name.includes('\0')) fault('nul_character');
  if (!name.isWellFormed()) fault('invalid_text');
  return faults;
}

/** What is wrong with the scopes for a key of such an account. */
export function scopeFaults(kind: AccountKind, wanted: readonly string[]): Fault[] {
  if (wanted.length === 0) return [{ path: 'scopes', code: 'too_few', params: { minimum: 1 } }];
  const allowed: readonly string[] = scopesAllowedFor(kind);
  return wanted
    .flatMap((scope, index) =>
      isScope(scope) && allowed.includes(scope)
        ? []
        : [{ path: `scopes[${index}]`, code: 'invalid_value', params: { allowed } }],
    )
    .slice(0, scopeFaultsMax);
}
