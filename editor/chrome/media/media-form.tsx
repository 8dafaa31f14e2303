import type { FormEvent } from 'react';
import type { Media } from '#schemas/entities/media.ts';
import { useT } from '../../i18n/translate.tsx';
import { Segments } from '../../ui/dialogs/fields.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { ConflictChoices } from './conflict-choices.tsx';
import { isPicture } from './media-calls.ts';
import styles from './media-form.module.css';
import { MediaTexts } from './media-texts.tsx';
import { wholePictureOf } from './picture-source.ts';
import { PictureTools } from './picture-tools.tsx';
import { useMediaChanges } from './use-media-changes.ts';

interface MediaFormProps {
  readonly id: string;
  readonly media: Media;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: (media: Media) => void;
}

export function MediaForm({ id, media, onSaving, onSaved }: MediaFormProps) {
  const t = useT();
  const changes = useMediaChanges(media);
  const { fields, conflicts, theirs, error, change } = changes;
  const picture = wholePictureOf(media, 560);
  const save = async () => {
    if (conflicts.length > 0) return;
    onSaving(true);
    const saved = await changes.save();
    onSaving(false);
    if (saved) onSaved(saved);
  };
  return (
    <form
      id={id}
      className={styles.form}
      data-picture={picture !== null || undefined}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      {picture && <PictureTools picture={picture} fields={fields} onChange={change} />}
      <div className={styles.column}>
        {error && conflicts.length === 0 && (
          <p role="alert">
            <ErrorLine error={error} />
          </p>
        )}
        {conflicts.length > 0 && (
          <ConflictChoices
            conflicts={conflicts}
            mine={fields}
            theirs={theirs}
            onChoose={changes.choose}
          />
        )}
        <MediaTexts fields={fields} isPicture={isPicture(media)} onChange={change} />
        <Segments
          label={t('media.access')}
          alternatives={[
            { id: 'public', label: t('media.access.public') },
            { id: 'other', label: t('media.access.other') },
          ]}
          value={fields.access}
          onChange={(access) => change({ access })}
        />
      </div>
    </form>
  );
}
