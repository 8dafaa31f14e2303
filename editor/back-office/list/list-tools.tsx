import type { ReactNode } from 'react';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { useT } from '../../i18n/translate.tsx';
import { PlainButtonLink } from '../../ui/button-link.tsx';
import { useBackOffice } from '../context.ts';
import { ColumnsPicker } from './columns-picker.tsx';
import { type ListState, queryOf, shownOf, stateOf } from './list-state.ts';
import { SavedViews } from './saved-views.tsx';
import styles from './tools.module.css';

interface ListToolsProps {
  readonly collection: CollectionDescription;
  readonly state: ListState;
  readonly onChange: (next: Partial<ListState>) => void;
  /** Additional tools, rendered before the others. */
  readonly children: ReactNode;
}

/** Column picker, saved views and file downloads of a list. */
export function ListTools({ collection, state, onChange, children }: ListToolsProps) {
  const t = useT();
  const { base } = useBackOffice();
  const columns = state.columns ?? collection.columns;
  const shown = new URLSearchParams({
    ...shownOf(state),
    sort: state.sort ?? collection.sort,
    columns: columns.join(','),
  });
  return (
    <div className={styles.buttons}>
      {children}
      <ColumnsPicker
        collection={collection}
        columns={columns}
        onChange={(next) => onChange({ columns: next })}
      />
      <SavedViews
        name={collection.name}
        query={queryOf(state)}
        onOpen={(query) => onChange(stateOf(query))}
      />
      <span className={styles.files}>
        {(['csv', 'xlsx'] as const).map((kind) => (
          <PlainButtonLink
            key={kind}
            icon="download"
            href={`${base}/export/${collection.name}?${shown}&file=${kind}`}
            download
          >
            {t(`office.export_${kind}`)}
          </PlainButtonLink>
        ))}
      </span>
    </div>
  );
}
