import type { RowsPage } from '#schemas/api/collections.ts';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useFormatCount } from '../use-format-count.ts';
import styles from './bulk.module.css';
import { fieldsForMany } from './fields-for-many.ts';
import type { useSelection } from './use-selection.ts';
import type { Chosen, useWriteMany } from './use-write-many.ts';

/** Its form is loaded when it is first opened. */
const ChangeMany = lazyPart(async () => (await import('./change-many.tsx')).ChangeMany);

interface BulkBarProps {
  readonly collection: CollectionDescription;
  readonly page: RowsPage;
  readonly choice: ReturnType<typeof useSelection>;
  /** Filter of the list, used by the choice “all that match”. */
  readonly shown: NonNullable<Chosen['all']>;
  readonly onWrite: ReturnType<typeof useWriteMany>['write'];
}

/** Actions for the chosen records. */
export function BulkBar({ collection, page, choice, shown, onWrite }: BulkBarProps) {
  const t = useT();
  const dialogs = useDialogs();
  const format = useFormatCount();
  const { selection, selectAllMatching, clear } = choice;
  const { ids, isAllMatching } = selection;
  const { count } = page;
  if (ids.length === 0) return null;
  const chosen: Chosen = isAllMatching ? { all: shown } : { ids: [...ids] };
  const n = isAllMatching ? count.n : ids.length;
  const hasMore = ids.length === page.rows.length && (count.capped || count.n > ids.length);
  const chosenText =
    isAllMatching && count.capped
      ? t('office.chosenOver', { n: format(count.n) })
      : t('office.chosen', { smart_count: n });
  const changeFields = async () => {
    const values = await dialogs.open(ChangeMany, { collection, chosenText });
    if (!values) return;
    clear();
    await onWrite(chosen, values);
  };
  const remove = async () => {
    const isSure = await dialogs.confirm({
      title: t('office.removeManyTitle'),
      text: chosenText,
      action: t('office.remove'),
      danger: true,
    });
    if (!isSure) return;
    clear();
    await onWrite(chosen, null);
  };
  return (
    <section className={styles.bar} aria-label={t('office.chosenRecords')}>
      <p role="status">{chosenText}</p>
      {hasMore && !isAllMatching && (
        <Button tone="quiet" onPress={selectAllMatching}>
          {count.capped
            ? t('office.chooseAllOver', { n: format(count.n) })
            : t('office.chooseAll', { n: format(count.n) })}
        </Button>
      )}
      <span className={styles.gap} />
      {collection.mayChange && fieldsForMany(collection).length > 0 && (
        <Button icon="pencil" onPress={() => void changeFields()}>
          {t('office.changeFields')}
        </Button>
      )}
      {collection.mayRemove && (
        <Button icon="trash-2" onPress={() => void remove()}>
          {t('office.remove')}
        </Button>
      )}
      <Button icon="x" tone="quiet" onPress={clear}>
        {t('office.chooseNone')}
      </Button>
    </section>
  );
}
