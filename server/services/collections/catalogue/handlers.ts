import { fail, ok, type Result } from '#schemas/result.ts';
import type { CallContext, Handlers } from '../../../api/handler.ts';
import { invalidateAvailability } from '../../catalogue/invalidate-availability.ts';
import type { ServiceDependencies } from '../../dependencies.ts';
import { mayRead, mayWrite } from '../rights.ts';
import { categories } from './categories.ts';
import { moveCategory, readTree } from './category-tree.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { products } from './products.ts';
import { readVariants } from './read-variants.ts';
import { removeCategory } from './remove-category.ts';
import { saveVariants } from './save-variants.ts';
import { moveStock, readStock } from './stock.ts';

/** Staff calls beyond the records of the catalogue. */
export function createCatalogueStaffHandlers(deps: ServiceDependencies) {
  const { db } = deps;
  return {
    async 'stock.get'({ id }, context) {
      if (!scopeFor(context, mayRead)) return fail('forbidden');
      const stock = await readStock(db, id);
      return stock ? ok(stock) : fail('notFound');
    },
    async 'stock.move'({ id, ...movement }, context) {
      const writer = writerOf(context);
      if (!writer.ok) return writer;
      const moved = await moveStock(db, id, { ...movement, actor: writer.value });
      if (moved.ok) await invalidateAvailability(deps, [id]);
      return moved;
    },
    async 'variants.get'({ id }, context) {
      if (!scopeFor(context, mayRead)) return fail('forbidden');
      const variants = await readVariants(db, id);
      return variants ? ok(variants) : fail('notFound');
    },
    async 'variants.save'({ id, rows }, context) {
      const writer = writerOf(context);
      return writer.ok ? saveVariants(db, id, rows, writer.value) : writer;
    },
    async 'categoryTree.get'(_, context) {
      return scopeFor(context, mayRead) ? ok(await readTree(db)) : fail('forbidden');
    },
    async 'categoryTree.move'({ id, ...place }, context) {
      const writer = writerOf(context);
      return writer.ok ? moveCategory(db, id, place, writer.value) : writer;
    },
    async 'categoryTree.remove'({ id, into }, context) {
      const writer = writerOf(context);
      if (!writer.ok) return writer;
      const write = { deps, actorId: writer.value, language: context.language };
      const removed = await removeCategory(write, categories, String(id), { into });
      return removed.ok ? ok({ done: true as const }) : removed;
    },
    async 'product.duplicate'({ id }, context) {
      const writer = writerOf(context);
      if (!writer.ok) return writer;
      return duplicateProduct({ deps, actorId: writer.value, language: context.language }, id);
    },
  } satisfies Partial<Handlers>;
}

const scopeFor = ({ actor }: CallContext, has: typeof mayRead): boolean =>
  actor.kind === 'backoffice' && has(products, actor.scope);

/** Returns the staff member who may change the catalogue. */
function writerOf(context: CallContext): Result<number> {
  const { actor } = context;
  return actor.kind === 'backoffice' && scopeFor(context, mayWrite)
    ? ok(actor.userId)
    : fail('forbidden');
}
