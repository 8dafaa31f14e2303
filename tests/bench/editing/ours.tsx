import '#runtime/ui/styles.ts';
import { startDrag } from '#editor/canvas/overlay/start-drag.ts';
import { duplicateNodes } from '#editor/model/commands/duplicate.ts';
import { moveNodes } from '#editor/model/commands/move.ts';
import { removeNodes } from '#editor/model/commands/remove.ts';
import { setField } from '#editor/model/commands/set-options.ts';
import { slotKeyOf } from '#editor/model/document/node-store.ts';
import { benchBlocks, benchNodes, type Shape } from './bench-blocks.tsx';
import { startBenchEditor } from './bench-page.ts';

const query = new URLSearchParams(location.search);
const count = Number(query.get('count'));
const { editing, ui } = await startBenchEditor(
  benchBlocks,
  benchNodes(count, query.get('shape') as Shape),
);

Object.assign(globalThis, {
  ready: true,
  editing,
  actions: {
    select(id: string) {
      editing.select([id]);
      ui.setState({ left: query.has('structure') ? 'structure' : null, right: 'inspector' });
    },
    type(id: string, text: string) {
      editing.run(
        setField,
        { id, layer: 'hr', path: 'text', value: text },
        { group: `text:${id}` },
      );
    },
    duplicate: (id: string) => editing.run(duplicateNodes, { ids: [id] }),
    remove: (id: string) => editing.run(removeNodes, { ids: [id] }),
    move(id: string) {
      const node = editing.nodes.get(id);
      if (!node) return;
      const slotKey = slotKeyOf(node);
      const index = editing.nodes.children(slotKey).indexOf(id);
      editing.run(moveNodes, { ids: [id], slotKey, index: Math.max(0, index - 1) });
    },
    undo: () => editing.undo(),
    /** Makes the next press drag the block. */
    drag(id: string) {
      const start = (event: PointerEvent) =>
        startDrag(editing, { kind: 'nodes', ids: [id] }, event);
      addEventListener('pointerdown', start, { once: true, capture: true });
    },
  },
});
