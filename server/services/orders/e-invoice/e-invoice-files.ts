import { strToU8, zip } from 'fflate';
import { type Kysely, sql } from 'kysely';
import { site } from '#schemas/site/site.ts';
import type { Database } from '../../../db/schema.ts';
import { homeRules } from '../../../markets/loaded-rules.ts';
import type { Period } from '../accounting/export-papers.ts';
import type { OrderRow } from '../order-view.ts';
import { orderEPapers } from './e-paper.ts';
import { writeUbl } from './ubl.ts';

interface EInvoiceFile {
  readonly number: string;
  readonly xml: string;
}

/** Whether the market of the shop has the standard; in others, papers are PDFs only. */
export const hasEInvoices = (): boolean => homeRules.eInvoice !== null;

/** Returns one paper of an order as XML; null without such a paper, and in markets without the standard. */
export async function eInvoiceOf(
  db: Kysely<Database>,
  order: number,
  paper: string,
): Promise<EInvoiceFile | null> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', order)
    .executeTakeFirst();
  const files = row ? await filesOf(db, row) : [];
  return files.find(({ number }) => number === paper) ?? null;
}

/** Returns all papers issued in a period as a ZIP, with one file per paper. */
export async function zipEInvoices(db: Kysely<Database>, period: Period): Promise<Uint8Array> {
  const { from, to } = period;
  const entries: [string, Uint8Array][] = [];
  for (const order of await ordersOf(db, period)) {
    for (const { number, xml, day } of await filesOf(db, order)) {
      if (day >= from && day <= to) entries.push([`${number}.xml`, strToU8(xml)]);
    }
  }
  return new Promise((resolve, reject) => {
    zip(Object.fromEntries(entries), (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
}

async function filesOf(db: Kysely<Database>, order: OrderRow) {
  const rules = homeRules.eInvoice;
  if (!rules) return [];
  const papers = await orderEPapers(db, order, rules);
  return papers.map((paper) => ({
    number: paper.number,
    day: paper.issuedAt.day,
    xml: writeUbl(paper, rules),
  }));
}

/** Reads the orders for which a paper was issued in the period. */
function ordersOf(db: Kysely<Database>, { from, to }: Period): Promise<OrderRow[]> {
  const isIn = (issuedAt: string) => sql<boolean>`
    ${sql.ref(issuedAt)} >= ${from}::date::timestamp AT TIME ZONE ${site.timeZone}
    AND ${sql.ref(issuedAt)} < (${to}::date + 1)::timestamp AT TIME ZONE ${site.timeZone}`;
  return db
    .selectFrom('orders')
    .selectAll()
    .where(sql<boolean>`orders.id IN (
      SELECT order_id FROM invoices WHERE ${isIn('invoices.issued_at')}
      UNION SELECT order_id FROM credit_notes JOIN invoices ON invoices.id = invoice_id
      WHERE ${isIn('credit_notes.issued_at')})`)
    .orderBy('id')
    .execute();
}
