import type { GetEdgeStateResponse } from '@review-reply/proto/identity/v1/identity';
import { importJWK, type JWK } from 'jose';

export type VerificationKey = Awaited<ReturnType<typeof importJWK>>;

interface SigningKey {
  readonly key: VerificationKey;
  readonly publicJwk: JWK;
}

interface KeyState {
  readonly version: bigint;
  readonly revoked: boolean;
}

/** What identity told so far, gathered from its answers. */
export class KnownState {
  cursor = 0n;
  termsVersion: string | null = null;
  readonly #signingKeys = new Map<string, SigningKey>();
  #keys = new Map<string, KeyState>();
  /** Ids of tokens with the second in which they would have ended. */
  #revokedTokens = new Map<string, number>();
  /** Gathered anew beside what still counts, until the last page has come. */
  #anew: { keys: Map<string, KeyState>; revokedTokens: Map<string, number> } | undefined;

  /** Takes in one answer. What it replaces counts until its last page. */
  async apply(answer: GetEdgeStateResponse): Promise<void> {
    for (const { kid, jwkJson } of answer.signingKeys) {
      if (this.#signingKeys.has(kid)) continue;
      const publicJwk = JSON.parse(jwkJson) as JWK;
      this.#signingKeys.set(kid, { publicJwk, key: await importJWK(publicJwk, 'EdDSA') });
    }
    const published = new Set(answer.signingKeys.map(({ kid }) => kid));
    for (const kid of this.#signingKeys.keys()) if (!published.has(kid)) this.#signingKeys.delete(kid);

    if (answer.full) this.#anew = { keys: new Map(), revokedTokens: new Map() };
    const { keys, revokedTokens } = this.#anew ?? { keys: this.#keys, revokedTokens: this.#revokedTokens };
    for (const { clientId, version, revoked } of answer.keys) keys.set(clientId, { version, revoked });
    for (const { tokenId, expiresAtS } of answer.revokedTokens) revokedTokens.set(tokenId, Number(expiresAtS));
    if (!answer.more && this.#anew !== undefined) {
      this.#keys = this.#anew.keys;
      this.#revokedTokens = this.#anew.revokedTokens;
      this.#anew = undefined;
    }
    this.termsVersion = answer.termsVersion === '' ? null : answer.termsVersion;
    this.cursor = answer.cursor;
  }

  signingKey(kid: string): VerificationKey | undefined {
    return this.#signingKeys.get(kid)?.key;
  }

  /** The published keys as they are shown to others, in an order of their own. */
  publicJwks(): JWK[] {
    const kids = [...this.#signingKeys.keys()].sort();
    return kids.map((kid) => this.#signingKeys.get(kid)?.publicJwk as JWK);
  }

  isCurrent(clientId: string, keyVersion: bigint): boolean {
    const state = this.#keys.get(clientId);
    return state === undefined || (!state.revoked && keyVersion >= state.version);
  }

  isRevoked(tokenId: string): boolean {
    return this.#revokedTokens.has(tokenId);
  }

  /** Forgets revoked tokens that have ended by themselves. */
  forgetEnded(nowS: number): void {
    for (const [tokenId, expiresAtS] of this.#revokedTokens) {
      if (expiresAtS < nowS) this.#revokedTokens.delete(tokenId);
    }
  }
}
