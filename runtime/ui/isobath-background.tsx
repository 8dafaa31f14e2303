import styles from './isobath-background.module.css';

/** Contour lines behind its positioned, isolated parent. Decorative only, without scripts. */
export function IsobathBackground() {
  return <div className={styles.isobaths} aria-hidden="true" />;
}
