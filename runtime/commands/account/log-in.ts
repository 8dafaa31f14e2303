import { limits } from '#schemas/constants.ts';
import { checkFields, email, minLength, required } from '../../forms/rules.ts';
import { homeHref, screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import { clearCartSession, keepCartSession } from '../cart/cart-session.ts';
import { type Command, type CommandContext, refuse, succeed } from '../command.ts';
import { clearTokens, keepTokens } from './tokens.ts';

const rules = {
  username: [required, email],
  password: [required, minLength(limits.passwordMin)],
};

/** Logs in; on the login page it leads home, elsewhere the visitor stays (AUTH-14, AUTH-15). */
export const logIn: Command = {
  name: 'auth.login',
  async run(context, values) {
    const faults = checkFields(values, rules);
    if (faults.length > 0) return refuse(...faults);
    const username = fieldValue(values, 'username').trim();
    const password = fieldValue(values, 'password');
    const answer = await context.api.call('auth.login', { username, password });
    if (!answer.ok) return refuse(answer.fault);
    keepTokens(context.cookies, answer.value.tokens);
    await recoverCart(context);
    const notices = [{ kind: 'success', key: 'core.login.success' }] as const;
    const isLoginPage = context.url.pathname === screenHref(context.language, 'login');
    return succeed(
      isLoginPage ? { notices, redirect: homeHref(context.language) } : { notices, reload: true },
    );
  },
};

/** A cart left behind comes back, unless the visitor holds one already (CART-27). */
async function recoverCart({ apiAfterLogin, cookies }: CommandContext): Promise<void> {
  if (cookies.get('cartId') !== null) return;
  const api = await apiAfterLogin();
  const abandoned = await api.call('cart.getAbandoned', {});
  if (abandoned.ok && 'cartId' in abandoned.value && abandoned.value.cartId) {
    keepCartSession(cookies, abandoned.value as { cartId: string; protectCode: string });
  }
}

/** Ends the session and forgets cart and wish list (AUTH-20, WISH-09). */
export const logOut: Command = {
  name: 'auth.logout',
  async run({ api, cookies, language }) {
    await api.call('auth.logout', {});
    clearTokens(cookies);
    clearCartSession(cookies);
    return succeed({
      session: { user: null, cart: null, wishlist: [] },
      notices: [{ kind: 'info', key: 'core.login.logout' }],
      redirect: homeHref(language),
      reload: true,
    });
  },
};
