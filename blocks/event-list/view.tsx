import { useHref, useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { ChoiceLinks } from '#runtime/product/choice-links.tsx';
import { EventCard } from '#runtime/product/event-card.tsx';
import { FeedLink } from '#runtime/product/feed-link.tsx';
import { LoadMore } from '#runtime/product/load-more.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { feedHref } from '#runtime/routes/feed-href.ts';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import type { load } from './data.ts';
import type { model } from './model.ts';
import { MonthGrid, MonthHead } from './month-grid.tsx';
import styles from './view.module.css';

type Props = ViewProps<typeof model, DataOf<typeof load>>;

export function View({ id, options, data }: Props) {
  const t = useMessages('event-list');
  const href = useHref();
  const { page } = useRuntime();
  const { title, link, isPageTitle, hasCalendar } = options;
  const path = page.path.split('?')[0] ?? '/';
  const { month } = data;
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className="wrap" data-width="wide">
        <SectionHead
          id={`${id}-title`}
          title={title || t('title')}
          level={isPageTitle ? 1 : 2}
          link={link && { label: link.label ?? '', href: href(link.target ?? '') }}
        />
        {hasCalendar && (
          <ChoiceLinks
            label={t('view')}
            items={[
              { label: t('list'), href: path, current: month === null },
              {
                label: t('month'),
                href: `${path}?month=${data.calendarMonth}`,
                current: month !== null,
              },
            ]}
          />
        )}
        {month && <MonthHead id={`${id}-month`} month={month} />}
        {month && <MonthGrid id={`${id}-month`} month={month} events={data.events} />}
        <Events options={options} data={data} />
        <LoadMore href={data.nextPage ? `${path}?page=${data.nextPage}` : null} label={t('more')} />
        {(isPageTitle || hasCalendar) && (
          <FeedLink
            href={feedHref(page.language, 'events.ics')}
            label={t('calendar')}
            icon="calendar"
          />
        )}
      </div>
    </section>
  );
}

function Events({ options, data }: Pick<Props, 'options' | 'data'>) {
  const t = useMessages('event-list');
  const { events, month } = data;
  if (events.length === 0) {
    return month ? (
      <p className={styles.empty}>{t('emptyMonth')}</p>
    ) : (
      <EmptyState title={t('empty')} text={t('emptyText')} level={3} />
    );
  }
  return (
    <ol className={styles.list} data-under={month ? 'month' : undefined}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} level={options.isPageTitle ? 2 : 3} />
        </li>
      ))}
    </ol>
  );
}
