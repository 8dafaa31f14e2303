import { useRuntime, useSession } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { screenHref } from '../routes/href.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { CommentForm, commentFields } from './comment-form.tsx';
import type { CommentData } from './load-comments.ts';
import { isReturned, useCommentForm } from './use-comment-form.ts';
import styles from './write-comment.module.css';

interface WriteProps {
  readonly data: CommentData;
  readonly block: string;
  readonly t: Translate;
}

/** Whether the visitor may write: the rules allow everyone, people with an account, or nobody. */
export function useMayWrite({ list }: Pick<CommentData, 'list'>): boolean {
  const isGuest = useSession(({ user }) => user === null);
  const { writers } = list.rules;
  return writers === 'Everyone' || (writers === 'RegisteredUsers' && !isGuest);
}

/** The comment form, or the reason why there is none. */
export function WriteComment({ data, block, t }: WriteProps) {
  const { page } = useRuntime();
  const mayWrite = useMayWrite(data);
  const form = useCommentForm('comment.create', 'parentId', null);
  const { writers } = data.list.rules;
  if (writers === 'Nobody') return <p className={styles.closed}>{t('errors.commentsClosed')}</p>;
  if (!mayWrite) {
    return (
      <p className={styles.closed}>
        {t('errors.onlyRegistered')} <a href={screenHref(page.language, 'login')}>{t('logIn')}</a>
      </p>
    );
  }
  const isReview = data.place.target !== 'post';
  return (
    <Disclosure
      summary={t(isReview ? 'writeReview' : 'writeComment')}
      open={isReturned(form, commentFields) || undefined}
    >
      <CommentForm data={data} block={block} form={form} parentId={null} t={t} />
    </Disclosure>
  );
}
