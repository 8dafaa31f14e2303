import { useRuntime } from '#runtime/block/context.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { IconButton } from '#runtime/ui/icon-button.tsx';
import { FilterGroup } from './filter-group.tsx';
import styles from './legend.module.css';
import type { ListParts } from './parts.ts';

interface LegendProps extends ListParts {
  readonly panelId: string;
}

/**
 * The filters, as the legend of the list: a GET form. On narrow screens the panel is a native popover over
 * the page, on wide ones it is next to the list.
 */
export function Legend({ panelId, data, path, t, formId }: LegendProps) {
  const runtime = useRuntime();
  const { query, filters, totalRecords } = data;
  return (
    <div
      id={panelId}
      popover="auto"
      className={styles.panel}
      role="region"
      aria-label={t('filters')}
    >
      <div className={styles.head}>
        <p className={styles.title}>{t('legend')}</p>
        <span className={styles.close}>
          <IconButton
            icon="x"
            label={runtime.t('core.close')}
            popoverTarget={panelId}
            popoverTargetAction="hide"
          />
        </span>
      </div>
      <form id={formId} action={path} method="get" data-auto="" noValidate className={styles.form}>
        {query.featured && <input type="hidden" name="featured" value="yes" />}
        {query.expanded.map((code) => (
          <input key={code} type="hidden" name="values" value={code} />
        ))}
        {filters.map((filter, index) => (
          <FilterGroup
            key={filter.attributeCode}
            filter={filter}
            query={query}
            t={t}
            startsOpen={index < 4}
          />
        ))}
        <div className={styles.apply}>
          <Button type="submit" wide>
            {t('apply')}
          </Button>
        </div>
      </form>
      <div className={styles.done}>
        <Button variant="primary" wide popoverTarget={panelId} popoverTargetAction="hide">
          {t('show', { smart_count: totalRecords })}
        </Button>
      </div>
    </div>
  );
}
