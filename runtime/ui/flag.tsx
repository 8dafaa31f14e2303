import styles from './flag.module.css';
import { type FlagName, flagShapes } from './flag-shapes.ts';

export interface FlagProps {
  /** One of `flagNames`; another name shows `kilo`. */
  readonly name: string;
  /** The meaning of the flag, where no adjacent text states it. */
  readonly label?: string | undefined;
}

/** A signal flag, one line high; scales with its font size. */
export function Flag({ name, label }: FlagProps) {
  const shapes = name in flagShapes ? flagShapes[name as FlagName] : flagShapes.kilo;
  return (
    <svg
      className={styles.flag}
      viewBox="0 0 12 10"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      {shapes.map(([dye, d]) => (
        <path key={d} d={d} fill={`var(--flag-${dye})`} />
      ))}
    </svg>
  );
}
