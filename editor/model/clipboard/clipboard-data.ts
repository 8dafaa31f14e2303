import type { Result } from '#schemas/result.ts';
import { type ClipboardBlock, clipboardAttribute, clipboardType, readBlocks } from './format.ts';

/** Clipboard contents by type. */
export interface ClipboardTexts {
  readonly blocks: string;
  readonly html: string;
  readonly plain: string;
}

/** Returns blocks in every type, so that any program can paste some of it. */
export function clipboardTexts(blocks: string, text: string): ClipboardTexts {
  const escaped = escapeAttribute(blocks);
  const html = `<div ${clipboardAttribute}="${escaped}">${escapeAttribute(text)}</div>`;
  return { blocks, html, plain: blocks };
}

const escapeAttribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Returns the blocks in the clipboard contents; null when there are none. */
export function blocksIn(texts: ClipboardTexts): Result<readonly ClipboardBlock[]> | null {
  return (
    readBlocks(texts.blocks) ?? readBlocks(blocksInHtml(texts.html)) ?? readBlocks(texts.plain)
  );
}

/** Programs wrap pasted HTML in markup of their own. */
function blocksInHtml(html: string): string {
  const [, escaped = ''] = new RegExp(`${clipboardAttribute}="([^"]*)"`).exec(html) ?? [];
  return escaped
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

export function readTransfer(data: DataTransfer): ClipboardTexts {
  return {
    blocks: data.getData(clipboardType),
    html: data.getData('text/html'),
    plain: data.getData('text/plain'),
  };
}

export function writeTransfer(data: DataTransfer, { blocks, html, plain }: ClipboardTexts): void {
  data.setData(clipboardType, blocks);
  data.setData('text/html', html);
  data.setData('text/plain', plain);
}

const webType = `web ${clipboardType}`;

/** Writes to the system clipboard. Browsers without support for custom types get only HTML and plain text. */
export async function writeSystem({ blocks, html, plain }: ClipboardTexts): Promise<void> {
  const common = {
    'text/html': asBlob(html, 'text/html'),
    'text/plain': asBlob(plain, 'text/plain'),
  };
  const own = { [webType]: asBlob(blocks, clipboardType) };
  try {
    await navigator.clipboard.write([new ClipboardItem({ ...common, ...own })]);
  } catch {
    await navigator.clipboard.write([new ClipboardItem(common)]);
  }
}

const asBlob = (text: string, type: string) => new Blob([text], { type });

/** Returns the contents of the system clipboard. Rejects when the browser denies access. */
export async function readSystem(): Promise<ClipboardTexts> {
  const items = await navigator.clipboard.read();
  const read = async (type: string) => {
    const item = items.find(({ types }) => types.includes(type));
    return item ? (await item.getType(type)).text() : '';
  };
  const [blocks, html, plain] = await Promise.all([
    read(webType),
    read('text/html'),
    read('text/plain'),
  ]);
  return { blocks, html, plain };
}
