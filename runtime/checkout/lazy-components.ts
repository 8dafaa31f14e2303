import { lazyComponent } from '../block/lazy-component.tsx';
import type { BlockedGoodsProps } from './blocked-goods.tsx';
import type { GoodsProps } from './goods.tsx';
import type { TotalsBreakdownProps } from './totals-breakdown.tsx';

/** How the total came about; few open it. */
export const totalsBreakdown = lazyComponent<TotalsBreakdownProps>(
  async () => (await import('./totals-breakdown.tsx')).TotalsBreakdown,
);

/** Nothing in it can be pressed: the server's markup serves until its code is here. */
export const goods = lazyComponent<GoodsProps>(async () => (await import('./goods.tsx')).Goods);

/** Few carts have any; its forms work before their code is here. */
export const blockedGoods = lazyComponent<BlockedGoodsProps>(
  async () => (await import('./blocked-goods.tsx')).BlockedGoods,
);
