import '#runtime/ui/styles.ts';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { keysBetween } from '#editor/model/document/order.ts';
import { editNode } from '#editor/testing/samples.ts';
import { startBenchEditor } from './bench-page.ts';

/**
 * The real editor with one of each block, or only those of `?only`, with the contents of their first
 * examples.
 */
const only = new URLSearchParams(location.search).get('only')?.split(',');
const blocks = Object.entries(editorBlocks).filter(([name]) => !only || only.includes(name));
const orders = keysBetween(null, null, blocks.length);
const nodes = await Promise.all(
  blocks.map(async ([handler, { model, presets }], index) => {
    const [preset] = Object.values(presets);
    const options = preset ? (await preset()).default.options : {};
    const order = orders[index] ?? 'V';
    return editNode({ id: `n${index}`, handler, version: model.version, order, options });
  }),
);
const { editing, ui } = await startBenchEditor(editorBlocks, nodes);
ui.setState({ left: null, right: 'inspector' });

Object.assign(globalThis, {
  ready: true,
  forms: nodes.map(({ id, handler }) => ({ id, handler })),
  select: (id: string) => editing.select([id]),
});
