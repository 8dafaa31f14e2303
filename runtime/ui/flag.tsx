import styles from './flag.module.css';
import { type FlagName, flagShapes } from './flag-shapes.ts';

export interface FlagProps {
  /** One of `flagNames`; another name shows `kilo`. */
  readonly name: string;
  /** What the flag stands for, where no text beside it says so. */
  readonly label?: string | undefined;
}

/** A signal flag, one line high; its font size scales it. */
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
