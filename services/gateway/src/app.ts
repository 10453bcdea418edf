import { hostname } from 'node:os';
import { openClock } from '@review-reply/clock';
import { kafkaServer, openKafka, subscribeToWakeSignals, topicName } from '@review-reply/events';
import { EdgeStateChangedSchema } from '@review-reply/proto/identity/events/v1/events';
import { openRpcCredentials } from '@review-reply/rpc';
import { type Lifecycle, redisServer } from '@review-reply/runtime';
import express from 'express';
import { type GatewayConfig, pushSenderOf } from './config.ts';
import { createLogos } from './connect/logos.ts';
import { addConnectRoutes } from './connect/routes.ts';
import { addDocumentation } from './docs/documentation.ts';
import { rememberAccountAccess } from './edge/account-access.ts';
import { followEdgeState } from './edge/edge-state.ts';
import { createTokenVerifier } from './edge/verify-token.ts';
import { limitClients, openClients } from './handlers/clients.ts';
import { createHandlers } from './handlers/handlers.ts';
import { allowOrigins } from './http/cross-origin.ts';
import { mapErrors } from './http/error-mapper.ts';
import { addHealthRoutes } from './http/health-routes.ts';
import { listen } from './http/http-server.ts';
import { openContext } from './http/request-context.ts';
import { addRoutes } from './http/router.ts';
import { createLimiter } from './limits/limiter.ts';
import { classRulesOf, connectRuleOf, tokenRulesOf, unauthenticatedRuleOf } from './limits/rate-limits.ts';
import { createSecretAttempts } from './limits/secret-attempts.ts';
import { openSharedLogs } from './limits/shared-logs.ts';
import { addPushRoutes } from './pushes/routes.ts';
import { createPushVerifier } from './pushes/verify-push.ts';

/** Puts the gateway together; what is opened here is closed by the lifecycle, last opened first. */
export async function buildGateway(config: GatewayConfig, life: Lifecycle): Promise<{ port: number }> {
  const { logger } = life;
  const redis = redisServer(config);
  const clock = await openClock({
    mode: config.CLOCK,
    redisUrl: redis.url,
    redisCa: redis.ca,
    prefix: config.REDIS_PREFIX,
    process: `gateway-${hostname()}-${process.pid}`,
    onWarn: (message, error) => logger.warn({ err: error }, message),
  });
  life.onStop('clock', () => clock.close());
  const credentials = openRpcCredentials({ dir: config.RPC_DIR, service: 'gateway', logger });
  life.onStop('credentials', () => credentials.close());
  const unlimited = openClients(config, credentials, life);
  // What tokens are judged by is pulled however many calls wait for identity.
  const edge = followEdgeState(
    { identity: unlimited.identity, clock, silenceMaxMs: config.EDGE_STATE_SILENCE_MAX_MS },
    life,
  );
  const clients = limitClients(unlimited, config.SERVICE_CALLS_MAX);
  subscribeToWakeSignals({
    bus: openKafka({ ...kafkaServer(config), clientId: 'gateway', logger }),
    topic: topicName(config.KAFKA_PREFIX, 'identity'),
    types: [EdgeStateChangedSchema.typeName],
    onSignal: edge.hasten,
    life,
  });
  const accesses = rememberAccountAccess(clients.identity, edge);
  const verifyToken = createTokenVerifier({ edge, clock, issuer: config.PUBLIC_URL });
  const sharedLogs = await openSharedLogs({
    ...redis,
    prefix: config.REDIS_PREFIX,
    answerWithinMs: config.RATE_LIMIT_REDIS_TIMEOUT_MS,
    life,
  });
  const limiter = createLimiter(sharedLogs);
  const attempts = createSecretAttempts(createLimiter(sharedLogs), tokenRulesOf(config));
  const unauthenticated = { limiter: createLimiter(sharedLogs), rule: unauthenticatedRuleOf(config) };

  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false).set('case sensitive routing', true);
  app.set('trust proxy', config.TRUSTED_PROXY_HOPS);
  app.use(openContext(logger));
  app.use(allowOrigins(config.CORS_ORIGINS));
  addHealthRoutes(app, life);
  addDocumentation(app);
  addConnectRoutes(app, {
    enrollments: clients.enrollments,
    places: clients.places,
    publicUrl: config.PUBLIC_URL,
    logos: createLogos({ keyFor: credentials.keyFor, allowLocal: config.NODE_ENV !== 'production', logger }),
    limiter: createLimiter(sharedLogs),
    rule: connectRuleOf(config),
    logger,
  });
  const sender = pushSenderOf(config);
  if (sender !== null) {
    const keys = { certsUrl: config.GOOGLE_CERTS_URL, allowLocal: config.NODE_ENV !== 'production' };
    addPushRoutes(app, { ...clients, unauthenticated, verifyPush: createPushVerifier({ sender, clock, ...keys }) });
  }
  addRoutes(
    app,
    { edge, accesses, verifyToken, limiter, classRules: classRulesOf(config), unauthenticated, attempts },
    createHandlers({ ...clients, edge, attempts, publicUrl: config.PUBLIC_URL }),
  );
  app.use(mapErrors(logger));
  return listen(app, config, life);
}
