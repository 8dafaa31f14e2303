import type { Json } from '#schemas/document/element.ts';
import { valueAt } from '#schemas/editing/fields.ts';
import { shownLinkMeta } from '#schemas/editing/link-meta.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { defaultLanguage, languages } from '#schemas/languages.ts';
import { upToDate } from '../document/migrate-node.ts';
import { placementUpToDate } from '../document/migrate-placement.ts';
import { placedOptions, placementStyle } from '../document/placement.ts';
import type { CommandContext } from './command.ts';
import { type NodeInput, toInput } from './node-input.ts';

/**
 * Returns what a placement shows as an independent block, with its texts in all languages and its appearance.
 */
export function placedInput(
  context: CommandContext,
  stored: EditNode,
  shared: EditNode,
): NodeInput {
  const master = upToDate(shared, context.blocks);
  const placement = placementUpToDate(stored, context.blocks[shared.handler]);
  const options = placedOptions(placement, master, context.blocks, defaultLanguage);
  const texts = (of: keyof Pick<EditNode, 'translations' | 'sources'>) =>
    Object.fromEntries(
      languages.flatMap((language) => {
        const own = joined(placement, master, of, language);
        return Object.keys(own).length > 0 ? [[language, own]] : [];
      }),
    );
  return {
    ...toInput(context, master),
    options: options.ok ? options.value : master.options,
    translations: texts('translations'),
    sources: texts('sources') as EditNode['sources'],
    title: placement.title,
    ...placementStyle(placement, master),
    linkMeta: { ...master.linkMeta, ...shownLinkMeta(placement.linkMeta) },
  };
}

/** Own texts for overridden options, texts of the shared element for all others. */
function joined(
  placement: EditNode,
  master: EditNode,
  of: 'translations' | 'sources',
  language: (typeof languages)[number],
): Readonly<Record<string, Json>> {
  const isOwn = (path: string) => valueAt(placement.options, path) !== undefined;
  const shared = Object.entries(master[of][language] ?? {}).filter(([path]) => !isOwn(path));
  const own = Object.entries(placement[of][language] ?? {}).filter(([path]) => isOwn(path));
  return Object.fromEntries<Json>([...shared, ...own]);
}
