import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ViewsContext } from '../block/block.tsx';
import { RuntimeContext } from '../block/context.tsx';
import type { AnyView } from '../block/types.ts';
import type { PageNode } from '../page/payload.ts';
import type { BrowserRuntime } from './browser-runtime.ts';
import { fetchPage } from './fetch-page.ts';
import type { PageRouter } from './page-router.ts';
import { unreachable } from './unreachable.ts';
import type { BrowserViews } from './views.tsx';

interface Visit {
  readonly router: PageRouter;
  readonly runtime: BrowserRuntime;
  readonly views: BrowserViews;
}

let root: Root | undefined;
let times = 0;

/**
 * Opens a product in a dialog over the page to choose its options (PROD-06). `path` is the product's page:
 * the browser navigates there if the dialog cannot be rendered.
 */
export async function chooseProduct(path: string, { router, runtime, views }: Visit) {
  const from = location.href;
  const response = await fetchPage(new URL(path, from), new AbortController().signal);
  if (location.href !== from) return;
  if (!response) return runtime.notices.getState().add(unreachable());
  const page = 'page' in response ? response.page : null;
  const node = page && productOf(page.content);
  if (!page || !node) return router.navigate(path);
  await views.prepare({ ...page, header: [], footer: [], overlays: [], content: [node] });
  const View = views.view(node.type);
  if (!View) return router.navigate(path);
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  times += 1;
  root.render(
    <ViewsContext value={views}>
      <RuntimeContext value={runtime.forPage(page)}>
        <Place key={times} node={node} View={View} runtime={runtime} />
      </RuntimeContext>
    </ViewsContext>,
  );
}

interface PlaceProps {
  readonly node: PageNode;
  readonly View: AnyView;
  readonly runtime: BrowserRuntime;
}

/** Closes when the page below changes. */
function Place({ node, View, runtime }: PlaceProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [close] = useState(() => () => setIsOpen(false));
  useEffect(() => {
    const path = location.pathname;
    return runtime.on('page', () => {
      if (location.pathname !== path) close();
    });
  }, [runtime, close]);
  if (!isOpen) return null;
  return (
    <View
      id={`choice-${node.id}`}
      options={node.options}
      data={{ ...(node.data as object), onClose: close }}
      slots={{}}
    />
  );
}

function productOf(nodes: readonly PageNode[]): PageNode | undefined {
  for (const node of nodes) {
    if (node.type === 'product-detail') return node.error === null ? node : undefined;
    const inside = productOf(Object.values(node.slots).flat());
    if (inside) return inside;
  }
  return undefined;
}
