import type { EndpointInput } from '#schemas/api/contract.ts';
import type { DeliveryMethod } from '#schemas/entities/checkout-methods.ts';
import { localize } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import { type CartRow, openCart, type RowChanges } from '../cart/cart-row.ts';
import { loadCartState } from '../cart/cart-state.ts';
import { changeCart, customerId } from '../cart/change-cart.ts';
import { changePlanned } from '../cart/plan-change.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { deliveryPrice } from '../pricing/delivery.ts';
import { type CheckoutOffer, loadCheckoutOffer } from './checkout-offer.ts';
import { chooseAddresses, hasAddressIds, takeAddresses } from './chosen-addresses.ts';
import { checkDelivery, type DeliveryMethodRow, serves } from './delivery-methods.ts';
import { afterWorkingDays } from './working-days.ts';

/** Nothing is listed for a digital cart: it needs no delivery. */
export const getApplicableDeliveryMethods =
  ({ db }: ServiceDependencies): Handler<'checkout.getApplicableDeliveryMethods'> =>
  async (input, context) => {
    const opened = await openCart(db, input);
    if (!opened.ok) return opened;
    const addresses = await takeAddresses(db, opened.value, input, context);
    if (!addresses.ok) return addresses;
    const state = await loadCartState(db, opened.value, context.now);
    if (state.isDigitalOnly) return ok([]);
    const countryId = input.countryId ?? addresses.value.Shipping?.country ?? null;
    const { delivery: methods, iso } = await loadCheckoutOffer(db, countryId);
    const country = countryId === null ? null : (iso ?? '');
    const { cartTotal } = state.priced.summary;
    return ok(
      methods
        .filter((method) => serves(method, country))
        .map((method) => toDeliveryMethod(method, cartTotal, context)),
    );
  };

function toDeliveryMethod(
  { id, name, description, price, free_from: freeFrom, rate, ...method }: DeliveryMethodRow,
  cartTotal: number,
  { language, now }: CallContext,
): DeliveryMethod {
  const { days_min: least, days_max: most, branches } = method;
  return {
    id,
    name: localize(name, language),
    description: cleanHtml(localize(description, language)),
    options: branches.map((branch) => ({ ...branch, name: localize(branch.name, language) })),
    price: deliveryPrice({ price, freeFrom, taxRate: rate }, cartTotal),
    freeFrom,
    arrival:
      least === null || most === null
        ? null
        : { from: afterWorkingDays(now, least), to: afterWorkingDays(now, most) },
  };
}

/** Somebody logged in, or the guest that the cart knows (CHK-S-09). */
function hasActiveUser(row: CartRow, context: CallContext): boolean {
  return customerId(context) !== null || row.guest_email !== null;
}

/** Saved for the user of the call; a `userId` that is sent decides nothing (CHK-S-08, PERM-22). */
export const saveDeliveryMethod =
  (deps: ServiceDependencies): Handler<'checkout.saveDeliveryMethod'> =>
  (input, context) =>
    hasAddressIds(input)
      ? saveWithAddresses(deps, input, context)
      : changePlanned(deps, input, context, {
          question: {
            offerFor: 'Shipping',
            chosen: {
              delivery_method_id: input.deliveryMethodId,
              delivery_branch_id: input.branchId ?? null,
            },
          },
          plan({ row, offer }) {
            if (!hasActiveUser(row, context)) return fail('addressMissing');
            const chosen = chooseMethod(offer, input);
            return chosen.ok ? ok({ changes: chosen.value }) : chosen;
          },
        });

type DeliveryInput = EndpointInput<'checkout.saveDeliveryMethod'>;

/** With addresses of the user's book, which have to be read. */
const saveWithAddresses = (
  deps: ServiceDependencies,
  input: DeliveryInput,
  context: CallContext,
): ReturnType<Handler<'checkout.saveDeliveryMethod'>> =>
  changeCart(deps, input, context, async ({ step, row }) => {
    const addresses = await chooseAddresses(step, row, input, context);
    if (!addresses.ok) return addresses;
    if (!hasActiveUser(row, context)) return fail('addressMissing');
    const country = addresses.value.Shipping?.country ?? null;
    const chosen = chooseMethod(await loadCheckoutOffer(step, country), input);
    return chosen.ok ? ok({ addresses: { ...addresses.value }, ...chosen.value }) : chosen;
  });

function chooseMethod(
  offer: CheckoutOffer | null,
  { deliveryMethodId, branchId = null }: DeliveryInput,
): Result<RowChanges> {
  const { delivery = [], iso = null } = offer ?? {};
  const chosen = checkDelivery(delivery, deliveryMethodId, branchId, iso);
  if (!chosen.ok) return chosen;
  const { methodId: delivery_method_id, branchId: delivery_branch_id } = chosen.value;
  return ok({ delivery_method_id, delivery_branch_id });
}
