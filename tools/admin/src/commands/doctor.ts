import type { Command } from 'commander';
import { examine } from '../doctor/doctor.ts';
import { run } from './run.ts';

/** What is inconsistent between services, as after databases were restored to different moments. */
export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('what is inconsistent between services, or wrong in one; ends with 1 when something is')
    .option('--mend', 'have owners tell of what others lack or hold wrong; nobody is charged or given anything')
    .action(({ mend = false }: { mend?: boolean }) =>
      run(async (services) => {
        const { faults, mended } = await examine(services, { mend });
        if (faults.length > 0) process.exitCode = 1;
        const shown = ({ mend: _mend, ...fault }: (typeof faults)[number]) => fault;
        return {
          faults: faults.map((fault) => ({ ...shown(fault), mendable: fault.mend !== undefined })),
          ...(mend ? { mended: mended.map(shown) } : {}),
        };
      }),
    );
}
