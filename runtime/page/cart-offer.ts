import type { SessionState } from '../store/session.ts';
import { addedNode } from './added-node.ts';
import type { PageNode } from './payload.ts';

const offer = addedNode({ id: 'cart-restore', type: 'cart-restore' });

/** Offers to restore a cart left when the language changed, below the header of every page (CART-26). */
export function cartOffer({ leftItems = 0 }: SessionState): readonly PageNode[] {
  return leftItems > 0 ? [offer] : [];
}
