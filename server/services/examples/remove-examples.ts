import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../db/schema.ts';
import { logChanges } from '../collections/log-change.ts';
import { takeExamples } from './added-examples.ts';
import { clearMenu } from './example-menu.ts';

type Step = Transaction<Database>;

/**
 * Removes the examples: products are hidden, because their prices must stay on record, and pages are
 * unpublished. A category with other products is kept. Returns the changed documents.
 */
export async function removeExamples(step: Step, actorId: number): Promise<Result<string[]>> {
  const examples = await takeExamples(step);
  if (!examples) return fail('notFound');
  await hideProducts(step, examples.products, actorId);
  await sql`UPDATE pages SET published_at = NULL, languages = '{}'
    WHERE id = ANY (${examples.pages}::int[])`.execute(step);
  await removeCategories(step, examples.categories);
  await clearMenu(step, examples.targets);
  return ok(examples.pages.map((id) => `page:${id}`));
}

async function hideProducts(step: Step, ids: readonly number[], actorId: number): Promise<void> {
  const hidden = await step
    .updateTable('products')
    .set({ hidden: true })
    .where('id', 'in', ids)
    .where('hidden', '=', false)
    .returning('id')
    .execute();
  await step.deleteFrom('product_categories').where('product_id', 'in', ids).execute();
  const change = { collection: { name: 'products' }, actorId, action: 'change' } as const;
  const states = { before: { state: 'active' }, after: { state: 'hidden' } };
  await logChanges(
    step,
    hidden.map(({ id }) => ({ ...change, ...states, id: String(id) })),
  );
}

async function removeCategories(step: Step, ids: readonly number[]): Promise<void> {
  await sql`DELETE FROM categories c WHERE id = ANY (${ids}::int[])
    AND NOT EXISTS (SELECT FROM product_categories WHERE category_id = c.id)
    AND NOT EXISTS (SELECT FROM categories WHERE parent_id = c.id)`.execute(step);
}
