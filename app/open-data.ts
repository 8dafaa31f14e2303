import { siteCurrency } from '#schemas/money/site-currency.ts';
import { withCurrentHandlers } from '#server/db/current-handlers.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { syncCurrency } from '#server/db/sync-currency.ts';
import { syncLanguages } from '#server/db/sync-languages.ts';
import { removeLeftUploads } from '#server/http/receive-files.ts';
import { createBucket } from '#server/media/bucket.ts';
import { createMediaStore } from '#server/media/media-store.ts';
import { openMediaFiles } from '#server/media/open-files.ts';
import { loadSecret } from '#server/services/account/secret.ts';
import type { BlockRules } from '#server/services/dependencies.ts';
import { site } from '#site/izlog.config.ts';
import type { Config } from './config.ts';
import { fillShop } from './fill-shop.ts';
import { placeInSite } from './place-in-site.ts';
import { offerSetup } from './setup-link.ts';
import { exampleContent } from './templates/example-content.ts';

const hiddenLanguage = (code: string): string =>
  `${placeInSite('languages')} "${code}" is no longer a language of this shop: its pages are hidden. Its texts stay, and are back when the language is.`;

/** Opens the database and the files, and fills them on the first start. */
export async function openData(
  config: Config,
  { models }: BlockRules,
  print: (text: string) => void,
  onError: (error: Error) => void,
) {
  const { dataFolder, publicUrl } = config;
  const database = await openDatabase({ ...process.env, IZLOG_DATA: dataFolder }, onError);
  const db = withCurrentHandlers(database.db, models);
  const readDb = withCurrentHandlers(database.readDb, models);
  await migrate(db);
  for (const code of await syncLanguages(db)) print(hiddenLanguage(code));
  await removeLeftUploads();
  const files = await openMediaFiles(config.media);
  const store = createMediaStore(files.media);
  const bucket = createBucket(files.incoming, () => loadSecret(db));
  const hashes = await fillShop({ site, db, store, dataFolder, publicUrl, print });
  await syncCurrency(db, siteCurrency, placeInSite('currencies'));
  const examples = site.content ? null : exampleContent;
  await offerSetup({ db, config, examples, print });
  return { database, db, readDb, store, bucket, hashes, examples };
}
