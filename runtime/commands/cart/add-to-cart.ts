import type { EndpointInput } from '#schemas/api/contract.ts';
import { cartAddition, readCartAddition } from '#schemas/constants.ts';
import type { Cart } from '#schemas/entities/cart.ts';
import { type AppError, ok, type Result } from '#schemas/result.ts';
import { readQuantity } from '#schemas/rules/quantity.ts';
import { screenHref } from '../../routes/href.ts';
import { type FormValues, fieldValue } from '../../store/forms.ts';
import { guestCookie } from '../checkout/guest-cookie.ts';
import {
  type Command,
  type CommandContext,
  type CommandOutcome,
  type CommandResult,
  type NoticeSpec,
  refuse,
  succeed,
} from '../command.ts';
import { cartFailure } from './cart-outcome.ts';
import { type CartSession, cartCookies, saveCartSession } from './cart-session.ts';
import { isMissingChoice, refuseMissingChoices } from './missing-choices.ts';
import { applyOwnCard } from './own-card.ts';
import { readProductOptions } from './product-options.ts';
import { clearRemovedLine } from './removed-line.ts';

/** Adds a product to the cart; the first add creates the session (CART-28). */
export const addToCart: Command = {
  name: 'cart.add',
  async run(context, values) {
    const qty = readQuantity(fieldValue(values, 'qty') || '1');
    const productId = Number(fieldValue(values, 'productId'));
    if (qty === null) return refuse({ code: 'invalidQuantity', field: 'qty' });
    if (!Number.isInteger(productId) || productId < 1) return refuse({ code: 'productNotFound' });
    const session = await cartSession(context);
    if (!session.ok) return refuse(session.error);
    const options = readProductOptions(values) as NonNullable<AddInput['options']>;
    const wanted = { ...session.value, productId, qty, options };
    const added = await context.api.call('cart.addItem', wanted);
    if (added.ok) {
      return afterAdd(context, values, session.value, added.value, {
        key: 'core.notifications.addedToCart',
      });
    }
    return addRest(context, values, wanted, added.error);
  },
};

type AddInput = EndpointInput<'cart.addItem'>;

/** When stock is too low, adds the remaining units and tells the buyer how many. */
async function addRest(
  context: CommandContext,
  values: FormValues,
  wanted: AddInput,
  error: AppError,
): Promise<CommandResult> {
  const { stock, inCart } = error.params ?? {};
  if (error.code !== 'outOfStock' || inCart === undefined) return refused(context, values, error);
  const rest = Number(stock) - Number(inCart);
  if (Number(stock) <= 0) return soldOut(error);
  if (rest <= 0) {
    const key = 'core.notifications.allInCart';
    const notices = [{ kind: 'error', key, params: { stock: Number(stock) } }] as const;
    return { ...refuse(error), outcome: { notices } };
  }
  const added = await context.api.call('cart.addItem', { ...wanted, qty: rest });
  if (!added.ok) return cartFailure(context, added.error);
  const reported = { key: 'core.notifications.addedUpToStock', params: { smart_count: rest } };
  return afterAdd(context, values, wanted, added.value, reported);
}

/** The product sold out since the page was rendered, so the page is reloaded. */
function soldOut({ field }: AppError): CommandResult {
  const error = { code: 'productUnavailable', ...(field === undefined ? {} : { field }) } as const;
  const notices = [{ kind: 'error', key: 'errors.productUnavailable' }] as const;
  return { ...refuse(error), outcome: { notices, reload: true } };
}

/**
 * A product card without choices sends its product (`slug`): the visitor is redirected to the product page to
 * choose.
 */
async function refused(
  context: CommandContext,
  values: FormValues,
  error: AppError,
): Promise<CommandResult> {
  const isMissing = isMissingChoice(error);
  const failure = isMissing
    ? await refuseMissingChoices(context, values, error)
    : cartFailure(context, error);
  const slug = fieldValue(values, 'slug');
  const isOpen = isMissing || error.field?.includes('option.');
  if (!slug || !isOpen || failure.ok) return failure;
  const redirect = screenHref(context.language, 'product', slug);
  const notices = [{ kind: 'info', key: 'core.notifications.configurationNotSet' }] as const;
  return { ...failure, outcome: { notices, ...failure.outcome, redirect } };
}

async function cartSession(context: CommandContext): Promise<Result<CartSession>> {
  const known = cartCookies(context.cookies);
  if (known) return ok(known);
  const guest = context.cookies.get(guestCookie);
  const made = await context.api.call('cart.getNewCartSession', guest ? { guest } : {});
  if (made.ok) saveCartSession(context.cookies, made.value);
  return made;
}

/** The first item also applies the customer's card (see `applyOwnCard`). */
async function afterAdd(
  context: CommandContext,
  values: FormValues,
  { cartId, protectCode }: CartSession,
  cart: Cart,
  reported: Pick<NoticeSpec, 'key' | 'params'>,
): Promise<CommandResult> {
  const { api, cookies, session } = context;
  const isFirst = (session.cart?.items.length ?? 0) === 0 && cart.memberCardBarcode === null;
  const withCard =
    isFirst && session.user
      ? await applyOwnCard(api, cookies, { cartId, protectCode }, session.user)
      : null;
  const notices = [{ kind: 'success', ...reported } as const, ...(withCard?.notices ?? [])];
  return succeed(shown(context, values, withCard?.cart ?? cart, notices));
}

/** Applies the cart addition behaviour: 0 redirects to the cart, 1 stays, 2 opens the cart popup. */
function shown(
  context: CommandContext,
  values: FormValues,
  cart: Cart,
  notices: readonly NoticeSpec[],
): CommandOutcome {
  const requested = fieldValue(values, 'behaviour');
  const behaviour = readCartAddition(requested, context.cartAdditionBehaviour);
  if ('undo' in values) clearRemovedLine(context.cookies);
  const outcome = { session: { cart, ...('undo' in values && { removed: null }) }, notices };
  const cartPage = screenHref(context.language, 'cart');
  // The cart page already shows the cart; a reload updates its suggestions, which depend on the lines
  // (CART-39).
  if (context.url.pathname === cartPage) return { ...outcome, reload: true };
  if (behaviour === cartAddition.redirect) return { ...outcome, redirect: cartPage };
  return behaviour === cartAddition.popup ? { ...outcome, event: 'cart-popup' } : outcome;
}
