import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '@review-reply/testing';
import { cacheDir } from './cache.ts';
import type { ControlPlaneFiles } from './certificates.ts';
import type { Daemons } from './daemons.ts';
import { makeGroup } from './groups.ts';
import type { Images } from './images.ts';
import { dnsAddress, firstNode, makeSecondNetwork, type NodePlace, podSubnet, secondNode } from './network.ts';
import type { Programs } from './programs.ts';
import { run } from './shell.ts';

const startsWithinMs = 30_000;
const socketOf = ({ name }: NodePlace) => `/run/containerd-${name}.sock`;
const ctr = (place: NodePlace, ...args: string[]) =>
  run('ctr', ['--address', socketOf(place), '--namespace', 'k8s.io', ...args]);
/** Of which pods' containers are; kept with the images of all. */
const pauseOf = (images: readonly Images[]) => `docker.io/library/review-reply-pause:${images[0]?.tag}`;

interface NodeOptions {
  readonly dir: string;
  readonly programs: Programs;
  readonly files: ControlPlaneFiles;
  readonly daemons: Daemons;
  /** The first are the stand-ins. */
  readonly images: readonly Images[];
}

/** Starts containerd, gives it the images, and starts what makes this namespace a node. */
export async function startNode(options: NodeOptions): Promise<void> {
  await startContainerd(firstNode, options);
  await bringImages(options.images);
  startKubelet(firstNode, options);
}

/**
 * Starts a second node in a network of its own, for what platforms are made of: it has no other images. Its pods are in
 * a control group of its own, as either kubelet ends what it does not know in its own.
 */
export async function startSecondNode(options: NodeOptions): Promise<void> {
  await makeSecondNetwork();
  makeGroup(secondNode.name);
  await startContainerd(secondNode, options);
  await copyImages(options);
  startKubelet(secondNode, options);
}

async function startContainerd(place: NodePlace, { dir, programs, daemons, images }: NodeOptions): Promise<void> {
  const configuration = path.join(dir, `containerd-${place.name}.toml`);
  writeFileSync(configuration, containerdConfiguration(place, dir, programs, pauseOf(images)));
  const cni = path.join(dir, `cni-${place.name}`);
  mkdirSync(cni);
  writeFileSync(path.join(cni, '10-pods.conflist'), JSON.stringify(podNetwork(place, dir)));
  start(daemons, place, 'containerd', ['containerd', '--config', configuration]);
  await eventually(() => ctr(place, 'version'), { timeoutMs: startsWithinMs });
}

function startKubelet(place: NodePlace, { dir, programs, files, daemons }: NodeOptions): void {
  const { name, address } = place;
  const kubelet = path.join(dir, `kubelet-${name}.yaml`);
  writeFileSync(path.join(dir, 'pods-resolv.conf'), '');
  writeFileSync(kubelet, JSON.stringify(kubeletConfiguration(place, dir)));
  start(daemons, place, 'kubelet', [
    programs.kube,
    'kubelet',
    `--config=${kubelet}`,
    `--kubeconfig=${files.kubeconfig(name)}`,
    `--hostname-override=${name}`,
    `--node-ip=${address}`,
    `--node-labels=topology.kubernetes.io/zone=${name}`,
    `--root-dir=${path.join(dir, `kubelet-${name}`)}`,
    `--cert-dir=${path.join(dir, `kubelet-certificates-${name}`)}`,
  ]);
  // What it would set of connection tracking is not this namespace's to set.
  const untouched = ['max-per-core', 'tcp-timeout-established', 'tcp-timeout-close-wait'];
  start(daemons, place, 'proxy', [
    programs.kube,
    'kube-proxy',
    `--kubeconfig=${files.kubeconfig('proxy')}`,
    '--proxy-mode=iptables',
    `--cluster-cidr=${podSubnet}`,
    `--hostname-override=${name}`,
    ...untouched.map((setting) => `--conntrack-${setting}=0`),
  ]);
}

function start(daemons: Daemons, { name, enter }: NodePlace, what: string, program: readonly string[]): void {
  const [file = '', ...args] = [...enter, ...program];
  daemons.start(`${what}-${name}`, file, args);
}

/** Ends a container of the first node as a failing machine does, without a word to it. */
export const killContainer = (id: string) => ctr(firstNode, 'tasks', 'kill', '--signal', 'SIGKILL', id);

/** Images stay in containerd's own store, in the cache; containers of an earlier cluster do not. */
async function bringImages(images: readonly Images[]): Promise<void> {
  const left = (await ctr(firstNode, 'containers', 'list', '--quiet')).stdout.split('\n').filter(Boolean);
  for (const container of left) await ctr(firstNode, 'containers', 'remove', container).catch(() => {});
  const there = (await ctr(firstNode, 'images', 'list', '--quiet')).stdout;
  for (const { file, tag } of images) if (!there.includes(`:${tag}`)) await ctr(firstNode, 'images', 'import', file);
  const tags = images.map(({ tag }) => tag);
  const old = there
    .split('\n')
    .filter((name) => name.includes('/review-reply-') && !tags.some((tag) => name.endsWith(tag)));
  if (old.length > 0) await ctr(firstNode, 'images', 'remove', ...old);
}

/** From the first node's store: the stand-ins of servers, which are most of it, are not needed. */
async function copyImages({ dir, images }: NodeOptions): Promise<void> {
  const [standIns, ...platform] = images;
  const there = (await ctr(firstNode, 'images', 'list', '--quiet')).stdout.split('\n');
  const needed = [
    pauseOf(images),
    ...there.filter((name) => platform.some(({ tag }) => tag !== standIns?.tag && name.endsWith(`:${tag}`))),
  ];
  const file = path.join(dir, 'images-node2.tar');
  await ctr(firstNode, 'images', 'export', file, ...needed);
  await ctr(secondNode, 'images', 'import', file);
  rmSync(file);
}

function containerdConfiguration(place: NodePlace, dir: string, programs: Programs, pause: string): string {
  // The second's is a copy.
  const store = place === firstNode ? path.join(cacheDir, 'containerd') : path.join(dir, 'containerd');
  // What the plugin for Kubernetes remembers of pods that are gone.
  rmSync(path.join(store, 'io.containerd.grpc.v1.cri'), { recursive: true, force: true });
  return `version = 2
root = ${JSON.stringify(store)}
state = "/run/containerd-${place.name}"
oom_score = 0
[grpc]
  address = "${socketOf(place)}"
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
    conf_dir = ${JSON.stringify(path.join(dir, `cni-${place.name}`))}
`;
}

const podNetwork = ({ name, pods }: NodePlace, dir: string) => ({
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
        ranges: [[{ subnet: pods }]],
        routes: [{ dst: '0.0.0.0/0' }],
        dataDir: path.join(dir, `addresses-${name}`),
      },
    },
  ],
});

const kubeletConfiguration = (place: NodePlace, dir: string) => ({
  apiVersion: 'kubelet.config.k8s.io/v1beta1',
  kind: 'KubeletConfiguration',
  cgroupDriver: 'cgroupfs',
  ...(place === secondNode && { cgroupRoot: `/${place.name}` }),
  failCgroupV1: false,
  failSwapOn: false,
  oomScoreAdj: 0,
  containerRuntimeEndpoint: `unix://${socketOf(place)}`,
  authentication: { anonymous: { enabled: true }, webhook: { enabled: false } },
  authorization: { mode: 'AlwaysAllow' },
  clusterDNS: [dnsAddress],
  clusterDomain: 'cluster.local',
  resolvConf: path.join(dir, 'pods-resolv.conf'),
  enforceNodeAllocatable: [],
  imageGCHighThresholdPercent: 100,
  evictionHard: { 'memory.available': '100Mi', 'nodefs.available': '1%', 'imagefs.available': '1%' },
  maxPods: 110,
  podLogsDir: path.join(dir, `log/pods-${place.name}`),
});
