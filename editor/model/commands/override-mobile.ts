import type { EditorBlock } from '#runtime/block/editor-registry.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { isMobilePath, languageOf, plainPath } from '#schemas/editing/layers.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { withMobileTexts } from '../document/mobile-texts.ts';
import { sparse } from '../document/options.ts';

/**
 * Returns the options that phones show at the placement as long as it has no values of its own for phones.
 */
type Under = (language: Language) => JsonObject;

/** Applies whole options for phones: values that differ become the placement's own below 1380 px. */
export function withMobileOverrides(
  placement: EditNode,
  block: EditorBlock,
  layer: OptionsLayer,
  options: JsonObject,
  under: Under,
): EditNode {
  const language = languageOf(layer);
  if (language !== defaultLanguage) {
    return withOwnLists(withMobileTexts(placement, block, language, options, under), options);
  }
  return { ...placement, mobileOptions: sparse(under(defaultLanguage), options) };
}

/** A text in a list needs a list of the placement's own: its path is resolved in that list. */
function withOwnLists(placement: EditNode, options: JsonObject): EditNode {
  const own = { ...placement.options, ...placement.mobileOptions };
  const lists = mobileKeys(placement, '/').filter((key) => !(key in own));
  const copies = lists.flatMap((key) => {
    const list = options[key];
    return list === undefined ? [] : [[key, list] as const];
  });
  const mobileOptions = { ...placement.mobileOptions, ...Object.fromEntries(copies) };
  return { ...placement, mobileOptions };
}

/** Returns the names of the options that a placement overrides for phones. */
export const ownMobileKeys = (placement: EditNode): string[] => [
  ...Object.keys(placement.mobileOptions),
  ...mobileKeys(placement, ''),
];

function mobileKeys({ translations }: EditNode, part: string): string[] {
  const paths = Object.values(translations).flatMap((texts) => Object.keys(texts));
  const own = paths.filter(isMobilePath).map(plainPath);
  return own.filter((path) => path.includes(part)).map((path) => path.split('/')[0] ?? '');
}
