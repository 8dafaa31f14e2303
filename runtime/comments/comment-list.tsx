import { commentSorts } from '#schemas/entities/comment.ts';
import type { Translate } from '../i18n/translator.ts';
import { ChoiceLinks } from '../product/choice-links.tsx';
import { Pager } from '../ui/pager.tsx';
import { type CommentChoice, everything } from './comment-choice.ts';
import styles from './comment-list.module.css';
import { CommentThread } from './comment-thread.tsx';
import type { CommentData } from './load-comments.ts';
import { useMayWrite } from './write-comment.tsx';

interface ListProps {
  readonly data: CommentData;
  readonly block: string;
  readonly href: (choice: CommentChoice) => string;
  readonly t: Translate;
}

/** The comments of the chosen page, with links that sort and filter them. */
export function CommentList({ data, block, href, t }: ListProps) {
  const { list, choice, place } = data;
  const mayWrite = useMayWrite(data);
  const isReview = place.target !== 'post';
  if (list.totalRecords === 0 && !isFiltered(choice)) {
    return <p className={styles.empty}>{t(isReview ? 'noReviews' : 'noComments')}</p>;
  }
  return (
    <>
      {isReview && <Sorting choice={choice} href={href} t={t} />}
      {list.records.length > 0 ? (
        <ul className={styles.threads}>
          {list.records.map((thread) => (
            <CommentThread
              key={thread.id}
              thread={thread}
              data={data}
              block={block}
              isOpen={mayWrite && !isReview}
              t={t}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.empty}>
          {t('noneFound')} <a href={href(everything)}>{t('all')}</a>
        </p>
      )}
      <Pager
        page={choice.page}
        pages={list.totalPages}
        href={(page) => href({ ...choice, page })}
        labels={{
          pager: t('pager'),
          first: t('first'),
          previous: t('previous'),
          next: t('next'),
          last: t('last'),
          page: (page) => t('page', { page }),
        }}
      />
    </>
  );
}

const isFiltered = ({ rating, verified, page }: CommentChoice): boolean =>
  rating !== null || verified || page > 1;

function Sorting({ choice, href, t }: Pick<ListProps, 'href' | 't'> & { choice: CommentChoice }) {
  const first = { ...choice, page: 1 };
  return (
    <div className={styles.tools}>
      <ChoiceLinks
        label={t('sort')}
        items={commentSorts.map((sort) => ({
          label: t(`sort.${sort}`),
          href: href({ ...first, sort }),
          current: sort === choice.sort,
        }))}
      />
      <ChoiceLinks
        label={t('filter')}
        items={[
          {
            label: t('onlyVerified'),
            href: href({ ...first, verified: !choice.verified }),
            current: choice.verified,
          },
          ...(choice.rating === null
            ? []
            : [
                {
                  label: t('onlyStars', { smart_count: choice.rating }),
                  href: href({ ...first, rating: null }),
                  current: true,
                },
              ]),
        ]}
      />
    </div>
  );
}
