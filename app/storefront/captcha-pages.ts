import type { PageNode, PagePayload } from '#runtime/page/payload.ts';
import { captchaPolicy } from '#server/http/security-headers.ts';

/** What may run on a page with a form that asks for a captcha; null for every other page. */
export function captchaPolicyOf({ site, content }: PagePayload): string | null {
  const { captcha } = site;
  return captcha && content.some(asks) ? captchaPolicy(captcha.provider) : null;
}

function asks({ data, slots }: PageNode): boolean {
  const isAsked = (data as { readonly captcha?: unknown } | null)?.captcha;
  return Boolean(isAsked) || Object.values(slots).some((nodes) => nodes.some(asks));
}
