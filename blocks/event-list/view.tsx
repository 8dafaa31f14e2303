import { useHref, useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { EventCard } from '#runtime/product/event-card.tsx';
import { FeedLink } from '#runtime/product/feed-link.tsx';
import { LoadMore } from '#runtime/product/load-more.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { feedHref } from '#runtime/routes/feed-href.ts';
import { EmptyState } from '#runtime/ui/empty-state.tsx';
import type { load } from './data.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

export function View({ id, options, data }: ViewProps<typeof model, DataOf<typeof load>>) {
  const t = useMessages('event-list');
  const href = useHref();
  const { page } = useRuntime();
  const { title, link, isPageTitle } = options;
  const path = page.path.split('?')[0] ?? '/';
  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <div className="wrap" data-width="wide">
        <SectionHead
          id={`${id}-title`}
          title={title || t('title')}
          level={isPageTitle ? 1 : 2}
          link={link && { label: link.label ?? '', href: href(link.target ?? '') }}
        />
        {data.events.length > 0 ? (
          <ol className={styles.list}>
            {data.events.map((event) => (
              <li key={event.id}>
                <EventCard event={event} level={isPageTitle ? 2 : 3} />
              </li>
            ))}
          </ol>
        ) : (
          <EmptyState title={t('empty')} text={t('emptyText')} level={3} />
        )}
        <LoadMore href={data.nextPage ? `${path}?page=${data.nextPage}` : null} label={t('more')} />
        {isPageTitle && (
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
