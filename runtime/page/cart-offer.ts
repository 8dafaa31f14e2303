import type { SessionState } from '../store/session.ts';
import type { PageNode } from './payload.ts';

const offer: PageNode = {
  id: 'cart-restore',
  type: 'cart-restore',
  hydrate: 'none',
  meta: {},
  options: {},
  mobileOptions: {},
  data: null,
  slots: {},
  error: null,
};

/** The way back to a cart left at a switch of language, below the header of every page (CART-26). */
export function cartOffer({ leftItems = 0 }: SessionState): readonly PageNode[] {
  return leftItems > 0 ? [offer] : [];
}
