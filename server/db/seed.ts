import { type Kysely, sql } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { SiteData } from '#schemas/site-data.ts';
import { beExclusive } from './exclusive.ts';
import type { Database } from './schema.ts';
import { seedCatalogue } from './seed/catalogue.ts';
import { seedContent } from './seed/content.ts';
import { seedFiles, takeFiles } from './seed/files.ts';
import { collectKeys } from './seed/keys.ts';
import { type SeedMedia, seedMedia, takePictures } from './seed/media.ts';
import { advanceIdentities } from './seed/rows.ts';
import { seedSettings } from './seed/settings.ts';
import { seedReviews, seedShop } from './seed/shop.ts';
import { hashPasswords, seedUsers } from './seed/users.ts';

/** Any constant shared by all processes, so that of two concurrent first starts only one seeds. */
const seedLock = 7_209_215;

/**
 * Writes a whole site into an empty database, all or nothing. Returns `conflict` if it is not empty. Throws
 * for references to keys that do not exist, because they are mistakes in the data.
 */
export async function seedSite(
  db: Kysely<Database>,
  site: SiteData,
  media: SeedMedia | null,
): Promise<Result<null>> {
  if (!(await isEmpty(db))) return fail('conflict');
  const keys = collectKeys(site);
  const pictures = await takePictures(site.media, media);
  const files = await takeFiles(site, media);
  const passwordHashes = await hashPasswords(site.users);
  return db.transaction().execute(async (step) => {
    await beExclusive(step, seedLock);
    if (!(await isEmpty(step))) return fail('conflict');
    await seedSettings(step, site);
    await seedMedia(step, site.media, pictures);
    await seedCatalogue(step, site, keys);
    await seedFiles(step, files, keys, pictures.length);
    await seedContent(step, site, keys);
    await seedShop(step, site, keys);
    await seedReviews(step, site, keys);
    await seedUsers(step, site.users, passwordHashes);
    await advanceIdentities(step);
    return ok(null);
  });
}

/** Whether the database contains no data yet. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`SELECT
    EXISTS (SELECT FROM products) OR EXISTS (SELECT FROM pages) OR EXISTS (SELECT FROM users)
    OR EXISTS (SELECT FROM elements) OR EXISTS (SELECT FROM options) AS filled`.execute(db);
  return rows[0]?.filled === false;
}
