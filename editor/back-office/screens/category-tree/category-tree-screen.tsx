import messages from 'virtual:messages/editor/back-office/screens/category-tree';
import { useMemo } from 'react';
import { Link } from 'react-aria-components';
import { useT } from '../../../i18n/translate.tsx';
import { Empty, ErrorLine, Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OwnTexts } from '../../own-texts.tsx';
import { CategoryRows } from './category-rows.tsx';
import styles from './category-tree.module.css';
import { branchesOf } from './positions.ts';
import { useCategoryTree } from './use-category-tree.ts';

/** Categories as a tree that staff order. */
export function CategoryTreeScreen() {
  return (
    <OwnTexts name="categoryTree" messages={messages}>
      <CategoryTree />
    </OwnTexts>
  );
}

function CategoryTree() {
  const t = useT();
  const { data, refetch, move, error } = useCategoryTree();
  const nodes = data?.ok ? data.value : null;
  const branches = useMemo(() => branchesOf(nodes ?? []), [nodes]);
  return (
    <>
      <header className={styles.head}>
        <h1>{t('office.screen_category-tree')}</h1>
        <Link className={styles.list} href="/categories">
          <Icon name="list" />
          {t('categoryTree.list')}
        </Link>
      </header>
      <p className={styles.note}>{t('categoryTree.help')}</p>
      {error && <ErrorLine error={error} />}
      {data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {nodes?.length === 0 && <Empty text={t('office.none')} />}
      {nodes && nodes.length > 0 && (
        <CategoryRows
          nodes={nodes}
          branches={branches}
          onMove={(id, position) => move(id, position)}
        />
      )}
    </>
  );
}
