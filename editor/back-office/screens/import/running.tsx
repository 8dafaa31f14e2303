import { useState } from 'react';
import { ProgressBar } from 'react-aria-components';
import type { ImportJobView } from '#schemas/entities/import-job.ts';
import { localeOf } from '#schemas/languages.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert, Waiting } from '../../../ui/dialogs/states.tsx';
import { useBackOffice } from '../../context.ts';
import { Counts } from './counts.tsx';
import styles from './import.module.css';
import { Problems } from './problems.tsx';
import { useDropImports } from './queries.ts';
import { UndoButton } from './undo-button.tsx';

interface RunningProps {
  readonly job: ImportJobView;
  /** Time of the server's response, in ms since 1970. */
  readonly at: number;
}

/** An import that is running, was stopped, or is finished. */
export function Running({ job, at }: RunningProps) {
  const t = useT();
  const api = useEditorApi();
  const drop = useDropImports();
  const { state, id } = job;
  if (state === 'uploading' || state === 'reading' || state === 'planning') return <Waiting />;
  const step = async (name: 'import.stop' | 'import.run') => {
    await (name === 'import.run'
      ? api.call(name, { id, hash: job.hash ?? '' })
      : api.call(name, { id }));
    await drop();
  };
  const isOver = state === 'done' || state === 'undone';
  return (
    <>
      {state === 'failed' && <Failure job={job} />}
      {!isOver && job.total > 0 && <Progress key={state} job={job} at={at} />}
      {state === 'done' && <Counts counts={job.counts} />}
      {state === 'undone' && <p>{t('import.undone')}</p>}
      <div className={styles.actions}>
        {state === 'running' && (
          <Button onPress={() => void step('import.stop')}>{t('import.stop')}</Button>
        )}
        {(state === 'stopped' || (state === 'failed' && job.startedAt)) && (
          <Button tone="primary" onPress={() => void step('import.run')}>
            {t('import.resume')}
          </Button>
        )}
        {(state === 'done' || state === 'stopped') && <UndoButton job={job} />}
      </div>
      {job.startedAt && <Problems id={id} version={state} />}
    </>
  );
}

/** Errors that concern the file itself. All others are for operators of the server. */
const fileErrors: readonly string[] = ['empty', 'headings', 'quotes', 'unreadable'];

function Failure({ job: { error } }: { readonly job: ImportJobView }) {
  const t = useT();
  const [code = '', ...rest] = (error ?? '').split(' ');
  const value = rest.join(' ');
  return (
    <InlineAlert tone="red">
      {fileErrors.includes(code)
        ? t(`import.file_${code}`, { value })
        : t('import.failed', { value: error ?? '' })}
    </InlineAlert>
  );
}

function Progress({ job, at }: RunningProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const { done, total, state } = job;
  const [first] = useState({ at, done });
  const rate = at > first.at ? ((done - first.done) / (at - first.at)) * 1000 : 0;
  const number = new Intl.NumberFormat(localeOf(uiLanguage), { maximumFractionDigits: 0 });
  const isMoving = state === 'running' && rate > 0;
  return (
    <ProgressBar
      value={done}
      maxValue={total}
      aria-label={t('import.progress')}
      className={styles.bar}
    >
      {({ percentage = 0 }) => (
        <>
          <div className={styles.track}>
            <div className={styles.fill} style={{ inlineSize: `${percentage}%` }} />
          </div>
          <p className={styles.muted}>
            {t('import.doneOf', { done: number.format(done), total: number.format(total) })}
            {isMoving && ` · ${t('import.rate', { rate: number.format(rate) })}`}
            {isMoving &&
              ` · ${t('import.left', { seconds: number.format((total - done) / rate) })}`}
          </p>
        </>
      )}
    </ProgressBar>
  );
}
