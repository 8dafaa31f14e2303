import { type KeyboardEvent, useState } from 'react';
import {
  Button as AriaButton,
  Collection,
  Tree,
  TreeItem,
  TreeItemContent,
} from 'react-aria-components';
import { holdsWords } from '#runtime/format/fold.ts';
import type { Category } from '#schemas/entities/category.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Empty, Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import panes from '../dialogs/panes.module.css';
import { SelectionBox } from '../dialogs/row-list.tsx';
import { SearchBox } from '../dialogs/search-box.tsx';
import { useLoad } from '../dialogs/use-load.ts';
import styles from './category-tree.module.css';
import type { EntityChoice } from './entity-list.tsx';
import { categoryEntity, keyOf } from './entity-sources.ts';

/** The category tree of the shop (MODAL-14). */
export function CategoryTree(props: EntityChoice) {
  const { label, chosen, multiple, isFull, onChoose, onDone } = props;
  const t = useT();
  const api = useEditorApi();
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string> | null>(null);
  const { found, retry } = useLoad('', () =>
    api.call('category.filter', { tree: true, limit: 500 }),
  );
  const tree = found.state === 'ready' ? found.value.records : [];
  const shown = query === '' ? tree : matching(tree, query);
  const all = flat(shown);
  const expanded = query === '' ? (opened ?? new Set(tree.map(keyOf))) : new Set(all.map(keyOf));
  /** Enter chooses, as in single-selection lists. */
  const onKey = (event: KeyboardEvent) => {
    const { key } = (event.target as HTMLElement).dataset;
    if (event.key !== 'Enter' || multiple || key === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onDone(key);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter on a row of the tree inside
    <div className={panes.panes} onKeyDownCapture={onKey}>
      <div className={panes.bar}>
        <SearchBox autoFocus delay={0} label={t('pickers.search.category')} onSearch={setQuery} />
      </div>
      {found.state === 'loading' && <Waiting />}
      {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
      {found.state === 'ready' && (
        <Tree
          escapeKeyBehavior="none"
          className={styles.tree}
          aria-label={label}
          items={shown}
          selectionMode={multiple ? 'multiple' : 'single'}
          selectionBehavior="toggle"
          selectedKeys={chosen}
          disabledKeys={isFull ? all.map(keyOf).filter((slug) => !chosen.includes(slug)) : []}
          disabledBehavior="selection"
          expandedKeys={expanded}
          onExpandedChange={(keys) => setOpened(new Set([...keys].map(String)))}
          onSelectionChange={(keys) =>
            keys !== 'all' &&
            onChoose(
              [...keys].map(String),
              all.map((category) => categoryEntity(category, t)),
            )
          }
          renderEmptyState={() => <Empty />}
        >
          {(category) => (
            <CategoryRow
              category={category}
              multiple={multiple}
              onDone={multiple ? null : onDone}
            />
          )}
        </Tree>
      )}
    </div>
  );
}

interface CategoryRowProps {
  readonly category: Category;
  readonly multiple: boolean;
  readonly onDone: ((slug: string) => void) | null;
}

function CategoryRow({ category, multiple, onDone }: CategoryRowProps) {
  const { name, totalProducts, children = [] } = category;
  const slug = keyOf(category);
  const t = useT();
  return (
    <TreeItem id={slug} textValue={name} className={styles.item}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded, level }) => (
          <div
            className={styles.row}
            style={{ paddingInlineStart: (level - 1) * 20 }}
            onDoubleClick={() => onDone?.(slug)}
          >
            {hasChildItems ? (
              <AriaButton slot="chevron" className={styles.chevron}>
                <Icon name={isExpanded ? 'chevron-down' : 'chevron-right'} />
              </AriaButton>
            ) : (
              <span className={styles.chevron} />
            )}
            {multiple && <SelectionBox />}
            <span className={styles.name}>{name}</span>
            <small>{t('pickers.products', { smart_count: totalProducts })}</small>
          </div>
        )}
      </TreeItemContent>
      <Collection items={children}>
        {(child) => <CategoryRow category={child} multiple={multiple} onDone={onDone} />}
      </Collection>
    </TreeItem>
  );
}

/** Returns the categories that match the search, with their ancestors. */
function matching(categories: readonly Category[], query: string): Category[] {
  return categories.flatMap((category) => {
    const children = matching(category.children ?? [], query);
    const isMatch = holdsWords(`${category.name} ${category.slug}`, query);
    return isMatch || children.length > 0 ? [{ ...category, children }] : [];
  });
}

const flat = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flat(category.children ?? [])]);
