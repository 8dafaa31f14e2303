import { fold } from '#runtime/format/fold.ts';
import type { EditorIconName } from '../../ui/icons/icon-names.ts';

export type PaletteGroup = 'actions' | 'views' | 'blocks' | 'insert' | 'pages';

/** Something that can be asked for by its name. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  /** Second line: text of a block, address of a page. */
  readonly detail?: string | undefined;
  /** Other words it is found by. */
  readonly words?: string | undefined;
  readonly icon: EditorIconName;
  readonly keys?: string | undefined;
  /** Why it cannot be done now. */
  readonly reason?: string | undefined;
  readonly run: () => void;
}

export interface PaletteSection {
  readonly id: PaletteGroup;
  readonly entries: readonly PaletteEntry[];
}

/** Most entries of a group that are offered at once. */
const most = 8;
const groups: readonly PaletteGroup[] = ['actions', 'views', 'blocks', 'insert', 'pages'];
/** Offered before anything is typed. */
const atFirst: readonly PaletteGroup[] = ['actions', 'views'];

/** Entries that hold every word typed; those whose name starts with it first, then what can be done. */
export function findEntries(entries: readonly PaletteEntry[], typed: string): PaletteSection[] {
  const search = fold(typed.trim());
  const words = search.split(/\s+/).filter(Boolean);
  const isFound = ({ group, label, detail = '', words: more = '', reason }: PaletteEntry) => {
    if (words.length === 0) return atFirst.includes(group) && reason === undefined;
    const text = fold(`${label} ${detail} ${more}`);
    return words.every((word) => text.includes(word));
  };
  const rank = ({ label, reason }: PaletteEntry) =>
    (search !== '' && fold(label).startsWith(search) ? 0 : 2) + (reason === undefined ? 0 : 1);
  return groups
    .map((id) => ({
      id,
      entries: entries
        .filter((entry) => entry.group === id && isFound(entry))
        .toSorted((a, b) => rank(a) - rank(b))
        .slice(0, words.length === 0 ? entries.length : most),
    }))
    .filter((section) => section.entries.length > 0);
}
