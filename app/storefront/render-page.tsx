import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Blocks, ViewsContext } from '#runtime/block/block.tsx';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import type { ServerRegistry } from '#runtime/block/types.ts';
import { addedOnPage } from '#runtime/page/added-on-page.ts';
import { markErrors } from '#runtime/page/find-errors.ts';
import type { Catalog } from '#runtime/page/messages.ts';
import { isHydrated, pageNodes } from '#runtime/page/node-types.ts';
import { Page } from '#runtime/page/page.tsx';
import type { PageNode, PagePayload } from '#runtime/page/payload.ts';
import { createServerViews } from '#runtime/page/views-on-server.tsx';
import { type Reporter, report } from '#runtime/report.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { createNoticesStore } from '#runtime/store/notices.ts';
import { createSessionStore } from '#runtime/store/session.ts';

export interface PageRenderer {
  /** Markup of the page, and the page as rendered: elements that crashed are marked as broken. */
  readonly render: (page: PagePayload) => { readonly html: string; readonly page: PagePayload };
  /** The page for a script: blocks without code come as markup. */
  readonly withMarkup: (page: PagePayload) => PagePayload;
}

export function createPageRenderer(
  registry: ServerRegistry,
  catalog: Catalog,
  onError: Reporter = report,
): PageRenderer {
  const views = createServerViews(registry);

  function renderTree(page: PagePayload, children: ReactNode, identifierPrefix = ''): string {
    const tree = (
      <ViewsContext value={views}>
        <RuntimeContext value={serverRuntime(page, catalog)}>{children}</RuntimeContext>
      </ViewsContext>
    );
    return renderToString(tree, { identifierPrefix });
  }

  function render(page: PagePayload) {
    try {
      return { html: renderTree(page, <Page page={page} />), page };
    } catch {
      // Each broken block is reported separately, where it is found.
      const marked = markErrors(
        page,
        (node) => renderTree(page, <Blocks nodes={[node]} />),
        onError,
      );
      return { html: renderTree(marked, <Page page={marked} />), page: marked };
    }
  }

  function withMarkup(page: PagePayload): PagePayload {
    const markup = (node: PageNode): PageNode => {
      if (node.hydrate !== 'none' || node.error !== null) return withSlots(node, markup);
      const html = innerMarkup(renderTree(page, <Blocks nodes={[node]} />, `${node.id}-`));
      return { ...node, html, options: {}, data: null, slots: {} };
    };
    return mapRegions(page, markup);
  }

  return { render, withMarkup: (page) => withMarkup(render(page).page) };
}

/** The data that the browser needs for a rendered page: nothing of blocks that ship no code. */
export function withoutStatic(page: PagePayload): PagePayload {
  const strip = (node: PageNode): PageNode =>
    node.hydrate === 'none'
      ? { ...node, options: {}, mobileOptions: {}, data: null, slots: {} }
      : withSlots(node, strip);
  const { added, ...rest } = mapRegions(page, strip);
  return { ...rest, ...addedOnPage(pageNodes(page), added, isHydrated) };
}

function mapRegions(page: PagePayload, map: (node: PageNode) => PageNode): PagePayload {
  return {
    ...page,
    header: page.header.map(map),
    content: page.content.map(map),
    footer: page.footer.map(map),
    overlays: page.overlays.map(map),
  };
}

function withSlots(node: PageNode, map: (node: PageNode) => PageNode): PageNode {
  const slots = Object.entries(node.slots).map(([name, nodes]) => [name, nodes.map(map)]);
  return { ...node, slots: Object.fromEntries(slots) };
}

/** A block is rendered with its frame, but React inserts only the content of the frame. */
function innerMarkup(html: string): string {
  return html.slice(html.indexOf('>') + 1, html.lastIndexOf('</'));
}

function serverRuntime(page: PagePayload, catalog: Catalog): Runtime {
  const never = () => {
    throw new Error('Views send and navigate in the browser only.');
  };
  return {
    page,
    t: catalog.translate(page.language),
    session: createSessionStore(page.session),
    notices: createNoticesStore(page.notices),
    forms: createFormsStore(page.submission),
    navigate: never,
    send: never,
    on: () => () => undefined,
    emit: () => undefined,
  };
}
