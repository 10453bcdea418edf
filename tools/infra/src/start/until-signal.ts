import type { Progress } from '../workspace.ts';

const interruptedExitCode = 130;
const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Starts something and keeps it until a signal asks for its end. While it starts, and at a second signal, this process
 * ends at once; the parent watches of its children then end them.
 */
export async function runUntilSignal(start: () => Promise<{ stop(): Promise<void> }>, print: Progress): Promise<void> {
  const giveUp = () => process.exit(interruptedExitCode);
  for (const signal of signals) process.on(signal, giveUp);
  const running = await start();
  // Nothing else may hold this process when the children are out of its sight.
  const hold = setInterval(() => {}, 60_000);
  await new Promise<void>((resolve) => {
    for (const signal of signals) {
      process.off(signal, giveUp);
      process.once(signal, () => {
        for (const other of signals) process.on(other, giveUp);
        resolve();
      });
    }
  });
  print('stopping');
  await running.stop();
  clearInterval(hold);
  print('stopped');
  // A socket or timer that somebody forgot must not keep a terminal waiting.
  process.exit(0);
}
