import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { secretOf } from '../account/secret.ts';

/**
 * `file`: a download. `tickets`: the tickets of an order as a PDF. `code`: a ticket's code as a picture.
 * `invoice` of an order and `credit`, a credit note, as a PDF.
 */
export const signedKinds = ['file', 'tickets', 'code', 'invoice', 'credit'] as const;
export type SignedKind = (typeof signedKinds)[number];

const day = 86_400_000;
/** Lifetime in days. The page of an expired link leads to the order, which has a new link. */
export const linkDays = 7;

/** Returns an address only this shop can create, for one item and a limited number of days. */
export async function signedPath(
  db: Kysely<Database>,
  kind: SignedKind,
  id: number,
  now: Date,
): Promise<string> {
  const what = `${id}.${Math.floor((now.getTime() + linkDays * day) / 1000)}`;
  const mac = signature(await secretOf(db), kind, what).toString('base64url');
  return `/digital/${kind}/${what}.${mac}`;
}

export interface Signed {
  readonly id: number;
  readonly expiresAt: Date;
}

/** Returns null for a token not created by this shop. The caller must check the expiry. */
export async function readSigned(
  db: Kysely<Database>,
  kind: SignedKind,
  token: string,
): Promise<Signed | null> {
  const [id = '', seconds = '', mac = ''] = token.split('.');
  const sent = Buffer.from(mac, 'base64url');
  const due = signature(await secretOf(db), kind, `${id}.${seconds}`);
  if (sent.length !== due.length || !timingSafeEqual(sent, due)) return null;
  return { id: Number(id), expiresAt: new Date(Number(seconds) * 1000) };
}

function signature(secret: Uint8Array, kind: SignedKind, what: string): Buffer {
  return createHmac('sha256', secret).update(`digital ${kind}:${what}`).digest();
}
