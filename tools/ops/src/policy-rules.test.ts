import { describe, expect, it } from 'vitest';
import type { KubernetesObject } from './objects.ts';
import { filterRules, matches, without } from './policy-rules.ts';

const label = (name: string) => ({ 'app.kubernetes.io/name': name });
const pod = (namespace: string, name: string, address: string) => ({ namespace, labels: label(name), address });
const world = {
  namespaces: ['ours', 'servers'].map((name) => ({ name, labels: { 'kubernetes.io/metadata.name': name } })),
  pods: [pod('ours', 'caller', '10.0.0.1'), pod('ours', 'called', '10.0.0.2'), pod('servers', 'database', '10.0.0.3')],
};
const policy = (spec: object): KubernetesObject => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: 'demo', namespace: 'ours' },
  spec,
});
const rulesOf = (...policies: KubernetesObject[]) =>
  filterRules(policies, world)
    .split('\n')
    .filter((line) => /^-A (EGRESS|INGRESS)/.test(line));

describe('policies as rules of iptables', () => {
  it('leave pods alone that no policy selects', () => {
    expect(rulesOf(policy({ podSelector: { matchLabels: label('nobody') }, policyTypes: ['Ingress'] }))).toEqual([]);
  });

  it('deny what no rule names, in the directions that the policy is about', () => {
    const denied = policy({ podSelector: { matchLabels: label('called') }, policyTypes: ['Ingress'] });
    expect(rulesOf(denied)).toEqual(['-A INGRESS-10.0.0.2 -j DROP']);
  });

  it('let through the peers of a rule at its ports, TCP unless another protocol is named', () => {
    const from = [
      { podSelector: { matchExpressions: [{ key: 'app.kubernetes.io/name', operator: 'In', values: ['caller'] }] } },
    ];
    const ports = [{ port: 50051 }, { port: 53, protocol: 'UDP' }];
    const spec = {
      podSelector: { matchLabels: label('called') },
      policyTypes: ['Ingress'],
      ingress: [{ from, ports }],
    };
    expect(rulesOf(policy(spec))).toEqual([
      '-A INGRESS-10.0.0.2 -s 10.0.0.1/32 -p tcp --dport 50051 -j RETURN',
      '-A INGRESS-10.0.0.2 -s 10.0.0.1/32 -p udp --dport 53 -j RETURN',
      '-A INGRESS-10.0.0.2 -j DROP',
    ]);
  });

  it('look for pods in the policy’s own namespace unless others are selected', () => {
    const namespaceSelector = { matchLabels: { 'kubernetes.io/metadata.name': 'servers' } };
    const spec = (peer: object) => ({
      podSelector: { matchLabels: label('caller') },
      policyTypes: ['Egress'],
      egress: [{ to: [peer], ports: [{ port: 5432 }] }],
    });
    const podSelector = { matchLabels: label('database') };
    expect(rulesOf(policy(spec({ podSelector })))).toEqual(['-A EGRESS-10.0.0.1 -j DROP']);
    expect(rulesOf(policy(spec({ podSelector, namespaceSelector })))).toEqual([
      '-A EGRESS-10.0.0.1 -d 10.0.0.3/32 -p tcp --dport 5432 -j RETURN',
      '-A EGRESS-10.0.0.1 -j DROP',
    ]);
  });

  it('let a connection through that one of several policies lets through', () => {
    const none = policy({ podSelector: {}, policyTypes: ['Egress'] });
    const all = policy({ podSelector: { matchLabels: label('caller') }, policyTypes: ['Egress'], egress: [{}] });
    expect(rulesOf(none, all).filter((line) => line.includes('10.0.0.1'))).toEqual([
      '-A EGRESS-10.0.0.1 -d 0.0.0.0/0 -j RETURN',
      '-A EGRESS-10.0.0.1 -j DROP',
    ]);
  });
});

it.each([
  [{ operator: 'NotIn', values: ['caller'] }, false],
  [{ operator: 'NotIn', values: ['other'] }, true],
  [{ operator: 'Exists' }, true],
  [{ operator: 'DoesNotExist' }, false],
])('selects by %j', (requirement, is) => {
  const matchExpressions = [{ key: 'app.kubernetes.io/name', ...requirement }];
  expect(matches({ matchExpressions }, label('caller'))).toBe(is);
});

it('takes blocks of addresses out of others', () => {
  expect(without('10.0.0.0/8', ['10.128.0.0/9'])).toEqual(['10.0.0.0/9']);
  expect(without('10.0.0.0/30', ['10.0.0.1/32'])).toEqual(['10.0.0.0/32', '10.0.0.2/31']);
  expect(without('10.0.0.0/8', ['0.0.0.0/0'])).toEqual([]);
  expect(without('0.0.0.0/0', ['192.168.0.0/16'])).toContain('128.0.0.0/2');
  expect(without('0.0.0.0/0', ['192.168.0.0/16'])).not.toContain('192.168.0.0/16');
});
