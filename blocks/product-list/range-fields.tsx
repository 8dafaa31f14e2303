import { useRuntime } from '#runtime/block/context.tsx';
import { useFollowed } from '#runtime/product/use-followed.ts';
import { TextField } from '#runtime/ui/text-field.tsx';
import styles from './filter-group.module.css';
import { boundsOf, isMoney } from './filters.ts';
import type { FilterProps } from './parts.ts';

interface RangeFieldsProps extends FilterProps {
  readonly kind: 'number' | 'date';
}

/** Lower and upper end, each limited by the other (LIST-04, LIST-31, LIST-32). */
export function RangeFields({ filter, query, t, kind }: RangeFieldsProps) {
  const { page } = useRuntime();
  const code = filter.attributeCode;
  const range = query.ranges[code] ?? { from: '', to: '' };
  const bounds = kind === 'number' ? boundsOf(filter) : { from: '', to: '' };
  const [from, setFrom] = useFollowed(range.from);
  const [to, setTo] = useFollowed(range.to);
  const unit = isMoney(code) ? page.site.currency.label || page.site.currency.symbol : '';
  const shared = {
    type: kind,
    inputMode: kind === 'number' ? ('decimal' as const) : undefined,
  };
  const spoken = (key: string) => t(key, { name: filter.label });
  return (
    <div className={styles.range}>
      <TextField
        {...shared}
        label={unit ? `${t('from')} (${unit})` : t('from')}
        aria-label={spoken('fromOf')}
        name={`${code}.from`}
        value={from}
        placeholder={bounds.from}
        min={bounds.from || undefined}
        max={to || bounds.to || undefined}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        {...shared}
        label={unit ? `${t('to')} (${unit})` : t('to')}
        aria-label={spoken('toOf')}
        name={`${code}.to`}
        value={to}
        placeholder={bounds.to}
        min={from || bounds.from || undefined}
        max={bounds.to || undefined}
        onChange={(event) => setTo(event.target.value)}
      />
    </div>
  );
}
