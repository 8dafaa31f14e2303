import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  Collection,
  type Key,
  ListLayout,
  Tree,
  TreeItem,
  TreeItemContent,
  Virtualizer,
} from 'react-aria-components';
import { SearchBox } from '../../dialogs/search-box.tsx';
import { useT } from '../../i18n/translate.tsx';
import { act, type BlockAction } from '../../overlay/action.ts';
import { moveDown, moveUp } from '../../overlay/move-actions.ts';
import { useActionPorts } from '../../overlay/use-action-ports.ts';
import { useSelection } from '../../shell/use-ui.ts';
import { useEditor } from '../../start/editor-context.ts';
import { type MenuAt, NodeMenu } from './node-menu.tsx';
import { useRename } from './rename-dialog.tsx';
import styles from './structure.module.css';
import type { TreeEntry } from './tree-entries.ts';
import { TreeRow } from './tree-row.tsx';
import { useTree } from './use-tree.ts';
import { useTreeDrag } from './use-tree-drag.tsx';

const moves: Readonly<Record<string, BlockAction>> = { ArrowUp: moveUp, ArrowDown: moveDown };

const rowHeight = 28;
const touchRowHeight = 44;

/** Everything on the screen as a tree: the same selection as on the page. */
export function StructurePanel() {
  const t = useT();
  const { editing } = useEditor();
  const [search, setSearch] = useState('');
  const { entries, open, setOpen, reveal, isFiltered } = useTree(search);
  const selected = useSelection(({ ids }) => ids);
  const pointer = useRef('mouse');
  const [menu, setMenu] = useState<MenuAt | null>(null);
  const { dragAndDropHooks, refusal } = useTreeDrag(entries, isFiltered);
  const rename = useRename();
  const actions = useActionPorts();

  const last = selected.at(-1);
  useEffect(() => {
    if (last !== undefined) reveal(last);
  }, [last, reveal]);

  const select = (keys: 'all' | Iterable<Key>) => {
    if (keys === 'all') return;
    const ids = [...new Set([...keys].map((key) => idOf(String(key))))].filter((id) =>
      editing.nodes.get(id),
    );
    const added = ids.filter((id) => !selected.includes(id));
    const wanted = pointer.current === 'touch' && added.length > 0 ? added : ids;
    editing.select(wanted);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const id = selected.at(-1);
    if (id === undefined || (event.target as HTMLElement).closest('input')) return;
    const move = event.ctrlKey && event.shiftKey ? moves[event.key] : undefined;
    if (move) {
      // The tree itself would extend the selection.
      event.preventDefault();
      event.stopPropagation();
      act(actions, move, selected);
      return;
    }
    if (event.key !== 'F2') return;
    event.preventDefault();
    event.stopPropagation();
    rename(id);
  };

  const renderEntry = (entry: TreeEntry) => (
    <TreeItem
      id={entry.key}
      textValue={entry.kind === 'region' ? t(`panels.region_${entry.name}`) : entry.name}
      hasChildItems={entry.hasChildren}
      className={styles.item}
    >
      <TreeItemContent>
        {({ isExpanded, hasChildItems, level, allowsDragging }) => (
          <TreeRow
            entry={entry}
            level={level}
            isExpanded={isExpanded}
            hasChildItems={hasChildItems}
            allowsDragging={allowsDragging}
            onMenu={(id, anchor) => setMenu({ id, anchor })}
          />
        )}
      </TreeItemContent>
      <Collection items={entry.children}>{renderEntry}</Collection>
    </TreeItem>
  );

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
        }}
        onKeyDownCapture={(event) => {
          pointer.current = 'keyboard';
          onKeyDown(event);
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
        <Virtualizer
          layout={ListLayout}
          layoutOptions={{ rowHeight: isTouch ? touchRowHeight : rowHeight }}
        >
          <Tree
            className={styles.tree}
            aria-label={t('shell.structure')}
            items={entries}
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
            {renderEntry}
          </Tree>
        </Virtualizer>
      </div>
      {refusal !== null && (
        <p className={styles.refusal}>{t(`fault.${refusal.code}`, refusal.params)}</p>
      )}
      {menu && <NodeMenu at={menu} onClose={() => setMenu(null)} onRename={rename} />}
    </div>
  );
}

/** Rows below the second and later placement of a shared element have `@<placement>` behind. */
function idOf(key: string): string {
  return key.startsWith('region:') || key.startsWith('slot:') ? '' : (key.split('@')[0] ?? '');
}
