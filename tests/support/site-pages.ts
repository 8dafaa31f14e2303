import Fastify from 'fastify';
import { createLocalClients } from '#app/storefront/local-clients.ts';
import { registerSitemap } from '#app/storefront/sitemap.ts';
import { createCatalog } from '#runtime/page/messages.ts';
import { resolvePage } from '#runtime/page/resolve-page.ts';
import { matchPath } from '#runtime/routes/match.ts';
import { defaultLanguage, languages } from '#schemas/languages.ts';
import { createDispatch } from '#server/api/dispatch.ts';
import { createAuthenticator } from '#server/services/account/authenticator.ts';
import { productAddresses } from '#server/services/catalogue/product-addresses.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { servicesOf } from './api.ts';
import { pageOf } from './page.ts';
import { pageRequest } from './page-request.ts';

export interface SitePage {
  readonly status: number;
  /** XML of the sitemap, or the title of a page and its addresses in other languages, as JSON. */
  readonly body: string;
}

/** Opens the pages of a site, without blocks, and its sitemap. Returns a function that gets an address. */
export function openSitePages(deps: ServiceDependencies): (path: string) => Promise<SitePage> {
  const { handlers } = servicesOf(deps);
  const dispatch = createDispatch(handlers, async () => true);
  const clients = createLocalClients(dispatch, createAuthenticator(deps));
  const site = { ...pageOf([]).site, languages };
  const by = { registry: {}, validators: {}, catalog: createCatalog({}), site };
  const files = Fastify();
  registerSitemap(files, {
    api: clients.system,
    site: async () => ({ site, maintenance: null }),
    products: productAddresses(deps, 100),
    publicUrl: deps.publicUrl,
  });
  return async (path) => {
    if (path.startsWith('/sitemap')) {
      const { statusCode, body } = await files.inject(path);
      return { status: statusCode, body };
    }
    const match = matchPath(path);
    const language = 'language' in match ? match.language : defaultLanguage;
    const resolved = await resolvePage(
      pageRequest(path, clients.anonymous(language), { url: new URL(path, deps.publicUrl) }),
      by,
    );
    if (resolved.kind === 'redirect') return { status: resolved.status, body: resolved.to };
    const { status, head } = resolved.page;
    return { status, body: JSON.stringify({ title: head.title, alternates: head.alternates }) };
  };
}
