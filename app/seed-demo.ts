import { join } from 'node:path';
import { renderPictures } from '#fixtures/pictures/render.ts';
import { createSite } from '#fixtures/site/index.ts';
import type { Database } from '#server/db/schema.ts';
import { isEmpty, seedSite } from '#server/db/seed.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import type { Kysely } from 'kysely';

export interface SeedDemo {
  readonly db: Kysely<Database>;
  readonly store: MediaStore;
  readonly dataFolder: string;
  readonly say: (text: string) => void;
}

/** On an empty database: draws the pictures and fills in the demo site. Answers all pictures' hashes. */
export async function seedDemo({ db, store, dataFolder, say }: SeedDemo): Promise<string[]> {
  if (await isEmpty(db)) {
    const folder = join(dataFolder, 'pictures');
    say('First start: drawing the pictures …');
    await renderPictures(folder);
    say('Filling the shop …');
    await seedSite(db, createSite(), { folder, store });
  }
  const media = await db.selectFrom('media').select('hash').execute();
  return media.map(({ hash }) => hash);
}
