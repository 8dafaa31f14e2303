import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { RowsPage } from '#schemas/api/collections.ts';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty, Failed, Waiting } from '../../ui/dialogs/states.tsx';
import spoken from '../../ui/spoken.module.css';
import { collectionIcon } from '../collection-link.ts';
import { useCollection } from '../context.ts';
import { useRows } from '../queries.ts';
import { useFormatCount } from '../use-format-count.ts';
import { useTitle } from '../use-title.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CellNotice } from './cell-notice.tsx';
import { isCellEditable } from './cell-text.ts';
import { EditToggle } from './edit-toggle.tsx';
import { Filters } from './filters.tsx';
import styles from './list.module.css';
import { rowsInput, shownOf } from './list-state.ts';
import { ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import { Search } from './search.tsx';
import { useCellEdit } from './use-cell-edit.ts';
import { useCreation } from './use-creation.ts';
import { useListPosition } from './use-list-position.ts';
import { useListState } from './use-list-state.ts';
import { useRowsInSteps } from './use-rows-in-steps.ts';
import { useSelection } from './use-selection.ts';
import { useWriteMany } from './use-write-many.ts';
import { Views } from './views.tsx';
import { WorkNotice } from './work-notice.tsx';

/** The list of a collection. A collection with a single record shows that record instead. */
export function ListPage() {
  const collection = useCollection();
  const { search } = useLocation();
  const { name, single } = collection;
  return single === undefined ? (
    <List key={name} collection={collection} shown={search} />
  ) : (
    <Navigate to={`/${name}/record/${single}`} replace />
  );
}

interface ListProps {
  readonly collection: CollectionDescription;
  /** Query of the address. When it changes, the selection of records is cleared. */
  readonly shown: string;
}

/** A list with search, filters, sort and paging. */
function List({ collection, shown }: ListProps) {
  const { state, change } = useListState();
  const { q, where, view, sort } = state;
  const { data, refetch, isPlaceholderData } = useRows(rowsInput(collection.name, state));
  const page = data?.ok ? data.value : null;
  const isWhole = view === null && q === '' && Object.keys(where).length === 0;
  const many = useWriteMany(collection.name);
  const cells = useCellEdit(collection.name);
  const [isEditing, setIsEditing] = useState(false);
  const choice = useSelection(
    shown,
    (page?.rows ?? []).map(({ id }) => id),
  );
  useTitle(collection.label);
  const creation = useCreation(collection);
  const isKnown = useListPosition(page !== null);
  const rows = useRowsInSteps(page?.rows ?? [], isKnown);
  return (
    <>
      <header className={styles.head}>
        <h1>{collection.label}</h1>
        {page && <Count count={page.count} />}
        {creation && (
          <ButtonLink tone="primary" icon="plus" href={creation.href}>
            {creation.short}
          </ButtonLink>
        )}
      </header>
      {collection.views.length > 0 && (
        <Views collection={collection} view={view} onChange={(next) => change({ view: next })} />
      )}
      <div className={styles.tools} hidden={isWhole && page?.rows.length === 0}>
        {collection.isSearchable && (
          <Search value={q} onChange={(typed) => change({ q: typed }, true)} />
        )}
        <Filters
          collection={collection}
          where={where}
          onChange={(next) => change({ where: next })}
        />
        <ListTools collection={collection} state={state} onChange={change}>
          {collection.fields.some((field) => isCellEditable(collection, field)) && (
            <EditToggle isSelected={isEditing} onChange={setIsEditing} />
          )}
        </ListTools>
      </div>
      {cells.last && <CellNotice edit={cells} />}
      {many.work && (
        <WorkNotice
          collection={collection}
          work={many.work}
          onUndo={() => many.work && void many.undo(many.work)}
          onClose={many.close}
        />
      )}
      {data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {page?.rows.length === 0 && <Nothing collection={collection} isFiltered={!isWhole} />}
      {page && page.rows.length > 0 && (
        <div aria-busy={isPlaceholderData} className={styles.rows}>
          <BulkBar
            collection={collection}
            page={page}
            choice={choice}
            shown={shownOf(state)}
            onWrite={many.write}
          />
          <ListTable
            collection={collection}
            columns={state.columns ?? collection.columns}
            rows={rows}
            sort={sort ?? collection.sort}
            onSort={(next) => change({ sort: next })}
            chosen={choice.selection.ids}
            onChoose={choice.select}
            onSave={isEditing ? cells.save : null}
          />
          <Pages page={page} onChange={change} />
        </div>
      )}
    </>
  );
}

interface NothingProps {
  readonly collection: CollectionDescription;
  readonly isFiltered: boolean;
}

/** Message of a list without rows. In an empty collection it has a link that creates the first record. */
function Nothing({ collection, isFiltered }: NothingProps) {
  const t = useT();
  const creation = useCreation(collection);
  if (isFiltered) return <Empty text={t('office.noneFound')} />;
  return (
    <div className={styles.nothing}>
      <Empty icon={collectionIcon(collection)} text={t('office.none')} />
      {creation && (
        <ButtonLink icon="plus" href={creation.href}>
          {creation.label}
        </ButtonLink>
      )}
    </div>
  );
}

function Count({ count: { n, capped } }: Pick<RowsPage, 'count'>) {
  const t = useT();
  const format = useFormatCount();
  return (
    <p className={styles.count} role="status">
      {/* The message of the empty list says the same to those who see it. */}
      <span className={n === 0 ? spoken.spoken : undefined}>
        {t(capped ? 'office.over' : 'office.records', { smart_count: n, count: format(n) })}
      </span>
    </p>
  );
}

interface PagesProps {
  readonly page: RowsPage;
  readonly onChange: (position: { after: string | null; before: string | null }) => void;
}

function Pages({ page: { next, previous }, onChange }: PagesProps) {
  const t = useT();
  if (next === null && previous === null) return null;
  return (
    <nav className={styles.pages} aria-label={t('office.pages')}>
      <Button
        icon="chevron-left"
        isDisabled={previous === null}
        onPress={() => onChange({ before: previous, after: null })}
      >
        {t('office.previous')}
      </Button>
      <Button
        icon="chevron-right"
        isDisabled={next === null}
        onPress={() => onChange({ after: next, before: null })}
      >
        {t('office.next')}
      </Button>
    </nav>
  );
}
