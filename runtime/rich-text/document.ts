/** A node of ProseMirror JSON as stored: none of its fields can be trusted. */
export interface RichNode {
  readonly type: string;
  readonly text: string;
  readonly content: readonly RichNode[];
  readonly marks: readonly RichMark[];
  readonly attrs: Readonly<Record<string, unknown>>;
}

export interface RichMark {
  readonly type: string;
  readonly attrs: Readonly<Record<string, unknown>>;
}

/** Deeper nodes are dropped: no text is nested that deep, and rendering is recursive. */
export const maxDepth = 24;

/** Reads a stored node; invalid data becomes an empty node. */
export function readNode(value: unknown, depth = 0): RichNode {
  const stored = readObject(value);
  const content = depth < maxDepth && Array.isArray(stored.content) ? stored.content : [];
  return {
    type: readText(stored.type),
    text: readText(stored.text),
    content: content.map((child) => readNode(child, depth + 1)),
    marks: Array.isArray(stored.marks) ? stored.marks.map(readMark) : [],
    attrs: readObject(stored.attrs),
  };
}

function readMark(value: unknown): RichMark {
  const stored = readObject(value);
  return { type: readText(stored.type), attrs: readObject(stored.attrs) };
}

function readObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns an integer limited to the bounds, or the lower bound for other values. */
export function readInteger(value: unknown, least: number, most: number): number {
  return Number.isInteger(value) ? Math.min(Math.max(value as number, least), most) : least;
}

/** Returns the text of a node without formatting. */
export function plainText(node: RichNode): string {
  return node.text + node.content.map(plainText).join('');
}
