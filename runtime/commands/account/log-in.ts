import { limits } from '#schemas/constants.ts';
import type { AppError } from '#schemas/result.ts';
import { checkFields, email, minLength, required } from '../../forms/rules.ts';
import { homeHref, screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import { clearCartSession } from '../cart/cart-session.ts';
import { clearLeftCarts } from '../cart/left-cart.ts';
import { memberCardCookie } from '../cart/member-card.ts';
import { applyKnownCard } from '../cart/own-card.ts';
import { recoverCart } from '../cart/recover-cart.ts';
import { clearRemovedLine } from '../cart/removed-line.ts';
import { guestCookie } from '../checkout/guest-cookie.ts';
import {
  type Command,
  type CommandContext,
  type CommandResult,
  refuse,
  succeed,
} from '../command.ts';
import { clearOrders } from '../orders/order-keys.ts';
import { clearAccountStep } from './account-step.ts';
import { mergeGuestWishes, saveGuestWishes } from './guest-wishes.ts';
import { deviceOf, rememberDevice } from './known-device.ts';
import { askForCode } from './second-factor.ts';
import { clearTokens, saveTokens } from './tokens.ts';

const rules = {
  username: [required, email],
  password: [required, minLength(limits.passwordMin)],
};

/** Logs in; on the login page redirects home, elsewhere the visitor stays (AUTH-14, AUTH-15). */
export const logIn: Command = {
  name: 'auth.login',
  async run(context, values) {
    const errors = checkFields(values, rules);
    if (errors.length > 0) return refuse(...errors);
    const username = fieldValue(values, 'username').trim();
    const password = fieldValue(values, 'password');
    const response = await context.api.call('auth.login', {
      username,
      password,
      ...deviceOf(context.cookies),
    });
    if (!response.ok)
      return secondStep(context, response.error) ?? refuse(atVerification(response.error));
    saveTokens(context.cookies, response.value.tokens);
    rememberDevice(context.cookies, response.value.device);
    const recovered = await recoverCart(context);
    const api = await context.apiAfterLogin();
    const card = await applyKnownCard(api, context.cookies, response.value.user);
    const merged = await mergeGuestWishes(api, context.cookies);
    const notices = [
      { kind: 'success', key: 'core.login.success' } as const,
      ...recovered,
      ...card,
      ...merged,
    ];
    const isLoginPage = context.url.pathname === screenHref(context.language, 'login');
    return succeed(
      isLoginPage ? { notices, redirect: homeHref(context.language) } : { notices, reload: true },
    );
  },
};

/** Staff with a second factor continue on the page that asks for it. */
function secondStep(context: CommandContext, { code, params }: AppError): CommandResult | null {
  return code === 'secondFactor' ? askForCode(context, String(params?.challenge)) : null;
}

/**
 * Shows an unverified address at the field `verification`, where the form offers to send the mail again. The
 * server returns this error only to callers with the correct password.
 */
function atVerification(error: AppError): AppError {
  return error.code === 'emailNotVerified' ? { ...error, field: 'verification' } : error;
}

/** Ends the session and removes the customer's data from this browser (AUTH-20, WISH-09). */
export const logOut: Command = {
  name: 'auth.logout',
  async run({ api, cookies, language }) {
    await api.call('auth.logout', {});
    clearTokens(cookies);
    clearCartSession(cookies);
    clearOrders(cookies);
    clearLeftCarts(cookies);
    clearRemovedLine(cookies);
    cookies.delete(memberCardCookie);
    saveGuestWishes(cookies, []);
    cookies.delete(guestCookie);
    clearAccountStep(cookies);
    return succeed({
      session: { user: null, cart: null, wishlist: [], removed: null },
      notices: [{ kind: 'info', key: 'core.login.logout' }],
      redirect: homeHref(language),
      reload: true,
    });
  },
};
