import type { CommandReply } from '#runtime/commands/reply.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import { toastMs } from '#schemas/constants.ts';
import type { StorefrontRequest } from '#server/http/storefront.ts';

/** Every page sets a cookie, so a form that brings none comes from a browser that takes none. */
export function takesNoCookies({ cookies }: StorefrontRequest): boolean {
  return Object.keys(cookies).length === 0;
}

/** A cart that the browser cannot keep is told at once, instead of being lost without a word. */
export function warnOfBlockedCookies(reply: CommandReply, t: Translate): CommandReply {
  if (!reply.session.cart) return reply;
  const text = t('core.notifications.cookiesBlocked');
  const duration = toastMs.perErrorCharacter * text.length;
  const notice = { id: 'cookies', kind: 'error', text, duration } as const;
  return { ...reply, notices: [...reply.notices, notice] };
}
