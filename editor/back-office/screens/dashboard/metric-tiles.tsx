import { localeOf } from '#schemas/languages.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useBackOffice } from '../../context.ts';
import styles from './dashboard.module.css';
import { type FormatMetric, shareFormat } from './format-metric.ts';
import { growthOf, type Metric, type MetricKey, metricKeys } from './metrics.ts';

interface MetricTilesProps {
  readonly metrics: Readonly<Record<MetricKey, Metric>>;
  readonly formatOf: (key: MetricKey) => FormatMetric;
  readonly shown: MetricKey;
  readonly onShow: (key: MetricKey) => void;
}

/** Metrics of the period. The chart shows the pressed one. */
export function MetricTiles({ metrics, formatOf, shown, onShow }: MetricTilesProps) {
  const t = useT();
  return (
    <ul className={styles.tiles}>
      {metricKeys.map((key) => {
        const metric = metrics[key];
        const format = formatOf(key);
        return (
          <li key={key}>
            <button type="button" aria-pressed={key === shown} onClick={() => onShow(key)}>
              <span className={styles.name}>{t(`dashboard.${key}`)}</span>
              <strong className={styles.figure}>{format(metric.now)}</strong>
              <span className={styles.compared}>
                <Growth metric={metric} />
                {t('dashboard.beforeValue', { value: format(metric.before) })}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Growth({ metric }: { readonly metric: Metric }) {
  const { uiLanguage } = useBackOffice();
  const growth = growthOf(metric);
  if (growth === null) return null;
  const way = direction(growth);
  const signed = new Intl.NumberFormat(localeOf(uiLanguage), {
    ...shareFormat(uiLanguage).resolvedOptions(),
    signDisplay: 'exceptZero',
  });
  return (
    <span className={styles.growth} data-way={way}>
      <Icon name={way === 'down' ? 'arrow-down' : way === 'up' ? 'arrow-up' : 'minus'} />
      {signed.format(growth)}
    </span>
  );
}

function direction(growth: number): 'up' | 'down' | 'same' {
  if (Math.abs(growth) < 0.0005) return 'same';
  return growth > 0 ? 'up' : 'down';
}
