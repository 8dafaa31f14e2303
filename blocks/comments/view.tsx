import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import type { DataOf, ViewProps } from '#runtime/block/types.ts';
import { type CommentChoice, choiceHref } from '#runtime/comments/comment-choice.ts';
import { CommentList } from '#runtime/comments/comment-list.tsx';
import { WriteComment } from '#runtime/comments/write-comment.tsx';
import { SectionHead } from '#runtime/product/section-head.tsx';
import type { load } from './data.ts';
import type { model } from './model.ts';
import styles from './view.module.css';

type Props = ViewProps<typeof model, DataOf<typeof load>>;

const block = 'comments';

export function View({ options, data }: Props) {
  const t = useMessages(block);
  const { page } = useRuntime();
  const href = (choice: CommentChoice) => choiceHref(page.path, choice, 'comments');
  return (
    <section className={styles.root} id="comments" aria-labelledby="comments-title">
      <div className="wrap" data-width="text">
        <SectionHead id="comments-title" title={options.title || t('title')} />
        <div className={styles.list}>
          <CommentList data={data} block={block} href={href} t={t} />
          <WriteComment data={data} block={block} t={t} />
        </div>
      </div>
    </section>
  );
}
