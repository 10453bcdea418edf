import { readFileSync } from 'node:fs';
import { readBill, shipped } from './bill.ts';

/**
 * `npm run sbom`: what every image holds, as CycloneDX 1.5. Images share their layers, so that each has the
 * dependencies of all; beside npm's packages there are Node and the libraries of the base that it loads.
 */
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: { node: string } };
const base = /^ARG NODE_IMAGE=\S+@(sha256:[0-9a-f]{64})$/m.exec(readFileSync('deploy/docker/Dockerfile', 'utf8'))?.[1];
const node = devDependencies.node;
const bill = readBill(shipped);
const runtime = {
  'bom-ref': `pkg:generic/node@${node}`,
  type: 'platform',
  name: 'node',
  version: node,
  purl: `pkg:generic/node@${node}`,
  licenses: [{ license: { id: 'MIT' } }],
  properties: [{ name: 'base image, whose libraries Node loads', value: `node:${node}-bookworm-slim@${base}` }],
};
console.log(JSON.stringify({ ...bill, components: [...bill.components, runtime] }, null, 2));
