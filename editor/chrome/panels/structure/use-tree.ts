import {
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { fold } from '#runtime/format/fold.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { type NodeChange, slotKeyOf } from '../../../model/document/node-store.ts';
import { filterEntries } from './filter-entries.ts';
import { nodeText } from './node-text.ts';
import { createTreeBuilder, keysAbove, regionKey, type TreeSource } from './tree-entries.ts';
import type { TreeEntry } from './tree-entry.ts';

/** Whether a change affects the tree itself. Other changes only affect single rows. */
export function isStructural({ before, after }: NodeChange): boolean {
  if (!before || !after) return before !== after;
  return (
    before.order !== after.order ||
    before.title !== after.title ||
    before.handler !== after.handler ||
    before.master !== after.master ||
    slotKeyOf(before) !== slotKeyOf(after)
  );
}

function useTreeSource(): TreeSource {
  const { editing, payload } = useEditor();
  const { regions, content, uiLanguage: language } = payload;
  return useMemo(
    () => ({ editing, regions, content, language }),
    [editing, regions, content, language],
  );
}

/** Incremented with each change that the tree shows; does not subscribe while unused. */
function useStructure({ editing }: TreeSource, isRequested: boolean): number {
  const version = useRef(0);
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!isRequested) return () => undefined;
      return editing.nodes.subscribeAll((changes) => {
        if (!changes.some(isStructural)) return;
        version.current++;
        changed();
      });
    },
    [editing, isRequested],
  );
  return useSyncExternalStore(subscribe, () => version.current);
}

const startOpen: ReadonlySet<string> = new Set([regionKey('content')]);

/** Rows that a search found, with their ancestors. */
export interface FoundRows {
  readonly entries: readonly TreeEntry[];
  readonly open: ReadonlySet<string>;
}

/** Open rows, search results, and functions to open rows. */
export function useTree(search: string) {
  const source = useTreeSource();
  const [open, setOpen] = useState(startOpen);
  const found = useFound(source, search);
  return {
    source,
    open: found?.open ?? open,
    found,
    setOpen,
    /** Opens the ancestors of a node. */
    reveal: useCallback(
      (id: string) => {
        const above = keysAbove(source, id);
        setOpen((known) =>
          above.every((key) => known.has(key)) ? known : new Set([...known, ...above]),
        );
      },
      [source],
    ),
  };
}

function useFound(source: TreeSource, search: string): FoundRows | null {
  const query = useDeferredValue(fold(search.trim()));
  const version = useStructure(source, query !== '');
  const builder = useMemo(() => createTreeBuilder(source), [source]);
  const found = useMemo(() => {
    if (query === '') return null;
    const { editing, language } = source;
    const matches = (entry: TreeEntry) => {
      const node = entry.kind === 'node' ? editing.nodes.get(entry.id ?? '') : undefined;
      return node !== undefined && fold(nodeText(editing, node, language)).includes(query);
    };
    const all = builder.build(() => true);
    return { version, ...filterEntries(all, matches) };
  }, [builder, source, query, version]);
  return found;
}

/** Returns the rows of the tree, or the search results if there is a search. */
export function useEntries(
  source: TreeSource,
  open: ReadonlySet<string>,
  found: FoundRows | null,
): readonly TreeEntry[] {
  const version = useStructure(source, found === null);
  const builder = useMemo(() => createTreeBuilder(source), [source]);
  const all = useMemo(
    () => ({ version, entries: builder.build((key) => open.has(key)) }),
    [builder, open, version],
  );
  return found?.entries ?? all.entries;
}
