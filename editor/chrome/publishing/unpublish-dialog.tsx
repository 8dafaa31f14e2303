import { useState } from 'react';
import type { EditDocument } from '#schemas/editing/node.ts';
import type { Language } from '#schemas/languages.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import type { Done } from './done-notice.ts';
import { LanguageChoice } from './language-choice.tsx';
import { PlannedAlert } from './planned-alert.tsx';
import styles from './publishing.module.css';
import { isTimeChosen, TimeChoice } from './time-choice.tsx';

interface UnpublishDialogProps extends Closing<Done> {
  readonly document: EditDocument;
}

/** Unpublishes a page in some languages, now or at a given time. Its draft stays. */
export function UnpublishDialog({ document, close }: UnpublishDialogProps) {
  const t = useT();
  const { editing, api } = useEditor();
  const [languages, setLanguages] = useState<readonly Language[]>(document.languages);
  const [at, setAt] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isPending, setPending] = useState(false);
  const unpublish = async () => {
    setPending(true);
    const input = { document: document.key, languages, ...(at && { at }) };
    const response = await api.call('publication.unpublish', input);
    setPending(false);
    if (!response.ok) {
      setError(response.error);
      return;
    }
    editing.open([response.value.document], []);
    close({ at });
  };
  return (
    <Dialog
      isOpen
      title={t('publishing.unpublishTitle')}
      onClose={() => close()}
      actions={
        <>
          <Button autoFocus onPress={() => close()}>
            {t('ui.cancel')}
          </Button>
          <Button
            tone="danger"
            isPending={isPending}
            isDisabled={languages.length === 0 || !isTimeChosen(at)}
            onPress={() => void unpublish()}
          >
            {t('publishing.unpublish')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{t('publishing.unpublishText')}</p>
        {error && <ErrorLine error={error} />}
        <LanguageChoice
          document={document}
          offered={document.languages}
          chosen={languages}
          onChange={setLanguages}
        />
        <TimeChoice at={at} onChange={setAt} />
        <PlannedAlert document={document.key} />
      </div>
    </Dialog>
  );
}
