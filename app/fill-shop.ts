import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import type { Site } from '#schemas/site/define-site.ts';
import { site as facts } from '#schemas/site/site.ts';
import type { SiteData } from '#schemas/site-data.ts';
import { fillIn } from '#server/db/fill-in.ts';
import type { Database } from '#server/db/schema.ts';
import { addMissingFiles } from '#server/db/seed/missing-files.ts';
import { isEmpty, seedSite } from '#server/db/seed.ts';
import { StartError } from '#server/db/start-error.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { completeSite } from './templates/complete-site.ts';

export interface FillShop {
  readonly site: Site;
  readonly db: Kysely<Database>;
  readonly store: MediaStore;
  readonly dataFolder: string;
  readonly publicUrl: string;
  readonly print: (text: string) => void;
}

/**
 * Fills an empty database with the content of the site; otherwise adds what newer versions include. Returns
 * the hashes of all pictures.
 */
export async function fillShop(seed: FillShop): Promise<string[]> {
  const { db, print, site } = seed;
  const data = completeSite((await site.content?.data()) ?? {}, facts);
  if (await isEmpty(db)) await fillEmpty(seed, data);
  const added = await fillIn(db, data);
  if (added.length > 0) print(`New screens: ${added.join(', ')}`);
  const files = await addFiles(seed, data);
  if (files > 0) print(`New files of digital products: ${files}`);
  const media = await db.selectFrom('media').select('hash').execute();
  return media.map(({ hash }) => hash);
}

async function fillEmpty(seed: FillShop, data: SiteData): Promise<void> {
  const { site, db, store, dataFolder, print } = seed;
  const folder = join(dataFolder, 'pictures');
  if (site.content?.drawPictures) {
    print('First start: drawing the pictures …');
    await drawPictures(folder);
  }
  print('Filling the shop …');
  await seedSite(db, hasPeople(seed) ? data : withoutPeople(data), { folder, store });
}

function addFiles({ db, store, dataFolder }: FillShop, { products }: SiteData): Promise<number> {
  return addMissingFiles(db, products, async () => {
    const folder = join(dataFolder, 'pictures');
    await drawPictures(folder, 'files');
    return { folder, store };
  });
}

/** Passwords and cards of demo people are public, so only a demo on a local machine has them. */
const hasPeople = ({ site, publicUrl }: FillShop) =>
  site.hasDemoPeople === true && ['localhost', '127.0.0.1'].includes(new URL(publicUrl).hostname);

const withoutPeople = (data: SiteData): SiteData => ({ ...data, users: [], memberCards: [] });

/** The program next to this one: the source in development, otherwise the built file. */
const renderer = import.meta.url.endsWith('.ts')
  ? [
      '--import',
      new URL('./scripts/sources.mjs', import.meta.url).href,
      fileURLToPath(new URL('./draw-pictures.ts', import.meta.url)),
    ]
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
