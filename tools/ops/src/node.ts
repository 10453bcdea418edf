import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '@review-reply/testing';
import { cacheDir } from './cache.ts';
import type { ControlPlaneFiles } from './certificates.ts';
import type { Daemons } from './daemons.ts';
import type { Images } from './images.ts';
import { dnsAddress, nodeAddress, podSubnet } from './network.ts';
import type { Programs } from './programs.ts';
import { run } from './shell.ts';

const startsWithinMs = 30_000;
const socket = '/run/containerd.sock';
const ctr = (...args: string[]) => run('ctr', ['--address', socket, '--namespace', 'k8s.io', ...args]);

interface NodeOptions {
  readonly dir: string;
  readonly programs: Programs;
  readonly files: ControlPlaneFiles;
  readonly daemons: Daemons;
  readonly images: readonly Images[];
}

/** Starts containerd, gives it the images, and starts what makes this namespace a node. */
export async function startNode({ dir, programs, files, daemons, images }: NodeOptions): Promise<void> {
  const pause = `docker.io/library/review-reply-pause:${images[0]?.tag}`;
  const configuration = path.join(dir, 'containerd.toml');
  writeFileSync(configuration, containerdConfiguration(dir, programs, pause));
  mkdirSync(path.join(dir, 'cni'));
  writeFileSync(path.join(dir, 'cni/10-pods.conflist'), JSON.stringify(podNetwork(dir)));
  daemons.start('containerd', 'containerd', ['--config', configuration]);
  await eventually(() => ctr('version'), { timeoutMs: startsWithinMs });
  await bringImages(images);
  const kubelet = path.join(dir, 'kubelet.yaml');
  writeFileSync(path.join(dir, 'pods-resolv.conf'), '');
  writeFileSync(kubelet, JSON.stringify(kubeletConfiguration(dir)));
  daemons.start('kubelet', programs.kube, [
    'kubelet',
    `--config=${kubelet}`,
    `--kubeconfig=${files.kubeconfig('node')}`,
    '--hostname-override=node1',
    `--node-ip=${nodeAddress}`,
    `--root-dir=${path.join(dir, 'kubelet')}`,
    `--cert-dir=${path.join(dir, 'kubelet-certificates')}`,
  ]);
  // What it would set of connection tracking is not this namespace's to set.
  const untouched = ['max-per-core', 'tcp-timeout-established', 'tcp-timeout-close-wait'];
  daemons.start('proxy', programs.kube, [
    'kube-proxy',
    `--kubeconfig=${files.kubeconfig('proxy')}`,
    '--proxy-mode=iptables',
    `--cluster-cidr=${podSubnet}`,
    '--hostname-override=node1',
    ...untouched.map((name) => `--conntrack-${name}=0`),
  ]);
}

/** Ends a container as a failing machine does, without a word to it. */
export const killContainer = (id: string) => ctr('tasks', 'kill', '--signal', 'SIGKILL', id);

/** Images stay in containerd's own store, in the cache; containers of an earlier cluster do not. */
async function bringImages(images: readonly Images[]): Promise<void> {
  const left = (await ctr('containers', 'list', '--quiet')).stdout.split('\n').filter(Boolean);
  for (const container of left) await ctr('containers', 'remove', container).catch(() => {});
  const there = (await ctr('images', 'list', '--quiet')).stdout;
  for (const { file, tag } of images) if (!there.includes(`:${tag}`)) await ctr('images', 'import', file);
  const tags = images.map(({ tag }) => tag);
  const old = there
    .split('\n')
    .filter((name) => name.includes('/review-reply-') && !tags.some((tag) => name.endsWith(tag)));
  if (old.length > 0) await ctr('images', 'remove', ...old);
}

function containerdConfiguration(dir: string, programs: Programs, pause: string): string {
  const store = path.join(cacheDir, 'containerd');
  // What the plugin for Kubernetes remembers of pods that are gone.
  rmSync(path.join(store, 'io.containerd.grpc.v1.cri'), { recursive: true, force: true });
  return `version = 2
root = ${JSON.stringify(store)}
state = "/run/containerd"
oom_score = 0
[grpc]
  address = "${socket}"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "${pause}"
  # The capability that more would take is not everybody's.
  restrict_oom_score_adj = true
  [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
    runtime_type = "io.containerd.runc.v2"
    [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc.options]
      SystemdCgroup = false
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = ${JSON.stringify(programs.cni)}
    conf_dir = ${JSON.stringify(path.join(dir, 'cni'))}
`;
}

const podNetwork = (dir: string) => ({
  cniVersion: '0.4.0',
  name: 'pods',
  plugins: [
    {
      type: 'bridge',
      bridge: 'cni0',
      isGateway: true,
      ipMasq: false,
      hairpinMode: true,
      ipam: {
        type: 'host-local',
        ranges: [[{ subnet: '10.244.0.0/24' }]],
        routes: [{ dst: '0.0.0.0/0' }],
        dataDir: path.join(dir, 'addresses'),
      },
    },
  ],
});

const kubeletConfiguration = (dir: string) => ({
  apiVersion: 'kubelet.config.k8s.io/v1beta1',
  kind: 'KubeletConfiguration',
  cgroupDriver: 'cgroupfs',
  failCgroupV1: false,
  failSwapOn: false,
  oomScoreAdj: 0,
  containerRuntimeEndpoint: `unix://${socket}`,
  authentication: { anonymous: { enabled: true }, webhook: { enabled: false } },
  authorization: { mode: 'AlwaysAllow' },
  clusterDNS: [dnsAddress],
  clusterDomain: 'cluster.local',
  resolvConf: path.join(dir, 'pods-resolv.conf'),
  enforceNodeAllocatable: [],
  imageGCHighThresholdPercent: 100,
  evictionHard: { 'memory.available': '100Mi', 'nodefs.available': '1%', 'imagefs.available': '1%' },
  maxPods: 110,
  podLogsDir: path.join(dir, 'log/pods'),
});
