import { lazyComponent } from '../block/lazy-component.tsx';
import type { BlockedGoodsProps } from './blocked-goods.tsx';
import type { GoodsProps } from './goods.tsx';
import type { TotalsBreakdownProps } from './totals-breakdown.tsx';

/** Explains the total; few shoppers open it. */
export const totalsBreakdown = lazyComponent<TotalsBreakdownProps>(
  async () => (await import('./totals-breakdown.tsx')).TotalsBreakdown,
);

/** This list is not interactive, so the server's markup is enough until its code has loaded. */
export const goods = lazyComponent<GoodsProps>(async () => (await import('./goods.tsx')).Goods);

/** Few carts have blocked goods, and their forms work before this code has loaded. */
export const blockedGoods = lazyComponent<BlockedGoodsProps>(
  async () => (await import('./blocked-goods.tsx')).BlockedGoods,
);
