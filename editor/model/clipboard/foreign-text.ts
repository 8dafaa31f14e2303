import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { Json } from '#schemas/document/element.ts';
import type { NodeInput } from '../commands/node-input.ts';

/** Parses external HTML into the nodes of a rich text. */
export type ReadHtml = (html: string) => Promise<readonly Json[]>;

/** Type of the block that holds pasted text. */
const textBlock = 'rich-text';

/** Maximum number of paragraphs. */
const most = 500;

/** Returns a text block for plain text; null for empty text. */
export function blockOfText(plain: string, blocks: EditorBlocks): NodeInput | null {
  const paragraphs = plain
    .slice(0, 500_000)
    .split(/\n\s*\n|\r\n\s*\r\n/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  const content = paragraphs.slice(0, most).map((text) => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  }));
  return content.length > 0 ? blockOf(content, blocks) : null;
}

/** Returns a text block for HTML; null for plain text and empty HTML. */
export async function blockOfHtml(
  html: string,
  blocks: EditorBlocks,
  readHtml: ReadHtml,
): Promise<NodeInput | null> {
  if (!/<\w/.test(html)) return null;
  const content = await readHtml(html.slice(0, 2_000_000));
  return content.length > 0 ? blockOf(content.slice(0, most), blocks) : null;
}

function blockOf(content: readonly Json[], blocks: EditorBlocks): NodeInput | null {
  const block = blocks[textBlock];
  if (!block) return null;
  const options = { text: { type: 'doc', content } };
  return { handler: textBlock, version: block.model.version, options };
}
