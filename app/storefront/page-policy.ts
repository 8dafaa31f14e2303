import type { PageNode, PagePayload } from '#runtime/page/payload.ts';
import { pagePolicy } from '#server/http/security-headers.ts';

/** What may run on a page; null where nothing but the site's own files may. */
export function policyOf(page: PagePayload): string | null {
  const { captcha, analytics } = page.site;
  const provider = captcha && asksForCaptcha(page) ? captcha.provider : undefined;
  if (!provider && !analytics) return null;
  return pagePolicy({ captcha: provider, isCounted: analytics !== undefined });
}

/** Whether a form of the page asks for a captcha. */
export function asksForCaptcha({ site, content }: PagePayload): boolean {
  return site.captcha !== undefined && content.some(asks);
}

function asks({ data, slots }: PageNode): boolean {
  const isAsked = (data as { readonly captcha?: unknown } | null)?.captcha;
  return Boolean(isAsked) || Object.values(slots).some((nodes) => nodes.some(asks));
}
