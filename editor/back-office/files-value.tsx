import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import { localeOf } from '#schemas/languages.ts';
import { useBackOffice } from './context.ts';
import styles from './value.module.css';

/** Files that visitors sent, as links; whoever may not read them gets no file behind the link. */
export function FilesValue({ value }: { readonly value: Json }) {
  const { uiLanguage } = useBackOffice();
  const kilobytes = new Intl.NumberFormat(localeOf(uiLanguage), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  const files = Array.isArray(value) ? value.filter(isObject) : [];
  return (
    <ul className={styles.files}>
      {files.map(({ name, path, size }) => (
        <li key={String(path)}>
          <a href={String(path)} target="_blank" rel="noreferrer">
            {String(name)}
          </a>{' '}
          <small>{kilobytes.format(Math.ceil(Number(size) / 1000))}</small>
        </li>
      ))}
    </ul>
  );
}
