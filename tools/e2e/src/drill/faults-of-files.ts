import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeEndingCertificate } from '@review-reply/infra';
import { type ServiceName, serviceNames } from '@review-reply/rpc';
import type { FaultKind } from './fault.ts';
import type { DrillSite } from './site.ts';

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
    begin: async (site, random) => {
      const name = random.pick(serviceNames);
      const end = await lendCertificate(site, name, new Date());
      // Connections outlive the certificates that opened them: the process begins anew, with what it finds.
      await site.e2e.platform.process(name).kill('SIGKILL');
      return { what: `The certificate of ${name} has ended`, holdMs: lookedAtWithinMs, end };
    },
  },
];

/** Gives a service a certificate that ends at a time. @returns what gives it back its own */
export async function lendCertificate(
  { e2e: { platform }, authority }: DrillSite,
  name: ServiceName,
  endsAt: Date,
): Promise<() => Promise<void>> {
  const file = (ending: string) => path.join(platform.site.rpcDir, `${name}.${ending}`);
  for (const ending of ['crt', 'key']) await copyFile(file(ending), `${file(ending)}.good`);
  const { certificate, key } = await makeEndingCertificate(authority, name, endsAt);
  await writeFile(file('key'), key);
  await writeFile(file('crt'), certificate);
  return async () => {
    for (const ending of ['crt', 'key']) await copyFile(`${file(ending)}.good`, file(ending));
  };
}
