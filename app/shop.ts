import { join } from 'node:path';
import siteTheme from 'virtual:site-theme';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { contract } from '#schemas/api/contract.ts';
import { createOpenApi } from '#schemas/api/openapi.ts';
import { themeText } from '#schemas/theme/theme-text.ts';
import { createDispatch, type Dispatch } from '#server/api/dispatch.ts';
import type { Handlers } from '#server/api/handler.ts';
import { createRateLimit } from '#server/api/rate-limit.ts';
import { invalidate } from '#server/cache/invalidation.ts';
import { listenForInvalidations } from '#server/cache/invalidation-listener.ts';
import { createTagCache } from '#server/cache/tag-cache.ts';
import { createCaptcha } from '#server/captcha/captcha.ts';
import type { Database } from '#server/db/schema.ts';
import { createDomainChoice, domainHandlers } from '#server/development/domain-choice.ts';
import { developmentHandlers } from '#server/development/releases.ts';
import { createServer } from '#server/http/create-server.ts';
import { endWork } from '#server/jobs/end-work.ts';
import { createLeases } from '#server/jobs/lease.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { createCardRegister } from '#server/services/cart/card-register.ts';
import { createTraffic } from '#server/services/dashboard/traffic.ts';
import { createServices } from '#server/services/services.ts';
import { readDomains } from '#server/services/site/domain.ts';
import { createLogoReader } from '#server/services/themes/brand.ts';
import { createProvider } from '#server/social/provider.ts';
import { withOwnNotFound } from './back-office/own-not-found.ts';
import type { Config } from './config.ts';
import { mailFormat } from './mailing.ts';
import { openBlocks } from './open-blocks.ts';
import { openData } from './open-data.ts';
import { openPayments } from './payments.ts';
import { screenAddresses } from './screen-addresses.ts';
import { startJobs, storeTraffic } from './shop-jobs.ts';
import { shopRoutes } from './shop-routes.ts';
import { shopStorefront } from './shop-storefront.ts';
import { readBackOfficeAssets } from './storefront/assets.ts';
import { createLocalClients } from './storefront/local-clients.ts';
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
  /** Prints a message for the operator about slow steps of the start. */
  readonly print: (text: string) => void;
}

/** Returns the settings that services need, with the external services that the settings name. */
function settingsOf(config: Config) {
  const { cardRegister, captcha, publicUrl, mail, mode, domains, releases } = config;
  const host = new URL(publicUrl).hostname;
  return {
    publicUrl,
    sendsMail: mail.smtpUrl !== null,
    mode,
    domains,
    releases,
    webhooksToLoopback: config.webhooksToLoopback,
    ...(cardRegister && { cardRegister: createCardRegister(cardRegister) }),
    ...(captcha && { captcha: createCaptcha({ ...captcha, host }) }),
  };
}

/** The reason is for the operator; it holds no secret and no data of the visitor. */
const reportProvider = (logger: Logger) => (provider: string, error: unknown) =>
  logger.warn({ provider, reason: String(error) }, 'social login');

/** The calls of the contract; those for block developers in development only. */
function dispatchOf(
  db: Kysely<Database>,
  handlers: Partial<Handlers>,
  { development, releases }: Config,
  domains: Partial<Handlers>,
): Dispatch {
  const all = { ...handlers, ...(development && { ...developmentHandlers(releases), ...domains }) };
  return createDispatch(all, createRateLimit(db), development);
}

/** Encodes the missing renditions of the demo's pictures; the returned function stops it. */
function startWarmUp(store: MediaStore, hashes: readonly string[], logger: Logger): () => void {
  const warming = new AbortController();
  store.warmUp(hashes, warming.signal).catch((error: unknown) => logger.error(error));
  return () => warming.abort();
}

/** Opens the database, fills it on the first start, and connects the parts. */
export async function openShop({ config, logger, client, print }: ShopSettings): Promise<Shop> {
  let isClosing = false;
  // Connections that end with the database are expected. Only the message is logged, because an error object
  // may hold connection settings.
  const onError = ({ message }: Error) => {
    if (!isClosing) logger.error(message);
  };
  const blocks = await openBlocks(config, logger);
  const data = await openData(config, blocks.rules, print, onError);
  const { database, db, readDb, store, bucket } = data;
  const cache = createTagCache(config.cacheSize * 1024 * 1024);
  const { connectionString } = database;
  const listener = listenForInvalidations({ connectionString, cache, onError });
  const { publicUrl } = config;
  const payments = await openPayments(config, logger);
  const { gateways } = payments;
  const choice = createDomainChoice(publicUrl, config.isUrlSet ? publicUrl : null);
  const themeDeps = { db, siteTheme: themeText(siteTheme) };
  const deps = {
    db,
    readDb,
    cache,
    logger,
    ...settingsOf(config),
    siteTheme: themeDeps.siteTheme,
    readLogo: createLogoReader(themeDeps, store),
    social: config.social.map((each) => createProvider(each, reportProvider(logger))),
    chosenUrl: choice.followed,
    store,
    bucket,
    screens: screenAddresses,
    mailFormat,
    gateways,
    blocks: blocks.rules,
  };
  const services = createServices(deps);
  const leases = createLeases(db);
  const traffic = createTraffic();
  const jobs = [...startJobs(deps, leases, config, onError), storeTraffic(traffic, db, onError)];
  const domains = domainHandlers({
    choice,
    domains: () => readDomains(deps),
    changed: () => invalidate({ db, cache }, ['options']),
  });
  const dispatch = dispatchOf(db, services.handlers, config, domains);
  const clients = createLocalClients(dispatch, services.authenticate);
  const readSite = createSiteReader(() => clients.anonymous(), config);
  const { authenticate, authenticateKey } = services;
  const shown = { config, client, deps, clients, readSite };
  const pages = shopStorefront({ ...shown, blocks, authenticate });
  const backOffice = {
    clientFor: clients.forVisitor,
    readSite,
    assets: readBackOfficeAssets(join(client, 'edit-manifest.json')),
  };
  const api = {
    dispatch,
    authenticate,
    authenticateKey,
    identify: clients.identify,
    isClosed: async () => (await readSite()).maintenance !== null,
  };
  const app = await createServer({
    logger,
    api,
    storefront: withOwnNotFound(createStorefront(pages), backOffice),
    assets: join(client, 'assets'),
    openApi: createOpenApi(contract, { title: 'Izlog', version: '1', serverUrl: config.publicUrl }),
    trustProxy: config.trustProxy,
    plugins: shopRoutes({
      ...shown,
      pages,
      backOffice,
      media: { store, bucket },
      api,
      blockFiles: blocks.files,
      traffic,
      examples: data.examples,
    }),
  });
  const stopWarmUp = config.warmUpPictures
    ? startWarmUp(store, data.hashes, logger)
    : () => undefined;
  return {
    app,
    async close() {
      isClosing = true;
      stopWarmUp();
      if (!(await endWork(app, jobs, endTime))) logger.warn('What took too long was cut off.');
      await leases.release().catch(onError);
      await listener.close();
      await payments.close();
      await database.close();
    },
  };
}
