import type { RowsPage } from '#schemas/api/collections.ts';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { useT } from '../../i18n/translate.tsx';
import { useCounts } from '../queries.ts';
import { useFormatCount } from '../use-format-count.ts';
import styles from './list.module.css';

interface ViewsProps {
  readonly collection: CollectionDescription;
  readonly view: string | null;
  readonly onChange: (view: string | null) => void;
}

/** The work lists of a collection, with their counts. */
export function Views({ collection: { name, views }, view, onChange }: ViewsProps) {
  const t = useT();
  const { data } = useCounts(name);
  const counts = new Map(data?.ok ? data.value.map((count) => [count.key, count]) : []);
  const tabs = [{ key: null, label: t('office.all') }, ...views];
  return (
    <nav className={styles.views} aria-label={t('office.views')}>
      {tabs.map(({ key, label }) => (
        <button
          key={key ?? ''}
          type="button"
          aria-current={view === key || undefined}
          onClick={() => onChange(key)}
        >
          {label}
          <Badge count={key === null ? undefined : counts.get(key)} />
        </button>
      ))}
    </nav>
  );
}

function Badge({ count }: { readonly count: RowsPage['count'] | undefined }) {
  const format = useFormatCount();
  if (!count || count.n === 0) return null;
  return <span className={styles.badge}>{`${format(count.n)}${count.capped ? '+' : ''}`}</span>;
}
