import type { CommentThread as Thread } from '#schemas/entities/comment.ts';
import { CommandForm } from '../block/command-form.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Button } from '../ui/button.tsx';
import { Answer } from './answer.tsx';
import { CommentText } from './comment-item.tsx';
import styles from './comment-thread.module.css';
import { EditComment } from './edit-comment.tsx';
import type { CommentData } from './load-comments.ts';
import { ReviewPhotos } from './review-photos.tsx';

interface ThreadProps {
  readonly thread: Thread;
  readonly data: CommentData;
  readonly block: string;
  /** Whether visitors may answer. */
  readonly isOpen: boolean;
  readonly t: Translate;
}

/** A comment, its answers, and the actions of a visitor. */
export function CommentThread({ thread, data, block, isOpen, t }: ThreadProps) {
  const { stars } = data.list.rules;
  const isShown = thread.status === 'approved';
  return (
    <li className={styles.thread} id={`comment-${thread.id}`}>
      <article className={styles.comment}>
        <CommentText comment={thread} stars={stars} t={t} />
        <ReviewPhotos thread={thread} t={t} />
        <div className={styles.actions}>
          {isShown && data.place.target !== 'post' && <Helpful thread={thread} t={t} />}
          {thread.canEdit && <EditComment comment={thread} data={data} t={t} />}
          {isShown && isOpen && <Answer thread={thread} data={data} block={block} t={t} />}
        </div>
      </article>
      {thread.answers.length > 0 && (
        <ul className={styles.answers} aria-label={t('answers')}>
          {thread.answers.map((answer) => (
            <li key={answer.id}>
              <article className={styles.comment}>
                <CommentText comment={answer} stars={stars} t={t} />
                {answer.canEdit && <EditComment comment={answer} data={data} t={t} />}
              </article>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Helpful({ thread: { id, helpful, author }, t }: Pick<ThreadProps, 'thread' | 't'>) {
  const label = helpful > 0 ? t('helpfulCount', { count: helpful }) : t('helpful');
  return (
    <CommandForm command="comment.vote" hidden={{ id }} className={styles.helpful}>
      <Button type="submit" variant="quiet" icon="heart" aria-label={`${label}: ${author}`}>
        {label}
      </Button>
    </CommandForm>
  );
}
