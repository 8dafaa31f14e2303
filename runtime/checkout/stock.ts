import type { CartItem } from '#schemas/entities/cart-item.ts';
import { isDigitalFormat } from '#schemas/rules/product-format.ts';
import type { VisitorCart } from '../store/session.ts';

/** A line that cannot be ordered as it stands: not sold any more, or fewer are left. */
export function isBlocked({ stock }: Pick<CartItem, 'stock'>): boolean {
  return stock.state === 'exceeded' || stock.state === 'unavailable';
}

/** Whether the cart can go to the checkout. */
export function canCheckOut(cart: Pick<VisitorCart, 'items'>): boolean {
  return cart.items.length > 0 && !cart.items.some(isBlocked);
}

/** Digital goods lose the right of withdrawal on delivery: the buyer has to agree to that. */
export function hasDigital(cart: Pick<VisitorCart, 'items' | 'digitalOnly'>): boolean {
  return (
    cart.digitalOnly || cart.items.some(({ productData }) => isDigitalFormat(productData.format))
  );
}

/** Id of a line of the cart page, where one that cannot be ordered is put right. */
export const lineId = ({ itemId }: Pick<CartItem, 'itemId'>) => `line-${itemId}`;
