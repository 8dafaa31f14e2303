import { type Kysely, sql } from 'kysely';
import type { TaxRow } from '#schemas/entities/cart.ts';
import { decimalText } from '#schemas/money/decimal-text.ts';
import { digitsOf } from '#schemas/money/site-currency.ts';
import { site } from '#schemas/site/site.ts';
import type { Database } from '../../../db/schema.ts';
import { type CsvCell, csvText } from './csv-text.ts';

export interface Period {
  /** First and last day, in the time zone of the shop. */
  readonly from: string;
  readonly to: string;
}

interface PaperRow {
  readonly kind: 'invoice' | 'creditNote';
  readonly number: string;
  readonly day: string;
  readonly invoiceNumber: string | null;
  readonly orderNumber: string;
  readonly buyer: string | null;
  readonly currency: string;
  readonly total: number;
  readonly taxes: readonly TaxRow[];
}

const head = [
  'kind',
  'number',
  'date',
  'invoice',
  'order',
  'buyer',
  'currency',
  'tax_rate',
  'base',
  'tax',
  'total',
] as const;

/**
 * Exports invoices and credit notes issued in a period, one row per tax rate; credited amounts are negative.
 */
export async function exportPapers(db: Kysely<Database>, period: Period): Promise<string> {
  const papers = await readPapers(db, period);
  return csvText([head, ...papers.flatMap(rowsOf)]);
}

/** Counts the invoices and credit notes issued in a period. */
export async function countPapers(db: Kysely<Database>, period: Period): Promise<number> {
  const isIn = issuedIn(period);
  const { rows } = await sql<{ papers: number }>`
    SELECT ((SELECT count(*) FROM invoices WHERE ${isIn})
      + (SELECT count(*) FROM credit_notes WHERE ${isIn}))::int AS papers`.execute(db);
  return rows[0]?.papers ?? 0;
}

const issuedIn = ({ from, to }: Period) =>
  sql`issued_at >= ${from}::date::timestamp AT TIME ZONE ${site.timeZone}
    AND issued_at < (${to}::date + 1)::timestamp AT TIME ZONE ${site.timeZone}`;

async function readPapers(db: Kysely<Database>, period: Period): Promise<readonly PaperRow[]> {
  const columns = sql`number, year, sequence, document ->> 'invoiceNumber' AS "invoiceNumber",
    document ->> 'orderNumber' AS "orderNumber", document #>> '{buyer,0}' AS buyer,
    document ->> 'currency' AS currency, (document ->> 'total')::bigint AS total,
    document -> 'taxes' AS taxes, issued_at,
    to_char(issued_at AT TIME ZONE ${site.timeZone}, 'YYYY-MM-DD') AS day`;
  const isIn = issuedIn(period);
  const { rows } = await sql<PaperRow>`
    SELECT 'invoice' AS kind, ${columns} FROM invoices WHERE ${isIn}
    UNION ALL SELECT 'creditNote', ${columns} FROM credit_notes WHERE ${isIn}
    ORDER BY issued_at, kind, sequence`.execute(db);
  return rows;
}

function rowsOf(paper: PaperRow): readonly (readonly CsvCell[])[] {
  const { kind, number, day, orderNumber, buyer, currency, total, taxes } = paper;
  const isCredit = kind === 'creditNote';
  const money = (amount: number) =>
    Number(decimalText(isCredit ? -amount : amount, digitsOf(currency)));
  const start = [kind, number, day, paper.invoiceNumber, orderNumber, buyer, currency];
  const rates = taxes.length > 0 ? taxes : [{ rate: 0, base: total, tax: 0 }];
  return rates.map(({ rate, base, tax }) => [
    ...start,
    rate,
    money(base),
    money(tax),
    money(base + tax),
  ]);
}
