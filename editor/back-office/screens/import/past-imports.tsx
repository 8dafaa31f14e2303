import { Link } from 'react-aria-components';
import { type ImportSummary, importActions } from '#schemas/entities/import-job.ts';
import { useFormatInstant } from '../../../i18n/format-instant.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Empty, Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import { useFormatCount } from '../../use-format-count.ts';
import styles from './import.module.css';
import { useImports } from './queries.ts';
import { UndoButton } from './undo-button.tsx';

/** The latest imports, each with its result. */
export function PastImports() {
  const t = useT();
  const { data, refetch } = useImports();
  const instant = useFormatInstant();
  const format = useFormatCount();
  const result = ({ counts }: ImportSummary) =>
    importActions
      .flatMap((action) =>
        counts[action] ? `${t(`import.action_${action}`)}: ${format(counts[action])}` : [],
      )
      .join(', ');
  return (
    <section className={styles.section} aria-labelledby="past-imports">
      <h2 id="past-imports">{t('import.past')}</h2>
      {data === undefined && <Waiting />}
      {data && !data.ok && <Failed error={data.error} onRetry={() => void refetch()} />}
      {data?.ok && data.value.length === 0 && <Empty icon="upload" text={t('import.none')} />}
      {data?.ok && data.value.length > 0 && (
        <ul className={styles.list}>
          {data.value.map((job) => (
            <li key={job.id}>
              <div>
                <Link href={`/import?job=${job.id}`}>{job.name}</Link>
                <p className={styles.muted}>
                  {[t(`import.state_${job.state}`), instant(job.createdAt), job.actor]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              {job.state !== 'undone' && <p className={styles.muted}>{result(job)}</p>}
              {job.state === 'done' && <UndoButton job={job} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
