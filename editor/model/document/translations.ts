import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { isExampleText } from '#schemas/editing/example-texts.ts';
import { type Field, translatableFields } from '#schemas/editing/fields.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { isTranslated, type OpenOriginal, openOriginals } from '#schemas/editing/open-originals.ts';
import {
  mobileFields,
  type TranslationState,
  translationState,
} from '#schemas/editing/translation-state.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import { upToDate } from './migrate-node.ts';
import { isEmptyText, viewOptions } from './options.ts';

export interface TranslatedField {
  readonly path: string;
  readonly schema: JsonObject;
  readonly source: Json;
  /** Undefined if the translation is missing. */
  readonly translation: Json | undefined;
  readonly state: TranslationState;
  /** Whether the original is still an example text. */
  readonly isSourceExample: boolean;
}

/**
 * Returns every text of the node with the state of its translation. Texts that are empty in all languages
 * need none. For a placement: the texts that it overrides.
 */
export function translationsOf(
  stored: EditNode,
  blocks: EditorBlocks,
  language: Language,
): TranslatedField[] {
  if (language === defaultLanguage) return [];
  const node = upToDate(stored, blocks);
  const schema = blocks[node.handler]?.model.schema ?? {};
  return [...originalFields(node, blocks), ...mobileFields(node, schema, language)]
    .filter(({ path, value }) => !isEmptyText(value) || isTranslated(node, path))
    .map(({ path, schema, value: source }) => ({
      path,
      schema,
      source,
      translation: node.translations[language]?.[path],
      state: translationState(node, language, path, source),
      isSourceExample: isExampleText(node, defaultLanguage, path, source),
    }));
}

/** Returns texts of the default language that are still to be written. */
export function openOriginalsOf(stored: EditNode, blocks: EditorBlocks): OpenOriginal[] {
  const node = upToDate(stored, blocks);
  return openOriginals(node, originalFields(node, blocks));
}

function originalFields(node: EditNode, blocks: EditorBlocks): Field[] {
  const block = blocks[node.handler];
  const options =
    node.master === null ? viewOptions(node, blocks, defaultLanguage) : ok(node.options);
  return block && options.ok ? translatableFields(block.model.schema, options.value) : [];
}
