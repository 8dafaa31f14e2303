import styles from './loading.module.css';

/** The loading indicator: an animated signal flag with four fields. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <output>
      <span className={styles.spinner} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className="visually-hidden">{label}</span>
    </output>
  );
}
