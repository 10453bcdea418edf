/**
 * Whether a process's readiness page answers 200 now, and in the name of this very process: its port may be held by one
 * that somebody else started, which is not the one that is waited for. One that is not there or hangs is not ready.
 */
export async function answersReady(url: string, pid: number, timeoutMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), headers: { connection: 'close' } });
    const answer = (await response.json()) as { pid?: unknown } | null;
    return response.status === 200 && answer?.pid === pid;
  } catch {
    return false;
  }
}
