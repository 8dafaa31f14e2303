import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { type CommentChoice, choiceHref } from '#runtime/comments/comment-choice.ts';
import { CommentList } from '#runtime/comments/comment-list.tsx';
import { RatingSummary } from '#runtime/comments/rating-summary.tsx';
import { WriteComment } from '#runtime/comments/write-comment.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { useLink } from '#runtime/rich-text/link.ts';
import { Disclosure } from '#runtime/ui/disclosure.tsx';
import type { load } from './data.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

type Props = ViewProps<typeof model, DataOf<typeof load>>;

const block = 'product-reviews';

export function View({ options, data }: Props) {
  const t = useMessages(block);
  const { page } = useRuntime();
  const href = (choice: CommentChoice) => choiceHref(page.path, choice, 'reviews');
  const hasRatings = data.list.summary.count > 0;
  const isEmpty = data.list.totalRecords === 0;
  const reviews = <CommentList data={data} block={block} href={href} t={t} />;
  return (
    <section className={styles.root} id="reviews" aria-labelledby="reviews-title">
      <div className="wrap" data-width="wide">
        <SectionHead id="reviews-title" title={options.title || t('title')} />
        <div className={styles.columns}>
          <div className={styles.side}>
            {hasRatings && <RatingSummary data={data} href={href} t={t} />}
            <How options={options} />
          </div>
          <div className={styles.list}>
            {isEmpty && reviews}
            <WriteComment data={data} block={block} t={t} />
            {!isEmpty && reviews}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Explains how reviews are checked, which shops in the EU must state. */
function How({ options: { how, howLink } }: Pick<Props, 'options'>) {
  const t = useMessages(block);
  const link = useLink();
  const attributes = howLink ? link(howLink) : null;
  return (
    <Disclosure summary={t('howTitle')}>
      <p className={styles.how}>{how || t('how')}</p>
      {attributes && (
        <p className={styles.how}>
          <a {...attributes}>{t('howLink')}</a>
        </p>
      )}
    </Disclosure>
  );
}
