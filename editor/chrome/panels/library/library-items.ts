import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { fold } from '#runtime/format/fold.ts';
import type { BlockCategory } from '#schemas/block/model.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import { startingPreset } from './preset-input.ts';

/** An item of the library: a block with the content of one preset. */
export interface LibraryItem {
  /** `<type>/<preset>`. */
  readonly id: string;
  readonly type: string;
  readonly preset: string;
  readonly name: string;
  readonly description: string;
  readonly category: BlockCategory;
  /** Search text, folded. */
  readonly keywords: string;
}

export const categories: readonly BlockCategory[] = [
  'layout',
  'content',
  'catalogue',
  'checkout',
  'account',
  'site',
];

/** Returns the starting preset of every block that the site offers, and all presets with a name of their own. */
export function libraryItems(blocks: EditorBlocks, language: Language): LibraryItem[] {
  return Object.entries(blocks).flatMap(([type, { labels, model, presets, isHidden }]) => {
    if (isHidden) return [];
    const { name, description, keywords = [] } = textsIn(labels, language);
    const first = startingPreset(presets);
    const itemOf = (preset: string, called: string): LibraryItem => ({
      id: `${type}/${preset}`,
      type,
      preset,
      name: called,
      description,
      category: model.category,
      keywords: fold([called, name, description, ...keywords, type].join(' ')),
    });
    const named = Object.keys(presets).flatMap((preset) => {
      if (preset === first) return [];
      const called = textsIn(labels, language).presets?.[preset];
      return called === undefined ? [] : itemOf(preset, called);
    });
    return first === undefined ? [] : [itemOf(first, name), ...named];
  });
}

/** Returns items that contain every search term. Items whose name starts with the search come first. */
export function searchItems(items: readonly LibraryItem[], search: string): LibraryItem[] {
  const keywords = fold(search.trim()).split(/\s+/).filter(Boolean);
  const found = items.filter((item) => keywords.every((word) => item.keywords.includes(word)));
  const start = keywords.join(' ');
  const rank = ({ name }: LibraryItem) => (start !== '' && fold(name).startsWith(start) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b));
}
