import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { valueAt } from '#schemas/editing/fields.ts';
import { mobileLayer, mobilePath } from '#schemas/editing/layers.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import { allows, scopeOf } from '#schemas/editing/rights.ts';
import type { Language } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { setField } from '../../model/commands/set-options.ts';
import type { Editing } from '../../model/document/editing.ts';
import type { FramedBlock } from './rendered-block.ts';

/** The node, layer and path that text typed in the page is written to. */
export interface TextTarget {
  readonly id: string;
  readonly layer: OptionsLayer;
  readonly path: string;
  /** Whether the text is also shown elsewhere on the site. */
  readonly isShared: boolean;
}

/**
 * A placement takes what its shared element has opened; everything else changes the shared element. Texts
 * that differ below 1380 px are changed only there.
 */
export function textTarget(
  editing: Editing,
  { node, placement, isMobile }: FramedBlock,
  { path, schema }: { readonly path: string; readonly schema: JsonObject },
): Result<TextTarget> {
  if (!allows(scopeOf(schema), 'change', editing.scopes)) return fail('fieldClosed');
  const [key = ''] = path.split('/');
  const isPlaced = placement?.master === node.id && node.opened.includes(key);
  const isOwn = (each: EditNode) => isMobile && isOwnOnPhones(each, editing.language, path);
  const isPlacedOwn = isPlaced && isOwn(placement);
  const isOverridden = isPlacedOwn || isOwn(node);
  const layer = isOverridden ? mobileLayer(editing.language) : editing.language;
  if (isPlacedOwn || (isPlaced && !isOverridden)) {
    return ok({ id: placement.id, layer, path, isShared: false });
  }
  return ok({ id: node.id, layer, path, isShared: node.document.startsWith('shared:') });
}

function isOwnOnPhones(node: EditNode, language: Language, path: string): boolean {
  const text = node.translations[language]?.[mobilePath(path)];
  return (text ?? valueAt(node.mobileOptions, path)) !== undefined;
}

/** Writes one change. Continuous typing is one step of the history, up to the end of a paragraph. */
export function writeText(editing: Editing, { id, layer, path }: TextTarget, value: Json) {
  const group = `text:${id}:${path}:${blocksOf(value)}`;
  return editing.run(setField, { id, layer, path, value }, { group });
}

/** Returns the block types of a rich text in order. */
function blocksOf(value: Json): string {
  const blocks = isObject(value) && Array.isArray(value.content) ? (value.content as Json[]) : [];
  return blocks.map((block) => isObject(block) && String(block.type)).join(' ');
}
