import styles from './ground-pattern.module.css';

/** The theme's pattern behind its positioned, isolated parent. Decorative only, without scripts. */
export function GroundPattern() {
  return <div className={styles.pattern} aria-hidden="true" />;
}
