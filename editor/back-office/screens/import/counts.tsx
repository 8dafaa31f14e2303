import { importActions } from '#schemas/entities/import-job.ts';
import { localeOf } from '#schemas/languages.ts';
import { useT } from '../../../i18n/translate.tsx';
import { useBackOffice } from '../../context.ts';
import styles from './import.module.css';

/** Number of products that an import creates, changes, leaves unchanged and refuses. */
export function Counts({ counts }: { readonly counts: Readonly<Record<string, unknown>> }) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const number = new Intl.NumberFormat(localeOf(uiLanguage));
  const shown = importActions.filter((action) => Number(counts[action] ?? 0) > 0);
  return (
    <dl className={styles.counts}>
      {shown.map((action) => (
        <div key={action} data-action={action}>
          <dt>{t(`import.action_${action}`)}</dt>
          <dd>{number.format(Number(counts[action]))}</dd>
        </div>
      ))}
    </dl>
  );
}
