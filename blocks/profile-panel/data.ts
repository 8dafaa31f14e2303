import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import { type CardProduct, toCard } from '#runtime/product/card-product.ts';
import { paging } from '#schemas/constants.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

interface OrderLine {
  readonly number: string;
  readonly createdAt: string;
  readonly total: number;
}

export interface ProfileData {
  readonly wishes: readonly CardProduct[];
  /** Null for people of the back office, who have no orders here. */
  readonly orders: { readonly total: number; readonly latest: readonly OrderLine[] } | null;
}

const nothing: ProfileData = { wishes: [], orders: null };

export const load = defineLoad<typeof model, ProfileData>(async (context, options) => {
  const { user } = context.session;
  if (!user || user.isBackofficeUser) return ok(nothing);
  const [wishes, orders] = await Promise.all([
    options.showWishlist ? fetchWishes(context) : [],
    options.showOrders ? fetchOrders(context) : null,
  ]);
  return ok({ wishes, orders });
});

async function fetchWishes({ api }: LoadContext): Promise<CardProduct[]> {
  const found = await api.call('wishlist.filter', { limit: paging.wishlistLimit });
  if (!found.ok) return [];
  return found.value.data.flatMap(({ product }) => (product ? [toCard(product)] : []));
}

const latestCount = 5;

async function fetchOrders({ api }: LoadContext): Promise<ProfileData['orders']> {
  const found = await api.call('document.filter', { page: 1, limit: latestCount });
  if (!found.ok) return null;
  const latest = found.value.records.map(({ orderNumber, createdAt, total }) => {
    return { number: orderNumber, createdAt, total };
  });
  return { total: found.value.totalRecords, latest };
}
