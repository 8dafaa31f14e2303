import { useT } from '../../../i18n/translate.tsx';
import { CopyField } from '../../../ui/dialogs/copy-field.tsx';
import styles from './security.module.css';

/** Recovery codes for staff who lose their authenticator app. They are shown only once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useT();
  return (
    <div className={styles.codes}>
      <p>{t('security.codesOnce')}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <CopyField label={t('security.codes')} value={codes.join(' ')} />
    </div>
  );
}
