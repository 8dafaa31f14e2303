import { checkoutSteps } from '#schemas/constants.ts';
import type { BuyerAddress } from '#schemas/entities/address.ts';
import { missingField } from '#schemas/rules/address-fields.ts';
import type { VisitorCart } from '../../store/session.ts';

export type CheckoutStep = (typeof checkoutSteps)[number];

/** Returns the steps of this cart: a cart of digital goods is not delivered. */
export function stepsOf(cart: Pick<VisitorCart, 'digitalOnly'>): readonly CheckoutStep[] {
  return cart.digitalOnly ? ['address', 'payment'] : checkoutSteps;
}

/** Returns the first step without its choice; a deep link cannot skip it. */
export function firstOpenStep(cart: VisitorCart): CheckoutStep {
  if (!isAddressed(cart)) return 'address';
  if (!cart.digitalOnly && cart.deliveryMethodId === null) return 'shipping';
  return 'payment';
}

/** When a cart of digital goods gains goods to deliver, the buyer's address lacks fields. */
function isAddressed({ addresses, addressFields }: VisitorCart): boolean {
  const hasAll = (one: BuyerAddress) => missingField(one, addressFields.required) === undefined;
  return addresses.some(({ type }) => type === 'Main') && addresses.every(hasAll);
}

/** Returns the requested step, limited to the first open one. */
export function activeStep(cart: VisitorCart, requested: string | null): CheckoutStep {
  const steps = stepsOf(cart);
  const open = firstOpenStep(cart);
  const wanted = steps.find((step) => step === requested) ?? open;
  return steps.indexOf(wanted) < steps.indexOf(open) ? wanted : open;
}
