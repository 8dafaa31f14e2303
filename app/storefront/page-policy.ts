import type { PageNode, PagePayload } from '#runtime/page/payload.ts';
import { pagePolicy } from '#server/http/security-headers.ts';

/** Returns the CSP of a page; null if only the site's own files may run. */
export function policyOf(page: PagePayload): string | null {
  const { captcha, analytics } = page.site;
  const provider = captcha && needsCaptcha(page) ? captcha.provider : undefined;
  if (!provider && !analytics) return null;
  return pagePolicy({ captcha: provider, isCounted: analytics !== undefined });
}

/** Whether a form of the page has a captcha. */
export function needsCaptcha({ site, content }: PagePayload): boolean {
  return site.captcha !== undefined && content.some(needs);
}

function needs({ data, slots }: PageNode): boolean {
  const isRequested = (data as { readonly captcha?: unknown } | null)?.captcha;
  return Boolean(isRequested) || Object.values(slots).some((nodes) => nodes.some(needs));
}
