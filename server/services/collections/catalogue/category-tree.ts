import { type Kysely, sql, type Transaction } from 'kysely';
import type { CategoryNode } from '#schemas/api/category-tree.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../../../db/schema.ts';
import { inTransaction } from '../../transaction.ts';
import { logChange } from '../log-change.ts';
import { categories } from './categories.ts';
import { refuse } from './product-rules.ts';

/** Categories, each parent before its children. */
export async function readTree(db: Kysely<Database>): Promise<CategoryNode[]> {
  const { rows } = await sql<CategoryNode>`
    SELECT c.id, c.parent_id AS "parentId", c.name, c.hidden, coalesce(n.products, 0) AS products
    FROM categories c LEFT JOIN (
      SELECT category_id, count(*)::int AS products FROM product_categories GROUP BY category_id
    ) AS n ON n.category_id = c.id
    ORDER BY c.position, c.id`.execute(db);
  return depthFirst(rows);
}

interface Place {
  readonly parent: number | null;
  readonly before: number | null;
}

/** Moves a category before another one, or to the end of its parent. */
export async function moveCategory(
  db: Kysely<Database>,
  id: number,
  { parent, before }: Place,
  actorId: number,
): Promise<Result<CategoryNode[]>> {
  const moved = await inTransaction(db, async (step) => {
    const all = await lockOrder(step);
    const from = all.find((each) => each.id === id);
    if (!from) return fail('notFound');
    if (parent !== null && !all.some((each) => each.id === parent)) return refuse('parent', 'gone');
    if (isInside(all, parent, id)) return refuse('parent', 'inside');
    await writeOrder(step, id, parent, placed(all, { ...from, parentId: parent }, before));
    const change = { before: { parent_id: from.parentId }, after: { parent_id: parent } };
    const log = { collection: categories, actorId, id: String(id), action: 'change' } as const;
    await logChange(step, { ...log, ...change });
    return ok(true);
  });
  return moved.ok ? ok(await readTree(db)) : moved;
}

interface Placed {
  readonly id: number;
  readonly parentId: number | null;
}

/** Locks all categories until the end of the transaction; returns them in their order. */
async function lockOrder(step: Transaction<Database>): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    SELECT id, parent_id AS "parentId" FROM categories ORDER BY position, id FOR UPDATE`.execute(
    step,
  );
  return rows;
}

/** Whether a category is another one or one of its descendants. */
function isInside(all: readonly Placed[], id: number | null, other: number): boolean {
  const parents = new Map(all.map((each) => [each.id, each.parentId]));
  for (let at = id; at !== null; at = parents.get(at) ?? null) if (at === other) return true;
  return false;
}

function placed(all: readonly Placed[], moved: Placed, before: number | null): Placed[] {
  const others = all.filter(({ id }) => id !== moved.id);
  const next = others.findIndex(({ id }) => id === before);
  return depthFirst(others.toSpliced(next === -1 ? others.length : next, 0, moved));
}

/** Numbers the categories in their order. */
async function writeOrder(
  step: Transaction<Database>,
  id: number,
  parent: number | null,
  order: readonly Placed[],
): Promise<void> {
  await sql`UPDATE categories SET parent_id = ${parent}
    WHERE id = ${id} AND parent_id IS DISTINCT FROM ${parent}`.execute(step);
  await sql`UPDATE categories SET position = wanted.position
    FROM unnest(${order.map((each) => each.id)}::int[]) WITH ORDINALITY AS wanted (id, position)
    WHERE categories.id = wanted.id AND categories.position <> wanted.position`.execute(step);
}

function depthFirst<T extends Placed>(all: readonly T[]): T[] {
  const inside = new Map<number | null, T[]>();
  for (const each of all) inside.set(each.parentId, [...(inside.get(each.parentId) ?? []), each]);
  const below = (parent: number | null): T[] =>
    (inside.get(parent) ?? []).flatMap((each) => [each, ...below(each.id)]);
  return below(null);
}
