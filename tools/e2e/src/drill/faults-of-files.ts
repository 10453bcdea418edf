import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeEndingCertificate } from '@review-reply/infra';
import { serviceNames } from '@review-reply/rpc';
import type { FaultKind } from './fault.ts';

/** Files are looked at again every 5 s. */
const lookedAtWithinMs = 6_000;

export const faultsOfFiles: readonly FaultKind[] = [
  {
    name: 'disk full',
    canBegin: ({ disks }) => disks.length > 0,
    begin: async ({ disks }, random) => {
      const disk = random.pick(disks);
      await disk.fill();
      return { what: `No space left for ${disk.name}`, holdMs: random.between(1_000, 6_000), end: () => disk.free() };
    },
  },
  {
    name: 'certificate ended',
    begin: async ({ e2e: { platform }, authority }, random) => {
      const name = random.pick(serviceNames);
      const file = (ending: string) => path.join(platform.site.rpcDir, `${name}.${ending}`);
      for (const ending of ['crt', 'key']) await copyFile(file(ending), `${file(ending)}.good`);
      const { certificate, key } = await makeEndingCertificate(authority, name, new Date());
      await writeFile(file('key'), key);
      await writeFile(file('crt'), certificate);
      // Connections outlive the certificates that opened them: the process begins anew, with what it finds.
      await platform.process(name).kill('SIGKILL');
      return {
        what: `The certificate of ${name} has ended`,
        holdMs: lookedAtWithinMs,
        end: async () => {
          for (const ending of ['crt', 'key']) await copyFile(`${file(ending)}.good`, file(ending));
        },
      };
    },
  },
];
