import { join } from 'node:path';
import { screenHref } from '#runtime/routes/href.ts';
import { actorOf } from '#server/http/api-routes.ts';
import type { ServerParts } from '#server/http/create-server.ts';
import { registerHealth } from '#server/http/health.ts';
import { type MediaRoutes, mediaRoutes } from '#server/media/media.routes.ts';
import { exportRoutes } from '#server/services/account/export.routes.ts';
import { setupRoutes } from '#server/services/account/setup.routes.ts';
import { productAddresses } from '#server/services/catalogue/product-addresses.ts';
import { listExportRoutes } from '#server/services/collections/export.routes.ts';
import { moderationRoutes } from '#server/services/comments/moderation.routes.ts';
import { unsubscribeRoutes } from '#server/services/content/unsubscribe.routes.ts';
import { countTraffic } from '#server/services/dashboard/count-traffic.ts';
import type { Traffic } from '#server/services/dashboard/traffic.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { digitalRoutes } from '#server/services/digital/digital.routes.ts';
import { ticketCheckRoutes } from '#server/services/digital/ticket-check.routes.ts';
import type { ExampleContent } from '#server/services/examples/example-content.ts';
import { exportCatalogueRoutes } from '#server/services/import/export.routes.ts';
import { findMediaAccess } from '#server/services/media/media-access.ts';
import { printRoutes } from '#server/services/orders/admin/print.routes.ts';
import { printPapers } from '#server/services/orders/invoices/print-papers.ts';
import { paymentRoutes } from '#server/services/payments/payment.routes.ts';
import { readShownTheme } from '#server/services/themes/published-theme.ts';
import type { PublicFiles } from './added-blocks/public-files.ts';
import { type BackOfficeParts, registerBackOffice } from './back-office/register-back-office.ts';
import type { Config } from './config.ts';
import { linkDocument } from './digital/link-document.tsx';
import { ticketDocument } from './digital/ticket-document.tsx';
import { registerFeeds } from './feeds/register-feeds.ts';
import { registerFormPreview } from './form-preview/register-form-preview.ts';
import { mailFormat } from './mailing.ts';
import { moderationDocument } from './moderation/moderation-document.tsx';
import { unsubscribeDocument } from './newsletter/unsubscribe-document.tsx';
import { registerOffline } from './offline/register-offline.ts';
import { payDocument } from './pay/pay-document.tsx';
import { printDocument } from './print/print-document.tsx';
import { setupParts } from './setup/setup-parts.ts';
import {
  readPayAssets,
  readPlainAssets,
  readScanAssets,
  readSectionToolAssets,
  readSetupAssets,
  readViewSizes,
} from './storefront/assets.ts';
import { brandRoutes } from './storefront/brand-routes.ts';
import { registerDevelopmentLogin } from './storefront/development-login.ts';
import type { LocalClients } from './storefront/local-clients.ts';
import { readPageStyles } from './storefront/page-styles.ts';
import { registerSectionTool } from './storefront/section-tool.ts';
import { shareRoutes } from './storefront/share-routes.ts';
import type { SiteReader } from './storefront/site-reader.ts';
import { productsPerFile, registerSitemap } from './storefront/sitemap.ts';
import type { StorefrontParts } from './storefront/storefront-parts.ts';
import { readFontFiles, themeRoutes } from './storefront/theme-routes.ts';

interface RouteParts {
  readonly config: Config;
  /** Folder of the built browser files. */
  readonly client: string;
  readonly deps: ServiceDependencies;
  readonly media: Pick<MediaRoutes, 'store' | 'bucket'>;
  readonly api: ServerParts['api'];
  readonly clients: LocalClients;
  readonly readSite: SiteReader;
  readonly pages: StorefrontParts;
  readonly backOffice: BackOfficeParts;
  readonly blockFiles: PublicFiles;
  readonly traffic: Traffic;
  /** Content that a new shop can begin with; null if the site has content. */
  readonly examples: ExampleContent | null;
}

/** The routes of the shop besides its pages and its API. */
export function shopRoutes(parts: RouteParts): ServerParts['plugins'] {
  const { config, client, deps, media, api, clients, readSite, pages } = parts;
  const { blockFiles, examples } = parts;
  const { db } = deps;
  const manifest = join(client, 'manifest.json');
  const payAssets = readPayAssets(manifest);
  const plainAssets = readPlainAssets(manifest);
  const scanAssets = readScanAssets(manifest);
  const setupAssets = readSetupAssets(manifest);
  const editManifest = join(client, 'edit-manifest.json');
  const toolAssets = config.development ? readSectionToolAssets(editManifest) : null;
  const fonts = readFontFiles(editManifest);
  const products = productAddresses(deps, productsPerFile);
  const isStaff: MediaRoutes['isStaff'] = async (request, reply, scopes) => {
    const actor = await actorOf(request, reply, api);
    if (actor?.kind !== 'backoffice') return false;
    return scopes === undefined || scopes.some((scope) => actor.scope.includes(scope));
  };
  return [
    (app) => countTraffic(app, parts.traffic),
    (app) => mediaRoutes(app, { ...media, isStaff, findAccess: findMediaAccess(db) }),
    (app) =>
      paymentRoutes(app, {
        deps,
        render: async (view, nonce) => payDocument(view, nonce, await readSite(), payAssets),
      }),
    (app) =>
      printRoutes(app, {
        db,
        identify: clients.identify,
        loginHref: (language) => screenHref(language, 'admin-login'),
        render: async (page, language) =>
          printDocument(page, language, await readSite(), plainAssets),
      }),
    (app) =>
      ticketCheckRoutes(app, {
        db,
        identify: clients.identify,
        loginHref: (language) => screenHref(language, 'admin-login'),
        render: async (page, language) =>
          ticketDocument(page, language, await readSite(), scanAssets),
      }),
    (app) =>
      moderationRoutes(app, {
        deps,
        identify: clients.identify,
        loginHref: (language) => screenHref(language, 'admin-login'),
        render: async (page, language) =>
          moderationDocument(page, language, await readSite(), plainAssets),
      }),
    (app) =>
      digitalRoutes(app, {
        db,
        papers: printPapers,
        store: media.store,
        publicUrl: config.publicUrl,
        format: mailFormat,
        render: async (view) => linkDocument(view, await readSite(), plainAssets),
      }),
    (app) =>
      unsubscribeRoutes(app, {
        db,
        render: async (view) => unsubscribeDocument(view, await readSite(), plainAssets),
      }),
    (app) => exportRoutes(app, db, media.store),
    (app) =>
      exportCatalogueRoutes(app, {
        db,
        identify: clients.identify,
        loginHref: (language) => screenHref(language, 'admin-login'),
      }),
    (app) =>
      listExportRoutes(app, {
        db,
        identify: clients.identify,
        loginHref: (language) => screenHref(language, 'admin-login'),
        base: (language) => screenHref(language, 'admin'),
      }),
    async (app) =>
      registerFormPreview(app, {
        identify: clients.identify,
        loginHref: (language) => screenHref(language, 'admin-login'),
        deps,
        pages,
      }),
    async (app) => registerBackOffice(app, parts.backOffice),
    (app) =>
      setupRoutes(app, setupParts({ config, deps, readSite, assets: setupAssets, examples })),
    blockFiles.routes,
    (app) => themeRoutes(app, { deps, fonts, styles: readPageStyles(client) }),
    (app) => brandRoutes(app, { deps, store: media.store }),
    (app) => shareRoutes(app, { deps, store: media.store, client, fonts }),
    async (app) =>
      registerOffline(app, {
        client,
        readSite,
        readTheme: (domain) => readShownTheme(deps, domain),
        assets: plainAssets,
      }),
    (app) => registerHealth(app, db),
    (app) =>
      registerSitemap(app, {
        api: clients.system,
        site: readSite,
        products,
        publicUrl: config.publicUrl,
      }),
    async (app) =>
      registerFeeds(app, {
        api: clients.system,
        site: readSite,
        products,
        pictures: media.store,
      }),
    (app) => registerDevelopmentLogin(app, config.development),
    (app) => {
      if (!toolAssets) return;
      registerSectionTool(app, {
        clientFor: clients.forVisitor,
        site: readSite,
        assets: toolAssets,
        // Development writes no files, so sizes are those of the last build.
        viewSizes: readViewSizes('dist/client'),
        added: blockFiles.added,
      });
    },
  ];
}
