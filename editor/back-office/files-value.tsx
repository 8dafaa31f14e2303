import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import { formatSize } from '../chrome/media/describe-medium.ts';
import { useBackOffice } from './context.ts';
import styles from './value.module.css';

/** Files that visitors sent, as links. The server refuses staff without the right to read them. */
export function FilesValue({ value }: { readonly value: Json }) {
  const { uiLanguage } = useBackOffice();
  const files = Array.isArray(value) ? value.filter(isObject) : [];
  return (
    <ul className={styles.files}>
      {files.map(({ name, path, size }) => (
        <li key={String(path)}>
          <a href={String(path)} target="_blank" rel="noreferrer">
            {String(name)}
          </a>{' '}
          <small>{formatSize(Number(size), uiLanguage)}</small>
        </li>
      ))}
    </ul>
  );
}
