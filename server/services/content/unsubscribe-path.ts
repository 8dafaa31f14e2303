import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { secretOf } from '../account/secret.ts';

export const unsubscribeFolder = '/newsletter/unsubscribe';

/** Returns the address that ends a subscription. It does not expire, because newsletters are kept for years. */
export async function unsubscribePath(db: Kysely<Database>, id: number): Promise<string> {
  const mac = (await signature(db, String(id))).toString('base64url');
  return `${unsubscribeFolder}/${id}.${mac}`;
}

/** Returns the id of the subscriber, null for a token not created by this shop. */
export async function readUnsubscribeToken(
  db: Kysely<Database>,
  token: string,
): Promise<number | null> {
  const [id = '', mac = ''] = token.split('.');
  const sent = Buffer.from(mac, 'base64url');
  const due = await signature(db, id);
  return sent.length === due.length && timingSafeEqual(sent, due) ? Number(id) : null;
}

async function signature(db: Kysely<Database>, id: string): Promise<Buffer> {
  return createHmac('sha256', await secretOf(db))
    .update(`newsletter:${id}`)
    .digest();
}
