import { type RawBuilder, sql, type Transaction } from 'kysely';
import { languages } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { inTransaction } from '../../transaction.ts';
import { type Collection, inputFields, type RecordWrite } from '../collection.ts';
import { logChange } from '../log-change.ts';
import { readRow } from '../read-row.ts';
import { refuse } from './product-rules.ts';

type Step = Transaction<Database>;

/**
 * Deletes a category. Its products, the categories inside of it and its address go to `into`; without it, a
 * category with any of them stays.
 */
export async function removeCategory(
  { deps, actorId }: RecordWrite,
  collection: Collection,
  id: string,
  { into, revision }: { readonly into: number | null; readonly revision?: string },
): Promise<Result<true>> {
  return inTransaction(deps.db, async (step) => {
    const held = await readRow(step, collection, id, sql`FOR UPDATE`);
    if (!held) return fail('notFound');
    if (revision !== undefined && held.revision !== revision) {
      return fail('conflict', { params: { reason: 'changed' } });
    }
    const target = into === null ? null : await readTarget(step, id, into);
    if (target && !target.ok) return target;
    if (!target && (await isUsed(step, id))) {
      return fail('conflict', { params: { reason: 'inUse' } });
    }
    if (into !== null) await moveContents(step, id, into);
    const slug = String(held.values.slug);
    await sql`DELETE FROM categories WHERE id = ${id}`.execute(step);
    await redirect(step, deps, slug, target?.value ?? null);
    const before = Object.fromEntries(
      inputFields(collection).map((key) => [key, held.values[key] ?? null]),
    );
    await logChange(step, { collection, actorId, id, action: 'remove', before, after: {} });
    return ok(true);
  });
}

/** Address of the category that takes the contents; it cannot be inside of the deleted one. */
async function readTarget(step: Step, id: string, into: number): Promise<Result<string>> {
  const { rows } = await sql<{ readonly slug: string; readonly isInside: boolean }>`
    WITH RECURSIVE inside (id) AS (
      SELECT ${id}::int UNION SELECT c.id FROM categories c JOIN inside ON c.parent_id = inside.id
    ) SELECT slug, id IN (SELECT id FROM inside) AS "isInside"
    FROM categories WHERE id = ${into} FOR SHARE`.execute(step);
  const [target] = rows;
  if (!target) return refuse('into', 'gone');
  return target.isInside ? refuse('into', 'inside') : ok(target.slug);
}

async function isUsed(step: Step, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT WHERE EXISTS (SELECT FROM categories WHERE parent_id = ${id})
    OR EXISTS (SELECT FROM product_categories WHERE category_id = ${id})`.execute(step);
  return rows.length > 0;
}

async function moveContents(step: Step, id: string, into: number): Promise<void> {
  const changes: readonly RawBuilder<unknown>[] = [
    sql`UPDATE categories SET parent_id = ${into} WHERE parent_id = ${id}`,
    sql`UPDATE products SET main_category_id = ${into} WHERE main_category_id = ${id}`,
    sql`INSERT INTO product_categories (product_id, category_id, position)
      SELECT product_id, ${into}, position FROM product_categories WHERE category_id = ${id}
      ON CONFLICT DO NOTHING`,
  ];
  for (const change of changes) await change.execute(step);
}

/** The address of the category leads to the one that took its contents, else to the whole shop. */
async function redirect(
  step: Step,
  { screens }: RecordWrite['deps'],
  slug: string,
  into: string | null,
): Promise<void> {
  if (!screens) return;
  const rows = languages.map((language) => ({
    from_path: screens.targetHref(language, `category:${slug}`),
    to_path: screens.targetHref(language, into === null ? 'screen:shop' : `category:${into}`),
  }));
  await step
    .insertInto('redirects')
    .values(rows)
    .onConflict((same) =>
      same.column('from_path').doUpdateSet((of) => ({ to_path: of.ref('excluded.to_path') })),
    )
    .execute();
}
