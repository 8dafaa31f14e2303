import { latePart } from '../block/late-part.tsx';
import type { TotalsLedgerProps } from './totals-ledger.tsx';

/** How the total came about; few open it. */
export const totalsLedger = latePart<TotalsLedgerProps>(
  async () => (await import('./totals-ledger.tsx')).TotalsLedger,
);
