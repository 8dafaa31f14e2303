import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type LocalizedText, languages, localize } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { inTransaction } from '../../transaction.ts';
import { type Collection, inputFields, type RecordWrite } from '../collection.ts';
import { logRemoved } from '../log-record.ts';
import { readRow } from '../read-row.ts';
import { refuse } from './product-rules.ts';

type Step = Transaction<Database>;

/**
 * Deletes a category. Its products, subcategories and addresses move to `into`; without it, a category that
 * has any of them is not deleted.
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
    const left = await readSlugs(step, id);
    await sql`DELETE FROM categories WHERE id = ${id}`.execute(step);
    await redirect(step, deps, left, target?.value ?? null);
    const before = Object.fromEntries(
      inputFields(collection).map((key) => [key, held.values[key] ?? null]),
    );
    await logRemoved(step, { collection, actorId, id, held, before });
    return ok(true);
  });
}

/** Address of the category that takes the contents; it cannot be inside of the deleted one. */
async function readTarget(step: Step, id: string, into: number): Promise<Result<LocalizedText>> {
  const { rows } = await sql<{ readonly slugs: LocalizedText; readonly isInside: boolean }>`
    WITH RECURSIVE inside (id) AS (
      SELECT ${id}::int UNION SELECT c.id FROM categories c JOIN inside ON c.parent_id = inside.id
    ) SELECT slugs, id IN (SELECT id FROM inside) AS "isInside"
    FROM categories WHERE id = ${into} FOR SHARE`.execute(step);
  const [target] = rows;
  if (!target) return refuse('into', 'gone');
  return target.isInside ? refuse('into', 'inside') : ok(target.slugs);
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

interface Slug {
  readonly language: string;
  readonly slug: string;
}

async function readSlugs(step: Step, id: string): Promise<readonly Slug[]> {
  return step
    .selectFrom('category_slugs')
    .select(['language', 'slug'])
    .where('category_id', '=', Number(id))
    .where('language', 'in', languages)
    .execute();
}

/**
 * Redirects all addresses of the category, also former ones, to the category that took its contents, else to
 * the shop.
 */
async function redirect(
  step: Step,
  { screens }: RecordWrite['deps'],
  left: readonly Slug[],
  into: LocalizedText | null,
): Promise<void> {
  if (!screens || left.length === 0) return;
  const rows = left.map(({ language, slug }) => ({
    from_path: screens.targetHref(language, `category:${slug}`),
    to_path: screens.targetHref(
      language,
      into === null ? 'screen:shop' : `category:${localize(into, language)}`,
    ),
  }));
  await step
    .insertInto('redirects')
    .values(rows)
    .onConflict((same) =>
      same.column('from_path').doUpdateSet((of) => ({ to_path: of.ref('excluded.to_path') })),
    )
    .execute();
}
