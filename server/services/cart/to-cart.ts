import type { Cart, CartSession } from '#schemas/entities/cart.ts';
import { type Language, localize } from '#schemas/languages.ts';
import { neededFields } from '../account/needed-fields.ts';
import { withShownPhone } from '../account/phone.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { showTicketCode } from '../digital/ticket-code.ts';
import { breakdownOf } from '../pricing/price-breakdown.ts';
import type { CartAddresses } from './cart-row.ts';
import type { CartState } from './cart-state.ts';
import { readAppearances } from './line-appearance.ts';
import { seenQuantities } from './seen-quantities.ts';
import { toCartItem } from './to-cart-item.ts';
import { viewHash } from './view-hash.ts';

/** Returns the cart for its holder, in the given language. */
export async function toCart(
  deps: Pick<ServiceDependencies, 'readDb' | 'cache'>,
  state: CartState,
  protectCode: string,
  language: Language,
): Promise<Cart> {
  const { row, lines, priced, extras } = state;
  const appearances = await readAppearances(deps, [
    ...new Set(lines.map(({ product }) => product.id)),
  ]);
  const coupon = priced.couponHolds ? extras.coupon : null;
  const session: CartSession = { cartId: row.id, protectCode };
  const addresses = row.addresses as CartAddresses;
  const seen = seenQuantities(row, protectCode);
  return {
    id: row.id,
    protectCode,
    session,
    items: lines.map((line, i) => ({
      ...toCartItem(state, line, i, appearances.get(line.product.id), language),
      seenQty: seen[line.itemId] ?? null,
    })),
    prices: {
      base: { finalPrice: priced.summary.itemsTotal, cartTotal: priced.summary.cartTotal },
      converted: priced.summary,
    },
    priceSummary: priced.summary,
    taxes: [...priced.taxes],
    priceBreakdown: breakdownOf(priced),
    digitalOnly: state.isDigitalOnly,
    coupon: coupon && { code: coupon.code, kind: coupon.kind, value: coupon.value ?? 0 },
    couponCode: coupon && coupon.code,
    promotions: promotionsOf(state, language),
    voucher: voucherOf(state),
    deliveryMethodId: row.delivery_method_id,
    deliveryName: deliveryName(state, language),
    paymentMethodId: row.payment_method_id,
    options: { deliveryBranchId: row.delivery_branch_id },
    version: row.version,
    itemsCount: lines.reduce((sum, { qty }) => sum + qty, 0),
    memberCardBarcode: row.member_card_barcode,
    guest: row.guest_email === null ? null : { id: row.id, email: row.guest_email },
    addresses: [addresses.Main, addresses.Shipping].flatMap((address) =>
      address ? [withShownPhone(address)] : [],
    ),
    addressFields: neededFields(state),
    company: row.company as Cart['company'],
    orderMessage: row.order_message,
    userId: row.user_id,
    viewHash: viewHash(state),
  };
}

function promotionsOf({ priced }: CartState, language: Language): NonNullable<Cart['promotions']> {
  return priced.promotions.map(({ promotion: { code, name }, amount }) => ({
    code,
    name: name && localize(name, language),
    amount,
  }));
}

function voucherOf({
  priced,
  extras: { voucher },
}: CartState): NonNullable<Cart['voucher']> | null {
  if (!voucher || priced.summary.voucher === undefined) return null;
  return { code: showTicketCode(voucher.code), balance: voucher.balance };
}

/** Returns the names of the chosen method and branch. */
export function deliveryName({ extras }: CartState, language: Language): string | null {
  const { delivery } = extras;
  if (!delivery) return null;
  const { name, branchName } = delivery;
  return [name, branchName].flatMap((text) => (text ? localize(text, language) : [])).join(' – ');
}
