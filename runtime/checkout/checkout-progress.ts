import { activeStep, type CheckoutStep, stepsOf } from '../commands/checkout/steps.ts';
import type { VisitorCart } from '../store/session.ts';

/** The steps of this cart and the current one. */
export interface CheckoutProgress {
  readonly steps: readonly CheckoutStep[];
  readonly current: CheckoutStep;
}

export type StepState = 'done' | 'current' | 'ahead' | 'absent';

/** Returns the progress of the checkout; null with an empty cart. */
export function checkoutProgressOf(cart: VisitorCart | null, url: URL): CheckoutProgress | null {
  if (!cart || cart.items.length === 0) return null;
  return { steps: stepsOf(cart), current: activeStep(cart, url.searchParams.get('step')) };
}

export function stateOf({ steps, current }: CheckoutProgress, step: CheckoutStep): StepState {
  const [at, now] = [steps.indexOf(step), steps.indexOf(current)];
  if (at < 0) return 'absent';
  if (at === now) return 'current';
  return at < now ? 'done' : 'ahead';
}

/** Returns the address of a step; the form of a step posts to it. */
export function stepHref(step: CheckoutStep): string {
  return `?step=${step}`;
}
