import type { EditPayload } from '#runtime/page/edit-payload.ts';
import type { Editing } from '../../model/document/editing.ts';
import { documentNodes } from '../../model/document/node-store.ts';
import type { Saving } from '../../session/saving/create-saving.ts';
import type { BlockDataStore } from './block-data.ts';
import { elementsOf } from './rendered-elements.ts';
import type { ResolverParts } from './resolver.ts';

interface MenuPorts extends Pick<ResolverParts, 'request'> {
  readonly editing: Editing;
  readonly data: Pick<BlockDataStore, 'set'>;
  readonly saving: Pick<Saving, 'state'>;
  readonly regions: Pick<EditPayload['regions'], 'header' | 'footer'>;
}

/** Header and footer show menus of the draft, so they render again once a changed menu is saved. */
export function followMenus({ editing, data, saving, regions, request }: MenuPorts): () => void {
  let isStale = false;
  let running = new AbortController();

  async function render(): Promise<void> {
    if (!isStale || saving.state.getState().status !== 'saved') return;
    isStale = false;
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const response = await request(
      [...regions.header, ...regions.footer]
        .flatMap((key) => documentNodes(editing.nodes, key))
        .filter(({ handler }) => editing.blocks[handler]?.loads)
        .flatMap(({ id }) => elementsOf(editing, id)),
      signal,
    );
    if (response.ok && !signal.aborted) data.set(response.value.data);
  }

  const stops = [
    editing.nodes.subscribeAll((changes) => {
      isStale ||= changes.some(({ before, after }) => (after ?? before)?.handler === 'navigation');
      // The save status becomes unsaved only after this listener.
      queueMicrotask(() => void render());
    }),
    saving.state.subscribe(() => void render()),
    () => running.abort(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
