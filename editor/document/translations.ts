import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { translatableFields } from '#schemas/editing/fields.ts';
import { fingerprint } from '#schemas/editing/fingerprint.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import { upToDate } from './migrate-node.ts';
import { isEmptyText, viewOptions } from './options.ts';

export type TranslationState = 'ok' | 'stale' | 'missing';

export interface TranslatedField {
  readonly path: string;
  readonly schema: JsonObject;
  readonly source: Json;
  /** Undefined while it is missing. */
  readonly translation: Json | undefined;
  readonly state: TranslationState;
}

/**
 * Every text of the node with the state of its translation; empty texts need none. Of a placement those
 * that it has replaced.
 */
export function translationsOf(
  stored: EditNode,
  blocks: EditorBlocks,
  language: Language,
): TranslatedField[] {
  const block = blocks[stored.handler];
  if (!block || language === defaultLanguage) return [];
  const node = upToDate(stored, blocks);
  const options =
    node.master === null ? viewOptions(node, blocks, defaultLanguage) : ok(node.options);
  if (!options.ok) return [];
  return translatableFields(block.model.schema, options.value)
    .filter(({ value }) => !isEmptyText(value))
    .map(({ path, schema, value: source }) => {
      const translation = node.translations[language]?.[path];
      const print = node.sources[language]?.[path];
      return { path, schema, source, translation, state: stateOf(translation, print, source) };
    });
}

function stateOf(
  translation: Json | undefined,
  print: string | undefined,
  source: Json,
): TranslationState {
  if (translation === undefined) return 'missing';
  return print === undefined || print === fingerprint(source) ? 'ok' : 'stale';
}
