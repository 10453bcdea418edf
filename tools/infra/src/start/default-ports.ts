import { freePort, isPortFree } from '../free-port.ts';
import type { Progress } from '../workspace.ts';

export const gatewayPortDefault = 8080;
export const simulatorPortDefault = 8090;

/** The ports that people learn by heart, or free ones when somebody else has them. */
export async function choosePublicPorts(options: {
  gateway?: number | undefined;
  simulator?: number | undefined;
  progress: Progress;
}): Promise<{ gateway: number; simulator: number }> {
  const { gateway = gatewayPortDefault, simulator = simulatorPortDefault, progress } = options;
  return {
    gateway: await choose('gateway', gateway, progress),
    simulator: await choose('simulator', simulator, progress),
  };
}

async function choose(name: string, wanted: number, progress: Progress): Promise<number> {
  if (await isPortFree(wanted)) return wanted;
  const port = await freePort();
  progress(`port ${wanted} is taken, so the ${name} uses ${port}`);
  return port;
}
