import { type Kysely, sql } from 'kysely';
import type { ProductData } from '#schemas/site-data.ts';
import { beExclusive } from '../exclusive.ts';
import { finished, once } from '../fill-in.ts';
import type { Database } from '../schema.ts';
import { fileRow, type TakenFile, takeFiles } from './files.ts';
import type { SeedMedia } from './media.ts';

/** Any constant shared by all processes, so that of two concurrent starts only one adds files. */
const filesLock = 7_209_217;
const work = 'product-files';

/**
 * Adds the purchased files to e-books of a shop that an older version seeded. Only unchanged products get
 * one: same SKU, same name and no file. Files that staff removed later are not added again. Returns how many
 * were added.
 */
export async function addMissingFiles(
  db: Kysely<Database>,
  products: readonly ProductData[],
  source: () => Promise<SeedMedia | null>,
): Promise<number> {
  if ((await finished(db)).includes(work)) return 0;
  const lacking = await withoutFiles(db, products);
  const taken = lacking.length > 0 ? await takeFiles({ products: lacking }, await source()) : [];
  return db.transaction().execute(async (step) => {
    await beExclusive(step, filesLock);
    let added = 0;
    await once(step, work, async () => {
      for (const file of taken) added += await addFile(step, file);
    });
    return added;
  });
}

async function withoutFiles(
  db: Kysely<Database>,
  products: readonly ProductData[],
): Promise<ProductData[]> {
  const sold = products.filter(({ files = [] }) => files.length > 0);
  const named = JSON.stringify(sold.map(({ sku, name }) => ({ sku, name })));
  const { rows } = await sql<{ sku: string }>`SELECT p.sku
    FROM jsonb_to_recordset(${named}::jsonb) AS own(sku text, name jsonb)
    JOIN products p ON p.sku = own.sku AND p.name = own.name AND p.format = 'EProduct'
    WHERE NOT EXISTS (SELECT FROM product_files WHERE product_id = p.id)`.execute(db);
  const skus = new Set(rows.map(({ sku }) => sku));
  return sold.filter(({ sku }) => skus.has(sku));
}

/** A file that is already in the library, by its key, is not added again. */
async function addFile(step: Kysely<Database>, file: TakenFile): Promise<number> {
  const media = await step
    .insertInto('media')
    .values(fileRow(file))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ deleted_at: null }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const product = step.selectFrom('products').where('sku', '=', file.sku);
  const { numInsertedOrUpdatedRows: added = 0n } = await step
    .insertInto('product_files')
    .columns(['product_id', 'position', 'media_id'])
    .expression(
      product.select([
        'id',
        sql.lit(file.position).as('position'),
        sql.lit(media.id).as('media_id'),
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(added);
}
