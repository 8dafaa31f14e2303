import type { CartItem } from '#schemas/entities/cart-item.ts';
import type { VisitorCart } from '../store/session.ts';

/** Whether a line cannot be ordered as it is: no longer sold, or fewer are left. */
export function isBlocked({ stock }: Pick<CartItem, 'stock'>): boolean {
  return stock.state === 'exceeded' || stock.state === 'unavailable';
}

/** Whether the cart can be checked out. */
export function canCheckOut(cart: Pick<VisitorCart, 'items'>): boolean {
  return cart.items.length > 0 && !cart.items.some(isBlocked);
}

/** HTML id of a line in the cart page; links lead there to fix a line that cannot be ordered. */
export const lineId = ({ itemId }: Pick<CartItem, 'itemId'>) => `line-${itemId}`;
