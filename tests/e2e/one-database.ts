import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '#server/db/schema.ts';
import { openRequestedLink, type RequestedLink } from '#server/services/account/requested-links.ts';

/** Data folder of the shop that all journeys use. */
export const data = resolve(process.env.E2E_DATA ?? '.cache/e2e');

/** Returns the URL of its database, for a second server. */
export function databaseUrl(): string {
  const password = readFileSync(join(data, 'postgres.password'), 'utf8');
  const lines = readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  return `postgres://izlog:${password}@127.0.0.1:${lines[3]?.trim()}/izlog`;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Returns the token of the latest mail of a kind to an address; the shop of these tests sends no mail. */
export function mailedToken(kind: string, email: string): Promise<string> {
  return readText(
    `SELECT payload ->> 'token' AS text FROM outbox
     WHERE kind = $1 AND payload ->> 'email' = $2 ORDER BY id DESC LIMIT 1`,
    [kind, email],
  );
}

/** Returns the token or the code of the latest mail of a kind about an order. */
export function mailedSecret(kind: 'order.withdrawal' | 'order.code', number: string) {
  return readText(
    `SELECT coalesce(payload ->> 'token', payload ->> 'code') AS text FROM outbox
     JOIN orders ON orders.id = (payload ->> 'orderId')::int
     WHERE kind = $1 AND order_number = $2 ORDER BY outbox.id DESC LIMIT 1`,
    [kind, number],
  );
}

/** Returns the slug that the links in the mails about an order contain. */
export function mailedSlug(number: string): Promise<string> {
  return readText('SELECT slug AS text FROM orders WHERE order_number = $1', [number]);
}

/** Returns the text that a query selects; empty without a row. */
async function readText(query: string, values: readonly string[]): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    const { rows } = await client.query<{ text: string | null }>(query, [...values]);
    return rows[0]?.text ?? '';
  } finally {
    await client.end();
  }
}

/**
 * Returns the token of the latest link that was requested for an address, activated as the sending of its
 * mail does; empty without one.
 */
export async function requestedToken(kind: RequestedLink, email: string): Promise<string> {
  const token = await mailedToken(`asked.${kind}`, email);
  if (token === '') return token;
  const pool = new pg.Pool({ connectionString: databaseUrl() });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await openRequestedLink(db, kind, { email, token }, new Date());
  await db.destroy();
  return token;
}
