import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import { type CardProduct, toCard } from '#runtime/product/card-product.ts';
import { mandatoryProductFilter } from '#schemas/constants.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

interface OrderLine {
  readonly number: string;
  readonly slug: string;
  /** Fulfilment state, e.g. `shipped`. */
  readonly state: string;
  readonly itemsCount: number;
  readonly createdAt: string;
  readonly total: number;
  readonly currency: string;
}

export interface ProfileData {
  readonly wishes: readonly CardProduct[];
  /** Null for staff, who have no orders here. */
  readonly orders: { readonly total: number; readonly latest: readonly OrderLine[] } | null;
}

/** Visitors without an account also have a wish list, stored in their browser. */
export const load = defineLoad<typeof model, ProfileData>(async (context, options) => {
  const { user } = context.session;
  const [wishes, orders] = await Promise.all([
    options.showWishlist ? fetchWishes(context) : [],
    options.showOrders && user && !user.isBackofficeUser ? fetchOrders(context) : null,
  ]);
  return ok({ wishes, orders });
});

/** Maximum number of cards in one response. */
const cardsAtOnce = 100;

/** The wish list has only product ids; their cards are fetched separately, variants included. */
async function fetchWishes({ api, session }: LoadContext): Promise<CardProduct[]> {
  const ids = session.wishlist.slice(0, cardsAtOnce);
  if (ids.length === 0) return [];
  const found = await api.call('product.filter', {
    ids,
    filters: [mandatoryProductFilter],
    limit: ids.length,
    page: 1,
  });
  if (!found.ok) return [];
  const cards = found.value.records.map(toCard);
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? []);
}

const latestCount = 5;
/** Maximum number of orders in one response. */
const ordersAtOnce = 100;

/** Fetches the latest orders, or all of them with `?orders=all` (ORDER-17). */
async function fetchOrders({ api, url }: LoadContext): Promise<ProfileData['orders']> {
  const limit = url.searchParams.get('orders') === 'all' ? ordersAtOnce : latestCount;
  const found = await api.call('document.filter', { store: 1, page: 1, limit });
  if (!found.ok) return null;
  const latest = found.value.records.map(
    ({ orderNumber: number, orderSlug: slug, state, createdAt, total, currency, itemsCount }) => {
      return { number, slug, state, createdAt, total, currency, itemsCount };
    },
  );
  return { total: found.value.totalRecords, latest };
}
