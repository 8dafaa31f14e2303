import { currentHandler } from '#schemas/block/former-handlers.ts';
import type { SectionStyles } from '#schemas/theme/theme-file.ts';
import { withSectionStyle } from '#schemas/theme/with-section-style.ts';
import type { PageDependencies } from './page-request.ts';
import type { PageNode } from './payload.ts';
import type { KnownBlocks } from './prepare.ts';

/** Gives nodes without a choice of their own the style that the theme sets for their kind. */
export function withSectionStyles(
  nodes: readonly PageNode[],
  { site, registry }: Pick<PageDependencies, 'site' | 'registry'>,
): readonly PageNode[] {
  return site.sections ? styledAll(nodes, currentSectionStyles(site.sections, registry)) : nodes;
}

/** Returns the styles by the current names of blocks: a theme may be older than a rename. */
export const currentSectionStyles = (
  styles: SectionStyles,
  blocks: KnownBlocks['registry'],
): SectionStyles =>
  Object.fromEntries(
    Object.entries(styles).map(([kind, style]) => [currentHandler(blocks, kind), style]),
  );

function styledAll(nodes: readonly PageNode[], styles: SectionStyles): PageNode[] {
  return nodes.map((node) => ({
    ...node,
    meta: withSectionStyle(node.meta, node.type, styles),
    slots: styledSlots(node.slots, styles),
  }));
}

const styledSlots = (slots: PageNode['slots'], styles: SectionStyles): PageNode['slots'] =>
  Object.fromEntries(
    Object.entries(slots).map(([name, children]) => [name, styledAll(children, styles)]),
  );
