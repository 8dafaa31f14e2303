import { setImmediate as nextTurn } from 'node:timers/promises';
import { partsOf, tailsOf } from './compounds.ts';
import { lettersOf } from './letters.ts';
import {
  createGroups,
  createLists,
  listAt,
  type NumberGroups,
  type NumberLists,
} from './number-lists.ts';
import type { LanguageRules } from './stems/language-rules.ts';
import { textWords } from './text-words.ts';

/** The searched texts of one item; an item may have several rows. */
export interface TextRow {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  /** Names of the item’s categories, brand and attribute values. */
  readonly kinds?: string;
}

/**
 * Fields in which a word occurs: the title, the excerpt, only the text, or only the names of categories,
 * brand and attribute values.
 */
export const fields = { title: 2, excerpt: 1, body: 0, kinds: 3 } as const;

/**
 * The words of some items, sorted, with the items that each occurs in. Only words as they are written have
 * items; stems, tails and parts lead to words.
 */
export interface Segment {
  readonly ids: Int32Array;
  /** Number of words in the title, by position. */
  readonly titleWords: Uint8Array;
  readonly words: readonly string[];
  /** Items of each word: position × 4 + field. */
  readonly items: NumberLists;
  readonly isInTitle: Uint8Array;
  readonly letters: Uint32Array;
  readonly byStem: NumberGroups;
  readonly stemLetters: Uint32Array;
  readonly byTail: NumberGroups;
  readonly byPart: NumberGroups;
  /** Positions of items that have a newer version in another segment. */
  readonly replaced: ReadonlySet<number>;
  readonly hasKinds: boolean;
}

export interface Draft {
  readonly positions: Map<number, number>;
  readonly titleWords: number[];
  /** Spellings and items by folded word. */
  readonly words: Map<string, { readonly written: string; readonly items: number[] }>;
  hasKinds: boolean;
}

export const createDraft = (): Draft => ({
  positions: new Map(),
  titleWords: [],
  words: new Map(),
  hasKinds: false,
});

/** Adds one row to the draft of a segment. */
export function addRow(draft: Draft, row: TextRow): void {
  const known = draft.positions.get(row.id);
  const position = known ?? draft.positions.size;
  if (known === undefined) draft.positions.set(row.id, position);
  const inTitle = addField(draft, position, row.title, fields.title);
  if (known === undefined) draft.titleWords.push(Math.min(255, inTitle));
  addField(draft, position, row.excerpt, fields.excerpt);
  addField(draft, position, row.body, fields.body);
  const kinds = addField(draft, position, row.kinds ?? '', fields.kinds);
  draft.hasKinds ||= kinds > 0;
}

function addField({ words }: Draft, position: number, text: string, field: number): number {
  const found = textWords(text);
  for (const { written, folded } of found) {
    const word = words.get(folded) ?? { written, items: [] };
    if (word.items.length === 0) words.set(folded, word);
    const last = word.items.at(-1);
    // Rows of one item may not be adjacent, so a word can have an item twice; scores take the better one.
    const isKnown = last !== undefined && last >>> 2 === position;
    if (!isKnown) word.items.push(position * 4 + field);
    else word.items[word.items.length - 1] = position * 4 + better(last & 3, field);
  }
  return found.length;
}

const better = (known: number, field: number) => {
  if (known === fields.kinds) return field;
  return field === fields.kinds ? known : Math.max(known, field);
};

/** Number of words after which other requests may run. */
const wordsAtOnce = 500;

export async function createSegment(draft: Draft, rules: LanguageRules): Promise<Segment> {
  const words = [...draft.words.keys()].sort();
  const drafted = words.map((word) => draft.words.get(word));
  const items = drafted.map((word) => word?.items ?? []);
  const isInTitle = Uint8Array.from(items, (own) => Number(own.some(isTitle)));
  const written = drafted.map((word) => word?.written ?? '');
  const byStem = await grouped(written, rules.stems);
  const isKnown = (stem: string) => byStem.positions.has(stem);
  return {
    ids: Int32Array.from(draft.positions.keys()),
    titleWords: Uint8Array.from(draft.titleWords),
    words,
    items: createLists(items),
    isInTitle,
    letters: Uint32Array.from(words, lettersOf),
    byStem,
    stemLetters: Uint32Array.from(byStem.positions.keys(), lettersOf),
    byTail: await compounds(rules, written, (word, at) =>
      isInTitle[at] ? tailsOf(word, rules.stems) : [],
    ),
    byPart: await compounds(rules, written, (word) => partsOf(word, rules.stems, isKnown)),
    replaced: new Set(),
    hasKinds: draft.hasKinds,
  };
}

const isTitle = (item: number) => (item & 3) === fields.title;

type Keys = (word: string, at: number) => readonly string[];

const compounds = ({ splits }: LanguageRules, words: readonly string[], keys: Keys) =>
  splits ? grouped(words, keys) : createGroups(new Map());

async function grouped(words: readonly string[], keys: Keys): Promise<NumberGroups> {
  const groups = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    if (at % wordsAtOnce === wordsAtOnce - 1) await nextTurn();
    for (const key of new Set(keys(word, at))) {
      const group = groups.get(key);
      if (group) group.push(at);
      else groups.set(key, [at]);
    }
  }
  return createGroups(groups);
}

/** Returns the segment without these items. */
export function withoutItems(segment: Segment, ids: ReadonlySet<number>): Segment {
  const positions = [...segment.ids.keys()].filter((at) => ids.has(segment.ids[at] as number));
  return { ...segment, replaced: new Set(positions) };
}

/** Whether an item that still counts has the word. */
export function isUsed({ items, replaced }: Segment, word: number): boolean {
  if (replaced.size === 0) return true;
  return listAt(items, word).some((item) => !replaced.has(item >>> 2));
}

/** Whether the title of an item that still counts has the word. */
export function isInTitles(segment: Segment, word: number): boolean {
  const { items, replaced, isInTitle } = segment;
  if (!isInTitle[word] || replaced.size === 0) return isInTitle[word] === 1;
  return listAt(items, word).some((item) => isTitle(item) && !replaced.has(item >>> 2));
}
