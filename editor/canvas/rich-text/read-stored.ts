import { Fragment, type Mark, type Node, type NodeType, type Schema } from '@tiptap/pm/model';
import { maxDepth } from '#runtime/rich-text/document.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { readAttributes } from './stored-attributes.ts';

/** The stored form of each node. Nodes are immutable, so a node that still exists is unchanged. */
export type StoredForms = WeakMap<Node, JsonObject>;

interface Reader {
  readonly schema: Schema;
  readonly forms: StoredForms;
}

const noStructure: readonly string[] = ['doc', 'text', 'rawBlock', 'rawInline'];

/** Converts a stored document to an editor document. Unknown nodes are wrapped as a whole. */
export function readStored(
  schema: Schema,
  stored: JsonObject | undefined,
  forms: StoredForms,
): Node {
  const reader = { schema, forms };
  const type = schema.topNodeType;
  const doc = type.createAndFill(null, readChildren(reader, type, stored?.content, 1)) as Node;
  if (stored) forms.set(doc, stored);
  return doc;
}

/** Returns null for an unknown node, or if the content is not allowed in its type. */
function readNode(reader: Reader, stored: Json, depth: number): Node | null {
  if (!isObject(stored) || typeof stored.type !== 'string' || depth > maxDepth) return null;
  if (stored.type === 'text') return readWords(reader, stored);
  const type = noStructure.includes(stored.type) ? undefined : reader.schema.nodes[stored.type];
  if (!type || (type.isLeaf && stored.content !== undefined)) return null;
  const attributes = isObject(stored.attrs) ? stored.attrs : {};
  const held = readAttributes(stored.type, attributes);
  const marks = type.isInline ? readMarks(reader.schema, stored.marks) : [];
  const content = readChildren(reader, type, stored.content, depth + 1);
  const node = type.createAndFill(held, content, marks);
  if (node) reader.forms.set(node, stored);
  return node;
}

function readWords(reader: Reader, stored: JsonObject): Node | null {
  if (typeof stored.text !== 'string' || stored.text === '') return null;
  const node = reader.schema.text(stored.text, readMarks(reader.schema, stored.marks));
  reader.forms.set(node, stored);
  return node;
}

function readMarks(schema: Schema, stored: Json | undefined): readonly Mark[] {
  const list = Array.isArray(stored) ? (stored as readonly Json[]) : [];
  return list.reduce<readonly Mark[]>((set, each) => readMark(schema, each).addToSet(set), []);
}

function readMark(schema: Schema, stored: Json): Mark {
  const name = isObject(stored) && typeof stored.type === 'string' ? stored.type : '';
  const type = name === 'rawMark' ? undefined : schema.marks[name];
  if (!type || !isObject(stored)) return schema.mark('rawMark', { json: stored });
  return type.create(readAttributes(name, isObject(stored.attrs) ? stored.attrs : {}));
}

function readChildren(
  reader: Reader,
  parent: NodeType,
  stored: Json | undefined,
  depth: number,
): Fragment {
  const list = Array.isArray(stored) ? (stored as readonly Json[]) : [];
  const nodes = list.filter(isNode).map((child) => readChild(reader, parent, child, depth));
  return Fragment.from(parent.inlineContent ? nodes : gatherLines(reader, nodes));
}

function readChild(reader: Reader, parent: NodeType, stored: Json, depth: number): Node {
  const node = readNode(reader, stored, depth);
  if (node && (mayHold(parent, node.type) || (node.isInline && !parent.inlineContent))) return node;
  return reader.schema.node(parent.inlineContent ? 'rawInline' : 'rawBlock', { json: stored });
}

/** Whether a child of this type is allowed anywhere in such a parent. */
function mayHold(parent: NodeType, child: NodeType): boolean {
  const seen = new Set([parent.contentMatch]);
  for (const match of seen) {
    if (match.matchType(child)) return true;
    for (let edge = 0; edge < match.edgeCount; edge++) seen.add(match.edge(edge).next);
  }
  return false;
}

/** Text where blocks are expected becomes paragraphs. */
function gatherLines({ schema }: Reader, nodes: readonly Node[]): Node[] {
  const gathered: Node[] = [];
  let line: Node[] = [];
  const endLine = () => {
    if (line.length > 0) gathered.push(schema.node('paragraph', null, line));
    line = [];
  };
  for (const node of nodes) {
    if (node.isInline) line.push(node);
    else {
      endLine();
      gathered.push(node);
    }
  }
  endLine();
  return gathered;
}

/** Invisible content that cannot be stored again is dropped. */
const isNode = (stored: Json): boolean =>
  isObject(stored) && !(stored.type === 'text' && stored.text === '');
