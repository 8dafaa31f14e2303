import type { Comment } from '#schemas/entities/comment.ts';
import { CommandForm } from '../block/command-form.tsx';
import { FormError } from '../checkout/form-error.tsx';
import type { Translate } from '../i18n/translator.ts';
import { formLayout } from '../product/account-panel.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { commentFields } from './comment-form.tsx';
import styles from './fold.module.css';
import type { CommentData } from './load-comments.ts';
import { StarChoice } from './star-choice.tsx';
import { isReturned, useCommentForm } from './use-comment-form.ts';

interface EditProps {
  readonly comment: Comment;
  readonly data: {
    readonly place: Pick<CommentData['place'], 'target'>;
    readonly list: Pick<CommentData['list'], 'rules'>;
  };
  readonly t: Translate;
}

/** A form that changes the visitor's own comment. */
export function EditComment({ comment, data, t }: EditProps) {
  const { rules } = data.list;
  const form = useCommentForm('comment.update', 'id', comment.id);
  const isReview = comment.parentId === null && data.place.target !== 'post';
  return (
    <details className={styles.fold} open={isReturned(form, commentFields) || undefined}>
      <summary>{t('edit')}</summary>
      <CommandForm command="comment.update" hidden={{ id: comment.id }} className={formLayout.form}>
        {isReview && (
          <StarChoice
            form={form}
            stars={rules.stars}
            required={rules.needsRating}
            given={comment.rating}
            t={t}
          />
        )}
        {isReview && (
          <TextField
            name="title"
            label={t('titleField')}
            maxLength={120}
            defaultValue={form.value('title', comment.title)}
            error={form.error('title')}
          />
        )}
        <TextArea
          name="comment"
          label={t(isReview ? 'reviewField' : 'commentField')}
          rows={5}
          maxLength={5000}
          defaultValue={form.value('comment', comment.comment)}
          error={form.error('comment')}
          required={rules.needsComment}
        />
        <FormError form={form} />
        <p>
          <Button type="submit" variant="primary" busy={form.pending}>
            {t('save')}
          </Button>
        </p>
      </CommandForm>
    </details>
  );
}
