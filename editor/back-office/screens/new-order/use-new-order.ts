import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Cart, CartSession } from '#schemas/entities/cart.ts';
import type { Language } from '#schemas/languages.ts';
import { type AppError, ok, type Result } from '#schemas/result.ts';
import type { EditorApi } from '../../../session/api/editor-api.ts';

type Buyer = Omit<EndpointInput<'cart.updateGuestUser'>, keyof CartSession>;

/** A cart that staff fill for a buyer, using the same API calls as the shop. */
export interface NewOrder {
  readonly api: EditorApi;
  readonly language: Language;
  /** Null until the first product is added. */
  readonly cart: Cart | null;
  /** Error of the last change of the products. */
  readonly error: AppError | null;
  readonly add: (productId: number) => Promise<void>;
  readonly setQty: (itemId: number, qty: number) => Promise<void>;
  readonly remove: (itemId: number) => Promise<void>;
  readonly saveBuyer: (buyer: Buyer) => Promise<Result<unknown>>;
  readonly chooseDelivery: (deliveryMethodId: number, branchId?: number) => Promise<void>;
  readonly choosePayment: (paymentMethodId: number) => Promise<void>;
}

/** Creates the cart of a new order. `api` makes its calls in the language of the buyer. */
export function useNewOrder(api: EditorApi): NewOrder {
  const [cart, setCart] = useState<Cart | null>(null);
  const [error, setError] = useState<AppError | null>(null);

  async function session(): Promise<Result<CartSession>> {
    return cart ? ok(cart.session) : api.call('cart.getNewCartSession', {});
  }

  async function change(run: (session: CartSession) => Promise<Result<Cart>>): Promise<void> {
    const opened = await session();
    const changed = opened.ok ? await run(pick(opened.value)) : opened;
    setError(changed.ok ? null : changed.error);
    if (changed.ok) setCart(changed.value);
  }

  return {
    api,
    language: api.language,
    cart,
    error,
    add: (productId) => change((own) => api.call('cart.addItem', { ...own, productId, qty: 1 })),
    setQty: (itemId, qty) => change((own) => api.call('cart.updateItem', { ...own, itemId, qty })),
    remove: (itemId) => change((own) => api.call('cart.deleteItem', { ...own, itemId })),
    chooseDelivery: (deliveryMethodId, branchId) =>
      change((own) =>
        api.call('checkout.saveDeliveryMethod', {
          ...own,
          deliveryMethodId,
          ...(branchId !== undefined && { branchId }),
        }),
      ),
    choosePayment: (paymentMethodId) =>
      change((own) => api.call('checkout.savePaymentMethod', { ...own, paymentMethodId })),
    async saveBuyer(buyer) {
      const opened = await session();
      if (!opened.ok) return opened;
      const own = pick(opened.value);
      const saved = await api.call('cart.updateGuestUser', { ...own, ...buyer });
      if (saved.ok) await change(() => api.call('cart.getCart', own));
      return saved;
    },
  };
}

const pick = ({ cartId, protectCode }: CartSession): CartSession => ({ cartId, protectCode });

/** Delivery and payment methods for the current cart. */
export function useOffers({ api, cart }: NewOrder) {
  const { cartId = '', protectCode = '' } = cart?.session ?? {};
  const isAddressed = (cart?.addresses.length ?? 0) > 0;
  const key = [cartId, cart?.version, api.language];
  const delivery = useQuery({
    queryKey: ['new-order', 'delivery', ...key],
    queryFn: () => api.call('checkout.getApplicableDeliveryMethods', { cartId, protectCode }),
    enabled: isAddressed,
    placeholderData: (known) => known,
  });
  const payment = useQuery({
    queryKey: ['new-order', 'payment', ...key],
    queryFn: () => api.call('checkout.getApplicablePaymentMethods', { cartId, protectCode }),
    enabled: isAddressed,
    placeholderData: (known) => known,
  });
  return {
    isAddressed,
    delivery: delivery.data?.ok ? delivery.data.value : [],
    payment: payment.data?.ok ? payment.data.value : [],
  };
}
