import { locales } from '@review-reply/api-schemas';
import { afterCommit, type Transaction } from '@review-reply/postgres';
import { deleteEndpointsOfOthers } from '../storage/endpoints.ts';
import { insertWithoutPartner } from '../storage/events-for-partners.ts';
import { cancelPendingAt, listPartnersHad } from '../storage/leaving.ts';
import { saveLocale } from '../storage/locales.ts';
import { type Attachment, upsertAttachment } from '../storage/partners.ts';
import type { Context } from './context.ts';

/**
 * Remembers whose client an account is, so that its later events reach the partner too. Another partner's endpoints on
 * the account end, and what waits for it about the account is canceled: a client may be moved without leaving first.
 */
export async function noteAttachment(
  tx: Transaction,
  { clock, noteFinished, dispatcher }: Pick<Context, 'clock' | 'noteFinished' | 'dispatcher'>,
  attachment: Attachment,
): Promise<void> {
  if (!(await upsertAttachment(tx, attachment))) return;
  const { accountId, partnerAccountId } = attachment;
  const deleted = await deleteEndpointsOfOthers(tx, attachment, clock.now());
  const had = await listPartnersHad(tx, accountId);
  const former = had.filter((partner) => partner !== partnerAccountId);
  const canceled = former.length === 0 ? [] : await cancelPendingAt(tx, former, accountId);
  const ended = [...deleted.map((webhookId) => ({ accountId, webhookId })), ...canceled];
  if (ended.length === 0) return;
  afterCommit(tx, () => {
    noteFinished(ended.map(({ webhookId }) => webhookId));
    for (const endpoint of ended) dispatcher.recall(endpoint);
  });
}

/** In which language an account is told things, and that standard accounts and partners never have a partner. */
export async function noteAccount(
  tx: Transaction,
  { accountId, kind, locale }: { readonly accountId: bigint; readonly kind: string; readonly locale: string },
): Promise<void> {
  const known = locales.find((candidate) => candidate === locale);
  if (known !== undefined) await saveLocale(tx, accountId, known);
  if (kind === 'standard' || kind === 'partner') await insertWithoutPartner(tx, accountId);
}
