import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { blockValidators, serverBlocks } from '#blocks/server-registry.gen.ts';
import { createCatalog } from '#runtime/page/phrases.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { contract } from '#schemas/api/contract.ts';
import { createOpenApi } from '#schemas/api/openapi.ts';
import { createDispatch, type Dispatch } from '#server/api/dispatch.ts';
import type { Handlers } from '#server/api/handler.ts';
import { createInputCheck } from '#server/api/input-check.ts';
import { createRateLimit } from '#server/api/rate-limit.ts';
import { invalidate } from '#server/cache/invalidation.ts';
import { listenForInvalidations } from '#server/cache/invalidation-listener.ts';
import { createTagCache } from '#server/cache/tag-cache.ts';
import { createCaptcha } from '#server/captcha/captcha.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createDomainChoice, domainHandlers } from '#server/development/domain-choice.ts';
import { developmentHandlers } from '#server/development/releases.ts';
import { actorOf } from '#server/http/api-routes.ts';
import { createServer } from '#server/http/create-server.ts';
import { registerHealth } from '#server/http/health.ts';
import { endWork } from '#server/jobs/end-work.ts';
import { startJob } from '#server/jobs/job.ts';
import { createLocalBucket } from '#server/media/bucket.ts';
import { type MediaRoutes, mediaRoutes } from '#server/media/media.routes.ts';
import { createMediaStore } from '#server/media/media-store.ts';
import { loadSecret } from '#server/services/account/secret.ts';
import { createCardRegister } from '#server/services/cart/card-register.ts';
import { runPlannedSales } from '#server/services/catalogue/product-sales.ts';
import { runDuePublications } from '#server/services/editing/due-publications.ts';
import { findMediaAccess } from '#server/services/media/media-access.ts';
import { deskRoutes } from '#server/services/orders/desk/desk.routes.ts';
import { giveBackUnused } from '#server/services/orders/order-jobs.ts';
import { paymentRoutes } from '#server/services/payments/payment.routes.ts';
import { reconcilePayments } from '#server/services/payments/reconcile-payments.ts';
import { createServices } from '#server/services/services.ts';
import { readDomains } from '#server/services/site/domain.ts';
import { blockRules } from './block-rules.ts';
import type { Config } from './config.ts';
import { deskDocument } from './desk/desk-document.tsx';
import { startMailing } from './mailing.ts';
import { payDocument } from './pay/pay-document.tsx';
import { openPayments } from './payments.ts';
import { screenAddresses } from './screen-addresses.ts';
import { seedDemo } from './seed-demo.ts';
import {
  readAssets,
  readEditAssets,
  readPayAssets,
  readPlainAssets,
  readSectionToolAssets,
  readViewSizes,
} from './storefront/assets.ts';
import { createPagePainter } from './storefront/draw-page.tsx';
import { createLocalClients } from './storefront/local-clients.ts';
import { registerSectionTool } from './storefront/section-tool.ts';
import { createSiteReader } from './storefront/site-reader.ts';
import { registerSitemap } from './storefront/sitemap.ts';
import { createStorefront } from './storefront/storefront.ts';

/** ms between looks for stock that carts and unpaid orders hold too long. */
const expiryPause = 30_000;
/** ms between looks for planned sales that open or end. */
const salesPause = 20_000;
/** ms between questions about payments that nobody reported on. */
const reconcilePause = 60_000;
/** ms between looks for what is to be published at a time. */
const publicationPause = 20_000;
/** ms that requests and rounds under way may still take once the shop closes. */
const endTime = 8000;

export interface Shop {
  readonly app: FastifyInstance;
  readonly close: () => Promise<void>;
}

export interface ShopSettings {
  readonly config: Config;
  readonly logger: Logger;
  /** Folder of the built browser files. */
  readonly client: string;
  /** Tells the operator what takes time. */
  readonly say: (text: string) => void;
}

/** Services outside of the shop that its settings name. */
function outsideParts({ cardRegister, captcha, publicUrl }: Config) {
  const host = new URL(publicUrl).hostname;
  return {
    ...(cardRegister && { cardRegister: createCardRegister(cardRegister) }),
    ...(captcha && { captcha: createCaptcha({ ...captcha, host }) }),
  };
}

/** The calls of the contract; those of people who build blocks in development only. */
function dispatchOf(
  handlers: Partial<Handlers>,
  { development, releases }: Config,
  domains: Partial<Handlers>,
): Dispatch {
  const all = { ...handlers, ...(development && { ...developmentHandlers(releases), ...domains }) };
  return createDispatch(all, createInputCheck(), createRateLimit(), development);
}

async function changeSales(deps: Parameters<typeof invalidate>[0]): Promise<void> {
  const changed = await runPlannedSales(deps.db, new Date());
  if (changed.length > 0) await invalidate(deps, ['catalogue']);
}

/** Opens the database, fills it on the first start, and puts the parts together. */
export async function openShop({ config, logger, client, say }: ShopSettings): Promise<Shop> {
  let isClosing = false;
  // Connections that end with the database are no news; an error object may hold connection settings.
  const onError = ({ message }: Error) => {
    if (!isClosing) logger.error(message);
  };
  const database = await openDatabase({ ...process.env, IZLOG_DATA: config.dataFolder }, onError);
  const { db, readDb } = database;
  await migrate(db);
  const store = createMediaStore(join(config.dataFolder, 'media'));
  const bucket = createLocalBucket(join(config.dataFolder, 'incoming'), () => loadSecret(db));
  const hashes = await seedDemo({
    db,
    store,
    dataFolder: config.dataFolder,
    publicUrl: config.publicUrl,
    say,
  });
  const cache = createTagCache(config.cacheSize * 1024 * 1024);
  const { connectionString } = database;
  const listener = listenForInvalidations({ connectionString, cache, onError });
  const { publicUrl } = config;
  const payments = await openPayments(config, logger);
  const { gateways } = payments;
  const choice = createDomainChoice(publicUrl, config.isUrlSet ? publicUrl : null);
  const deps = {
    db,
    readDb,
    cache,
    logger,
    publicUrl,
    mode: config.mode,
    domains: config.domains,
    chosenUrl: choice.followed,
    releases: config.releases,
    store,
    bucket,
    screens: screenAddresses,
    ...outsideParts(config),
    gateways,
    blocks: blockRules,
  };
  const services = createServices(deps);
  const publish = () => runDuePublications({ db, cache, blocks: blockRules }, new Date());
  const reconcile = (signal: AbortSignal) =>
    reconcilePayments({ db, gateways }, new Date(), signal);
  const jobs = [
    startMailing({ db, config, logger }),
    startJob(() => giveBackUnused({ db, cache }, new Date()), expiryPause, onError),
    startJob(() => changeSales({ db, cache }), salesPause, onError),
    startJob(publish, publicationPause, onError),
    startJob(reconcile, reconcilePause, onError),
  ];
  const domains = domainHandlers({
    choice,
    domains: () => readDomains(deps),
    changed: () => invalidate({ db, cache }, ['options']),
  });
  const dispatch = dispatchOf(services.handlers, config, domains);
  const catalog = createCatalog(serverBlocks);
  const clients = createLocalClients(dispatch, services.authenticate);
  const readSite = createSiteReader(() => clients.anonymous(), config);
  const storefront = createStorefront({
    clientFor: clients.forVisitor,
    dependencies: async () => {
      const state = await readSite();
      return { registry: serverBlocks, validators: blockValidators, catalog, ...state };
    },
    painter: createPagePainter(serverBlocks, catalog),
    assets: readAssets(join(client, 'manifest.json')),
    editAssets: config.dummy ? null : readEditAssets(join(client, 'edit-manifest.json')),
  });
  const api = { dispatch, authenticate: services.authenticate, identify: clients.identify };
  const isStaff: MediaRoutes['isStaff'] = async (request, reply) =>
    (await actorOf(request, reply, api))?.kind === 'backoffice';
  const editManifest = join(client, 'edit-manifest.json');
  const toolAssets = config.development ? readSectionToolAssets(editManifest) : null;
  const payAssets = readPayAssets(join(client, 'manifest.json'));
  const plainAssets = readPlainAssets(join(client, 'manifest.json'));
  const app = await createServer({
    logger,
    api,
    storefront,
    assets: join(client, 'assets'),
    openApi: createOpenApi(contract, { title: 'Izlog', version: '1', serverUrl: config.publicUrl }),
    trustProxy: config.trustProxy,
    plugins: [
      (fastify) =>
        mediaRoutes(fastify, { store, bucket, isStaff, findAccess: findMediaAccess(db) }),
      (fastify) =>
        paymentRoutes(fastify, {
          deps,
          draw: async (view, nonce) => payDocument(view, nonce, await readSite(), payAssets),
        }),
      (fastify) =>
        deskRoutes(fastify, {
          deps,
          identify: clients.identify,
          door: (language) => screenHref(language, 'admin-login'),
          draw: async (page, language) =>
            deskDocument(page, language, await readSite(), plainAssets),
        }),
      (fastify) => registerHealth(fastify, db),
      (fastify) =>
        registerSitemap(fastify, {
          api: clients.system,
          site: readSite,
          publicUrl: config.publicUrl,
        }),
      (fastify) => {
        if (!toolAssets) return;
        registerSectionTool(fastify, {
          clientFor: clients.forVisitor,
          site: readSite,
          assets: toolAssets,
          viewSizes: readViewSizes(client),
        });
      },
    ],
  });
  const warming = new AbortController();
  void store.warm(hashes, warming.signal).catch((error: unknown) => logger.error(error));
  return {
    app,
    async close() {
      isClosing = true;
      warming.abort();
      if (!(await endWork(app, jobs, endTime))) logger.warn('What took too long was cut off.');
      await listener.close();
      await payments.close();
      await database.close();
    },
  };
}
