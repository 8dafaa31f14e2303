import type { Kysely, Selectable } from 'kysely';
import type { OrderFileReport } from '#schemas/entities/order-file.ts';
import type { Database } from '../../../db/schema.ts';
import type { Fiscaliser, FiscalPaper } from '../../../fiscalisation/fiscaliser.ts';
import { homeFiscaliser } from '../../../fiscalisation/home-fiscaliser.ts';

/** Data about the report to the tax office that a paper shows. */
export interface FiscalFacts {
  readonly issuedAt: string;
  /** Tax number of the person who issued it. */
  readonly operator: string;
  /** Codes with their labels; the code from the tax office may be missing. */
  readonly codes: readonly (readonly [label: string, code: string])[];
  /** Address for checking the report, shown as a QR code. */
  readonly link: string;
}

/** Reads the reports of an order's papers, oldest first. */
export async function readReports(
  db: Kysely<Database>,
  orderId: number,
): Promise<OrderFileReport[]> {
  if (!homeFiscaliser) return [];
  const { labels } = homeFiscaliser;
  const rows = await db
    .selectFrom('fiscal_papers as report')
    .leftJoin('invoices', 'invoices.id', 'report.invoice_id')
    .leftJoin('credit_notes', 'credit_notes.id', 'report.credit_note_id')
    .selectAll('report')
    .select(({ fn }) => fn.coalesce('invoices.number', 'credit_notes.number').as('number'))
    .where('report.order_id', '=', orderId)
    .orderBy('report.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number ?? '',
    codes: codesOf(labels, row).map(([label, code]) => ({ label, code })),
    reportedAt: row.reported_at,
    error: row.error,
    attempts: row.attempts,
  }));
}

function codesOf(
  labels: Fiscaliser['labels'],
  { code, office_number: number }: Pick<PaperRow, 'code' | 'office_number'>,
): FiscalFacts['codes'] {
  return [
    ...(code === null ? [] : [[labels.code, code] as const]),
    ...(number === null ? [] : [[labels.number, number] as const]),
  ];
}

type PaperRow = Selectable<Database['fiscal_papers']>;

/** Reads the data for a paper once it has its code; null before, and for papers that are not reported. */
export async function readFiscalFacts(
  db: Kysely<Database>,
  column: 'invoice_id' | 'credit_note_id',
  id: number,
): Promise<FiscalFacts | null> {
  if (!homeFiscaliser) return null;
  const row = await db
    .selectFrom('fiscal_papers')
    .selectAll()
    .where(column, '=', id)
    .executeTakeFirst();
  return row?.code ? factsOf(homeFiscaliser, row, row.code) : null;
}

function factsOf({ labels, linkOf }: Fiscaliser, row: PaperRow, code: string): FiscalFacts {
  const paper = row.paper as unknown as FiscalPaper;
  return {
    issuedAt: paper.issuedAt,
    operator: paper.operator,
    codes: codesOf(labels, row),
    link: linkOf(paper, code, row.office_number),
  };
}
