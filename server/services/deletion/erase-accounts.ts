import { type Kysely, sql, type Transaction } from 'kysely';
import { languages, textsIn } from '#schemas/languages.ts';
import type { Database } from '../../db/schema.ts';
import { noticeKinds } from '../../mail/notice-kinds.ts';
import { deletionTexts } from './deletion-texts.ts';
import { openOrders } from './deletions.ts';

/** Maximum number of accounts per round; the next round follows soon. */
const atOnce = 20;

/**
 * Erases the accounts whose period is over. An account with an order begun meanwhile waits until the order is
 * finished. Orders and invoices are kept, because the law requires it.
 */
export async function eraseAccounts(db: Kysely<Database>, now: Date): Promise<number> {
  const due = await db
    .selectFrom('account_deletions')
    .select('user_id')
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  let erased = 0;
  for (const { user_id: id } of due) {
    if (await db.transaction().execute((step) => erase(step, id, now))) erased += 1;
  }
  return erased;
}

async function erase(step: Transaction<Database>, id: number, now: Date): Promise<boolean> {
  // The lock serializes the deletion with a simultaneous order, login or "keep my account".
  const user = await step
    .selectFrom('users')
    .innerJoin('account_deletions', 'account_deletions.user_id', 'users.id')
    .select(['users.id', 'users.email', 'account_deletions.language'])
    .where('users.id', '=', id)
    .where('due_at', '<=', now.toISOString())
    .forUpdate()
    .executeTakeFirst();
  if (!user) return false;
  if ((await openOrders(step, id)).length > 0) return false;
  await eraseAccount(step, user);
  return true;
}

/** Erases an account without open orders and notifies its owner; the caller must hold the lock of the row. */
export async function eraseAccount(
  step: Transaction<Database>,
  user: { readonly id: number; readonly email: string; readonly language: string },
): Promise<void> {
  const { id, email, language } = user;
  await removePhotos(step, id);
  await makeReviewsAnonymous(step, id);
  await forgetTexts(step, id);
  await step.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
  await step.deleteFrom('tokens').where('email', '=', email).execute();
  // The database deletes addresses, sessions, wish lists and linked logins with the user.
  await step.deleteFrom('users').where('id', '=', id).execute();
  const payload = JSON.stringify({ email, language });
  await step.insertInto('outbox').values({ kind: noticeKinds.accountDeleted, payload }).execute();
}

async function makeReviewsAnonymous(step: Transaction<Database>, id: number): Promise<void> {
  for (const language of languages) {
    await step
      .updateTable('comments')
      .set({
        author_name: textsIn(deletionTexts, language).formerCustomer,
        author_email: null,
        author_hash: null,
        fingerprint: null,
        user_id: null,
      })
      .where('user_id', '=', id)
      .where('language', '=', language)
      .execute();
  }
}

/** Photos can show who took them. */
async function removePhotos(step: Transaction<Database>, id: number): Promise<void> {
  const own = step.selectFrom('comments').select('id').where('user_id', '=', id);
  await step.deleteFrom('visitor_files').where('comment_id', 'in', own).execute();
}

/** Erases the buyer's messages in orders, and carts with their addresses. */
async function forgetTexts(step: Transaction<Database>, id: number): Promise<void> {
  await step
    .updateTable('orders')
    .set({ order_message: null })
    .where('user_id', '=', id)
    .where('order_message', 'is not', null)
    .execute();
  await step
    .updateTable('carts')
    .set({ guest_email: null, company: null, order_message: null, addresses: sql`'{}'::jsonb` })
    .where('user_id', '=', id)
    .execute();
}
