import {
  type ComponentType,
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  Suspense,
  use,
} from 'react';
import type { PageNode } from '../page/payload.ts';
import { BlockBoundary } from './block-boundary.tsx';
import { frame, staticFrame } from './frame.tsx';
import type { AnyView } from './types.ts';

/**
 * Source of views. On the server every view is available. In the browser those of the page are fetched before
 * it hydrates, and `deferred` returns a view that loads later.
 */
export interface Views {
  readonly server: boolean;
  view(type: string): AnyView | undefined;
  deferred(node: PageNode): ComponentType<{ readonly node: PageNode; readonly slots: object }>;
  /**
   * Renders the notice that staff see in place of a broken block or in an empty slot; renders nothing for
   * shoppers.
   */
  readonly notice?: ((node: PageNode, slot?: string) => ReactNode) | undefined;
}

export const ViewsContext = createContext<Views | null>(null);

/** Renders elements in order. */
export function Blocks({ nodes }: { readonly nodes: readonly PageNode[] }) {
  const views = use(ViewsContext);
  if (!views) throw new Error('Blocks were drawn outside of a page.');
  return nodes.map((node) => renderBlock(node, views));
}

function renderBlock(node: PageNode, views: Views): ReactNode {
  if (node.error !== null) return <Fragment key={node.id}>{views.notice?.(node)}</Fragment>;
  if (!views.server && node.hydrate === 'none') {
    return <StaticBlock key={node.id} node={node} />;
  }
  if (node.hydrate === 'visible' || node.hydrate === 'idle') {
    return <DeferredBlock key={node.id} node={node} views={views} />;
  }
  const View = views.view(node.type);
  if (!View) return <Fragment key={node.id}>{views.notice?.(node)}</Fragment>;
  const rendered = frame(
    node,
    <View id={node.id} options={node.options} data={node.data} slots={renderSlots(node, views)} />,
  );
  // On the server an error ends the rendering of the whole page and is handled there: see
  // `page/find-errors.ts`. A boundary per block would slow down every page for a rare case.
  if (views.server) return rendered;
  return (
    <CaughtBlock key={node.id} node={node} views={views}>
      {rendered}
    </CaughtBlock>
  );
}

const noSlots: Record<string, ReactNode> = {};

function renderSlots(node: PageNode, views: Views): Record<string, ReactNode> {
  let slots = noSlots;
  for (const name in node.slots) {
    if (slots === noSlots) slots = {};
    const nodes = node.slots[name];
    if (!nodes) continue;
    const isEmpty = import.meta.env?.DEV && nodes.length === 0;
    slots[name] = isEmpty
      ? views.notice?.(node, name)
      : nodes.map((child) => renderBlock(child, views));
  }
  return slots;
}

/**
 * A block without code. The data of a full load omits its markup, which is already in the page. The markup is
 * read from there, so React knows what to replace and can render it again on back navigation.
 */
function StaticBlock({ node }: { readonly node: PageNode }) {
  node.html ??= document.querySelector(`[data-id="${CSS.escape(node.id)}"]`)?.innerHTML ?? '';
  return staticFrame(node, node.html);
}

/** When React has to render the page itself, the server's markup is shown until the code has loaded. */
function DeferredBlock({ node, views }: BlockProps) {
  return (
    <CaughtBlock node={node} views={views}>
      <Suspense fallback={<StaticBlock node={node} />}>
        {frame(
          node,
          createElement(views.deferred(node), { node, slots: renderSlots(node, views) }),
        )}
      </Suspense>
    </CaughtBlock>
  );
}

/** A block that crashes in the browser keeps its last markup; staff see a notice instead. */
function CaughtBlock({ node, views, children }: BlockProps & { readonly children: ReactNode }) {
  return (
    <BlockBoundary
      source={{ element: node.id, block: node.type }}
      fallback={views.notice?.({ ...node, error: 'blockCrashed' }) ?? <StaticBlock node={node} />}
    >
      {children}
    </BlockBoundary>
  );
}

interface BlockProps {
  readonly node: PageNode;
  readonly views: Views;
}
