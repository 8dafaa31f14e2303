import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { formatDate } from '#runtime/format/date.ts';
import type { CardEvent } from '#runtime/product/event-card.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import type { ShownMonth } from './data.ts';
import { daysOf, monthName, weekdaysIn, weeksOf } from './month.ts';
import styles from './month-grid.module.css';

interface Props {
  readonly id: string;
  readonly month: ShownMonth;
  readonly events: readonly CardEvent[];
}

/** A month with its events at their days. Narrow screens mark the days; the list below names the events. */
export function MonthGrid({ id, month, events }: Props) {
  const { page } = useRuntime();
  const on = (day: string) =>
    events.filter(({ dateFrom, dateTo }) => daysOf(dateFrom, dateTo).includes(day));
  return (
    <table className={styles.month} aria-labelledby={id}>
      <thead>
        <tr>
          {weekdaysIn(page.language).map(({ long, short }) => (
            <th key={long} scope="col" className="marginalia">
              <abbr title={long}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month.month).map((days) => (
          <tr key={days.find(Boolean)}>
            {days.map((day, at) =>
              day ? (
                <Day key={day} day={day} isToday={day === month.today} events={on(day)} />
              ) : (
                <td key={at} className={styles.other} aria-hidden="true" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  readonly day: string;
  readonly isToday: boolean;
  readonly events: readonly CardEvent[];
}

function Day({ day, isToday, events }: DayProps) {
  const { page } = useRuntime();
  return (
    <td aria-current={isToday ? 'date' : undefined} data-events={events.length > 0 || undefined}>
      <time className={styles.number} dateTime={day}>
        {Number(day.slice(8)).toLocaleString(page.language)}
      </time>
      {events.length > 0 && (
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={event.id}>
              <a href={screenHref(page.language, 'event', event.id)}>
                <span className={styles.time}>
                  {formatDate(event.dateFrom, page.language, 'time')}
                </span>
                <span>{event.title}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

/** The name of the month between links to the months before and after it. */
export function MonthHead({ id, month }: Omit<Props, 'events'>) {
  const t = useMessages('event-list');
  const { page } = useRuntime();
  const path = page.path.split('?')[0] ?? '/';
  const link = (to: string | null, icon: 'arrow-left' | 'arrow-right') =>
    to && (
      <a href={`${path}?month=${to}`} rel="nofollow" className={styles.step} data-to={icon}>
        <Icon name={icon} />
        <span>{monthName(to, page.language)}</span>
      </a>
    );
  return (
    <nav className={styles.head} aria-label={t('months')}>
      <h3 id={id} className={styles.name}>
        {monthName(month.month, page.language)}
      </h3>
      {link(month.previous, 'arrow-left')}
      {link(month.next, 'arrow-right')}
    </nav>
  );
}
