import styles from './loading.module.css';

/** The loading indicator: the theme's moving drawing. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <output>
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </output>
  );
}
