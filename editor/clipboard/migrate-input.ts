import type { EditorBlock, EditorBlocks } from '#runtime/block/editor-registry.ts';
import { loadOptions } from '#schemas/block/load-options.ts';
import { overlay } from '#schemas/block/overlay.ts';
import { translateOptions } from '#schemas/block/translations.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { sparse, withLayer } from '../document/options.ts';
import type { ClipboardBlock } from './format.ts';

/**
 * A block from outside, and all in it, brought to the versions of this site in every language. A block
 * that is unknown here, newer, or breaks its schema is refused with everything it came with.
 */
export function migrateInput(input: ClipboardBlock, blocks: EditorBlocks): Result<ClipboardBlock> {
  const block = blocks[input.handler];
  const params = { type: input.handler };
  if (!block) return fail('blockUnknown', { params });
  const own = isPlacement(input) ? ok(input) : migrateOwn(input, block);
  if (!own.ok) return own;
  const detached = input.detached ? migrateInput(input.detached, blocks) : null;
  if (detached && !detached.ok) return detached;
  const parts: Record<string, readonly ClipboardBlock[]> = {};
  for (const [slot, children] of Object.entries(input.parts ?? {})) {
    const migrated = migrateAll(children, blocks);
    if (!migrated.ok) return migrated;
    parts[slot] = migrated.value;
  }
  return ok({ ...own.value, parts, ...(detached && { detached: detached.value }) });
}

export function migrateAll(
  inputs: readonly ClipboardBlock[],
  blocks: EditorBlocks,
): Result<readonly ClipboardBlock[]> {
  const migrated: ClipboardBlock[] = [];
  for (const input of inputs) {
    const result = migrateInput(input, blocks);
    if (!result.ok) return result;
    migrated.push(result.value);
  }
  return ok(migrated);
}

const isPlacement = ({ master }: ClipboardBlock) => master !== null && master !== undefined;

function migrateOwn(input: ClipboardBlock, block: EditorBlock): Result<ClipboardBlock> {
  const { model } = block;
  const { version = model.version, options = {} } = input;
  const load = (stored: JsonObject) => {
    const loaded = attempt(() => loadOptions(model, { version, options: stored }, block.validate));
    return loaded.ok ? loaded : fail(loaded.fault.code, { params: { type: model.type } });
  };
  const original = load(options);
  if (!original.ok) return original;
  if (version === model.version) return ok({ ...input, version });
  let texts: Texts = { options: original.value, translations: {}, sources: {} };
  for (const language of languages) {
    const translated = input.translations?.[language];
    if (language === defaultLanguage || !translated) continue;
    const loaded = load(translateOptions(options, translated));
    if (loaded.ok) texts = withTexts(texts, block, language, loaded.value);
  }
  const mobile = load(overlay(options, input.mobileOptions ?? {}));
  return ok({
    ...input,
    version: model.version,
    ...texts,
    mobileOptions: mobile.ok ? sparse(original.value, mobile.value) : {},
  });
}

type Texts = Pick<EditNode, 'options' | 'translations' | 'sources'>;

function withTexts(
  { options, translations, sources }: Texts,
  block: EditorBlock,
  language: Language,
  loaded: JsonObject,
): Texts {
  const node = { options, translations, sources } as EditNode;
  const written = withLayer(node, block, language, loaded);
  return { options, translations: written.translations, sources: written.sources };
}

/** A migration may stumble over options that never were of its version. */
function attempt<T>(load: () => Result<T>): Result<T> {
  try {
    return load();
  } catch {
    return fail('blockOptionsInvalid');
  }
}
