import { emblemNames, emblemSprite } from 'virtual:ornaments';
import styles from './emblem.module.css';

export interface EmblemProps {
  /** Name of the emblem; without one that the site draws, the site's own emblem is shown. */
  readonly name?: string | undefined;
  /** The meaning of the emblem, where no adjacent text states it. */
  readonly label?: string | undefined;
}

/** A small coloured drawing of the site, one line high. A site or a theme without emblems shows none. */
export function Emblem({ name = '', label }: EmblemProps) {
  const shown = emblemNames.includes(name) ? name : emblemNames[0];
  if (shown === undefined) return null;
  return (
    <svg className={styles.emblem} role={label && 'img'} aria-label={label} aria-hidden={!label}>
      <use href={`${emblemSprite}#${shown}`} />
    </svg>
  );
}
