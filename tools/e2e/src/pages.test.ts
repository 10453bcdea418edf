import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFaults, readNamed } from './pages.ts';

const named = readNamed(path.resolve(import.meta.dirname, '../../..'));

describe('a page of operators is refused', () => {
  it.each([
    [
      'an object that Kubernetes is not given',
      'kubectl logs deployment/webhooks -n review-reply',
      'deployment/webhooks',
    ],
    ['the second of two such', 'kubectl delete hpa <service>-server gateway -n review-reply', 'hpa/gateway'],
    ['a command without its namespace', 'kubectl rollout undo deployment/<service>-server', 'no namespace'],
    ['replicas that an autoscaler takes back', 'kubectl scale deployment/a --replicas=4 -n b', 'minReplicas'],
    ['an unknown command', 'npm run admin -- suns give <account>', '"admin -- suns give"'],
    ['an unknown option', 'npm run admin -- keys list <account> --all', 'no option --all'],
    ['a command without an option that it asks for', 'npm run admin -- invoices credit <number>', 'without --reason'],
    ['a table that no service has', 'select id from nothing where id = 1', 'no table nothing'],
  ])('for %s', (_what, command, fault) => {
    expect(findFaults(`- Do \`${command}\`.`, named)).toContainEqual(expect.stringContaining(fault));
    if (!command.startsWith('select'))
      expect(findFaults(`\n${command}\n`, named)).toContainEqual(expect.stringContaining(fault));
  });

  it('for an event that nobody is sent', () => {
    expect(findFaults('the event `billing.spending_cap_reached` went', named)).toEqual([
      'no event billing.spending_cap_reached.',
    ]);
  });
});

it('lets a page name what is there', () => {
  const page = `\`kubectl scale deployment/<service>-server deployment/gateway-server -n
    review-reply --replicas=0\`, \`kubectl describe certificate <service>-rpc -n review-reply\`, \`kubectl drain\`,
    \`npm run admin -- invoices credit\`, \`npm run admin -- suns grant 1 2 --reason why\`, \`select * from hold\`,
    \`select pid from pg_locks\`, and the event \`billing.limit_reached\``;
  expect(findFaults(page, named)).toEqual([]);
});
