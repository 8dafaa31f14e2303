import styles from './divider.module.css';

/** A rule between large parts of a page, with the theme's drawing in it. */
export function Divider() {
  return <hr className={styles.divider} />;
}
