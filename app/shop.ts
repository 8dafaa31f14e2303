import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createCatalog } from '#runtime/page/messages.ts';
import { contract } from '#schemas/api/contract.ts';
import { createOpenApi } from '#schemas/api/openapi.ts';
import { createDispatch, type Dispatch } from '#server/api/dispatch.ts';
import type { Handlers } from '#server/api/handler.ts';
import { createInputCheck, type InputCheck } from '#server/api/input-check.ts';
import { createRateLimit } from '#server/api/rate-limit.ts';
import { invalidate } from '#server/cache/invalidation.ts';
import { listenForInvalidations } from '#server/cache/invalidation-listener.ts';
import { createTagCache } from '#server/cache/tag-cache.ts';
import { createCaptcha } from '#server/captcha/captcha.ts';
import { withCurrentHandlers } from '#server/db/current-handlers.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import type { Database } from '#server/db/schema.ts';
import { createDomainChoice, domainHandlers } from '#server/development/domain-choice.ts';
import { developmentHandlers } from '#server/development/releases.ts';
import { createServer } from '#server/http/create-server.ts';
import { removeLeftUploads } from '#server/http/receive-files.ts';
import { endWork } from '#server/jobs/end-work.ts';
import { createLeases } from '#server/jobs/lease.ts';
import { createBucket } from '#server/media/bucket.ts';
import { createMediaStore } from '#server/media/media-store.ts';
import { openMediaFiles } from '#server/media/open-files.ts';
import { loadSecret } from '#server/services/account/secret.ts';
import { createCardRegister } from '#server/services/cart/card-register.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { completedElements } from '#server/services/editing/completed-elements.ts';
import { createPublicReads, createServices, type Services } from '#server/services/services.ts';
import { readDomains } from '#server/services/site/domain.ts';
import { publicFiles } from './added-blocks/public-files.ts';
import { readAddedBlocks } from './added-blocks/read-added-blocks.ts';
import { blockRules, builtBlocks } from './block-rules.ts';
import type { Config } from './config.ts';
import { notifyFirstAdministrator } from './first-administrator.ts';
import { openPayments } from './payments.ts';
import { screenAddresses } from './screen-addresses.ts';
import { seedDemo } from './seed-demo.ts';
import { startJobs } from './shop-jobs.ts';
import { shopRoutes } from './shop-routes.ts';
import { readAssets, readEditAssets } from './storefront/assets.ts';
import { createLocalClients } from './storefront/local-clients.ts';
import { createPageRenderer } from './storefront/render-page.tsx';
import { createSharedPages, withoutSharing } from './storefront/shared-pages.ts';
import { createSiteReader } from './storefront/site-reader.ts';
import { createStorefront } from './storefront/storefront.ts';

/** ms that pending requests and job rounds may still take once the shop closes. */
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
  /** Prints a message for the operator about what takes time. */
  readonly say: (text: string) => void;
}

/** External services that the settings name. */
function outsideParts({ cardRegister, captcha, publicUrl }: Config) {
  const host = new URL(publicUrl).hostname;
  return {
    ...(cardRegister && { cardRegister: createCardRegister(cardRegister) }),
    ...(captcha && { captcha: createCaptcha({ ...captcha, host }) }),
  };
}

/** The calls of the contract; those for block developers in development only. */
function dispatchOf(
  db: Kysely<Database>,
  handlers: Partial<Handlers>,
  checkInput: InputCheck,
  { development, releases }: Config,
  domains: Partial<Handlers>,
): Dispatch {
  const all = { ...handlers, ...(development && { ...developmentHandlers(releases), ...domains }) };
  return createDispatch(all, checkInput, createRateLimit(db), development);
}

/** Shared pages of anonymous visitors. Their reads go through a recording cache. */
function sharedPagesOf(
  deps: ServiceDependencies,
  checkInput: InputCheck,
  authenticate: Services['authenticate'],
) {
  return createSharedPages({
    cache: deps.cache,
    clientFor(cache, language) {
      const handlers = createPublicReads({ ...deps, cache });
      const dispatch = createDispatch(handlers, checkInput, async () => true);
      return createLocalClients(dispatch, authenticate).anonymous(language);
    },
  });
}

/** The built-in and added blocks. Errors of added blocks are logged for their authors. */
async function openBlocks({ addedBlocks }: Config, logger: Logger) {
  const { registry, validators, added, refused } = await readAddedBlocks(addedBlocks, builtBlocks);
  for (const { file, errors } of refused) {
    logger.error(
      `Added block ${file.slice(0, -3)} is left out: ${errors.join('; ')}. Mend ${file} in ADDED_BLOCKS and start again; its rules are in docs/blocks.md.`,
    );
  }
  const blocks = { registry, validators };
  return { ...blocks, rules: blockRules(blocks), files: publicFiles(added) };
}

/** Opens the database, fills it on the first start, and connects the parts. */
export async function openShop({ config, logger, client, say }: ShopSettings): Promise<Shop> {
  let isClosing = false;
  // Connections that end with the database are expected. Only the message is logged, because an error object
  // may hold connection settings.
  const onError = ({ message }: Error) => {
    if (!isClosing) logger.error(message);
  };
  const { registry, validators, rules, files: blockFiles } = await openBlocks(config, logger);
  const database = await openDatabase({ ...process.env, IZLOG_DATA: config.dataFolder }, onError);
  const db = withCurrentHandlers(database.db, rules.models);
  const readDb = withCurrentHandlers(database.readDb, rules.models);
  await migrate(db);
  await removeLeftUploads();
  const files = await openMediaFiles(config.media);
  const store = createMediaStore(files.media);
  const bucket = createBucket(files.incoming, () => loadSecret(db));
  const hashes = await seedDemo({
    db,
    store,
    dataFolder: config.dataFolder,
    publicUrl: config.publicUrl,
    say,
  });
  await notifyFirstAdministrator({ db, config, say });
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
    sendsMail: config.mail.smtpUrl !== null,
    mode: config.mode,
    domains: config.domains,
    chosenUrl: choice.followed,
    releases: config.releases,
    store,
    bucket,
    screens: screenAddresses,
    ...outsideParts(config),
    gateways,
    blocks: rules,
  };
  const services = createServices(deps);
  const leases = createLeases(db);
  const jobs = startJobs(deps, leases, config, onError);
  const domains = domainHandlers({
    choice,
    domains: () => readDomains(deps),
    changed: () => invalidate({ db, cache }, ['options']),
  });
  const checkInput = createInputCheck();
  const dispatch = dispatchOf(db, services.handlers, checkInput, config, domains);
  const catalog = createCatalog(registry);
  const clients = createLocalClients(dispatch, services.authenticate);
  const readSite = createSiteReader(() => clients.anonymous(), config);
  const storefront = createStorefront({
    clientFor: clients.forVisitor,
    sharedPages: config.development
      ? withoutSharing
      : sharedPagesOf(deps, checkInput, services.authenticate),
    dependencies: async (api) => {
      const state = await readSite(api);
      return { registry, validators, catalog, added: blockFiles.added, ...state };
    },
    renderer: createPageRenderer(registry, catalog),
    completeElements: (elements, { api, language }) =>
      completedElements(deps, elements, language, async () => {
        const user = await api.call('user.adminProfile', {});
        return user.ok ? user.value.scope : [];
      }),
    assets: readAssets(join(client, 'manifest.json')),
    editAssets: config.dummy ? null : readEditAssets(join(client, 'edit-manifest.json')),
  });
  const api = {
    dispatch,
    authenticate: services.authenticate,
    identify: clients.identify,
    isClosed: async () => (await readSite()).maintenance,
  };
  const app = await createServer({
    logger,
    api,
    storefront,
    assets: join(client, 'assets'),
    openApi: createOpenApi(contract, { title: 'Izlog', version: '1', serverUrl: config.publicUrl }),
    trustProxy: config.trustProxy,
    plugins: shopRoutes({
      config,
      client,
      deps,
      media: { store, bucket },
      api,
      clients,
      readSite,
      blockFiles,
    }),
  });
  const warming = new AbortController();
  const warmed = config.warmUpPictures ? store.warmUp(hashes, warming.signal) : Promise.resolve();
  void warmed.catch((error: unknown) => logger.error(error));
  return {
    app,
    async close() {
      isClosing = true;
      warming.abort();
      if (!(await endWork(app, jobs, endTime))) logger.warn('What took too long was cut off.');
      await leases.release().catch(onError);
      await listener.close();
      await payments.close();
      await database.close();
    },
  };
}
