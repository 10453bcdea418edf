import type { Kubectl } from './kubectl.ts';
import { filterRules, policyChain } from './policy-rules.ts';
import { run } from './shell.ts';

/**
 * Holds the pods that there are now to the policies that there are now, by iptables of this namespace: what a network
 * plugin does on every node. Kubelet's probes come from the node and always pass.
 */
export async function enforcePolicies(kubectl: Kubectl): Promise<void> {
  const [policies, pods, namespaces] = await Promise.all([
    kubectl.read('get', 'networkpolicies', '--all-namespaces'),
    kubectl.read('get', 'pods', '--all-namespaces'),
    kubectl.read('get', 'namespaces'),
  ]);
  const rules = filterRules(policies.items, {
    pods: pods.items
      .filter(({ status }) => status.podIP !== undefined && ['Running', 'Pending'].includes(status.phase))
      .map(({ metadata, status }) => ({
        namespace: metadata.namespace,
        labels: metadata.labels ?? {},
        address: status.podIP,
      })),
    namespaces: namespaces.items.map(({ metadata }) => ({ name: metadata.name, labels: metadata.labels })),
  });
  await run('iptables-restore', ['--noflush'], { input: rules });
  for (const chain of ['FORWARD', 'INPUT']) {
    const isThere = run('iptables', ['-C', chain, '-j', policyChain]);
    await isThere.catch(() => run('iptables', ['-I', chain, '1', '-j', policyChain]));
  }
}

/** Lets everything through again. */
export const stopEnforcing = () => run('iptables', ['-F', policyChain]);
