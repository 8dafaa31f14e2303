import { fold } from '#runtime/format/fold.ts';
import type { EditorIconName } from '../../../ui/icons/icon-names.ts';

export type PaletteGroup = 'actions' | 'views' | 'blocks' | 'insert' | 'pages';

/** An entry that can be found by its name. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  /** Second line: text of a block, address of a page. */
  readonly detail?: string | undefined;
  /** Additional search text. */
  readonly keywords?: string | undefined;
  readonly icon: EditorIconName;
  readonly keys?: string | undefined;
  /** Reason why the entry cannot be run now. */
  readonly reason?: string | undefined;
  readonly run: () => void;
}

export interface PaletteSection {
  readonly id: PaletteGroup;
  readonly entries: readonly PaletteEntry[];
}

/** Maximum number of entries shown per group. */
const most = 8;
const groups: readonly PaletteGroup[] = ['actions', 'views', 'blocks', 'insert', 'pages'];
/** Groups shown before anything is typed. */
const atFirst: readonly PaletteGroup[] = ['actions', 'views'];

/**
 * Returns entries that contain every typed term: those whose name starts with the search first, then those
 * that can be run.
 */
export function findEntries(entries: readonly PaletteEntry[], typed: string): PaletteSection[] {
  const search = fold(typed.trim());
  const keywords = search.split(/\s+/).filter(Boolean);
  const isFound = ({ group, label, detail = '', keywords: more = '', reason }: PaletteEntry) => {
    if (keywords.length === 0) return atFirst.includes(group) && reason === undefined;
    const text = fold(`${label} ${detail} ${more}`);
    return keywords.every((word) => text.includes(word));
  };
  const rank = ({ label, reason }: PaletteEntry) =>
    (search !== '' && fold(label).startsWith(search) ? 0 : 2) + (reason === undefined ? 0 : 1);
  return groups
    .map((id) => ({
      id,
      entries: entries
        .filter((entry) => entry.group === id && isFound(entry))
        .toSorted((a, b) => rank(a) - rank(b))
        .slice(0, keywords.length === 0 ? entries.length : most),
    }))
    .filter((section) => section.entries.length > 0);
}
