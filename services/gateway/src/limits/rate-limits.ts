import type { Operation } from '@review-reply/api-schemas';
import type { Response } from 'express';
import type { GatewayConfig } from '../config.ts';
import { freeInS, type LimitRule, type Verdict } from './rule.ts';

const windowMs = 60_000;

export type LimitClass = NonNullable<Operation['limitClass']>;

/** What a key may do in any 60 s, by class; each class is counted apart. */
export type ClassRules = Readonly<Record<LimitClass, LimitRule>>;

/** The rules of the token endpoint. */
export interface TokenRules {
  /** What a client id with the right secret asks for: tokens and, counted apart, revocations. */
  readonly granted: LimitRule;
  /** Wrong secrets for a client id from an address. */
  readonly failures: LimitRule;
  /** Wrong secrets from an address. */
  readonly failuresOfAddress: LimitRule;
}

export function classRulesOf(config: GatewayConfig): ClassRules {
  return {
    reads: { limit: config.RATE_LIMIT_READS, windowMs },
    writes: { limit: config.RATE_LIMIT_WRITES, windowMs },
    generations: { limit: config.RATE_LIMIT_GENERATIONS, windowMs },
  };
}

export function tokenRulesOf(config: GatewayConfig): TokenRules {
  return {
    granted: { limit: config.RATE_LIMIT_TOKENS, windowMs },
    failures: { limit: config.RATE_LIMIT_TOKEN_FAILURES, windowMs },
    failuresOfAddress: { limit: config.RATE_LIMIT_TOKEN_FAILURES_PER_ADDRESS, windowMs },
  };
}

/** Calls from one address that nobody stands for: without a valid token. */
export function unauthenticatedRuleOf(config: GatewayConfig): LimitRule {
  return { limit: config.RATE_LIMIT_UNAUTHENTICATED, windowMs };
}

/** Pages of enrolments shown to one address: nobody has a key there. */
export function connectRuleOf(config: GatewayConfig): LimitRule {
  return { limit: config.RATE_LIMIT_CONNECT_PAGES, windowMs };
}

/**
 * Tells a caller where it stands, in both spellings that clients read: the three fields of
 * draft-ietf-httpapi-ratelimit-headers-06, and the structured fields of draft 08 and later.
 * @param name of what is counted: a class of calls, or what the token endpoint counts
 */
export function setLimitHeaders(response: Response, name: string, rule: LimitRule, verdict: Verdict): void {
  const { limit } = rule;
  const { remaining } = verdict;
  const resetS = freeInS(verdict);
  response.setHeader('RateLimit-Limit', limit);
  response.setHeader('RateLimit-Remaining', remaining);
  response.setHeader('RateLimit-Reset', resetS);
  response.setHeader('RateLimit-Policy', `"${name}";q=${limit};w=${rule.windowMs / 1000}`);
  response.setHeader('RateLimit', `"${name}";r=${remaining};t=${resetS}`);
}
