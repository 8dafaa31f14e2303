import { CommandForm, type FormMemory } from '../block/command-form.tsx';
import { useSession } from '../block/context.tsx';
import { FormError } from '../checkout/form-error.tsx';
import { CaptchaField } from '../forms/captcha/captcha-field.tsx';
import type { Translate } from '../i18n/translator.ts';
import { formLayout } from '../product/account-panel.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './comment-form.module.css';
import type { CommentData } from './load-comments.ts';
import { PhotoFields } from './photo-fields.tsx';
import { StarChoice } from './star-choice.tsx';

interface CommentFormProps {
  readonly data: Pick<CommentData, 'place' | 'captcha'> & {
    readonly list: Pick<CommentData['list'], 'rules'>;
  };
  readonly block: string;
  readonly form: FormMemory;
  /** Id of the comment that is answered; null for a comment that answers none. */
  readonly parentId: number | null;
  readonly t: Translate;
}

export const commentFields = ['rating', 'title', 'comment', 'photos', 'photosAlt', 'name'] as const;

/** Writes a comment. An answer has no stars and no title. */
export function CommentForm({ data, block, form, parentId, t }: CommentFormProps) {
  const { place, captcha, list } = data;
  const isGuest = useSession(({ user }) => user === null);
  const isReview = parentId === null && place.target !== 'post';
  const { target, targetId } = place;
  const hasPhotos = isReview && target === 'product';
  return (
    <CommandForm
      command="comment.create"
      hidden={{ target, targetId: targetId ?? '', parentId: parentId ?? '' }}
      encType={hasPhotos ? 'multipart/form-data' : undefined}
      className={formLayout.form}
    >
      {isReview && (
        <StarChoice form={form} stars={list.rules.stars} required={list.rules.needsRating} t={t} />
      )}
      {isReview && (
        <TextField
          name="title"
          label={t('titleField')}
          maxLength={120}
          defaultValue={form.value('title')}
          error={form.error('title')}
        />
      )}
      <TextArea
        name="comment"
        label={t(isReview ? 'reviewField' : 'commentField')}
        rows={5}
        maxLength={5000}
        defaultValue={form.value('comment')}
        error={form.error('comment')}
        required={list.rules.needsComment || !isReview}
      />
      {hasPhotos && <PhotoFields form={form} t={t} />}
      {isGuest && (
        <TextField
          name="name"
          label={t('nameField')}
          hint={t('nameHint')}
          autoComplete="nickname"
          maxLength={60}
          defaultValue={form.value('name')}
          error={form.error('name')}
        />
      )}
      <Trap />
      {captcha && <CaptchaField settings={captcha} action="commentForm" block={block} />}
      <FormError form={form} />
      <p className={styles.send}>
        <Button type="submit" variant="primary" busy={form.pending}>
          {t(isReview ? 'sendReview' : 'sendComment')}
        </Button>
      </p>
    </CommandForm>
  );
}

/** People do not see this field: a comment that fills it in comes from a program. */
function Trap() {
  return (
    <input
      type="text"
      name="website"
      className={styles.trap}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  );
}
