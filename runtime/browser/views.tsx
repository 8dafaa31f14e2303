import { type ComponentType, lazy } from 'react';
import type { Views } from '../block/block.tsx';
import { devNotice } from '../block/dev-notice.tsx';
import type { AnyView, BrowserBlock } from '../block/types.ts';
import type { PageNode, PagePayload } from '../page/payload.ts';

type DeferredView = ComponentType<{ readonly node: PageNode; readonly slots: object }>;

export interface BrowserViews extends Views {
  /** Fetches the views that the page renders immediately; with `whole` also their lazy parts. */
  readonly prepare: (payload: PagePayload, whole?: boolean) => Promise<void>;
}

/** Fetched on demand: few shops have added blocks, and few of their pages use them. */
const addedCode = () => import('./added-views.ts');

/** Creates the views. Blocks added to the built shop are put into `registry` when a page needs them. */
export function createBrowserViews(registry: Record<string, BrowserBlock>): BrowserViews {
  const loaded = new Map<string, AnyView>();
  const deferredViews = new Map<string, DeferredView>();

  async function load(type: string, whole?: boolean): Promise<void> {
    const view = loaded.has(type) ? null : await registry[type]?.();
    if (!view) return;
    if (whole) await view.complete?.();
    loaded.set(type, view.View);
  }

  return {
    server: false,
    notice: devNotice,
    view: (type) => loaded.get(type),
    deferred(node) {
      const known = deferredViews.get(node.id);
      if (known) return known;
      const made = deferView(node, async () => {
        await load(node.type);
        return loaded.get(node.type) ?? (() => null);
      });
      deferredViews.set(node.id, made);
      return made;
    },
    async prepare(payload, whole) {
      if (payload.added) await (await addedCode()).addViews(registry, payload.added);
      const nodes = [payload.header, payload.content, payload.footer, payload.overlays].flat();
      await Promise.all([...typesToLoad(nodes)].map((type) => load(type, whole)));
    },
  };
}

function typesToLoad(nodes: readonly PageNode[], types = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if (node.hydrate === 'load') types.add(node.type);
    typesToLoad(Object.values(node.slots).flat(), types);
  }
  return types;
}

/** React keeps the server's markup of the block until its code arrives. */
function deferView(node: PageNode, load: () => Promise<AnyView>): DeferredView {
  return lazy(async () => {
    await (node.hydrate === 'visible' ? untilVisible(node.id) : untilIdle());
    const View = await load();
    return {
      default: ({ node, slots }) => (
        <View id={node.id} options={node.options} data={node.data} slots={slots} />
      ),
    };
  });
}

async function untilVisible(id: string): Promise<void> {
  // When a block crashed, React replaces the whole page, so an element found earlier would never become
  // visible.
  await new Promise(requestAnimationFrame);
  const element = document.querySelector(`[data-id="${CSS.escape(id)}"]`);
  return new Promise((resolve) => {
    if (!element?.firstChild) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
  });
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 300);
  });
}
