import { keysBetween } from '#editor/model/document/order.ts';
import { editNode } from '#editor/testing/samples.ts';
import type { EditorBlock, EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { AnyView } from '#runtime/block/types.ts';
import type { Labels } from '#schemas/block/labels.ts';
import { type BlockModel, defineModel } from '#schemas/block/model.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { EditNode } from '#schemas/editing/node.ts';

/** Two plain blocks that the editor and the hand-written floor render the same way. */
const textModel = defineModel({
  type: 'bench-text',
  category: 'content',
  icon: 'text',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['text'],
    properties: {
      text: { type: 'string', maxLength: 200, translatable: true },
      note: { type: 'string', maxLength: 200, translatable: true, default: '' },
    },
  },
});

const boxModel = defineModel({
  type: 'bench-box',
  category: 'layout',
  icon: 'square',
  slots: { content: { max: 500 } },
  schema: { type: 'object', additionalProperties: false, properties: {} },
});

/** Number of times that a text block was rendered. */
const drawn = { count: 0 };
Object.assign(globalThis, { drawn });

function countDrawing(): void {
  drawn.count += 1;
}

export function BenchText({ text }: { readonly text: string }) {
  countDrawing();
  return (
    <section style={{ padding: 8, borderBottom: '1px solid #ccc' }}>
      <h2>{text}</h2>
      <p>Otisak u dvije boje, tiskan u Zadru na papiru od pamuka.</p>
    </section>
  );
}

const views: Record<string, AnyView> = {
  'bench-text': ({ options }) => <BenchText text={(options as { text: string }).text} />,
  'bench-box': ({ slots }) => <div>{(slots as { content: React.ReactNode }).content}</div>,
};

const labels: Labels = {
  hr: { name: 'Blok', description: 'Blok za mjerenje.' },
  en: { name: 'Block', description: 'A block to measure.' },
  de: { name: 'Block', description: 'Ein Block zum Messen.' },
};

/** Validates and fills in the default, like a compiled validator. */
function hasText({ type }: BlockModel, options: JsonObject): boolean {
  if (type === 'bench-box') return true;
  (options as Record<string, unknown>).note ??= '';
  return typeof options.text === 'string' && options.text.length <= 200;
}

function block(model: BlockModel): EditorBlock {
  return {
    model,
    labels,
    validate: (value) => isObject(value) && hasText(model, value),
    view: async () => ({ View: views[model.type] as AnyView }),
    loads: false,
    presets: {},
  };
}

export const benchBlocks: EditorBlocks = {
  'bench-text': block(textModel),
  'bench-box': block(boxModel),
};

export type Shape = 'flat' | 'nested';

/** Returns `count` nodes: all on one level, or in boxes of ten with at most ten levels. */
export function benchNodes(count: number, shape: Shape): EditNode[] {
  const orders = keysBetween(null, null, count);
  const text = (index: number, parent: string | null): EditNode =>
    editNode({
      id: `t${index}`,
      handler: 'bench-text',
      parent,
      order: orders[index] ?? 'V',
      options: { text: `Naslov broj ${index}`, note: '' },
    });
  if (shape === 'flat') return Array.from({ length: count }, (_, index) => text(index, null));
  const nodes: EditNode[] = [];
  let parent: string | null = null;
  for (let index = 0; index < count; index++) {
    if (index % 10 === 0) {
      const above: string | null = index % 100 === 0 ? null : parent;
      parent = `b${index}`;
      const order = orders[index] ?? 'V';
      nodes.push(editNode({ id: parent, handler: 'bench-box', parent: above, order }));
    } else nodes.push(text(index, parent));
  }
  return nodes;
}
