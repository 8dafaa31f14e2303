import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  Collection,
  type Key,
  ListLayout,
  Tree,
  TreeItem,
  TreeItemContent,
  Virtualizer,
} from 'react-aria-components';
import { useEditor } from '../../../canvas/editor-context.ts';
import { act, type BlockAction } from '../../../canvas/overlay/action.ts';
import { selectSiblings } from '../../../canvas/overlay/block-actions.ts';
import { moveDown, moveUp } from '../../../canvas/overlay/move-actions.ts';
import { useRename } from '../../../canvas/overlay/rename-dialog.tsx';
import { useActionPorts } from '../../../canvas/overlay/use-action-ports.ts';
import { useSelection } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import { selectedRange } from '../../../model/document/selected-range.ts';
import { SearchBox } from '../../dialogs/search-box.tsx';
import { type MenuAt, NodeMenu } from './node-menu.tsx';
import styles from './structure.module.css';
import type { TreeEntry, TreeSource } from './tree-entries.ts';
import { TreeRow } from './tree-row.tsx';
import { type FoundRows, useEntries, useTree } from './use-tree.ts';
import { useTreeDrag } from './use-tree-drag.tsx';

const moves: Readonly<Record<string, BlockAction>> = { ArrowUp: moveUp, ArrowDown: moveDown };

const rowHeight = 28;
const touchRowHeight = 44;

/** The screen as a tree, with the same selection as on the page. */
export function StructurePanel() {
  const t = useT();
  const { editing } = useEditor();
  const [search, setSearch] = useState('');
  const { source, open, found, setOpen, reveal } = useTree(search);
  const [selected, showSelected] = useState<readonly string[]>(none);
  const rows = useRef<readonly TreeEntry[]>([]);
  const pointer = useRef('mouse');
  // The tree loses the anchor of a range, because its selection is set from outside each time.
  const isRange = useRef(false);
  const [menu, setMenu] = useState<MenuAt | null>(null);
  const { dragAndDropHooks, refusal } = useTreeDrag(rows, found !== null);
  const rename = useRename();
  const actions = useActionPorts();

  const last = selected.at(-1);
  useEffect(() => {
    if (last !== undefined) reveal(last);
  }, [last, reveal]);

  const select = (keys: 'all' | Iterable<Key>) => {
    if (keys === 'all') {
      selectSiblings.run(actions, editing.selection.getState().ids);
      return;
    }
    const ids = [...new Set([...keys].map((key) => idOf(String(key))))].filter((id) =>
      editing.nodes.get(id),
    );
    const before = editing.selection.getState().ids;
    const added = ids.filter((id) => !before.includes(id));
    const target = added.at(-1);
    if (isRange.current && target !== undefined) {
      editing.select(selectedRange(editing.nodes, before, target));
      return;
    }
    const wanted = pointer.current === 'touch' && added.length > 0 ? added : ids;
    editing.select(wanted);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { ids } = editing.selection.getState();
    const id = ids.at(-1);
    if (id === undefined || (event.target as HTMLElement).closest('input')) return;
    const move = event.ctrlKey && event.shiftKey ? moves[event.key] : undefined;
    if (move) {
      // The tree itself would extend the selection.
      event.preventDefault();
      event.stopPropagation();
      act(actions, move, ids);
      return;
    }
    if (event.key !== 'F2') return;
    event.preventDefault();
    event.stopPropagation();
    rename(id);
  };

  const [openMenu] = useState(() => (id: string, anchor: Element) => setMenu({ id, anchor }));
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return (
    <div className={styles.panel}>
      <div className={styles.search}>
        <SearchBox label={t('panels.searchTree')} delay={120} onSearch={setSearch} />
      </div>
      <div
        className={styles.trees}
        onPointerDownCapture={(event) => {
          pointer.current = event.pointerType;
          isRange.current = event.shiftKey;
        }}
        onKeyDownCapture={(event) => {
          pointer.current = 'keyboard';
          isRange.current = event.shiftKey;
          onKeyDown(event);
        }}
        onClickCapture={(event) => {
          const row = (event.target as Element).closest('[role=row]');
          const id = row && idOf(row.getAttribute('data-key') ?? '');
          // Also when the range shrinks back towards its start.
          if (event.shiftKey && id && selected.includes(id)) {
            editing.select(selectedRange(editing.nodes, selected, id));
          }
        }}
        onContextMenu={(event) => {
          const row = (event.target as Element).closest('[role=row]');
          const id = row && idOf(row.getAttribute('data-key') ?? '');
          if (!row || !id || !editing.nodes.get(id)) return;
          event.preventDefault();
          if (!selected.includes(id)) editing.select([id]);
          setMenu({ id, anchor: row, x: event.clientX, y: event.clientY });
        }}
      >
        <FollowSelection onChange={showSelected} />
        <Virtualizer
          layout={ListLayout}
          layoutOptions={{ rowHeight: isTouch ? touchRowHeight : rowHeight }}
        >
          <Tree
            className={styles.tree}
            aria-label={t('shell.structure')}
            selectionMode="multiple"
            selectionBehavior="replace"
            disabledBehavior="selection"
            selectedKeys={selected}
            onSelectionChange={select}
            expandedKeys={open}
            onExpandedChange={(keys) => setOpen(new Set([...keys].map(String)))}
            keyboardNavigationBehavior="tab"
            escapeKeyBehavior="none"
            dragAndDropHooks={dragAndDropHooks}
            renderEmptyState={() => <p className={styles.empty}>{t('ui.empty')}</p>}
          >
            <Rows source={source} open={open} found={found} rowsRef={rows} onMenu={openMenu} />
          </Tree>
        </Virtualizer>
      </div>
      {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
      {menu && <NodeMenu at={menu} onClose={() => setMenu(null)} onRename={rename} />}
    </div>
  );
}

const none: readonly string[] = [];

/**
 * Passes on the selection after the tree has received added and removed rows, so both render together: each
 * visible row costs as much to render as a block of the page.
 */
function FollowSelection({ onChange }: { readonly onChange: (ids: readonly string[]) => void }) {
  const ids = useSelection((selection) => selection.ids);
  useLayoutEffect(() => onChange(ids), [onChange, ids]);
  return null;
}

interface RowsProps {
  readonly source: TreeSource;
  readonly open: ReadonlySet<string>;
  readonly found: FoundRows | null;
  /** Receives the current rows of the tree. */
  readonly rowsRef: RefObject<readonly TreeEntry[]>;
  readonly onMenu: (id: string, anchor: Element) => void;
}

/** The tree's rows. An edit renders this component, not the whole panel. */
function Rows({ source, open, found, rowsRef, onMenu }: RowsProps) {
  const t = useT();
  const entries = useEntries(source, open, found);
  useLayoutEffect(() => {
    rowsRef.current = entries;
  }, [rowsRef, entries]);
  const renderEntry = (entry: TreeEntry) => (
    <TreeItem
      id={entry.key}
      textValue={entry.kind === 'region' ? t(`panels.region_${entry.name}`) : entry.name}
      hasChildItems={entry.hasChildren}
      className={styles.item}
    >
      <TreeItemContent>
        {(state) => <TreeRow {...state} entry={entry} onMenu={onMenu} />}
      </TreeItemContent>
      <Collection items={entry.children}>{renderEntry}</Collection>
    </TreeItem>
  );
  return <Collection items={entries}>{renderEntry}</Collection>;
}

/** Keys below the second and later placements of a shared element end with `@<placement>`. */
function idOf(key: string): string {
  return key.startsWith('region:') || key.startsWith('slot:') ? '' : (key.split('@')[0] ?? '');
}
