import type { HiddenOptions } from '#runtime/page/edit-payload.ts';
import type { PageNode, PagePayload } from '#runtime/page/payload.ts';
import type { Preparation } from '#runtime/page/prepare.ts';
import { onlyHidden, withoutHidden } from '#schemas/editing/hidden.ts';
import type { PagePainter } from './draw-page.tsx';

export interface Drawing extends Preparation {
  readonly painter: Pick<PagePainter, 'draw'>;
}

/**
 * What these scopes may not see but see drawn. A value that changes nothing in the markup stays on
 * the server; one that a block's load may have used is taken to change it.
 */
export function hiddenOptions(
  page: PagePayload,
  { registry, validators, painter }: Drawing,
  scopes: readonly string[],
): HiddenOptions {
  const found: Record<string, HiddenOptions[string]> = {};
  const look = (node: PageNode): void => {
    for (const child of Object.values(node.slots).flat()) look(child);
    const block = registry[node.type];
    const hidden = block && onlyHidden(block.model.schema, node.options, scopes);
    if (!block || !hidden || node.fault !== null) return;
    if (block.load || isDrawn(node)) found[node.id] = hidden;
  };
  const isDrawn = (node: PageNode): boolean => {
    const schema = registry[node.type]?.model.schema ?? {};
    const seen = structuredClone(withoutHidden(schema, node.options, scopes));
    // Fills the defaults that the person edits with.
    if (!validators[node.type]?.(seen)) return true;
    return markup({ ...node, slots: {} }) !== markup({ ...node, slots: {}, options: seen });
  };
  const markup = (node: PageNode) =>
    painter.draw({ ...page, header: [], content: [node], footer: [], overlays: [] }).html;
  for (const node of [...page.header, ...page.content, ...page.footer, ...page.overlays])
    look(node);
  return found;
}
