import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { type PointerEvent, useState } from 'react';
import { directionOf } from '#schemas/languages.ts';
import { useT } from '../../../i18n/translate.tsx';
import { useBackOffice } from '../../context.ts';
import styles from './dashboard.module.css';
import { type FormatMetric, formatDay } from './format-metric.ts';
import type { Metric } from './metrics.ts';
import { useWidth } from './use-width.ts';

interface ChartProps {
  readonly days: readonly string[];
  readonly metric: Metric;
  readonly format: FormatMetric;
}

const height = 240;
const inset = { top: 12, bottom: 28, axis: 76, end: 12 };
/** Width in px that the label of a day needs. */
const dayWidth = 90;

/**
 * A period as a line over the one before. A table beside it contains the same, so it is hidden from screen readers.
 */
export function Chart({ days, metric, format }: ChartProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const { width, ref } = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const scales = scalesOf(metric, days.length, width, directionOf(uiLanguage) === 'rtl');
  const { x, y } = scales;
  const follow = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left } = currentTarget.getBoundingClientRect();
    setAt(clamp(Math.round(x.invert(clientX - left)), days.length));
  };
  return (
    <div ref={ref} className={styles.chart} aria-hidden>
      <ul className={styles.legend}>
        <li data-series="now">{t('dashboard.now')}</li>
        <li data-series="before">{t('dashboard.before')}</li>
      </ul>
      {width > 0 && (
        <svg
          width={width}
          height={height}
          onPointerMove={follow}
          onPointerLeave={() => setAt(null)}
        >
          <Axes scales={scales} days={days} format={format} width={width} />
          <Lines scales={scales} metric={metric} />
          {at !== null && <line className={styles.cursor} {...vertical(x(at), y.range())} />}
        </svg>
      )}
      <p className={styles.reading}>
        {at !== null && days[at] !== undefined && (
          <>
            {formatDay(days[at], uiLanguage)}: <strong>{format(metric.days[at] ?? null)}</strong>{' '}
            {t('dashboard.beforeValue', { value: format(metric.daysBefore[at] ?? null) })}
          </>
        )}
      </p>
    </div>
  );
}

const clamp = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1);

const vertical = (x: number, [bottom, top]: number[]) => ({ x1: x, x2: x, y1: bottom, y2: top });

type Scales = ReturnType<typeof scalesOf>;

function scalesOf(metric: Metric, count: number, width: number, isRightToLeft: boolean) {
  const highest = Math.max(0, ...[...metric.days, ...metric.daysBefore].map((value) => value ?? 0));
  const ends = isRightToLeft
    ? [width - inset.axis, inset.end]
    : [inset.axis, Math.max(width - inset.end, inset.axis + 1)];
  const x = scaleLinear()
    .domain([0, Math.max(count - 1, 1)])
    .range(ends);
  const y = scaleLinear()
    .domain([0, highest || 1])
    .nice(4)
    .range([height - inset.bottom, inset.top]);
  // If all values are 0, only the baseline has a label.
  const marks = highest === 0 ? [0] : y.ticks(4);
  return { x, y, marks, isRightToLeft };
}

interface AxesProps {
  readonly scales: Scales;
  readonly days: readonly string[];
  readonly format: FormatMetric;
  readonly width: number;
}

function Axes({ scales: { x, y, marks, isRightToLeft }, days, format, width }: AxesProps) {
  const { uiLanguage } = useBackOffice();
  const [first = 0, last = 0] = x.range();
  const shown = Math.max(2, Math.min(days.length, Math.floor(width / dayWidth)));
  const ticks = x.ticks(shown).filter(Number.isInteger);
  return (
    <g className={styles.axes}>
      {labelled(marks, format).map(({ value, label }) => (
        <g key={value}>
          <line x1={first} x2={last} y1={y(value)} y2={y(value)} />
          <text x={isRightToLeft ? first + 8 : first - 8} y={y(value)} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {ticks.map((at) => (
        <text key={at} x={x(at)} y={height - 8} textAnchor="middle">
          {formatDay(days[at] ?? '', uiLanguage)}
        </text>
      ))}
    </g>
  );
}

/** Returns the values with their labels. Of several values with the same label, only the first is kept. */
function labelled(values: readonly number[], format: FormatMetric) {
  const labels = values.map((value) => ({ value, label: format(value) }));
  return labels.filter(({ label }, at) => labels.findIndex((each) => each.label === label) === at);
}

/** Splits the line where days have no value. */
function Lines({ scales: { x, y }, metric }: { readonly scales: Scales; readonly metric: Metric }) {
  const isKnown = (value: number | null) => value !== null;
  const path = line<number | null>(
    (_, at) => x(at),
    (value) => y(value ?? 0),
  ).defined(isKnown);
  const ground = area<number | null>(
    (_, at) => x(at),
    y(0),
    (value) => y(value ?? 0),
  ).defined(isKnown);
  return (
    <>
      <path className={styles.ground} d={ground([...metric.days]) ?? ''} />
      <path className={styles.lineBefore} d={path([...metric.daysBefore]) ?? ''} />
      <path className={styles.line} d={path([...metric.days]) ?? ''} />
    </>
  );
}
