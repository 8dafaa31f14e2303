import styles from './icon.module.css';
import type { EditorIconName } from './icons/icon-names.ts';
import sprite from './icons/icons.gen.svg?url&no-inline';

/** One symbol of the editor's sprite, 16 px; decoration, so its control is named otherwise. */
export function Icon({ name }: { readonly name: EditorIconName }) {
  return (
    <svg className={styles.icon} aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
