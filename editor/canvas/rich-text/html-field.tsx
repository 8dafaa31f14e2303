import { Suspense } from 'react';
import { useT } from '../../i18n/translate.tsx';
import type { HtmlFieldProps } from '../../ui/fields/rich-text-props.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import styles from './field.module.css';

const LoadedField = lazyPart(async () => (await import('./loaded-html-field.tsx')).LoadedHtmlField);

/** A field of stored HTML, written as rich text. Its code is loaded when it is first rendered. */
export function HtmlField(props: HtmlFieldProps) {
  const t = useT();
  return (
    <Suspense fallback={<p className={styles.waiting}>{t('ui.loading')}</p>}>
      <LoadedField {...props} />
    </Suspense>
  );
}
