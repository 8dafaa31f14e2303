import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { overlay } from '#schemas/block/overlay.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { mobileOverrides } from '#schemas/editing/layer-options.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import { ok, type Result } from '#schemas/result.ts';
import { viewOptions } from '../../model/document/options.ts';
import { promptedOptions } from '../../model/document/placeholders.ts';
import { placedOptions } from '../../model/document/placement.ts';

/** One rendering of a node in the page. */
export interface Appearance {
  readonly node: EditNode;
  /** Placement of a shared element that renders it; null for none. */
  readonly placement: EditNode | null;
  /** Whether it is the version below 1380 px. */
  readonly isMobile: boolean;
}

/**
 * Returns options as the view receives them in the language of the page. Fields to fill in contain their
 * prompts.
 */
export function renderedOptions(
  appearance: Appearance,
  blocks: EditorBlocks,
  language: Language,
): Result<JsonObject> {
  const stored = storedOptions(appearance, blocks, language);
  if (!stored.ok) return stored;
  const shown = promptedOptions(appearance.node, stored.value, blocks, language);
  return shown === stored.value ? stored : ok(shown);
}

function storedOptions(
  { node, placement, isMobile }: Appearance,
  blocks: EditorBlocks,
  language: Language,
): Result<JsonObject> {
  const isPlacedRoot = placement !== null && placement.master === node.id;
  const full = isPlacedRoot
    ? placedOptions(placement, node, blocks, language)
    : viewOptions(node, blocks, language);
  if (!isMobile || !full.ok) return full;
  const mobile = overlay(
    mobileOverrides(node, language),
    isPlacedRoot ? mobileOverrides(placement, language) : {},
  );
  const options = structuredClone(overlay(full.value, mobile));
  return blocks[node.handler]?.validate(options) ? ok(options) : full;
}
