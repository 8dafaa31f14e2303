import type { ApiClient } from '../api/client.ts';
import { boughtCart, type OrderKeys } from '../commands/orders/order-keys.ts';
import { addedNode } from './added-node.ts';
import type { PageNode } from './payload.ts';

const screens: readonly string[] = ['cart', 'checkout'];

/** Shows the unpaid order to a visitor who left the bank's page and returns to the cart or checkout. */
export async function orderOffer(
  screen: string,
  keys: OrderKeys,
  api: ApiClient,
): Promise<readonly PageNode[]> {
  const bought = screens.includes(screen) ? boughtCart(keys) : null;
  const found = bought && (await api.call('order.unpaid', bought));
  const order = found?.ok ? found.value.order : null;
  return order ? [addedNode({ id: 'unpaid-order', type: 'unpaid-order', data: order })] : [];
}
