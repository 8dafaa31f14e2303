import type { KnownBlocks } from '#runtime/block/editor-registry.ts';
import type { Json } from '#schemas/document/element.ts';
import { withExampleTexts } from '#schemas/editing/example-texts.ts';
import { translatableFields } from '#schemas/editing/fields.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import { isEmptyText, viewOptions } from './options.ts';

/** Marks all texts of a new node as examples, in every language. */
export function withExampleMarks(node: EditNode, blocks: KnownBlocks): EditNode {
  const linkMeta = languages.reduce(
    (marked, language) => withExampleTexts(marked, language, textsOf(node, blocks, language)),
    node.linkMeta,
  );
  return { ...node, linkMeta };
}

function textsOf(node: EditNode, blocks: KnownBlocks, language: Language) {
  if (language !== defaultLanguage) return node.translations[language] ?? {};
  const block = blocks[node.handler];
  const options = viewOptions(node, blocks, language);
  if (!block || !options.ok) return {};
  const fields = translatableFields(block.model.schema, options.value);
  return Object.fromEntries<Json>(
    fields.flatMap(({ path, value }) => (isEmptyText(value) ? [] : [[path, value]])),
  );
}
