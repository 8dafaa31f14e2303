import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Cart } from '#schemas/entities/cart.ts';
import { ok, type Result } from '#schemas/result.ts';
import { readQuantity } from '#schemas/rules/quantity.ts';
import { screenHref } from '../../routes/href.ts';
import { type FormValues, fieldValue } from '../../store/forms.ts';
import {
  type Command,
  type CommandContext,
  type CommandOutcome,
  refuse,
  succeed,
} from '../command.ts';
import { cartFailure } from './cart-outcome.ts';
import { type CartSession, cartCookies, keepCartSession } from './cart-session.ts';
import { readProductOptions } from './product-options.ts';

/** Puts a product into the cart; the first add creates the session (CART-28). */
export const addToCart: Command = {
  name: 'cart.add',
  async run(context, values) {
    const qty = readQuantity(fieldValue(values, 'qty') || '1');
    const productId = Number(fieldValue(values, 'productId'));
    if (qty === null) return refuse({ code: 'invalidQuantity', field: 'qty' });
    if (!Number.isInteger(productId) || productId < 1) return refuse({ code: 'productNotFound' });
    const session = await cartSession(context);
    if (!session.ok) return refuse(session.fault);
    const added = await context.api.call('cart.addItem', {
      ...session.value,
      productId,
      qty,
      options: readProductOptions(values) as NonNullable<EndpointInput<'cart.addItem'>['options']>,
    });
    if (!added.ok) return cartFailure(context, added.fault);
    return succeed(afterAdd(context, values, added.value));
  },
};

async function cartSession(context: CommandContext): Promise<Result<CartSession>> {
  const known = cartCookies(context.cookies);
  if (known) return ok(known);
  const made = await context.api.call('cart.getNewCartSession', {});
  if (made.ok) keepCartSession(context.cookies, made.value);
  return made;
}

/** The cart addition behaviour: 0 goes to the cart, 1 stays, 2 opens the cart over the page. */
function afterAdd(context: CommandContext, values: FormValues, cart: Cart): CommandOutcome {
  const asked = fieldValue(values, 'behaviour');
  const behaviour = asked === '' ? context.cartAdditionBehaviour : Number(asked);
  const notices = [{ kind: 'success', key: 'core.notifications.addedToCart' }] as const;
  const outcome = { session: { cart }, notices };
  if (behaviour === 0) return { ...outcome, redirect: screenHref(context.language, 'cart') };
  return behaviour === 2 ? { ...outcome, event: 'cart-popup' } : outcome;
}
