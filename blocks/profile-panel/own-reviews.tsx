import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { CommentText } from '#runtime/comments/comment-item.tsx';
import { EditComment } from '#runtime/comments/edit-comment.tsx';
import { WithdrawComment } from '#runtime/comments/withdraw-comment.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { pageHref, screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import type { OwnComment } from '#schemas/entities/comment.ts';
import type { Language } from '#schemas/languages.ts';
import styles from './own-reviews.module.css';

export interface OwnReviewsProps {
  readonly id: string;
  readonly reviews: readonly OwnComment[];
  readonly total: number;
}

/** Reviews of the customer with their state; they can be changed and withdrawn here. */
export function OwnReviews({ id, reviews, total }: OwnReviewsProps) {
  const t = useMessages('profile-panel');
  return (
    <section id="own-reviews" className={styles.section} aria-labelledby={`${id}-reviews`}>
      <SectionHead
        id={`${id}-reviews`}
        title={t('ownReviews')}
        aside={t('ownReviewCount', { smart_count: total })}
      />
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      {reviews.length < total && <Button href="?reviews=all#own-reviews">{t('allReviews')}</Button>}
    </section>
  );
}

function Review({ review }: { readonly review: OwnComment }) {
  const t = useMessages('profile-panel');
  const { about, rules, canEdit } = review;
  const data = { place: { target: about.target }, list: { rules } };
  return (
    <li className={styles.review}>
      <About about={about} />
      <CommentText comment={review} stars={rules.stars} t={t} />
      <div className={styles.acts}>
        {canEdit && <EditComment comment={review} data={data} t={t} />}
        <WithdrawComment id={review.id} name={about.name} t={t} />
      </div>
    </li>
  );
}

function About({ about }: Pick<OwnComment, 'about'>) {
  const { page } = useRuntime();
  const href = hrefOf(about, page.language);
  if (about.name === '') return null;
  return (
    <p className={styles.about}>
      {href === null ? about.name : <a href={`${href}#reviews`}>{about.name}</a>}
    </p>
  );
}

function hrefOf({ target, slug }: OwnComment['about'], language: Language): string | null {
  if (slug === null || target === 'site') return null;
  return target === 'product' ? screenHref(language, 'product', slug) : pageHref(language, slug);
}
