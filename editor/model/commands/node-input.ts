import type { ElementMeta, JsonObject } from '#schemas/document/element.ts';
import type { EditNode, NodeTranslations, TranslationSources } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import { withExampleMarks } from '../document/example-marks.ts';
import { keysBetween } from '../document/order.ts';
import type { CommandContext } from './command.ts';
import type { CheckContext } from './outcome.ts';

/** A block from outside (library, clipboard, revision). Its nodes get new ids. */
export interface NodeInput {
  readonly handler: string;
  /** The version of the block's model when absent. */
  readonly version?: number;
  readonly title?: string;
  readonly options?: JsonObject;
  readonly translations?: NodeTranslations;
  readonly sources?: TranslationSources;
  readonly meta?: ElementMeta;
  readonly mobileOptions?: JsonObject;
  readonly mobileMeta?: Partial<ElementMeta>;
  readonly linkMeta?: JsonObject;
  readonly master?: string | null;
  /** Whether its texts are examples that the editor must replace. */
  readonly isExample?: boolean;
  readonly parts?: Readonly<Record<string, readonly NodeInput[]>>;
}

type Target = Pick<EditNode, 'document' | 'parent' | 'slot' | 'order'>;

/** Creates nodes for a block and everything inside it, parents first. */
export function nodesFromInput(
  context: Pick<CommandContext, 'newId'> & Pick<CheckContext, 'blocks'>,
  input: NodeInput,
  target: Target,
  only?: Language,
): EditNode[] {
  const id = context.newId();
  const made: EditNode = {
    ...target,
    id,
    handler: input.handler,
    version: input.version ?? context.blocks[input.handler]?.model.version ?? 1,
    title: input.title ?? '',
    slug: null,
    options: input.options ?? {},
    translations: input.translations ?? {},
    sources: input.sources ?? {},
    meta: only ? { ...input.meta, languages: [only] } : (input.meta ?? {}),
    mobileOptions: input.mobileOptions ?? {},
    mobileMeta: input.mobileMeta ?? {},
    linkMeta: input.linkMeta ?? {},
    master: input.master ?? null,
    opened: [],
    locked: false,
    pending: {},
    revision: 0,
  };
  const node = input.isExample ? withExampleMarks(made, context.blocks) : made;
  const children = Object.entries(input.parts ?? {}).flatMap(([slot, parts]) => {
    const orders = keysBetween(null, null, parts.length);
    return parts.flatMap((part, index) => {
      const { document } = target;
      const slotTarget = { document, parent: id, slot, order: orders[index] ?? 'V' };
      return nodesFromInput(context, part, slotTarget);
    });
  });
  return [node, ...children];
}

/** Converts a node with everything below it back to input, for copies. */
export function toInput(context: CommandContext, node: EditNode): NodeInput {
  const { nodes } = context;
  const parts = nodes.slotKeys(node.id).map((slotKey) => {
    const children = nodes.children(slotKey).flatMap((id) => nodes.get(id) ?? []);
    return [
      slotKey.slice(slotKey.lastIndexOf('/') + 1),
      children.map((child) => toInput(context, child)),
    ];
  });
  const { handler, version, title, options, translations, sources, meta } = node;
  const { mobileOptions, mobileMeta, linkMeta, master } = node;
  const own = { handler, version, title, options, translations, sources, meta };
  return { ...own, mobileOptions, mobileMeta, linkMeta, master, parts: Object.fromEntries(parts) };
}
