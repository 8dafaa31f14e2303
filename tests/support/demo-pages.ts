import { pino } from 'pino';
import { blockRules, builtBlocks } from '#app/block-rules.ts';
import { screenAddresses } from '#app/screen-addresses.ts';
import { createLocalClients } from '#app/storefront/local-clients.ts';
import { createPageRenderer } from '#app/storefront/render-page.tsx';
import { createSharedPages, withoutSharing } from '#app/storefront/shared-pages.ts';
import { createSiteReader } from '#app/storefront/site-reader.ts';
import { createStorefront } from '#app/storefront/storefront.ts';
import { createCatalog } from '#runtime/page/messages.ts';
import { createDispatch } from '#server/api/dispatch.ts';
import { createTagCache } from '#server/cache/tag-cache.ts';
import type { StorefrontRequest } from '#server/http/storefront.ts';
import { createAuthenticator } from '#server/services/account/authenticator.ts';
import { createAccountHandlers } from '#server/services/account/handlers.ts';
import { createDeletionHandlers } from '#server/services/deletion/handlers.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { createPublicReads, createPurchaseHandlers } from '#server/services/services.ts';
import type { TestDatabase } from './database.ts';

/** Values of cookies by name. */
export type Cookies = Readonly<Record<string, string>>;

/**
 * Opens the pages of a site as the shop renders them, with all of its blocks. Without sharing, every page is
 * rendered for its visitor.
 */
export function openPages(
  { db }: TestDatabase,
  isShared = true,
  more: Partial<ServiceDependencies> = {},
) {
  const cache = createTagCache();
  const deps: ServiceDependencies = {
    db,
    readDb: db,
    cache,
    logger: pino({ level: 'silent' }),
    publicUrl: 'http://shop.test',
    screens: screenAddresses,
    blocks: blockRules(builtBlocks),
    ...more,
  };
  const authenticate = createAuthenticator(deps);
  const clientsOf = (own: ServiceDependencies) =>
    createLocalClients(
      createDispatch(
        {
          ...createPublicReads(own),
          ...createPurchaseHandlers(own),
          ...createAccountHandlers(own),
          ...createDeletionHandlers(own),
        },
        async () => true,
      ),
      authenticate,
    );
  const clients = clientsOf(deps);
  const catalog = createCatalog(builtBlocks.registry);
  const readSite = createSiteReader(() => clients.anonymous(), { captcha: null });
  const sharedPages = createSharedPages({
    cache,
    clientFor: (own, language) => clientsOf({ ...deps, cache: own }).anonymous(language),
  });
  const storefront = createStorefront({
    clientFor: clients.forVisitor,
    sharedPages: isShared ? sharedPages : withoutSharing,
    dependencies: async (api, host, theme) => ({
      ...builtBlocks,
      catalog,
      ...(await readSite(api, host, theme)),
    }),
    renderer: createPageRenderer(builtBlocks.registry, catalog),
    completeElements: async (elements) => elements,
    assets: { headTags: () => [] },
    shareAddress: async () => null,
    editAssets: { headTags: () => [] },
  });
  const request = (path: string, cookies: Cookies = {}, more: Partial<StorefrontRequest> = {}) =>
    storefront({
      method: 'GET',
      url: new URL(path, 'http://shop.test'),
      cookies,
      form: {},
      wants: 'html',
      encoding: null,
      from: null,
      traceId: '1',
      client: '127.0.0.1',
      ...more,
    });
  return { request, api: clients.anonymous(), cache, deps };
}
