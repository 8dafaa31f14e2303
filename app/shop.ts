import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { blockValidators, serverBlocks } from '#blocks/server-registry.gen.ts';
import { createCatalog } from '#runtime/page/phrases.ts';
import { targetHref } from '#runtime/routes/href.ts';
import { translatePath } from '#runtime/routes/translate.ts';
import { contract } from '#schemas/api/contract.ts';
import { createOpenApi } from '#schemas/api/openapi.ts';
import { createDispatch } from '#server/api/dispatch.ts';
import { createInputCheck } from '#server/api/input-check.ts';
import { createRateLimit } from '#server/api/rate-limit.ts';
import { invalidate } from '#server/cache/invalidation.ts';
import { listenForInvalidations } from '#server/cache/invalidation-listener.ts';
import { createTagCache } from '#server/cache/tag-cache.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createServer } from '#server/http/create-server.ts';
import { registerHealth } from '#server/http/health.ts';
import { mediaRoutes } from '#server/media/media.routes.ts';
import { createMediaStore } from '#server/media/media-store.ts';
import { expireOrders } from '#server/services/checkout/expire-orders.ts';
import { createServices } from '#server/services/services.ts';
import type { Config } from './config.ts';
import { seedDemo } from './seed-demo.ts';
import { readAssets } from './storefront/assets.ts';
import { createPagePainter } from './storefront/draw-page.tsx';
import { createLocalClients } from './storefront/local-clients.ts';
import { createSiteReader } from './storefront/site-reader.ts';
import { registerSitemap } from './storefront/sitemap.ts';
import { createStorefront } from './storefront/storefront.ts';

/** ms between looks for orders that were never paid. */
const expiryPause = 5 * 60_000;

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

async function giveBackUnpaid(deps: Parameters<typeof invalidate>[0]): Promise<void> {
  const expired = await expireOrders(deps.db, new Date());
  if (expired > 0) await invalidate(deps, ['catalogue']);
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
  const hashes = await seedDemo({
    db,
    store,
    dataFolder: config.dataFolder,
    publicUrl: config.publicUrl,
    say,
  });
  const cache = createTagCache();
  const { connectionString } = database;
  const listener = listenForInvalidations({ connectionString, cache, onError });
  const { publicUrl } = config;
  const screens = { targetHref, translatePath };
  const services = createServices({ db, readDb, cache, logger, publicUrl, screens });
  const expiry = setInterval(() => void giveBackUnpaid({ db, cache }).catch(onError), expiryPause);
  const dispatch = createDispatch(services.handlers, createInputCheck(), createRateLimit());
  const catalog = createCatalog(serverBlocks);
  const clients = createLocalClients(dispatch, services.authenticate);
  const readSite = createSiteReader(() => clients.anonymous(), config.publicUrl);
  const storefront = createStorefront({
    clientFor: clients.forVisitor,
    dependencies: async () => {
      const state = await readSite();
      return { registry: serverBlocks, validators: blockValidators, catalog, ...state };
    },
    painter: createPagePainter(serverBlocks, catalog),
    assets: readAssets(join(client, 'manifest.json')),
  });
  const app = await createServer({
    logger,
    api: { dispatch, authenticate: services.authenticate },
    storefront,
    assets: join(client, 'assets'),
    openApi: createOpenApi(contract, { title: 'Izlog', version: '1', serverUrl: config.publicUrl }),
    trustProxy: config.trustProxy,
    plugins: [
      (fastify) => mediaRoutes(fastify, { store }),
      (fastify) => registerHealth(fastify, db),
      (fastify) =>
        registerSitemap(fastify, {
          api: clients.system,
          site: readSite,
          publicUrl: config.publicUrl,
        }),
    ],
  });
  const warming = new AbortController();
  void store.warm(hashes, warming.signal).catch((error: unknown) => logger.error(error));
  return {
    app,
    async close() {
      isClosing = true;
      warming.abort();
      clearInterval(expiry);
      await listener.close();
      await app.close();
      await database.close();
    },
  };
}
