import type { ApiClient } from '#runtime/api/client.ts';
import type { CookieJar } from '#runtime/commands/cookie-jar.ts';
import type { CommandReply } from '#runtime/commands/reply.ts';
import { loadUser } from '#runtime/page/load-session.ts';
import { saveNotices } from '#runtime/store/flash.ts';

const cookie = 'wholePage';
const life = 60;

/**
 * Adapts the reply to staff who just logged in by a script: the next page is loaded as a whole document,
 * because the edit link is part of the document. Its notices wait for that page.
 */
export async function replyToLogin(
  reply: CommandReply,
  cookies: CookieJar,
  client: () => Promise<ApiClient>,
): Promise<CommandReply> {
  const user = await loadUser(await client(), cookies);
  if (!user?.isBackofficeUser) return reply;
  cookies.set(cookie, '1', { maxAge: life });
  saveNotices(cookies, reply.notices);
  return { ...reply, notices: [] };
}

/** Whether the page that a script requests must be loaded as a whole document. True once. */
export function takeWholePage(cookies: CookieJar): boolean {
  const isWanted = cookies.get(cookie) !== null;
  if (isWanted) cookies.delete(cookie);
  return isWanted;
}
