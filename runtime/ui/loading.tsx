import styles from './loading.module.css';

/** The loading mark: a signal flag of four fields that keeps changing. */
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
