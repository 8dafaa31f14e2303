import type { CommandReply } from '#runtime/commands/reply.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import { toastMs } from '#schemas/constants.ts';
import type { StorefrontRequest } from '#server/http/storefront.ts';

/** Every page sets a cookie, so a form request without any comes from a browser that blocks cookies. */
export function takesNoCookies({ cookies }: StorefrontRequest): boolean {
  return Object.keys(cookies).length === 0;
}

/** Reports at once that the browser cannot keep the cart, instead of losing it silently. */
export function warnOfBlockedCookies(reply: CommandReply, t: Translate): CommandReply {
  if (!reply.session.cart) return reply;
  const text = t('core.notifications.cookiesBlocked');
  const duration = toastMs.perErrorCharacter * text.length;
  const notice = { id: 'cookies', kind: 'error', text, duration } as const;
  return { ...reply, notices: [...reply.notices, notice] };
}
