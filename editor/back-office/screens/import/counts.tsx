import { importActions } from '#schemas/entities/import-job.ts';
import { useT } from '../../../i18n/translate.tsx';
import { useFormatCount } from '../../use-format-count.ts';
import styles from './import.module.css';

/** Number of products that an import creates, changes, leaves unchanged and refuses. */
export function Counts({ counts }: { readonly counts: Readonly<Record<string, unknown>> }) {
  const t = useT();
  const format = useFormatCount();
  const shown = importActions.filter((action) => Number(counts[action] ?? 0) > 0);
  return (
    <dl className={styles.counts}>
      {shown.map((action) => (
        <div key={action} data-action={action}>
          <dt>{t(`import.action_${action}`)}</dt>
          <dd>{format(Number(counts[action]))}</dd>
        </div>
      ))}
    </dl>
  );
}
