import type { CartSession } from '#schemas/entities/cart.ts';
import type { LoadContext } from '../block/types.ts';

/** What a load needs to ask for the visitor's cart: its id and code stay on the server. */
type WithCart = LoadContext & { readonly cartSession?: CartSession | null };

/** Null without a cart. */
export function cartAccess(context: LoadContext): CartSession | null {
  return (context as WithCart).cartSession ?? null;
}
