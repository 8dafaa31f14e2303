import styles from './icon.module.css';
import type { IconName } from './icons/icon-names.ts';
import iconSprite from './icons/icons.gen.svg?url&no-inline';

export interface IconProps {
  readonly name: IconName;
  /** Names the icon where no text beside it does; without it the icon is decoration. */
  readonly label?: string | undefined;
}

/** One symbol of the sprite, as large as 1.25 of the text around it. */
export function Icon({ name, label }: IconProps) {
  return (
    <svg className={styles.icon} role={label && 'img'} aria-label={label} aria-hidden={!label}>
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
