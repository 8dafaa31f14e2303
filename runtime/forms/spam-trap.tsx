import styles from './spam-trap.module.css';

/** Programs fill in every field; people do not see this one. */
export const trapField = 'reference';

export function SpamTrap({ label }: { readonly label: string }) {
  return (
    <label className={styles.trap} aria-hidden="true">
      {label}
      <input name={trapField} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
