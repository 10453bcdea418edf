export interface ApiKey {
  readonly clientId: string;
  readonly accountId: bigint;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly version: bigint;
  readonly revokedAt: Date | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface ApiKeySecret {
  readonly secretId: bigint;
  readonly secretHash: string;
  readonly lastUsedAt: Date | null;
}

export const clientIdPrefix = 'rrk_';
export const clientIdLength = 16;
export const secretPrefix = 'rrs_';
export const secretLength = 43;
export const keyNameLengthMax = 100;
