import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { secretOf } from './secret.ts';

/** A wish list and the number of its link. */
export interface WishLink {
  readonly id: number;
  readonly number: number;
}

/** Only this shop can create a valid token, so no secret is stored. */
export async function wishToken(db: Kysely<Database>, link: WishLink): Promise<string> {
  return `${link.id}.${link.number}.${(await signature(db, link)).toString('base64url')}`;
}

/** Returns null for a token not created by this shop. The caller must check that the link is still valid. */
export async function readWishToken(db: Kysely<Database>, token: string): Promise<WishLink | null> {
  const [, id, number, mac] = /^(\d{1,9})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || number === undefined || mac === undefined) return null;
  const link = { id: Number(id), number: Number(number) };
  const sent = Buffer.from(mac, 'base64url');
  const due = await signature(db, link);
  return sent.length === due.length && timingSafeEqual(sent, due) ? link : null;
}

async function signature(db: Kysely<Database>, { id, number }: WishLink): Promise<Buffer> {
  const secret = await secretOf(db);
  return createHmac('sha256', secret).update(`wish list:${id}.${number}`).digest();
}
