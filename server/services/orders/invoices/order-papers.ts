import type { Kysely } from 'kysely';
import type { OrderPaper } from '#schemas/entities/order.ts';
import type { Database } from '../../../db/schema.ts';
import { signedPath } from '../../digital/signed-path.ts';
import { readCreditNote } from './credit-notes.ts';
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
  const [invoice, creditNote] = await Promise.all([
    readInvoice(db, orderId),
    readCreditNote(db, orderId),
  ]);
  const issued = [
    { kind: 'invoice', paper: invoice },
    { kind: 'creditNote', paper: creditNote },
  ] as const;
  const papers = issued.map(async ({ kind, paper }) =>
    paper
      ? [
          {
            kind,
            number: paper.number,
            issuedAt: paper.issuedAt,
            href: await signedPath(db, kind, orderId, now),
          },
        ]
      : [],
  );
  return (await Promise.all(papers)).flat();
}
