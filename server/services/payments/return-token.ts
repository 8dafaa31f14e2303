import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { loadSecret } from '../account/secret.ts';

const purpose = 'payment return';

/** Signs a payment's id, so that a buyer can return without a cookie and no other program can create the address. */
export async function returnToken(db: Kysely<Database>, paymentId: string): Promise<string> {
  return `${paymentId}.${mac(await loadSecret(db), paymentId).toString('base64url')}`;
}

/** Returns the payment's id, or null for a token not created by this shop. */
export async function readReturnToken(db: Kysely<Database>, token: string): Promise<string | null> {
  const [paymentId = '', signature = ''] = token.split('.');
  const sent = Buffer.from(signature, 'base64url');
  const due = mac(await loadSecret(db), paymentId);
  return sent.length === due.length && timingSafeEqual(sent, due) ? paymentId : null;
}

function mac(secret: Uint8Array, paymentId: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}:${paymentId}`).digest();
}
