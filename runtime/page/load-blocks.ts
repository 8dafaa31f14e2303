import { type AppError, Unavailable } from '#schemas/result.ts';
import type { LoadContext, ServerBlock, ServerRegistry } from '../block/types.ts';
import { report } from '../report.ts';
import type { PageHead, PageNode } from './payload.ts';

export interface LoadedBlocks {
  readonly nodes: PageNode[];
  /** First error of a critical block. */
  readonly critical: AppError | null;
  readonly head: Partial<PageHead>;
}

/** Runs the loads of all blocks in parallel and stores their data in the nodes. */
export async function loadBlocks(
  nodes: readonly PageNode[],
  registry: ServerRegistry,
  context: LoadContext,
): Promise<LoadedBlocks> {
  const loaded = await Promise.all(nodes.map((node) => loadBlock(node, registry, context)));
  return {
    nodes: loaded.map(({ node }) => node),
    critical: loaded.find(({ critical }) => critical)?.critical ?? null,
    head: mergeHeads(loaded.map(({ head }) => head)),
  };
}

interface LoadedBlock {
  readonly node: PageNode;
  readonly critical: AppError | null;
  readonly head: Partial<PageHead>;
}

async function loadBlock(
  node: PageNode,
  registry: ServerRegistry,
  context: LoadContext,
): Promise<LoadedBlock> {
  const block = registry[node.type];
  if (!block || node.error !== null) return { node, critical: null, head: {} };
  const [own, slots] = await Promise.all([
    runLoad(node, registry, context),
    loadSlots(node, registry, context),
  ]);
  if (own.error) {
    const critical = block.model.critical ? own.error : slots.critical;
    return { node: { ...node, error: own.error.code }, critical, head: {} };
  }
  const withData: PageNode = { ...node, data: own.data, slots: slots.slots };
  const head = own.data === null ? {} : headOf(withData, block, context);
  return { node: withData, critical: slots.critical, head: mergeHeads([slots.head, head]) };
}

/** Returns the page metadata of a block; empty when it throws. */
function headOf(node: PageNode, block: ServerBlock, context: LoadContext): Partial<PageHead> {
  try {
    return block.head?.(node.data as never, context) ?? {};
  } catch (error) {
    report('blockCrashed', error, placeOf(node));
    return {};
  }
}

const placeOf = ({ id, type }: PageNode) => ({ element: id, block: type });

async function loadSlots(node: PageNode, registry: ServerRegistry, context: LoadContext) {
  const names = Object.keys(node.slots);
  const loaded = await Promise.all(
    names.map((name) => loadBlocks(node.slots[name] ?? [], registry, context)),
  );
  return {
    slots: Object.fromEntries(names.map((name, i) => [name, loaded[i]?.nodes ?? []])),
    critical: loaded.find(({ critical }) => critical)?.critical ?? null,
    head: mergeHeads(loaded.map(({ head }) => head)),
  };
}

async function runLoad(
  node: PageNode,
  registry: ServerRegistry,
  context: LoadContext,
): Promise<{ data: unknown; error?: AppError }> {
  const load = registry[node.type]?.load;
  if (!load) return { data: null };
  try {
    const result = await load(context, node.options as never);
    return result.ok ? { data: result.value } : { data: null, error: result.error };
  } catch (error) {
    // When the shop is unavailable the whole page fails: otherwise it would seem complete but be empty.
    if (error instanceof Unavailable) throw error;
    report('blockCrashed', error, placeOf(node));
    return { data: null, error: { code: 'blockCrashed' } };
  }
}

function mergeHeads(heads: readonly Partial<PageHead>[]): Partial<PageHead> {
  const jsonLd = heads.flatMap((head) => head.jsonLd ?? []);
  return Object.assign({}, ...heads, jsonLd.length > 0 ? { jsonLd } : {});
}
