import { cookieMaxAge } from '#schemas/constants.ts';
import { fieldValue } from '../../store/forms.ts';
import { succeed } from '../command.ts';
import { cartFailure } from './cart-outcome.ts';
import { withCart } from './with-cart.ts';

const cookie = 'memberCardBarcode';

/**
 * Applies a membership card to the cart. The stored one again does nothing; an empty value takes the
 * card off (CARD-04, CARD-05).
 */
export const applyMemberCard = withCart('card.apply', async (context, session, values) => {
  const barcode = fieldValue(values, 'memberCardBarcode').trim();
  const applied = context.session.cart?.memberCardBarcode ?? null;
  if (barcode !== '' && barcode === applied) return succeed();
  const result = await context.api.call('cart.applyMemberCard', { ...session, barcode });
  if (!result.ok) {
    const failure = cartFailure(context, { ...result.fault, field: cookie });
    const known = result.fault.code === 'memberCardInvalid';
    const key = `core.notifications.membershipCardBarcode${known ? 'Invalid' : 'Error'}`;
    return failure.outcome
      ? failure
      : { ...failure, outcome: { notices: [{ kind: 'error', key }] } };
  }
  if (barcode === '') {
    context.cookies.delete(cookie);
    return succeed({ session: { cart: result.value }, event: 'empty' });
  }
  context.cookies.set(cookie, barcode, { maxAge: cookieMaxAge.default });
  const key = 'core.notifications.memebrshipCardBarcodeApplied';
  return succeed({ session: { cart: result.value }, notices: [{ kind: 'success', key }] });
});
