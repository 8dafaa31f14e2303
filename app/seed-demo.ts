import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { createSite } from '#fixtures/site/index.ts';
import type { SiteData } from '#schemas/site-data.ts';
import { fillIn } from '#server/db/fill-in.ts';
import type { Database } from '#server/db/schema.ts';
import { addMissingFiles } from '#server/db/seed/missing-files.ts';
import { isEmpty, seedSite } from '#server/db/seed.ts';
import { StartError } from '#server/db/start-error.ts';
import type { MediaStore } from '#server/media/media-store.ts';

export interface SeedDemo {
  readonly db: Kysely<Database>;
  readonly store: MediaStore;
  readonly dataFolder: string;
  readonly publicUrl: string;
  readonly say: (text: string) => void;
}

/**
 * Draws the pictures and fills in the demo site if the database is empty; otherwise adds what is missing.
 * Returns the hashes of all pictures.
 */
export async function seedDemo({
  db,
  store,
  dataFolder,
  publicUrl,
  say,
}: SeedDemo): Promise<string[]> {
  if (await isEmpty(db)) {
    const folder = join(dataFolder, 'pictures');
    say('First start: drawing the pictures …');
    await drawPictures(folder);
    say('Filling the shop …');
    await seedSite(db, demoFor(publicUrl), { folder, store });
  }
  const added = await fillIn(db, createSite());
  if (added.length > 0) say(`New screens: ${added.join(', ')}`);
  const files = await addMissingFiles(db, createSite().products, async () => {
    const folder = join(dataFolder, 'pictures');
    await drawPictures(folder, 'files');
    return { folder, store };
  });
  if (files > 0) say(`New files of digital products: ${files}`);
  const media = await db.selectFrom('media').select('hash').execute();
  return media.map(({ hash }) => hash);
}

/** Passwords and cards of the demo users are public, so they only exist on a local machine. */
function demoFor(publicUrl: string): SiteData {
  const site = createSite();
  return ['localhost', '127.0.0.1'].includes(new URL(publicUrl).hostname)
    ? site
    : { ...site, users: [], memberCards: [] };
}

/** The program next to this one: the source in development, otherwise the built file. */
const renderer = import.meta.url.endsWith('.ts')
  ? ['--import', 'tsx', fileURLToPath(new URL('./draw-pictures.ts', import.meta.url))]
  : [fileURLToPath(new URL('./draw-pictures.js', import.meta.url))];

/** With `files`, only the files of digital products are written. */
function drawPictures(folder: string, only?: 'files'): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...renderer, folder, ...(only ? [only] : [])], {
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new StartError(`The pictures could not be drawn into ${folder}.`));
    });
  });
}
