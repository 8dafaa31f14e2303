import { useState } from 'react';
import type { Dashboard, DashboardSales } from '#schemas/entities/dashboard.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Empty } from '../../../ui/dialogs/states.tsx';
import { Disclosure } from '../../../ui/fields/disclosure.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { useBackOffice } from '../../context.ts';
import { Chart } from './chart.tsx';
import styles from './dashboard.module.css';
import { type FormatMetric, formatDay, metricFormat } from './format-metric.ts';
import { MetricTiles } from './metric-tiles.tsx';
import { isEmpty, type Metric, type MetricKey, metricsOf } from './metrics.ts';

interface SalesPanelProps {
  readonly dashboard: Dashboard;
  readonly sales: readonly DashboardSales[];
}

/** Figures of sales, one of them as a chart, in one currency at a time. */
export function SalesPanel({ dashboard, sales }: SalesPanelProps) {
  const t = useT();
  const state = useBackOffice();
  const [shown, setShown] = useState<MetricKey>('revenue');
  const [code, setCode] = useState(sales[0]?.currency ?? '');
  const own = sales.find(({ currency }) => currency === code) ?? sales[0];
  if (!own) return null;
  const metrics = metricsOf(dashboard, own);
  const formatOf = (key: MetricKey) => metricFormat(key, own.currency, state);
  const { [shown]: metric } = metrics;
  return (
    <section className={styles.sales} aria-label={t('dashboard.sales')}>
      {sales.length > 1 && (
        <div className={styles.currency}>
          <Select
            label={t('dashboard.currency')}
            options={sales.map(({ currency }) => ({ id: currency, label: currency }))}
            value={own.currency}
            onChange={setCode}
          />
        </div>
      )}
      <MetricTiles metrics={metrics} formatOf={formatOf} shown={shown} onShow={setShown} />
      <div className={styles.card}>
        <h2>{t(`dashboard.${shown}`)}</h2>
        <p className={styles.note}>{t(`dashboard.help_${shown}`)}</p>
        {isEmpty(metric) ? (
          <Empty icon="chart-line" text={t('dashboard.nothingSold')} />
        ) : (
          <Chart days={dashboard.days} metric={metric} format={formatOf(shown)} />
        )}
        <Disclosure level={3} title={t('dashboard.asTable')}>
          <MetricTable
            title={t(`dashboard.${shown}`)}
            days={dashboard.days}
            metric={metric}
            format={formatOf(shown)}
          />
        </Disclosure>
      </div>
    </section>
  );
}

interface MetricTableProps {
  readonly title: string;
  readonly days: readonly string[];
  readonly metric: Metric;
  readonly format: FormatMetric;
}

/** Shows the data of the chart as a table, the latest day first. */
function MetricTable({ title, days, metric, format }: MetricTableProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const rows = days.map((day, at) => ({ day, at })).toReversed();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.day')}</th>
            <th scope="col">{t('dashboard.now')}</th>
            <th scope="col">{t('dashboard.before')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, at }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{formatDay(day, uiLanguage)}</time>
              </th>
              <td>{format(metric.days[at] ?? null)}</td>
              <td>{format(metric.daysBefore[at] ?? null)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
