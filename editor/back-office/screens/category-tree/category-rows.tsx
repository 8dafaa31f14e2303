import {
  Button,
  Collection,
  DropIndicator,
  type Key,
  Link,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components';
import type { CategoryNode } from '#schemas/api/category-tree.ts';
import { localize } from '#schemas/languages.ts';
import { useT } from '../../../i18n/translate.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { EditorIconName } from '../../../ui/icons/icon-names.ts';
import { useBackOffice } from '../../context.ts';
import styles from './category-tree.module.css';
import {
  type CategoryBranch,
  type Direction,
  directions,
  isInside,
  type Position,
  positionAt,
  positionBy,
} from './positions.ts';

interface CategoryRowsProps {
  readonly nodes: readonly CategoryNode[];
  readonly branches: readonly CategoryBranch[];
  readonly onMove: (id: number, position: Position) => Promise<void>;
}

/** Drag type that only this tree accepts. */
const dragType = 'application/x-izlog-category';

/** Indent of a level in px. */
const indent = 28;

/** Rows that are moved by pointer, by keyboard from their handle, or step by step by buttons. */
export function CategoryRows({ nodes, branches, onMove }: CategoryRowsProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const nameOf = (key: Key) => {
    const node = nodes.find(({ id }) => id === Number(key));
    return node ? localize(node.name, uiLanguage) : '';
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ [dragType]: String(key), 'text/plain': nameOf(key) })),
    acceptedDragTypes: [dragType],
    getDropOperation: (target) => (target.type === 'root' ? 'cancel' : 'move'),
    async onMove({ keys, target }) {
      const [id] = [...keys].map(Number);
      const position = positionAt(nodes, Number(target.key), target.dropPosition);
      if (id === undefined || !position || isInside(nodes, Number(target.key), id)) return;
      await onMove(id, position);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop} />,
  });
  const renderBranch = (branch: CategoryBranch) => (
    <TreeItem id={branch.id} textValue={localize(branch.name, uiLanguage)} className={styles.item}>
      <TreeItemContent>
        {({ level, isExpanded, hasChildItems }) => (
          <div className={styles.row} style={{ paddingInlineStart: 8 + (level - 1) * indent }}>
            <Button slot="drag" className={styles.handle}>
              <Icon name="grip-vertical" />
            </Button>
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron}>
                <Icon name={isExpanded ? 'chevron-down' : 'chevron-right'} />
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            <Link className={styles.name} href={`/categories/record/${branch.id}`}>
              {localize(branch.name, uiLanguage)}
            </Link>
            {branch.hidden && <span className={styles.mark}>{t('categoryTree.hidden')}</span>}
            <span className={styles.count}>
              {t('categoryTree.products', { smart_count: branch.products })}
            </span>
            <Steps nodes={nodes} id={branch.id} onMove={onMove} />
          </div>
        )}
      </TreeItemContent>
      <Collection items={branch.inside}>{renderBranch}</Collection>
    </TreeItem>
  );
  return (
    <Tree
      aria-label={t('office.screen_category-tree')}
      className={styles.tree}
      items={branches}
      defaultExpandedKeys={nodes.map(({ id }) => id)}
      dragAndDropHooks={dragAndDropHooks}
      dependencies={[nodes]}
    >
      {renderBranch}
    </Tree>
  );
}

const icons: Readonly<Record<Direction, EditorIconName>> = {
  up: 'arrow-up',
  down: 'arrow-down',
  in: 'corner-down-right',
  out: 'corner-left-up',
};

interface StepsProps extends Pick<CategoryRowsProps, 'nodes' | 'onMove'> {
  readonly id: number;
}

function Steps({ nodes, id, onMove }: StepsProps) {
  const t = useT();
  return (
    <span className={styles.steps}>
      {directions.map((direction) => {
        const position = positionBy(nodes, id, direction);
        return (
          <IconButton
            key={direction}
            icon={icons[direction]}
            label={t(`categoryTree.${direction}`)}
            isDisabled={!position}
            onPress={() => position && void onMove(id, position)}
          />
        );
      })}
    </span>
  );
}
