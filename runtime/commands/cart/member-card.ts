import { cookieMaxAge } from '#schemas/constants.ts';
import type { ErrorCode } from '#schemas/errors.ts';
import { errorKey } from '../../i18n/error-notices.ts';
import { loadUser } from '../../page/load-session.ts';
import { fieldValue } from '../../store/forms.ts';
import { type CommandContext, succeed } from '../command.ts';
import { cartFailure } from './cart-outcome.ts';
import { withCart } from './with-cart.ts';

/** The last card applied in this browser; the form field has the same name (CARD-03, CARD-09). */
export const memberCardCookie = 'memberCardBarcode';

/**
 * Applies a membership card to the cart. Applying the stored one again does nothing; an empty value removes
 * the card from the cart, if there is one (CARD-04, CARD-05).
 */
export const applyMemberCard = withCart('card.apply', async (context, held, values) => {
  const barcode = fieldValue(values, memberCardCookie).trim();
  const applied = context.session.cart?.memberCardBarcode ?? null;
  const isKept = context.cookies.get(memberCardCookie) === barcode;
  if (barcode !== '' && barcode === applied && isKept) return succeed();
  if (barcode === '' && applied === null) {
    context.cookies.delete(memberCardCookie);
    return succeed({ event: 'empty' });
  }
  const result = await context.api.call('cart.applyMemberCard', { ...held, barcode });
  if (!result.ok) {
    const failure = cartFailure(context, { ...result.error, field: memberCardCookie });
    const key = cardRefusalKey(result.error.code);
    return failure.outcome
      ? failure
      : { ...failure, outcome: { notices: [{ kind: 'error', key }] } };
  }
  if (barcode === '') {
    context.cookies.delete(memberCardCookie);
    return succeed({ session: { cart: result.value }, event: 'empty' });
  }
  context.cookies.set(memberCardCookie, barcode, { maxAge: cookieMaxAge.default });
  const key = 'core.notifications.memebrshipCardBarcodeApplied';
  const session = { cart: result.value, ...(await reloadProfile(context)) };
  return succeed({ session, notices: [{ kind: 'success', key }] });
});

/**
 * Returns the message key of a refused card: the specific reason when it is known; the card register may report more
 * about its holder.
 */
export function cardRefusalKey(code: ErrorCode): string {
  if (code === 'studentNotAssigned') return errorKey(code);
  const known = code === 'memberCardInvalid';
  return `core.notifications.membershipCardBarcode${known ? 'Invalid' : 'Error'}`;
}

/** The card may now be the user's own (CARD-07, CARD-08). */
async function reloadProfile({ api, cookies, session }: CommandContext) {
  return session.user ? { user: await loadUser(api, cookies) } : {};
}
