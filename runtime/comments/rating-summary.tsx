import type { CSSProperties } from 'react';
import { useRuntime } from '../block/context.tsx';
import { formatNumber } from '../format/price.ts';
import type { Translate } from '../i18n/translator.ts';
import { Rating } from '../ui/rating.tsx';
import { type CommentChoice, everything } from './comment-choice.ts';
import type { CommentData } from './load-comments.ts';
import styles from './rating-summary.module.css';

interface SummaryProps {
  readonly data: CommentData;
  readonly href: (choice: CommentChoice) => string;
  readonly t: Translate;
}

/** The average, and a bar per number of stars: each links to those reviews, or back to all. */
export function RatingSummary({ data: { list, choice }, href, t }: SummaryProps) {
  const { page } = useRuntime();
  const { average: value, count, stars } = list.summary;
  const average = formatNumber(value, page.language, 1);
  const most = list.rules.stars;
  const label = t('average', { average, most, smart_count: count });
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <span className={styles.number} aria-hidden="true">
          {average}
        </span>
        <Rating
          value={(value * 5) / most}
          label={label}
          text={t('count', { smart_count: count })}
        />
      </p>
      <ul className={styles.bars} aria-label={t('bars')}>
        {stars
          .slice(0, most)
          .map((times, index) => ({ rating: index + 1, times }))
          .toReversed()
          .map(({ rating, times }) => {
            const isChosen = choice.rating === rating;
            const to = { ...everything, sort: choice.sort, rating: isChosen ? null : rating };
            const share = { '--share': `${count === 0 ? 0 : (times / count) * 100}%` };
            return (
              <li key={rating}>
                <a
                  className={styles.bar}
                  href={href(to)}
                  aria-current={isChosen || undefined}
                  style={share as CSSProperties}
                >
                  <span className="visually-hidden">
                    {t('bar', { rating, smart_count: times })}
                  </span>
                  <span aria-hidden>{rating}</span>
                  <span className={styles.track} />
                  <span aria-hidden>{times}</span>
                </a>
              </li>
            );
          })}
      </ul>
    </div>
  );
}
