import type { Event } from '#schemas/entities/post.ts';
import { useRuntime } from '../block/context.tsx';
import { screenHref } from '../routes/href.ts';
import { Icon } from '../ui/icon.tsx';
import type { PictureMedia } from '../ui/picture.tsx';
import styles from './event-card.module.css';
import { dayOf, eventTime } from './event-time.ts';
import { MediaPicture } from './media-picture.tsx';
import { toPictureOrNull } from './shown-picture.ts';

/** Data of an event card. */
export interface CardEvent {
  readonly id: number;
  readonly title: string;
  readonly excerpt: string;
  readonly picture: PictureMedia | null;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly location: string;
}

export function toEventCard(event: Event): CardEvent {
  const { id, title, excerpt, dateFrom, dateTo, location } = event;
  const picture = toPictureOrNull(event.media);
  return { id, title, excerpt, picture, dateFrom, dateTo, location };
}

interface EventCardProps {
  readonly event: CardEvent;
  readonly level?: 2 | 3 | undefined;
}

/** An event in a list: the day on the left, name and location next to it. */
export function EventCard({ event, level = 3 }: EventCardProps) {
  const { page } = useRuntime();
  const { day, month } = dayOf(event.dateFrom, page.language);
  const Heading = `h${level}` as const;
  return (
    <article className={styles.event}>
      <p className={styles.day} aria-hidden="true">
        <span className={styles.figure}>{day}</span>
        <span className="marginalia">{month}</span>
      </p>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <a href={screenHref(page.language, 'event', event.id)}>{event.title}</a>
        </Heading>
        <p className={styles.excerpt}>{event.excerpt}</p>
        <p className={styles.meta}>
          <time dateTime={event.dateFrom}>
            {eventTime(event.dateFrom, event.dateTo, page.language)}
          </time>
          <span className={styles.place}>
            <Icon name="map-pin" />
            {event.location}
          </span>
        </p>
      </div>
      <div className={styles.picture}>
        <MediaPicture media={event.picture} sizes="(min-width: 700px) 14rem, 30vw" alt="" />
      </div>
    </article>
  );
}
