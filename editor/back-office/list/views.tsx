import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { useScreenSize } from '../../canvas/use-screen-size.ts';
import { useT } from '../../i18n/translate.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useCounts } from '../queries.ts';
import { useFormatCount } from '../use-format-count.ts';
import styles from './list.module.css';

interface ViewsProps {
  readonly collection: CollectionDescription;
  readonly view: string | null;
  readonly onChange: (view: string | null) => void;
}

/** The work lists of a collection, with their counts: tabs, or a select where many tabs would take several lines. */
export function Views({ collection: { name, views }, view, onChange }: ViewsProps) {
  const t = useT();
  const { data } = useCounts(name);
  const format = useFormatCount();
  const isNarrow = useScreenSize() === 'narrow';
  const counts = new Map(data?.ok ? data.value.map((count) => [count.key, count]) : []);
  const countOf = (key: string | null) => {
    const { n = 0, capped = false } = counts.get(key ?? '') ?? {};
    return n === 0 ? '' : `${format(n)}${capped ? '+' : ''}`;
  };
  const lists = [{ key: null, label: t('office.all') }, ...views].map(({ key, label }) => ({
    key,
    label,
    count: countOf(key),
  }));
  if (isNarrow && lists.length > mostTabs) return <ViewSelect {...{ lists, view, onChange }} />;
  return (
    <nav className={styles.views} aria-label={t('office.views')}>
      {lists.map(({ key, label, count }) => (
        <button
          key={key ?? ''}
          type="button"
          aria-current={view === key || undefined}
          onClick={() => onChange(key)}
        >
          {label}
          {count && <span className={styles.badge}>{count}</span>}
        </button>
      ))}
    </nav>
  );
}

/** Maximum number of tabs that fit on a phone. */
const mostTabs = 3;

interface ViewSelectProps extends Omit<ViewsProps, 'collection'> {
  readonly lists: readonly {
    /** Null for all records. */
    readonly key: string | null;
    readonly label: string;
    readonly count: string;
  }[];
}

function ViewSelect({ lists, view, onChange }: ViewSelectProps) {
  const t = useT();
  return (
    <div className={styles.viewSelect}>
      <Select
        label={t('office.views')}
        isLabelHidden
        options={lists.map(({ key, label, count }) => ({
          id: idOf(key),
          label: count ? `${label} (${count})` : label,
        }))}
        value={idOf(view)}
        onChange={(id) => onChange(lists.find(({ key }) => idOf(key) === id)?.key ?? null)}
      />
    </div>
  );
}

/** Options need an id that is not empty. */
const idOf = (key: string | null): string => `view ${key ?? ''}`;
