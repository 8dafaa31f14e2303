import type { ElementMeta } from '#schemas/document/element.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { SectionStyle } from '#schemas/theme/theme-file.ts';
import type { NodeStore } from '../../../model/document/node-store.ts';

/** Style of a section; undefined means the block's own default. */
export type Appearance = {
  readonly [K in 'space' | 'width' | 'background' | 'style']: ElementMeta[K] | undefined;
};

export const appearanceOf = ({ space, width, background, style }: ElementMeta): Appearance => ({
  space,
  width,
  background,
  style,
});

/** Returns the appearance values that were chosen for an element. */
export const chosenAppearance = (meta: ElementMeta): SectionStyle =>
  Object.fromEntries(Object.entries(appearanceOf(meta)).filter(([, value]) => value !== undefined));

/** Returns the ids of the page's own elements of the same kind that may be changed. */
export function sameBlocks(
  nodes: Pick<NodeStore, 'ids' | 'get'>,
  { handler, document }: Pick<EditNode, 'handler' | 'document'>,
): string[] {
  return [...nodes.ids()].filter((id) => {
    const node = nodes.get(id);
    return node?.handler === handler && node.document === document && !node.locked;
  });
}
