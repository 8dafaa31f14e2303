import {
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { fold } from '../../dialogs/fold.ts';
import { type NodeChange, placeOf } from '../../document/node-store.ts';
import { useEditor } from '../../start/editor-context.ts';
import { filterEntries } from './filter-entries.ts';
import { nodeWords } from './node-words.ts';
import {
  createTreeBuilder,
  keysAbove,
  regionKey,
  type TreeEntry,
  type TreeSource,
} from './tree-entries.ts';

/** Whether a change is seen in the tree itself; all else concerns single rows. */
export function isStructural({ before, after }: NodeChange): boolean {
  if (!before || !after) return before !== after;
  return (
    before.order !== after.order ||
    before.title !== after.title ||
    before.handler !== after.handler ||
    before.master !== after.master ||
    placeOf(before) !== placeOf(after)
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

/** Grows with each change that the tree shows. */
function useStructure({ editing }: TreeSource): number {
  const version = useRef(0);
  const subscribe = useCallback(
    (changed: () => void) => {
      return editing.nodes.subscribeAll((changes) => {
        if (!changes.some(isStructural)) return;
        version.current++;
        changed();
      });
    },
    [editing],
  );
  return useSyncExternalStore(subscribe, () => version.current);
}

const startOpen: ReadonlySet<string> = new Set([regionKey('content')]);

/** The rows to show, which are open, and how to open one. */
export function useTree(search: string) {
  const source = useTreeSource();
  const version = useStructure(source);
  const [open, setOpen] = useState(startOpen);
  const builder = useMemo(() => createTreeBuilder(source), [source]);
  const searcher = useMemo(() => createTreeBuilder(source), [source]);
  const words = useDeferredValue(fold(search.trim()));
  const all = useMemo(
    () => ({ version, entries: builder.build((key) => open.has(key)) }),
    [builder, open, version],
  );
  const found = useMemo(() => {
    if (words === '') return null;
    const { editing, language } = source;
    const matches = (entry: TreeEntry) => {
      const node = entry.kind === 'node' ? editing.nodes.get(entry.id ?? '') : undefined;
      return node !== undefined && fold(nodeWords(editing, node, language)).includes(words);
    };
    return {
      version,
      ...filterEntries(
        searcher.build(() => true),
        matches,
      ),
    };
  }, [searcher, source, words, version]);
  return {
    entries: found?.entries ?? all.entries,
    open: found?.open ?? open,
    isFiltered: found !== null,
    setOpen,
    /** Opens what a node stands in. */
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
