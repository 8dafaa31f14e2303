import { maxReviewPhotos, visitorUpload } from '#schemas/constants.ts';
import type { FormMemory } from '../block/command-form.tsx';
import { acceptedTypes } from '../forms/accepted-types.ts';
import type { Translate } from '../i18n/translator.ts';
import { TextField } from '../ui/text-field.tsx';

interface PhotoFieldsProps {
  readonly form: FormMemory;
  readonly t: Translate;
}

/** Fields for the photos of a review and their descriptions. */
export function PhotoFields({ form, t }: PhotoFieldsProps) {
  const size = visitorUpload.maxBytes / 1024 / 1024;
  return (
    <>
      <TextField
        name="photos"
        type="file"
        multiple
        accept={acceptedTypes.pictures}
        label={t('photosField')}
        hint={t('photosHint', { max: maxReviewPhotos, size })}
        error={form.error('photos')}
      />
      <TextField
        name="photosAlt"
        label={t('photosAltField')}
        hint={t('photosAltHint')}
        maxLength={200}
        defaultValue={form.value('photosAlt')}
        error={form.error('photosAlt')}
      />
    </>
  );
}
