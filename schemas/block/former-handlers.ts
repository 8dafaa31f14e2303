import type { BlockModel } from './model.ts';

/** Blocks by name: models, or objects with a model. */
export type NamedBlocks = Readonly<
  Record<string, BlockModel | { readonly model: BlockModel } | undefined>
>;

const known = new WeakMap<NamedBlocks, ReadonlyMap<string, string>>();

/** Returns former name to current name, for all blocks that were renamed. */
export function formerHandlers(blocks: NamedBlocks): ReadonlyMap<string, string> {
  const names = known.get(blocks) ?? new Map(Object.values(blocks).flatMap(namesOf));
  known.set(blocks, names);
  return names;
}

/** Returns the current name of a block; unchanged when no block had this name. */
export function currentHandler(blocks: NamedBlocks, handler: string): string {
  return Object.hasOwn(blocks, handler)
    ? handler
    : (formerHandlers(blocks).get(handler) ?? handler);
}

/** Returns all names, current and former, under which elements of these blocks are stored. */
export function storedHandlers(blocks: NamedBlocks, handlers: readonly string[]): string[] {
  const former = [...formerHandlers(blocks)].filter(([, handler]) => handlers.includes(handler));
  return [...handlers, ...former.map(([name]) => name)];
}

function namesOf(block: NamedBlocks[string]): (readonly [string, string])[] {
  const model = block && 'model' in block ? block.model : block;
  return (model?.formerHandlers ?? []).map((name) => [name, model?.type ?? name] as const);
}
