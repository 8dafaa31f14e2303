import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { maxDepth, maxNodes } from '#schemas/editing/slots.ts';
import { languages } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { NodeInput } from '../commands/node-input.ts';
import { validMeta } from './valid-meta.ts';

/** Version of the clipboard format, not of any block. */
const formatVersion = 1;

/** Maximum number of characters that are read. */
export const maxClipboardLength = 5_000_000;

/** MIME type of blocks on the clipboard. */
export const clipboardType = 'application/x-izlog+json';

/** HTML attribute that carries the blocks through programs that support only HTML. */
export const clipboardAttribute = 'data-izlog';

export interface ClipboardBlock extends NodeInput {
  /** Copy of what a placement shows, for sites without its shared element. */
  readonly detached?: NodeInput;
}

/** Serializes blocks with everything in them, in all languages. */
export function writeBlocks(blocks: readonly ClipboardBlock[]): string {
  return JSON.stringify({ izlog: formatVersion, blocks });
}

/**
 * Parses blocks from text. Null: the text is not in this format. `clipboardInvalid`: it is broken or of a
 * later format version. `payloadTooLarge`, `documentTooLarge`: it exceeds the limits.
 */
export function readBlocks(text: string): Result<readonly ClipboardBlock[]> | null {
  if (!/^\s*\{\s*"izlog"\s*:/.test(text.slice(0, 200))) return null;
  if (text.length > maxClipboardLength) return fail('payloadTooLarge');
  const parsed = parse(text);
  if (!isObject(parsed) || parsed.izlog !== formatVersion) return fail('clipboardInvalid');
  const reader = { left: maxNodes };
  const blocks = readList(parsed.blocks, 0, reader);
  if (reader.left < 0) return fail('documentTooLarge', { params: { max: maxNodes } });
  return blocks && blocks.length > 0 ? ok(blocks) : fail('clipboardInvalid');
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

interface Reader {
  left: number;
}

/** Returns the blocks of a list; null when any item is not a block. */
function readList(value: Json | undefined, depth: number, reader: Reader): ClipboardBlock[] | null {
  if (!Array.isArray(value) || depth > maxDepth) return null;
  const list: ClipboardBlock[] = [];
  for (const each of value as readonly Json[]) {
    reader.left -= 1;
    if (reader.left < 0) return null;
    const block = readBlock(each, depth, reader);
    if (!block) return null;
    list.push(block);
  }
  return list;
}

function readBlock(value: Json, depth: number, reader: Reader): ClipboardBlock | null {
  if (!isObject(value)) return null;
  const { handler, version, title, master } = value;
  if (typeof handler !== 'string' || !/^[a-z0-9-]{1,100}$/.test(handler)) return null;
  if (!isVersion(version) || !isTextOrNothing(title) || !isTextOrNothing(master)) return null;
  const objects = readObjects(value);
  const parts = readParts(value.parts, depth, reader);
  const detached = value.detached === undefined ? [] : readList([value.detached], depth, reader);
  if (!objects || !parts || !detached) return null;
  return {
    handler,
    version,
    ...(typeof title === 'string' && { title: title.slice(0, 500) }),
    ...(typeof master === 'string' && { master }),
    ...objects,
    parts,
    ...(detached[0] && { detached: detached[0] }),
  };
}

const isVersion = (value: Json | undefined): value is number =>
  Number.isInteger(value) && Number(value) >= 1;

const isTextOrNothing = (value: Json | undefined) =>
  value === undefined || value === null || typeof value === 'string';

const objectKeys = ['options', 'meta', 'mobileOptions', 'mobileMeta', 'linkMeta'] as const;
const perLanguage = ['translations', 'sources'] as const;

function readObjects(value: JsonObject): Partial<NodeInput> | null {
  const read: Record<string, JsonObject> = {};
  for (const key of [...objectKeys, ...perLanguage]) {
    const each = value[key];
    if (each === undefined) continue;
    if (!isObject(each) || hasForeignKey(each)) return null;
    read[key] = each;
  }
  for (const key of perLanguage) {
    const texts = read[key];
    if (texts && !isPerLanguage(texts)) return null;
  }
  const mobileMeta = validMeta(read.mobileMeta);
  return { ...read, meta: validMeta(read.meta), mobileMeta };
}

/** Keys that could reach JavaScript's prototypes. */
const hasForeignKey = (value: JsonObject): boolean =>
  Object.keys(value).some((key) => key === '__proto__' || key === 'constructor');

const isPerLanguage = (value: JsonObject) =>
  Object.entries(value).every(
    ([language, texts]) => languages.some((each) => each === language) && isObject(texts),
  );

function readParts(value: Json | undefined, depth: number, reader: Reader) {
  if (value === undefined) return {};
  if (!isObject(value)) return null;
  const parts: Record<string, ClipboardBlock[]> = {};
  for (const [slot, children] of Object.entries(value)) {
    const list = /^[\w-]{1,60}$/.test(slot) ? readList(children, depth + 1, reader) : null;
    if (!list) return null;
    parts[slot] = list;
  }
  return parts;
}
