import type { FaultKind } from './fault.ts';
import { faultsOfFiles } from './faults-of-files.ts';
import { faultsOfOthers } from './faults-of-others.ts';
import { faultsOfProcesses } from './faults-of-processes.ts';
import { faultsOfServers } from './faults-of-servers.ts';
import { faultsOfWays } from './faults-of-ways.ts';

export const faultKinds: readonly FaultKind[] = [
  ...faultsOfProcesses,
  ...faultsOfServers,
  ...faultsOfWays,
  ...faultsOfOthers,
  ...faultsOfFiles,
];
