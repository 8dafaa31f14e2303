import { currentHandler } from '#schemas/block/former-handlers.ts';
import type { SectionLooks } from '#schemas/theme/theme-file.ts';
import { withSectionLook } from '#schemas/theme/with-section-look.ts';
import type { PageDependencies } from './page-request.ts';
import type { PageNode } from './payload.ts';
import type { KnownBlocks } from './prepare.ts';

/** Gives nodes without a choice of their own the look that the theme sets for their kind. */
export function withSectionLooks(
  nodes: readonly PageNode[],
  { site, registry }: Pick<PageDependencies, 'site' | 'registry'>,
): readonly PageNode[] {
  return site.sections ? styledAll(nodes, currentLooks(site.sections, registry)) : nodes;
}

/** The looks by the current names of blocks: a theme may be older than a rename. */
export const currentLooks = (looks: SectionLooks, blocks: KnownBlocks['registry']): SectionLooks =>
  Object.fromEntries(
    Object.entries(looks).map(([kind, look]) => [currentHandler(blocks, kind), look]),
  );

function styledAll(nodes: readonly PageNode[], looks: SectionLooks): PageNode[] {
  return nodes.map((node) => ({
    ...node,
    meta: withSectionLook(node.meta, node.type, looks),
    slots: styledSlots(node.slots, looks),
  }));
}

const styledSlots = (slots: PageNode['slots'], looks: SectionLooks): PageNode['slots'] =>
  Object.fromEntries(
    Object.entries(slots).map(([name, children]) => [name, styledAll(children, looks)]),
  );
