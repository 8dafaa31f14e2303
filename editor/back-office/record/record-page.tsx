import { Suspense, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { CollectionDescription, CollectionRow } from '#schemas/entities/collection.ts';
import { useT } from '../../i18n/translate.tsx';
import { Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useBackOffice, useCollection } from '../context.ts';
import { lastAddress, returning } from '../list/use-list-position.ts';
import { NoPage } from '../no-page.tsx';
import { useCacheRecord, useRecord } from '../queries.ts';
import { titleField, titleOf } from '../title-of.ts';
import { useTitle } from '../use-title.ts';
import { Value } from '../value.tsx';
import { History } from './history.tsx';
import styles from './record.module.css';
import { RecordForm } from './record-form.tsx';
import type { RecordPanelProps } from './record-panel-props.ts';
import { draftPanels, panelFields, recordPanels, wholePages } from './record-panels.ts';
import { RemoveButton } from './remove-button.tsx';
import { SectionLinks } from './section-links.tsx';

/** The page of a record; a collection whose records staff do not add has no page for a new one. */
export function RecordPage() {
  const { id } = useParams();
  const { mayCreate } = useCollection();
  return id === undefined && !mayCreate ? <NoPage /> : <KnownRecord />;
}

/** A stored record with its form, read-only values and history, or a new record. */
function KnownRecord() {
  const collection = useCollection();
  const { id } = useParams();
  const { uiLanguage } = useBackOffice();
  const t = useT();
  const { data, refetch } = useRecord(collection.name, id);
  const row = data?.ok ? data.value : null;
  const { formKey, onCreated } = useFormKey(collection.name, row);
  // The form keeps its input, so a new key is needed to show restored values.
  const [reverts, setReverts] = useState(0);
  const isSingle = collection.single !== undefined;
  const own = isSingle ? collection.label : row && titleOf(collection, row, uiLanguage);
  const title =
    own ?? (id === undefined ? t('office.newRecord', { one: collection.one }) : collection.one);
  useTitle(title);
  const named = titleField(collection);
  const [main, setMain] = useState<HTMLElement | null>(null);
  const isWhole = wholePages.has(collection.name);
  return (
    <div
      className={styles.page}
      data-wide={isWhole || Object.hasOwn(draftPanels, collection.name) || undefined}
    >
      {!isSingle && (
        <Link className={styles.back} to={lastAddress(`/${collection.name}`)} state={returning}>
          <Icon name="arrow-left" />
          {collection.label}
        </Link>
      )}
      <header className={styles.head}>
        <h1>
          {named?.cell === 'record' && row ? (
            <Value field={named} value={row.values[named.key]} />
          ) : (
            title
          )}
        </h1>
        {row && collection.mayRemove && <RemoveButton collection={collection} row={row} />}
      </header>
      {id !== undefined && data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {(row || id === undefined) && (
        <div className={styles.columns}>
          <div className={styles.main} ref={setMain}>
            {!isWhole && <SectionLinks main={main} />}
            {(row ? collection.mayChange : collection.mayCreate) && (
              <RecordForm
                key={`${formKey} ${reverts}`}
                collection={collection}
                row={row}
                onCreated={onCreated}
              />
            )}
            {row && <Panels collection={collection} row={row} />}
          </div>
          {row && (
            <div className={styles.aside}>
              {!isSingle && !isWhole && <Facts collection={collection} row={row} />}
              <History
                collection={collection}
                id={row.id}
                onReverted={() => setReverts((count) => count + 1)}
              />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** The form of a new record stays when the record is created, so that staff can type on. */
function useFormKey(name: string, row: CollectionRow | null) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const cacheRecord = useCacheRecord(name);
  const [created, setCreated] = useState<{ readonly id: string; readonly key: string } | null>(
    null,
  );
  const ownKey = row?.id ?? key;
  return {
    formKey: row && row.id === created?.id ? created.key : ownKey,
    onCreated(now: CollectionRow): void {
      cacheRecord(now);
      setCreated({ id: now.id, key });
      void navigate(`/${name}/record/${encodeURIComponent(now.id)}`, { replace: true });
    },
  };
}

function Panels({ collection, row }: RecordPanelProps) {
  return recordPanels[collection.name]?.map((Panel, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Suspense key={at} fallback={<Waiting />}>
      <Panel collection={collection} row={row} />
    </Suspense>
  ));
}

interface FactsProps {
  readonly collection: CollectionDescription;
  readonly row: CollectionRow;
}

/** Read-only values of the record. */
function Facts({ collection, row }: FactsProps) {
  const t = useT();
  const written = collection.mayChange ? collection.form.flatMap(({ fields }) => fields) : [];
  // The state of translations is shown in the form.
  const shown = [...written, ...(panelFields[collection.name] ?? []), 'translations'];
  const fields = collection.fields.filter(({ key }) => !shown.includes(key));
  if (fields.length === 0) return null;
  return (
    <section className={styles.card} aria-label={t('office.facts')}>
      <h2>{t('office.facts')}</h2>
      <dl className={styles.facts}>
        {fields.map((field) => (
          <div key={field.key}>
            <dt>{field.label}</dt>
            <dd>
              <Value field={field} value={row.values[field.key]} isLinked />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
