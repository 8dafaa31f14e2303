import type { PageResolution } from '#runtime/page/page-request.ts';
import type { SessionState } from '#runtime/store/session.ts';
import { site } from '#schemas/site/site.ts';

/** Whether a browser may keep a page for times without a connection. */
const offlineHeader = 'x-offline';

/**
 * `clear`: an account is logged in, so the browser deletes its cached pages. `keep`: the page may be cached, because
 * it is the same for all visitors except for the cart, or is the cart itself.
 */
export function offlineRule(
  resolved: PageResolution,
  { user }: Pick<SessionState, 'user'>,
): Readonly<Record<string, string>> {
  if (!site.hasOfflinePages) return {};
  if (user !== null) return { [offlineHeader]: 'clear' };
  return mayKeep(resolved) ? { [offlineHeader]: 'keep' } : {};
}

function mayKeep(resolved: PageResolution): boolean {
  if (resolved.kind !== 'page' || resolved.preview) return false;
  const { head, screen, status } = resolved.page;
  return status === 200 && (screen === 'cart' || !head.noindex);
}
