import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { dayOf, eventTime } from '#runtime/product/event-time.ts';
import { MediaPicture } from '#runtime/product/media-picture.tsx';
import { Html } from '#runtime/rich-text/html.tsx';
import { screenHref } from '#runtime/routes/href.ts';
import { Badge } from '#runtime/ui/badge.tsx';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { OnwardLink } from '#runtime/ui/onward-link.tsx';
import type { load } from './data.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

type Props = ViewProps<typeof model, DataOf<typeof load>>;

export function View({ data }: Props) {
  const t = useMessages('event-detail');
  const { page } = useRuntime();
  const { event, body, list } = data;
  const { day, month } = dayOf(event.dateFrom, page.language);
  return (
    <article className={styles.root}>
      {list && (
        <div className={`wrap ${styles.path}`} data-width="wide">
          <Breadcrumbs
            label={t('path')}
            items={[
              list,
              { label: event.title, href: screenHref(page.language, 'event', event.id) },
            ]}
          />
        </div>
      )}
      <div className={`wrap ${styles.layout}`} data-width="wide">
        <header className={styles.head}>
          <p className={styles.day} aria-hidden="true">
            {day} <span>{month}</span>
          </p>
          <h1>{event.title}</h1>
          <p className="lead">{event.excerpt}</p>
        </header>
        <div className={styles.picture}>
          <MediaPicture media={event.picture} sizes="(min-width: 900px) 34rem, 100vw" priority />
        </div>
        <Facts data={data} />
        <div className={styles.body}>
          <Html html={body} />
          {list && <OnwardLink label={t('all')} href={list.href} />}
        </div>
      </div>
    </article>
  );
}

function Facts({ data }: Pick<Props, 'data'>) {
  const t = useMessages('event-detail');
  const { page } = useRuntime();
  const { event, ticketSlug, ticket, isFree, isOver, calendar } = data;
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        <div>
          <dt className="marginalia">{t('when')}</dt>
          <dd>
            <time dateTime={event.dateFrom}>
              {eventTime(event.dateFrom, event.dateTo, page.language)}
            </time>
          </dd>
        </div>
        <div>
          <dt className="marginalia">{t('where')}</dt>
          <dd>{event.location}</dd>
        </div>
        {ticket?.left != null && !isOver && (
          <div>
            <dt className="marginalia">{t('seats')}</dt>
            <dd>{ticket.left > 0 ? t('seatsLeft', { smart_count: ticket.left }) : t('soldOut')}</dd>
          </div>
        )}
      </dl>
      {isOver ? (
        <p>
          <Badge tone="quiet">{t('over')}</Badge>
        </p>
      ) : (
        <p className={styles.actions}>
          {ticketSlug && ticket?.isLeft !== false && (
            <Button
              variant="primary"
              icon="ticket"
              href={screenHref(page.language, 'product', ticketSlug)}
            >
              {t('ticket')}
            </Button>
          )}
          {isFree && <span className={styles.free}>{t('free')}</span>}
          <Button icon="calendar" href={calendar} download={`${t('file')}-${event.id}.ics`}>
            {t('calendar')}
          </Button>
        </p>
      )}
    </div>
  );
}
