import type { CommentThread } from '#schemas/entities/comment.ts';
import type { Translate } from '../i18n/translator.ts';
import { CommentForm, commentFields } from './comment-form.tsx';
import styles from './fold.module.css';
import type { CommentData } from './load-comments.ts';
import { isReturned, useCommentForm } from './use-comment-form.ts';

interface AnswerProps {
  readonly thread: CommentThread;
  readonly data: CommentData;
  readonly block: string;
  readonly t: Translate;
}

/** The form that answers a comment, folded until it is needed. */
export function Answer({ thread, data, block, t }: AnswerProps) {
  const form = useCommentForm('comment.create', 'parentId', thread.id);
  return (
    <details className={styles.fold} open={isReturned(form, commentFields) || undefined}>
      <summary aria-label={t('answerNamed', { author: thread.author })}>{t('answer')}</summary>
      <CommentForm data={data} block={block} form={form} parentId={thread.id} t={t} />
    </details>
  );
}
