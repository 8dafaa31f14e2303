import type { ApiClient } from '#runtime/api/client.ts';
import { createCookieJar } from '#runtime/commands/cookie-jar.ts';
import { orderKeys } from '#runtime/commands/orders/order-keys.ts';
import { loadBlocks } from '#runtime/page/load-blocks.ts';
import { createLoadContext } from '#runtime/page/load-context.ts';
import { messagesFor } from '#runtime/page/messages.ts';
import type { PageNode, PagePayload } from '#runtime/page/payload.ts';
import type { SessionState } from '#runtime/store/session.ts';
import type { Language } from '#schemas/languages.ts';
import { pageDocument } from '../storefront/document.ts';
import type { StorefrontParts } from '../storefront/storefront-parts.ts';

const block: PageNode = {
  id: 'form-preview',
  type: 'form',
  hydrate: 'load',
  meta: {},
  options: { form: 'draft', title: '', text: '' },
  mobileOptions: {},
  data: null,
  slots: {},
  error: null,
};

const session: SessionState = { user: null, cart: null, wishlist: [], cookieChoice: 'all' };
const shown = { screen: 'page', param: null };

/** Renders a page with only the block `form`. `api` returns the draft as its form. */
export async function formPreviewPage(
  { dependencies, renderer, assets }: StorefrontParts,
  api: ApiClient,
  url: URL,
  language: Language,
): Promise<string> {
  const by = await dependencies(api, url.host);
  const { analytics: _, captcha: __, ...site } = by.site;
  const orders = orderKeys(createCookieJar({}));
  const reader = { api, url, session, orders, draft: null, cartSession: null };
  const context = createLoadContext(reader, shown, language, { ...by, site });
  const { nodes } = await loadBlocks([block], by.registry, context);
  const page: PagePayload = {
    ...shown,
    path: url.pathname,
    status: 200,
    language,
    head: headOf(site.name),
    site,
    header: [],
    content: nodes,
    footer: [],
    overlays: [],
    links: {},
    media: {},
    messages: messagesFor(nodes, language, by.catalog),
    session,
    notices: [],
    submission: null,
  };
  const { html, page: rendered } = renderer.render(page);
  const t = by.catalog.translate(language);
  const texts = { offline: t('core.offline'), error: t('core.fallbackTitle') };
  return pageDocument(html, rendered, assets, texts);
}

const headOf = (title: string): PagePayload['head'] => ({
  title,
  description: '',
  canonical: null,
  alternates: {},
  noindex: true,
  image: null,
  jsonLd: [],
});
