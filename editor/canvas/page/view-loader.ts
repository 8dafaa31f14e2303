import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { loadLazyComponents } from '#runtime/block/lazy-component.tsx';
import type { AnyView } from '#runtime/block/types.ts';
import { report } from '#runtime/report.ts';
import { createListeners } from '../../model/document/listeners.ts';

/** Views of blocks, loaded when first needed and then available at once. */
export interface ViewLoader {
  readonly view: (type: string) => AnyView | undefined;
  readonly subscribe: (type: string, listener: () => void) => () => void;
  readonly load: (types: Iterable<string>) => Promise<void>;
}

export function createViewLoader(blocks: EditorBlocks): ViewLoader {
  const views = new Map<string, AnyView>();
  const pending = new Map<string, Promise<void>>();
  const listeners = createListeners();

  function load(type: string): Promise<void> {
    const known = pending.get(type);
    if (known) return known;
    const loading = fetchView(type).catch((error: unknown) => {
      pending.delete(type);
      report('blockCrashed', error);
    });
    pending.set(type, loading);
    return loading;
  }

  async function fetchView(type: string): Promise<void> {
    const module = await blocks[type]?.view();
    if (!module) return;
    await loadLazyComponents();
    views.set(type, module.View);
    listeners.notify(type);
  }

  return {
    view: (type) => views.get(type),
    subscribe(type, listener) {
      if (!views.has(type)) void load(type);
      return listeners.add(type, listener);
    },
    async load(types) {
      await Promise.all([...types].map(load));
    },
  };
}
