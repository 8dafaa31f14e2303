import type { LoadContext } from '#runtime/block/types.ts';
import { type CardProduct, toCard } from '#runtime/product/card-product.ts';
import { mandatoryProductFilter } from '#schemas/constants.ts';
import type { NamedWishList } from '#schemas/entities/wishlist.ts';

export interface WishListHead extends Pick<NamedWishList, 'id' | 'name' | 'shareToken'> {
  readonly count: number;
}

export interface WishListData {
  readonly all: readonly WishListHead[];
  /** The list that the address names; null for the wish list itself. */
  readonly shown: (WishListHead & { readonly products: readonly CardProduct[] }) | null;
}

/** Another person’s list; without products and name when it is no longer shared. */
export interface SharedWishes {
  readonly name: string | null;
  readonly products: readonly CardProduct[];
}

/** Maximum number of cards in one response. */
const cardsAtOnce = 100;

export const fetchWishes = (context: LoadContext): Promise<CardProduct[]> =>
  fetchCards(context, context.session.wishlist);

/** Lists have only product ids; their cards are fetched separately, variants included. */
async function fetchCards({ api }: LoadContext, all: readonly number[]): Promise<CardProduct[]> {
  const ids = all.slice(0, cardsAtOnce);
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

export async function loadWishLists(context: LoadContext): Promise<WishListData | null> {
  const found = await context.api.call('wishlist.lists', {});
  if (!found.ok) return null;
  const wanted = context.url.searchParams.get('list');
  const shown = found.value.find(({ id }) => `${id}` === wanted);
  return {
    all: found.value.map(headOf),
    shown: shown
      ? { ...headOf(shown), products: await fetchCards(context, shown.productIds) }
      : null,
  };
}

function headOf({ id, name, shareToken, productIds }: NamedWishList): WishListHead {
  return { id, name, shareToken, count: productIds.length };
}

/** Loads the list whose token the address has; null without a token. */
export async function loadSharedWishes(context: LoadContext): Promise<SharedWishes | null> {
  const token = context.url.searchParams.get('wishes');
  if (token === null) return null;
  const found = await context.api.call('wishlist.shared', { token: token.slice(0, 200) || '-' });
  if (!found.ok) return { name: null, products: [] };
  return { name: found.value.name, products: await fetchCards(context, found.value.productIds) };
}
