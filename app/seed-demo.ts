import { join } from 'node:path';
import { renderPictures } from '#fixtures/pictures/render.ts';
import { createSite } from '#fixtures/site/index.ts';
import type { Database } from '#server/db/schema.ts';
import { seedSite } from '#server/db/seed.ts';
import type { Kysely } from 'kysely';

export interface SeedDemo {
  readonly db: Kysely<Database>;
  readonly mediaRoot: string;
  readonly dataFolder: string;
  readonly say: (text: string) => void;
}

/** On an empty database: draws the pictures and fills in the demo site. Answers all pictures' hashes. */
export async function seedDemo({ db, mediaRoot, dataFolder, say }: SeedDemo): Promise<string[]> {
  const filled = await db.selectFrom('options').select('key').limit(1).executeTakeFirst();
  if (!filled) {
    const pictures = join(dataFolder, 'pictures');
    say('First start: drawing the pictures …');
    await renderPictures(pictures);
    say('Filling the shop …');
    await seedSite(db, createSite(), { pictures, mediaRoot });
  }
  const media = await db.selectFrom('media').select('hash').execute();
  return media.map(({ hash }) => hash);
}
