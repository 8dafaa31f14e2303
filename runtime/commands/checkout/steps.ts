import { checkoutSteps } from '#schemas/constants.ts';
import type { BuyerAddress } from '#schemas/entities/address.ts';
import { missingField } from '#schemas/rules/address-fields.ts';
import type { VisitorCart } from '../../store/session.ts';

export type CheckoutStep = (typeof checkoutSteps)[number];

/** Steps this cart has to go through: a cart of digital goods is not delivered. */
export function stepsOf(cart: Pick<VisitorCart, 'digitalOnly'>): readonly CheckoutStep[] {
  return cart.digitalOnly ? ['address', 'payment'] : checkoutSteps;
}

/** First step that still lacks its choice; a deep link cannot jump over it. */
export function firstOpenStep(cart: VisitorCart): CheckoutStep {
  if (!isAddressed(cart)) return 'address';
  if (!cart.digitalOnly && cart.deliveryMethodId === null) return 'shipping';
  return 'payment';
}

/** A cart that turned from digital goods into a delivery needs more than its buyer gave. */
function isAddressed({ addresses, addressFields }: VisitorCart): boolean {
  const hasAll = (one: BuyerAddress) => missingField(one, addressFields.required) === undefined;
  return addresses.some(({ type }) => type === 'Main') && addresses.every(hasAll);
}

/** The step an address asks for, as far as the cart has come. */
export function activeStep(cart: VisitorCart, asked: string | null): CheckoutStep {
  const steps = stepsOf(cart);
  const open = firstOpenStep(cart);
  const wanted = steps.find((step) => step === asked) ?? open;
  return steps.indexOf(wanted) < steps.indexOf(open) ? wanted : open;
}
