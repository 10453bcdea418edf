import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseAllDocuments } from 'yaml';
import type { Tools } from './tools.ts';

/** A Kubernetes object, as loosely typed as policies look at it. */
// biome-ignore lint/suspicious/noExplicitAny: the schema says what is in it, and policies read a few fields.
export type Manifest = { kind: string; apiVersion: string; metadata: any; spec?: any; data?: any };

/** A rule that manifests keep, and a change that breaks it: a rule that can't fail says nothing. */
export interface Policy {
  readonly rule: string;
  /** Finds what breaks the rule. */
  find(manifests: readonly Manifest[]): string[];
  /** Breaks it in place. */
  breakIt(manifests: readonly Manifest[]): void;
}

export const kind = (manifests: readonly Manifest[], ...kinds: string[]): Manifest[] =>
  manifests.filter((manifest) => kinds.includes(manifest.kind));

/** What `kubectl apply -k` would send. */
export function build(tools: Tools, folder: string): Manifest[] {
  const text = execFileSync(tools.kubectl, ['kustomize', folder], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
}

/** Kinds of others, whose schemas come with what serves them. */
const foreign = /^(gateway\.networking\.k8s\.io|cert-manager\.io)\//;

/** Finds what Kubernetes would not take, fields that it does not know among it. */
export function createValidator(tools: Tools): (manifest: Manifest) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  const read = (file: string) => JSON.parse(readFileSync(path.join(tools.schemas, file), 'utf8')) as object;
  ajv.addSchema(read('_definitions.json'), '/api/_definitions.json');
  return (manifest) => {
    if (foreign.test(manifest.apiVersion)) return [];
    const [group = '', version] = manifest.apiVersion.includes('/')
      ? manifest.apiVersion.split('/')
      : ['', manifest.apiVersion];
    const file = [manifest.kind.toLowerCase(), group.split('.')[0], version].filter(Boolean).join('-');
    const id = `/${file}.json`;
    const validate = ajv.getSchema(id) ?? ajv.addSchema(read(`${file}.json`), id).getSchema(id);
    if (validate?.(manifest) === true) return [];
    return (validate?.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${manifest.kind} ${manifest.metadata.name}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}
