import { Suspense } from 'react';
import { useT } from '../../i18n/translate.tsx';
import type { RichTextFieldProps } from '../../ui/fields/rich-text-props.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import styles from './field.module.css';

const LoadedField = lazyPart(async () => (await import('./loaded-field.tsx')).LoadedRichTextField);

/** A rich text field with a toolbar. Its code is loaded when it is first rendered. */
export function RichTextField(props: RichTextFieldProps) {
  const t = useT();
  return (
    <Suspense fallback={<p className={styles.waiting}>{t('ui.loading')}</p>}>
      <LoadedField {...props} />
    </Suspense>
  );
}
