import { pino } from 'pino';
import { screenAddresses } from '#app/screen-addresses.ts';
import { completeSite } from '#app/templates/complete-site.ts';
import { site as facts } from '#schemas/site/site.ts';
import type { SiteContentData } from '#schemas/site-data.ts';
import { createTagCache } from '#server/cache/tag-cache.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDatabase } from '#server/db/open-database.ts';
import { createPool } from '#server/db/pool.ts';
import { seedSite } from '#server/db/seed.ts';
import { syncCurrency } from '#server/db/sync-currency.ts';
import { syncLanguages } from '#server/db/sync-languages.ts';
import { startSandbox } from '#server/payments/sandbox/sandbox.ts';
import { createGateways } from '#server/payments/settings.ts';
import { openApi } from './api.ts';
import { openSitePages } from './site-pages.ts';

export interface SiteTask {
  readonly url: string;
  /** Content for an empty database; null if the database is filled. */
  readonly content: SiteContentData | null;
}

export interface SiteCall {
  readonly number: number;
  readonly call: string;
  readonly fields?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A process that serves the API of the site in `SITE`, with the sandbox's card gateway. It replies to the
 * messages of its parent: `bank` returns the amounts that the gateway had to charge, and a path returns its
 * page.
 */
const { url, content } = JSON.parse(process.argv[2] ?? '') as SiteTask;
const db = createDatabase(createPool(url, { max: 4 }));
await migrate(db);
await syncLanguages(db);
if (content) await seedSite(db, completeSite(content, facts), null);
await syncCurrency(db);
const publicUrl = 'http://127.0.0.1:9';
const sandbox = await startSandbox({ port: 0, shopUrl: publicUrl });
const deps = {
  db,
  readDb: db,
  cache: createTagCache(),
  logger: pino({ level: 'silent' }),
  publicUrl,
  screens: screenAddresses,
  gateways: createGateways(sandbox.settings, () => undefined),
};
const api = await openApi(deps);
const openPage = openSitePages(deps);

const charged = () =>
  [...sandbox.bank.payments.values()].map(({ amount, currency }) => ({ amount, currency }));

async function reply(call: string, fields?: object, headers?: SiteCall['headers']) {
  if (call === 'bank') return { status: 200, body: charged() };
  if (call.startsWith('/')) return openPage(call);
  return api.send(call, fields, headers);
}

process.on('message', async ({ number, call, fields, headers }: SiteCall) => {
  process.send?.({ number, ...(await reply(call, fields, headers)) });
});
process.send?.({ number: 0 });
