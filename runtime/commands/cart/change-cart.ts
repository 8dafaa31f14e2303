import type { EndpointInput } from '#schemas/api/contract.ts';
import { toastMs } from '#schemas/constants.ts';
import type { Cart } from '#schemas/entities/cart.ts';
import type { AppError } from '#schemas/result.ts';
import { readQuantity } from '#schemas/rules/quantity.ts';
import { screenHref } from '../../routes/href.ts';
import { type FormValues, fieldValue } from '../../store/forms.ts';
import {
  type CommandContext,
  type CommandOutcome,
  type CommandResult,
  refuse,
  succeed,
} from '../command.ts';
import { cartFailure } from './cart-outcome.ts';
import type { CartSession } from './cart-session.ts';
import { isMissingChoice, refuseMissingChoices } from './missing-choices.ts';
import { readProductOptions } from './product-options.ts';
import { saveRemovedLine } from './removed-line.ts';
import { withCart } from './with-cart.ts';

interface LineChange extends CartSession {
  readonly itemId: number;
  readonly qty: number;
  readonly productId?: number;
  readonly options?: Options;
}

type Options = NonNullable<EndpointInput<'cart.updateItem'>['options']>;

/**
 * Sets the quantity of a line; 0 removes it. Field `options`: the choices are sent too, from the product
 * `page` or from a `dialog`. Field `version`: the cart version that the buyer saw. Field `refresh=prices`
 * does not reload the list of items in the page (CART-32).
 */
export const updateCartItem = withCart('cart.update', async (context, session, values) => {
  const itemId = Number(fieldValue(values, 'itemId'));
  if (fieldValue(values, 'qty') === '0') return removeLine(context, session, itemId, true);
  const qty = readQuantity(fieldValue(values, 'qty'));
  const field = `qty.${itemId}`;
  if (qty === null) {
    const notices = [{ kind: 'error', key: 'error.invalidQuantity' }] as const;
    return { ...refuse({ code: 'invalidQuantity', field }), outcome: { notices } };
  }
  const change = { ...session, itemId, qty, ...chosen(values) };
  const updated = await context.api.call('cart.updateItem', { ...change, ...seen(values) });
  if (updated.ok) return succeed(changed(context, values, updated.value));
  const { code, params } = updated.error;
  if (code === 'cartChanged') return shownAgain(context, session, { code, field });
  const most = code === 'outOfStock' ? Number(params?.stock) : 0;
  if (most > 0) return takeMost(context, { ...change, qty: most });
  if (isFromProduct(values) && isMissingChoice(updated.error)) {
    return refuseMissingChoices(context, values, updated.error);
  }
  const own = updated.error.field;
  const isChoice = own !== undefined && own !== 'qty';
  return cartFailure(context, { ...updated.error, field: isChoice ? own : field });
});

/** The product form also sends its choices: the variant and the custom options. */
function chosen(values: FormValues): Pick<LineChange, 'options' | 'productId'> {
  if (!isFromProduct(values)) return {};
  const productId = readQuantity(fieldValue(values, 'productId'));
  const options = readProductOptions(values) as Options;
  return { options, ...(productId !== null && { productId }) };
}

const isFromProduct = (values: FormValues) => fieldValue(values, 'options') !== '';

function seen(values: FormValues): { readonly seenVersion?: number } {
  const version = readQuantity(fieldValue(values, 'version'));
  return version === null ? {} : { seenVersion: version };
}

function changed(context: CommandContext, values: FormValues, cart: Cart): CommandOutcome {
  if (fieldValue(values, 'options') === 'page') {
    return { session: { cart }, redirect: screenHref(context.language, 'cart') };
  }
  const { session } = context;
  const shown = fieldValue(values, 'refresh') === 'prices' ? session.cart : null;
  if (!shown) return { session: { cart }, reload: true };
  return { session: { cart: { ...cart, items: shown.items, itemsCount: shown.itemsCount } } };
}

/** When stock is too low, sets the line to the remaining units and tells the buyer how many. */
async function takeMost(context: CommandContext, change: LineChange): Promise<CommandResult> {
  const updated = await context.api.call('cart.updateItem', change);
  if (!updated.ok) {
    return cartFailure(context, { ...updated.error, field: `qty.${change.itemId}` });
  }
  const key = 'core.notifications.quantityCapped';
  const notices = [{ kind: 'info', key, params: { smart_count: change.qty } }] as const;
  return succeed({ session: { cart: updated.value }, notices, reload: true });
}

/** The cart has changed since the buyer saw it: nothing is changed, the current cart is shown. */
async function shownAgain(
  context: CommandContext,
  session: CartSession,
  error: AppError,
): Promise<CommandResult> {
  const found = await context.api.call('cart.getCart', session);
  if (!found.ok) return cartFailure(context, found.error);
  const key = 'core.notifications.cartUpdated';
  const notices = [{ kind: 'info', key, duration: toastMs.cartChanged }] as const;
  return { ...refuse(error), outcome: { session: { cart: found.value }, notices, reload: true } };
}

/** Field `undo`: the next page offers to restore the line; with scripts the page does so itself. */
export const removeCartItem = withCart('cart.remove', (context, session, values) =>
  removeLine(context, session, Number(fieldValue(values, 'itemId')), 'undo' in values),
);

async function removeLine(
  context: CommandContext,
  session: CartSession,
  itemId: number,
  offersUndo: boolean,
): Promise<CommandResult> {
  const removed = await context.api.call('cart.deleteItem', { ...session, itemId });
  if (!removed.ok) {
    const failure = cartFailure(context, removed.error);
    const notices = [{ kind: 'error', key: 'error.removeFromCartFailed' }] as const;
    return failure.outcome ? failure : { ...failure, outcome: { notices } };
  }
  const item = context.session.cart?.items.find((line) => line.itemId === itemId);
  if (item && offersUndo) saveRemovedLine(context.cookies, item);
  const notices = [{ kind: 'success', key: 'core.notifications.itemRemovedFromCart' }] as const;
  return succeed({ session: { cart: removed.value }, notices, reload: true });
}
