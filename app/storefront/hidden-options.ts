import type { AddedByType } from '#runtime/added/added-files.ts';
import type { HiddenOptions } from '#runtime/page/edit-payload.ts';
import type { PageNode, PagePayload } from '#runtime/page/payload.ts';
import type { Preparation } from '#runtime/page/prepare.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { onlyHidden, withHidden, withoutHidden } from '#schemas/editing/hidden.ts';
import type { PageRenderer } from './render-page.tsx';

export interface Rendering extends Preparation {
  readonly renderer: Pick<PageRenderer, 'render'>;
  /** Added blocks, which are not in the build. */
  readonly added?: AddedByType | undefined;
}

/**
 * Returns the options that these scopes may not see but that are rendered. A value that does not change the
 * markup stays on the server, even if a load uses it: its response is sent (`completed-elements.ts`).
 */
export function hiddenOptions(
  page: PagePayload,
  { registry, validators, renderer }: Rendering,
  scopes: readonly string[],
): HiddenOptions {
  const found: Record<string, HiddenOptions[string]> = {};
  const visit = (node: PageNode): void => {
    for (const child of Object.values(node.slots).flat()) visit(child);
    const rendered = node.error === null ? renderedHidden(node) : undefined;
    if (rendered) found[node.id] = rendered;
  };
  const renderedHidden = (node: PageNode) => {
    const schema = registry[node.type]?.model.schema;
    const paths = schema ? hiddenPaths(schema, node.options, scopes) : [];
    if (!schema || paths.length === 0) return undefined;
    const seen = structuredClone(withoutHidden(schema, node.options, scopes));
    // Fills in the same defaults that the editor has.
    if (!validators[node.type]?.(seen)) return onlyHidden(schema, node.options, scopes);
    const only = (preserved: ReadonlySet<string>) =>
      onlyHidden(schema, node.options, scopes, (path) => preserved.has(path));
    const whole = markup(node);
    const preserved = new Set(paths);
    for (const path of paths) {
      preserved.delete(path);
      const options = withHidden(schema, seen, only(preserved) ?? {}, scopes);
      if (markup({ ...node, options }) !== whole) preserved.add(path);
    }
    return only(preserved);
  };
  const markup = (node: PageNode) => {
    const content = [{ ...node, slots: {} }];
    return renderer.render({ ...page, header: [], content, footer: [], overlays: [] }).html;
  };
  for (const node of [...page.header, ...page.content, ...page.footer, ...page.overlays])
    visit(node);
  return found;
}

function hiddenPaths(schema: JsonObject, options: JsonObject, scopes: readonly string[]): string[] {
  const paths: string[] = [];
  onlyHidden(schema, options, scopes, (path) => paths.push(path) > 0);
  return paths;
}
