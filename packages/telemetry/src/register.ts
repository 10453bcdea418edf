/**
 * The preload: `node --import @review-reply/telemetry/register src/main.ts`. It runs before the application is loaded,
 * because modules can only be instrumented while they load; it imports nothing of the platform, and with
 * `OTEL_SDK_DISABLED=true` nothing at all.
 */
if (process.env.OTEL_SDK_DISABLED !== 'true') {
  const { startSdk } = await import('./start-sdk.ts');
  await startSdk(process.env);
}

export {};
