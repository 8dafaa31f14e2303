import type { EndpointInput } from '#schemas/api/contract.ts';
import type { Cart } from '#schemas/entities/cart.ts';
import type { DeliveryMethod } from '#schemas/entities/checkout-methods.ts';
import { localize } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { ShopCalendar } from '#schemas/site-data.ts';
import type { CallContext, Handler } from '../../api/handler.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import { type CartRow, openCart, type RowChanges } from '../cart/cart-row.ts';
import { loadCartState, toState } from '../cart/cart-state.ts';
import { changeCart, customerId } from '../cart/change-cart.ts';
import {
  type CheckoutChoices,
  type DeliveryMethodRow,
  loadCheckoutOffer,
} from '../cart/checkout-offer.ts';
import { changePlanned } from '../cart/plan-change.ts';
import { type CartQuery, readCart } from '../cart/read-cart.ts';
import { toCart } from '../cart/to-cart.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { deliveryPrice } from '../pricing/delivery.ts';
import { type Arrival, arrivalOf } from './arrival.ts';
import { chooseAddresses, hasAddressIds, takeAddresses } from './chosen-addresses.ts';
import { checkDelivery, serves } from './delivery-methods.ts';

/**
 * Lists nothing for a digital cart, which needs no delivery. Before there is an address, the shop's own
 * country is assumed, because prices and limits of several countries are not comparable (CART-12).
 */
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
    const offer = await loadCheckoutOffer(db, countryId, opened.value.id);
    const assumed = countryId === null ? offer.home : null;
    const country = countryId === null ? (assumed?.iso ?? null) : (offer.iso ?? '');
    const { cartTotal } = state.priced.summary;
    const assumedCountry = assumed && localize(assumed.name, context.language);
    return ok(
      offer.delivery
        .filter((method) => serves(method, country))
        .map((method) => ({
          ...toDeliveryMethod(method, cartTotal, offer.calendar, context),
          assumedCountry,
        })),
    );
  };

function toDeliveryMethod(
  { id, name, description, price, free_from: freeFrom, rate, ...method }: DeliveryMethodRow,
  cartTotal: number,
  calendar: ShopCalendar | null,
  { language, now }: CallContext,
): DeliveryMethod {
  const { days_min: least, days_max: most, branches, weekdays } = method;
  const arrival = (days: readonly number[] | null) =>
    least === null || most === null ? null : arrivalOf(now, calendar, [least, most], days);
  const options = branches.map((branch) => ({
    id: branch.id,
    name: localize(branch.name, language),
    arrival: arrival(branch.weekdays ?? weekdays),
  }));
  return {
    id,
    name: localize(name, language),
    description: cleanHtml(localize(description, language)),
    options,
    price: deliveryPrice({ price, freeFrom, taxRate: rate }, cartTotal),
    freeFrom,
    arrival: options.length > 0 ? wholeSpan(options) : arrival(weekdays),
  };
}

/** The range from the earliest day of any branch to the latest. */
function wholeSpan(branches: DeliveryMethod['options']): Arrival | null {
  const spans = branches.flatMap(({ arrival }) => arrival ?? []);
  const [from] = spans.map((span) => span.from).toSorted();
  const to = spans
    .map((span) => span.to)
    .toSorted()
    .at(-1);
  return from && to ? { from, to } : null;
}

/** Whether the caller is logged in or the cart has a guest (CHK-S-09). */
function hasActiveUser(row: CartRow, context: CallContext): boolean {
  return customerId(context) !== null || row.guest_email !== null;
}

/** Saves for the calling user; a sent `userId` is ignored (CHK-S-08, PERM-22). */
export const saveDeliveryMethod =
  (deps: ServiceDependencies): Handler<'checkout.saveDeliveryMethod'> =>
  (input, context) => {
    if (input.preview) return previewDelivery(deps, input, context);
    if (hasAddressIds(input)) return saveWithAddresses(deps, input, context);
    return changePlanned(deps, input, context, {
      question: questionOf(input),
      plan({ row, choices }) {
        if (!hasActiveUser(row, context)) return fail('addressMissing');
        const chosen = chooseMethod(choices, input);
        return chosen.ok ? ok({ changes: chosen.value }) : chosen;
      },
    });
  };

type DeliveryInput = EndpointInput<'checkout.saveDeliveryMethod'>;

const questionOf = ({ deliveryMethodId, branchId = null }: DeliveryInput): CartQuery => ({
  step: 'delivery',
  chosen: { delivery_method_id: deliveryMethodId, delivery_branch_id: branchId },
});

/** Prices the cart before the buyer has chosen a branch. */
async function previewDelivery(
  deps: ServiceDependencies,
  input: DeliveryInput,
  context: CallContext,
): Promise<Result<Cart>> {
  const read = await readCart(deps.db, input, questionOf(input));
  if (!read.ok) return read;
  const { row, state, choices } = read.value;
  const chosen = chooseMethod(choices, input);
  if (!chosen.ok && chosen.error.code !== 'deliveryBranchMissing') return chosen;
  const delivery_method_id = input.deliveryMethodId;
  const changes = chosen.ok ? chosen.value : { delivery_method_id, delivery_branch_id: null };
  const preview = toState({ ...row, ...changes }, state, context.now);
  return ok(await toCart(deps, preview, input.protectCode, context.language));
}

/** Saves with addresses of the user's address book, which must be read first. */
const saveWithAddresses = (
  deps: ServiceDependencies,
  input: DeliveryInput,
  context: CallContext,
): ReturnType<Handler<'checkout.saveDeliveryMethod'>> =>
  changeCart(deps, input, context, async ({ step, row }) => {
    const addresses = await chooseAddresses(step, row, input, context);
    if (!addresses.ok) return addresses;
    const country = addresses.value.Shipping?.country ?? null;
    const chosen = chooseMethod(await loadCheckoutOffer(step, country, row.id), input);
    return chosen.ok ? ok({ addresses: { ...addresses.value }, ...chosen.value }) : chosen;
  });

function chooseMethod(
  choices: CheckoutChoices | null,
  { deliveryMethodId, branchId = null }: DeliveryInput,
): Result<RowChanges> {
  const { delivery = [], iso = null } = choices ?? {};
  const chosen = checkDelivery(delivery, deliveryMethodId, branchId, iso);
  if (!chosen.ok) return chosen;
  const { methodId: delivery_method_id, branchId: delivery_branch_id } = chosen.value;
  return ok({ delivery_method_id, delivery_branch_id });
}
