import { latePart } from '../block/late-part.tsx';
import type { BlockedGoodsProps } from './blocked-goods.tsx';
import type { GoodsProps } from './goods.tsx';
import type { TotalsLedgerProps } from './totals-ledger.tsx';

/** How the total came about; few open it. */
export const totalsLedger = latePart<TotalsLedgerProps>(
  async () => (await import('./totals-ledger.tsx')).TotalsLedger,
);

/** Nothing in it can be pressed: the server's markup serves until its code is here. */
export const goods = latePart<GoodsProps>(async () => (await import('./goods.tsx')).Goods);

/** Few carts have any; its forms work before their code is here. */
export const blockedGoods = latePart<BlockedGoodsProps>(
  async () => (await import('./blocked-goods.tsx')).BlockedGoods,
);
