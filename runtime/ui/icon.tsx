import styles from './icon.module.css';
import type { IconName } from './icons/icon-names.ts';
import iconSprite from './icons/icons.gen.svg?url&no-inline';

export interface IconProps {
  readonly name: IconName;
  /** Names the icon where no adjacent text does; without it the icon is decorative. */
  readonly label?: string | undefined;
}

/** One icon of the sprite, 1.25 times the font size. */
export function Icon({ name, label }: IconProps) {
  return (
    <svg className={styles.icon} role={label && 'img'} aria-label={label} aria-hidden={!label}>
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
