import { Suspense } from 'react';
import { useT } from '../../i18n/translate.tsx';
import { Waiting } from '../../ui/dialogs/states.tsx';
import { Disclosure } from '../../ui/fields/disclosure.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';
import styles from './list.module.css';

/** Their controls are loaded when the filters are first opened. */
const FilterFields = lazyPart(async () => (await import('./filter-fields.tsx')).FilterFields);

/** The filters of a list, closed at first. */
export function Filters(props: FilterFieldsProps) {
  const { collection, where } = props;
  const t = useT();
  const count = Object.keys(where).length;
  if (!collection.fields.some(({ filter }) => filter !== null)) return null;
  return (
    <div className={styles.disclosure}>
      <Disclosure
        level={2}
        title={count > 0 ? t('office.filtersOn', { count }) : t('office.filters')}
      >
        <Suspense fallback={<Waiting />}>
          <FilterFields {...props} />
        </Suspense>
      </Disclosure>
    </div>
  );
}
