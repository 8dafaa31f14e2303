import type { Kysely } from 'kysely';
import type { OrderPaper } from '#schemas/entities/order.ts';
import type { Database } from '../../../db/schema.ts';
import { signedPath } from '../../digital/signed-path.ts';
import { readCreditNotes } from './credit-notes.ts';
import { readInvoice } from './invoice-rows.ts';

/**
 * Returns the documents issued for an order, with file addresses that expire after some days. Only for
 * callers who may see the order.
 */
export async function orderPapers(
  db: Kysely<Database>,
  orderId: number,
  now: Date,
): Promise<OrderPaper[]> {
  const [invoice, creditNotes] = await Promise.all([
    readInvoice(db, orderId),
    readCreditNotes(db, orderId),
  ]);
  const issued = [
    ...(invoice
      ? [{ kind: 'invoice', signed: 'invoice', id: orderId, paper: invoice } as const]
      : []),
    ...creditNotes.map(
      (paper) => ({ kind: 'creditNote', signed: 'credit', id: paper.id, paper }) as const,
    ),
  ];
  return Promise.all(
    issued.map(async ({ kind, signed, id, paper: { number, issuedAt } }) => ({
      kind,
      number,
      issuedAt,
      href: await signedPath(db, signed, id, now),
    })),
  );
}
