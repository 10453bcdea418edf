import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '@review-reply/testing';
import { type ControlPlaneFiles, makeControlPlaneFiles } from './certificates.ts';
import type { Daemons } from './daemons.ts';
import { nodeAddress, podSubnet, serviceSubnet } from './network.ts';
import type { Programs } from './programs.ts';
import { run } from './shell.ts';

const readyWithinMs = 90_000;
const etcd = 'http://127.0.0.1:2379';

/** Starts etcd and Kubernetes' own programs, and waits until the API answers. */
export async function startControlPlane(dir: string, programs: Programs, daemons: Daemons): Promise<ControlPlaneFiles> {
  const files = await makeControlPlaneFiles(path.join(dir, 'certificates'));
  const data = path.join(dir, 'etcd');
  mkdirSync(data, { mode: 0o700 });
  const own = ['--listen-peer-urls=http://127.0.0.1:2380', '--unsafe-no-fsync'];
  const clients = [`--listen-client-urls=${etcd}`, `--advertise-client-urls=${etcd}`];
  daemons.start('etcd', programs.etcd, [`--data-dir=${data}`, ...clients, ...own]);
  daemons.start('apiserver', programs.kube, ['kube-apiserver', ...apiserverArgs(files)]);
  const admin = ['kubectl', `--kubeconfig=${files.kubeconfig('admin')}`];
  await eventually(
    async () => {
      daemons.check();
      await run(programs.kube, [...admin, 'get', '--raw', '/readyz']);
    },
    { timeoutMs: readyWithinMs },
  );
  daemons.start('controllers', programs.kube, [
    'kube-controller-manager',
    ...loginOf(files.kubeconfig('controllers')),
    `--service-account-private-key-file=${files.signingKey}`,
    `--root-ca-file=${files.ca}`,
    '--use-service-account-credentials',
    '--horizontal-pod-autoscaler-sync-period=2s',
    '--allocate-node-cidrs',
    `--cluster-cidr=${podSubnet}`,
    `--service-cluster-ip-range=${serviceSubnet}`,
  ]);
  daemons.start('scheduler', programs.kube, ['kube-scheduler', ...loginOf(files.kubeconfig('scheduler'))]);
  return files;
}

const apiserverArgs = (files: ControlPlaneFiles) => [
  `--etcd-servers=${etcd}`,
  '--secure-port=6443',
  `--advertise-address=${nodeAddress}`,
  `--tls-cert-file=${files.certificate}`,
  `--tls-private-key-file=${files.key}`,
  `--client-ca-file=${files.ca}`,
  `--token-auth-file=${files.tokens}`,
  '--authorization-mode=Node,RBAC',
  '--enable-admission-plugins=NodeRestriction',
  `--service-cluster-ip-range=${serviceSubnet}`,
  `--service-account-key-file=${files.publicKey}`,
  `--service-account-signing-key-file=${files.signingKey}`,
  '--service-account-issuer=https://kubernetes.default.svc',
  '--allow-privileged=true',
  '--kubelet-preferred-address-types=InternalIP',
];

const loginOf = (kubeconfig: string) => [
  `--kubeconfig=${kubeconfig}`,
  `--authentication-kubeconfig=${kubeconfig}`,
  `--authorization-kubeconfig=${kubeconfig}`,
  '--bind-address=127.0.0.1',
];
