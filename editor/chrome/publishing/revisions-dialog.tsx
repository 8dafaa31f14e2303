import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import type { Revision } from '#schemas/api/cms-revisions.ts';
import type { EditDocument } from '#schemas/editing/node.ts';
import { languageName } from '#schemas/languages.ts';
import { ok } from '#schemas/result.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { Empty, Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { type Pages, usePages } from '../dialogs/use-pages.ts';
import { RevisionComparison } from './revision-comparison.tsx';
import styles from './revisions.module.css';
import { useDocumentName } from './use-documents.ts';

interface RevisionsDialogProps extends Closing<never> {
  readonly document: EditDocument;
}

/**
 * Lists the published versions of a document, to compare with the current draft or another version, and to
 * restore.
 */
export function RevisionsDialog({ document, close }: RevisionsDialogProps) {
  const t = useT();
  const { api } = useEditor();
  const nameOf = useDocumentName();
  const [chosen, setChosen] = useState<number | null>(null);
  const revisions = usePages<Revision>(document.key, async (page) => {
    const response = await api.call('revision.list', { document: document.key, page });
    if (!response.ok) return response;
    return ok({ rows: response.value.records, total: response.value.totalRecords });
  });
  const revision = revisions.rows.find(({ id }) => id === chosen);
  return (
    <Dialog
      isOpen
      size="large"
      title={t('publishing.revisionsTitle', { name: nameOf(document) })}
      onClose={() => close()}
    >
      <div className={styles.panes}>
        <RevisionList revisions={revisions} chosen={chosen} onChoose={setChosen} />
        <div className={styles.comparison}>
          {revision ? (
            <RevisionComparison
              key={revision.id}
              document={document}
              revision={revision}
              others={revisions.rows}
              onRestored={() => close()}
            />
          ) : (
            <Empty icon="git-compare" text={t('publishing.chooseRevision')} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface ListProps {
  readonly revisions: Pages<Revision>;
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
}

function RevisionList({ revisions, chosen, onChoose }: ListProps) {
  const t = useT();
  const instant = useFormatInstant();
  const { rows, total, state, error, more, retry } = revisions;
  return (
    <div className={styles.revisions}>
      {rows.length > 0 && (
        <ListBox
          escapeKeyBehavior="none"
          aria-label={t('publishing.revisions')}
          className={styles.list}
          items={rows}
          selectionMode="single"
          selectedKeys={chosen === null ? [] : [chosen]}
          onSelectionChange={(keys) => {
            const [id] = keys;
            if (id !== undefined) onChoose(Number(id));
          }}
        >
          {(revision) => (
            <ListBoxItem
              id={revision.id}
              className={styles.revision}
              textValue={`${instant(revision.createdAt)} ${revision.author}`}
            >
              <RevisionText revision={revision} />
            </ListBoxItem>
          )}
        </ListBox>
      )}
      {state === 'loading' && <Waiting />}
      {state === 'failed' && error && <Failed error={error} onRetry={retry} />}
      {state === 'ready' && rows.length === 0 && (
        <Empty icon="history" text={t('publishing.noRevisions')} />
      )}
      {state === 'ready' && rows.length < total && (
        <Button onPress={more}>{t('publishing.moreRevisions')}</Button>
      )}
    </div>
  );
}

function RevisionText({ revision }: { readonly revision: Revision }) {
  const instant = useFormatInstant();
  const { createdAt, author, note, languages } = revision;
  return (
    <>
      <strong>{instant(createdAt)}</strong>
      <span className={styles.detail}>
        {[author, languages.map((language) => languageName(language)).join(', ')]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
}
