import { applyKnownCard } from '../cart/own-card.ts';
import { recoverCart } from '../cart/recover-cart.ts';
import type { CommandContext, NoticeSpec } from '../command.ts';
import { mergeGuestWishes } from './guest-wishes.ts';

/** Restores what belongs to the customer who has just logged in (AUTH-11, AUTH-12). */
export async function welcomeBack(context: CommandContext, key: string): Promise<NoticeSpec[]> {
  const recovered = await recoverCart(context);
  const api = await context.apiAfterLogin();
  const user = await api.call('user.profile', {});
  const card = user.ok ? await applyKnownCard(api, context.cookies, user.value) : [];
  const merged = await mergeGuestWishes(api, context.cookies);
  return [{ kind: 'success', key }, ...recovered, ...card, ...merged];
}
