import type { Mark, Node } from '@tiptap/pm/model';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { StoredForms } from './read-stored.ts';
import { writeAttributes } from './stored-attributes.ts';

/** Converts an editor document to its stored form. Unedited nodes are written exactly as read. */
export function writeStored(doc: Node, forms: StoredForms): JsonObject {
  const known = forms.get(doc);
  if (known) return known;
  return {
    type: 'doc',
    content: isBlank(doc) ? [] : writeChildren(withoutCaretLine(doc, forms), forms),
  };
}

/**
 * The empty last paragraph for typing after a product, picture, table or list. Shoppers would see it as empty
 * space.
 */
export function endsWithCaretLine(doc: Node): boolean {
  const before = doc.maybeChild(doc.childCount - 2);
  return before?.isTextblock === false && isEmptyLine(doc.lastChild);
}

/** Keeps one that was stored before. */
function withoutCaretLine(doc: Node, forms: StoredForms): Node {
  const isOwn = endsWithCaretLine(doc) && doc.lastChild !== null && !forms.has(doc.lastChild);
  return isOwn ? doc.cut(0, doc.content.size - 2) : doc;
}

/** Whether the document is only the one empty paragraph that an editor always has. */
export function isBlank({ childCount, firstChild }: Node): boolean {
  return childCount === 1 && isEmptyLine(firstChild);
}

function isEmptyLine(node: Node | null): boolean {
  return node?.type.name === 'paragraph' && node.childCount === 0;
}

function writeChildren(parent: Node, forms: StoredForms): Json[] {
  return parent.children.map((child) => writeNode(child, forms));
}

function writeNode(node: Node, forms: StoredForms): Json {
  const known = forms.get(node);
  if (known) return known;
  const type = node.type.name;
  if (type === 'rawBlock' || type === 'rawInline') return node.attrs.json as Json;
  const attrs = writeAttributes(type, node.attrs);
  const written = {
    type,
    ...(attrs && { attrs }),
    ...(node.isText && { text: node.text ?? '' }),
    ...(node.marks.length > 0 && { marks: node.marks.map(writeMark) }),
  };
  if (node.isLeaf) return written;
  const content = writeChildren(node, forms);
  if (type === 'table') return { ...written, content: withRowHeads(content) };
  return content.length > 0 ? { ...written, content } : written;
}

function writeMark(mark: Mark): Json {
  if (mark.type.name === 'rawMark') return mark.attrs.json as Json;
  const attrs = writeAttributes(mark.type.name, mark.attrs);
  return { type: mark.type.name, ...(attrs && { attrs }) };
}

/** The first cell of every row except the first is a row header. */
function withRowHeads(rows: readonly Json[]): Json[] {
  return rows.map((row, index) => (index === 0 ? row : withRowHead(row as JsonObject)));
}

function withRowHead(row: JsonObject): JsonObject {
  const [first, ...others] = (row.content ?? []) as readonly JsonObject[];
  if (first?.type !== 'tableHeader' || !others.some(({ type }) => type !== 'tableHeader'))
    return row;
  const attrs = { scope: 'row', ...(first.attrs as JsonObject | undefined) };
  return { ...row, content: [{ ...first, attrs }, ...others] };
}
