import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { productKeyOf } from '#schemas/block/product-node.ts';
import { isObject, type Translations } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { widgetFields } from '#schemas/editing/fields.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { References } from '#schemas/entities/screen-document.ts';

/** Link targets whose addresses only the server knows. */
const serverTarget = /^(page|post):/;

interface NamingNode extends Pick<EditNode, 'handler' | 'options' | 'mobileOptions'> {
  /** Texts of the node in the language of the page. */
  readonly texts?: Translations | undefined;
}

/** Returns media, link targets and products in the options of a node that the page does not know. */
export function unknownNames(node: NamingNode, known: References, blocks: EditorBlocks): string[] {
  const schema = blocks[node.handler]?.model.schema;
  if (!schema) return [];
  const names = new Set([
    ...namesIn(schema, node.options),
    ...namesIn(schema, node.mobileOptions),
    ...Object.values(node.texts ?? {}).flatMap(namesInText),
  ]);
  return [...names].filter((name) => !(name in known.media) && !(name in known.links));
}

interface Named {
  readonly schema: JsonObject;
  readonly names: readonly string[];
}

const named = new WeakMap<JsonObject, Named>();

/**
 * Cached per options object, which is immutable: each keystroke looks up both the old and the new options.
 */
function namesIn(schema: JsonObject, options: JsonObject): readonly string[] {
  const known = named.get(options);
  if (known?.schema === schema) return known.names;
  const names = readNames(schema, options);
  named.set(options, { schema, names });
  return names;
}

function readNames(schema: JsonObject, options: JsonObject): string[] {
  const fields = widgetFields(schema, options, 'media', 'link', 'rich-text');
  return fields.flatMap(({ schema: { widget }, value }) => {
    if (widget === 'rich-text') return namesInText(value);
    const isName = widget === 'media' ? typeof value === 'string' : isTarget(value);
    return isName ? [value as string] : [];
  });
}

const isTarget = (value: Json | undefined): value is string =>
  typeof value === 'string' && serverTarget.test(value);

/** Links, pictures and products in a rich text are in attributes of its nodes and marks. */
function namesInText(value: Json | undefined): string[] {
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap(namesInText);
  if (!isObject(value)) return [];
  const { media, target } = isObject(value.attrs) ? value.attrs : {};
  const product = productKeyOf(value);
  return [
    ...(product === null ? [] : [product]),
    ...(typeof media === 'string' ? [media] : []),
    ...(isTarget(target) ? [target] : []),
    ...namesInText(value.content),
    ...namesInText(value.marks),
  ];
}
