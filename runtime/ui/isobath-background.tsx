import styles from './isobath-background.module.css';

/** Contour lines behind its positioned, isolated parent. Decoration only, no bytes of script. */
export function IsobathBackground() {
  return <div className={styles.isobaths} aria-hidden="true" />;
}
