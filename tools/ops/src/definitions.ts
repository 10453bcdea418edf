import { cpSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOf, keepFolder } from '@review-reply/infra';
import { cacheDir } from './cache.ts';
import { goEnvironment } from './programs.ts';
import { run } from './shell.ts';

const dir = fileURLToPath(new URL('../programs/crds', import.meta.url));
/** Where each module has the definitions of its kinds. */
const places = {
  'sigs.k8s.io/gateway-api': 'config/crd/standard/*.yaml',
  'github.com/cert-manager/cert-manager': 'deploy/crds/*.yaml',
} as const;

export function definitionsFolder(): string {
  const hash = hashOf(...['go.mod', 'go.sum'].map((file) => readFileSync(path.join(dir, file))));
  return path.join(cacheDir, `crds-${hash}`);
}

/** Definitions of cert-manager's kinds and of the Gateway API's, out of their modules. */
export async function obtainDefinitions(): Promise<void> {
  await keepFolder(definitionsFolder(), async (folder) => {
    for (const [module, pattern] of Object.entries(places)) {
      const { stdout } = await run('go', ['mod', 'download', '-json', module], { cwd: dir, env: goEnvironment() });
      const source = (JSON.parse(stdout) as { Dir: string }).Dir;
      for (const file of globSync(pattern, { cwd: source }))
        cpSync(path.join(source, file), path.join(folder, `${module.split('/')[0]}-${path.basename(file)}`));
    }
  });
}
