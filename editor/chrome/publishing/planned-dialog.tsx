import { useState } from 'react';
import type { Publication } from '#schemas/api/cms-publications.ts';
import type { EditDocument } from '#schemas/editing/node.ts';
import { languageName } from '#schemas/languages.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { Empty, ErrorLine, Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { useLoad } from '../dialogs/use-load.ts';
import styles from './publishing.module.css';

interface PlannedDialogProps extends Closing<never> {
  readonly document: EditDocument;
}

/** Lists scheduled publications of a document, which can be cancelled, and the results of earlier ones. */
export function PlannedDialog({ document, close }: PlannedDialogProps) {
  const t = useT();
  const { api, editing } = useEditor();
  const [error, setError] = useState<AppError | null>(null);
  const { found, retry, replace } = useLoad(document.key, () =>
    api.call('publication.list', { document: document.key }),
  );
  const cancel = async (id: number) => {
    const response = await api.call('publication.cancel', { id });
    setError(response.ok ? null : response.error);
    if (!response.ok || found.state !== 'ready') return;
    const left = found.value.filter((each) => each.id !== id);
    replace(left);
    const due = left.flatMap(({ doneAt, dueAt }) => (doneAt ? [] : [dueAt]));
    const known = editing.documents.get(document.key) ?? document;
    editing.open([{ ...known, plannedAt: due.toSorted()[0] ?? null }], []);
  };
  return (
    <Dialog isOpen title={t('publishing.plannedTitle')} onClose={() => close()}>
      <div className={styles.stack}>
        {error && <ErrorLine error={error} />}
        {found.state === 'loading' && <Waiting />}
        {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
        {found.state === 'ready' && found.value.length === 0 && (
          <Empty icon="calendar-clock" text={t('publishing.nonePlanned')} />
        )}
        {found.state === 'ready' && found.value.length > 0 && (
          <ul className={styles.rows}>
            {found.value.map((publication) => (
              <PublicationRow
                key={publication.id}
                publication={publication}
                onCancel={() => void cancel(publication.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

interface RowProps {
  readonly publication: Publication;
  readonly onCancel: () => void;
}

function PublicationRow({ publication, onCancel }: RowProps) {
  const t = useT();
  const instant = useFormatInstant();
  const { action, languages, dueAt, author, doneAt, error } = publication;
  return (
    <li className={styles.row}>
      <span className={styles.main}>
        <strong>{t(`publishing.action_${action}`)}</strong>
        <span>{languages.map((language) => languageName(language)).join(', ')}</span>
      </span>
      <span className={styles.detail}>
        {doneAt && !error
          ? t('publishing.doneAt', { when: instant(doneAt) })
          : t('publishing.dueAt', { when: instant(dueAt) })}
        {' · '}
        {author}
      </span>
      {error && <span className={styles.error}>{t(`errors.${error}`)}</span>}
      {!doneAt && !error && <Button onPress={onCancel}>{t('publishing.cancelPlan')}</Button>}
    </li>
  );
}
