import type { DetailData } from './detail-data.ts';

/** Whether the cart row that the visitor is editing holds this product, in any variant. */
export function isUpdateOf({ edited, detail }: DetailData): boolean {
  return [detail.face, ...detail.variants].some(({ id }) => id === edited?.productId);
}

export function commandOf(data: DetailData): string {
  return isUpdateOf(data) ? 'cart.update' : 'cart.add';
}
