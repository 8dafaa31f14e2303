import { ok } from '#schemas/result.ts';
import type { Handler } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { changeCart } from './change-cart.ts';

/** Saves the instructions typed in the cart; they prefill the last step of the checkout (CART-09). */
export const saveNote =
  (deps: ServiceDependencies): Handler<'cart.saveNote'> =>
  (input, context) => {
    const order_message = input.orderMessage.normalize('NFC').trim() || null;
    return changeCart(deps, input, context, async () => ok({ order_message }));
  };
