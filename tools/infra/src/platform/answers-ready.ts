/** Whether a process's readiness page answers 200 now; a process that is not there or hangs is not ready. */
export async function answersReady(url: string, timeoutMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), headers: { connection: 'close' } });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
