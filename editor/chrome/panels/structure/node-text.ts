import { translatableFields } from '#schemas/editing/fields.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import { blockName, nodeName } from '../../../canvas/node-names.ts';
import { plainText } from '../../../model/commands/replace-text.ts';
import type { Editing } from '../../../model/document/editing.ts';
import { formOptions } from '../../../model/document/options.ts';

/** Returns the first text of a node, in the language of the page; empty when it has none. */
export function excerpt(editing: Editing, node: EditNode, length: number): string {
  const owner = node.master === null ? node : editing.nodes.get(node.master);
  const schema = owner && editing.blocks[owner.handler]?.model.schema;
  if (!owner || !schema) return '';
  const options = formOptions(owner, editing.blocks, editing.language);
  for (const { value } of translatableFields(schema, options)) {
    const text = plainText(value).replace(/\s+/g, ' ').trim();
    if (text !== '') return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
  }
  return '';
}

/** Returns everything a node can be searched by: its name, its block's name and its texts. */
export function nodeText(editing: Editing, node: EditNode, language: Language): string {
  const { nodes, blocks } = editing;
  const schema = blocks[node.handler]?.model.schema;
  const texts =
    schema && node.master === null
      ? translatableFields(schema, formOptions(node, blocks, editing.language))
      : [];
  return [
    nodeName(nodes, blocks, node, language),
    blockName(blocks, node.handler, language),
    ...texts.map(({ value }) => plainText(value)),
  ].join(' ');
}
