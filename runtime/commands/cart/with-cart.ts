import { report } from '../../report.ts';
import type { FormValues } from '../../store/forms.ts';
import type { Command, CommandContext, CommandResult } from '../command.ts';
import { refuse } from '../command.ts';
import { cartFailure } from './cart-outcome.ts';
import { type CartSession, cartCookies } from './cart-session.ts';

type CartCommand = (
  context: CommandContext,
  session: CartSession,
  values: FormValues,
) => Promise<CommandResult>;

/**
 * Creates a command on the visitor's cart. Without a session it is logged and dropped (ERR-44); a session
 * that ended since the page was rendered is reported.
 */
export function withCart(name: string, run: CartCommand): Command {
  return {
    name,
    async run(context, values) {
      const session = cartCookies(context.cookies);
      if (session) return run(context, session, values);
      const ended = context.cartAtArrival
        ? await context.api.call('cart.getCart', context.cartAtArrival)
        : null;
      if (ended && !ended.ok) return cartFailure(context, ended.error);
      report('cartNotFound', new Error('Cart session not initialised!'));
      // The page reloads, because a cart that it shows is outdated.
      const outcome = { session: { cart: null }, reload: true };
      return { ...refuse({ code: 'cartNotFound' }), outcome };
    },
  };
}
