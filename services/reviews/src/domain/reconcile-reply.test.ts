import { describe, expect, it } from 'vitest';
import { type KeptReply, reconcileReply, type ShownReply } from './reconcile-reply.ts';

const shown: ShownReply = { text: 'Thank you.', updatedAt: new Date(0), state: 'APPROVED', outcome: 'approved' };
const kept: KeptReply = {
  replyId: 1n,
  text: 'Thank you.',
  shownText: null,
  status: 'published',
  origin: 'service',
  platformState: 'APPROVED',
  missingReads: 0,
  missedReadAt: null,
};

describe('what a read makes of replies', () => {
  it.each([
    ['a reply nobody knows is imported', null, shown, false, { action: 'import' }],
    [
      'a rejected one is seen by its owner alone and not imported',
      null,
      { ...shown, outcome: 'rejected' },
      false,
      { action: 'none' },
    ],
    [
      'a draft gives way to what somebody wrote there',
      { ...kept, status: 'draft' },
      shown,
      false,
      { action: 'replace' },
    ],
    ['a draft waits while nobody answered there', { ...kept, status: 'draft' }, null, true, { action: 'none' }],
    ['ours is confirmed when it is seen first', kept, shown, false, { action: 'confirm' }],
    [
      'ours is confirmed as the platform is known to show it',
      { ...kept, text: '<b>Thank</b> you.', shownText: 'Thank you.' },
      shown,
      false,
      { action: 'confirm' },
    ],
    ['ours stays as it is when it was seen before', { ...kept, status: 'online' }, shown, false, { action: 'none' }],
    ['ours missing in a read of the newest is not counted', kept, null, false, { action: 'none' }],
    [
      'ours found after all by the read that missed it is confirmed',
      { ...kept, status: 'online', missedReadAt: new Date(0) },
      shown,
      true,
      { action: 'confirm' },
    ],
    ['ours missing in a complete read is noted', kept, null, true, { action: 'miss' }],
    [
      'ours missing after a complete read without it is lost',
      { ...kept, missingReads: 1 },
      null,
      true,
      { action: 'lose', importOther: false },
    ],
    [
      'ours replaced by another is lost, and the other kept',
      kept,
      { ...shown, text: 'Other.' },
      false,
      { action: 'lose', importOther: true },
    ],
    [
      'one on its way is left to its publication',
      { ...kept, status: 'publishing' },
      { ...shown, text: 'Other.' },
      true,
      { action: 'none' },
    ],
    [
      'an imported one that changed is followed',
      { ...kept, origin: 'imported', status: 'online' },
      { ...shown, text: 'New.' },
      false,
      { action: 'update' },
    ],
    [
      'an imported one that is gone is dropped',
      { ...kept, origin: 'imported', status: 'online' },
      null,
      false,
      { action: 'delete' },
    ],
  ] as const)('%s', (_title, ours, theirs, complete, expected) => {
    expect(reconcileReply(ours, theirs, complete)).toEqual(expected);
  });
});
