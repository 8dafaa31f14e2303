import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  Collection,
  ListLayout,
  Tree,
  TreeItem,
  TreeItemContent,
  Virtualizer,
} from 'react-aria-components';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useRename } from '../../../canvas/overlay/rename-dialog.tsx';
import { useSelection } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import { SearchBox } from '../../dialogs/search-box.tsx';
import { type MenuAt, NodeMenu } from './node-menu.tsx';
import styles from './structure.module.css';
import type { TreeSource } from './tree-entries.ts';
import type { TreeEntry } from './tree-entry.ts';
import { TreeRow } from './tree-row.tsx';
import { type FoundRows, useEntries, useTree } from './use-tree.ts';
import { useTreeDrag } from './use-tree-drag.tsx';
import { useTreeKeys } from './use-tree-keys.ts';
import { rowAt, useTreeSelection } from './use-tree-selection.ts';

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
  const [menu, setMenu] = useState<MenuAt | null>(null);
  const { dragAndDropHooks, refusal } = useTreeDrag(rows, found !== null);
  const rename = useRename();
  const onKeyDown = useTreeKeys(rename);
  const selection = useTreeSelection(selected);

  const last = selected.at(-1);
  useEffect(() => {
    if (last !== undefined) reveal(last);
  }, [last, reveal]);

  const openMenuAt = (event: MouseEvent) => {
    const { row, id } = rowAt(event);
    if (!row || !editing.nodes.get(id)) return;
    event.preventDefault();
    if (!selected.includes(id)) editing.select([id]);
    setMenu({ id, anchor: row, x: event.clientX, y: event.clientY });
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
        onPointerDownCapture={selection.onPointerDown}
        onKeyDownCapture={(event) => {
          selection.onKeyDown(event);
          onKeyDown(event);
        }}
        onClickCapture={selection.onClick}
        onContextMenu={openMenuAt}
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
            onSelectionChange={selection.select}
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
