/** Binds an endpoint's sealed secrets to it. */
export const secretSealContext = (webhookId: bigint) => `webhooks.secret:${webhookId}`;
