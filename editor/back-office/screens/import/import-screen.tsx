import messages from 'virtual:messages/editor/back-office/screens/import';
import { Link } from 'react-aria-components';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/translate.tsx';
import { Failed, Waiting } from '../../../ui/dialogs/states.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { OwnTexts } from '../../own-texts.tsx';
import { useFormatCount } from '../../use-format-count.ts';
import styles from './import.module.css';
import { Mapping } from './mapping.tsx';
import { PastImports } from './past-imports.tsx';
import { Plan } from './plan.tsx';
import { useImport } from './queries.ts';
import { Running } from './running.tsx';
import { Upload } from './upload.tsx';

/**
 * Imports products from a file in steps: upload, mapping, check and import. Lists past imports. The address
 * has the id of the open import.
 */
export function ImportScreen() {
  const [search] = useSearchParams();
  const id = Number(search.get('job') ?? 0);
  return (
    <OwnTexts name="import" messages={messages}>
      {id > 0 ? <OneImport key={id} id={id} /> : <Start />}
    </OwnTexts>
  );
}

function Start() {
  const t = useT();
  return (
    <>
      <h1 className={styles.title}>{t('office.screen_import')}</h1>
      <Upload />
      <p className={styles.exports}>
        {t('import.export')}
        <a href="/catalogue-export/products.csv">{t('import.exportCsv')}</a>
        <a href="/catalogue-export/products.json">{t('import.exportJson')}</a>
      </p>
      <PastImports />
    </>
  );
}

function OneImport({ id }: { readonly id: number }) {
  const t = useT();
  const format = useFormatCount();
  const { data, refetch, dataUpdatedAt } = useImport(id);
  if (data === undefined) return <Waiting />;
  if (!data.ok) return <Failed error={data.error} onRetry={() => void refetch()} />;
  const job = data.value;
  const { state } = job;
  return (
    <>
      <Link className={styles.back} href="/import">
        <Icon name="arrow-left" />
        {t('import.all')}
      </Link>
      <header className={styles.head}>
        <h1>{job.name}</h1>
        <p className={styles.muted} role="status">
          {t(`import.state_${state}`)} ·{' '}
          {t('import.lines', { smart_count: job.lines, count: format(job.lines) })}
        </p>
      </header>
      {state === 'read' && <Mapping key={job.encoding} job={job} />}
      {state === 'planned' && <Plan job={job} />}
      {state !== 'read' && state !== 'planned' && <Running job={job} at={dataUpdatedAt} />}
    </>
  );
}
